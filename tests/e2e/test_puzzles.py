"""Puzzles in the browser: found from the home page, judged at the real table, and marked as solved on the device."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from roarhouse.core.find import game_names
from roarhouse.core.studies.puzzles import Puzzle, puzzles_of
from roarhouse.core.studies.tricks import tricks_of
from tests.e2e.kit.screens import DESKTOP, PHONE
from tests.e2e.kit.table import asked, violations
from tests.e2e.kit.visitors import Visit

ALL = [one for game in game_names() for one in puzzles_of(game)]
GAME = "rarrr"
PASSED = next(one for one in puzzles_of(GAME) if one.solution["do"] == "pass")
PLAYED = next(one for one in puzzles_of("pikit") if one.solution["do"] == "play")


def study(page: Page) -> Locator:
    return page.get_by_test_id("study")


def open_puzzle(visit: Visit, puzzle: Puzzle, lang: str = "en", **look: object) -> Page:
    page = visit(f"/puzzles/{puzzle.id.partition('-')[0]}/{puzzle.id}", lang=lang, **look)
    expect(study(page)).to_be_visible()
    expect(asked(page)).to_be_visible()
    return page


@pytest.mark.slow
@pytest.mark.core
def test_a_puzzle_is_found_solved_and_marked(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("today").get_by_role("link", name="Puzzles and practice").click()
    tile = page.get_by_role("region", name="RARRR!!").get_by_role("link", name=f"Puzzle {number(PASSED)}", exact=True)
    tile.click()
    expect(study(page)).to_contain_text("Find the best choice!")
    passing = page.locator("[data-part^='pass']")
    passing.click()
    expect(passing).to_contain_text("Press again")  # a bid is possible
    passing.click()
    expect(study(page)).to_have_attribute("data-solved", "true")
    assert violations(page) == []
    page.get_by_test_id("next-puzzle").click()
    expect(study(page)).to_contain_text(f"Puzzle {number(PASSED) + 1}")
    page.goto("/puzzles")
    expect(page.get_by_role("link", name=f"Puzzle {number(PASSED)}, solved", exact=True)).to_be_visible()
    assert violations(page) == []


def number(puzzle: Puzzle) -> int:
    """Its place in the list of its game, as players count."""
    return puzzles_of(puzzle.id.partition("-")[0]).index(puzzle) + 1


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE)])
def test_another_choice_is_judged_and_the_solution_can_be_shown(visit: Visit, lang: str, size: object) -> None:
    page = open_puzzle(visit, PLAYED, lang, viewport=size)
    page.get_by_role("button", name={"en": "Play no more", "de": "Keine Karten mehr"}[lang]).focus()
    page.keyboard.press("Enter")
    expect(study(page)).to_have_attribute("data-solved", "false")
    assert violations(page) == []
    study(page).get_by_role("button").click()
    expect(page.get_by_test_id("hint").get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_test_id("hint-ring")).not_to_have_count(0)  # on the table, without another press
    assert violations(page) == []
    page.reload()
    expect(study(page)).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator(".tile").first).to_be_visible()
    expect(page.locator(".tile.done")).to_have_count(0)


def test_a_solved_puzzle_of_the_day_begins_a_streak(visit: Visit) -> None:
    page = visit("/puzzles")
    today = page.get_by_test_id("today")
    href = str(today.get_by_role("link").get_attribute("href"))
    game, id = href.split("/")[-2:]
    page.evaluate(
        """([key]) => {
            const now = new Date();
            const day = Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86400000);
            localStorage['roarhouse.puzzles'] = JSON.stringify({ solved: { [key]: 1 }, days: [day - 1, day] });
        }""",
        [f"{game}/{id}"],
    )
    page.goto("/")
    expect(page.get_by_test_id("today")).to_contain_text("2 days in a row")
    expect(page.get_by_test_id("today")).to_contain_text("Solved")


def test_an_unknown_puzzle_is_not_found(visit: Visit) -> None:
    page = visit(f"/puzzles/{GAME}/none")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(study(page)).to_have_count(0)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda one: one.id)
def test_every_puzzle_opens_on_a_phone(visit: Visit, puzzle: Puzzle) -> None:
    page = open_puzzle(visit, puzzle, "de", viewport=PHONE, has_touch=True)
    expect(asked(page)).not_to_be_empty()


def test_a_trick_shot_is_tried_and_tried_again(visit: Visit) -> None:
    page = visit(f"/tricks/rampage/{tricks_of('rampage')[0].id}")
    expect(study(page)).to_contain_text("One shot")
    for _ in range(2):
        page.locator('[data-part="fire"]').first.click()
        expect(study(page)).to_have_attribute("data-solved", "false")
        page.get_by_test_id("again").click()
        expect(study(page)).to_contain_text("One shot")
    assert violations(page) == []


APART: Final = """(bar) => {
  const box = (name) => bar.querySelector(name).getBoundingClientRect();
  const [title, said, ways] = ['.name strong', '.said', '.ways'].map(box);
  return title.right <= said.left && said.right <= ways.left && ways.right <= innerWidth && title.height < 40;
}"""


def test_the_bar_of_a_long_trick_is_whole_on_a_phone_held_sideways(visit: Visit) -> None:
    longest = max(tricks_of("rampage"), key=lambda one: len(one.title.de))
    page = visit(f"/tricks/rampage/{longest.id}", lang="de", viewport={"width": 844, "height": 390}, has_touch=True)
    page.locator('[data-part="fire"]').first.click()
    expect(page.get_by_test_id("again")).to_be_visible()
    assert study(page).evaluate(APART)


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE)])
def test_the_master_answers_at_an_exercise_and_deals_again(visit: Visit, lang: str, size: object) -> None:
    page = visit("/exercises/pikit/takes", lang=lang, viewport=size)
    expect(asked(page)).to_be_visible()
    hand = page.url
    page.get_by_test_id("hint-button").click()
    page.get_by_test_id("hint").get_by_role("button").last.click()
    page.get_by_test_id("next-hand").click()
    expect(study(page)).not_to_have_attribute("data-solved", "true")
    assert page.url == hand
    expect(asked(page)).to_be_visible()
    assert violations(page) == []
