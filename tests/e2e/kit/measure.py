"""Measurements of a page: what sticks out, is out of sight, too small to hit or to read, and rival red buttons."""

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

MEASURE: Final = """([touch, smallest]) => {
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
  return {
    sideways: document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} px`] : [],
    wide: wide.slice(0, 4).map(name),
    hidden: options.length && !options.some(inside) ? options.slice(0, 3).map(name) : [],
    key: keys.length && !keys.some(inside) ? keys.slice(0, 2).map(name) : [],
    small: small.slice(0, 6).map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${name(one)} ${Math.round(width)}x${Math.round(height)}`;
    }),
    loud: loud.length > 1 ? loud.map(name) : [],
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


def measured(page: Page, size: tuple[int, int]) -> Measured:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=size)
    painted(page)
    found: dict[str, list[str]] = page.evaluate(MEASURE, [TOUCH, SMALLEST])
    seen = found.pop("seen")[0]
    return Measured(size, {kind: faults for kind, faults in found.items() if faults}, seen)
