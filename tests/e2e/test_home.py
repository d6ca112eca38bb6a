"""The home page and the lobby on small screens: the first button is in sight, whole, and covers no other."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.kit.games import FEATURED
from tests.e2e.kit.table import painted
from tests.e2e.kit.visitors import Visit

SMALL: Final[tuple[ViewportSize, ...]] = (
    {"width": 390, "height": 844},
    {"width": 320, "height": 568},
    {"width": 844, "height": 390},
    {"width": 667, "height": 375},
)
# buttons whose words stick out, and buttons that lie on one another
SQUEEZED: Final = """(all) => {
  const range = document.createRange();
  const boxes = all.map((one) => one.getBoundingClientRect());
  const words = all.map((one) => (range.selectNodeContents(one), range.getBoundingClientRect()));
  return all.filter((_, k) => {
    const [box, text] = [boxes[k], words[k]];
    const apart = (other) => other.right <= box.left || other.left >= box.right || other.bottom <= box.top
      || other.top >= box.bottom;
    return text.left < box.left || text.right > box.right || boxes.some((other, n) => n !== k && !apart(other));
  }).map((one) => one.textContent.trim());
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", SMALL, ids=lambda one: f"{one['width']}x{one['height']}")
def test_the_buttons_of_the_first_picture_are_whole(visit: Visit, lang: str, size: Any) -> None:
    page = visit("/", lang=lang, viewport=size, has_touch=True)
    buttons = page.locator(".hero .button")
    expect(buttons).to_have_count(3)
    expect(buttons.first).to_be_enabled()
    painted(page)
    assert buttons.evaluate_all(SQUEEZED) == []
    if size["width"] > size["height"]:
        expect(buttons.first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_table_can_be_started_from_a_phone_held_sideways(visit: Visit, lang: str) -> None:
    page = visit(f"/new/{FEATURED}", lang=lang, viewport=SMALL[2], has_touch=True)
    page.locator("form .poster").click()
    start = page.locator("[data-confirm]")
    expect(start).to_be_in_viewport(ratio=1)
