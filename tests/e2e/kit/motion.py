"""What moves: every animation that the page starts by script is noted."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page

LONGEST: Final = 600  # milliseconds, delays included

WATCH: Final = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const animation = animate.call(this, frames, timing);
  queueMicrotask(() => window.moved.push([animation.id, timing.duration + (timing.delay ?? 0)]));
  return animation;
};
window.started = [];
addEventListener('animationstart', (event) => {
  const all = event.target.getAnimations({ subtree: true });
  for (const { animationName, effect } of all) {
    const { duration, iterations } = effect.getTiming();
    if (animationName === event.animationName && iterations < 99) window.started.push(duration * iterations);
  }
}, true);
"""

# before anything else can happen
SKIP: Final = """() => {
  window.left = [];
  const flying = () => document.querySelectorAll('[data-flies]').length;
  new MutationObserver(async (_, observer) => {
    if (!flying()) return;
    observer.disconnect();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    for (let k = 0; k < 9; k += 1) await null;
    window.left.push(flying());
  }).observe(document.body, { childList: true });
}"""


class Moved(NamedTuple):
    part: str
    milliseconds: float


def watched(page: Page) -> list[Moved]:
    """What has moved since the page was opened; needs `WATCH` as its first script."""
    return [Moved(*one) for one in page.evaluate("window.moved")]


def started(page: Page) -> list[float]:
    """Milliseconds of the animations that style sheets have started, except those without an end."""
    return [float(one) for one in page.evaluate("window.started")]


def skip_flight(page: Page) -> None:
    """Press a key as soon as parts fly; `left_flying` tells what it left in the air."""
    page.evaluate(SKIP)


def left_flying(page: Page) -> list[int]:
    """Empty if nothing has flown since `skip_flight`."""
    found: list[int] = page.evaluate("window.left")
    return found


def assert_brief(moved: list[Moved]) -> None:
    assert moved
    assert max(one.milliseconds for one in moved) <= LONGEST
