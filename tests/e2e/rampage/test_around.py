"""Beside the city: names under the pointer, the Runaway board, screens, and Stomachs that open at the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.rampage.player import asks, at_rest, city, on_screen
from tests.e2e.rampage.situation import Lay, situation
from tests.games.rampage.table import City
from tests.games.rampage.test_end import ended

__all__ = ["situation"]
MOVES = {"reduced_motion": "no-preference"}
# which screens are down, whenever that changes, until all of them are
OPENING = """(city) => new Promise((done) => {
  const seen = [];
  const look = () => {
    const { open } = city.city.stage.around.beside();
    if (String(open) !== String(seen.at(-1))) seen.push(open);
    if (open.every(Boolean)) done(seen);
    else requestAnimationFrame(look);
  };
  look();
})"""
BESIDE = "(city) => city.city.stage.around.beside()"


def test_a_pointer_that_rests_on_a_building_or_the_ground_is_told_its_name(situation: Lay) -> None:
    page = situation(City()).pages["Ann"]
    for spot, name in (((0, 0, 2), "the Stadium"), ((0, -25, 0), "Boardwalk")):
        page.mouse.move(*on_screen(page, *spot))
        expect(city(page).locator(".label")).to_have_text(name)
    page.mouse.move(5, 5)
    expect(city(page).locator(".label")).to_have_count(0)


def test_what_is_known_stands_beside_the_city(situation: Lay) -> None:
    """The own Stomach and the runaways, and not the Stomach of another player."""
    t = City().eaten(Ann="red 2, blue 1", Ben="yellow 4").fled("gray 3, black 1")
    page = situation(t, viewport={"width": 1150, "height": 700}).pages["Ann"]
    assert at_rest(page).evaluate(BESIDE) == {"meeples": [1, 0, 1, 0, 3, 2], "floors": 0, "open": [False, False]}


def test_stomachs_open_one_after_the_other_and_then_the_winner_is_seen(situation: Lay) -> None:
    t = ended(City("Ann Ben").cards(Ann="seer").eaten(Ann="green 1", Ben="red 2"))
    page = situation(t, **MOVES).pages["Ann"]
    asks(page, "lookahead")
    page.keyboard.press("1")
    expect(page.locator("[data-over]")).to_be_visible()
    opened = at_rest(page).evaluate(OPENING)
    assert opened[-1] == [True, True]
    assert len(opened) > 1
    expect(page.get_by_role("button", name="From above")).to_be_hidden()  # it would lie over the Stomachs
    assert at_rest(page).evaluate(BESIDE)["meeples"] == [0, 1, 0, 0, 0, 2]
    expect(page.get_by_role("heading", name="RAMPAGE!")).to_be_visible()
