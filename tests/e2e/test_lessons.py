"""Guided games in the browser: a newcomer presses what the coach points at, and wins the last decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from roarhouse.core.lessons.files import lesson_paths
from tests.e2e.kit.games import FEATURED, GAMES
from tests.e2e.kit.lessons import check_bubble, coach, follow_lesson, go_on, kind, obey, until_coached
from tests.e2e.kit.screens import DESKTOP, PHONE
from tests.e2e.kit.table import asked, painted, play_now, version, violations
from tests.e2e.kit.visitors import Seated, Visit

ALL = [(game, name) for game in GAMES for name in lesson_paths(game)]
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
WAYS: dict[str, tuple[str, dict[str, Any], bool]] = {
    "desk, English, mouse": ("en", {"viewport": DESKTOP}, False),
    "desk, German, keyboard": ("de", {"viewport": DESKTOP}, True),
    "phone, German, touch": ("de", {"viewport": PHONE, "has_touch": True}, False),
    "phone, English, keyboard": ("en", {"viewport": PHONE}, True),
    "phone held sideways, English": ("en", SIDEWAYS, False),
}


def begin(visit: Visit, ask: Callable[..., Any], game: str, lesson: str, **look: Any) -> Page:
    made = ask(f"/games/{game}/lessons/{lesson}", {"name": "Momo"})
    held = next(one for one in made["seats"] if one["secret"])
    return visit(f"/t/{made['table']}#seat={held['seat']}&s={held['secret']}", **look)


@pytest.mark.slow
@pytest.mark.core
def test_a_newcomer_is_shown_how_and_then_plays(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Show me how (2 min)").first.click()
    follow_lesson(page)
    assert violations(page) == []
    page.get_by_test_id("coach-play").click()
    expect(asked(page)).to_be_visible()
    expect(coach(page)).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now", exact=True).first).to_be_enabled()


@pytest.mark.core
def test_a_player_who_declined_the_lesson_finds_all_of_them_listed(visit: Visit) -> None:
    page = visit("/")
    folds = page.locator("details", has=page.get_by_text("lesson", exact=False))
    expect(folds).to_have_count(len(GAMES))
    folds.first.locator("summary").click()
    assert violations(page) == []
    folds.first.get_by_role("button").last.click()
    until_coached(page)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_lesson_is_followed_to_its_cheer(
    visit: Visit, ask: Callable[..., Any], game: str, lesson: str, way: str
) -> None:
    lang, look, keys = WAYS[way]
    page = begin(visit, ask, game, lesson, lang=lang, **look)
    until_coached(page)
    assert violations(page) == []
    follow_lesson(page, keys)
    assert violations(page) == []


SMALL = [ViewportSize(width=width, height=height) for width, height in ((320, 568), (390, 844), (844, 390))]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_offer_of_the_first_lesson_can_be_read_on_a_small_screen(visit: Visit, lang: str) -> None:
    page = visit("/", lang=lang, viewport=SMALL[0], has_touch=True)
    ways = page.locator(".hero .button")
    expect(ways).to_have_count(3)
    for size in SMALL:
        page.set_viewport_size(size)
        painted(page)
        cut = ways.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length")
        assert cut == 0, size


def test_no_bubble_is_passed_over_after_a_step_that_comes_again(visit: Visit, ask: Callable[..., Any]) -> None:
    """The bites of a meal are steps of the same kind; the bubble waits until the last one is eaten."""
    page = begin(visit, ask, "rampage", "03-meals-and-runaways")
    assert until_coached(page) == "do"
    expect(coach(page)).to_contain_text("1 of 2")
    obey(page, keys=False)
    assert until_coached(page) == "say"
    expect(coach(page)).to_contain_text("Six colours make a set")
    expect(coach(page)).to_contain_text("1 of 2")
    go_on(page, keys=True)
    expect(coach(page)).to_contain_text("Runaway board")


def other_choice(page: Page) -> None:
    """Press the card that the first lesson of the featured game does not ask for."""
    page.locator('[data-part="pack:0"]').click()
    page.locator('[data-part="take"]').click()
    expect(coach(page)).to_have_attribute("data-kind", "reply")


def test_another_move_is_answered_and_can_be_made(visit: Visit, ask: Callable[..., Any]) -> None:
    page = begin(visit, ask, FEATURED, "01-first-city")
    until_coached(page)
    go_on(page, keys=True)
    before = version(page)
    other_choice(page)
    painted(page)
    assert version(page) == before, "it is answered before it is made"
    page.get_by_test_id("coach-rethink").click()
    assert until_coached(page) == "do"
    other_choice(page)
    page.get_by_test_id("coach-insist").click()
    expect(page.get_by_test_id("coach").filter(has_text="You have left the lesson")).to_be_visible()
    page.get_by_role("button", name="Start the lesson again").click()
    expect(coach(page).filter(has_text="I am your Monster")).to_be_visible()


def test_a_lesson_goes_on_after_a_reload_and_from_the_home_page(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Show me how (2 min)").first.click()
    until_coached(page)
    go_on(page, keys=False)
    obey(page, keys=False)
    until_coached(page)
    text = str(coach(page).text_content())
    page.reload()
    until_coached(page)
    expect(coach(page)).to_have_text(text)
    check_bubble(page)
    page.goto("/")
    page.get_by_role("button", name="Show me how (2 min)").first.click()
    until_coached(page)
    expect(coach(page)).to_have_text(text)


def test_the_coach_can_be_hidden_and_the_lesson_skipped(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Show me how (2 min)").first.click()
    until_coached(page)
    page.keyboard.press("Escape")
    expect(coach(page)).to_have_count(0)
    page.get_by_role("button", name="Show the coach").click()
    assert kind(page) == "say"
    page.get_by_test_id("coach-skip").click()
    expect(asked(page)).to_have_text("Take one Katakana card; 3 are in the pack.")
    expect(coach(page)).to_have_count(0)


# -- the goal and first-time hints -----------------------------------------------------------------------------------

HINTS = {"hints": True}  # off for other visitors, so that their tables have the same size at every visit


def hint(page: Page) -> Locator:
    return page.get_by_test_id("hint")


@pytest.mark.slow
@pytest.mark.core
def test_a_question_is_explained_once_and_the_goal_always(visit: Visit) -> None:
    page = visit("/", prefers=HINTS)
    play_now(page)
    expect(hint(page)).to_contain_text("Pick one card, pass the rest on.")
    expect(page.get_by_text("Most points after 18 cities.").first).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Close this hint").click()
    expect(hint(page)).to_have_count(0)
    page.reload()
    expect(asked(page)).to_be_visible()
    expect(hint(page)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    for _ in range(2):  # off, and on again
        page.get_by_label("First-time hints").click()
    page.reload()
    expect(hint(page)).to_contain_text("Pick one card, pass the rest on.")


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_is_one_press_away_on_a_phone(visit: Visit, seated: Seated, game: str) -> None:
    page = visit(seated(game, 2)[0], lang="de", viewport=PHONE, has_touch=True, prefers=HINTS)
    expect(asked(page)).to_be_visible()
    page.get_by_role("button", name="Das Ziel des Spiels").tap()
    expect(page.locator("[popover]:popover-open")).to_be_visible()
    page.locator("h1").tap()
    assert violations(page) == []
