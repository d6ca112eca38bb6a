"""Measurements of a page: what sticks out, is cut off, out of sight, too small to hit or read, and rival keys."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page, ViewportSize

from tests.e2e.kit.table import painted

VIEWPORTS: Final[tuple[tuple[int, int], ...]] = (
    (320, 568),
    (390, 844),
    (844, 390),
    (720, 450),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
)
TOUCH: Final = 40
SMALLEST: Final = 11

MEASURE: Final = """([touch, smallest, most]) => {
  const seen = (one) => {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.opacity !== '0';
  };
  const name = (one) => (one.getAttribute('aria-label') || one.textContent || one.className).trim().slice(0, 40);
  const inside = (one) => {
    const box = one.getBoundingClientRect();
    const x = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const y = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (x <= 0 || y <= 0 || x * y < 0.5 * box.width * box.height) return false;
    const at = document.elementFromPoint(
      (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2);
    return !!at && (one.contains(at) || at.contains(one) || at.closest('button') === one);
  };
  const main = document.querySelector('main') ?? document.body;
  const wide = [...document.querySelectorAll('body *')].filter((one) => {
    if (!seen(one) || one.closest('svg') || one.getBoundingClientRect().right <= innerWidth + 1) return false;
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowX !== 'visible') return false;
    }
    return true;
  });
  const buttons = [...document.querySelectorAll('button:not(:disabled), [role=button]')].filter(seen);
  const options = [...main.querySelectorAll('[data-option]:not(:disabled)')].filter(seen);
  const keys = [...main.querySelectorAll('[data-confirm]:not(:disabled)')].filter(seen);
  const small = buttons.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) < touch - 0.5 && getComputedStyle(one).display !== 'inline';
  });
  const loud = [...main.querySelectorAll('.button.loud:not(:disabled)')].filter(seen);
  const tiny = [...document.querySelectorAll('body *')].filter((one) =>
    seen(one) && !one.closest('svg') && parseFloat(getComputedStyle(one).fontSize) < smallest - 0.01 &&
    [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  const texts = (one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) found.push(walker.currentNode);
    return found.filter(({ parentElement: by }) => by.checkVisibility() && seen(by) && !by.closest('.sr-only, svg'));
  };
  const rects = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((box) => box.width > 1);
  };
  // words that leave their button
  const spilt = buttons.filter((one) => one.checkVisibility()).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    // signs on a card may hang over its lower edge, and a line of the poster font is higher than its letters
    const high = one.matches('.button');
    const out = (box) => box.left < left - 1 || box.right > right + 1 ||
      (high && (box.top < top - 4 || box.bottom > bottom + 4));
    const clips = (node) => {
      for (let up = node.parentElement; up && up !== one; up = up.parentElement) {
        if (getComputedStyle(up).overflowX !== 'visible' || getComputedStyle(up).rotate !== 'none') return true;
      }
      return false;
    };
    return texts(one).some((node) => !clips(node) && rects(node, 0, node.length).some(out));
  });
  // words that are broken where no hyphen says so
  const broken = texts(main).filter((node) => !node.parentElement.closest('[aria-hidden=true], code, .face') &&
    getComputedStyle(node.parentElement).hyphens !== 'auto')
    .flatMap((node) => [...node.data.matchAll(/[\\p{Script=Latin}\\d!?.\\u00ad]+/gu)].filter((word) =>
      !word[0].includes('\\u00ad') &&
      new Set(rects(node, word.index, word.index + word[0].length).map((box) => Math.round(box.top))).size > 1)
    .map((word) => word[0]));
  // words beyond an edge of the screen, where nothing scrolls sideways
  const sweeps = (node) => {
    for (let up = node.parentElement; up; up = up.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    }
    return false;
  };
  const cut = texts(main).filter((node) => !sweeps(node) && !node.parentElement.closest('[aria-hidden=true]') &&
    rects(node, 0, node.length).some((box) => box.right > innerWidth + 1 || box.left < -1));
  return {
    sideways: document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} px`] : [],
    wide: wide.slice(0, 4).map(name),
    hidden: options.length && !options.some(inside) ? options.slice(0, 3).map(name) : [],
    key: keys.length && !keys.some(inside) ? keys.slice(0, 2).map(name) : [],
    small: small.slice(0, 6).map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${name(one)} ${Math.round(width)}x${Math.round(height)}`;
    }),
    spilt: spilt.slice(0, 4).map(name),
    broken: broken.slice(0, 4),
    cut: cut.slice(0, 4).map((node) => node.data.trim().slice(0, 40)),
    loud: loud.length > most ? loud.map(name) : [],
    tiny: tiny.slice(0, 4).map((one) => `${name(one)} .${one.className} ${getComputedStyle(one).fontSize}`),
    seen: [`${options.filter(inside).length} of ${options.length}`],
  };
}"""


class Measured(NamedTuple):
    """What is wrong with a page at one size, by kind; `seen` counts the options in sight."""

    size: tuple[int, int]
    faults: dict[str, list[str]]
    seen: str

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}: {self.faults}"


def measured(page: Page, size: tuple[int, int], loud: int = 1) -> Measured:
    """`loud`: how many red buttons there may be."""
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=size)
    painted(page)
    found: dict[str, list[str]] = page.evaluate(MEASURE, [TOUCH, SMALLEST, loud])
    seen = found.pop("seen")[0]
    return Measured(size, {kind: faults for kind, faults in found.items() if faults}, seen)
