"""Whole games of Rampage in the browser, and looking back at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import violations
from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import (
    AT_ONCE,
    CRAWL,
    SMALL,
    aims,
    assert_same_rest,
    at_rest,
    city,
    code,
    counted,
    introduce,
    play,
    sit,
    to_act,
)

BRISK: dict[str, Any] = {"stallTurns": 1}  # over soon after the first turn without a Floor


def test_a_whole_game_against_the_planner(visit: Visit, ask: Callable[..., Any]) -> None:
    page = sit(visit, ask, bot="planner", **BRISK)[0]
    play([page], 280)
    counted(page, 2)
    assert_same_rest(ask, page)


def test_two_people_and_two_bots_in_two_browsers(visit: Visit, ask: Callable[..., Any]) -> None:
    """To the end, with the same city and the same count for both."""
    pages = sit(visit, ask, people=2, seats=4, **BRISK)
    play(pages, 400)
    for page in pages:
        counted(page, 4)
        assert_same_rest(ask, page)


def test_a_team_in_the_big_city(visit: Visit, ask: Callable[..., Any]) -> None:
    """Two boards, two teams of three: the own team stands apart, and every Monster has its screen."""
    page = sit(visit, ask, seats=6, bigCity=True, teamSize=3, **BRISK)[0]
    introduce(page)
    expect(page.get_by_role("group", name="Team 1")).to_contain_text("Your team")
    expect(page.locator(".screen")).to_have_count(6)
    assert_same_rest(ask, page)


def test_a_replay_scrubs_through_a_film(visit: Visit, ask: Callable[..., Any]) -> None:
    """A step forward shows its film, which can be scrubbed; a jump shows how everything rests."""
    page = sit(visit, ask, noise="off", babyMonsters=True)[0]
    introduce(page)
    to_act(page)
    page.keyboard.press("4")
    aims(page, "breath")
    page.keyboard.press("Enter")
    to_act(page)
    replay = ask(f"/tables/{code(page)}/replay?seat=-2&from=0&to=100")
    filmed = next(event["version"] for event in replay["events"] if shows_a_film(event["view"]))
    past = visit(f"/t/{code(page)}/replay#v={filmed - 1}&seat=-2", reduced_motion="no-preference", **SMALL)
    at_rest(past).evaluate(CRAWL)
    past.get_by_role("button", name="One step forward").click()
    expect(city(past)).to_have_attribute("data-film", "playing")
    past.get_by_role("group", name="Film of the last action").get_by_role("slider").fill("500")
    expect(city(past)).to_have_attribute("data-film", "playing")
    past.get_by_role("button", name="Skip").click()
    city(past).evaluate(AT_ONCE)
    assert_same_rest(ask, past)


def shows_a_film(view: dict[str, Any]) -> bool:
    return bool(view["shot"] and view["shot"]["act"] and view["shot"]["film"])


def test_the_table_is_accessible(visit: Visit, ask: Callable[..., Any]) -> None:
    """While an action is chosen, while it is aimed, in both languages and on a phone; the table is there in words."""
    for lang, more in (("en", SMALL), ("de", {"viewport": PHONE})):
        page = sit(visit, ask, babyMonsters=True, more={**more, "lang": lang})[0]
        introduce(page)
        to_act(page)
        assert violations(page) == []
        words = page.locator(".ledger dl")
        expect(words).to_contain_text("Harbour" if lang == "en" else "Hafen")
        expect(words).to_contain_text("the bus" if lang == "en" else "Bus")
        page.keyboard.press("1")
        aims(page, "flick")
        assert violations(page) == []
