"""Looking back: scrubbing, marks, seats, links to a moment, and the log that leads there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.table import answer, asked, play_now, version

# as if this device had looked last at the fourth line
FORGET = """() => {
  const tables = JSON.parse(localStorage.getItem('roarhouse.tables'));
  tables[0].seen = 4;
  localStorage.setItem('roarhouse.tables', JSON.stringify(tables));
}"""

# every version that is shown from now on, in window.seen
REMEMBER = """() => {
  const table = document.querySelector('[data-version]');
  window.seen = [];
  new MutationObserver(() => window.seen.push(Number(table.dataset.version))).observe(table, { attributes: true });
}"""


def at(page: Page, moment: int) -> None:
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(moment))


@pytest.mark.core
def test_scrubbing_a_finished_game(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}/replay")
    at(page, 0)
    moment = page.get_by_role("slider", name="Moment")
    moment.fill("40")
    at(page, 40)
    page.get_by_role("button", name="One step forward").click()
    at(page, 41)
    page.keyboard.press("ArrowLeft")
    at(page, 40)
    page.get_by_role("button", name="Next mark").click()
    assert version(page) > 40
    page.get_by_role("button", name="Previous mark").click()
    assert version(page) < 40 or version(page) == 40
    page.get_by_label("Seen by").select_option("Zuzuba")
    assert page.url.endswith(f"#v={version(page)}&seat=1")
    page.get_by_label("Speed").select_option("×4")
    before = version(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    page.get_by_role("button", name="Pause").click()


@pytest.mark.parametrize("mode", [{}, {"seats": 5, "cityTiming": "beforeDraft", "monstersFaceUp": False}])
def test_the_browser_deals_every_card_again(visit: Visit, played: Callable[..., str], mode: dict[str, Any]) -> None:
    page = visit(f"/t/{played('rarrr', **mode)}/verify")
    expect(page.get_by_text("Your browser has made every choice of nature again")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "seats", "mode"),
    [
        ("pikit", 2, {}),
        ("pikit", 4, {"cancelPriority": "firstCome"}),
        ("arrr", 2, {}),
        ("arrr", 4, {"mode": "arrrr", "captains": "two"}),
        ("rampage", 2, {}),
    ],
)
def test_the_browser_says_what_it_dealt_again(
    visit: Visit, played: Callable[..., str], game: str, seats: int, mode: dict[str, Any]
) -> None:
    """Dice and decks of the other games too; it says that it leaves what takes a whole hand or a simulator."""
    page = visit(f"/t/{played(game, seats, **mode)}/verify")
    expect(page.get_by_text("The seed is the one that was promised")).to_be_visible()
    told = page.get_by_text(
        re.compile(r"Your browser has made .* choices? of nature again|nature’s \d+ choices again")
    )
    made, all_of_them = map(int, re.findall(r"\d+", told.inner_text())[:2])
    assert all_of_them * 0.6 < made <= all_of_them
    expect(page.get_by_text("come out otherwise")).to_have_count(0)


def test_a_link_leads_to_its_moment(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}/replay#v=33&seat=1")
    at(page, 33)
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Score sheet")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment_and_its_rule(visit: Visit) -> None:
    """Also while the game is played: only one's own past, and back to now with one click."""
    page = visit("/")
    play_now(page)
    answer(page)
    expect(asked(page)).to_be_visible()
    log = page.get_by_role("list", name="Log")
    log.get_by_title("Jump to this moment").first.click()
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()
    assert version(page) <= 3
    page.get_by_role("button", name="Back to now").click()
    expect(asked(page)).to_be_visible()
    log.get_by_role("button", name="Rule rarrr.setup.4").first.click()
    expect(page.get_by_role("dialog").locator(".focus")).to_contain_text("rarrr.setup.4")


def test_what_was_missed_is_played_back(visit: Visit) -> None:
    """Back after a while: one click shows what happened since this device looked last."""
    page = visit("/")
    play_now(page)
    for _ in range(2):
        expect(asked(page)).to_be_visible()
        answer(page)
    expect(asked(page)).to_be_visible()
    page.add_init_script(f"({FORGET})()")
    page.reload()
    missed = page.get_by_text("things have happened since you were away")
    expect(missed).to_be_visible()
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert missed.evaluate("one => one.clientWidth") > 200, "squeezed by its buttons"
    page.evaluate(REMEMBER)
    page.get_by_role("button", name="Show me").click()
    expect(asked(page)).to_be_visible()  # it ends by itself, at the present
    seen = page.evaluate("window.seen")
    assert seen[0] == 4
    assert seen == sorted(seen)
    assert seen[-1] == version(page)


# shows one moment after the other, and says how many were drawn by the game itself
LOOK_AT_ALL = """async (drawn) => {
  const slider = document.querySelector('section input[type=range]');
  let seen = 0;
  for (let at = 0; at <= Number(slider.max); at += 1) {
    slider.value = at;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 25));
    if (document.querySelector(drawn)) seen += 1;
  }
  return [seen, Number(slider.max) + 1];
}"""


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("rarrr", 2, {}),
        ("rarrr", 4, {"bonusScoring": True, "faceDownCards": True}),
        ("pikit", 2, {}),
        ("pikit", 4, {}),
        ("arrr", 2, {}),
        ("arrr", 4, {"teams": True}),
    ],
)
def test_every_moment_of_a_game_can_be_drawn(
    visit: Visit, played: Callable[..., str], game: str, seats: int, options: dict[str, Any]
) -> None:
    """From the first deal to the last count no table stumbles, whoever looks."""
    table = played(game, seats, **options)
    for seat in (0, -2):
        page = visit(f"/t/{table}/replay#v=0&seat={seat}")
        expect(page.locator(f".{game}")).to_be_visible()
        seen, moments = page.evaluate(LOOK_AT_ALL, f".{game}")
        assert seen == moments
