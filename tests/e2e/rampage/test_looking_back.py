"""Looking back at a game of Rampage that is still played, and scrubbing through a film."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.kit.table import asked
from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import aims, at_rest, button, city, introduce, sit, to_act

MOVES: dict[str, Any] = {"reduced_motion": "no-preference", "viewport": {"width": 1150, "height": 600}}


def test_looking_back_during_a_game_shows_the_city_and_returns(visit: Visit, ask: Callable[..., Any]) -> None:
    page = sit(visit, ask, noise="off", more=MOVES)[0]
    introduce(page)
    to_act(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    expect(page.locator("section input[type=range]")).to_be_visible()
    expect(city(page)).to_have_attribute("data-resting", "yes", timeout=15_000)
    page.keyboard.press("Escape")
    expect(asked(page)).to_be_visible()
    at_rest(page)


def test_a_film_goes_on_after_it_was_scrubbed(visit: Visit, ask: Callable[..., Any]) -> None:
    page = sit(visit, ask, noise="off", babyMonsters=True, more=MOVES)[0]
    introduce(page)
    to_act(page)
    button(page, "^Breathe").click()
    aims(page, "breath")
    at_rest(page).evaluate("(city) => { city.city.projector.speed = 0.05; }")
    page.keyboard.press("Enter")
    expect(city(page)).to_have_attribute("data-film", "playing")
    moment = page.get_by_role("slider", name="Moment of the film")
    moment.focus()
    moment.press("Home")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    moment.press("End")
    to_act(page)


def test_a_link_leads_another_person_to_the_same_moment(visit: Visit, ask: Callable[..., Any]) -> None:
    shares = {**MOVES, "permissions": ["clipboard-read", "clipboard-write"]}
    page = sit(visit, ask, noise="off", babyMonsters=True, more=shares)[0]
    to_act(page)
    button(page, "^Breathe").click()
    aims(page, "breath")
    page.keyboard.press("Enter")
    to_act(page)
    at_rest(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    moment = page.locator("section input[type=range]")
    moment.press("End")
    expect(city(page)).not_to_have_attribute("data-shot", "0")
    shot = city(page).get_attribute("data-shot") or ""
    now = moment.input_value()
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    other = visit(page.evaluate("navigator.clipboard.readText()"), **MOVES)
    expect(other.locator("section input[type=range]")).to_have_value(now)
    expect(city(other)).to_have_attribute("data-shot", shot)
    same = "(city) => city.poses().map((pose) => pose && pose.map((one) => Math.round(one * 100)))"
    assert at_rest(other).evaluate(same) == at_rest(page).evaluate(same)
