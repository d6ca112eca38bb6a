"""How many clicks a turn of Rampage takes when nothing needs deciding, and meals that eat themselves."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.kit.table import beyond, version
from tests.e2e.rampage.player import asks, at_rest, button, to_act
from tests.e2e.rampage.situation import Lay, situation
from tests.games.rampage.table import City
from tests.games.rampage.test_chow import PARK, in_park

__all__ = ["situation"]

MOST = 5
COUNT = "() => { window.clicks = 0; addEventListener('click', (e) => { clicks += e.isTrusted; }, true); }"


def shoot(page: Page, action: str, kind: str) -> None:
    before = version(page)
    button(page, f"^{action}").click()
    fire = page.locator(f"[data-aim={kind}] .fire")
    fire.click()
    beyond(page, before + 1)
    at_rest(page)


def test_a_turn_takes_at_most_five_clicks(situation: Lay) -> None:
    """A Move and a Demolish as they are offered, and a meal: chosen, fired, chosen, fired, eaten."""
    page = situation(City(noise="off")).pages["Ann"]
    to_act(page)
    at_rest(page)
    page.evaluate(COUNT)
    turn = page.locator(".rampage").get_attribute("data-turn")
    shoot(page, "Move", "flick")
    to_act(page)
    shoot(page, "Demolish", "drop")
    expect(page.locator(f"[data-eat-best], .rampage:not([data-turn='{turn}'])").first).to_be_visible()
    if page.locator("[data-eat-best]").count():
        page.locator("[data-eat-best]").click()
    expect(page.locator(f".rampage:not([data-turn='{turn}'])")).to_be_visible()
    assert 4 <= page.evaluate("clicks") <= MOST


def test_the_best_meal_is_shown_and_eaten_with_one_click(situation: Lay) -> None:
    """Among people the place is asked for; one click sits down and eats what was shown."""
    t, found = in_park(4)
    table = situation(t.eaten(Ann="red 2").teeth(Ann=0).passes("Ann"), "Ann Ben")
    page = table.pages["Ann"]
    asks(page, "bite")
    best = page.locator("[data-eat-best]")
    expect(best).to_contain_text("Soldier")
    best.click()
    expect(page.locator("[data-step=bite]")).to_have_count(0)
    eaten = [choice["meeple"] for seat, choice in table.chosen() if seat == 0 and choice["do"] == "eat"]
    assert len(eaten) == 2
    assert set(eaten) < set(found[1:])


def test_a_meal_that_fits_eats_itself(situation: Lay) -> None:
    """The Teeth suffice for all: nothing is asked after the place."""
    t, found = in_park(3)
    table = situation(t.passes("Ann"), "Ann Ben")
    page = table.pages["Ann"]
    asks(page, "bite")
    page.get_by_role("main").get_by_role("button", name="Eat in").first.click()
    expect(page.locator("[data-step=bite]")).to_have_count(0)
    eaten = [choice["meeple"] for _, choice in table.chosen() if choice["do"] == "eat"]
    assert sorted(eaten) == sorted(found)
    assert table.chosen()[0][1].items() >= {"do": "dine", "how": "here", "zone": PARK}.items()
