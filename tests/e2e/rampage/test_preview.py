"""What the aim promises: Paws stop in the zone that was shown, beside the building that was suggested."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.rampage.player import aims, at_rest, button, city, to_act
from tests.e2e.rampage.situation import Lay, situation
from tests.games.rampage.table import City

__all__ = ["situation"]

PAWS = 23  # of the first Monster
ZONE = "(city) => { const { zone } = city.city.hand.aims; return [zone.position.x, zone.position.y, zone.scale.x]; }"
AT = "(city, piece) => city.poses()[piece]"


def test_paws_stop_in_the_zone_that_was_shown(situation: Lay) -> None:
    """And the suggested strength brings them to the Sidewalk of the next tower."""
    page = situation(City(noise="off")).pages["Ann"]
    to_act(page)
    button(page, "^Move").click()
    aims(page, "flick")
    x, y, wide = at_rest(page).evaluate(ZONE)
    page.locator(".fire").click()
    to_act(page)
    at_rest(page)
    u, v = city(page).evaluate(AT, PAWS)[:2]
    assert ((u - x) ** 2 + (v - y) ** 2) ** 0.5 < wide
    expect(button(page, "^Demolish")).to_contain_text("tower")
