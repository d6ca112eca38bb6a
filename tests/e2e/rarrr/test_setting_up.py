"""Setting up on a desk, with the hint of a first game above: the cards are seen with their icons, and whole."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.kit.table import answer, asked, painted, phase, until_asked
from tests.e2e.kit.visitors import Seated, Visit

DESKS: Final[tuple[ViewportSize, ...]] = (
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 1920, "height": 1080},
)
COVERED: Final = """([parts, edge]) => {
  const end = edge ? document.querySelector(edge).getBoundingClientRect().top : innerHeight;
  return [...document.querySelectorAll(parts)].filter((one) => one.getBoundingClientRect().bottom > end)
    .map((one) => `${one.className.baseVal ?? one.className} ${one.getBoundingClientRect().bottom} > ${end}`);
}"""


def covered(page: Page, parts: str, edge: str = "") -> dict[str, list[str]]:
    """What reaches below the edge, by the size of the screen."""
    found = {}
    for size in DESKS:
        page.set_viewport_size(size)
        painted(page)
        if below := page.evaluate(COVERED, [parts, edge]):
            found[f"{size['width']}x{size['height']}"] = below
    return found


def test_every_card_and_the_name_are_whole(visit: Visit, seated: Seated) -> None:
    page = visit(seated("rarrr", 4)[0], prefers={"hints": True, "explain": False}, viewport=DESKS[0])
    expect(asked(page)).to_be_visible()
    page.get_by_role("complementary", name="Log").get_by_role("button", name="Close").click()
    seen: dict[str, dict[str, list[str]]] = {}
    while (now := phase(page)) in ("katakana", "keep", "name"):
        edge = "" if now == "name" else ".foot"
        parts = ".builder [data-confirm], .builder .art svg" if now == "name" else ".katakana .signs"
        seen[now] = seen.get(now, {}) | covered(page, parts, edge)
        answer(page)
        until_asked(page)
    assert seen == {"katakana": {}, "keep": {}, "name": {}}
