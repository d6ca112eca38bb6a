"""What the table of Arrr!!! shows at its great moments, at tables that were laid out for it: stakes, odds, the price
of a cheat, spoils, partners, the count at the end; and nothing of it cut off or out of sight, on desk and phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roarhouse.games.arrr.choices import REJECT
from tests.e2e.kit.measure import VIEWPORTS, measured
from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import open_result, version
from tests.e2e.kit.visitors import Visit
from tests.games.arrr.cards import GAME
from tests.games.arrr.seats import Seats
from tests.games.arrr.table import Table
from tests.kit.stored import store_table

DESK = {"width": 1440, "height": 900}
See = Callable[..., Page]

# elements that overflow their column, card or row
CUT_OFF = """() => [...document.querySelectorAll('.dock, .foot, .over li, .sea .row, .pile')].flatMap((box) => {
  if (box.matches('.row') && innerWidth < 880) return [];  // on a phone the chart is swept by finger
  const edge = box.getBoundingClientRect().right + 1;
  const inside = [...box.querySelectorAll('button, p, dd, h3, .island, .edge, .tag, .seat')];
  return inside.filter((one) => one.getBoundingClientRect().right > edge).map((one) => one.textContent.trim());
})"""


@pytest.fixture
def see(visit: Visit, database: Path) -> See:
    """A prepared table, as one of its players sees it."""

    def look(t: Seats, name: str, **more: Any) -> Page:
        made = store_table(f"sqlite:///{database}", GAME, t.s, t.names)
        seat = t.seat(name)
        page = visit(f"/t/{made['table']}#seat={seat}&s={made['seats'][seat]['secret']}", **more)
        expect(page.locator(".arrr")).to_be_visible()
        return page

    return look


def laid(**options: Any) -> Table:
    """Four players in the middle of a game; the row is full, and Ann begins."""
    t = Table("Ann Ben Cid Dot", **options)
    t.row("customs-cutter siren-shoals fort-thunderhead governors-masquerade idol-of-salt great-cthulhu")
    t.crew(Ann="marrow-meg grog-barrel harbour-brawlers", Ben="whispering-ines ships-cat tavern-philosophers")
    t.events(Ann="second-wind", Ben="foul-wind").permanents(Ann="black-spot").owns(Ann=7, Ben=4)
    t.won(Ann="idol-of-ash chart-of-the-low-tide", Ben="letter-in-blood", Cid="hanging-judge")
    return t.captains(Ann="calico-crane", Ben="prudence-pinchpurse").starts()


def challenged(claim: int | str = 3) -> Table:
    t = laid().challenges("Ann", "Ben", "attack", claim)
    return t.all_pass() if t.moment else t


def stranded() -> Table:
    t = (
        Table("Ann Ben Cid Dot")
        .row("customs-cutter siren-shoals fort-thunderhead")
        .crew(Ann="marrow-meg grog-barrel")
    )
    t.events(Ann="parley second-wind belay-that fair-tide", Cid="shoal").starts().sails("Ann", "siren-shoals")
    t.until_asked("Ann").plays("Ann", "parley", use=1)  # goes on waiting in the pile
    return t.until_asked("Cid").plays("Cid", "shoal").resolves()


SCENES: dict[str, tuple[Callable[[], Seats], str]] = {
    "declaring": (laid, "Ann"),
    "accepting": (challenged, "Ben"),
    "spoils": (lambda: challenged("letter-in-blood").does("Ben", REJECT), "Ann"),
    "duel": (lambda: challenged().claims("Ben", "idol-of-ash"), "Ann"),
    "cheating": (lambda: laid().tackles("Ann", "customs-cutter").throws("Ann", "NNNNNNN"), "Ann"),
    "aground": (stranded, "Ann"),
    "pile": (lambda: laid().tackles("Ann", "fort-thunderhead").plays("Ann", "marrow-meg"), "Ben"),
    "end": (lambda: laid().plays_to_the_end(), "Ann"),
    "end in teams": (lambda: laid(teams=True).plays_to_the_end(), "Ben"),
}


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_is_cut_off(see: See, scene: str, lang: str) -> None:
    lie, name = SCENES[scene]
    page = see(lie(), name, lang=lang, viewport=DESK)
    assert page.evaluate(CUT_OFF) == []
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_function("innerWidth < 400")
    assert page.evaluate(CUT_OFF) == []


def test_discard_piles_and_sunk_cards_can_be_browsed(see: See) -> None:
    t = Table("Ann Ben Cid Dot").row("customs-cutter").discarded("ships-cat second-wind foul-wind").starts()
    sunk = len(t.s.sunk)
    page = see(t, "Ann", viewport=DESK)
    heaps = page.get_by_role("button", name=f"Discards ({3 + sunk})")
    heaps.click()
    shown = page.get_by_role("dialog", name=f"Discards ({3 + sunk})")
    expect(shown.get_by_role("heading", name="Crew discard pile (1)")).to_be_visible()
    expect(shown.get_by_role("heading", name="Event discard pile (2)")).to_be_visible()
    expect(shown.get_by_role("heading", name=f"Sunk ({sunk})")).to_be_visible()
    expect(shown.locator(".cards li")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    expect(heaps).to_be_focused()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_pile_stays_in_its_column_beside_the_log(see: See, lang: str) -> None:
    t = Table("Bartholomaeus Ben Cid Dot").row("customs-cutter").crew(Bartholomaeus="harbour-brawlers")
    t.events(Ben="foul-wind salvage-rights").starts().tackles("Bartholomaeus", "customs-cutter")
    t.until_asked("Ben").plays("Ben", "foul-wind", at="Bartholomaeus")
    page = see(t, "Ben", lang=lang, viewport={"width": 1280, "height": 800})
    page.keyboard.press("l")
    expect(page.locator(".pile .tag")).to_be_visible()
    sticks_out = "(one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth"
    assert not page.locator(".pile").evaluate(sticks_out)


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_asked_is_in_sight_on_every_screen(see: See, scene: str, lang: str) -> None:
    lie, name = SCENES[scene]
    page = see(lie(), name, lang=lang, viewport=PHONE, has_touch=True)
    assert [str(one) for size in VIEWPORTS if (one := measured(page, size)).faults] == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_columns_of_the_score_are_seen_on_a_phone(see: See, lang: str) -> None:
    page = see(laid().plays_to_the_end(), "Ann", lang=lang, viewport={"width": 390, "height": 844}, has_touch=True)
    open_result(page)
    sheet = page.get_by_role("region", name=re.compile("Score|Wertung"))
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("scene", ["accepting", "spoils"])
def test_answers_are_in_sight_sideways_with_a_hint_above(see: See, scene: str) -> None:
    lie, name = SCENES[scene]
    sideways = {"width": 844, "height": 390}
    page = see(lie(), name, lang="de", viewport=sideways, has_touch=True, prefers={"hints": True, "explain": False})
    assert not measured(page, (844, 390)).faults


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_answers_to_a_challenge_are_in_sight_on_a_desk(see: See, lang: str) -> None:
    """With the log beside them."""
    page = see(challenged(), "Ben", lang=lang, viewport=DESK)
    answers = page.locator(".dock button[data-option], .dock [data-confirm]")
    assert answers.count() > 5
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)


def percent(text: str | None) -> int:
    return int((text or "").rstrip("\u2009%"))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_sail_leads_to_the_best_goal_on_the_chart(see: See, size: dict[str, int]) -> None:
    page = see(laid(), "Ann", viewport=size)
    before = version(page)
    page.locator("[data-part=sail]").click()
    goal = page.locator(".island:focus")
    expect(goal).to_be_in_viewport(ratio=0.9)
    chances = [percent(text) for text in page.locator(".island .odds b").all_text_contents()]
    assert percent(goal.locator(".odds b").text_content()) == max(chances)
    assert version(page) == before


def test_spoils_are_left_only_on_purpose(see: See) -> None:
    page = see(challenged("letter-in-blood").does("Ben", REJECT), "Ann")
    key = page.locator("[data-part='do:spoils']")
    expect(key).to_contain_text("leaves 2 cards")
    expect(key).not_to_have_class(re.compile("loud"))
    before = version(page)
    key.click()
    expect(key).to_contain_text("Press again")
    assert version(page) == before
    for spoil in page.locator(".spoil").all()[:2]:
        spoil.click()
    expect(key).to_have_class(re.compile("loud"))
    key.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


def test_a_challenge_says_stakes_dice_and_odds(see: See) -> None:
    page = see(challenged(), "Ben")
    dialogue = page.get_by_role("region", name="Challenge")
    expect(dialogue).to_contain_text(re.compile("Ann.*7 dice.*Ben.*1 die.*At stake: 3 Pieces"))
    odds = dialogue.locator(".odds").text_content() or ""
    assert sum(int(n) for n in re.findall(r"\d+", odds)) == 100
    for stake in ("4 Pieces", "Idol of Ash", "Chart of the Low Tide"):
        expect(dialogue.get_by_role("button", name=re.compile(stake))).to_be_enabled()
    dialogue.get_by_role("button", name="Idol of Ash").click()
    throw = page.get_by_role("region", name="The throw")
    expect(throw).to_contain_text(re.compile("Ann.*At stake: Idol of Ash.*Ben.*At stake: 3 Pieces"))


def test_a_cheat_names_its_price_and_what_it_brings(see: See) -> None:
    t = laid().tackles("Ann", "customs-cutter").throws("Ann", "NNNNNNN")
    page = see(t, "Ann")
    throw = page.get_by_role("region", name="The throw")
    expect(throw).to_contain_text("0 successes of 3")
    cheat = throw.get_by_role("button", name=re.compile("Cheat"))
    expect(cheat).to_contain_text(re.compile("−1.*2 more dice.*%"))
    cheat.click()
    expect(throw).to_contain_text("cheated once")
    expect(throw.get_by_role("listitem")).to_have_count(9)


def test_a_throw_that_is_behind_is_given_up_only_on_purpose(see: See) -> None:
    """Passing is not loud while a cheat could win, says what is lost, and asks once."""
    page = see(laid().tackles("Ann", "customs-cutter").throws("Ann", "NNNNNNN"), "Ann")
    key = page.locator("[data-part^='go']")
    expect(key).to_contain_text("the test is lost like this")
    expect(key).not_to_have_class(re.compile("loud"))
    before = version(page)
    key.click()
    expect(key).to_contain_text("Press again")
    assert version(page) == before
    key.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


@pytest.mark.rule("arrr.cheating.1")
def test_no_cheat_is_sold_for_a_test_that_is_won(see: See) -> None:
    page = see(laid().tackles("Ann", "customs-cutter").throws("Ann", "AAAAAAA"), "Ann")
    expect(page.get_by_role("region", name="The throw")).to_contain_text("of 3")
    expect(page.locator("[data-part='cheat']")).to_have_count(0)
    expect(page.locator("[data-part^='go']")).to_have_text("Pass")


def test_the_chart_shows_influences_difficulties_and_odds(see: See) -> None:
    page = see(laid(), "Ann")
    chart = page.get_by_role("region", name="The Seven Seas")
    expect(chart.locator(".chip.right:not(.idle)").first).to_have_attribute("title", re.compile("Navigation \\+1"))
    shoals = chart.get_by_role("button", name=re.compile("Siren Shoals"))
    expect(shoals).to_have_accessible_name(re.compile("Navigation 5.*% as you are, .*% with all your Pieces"))
    expect(chart.locator(".edge")).to_have_text("next to go")


def test_a_partner_is_marked(see: See) -> None:
    page = see(laid(teams=True, teamHandsOpen=True), "Cid")
    rivals = page.get_by_role("list", name="Players")
    expect(rivals.locator(".partner")).to_have_count(1)
    expect(rivals.locator("[data-seat='0']")).to_contain_text("partner")
    expect(rivals.locator("[data-seat='0']")).to_contain_text("1 known")


def test_the_chests_are_counted_step_by_step(see: See) -> None:
    """Counted row by row; a press shows all of it."""
    page = see(laid().plays_to_the_end(), "Ann", reduced_motion="no-preference")
    over = page.get_by_role("region", name="game over")
    expect(over.get_by_role("heading", name="The chests are opened …")).to_be_visible()
    expect(over.locator("dl > .hidden")).to_have_count(8)  # the Pieces are counted, fame and collections are not
    expect(over.locator("dl > .hidden")).to_have_count(4)
    over.get_by_role("button", name="Show it all").click()
    expect(over.locator("dl > .hidden")).to_have_count(0)
    expect(over.get_by_role("heading", name="ARRRR!!!")).to_be_visible()
