"""The pile of Arrr!!! in the browser: its order, what the table does by itself, how that is seen, and the key that
ends it. Two people, each with a browser, at tables that were laid out for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.table import asked, give_up, version
from tests.e2e.kit.visitors import Visit
from tests.e2e.kit.waiting import wait_until
from tests.games.arrr.cards import GAME
from tests.games.arrr.seats import Seats
from tests.games.arrr.table import Table
from tests.kit.stored import store_table

Sit = Callable[..., dict[str, Page]]
UNTIL_RESOLVED = "Passing until the pile is resolved"
UNTIL_TARGETED = "Passing until something targets you"
PASSING = "Passing where you do not want to be asked"
HELD = "Held: you are asked everywhere."


@pytest.fixture
def sit(visit: Visit, database: Path) -> Sit:
    """A browser for each player of a prepared table."""

    def come(t: Seats, clock: Any = None, **more: Any) -> dict[str, Page]:
        made = store_table(f"sqlite:///{database}", GAME, t.s, t.names, clock=clock)
        secrets = [one["secret"] for one in made["seats"]]
        pages = {
            name: visit(f"/t/{made['table']}#seat={seat}&s={secrets[seat]}", **more)
            for seat, name in enumerate(t.names)
        }
        for page in pages.values():
            expect(page.locator(".arrr")).to_be_visible()
        return pages

    return come


def before_the_throw(players: str, **options: Any) -> Table:
    """The first of the players tackles a card; all may answer."""
    t = Table(players, **options).row("customs-cutter siren-shoals")
    first, second = t.names
    t.crew(**{first: "marrow-meg grog-barrel boarding-cutlass", second: "iron-strongbox"}).owns(
        **{first: 2, second: 2}
    )
    t.events(**{first: "belay-that second-wind", second: "foul-wind salvage-rights"})
    return t.starts().tackles(first, "customs-cutter")


def uses(page: Page, card: str) -> None:
    """Press an own card, then its first option."""
    expect(asked(page)).to_be_visible()
    before = version(page)
    page.locator(".own").get_by_role("button", name=re.compile(f"^{card}")).click()
    page.locator(".chosen .options button").first.click()
    moved(page, before)


def passes(page: Page) -> None:
    """A choice that is still on its way, or a button that has just appeared, takes no press: then once more."""
    expect(asked(page)).to_be_visible()
    before = version(page)

    def heard() -> bool:
        give_up(page)
        return version(page) != before

    wait_until(heard, "the pass was not heard")


def moved(page: Page, before: int) -> None:
    expect(page.locator(f'[data-version="{before}"]')).to_have_count(0)


def window(page: Page) -> Locator:
    """The open window, in words."""
    return page.locator(".phases .moment")


def answered_for(page: Page) -> Locator:
    """As often as the log says it."""
    return page.get_by_role("list", name="Log").get_by_text("Your standing order has answered for you.")


# -- the stack -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.pile.1", "arrr.pile.10")
def test_the_newest_effect_lies_on_top_and_says_source_target_and_who_may_answer(sit: Sit) -> None:
    t = before_the_throw("Kira Momo").until_asked("Momo").plays("Momo", "foul-wind", at="Kira")
    pages = sit(t)
    uses(pages["Kira"], "Grog Barrel")
    pile = pages["Momo"].get_by_role("region", name="The pile")
    entries = pile.get_by_role("listitem")
    expect(entries).to_have_count(2)
    expect(entries.first).to_contain_text("Grog Barrel")
    expect(entries.first).to_contain_text("next")
    expect(entries.last).to_contain_text(re.compile("Foul Wind.*Momo.*Kira"))
    expect(pile.locator(".waiting")).to_have_text(re.compile("May still answer: *Momo *Kira"))
    passes(pages["Momo"])
    passes(pages["Kira"])
    expect(pages["Kira"].get_by_text("4 dice").first).to_be_visible()  # 5, one more, two fewer


# -- what the table does by itself ---------------------------------------------------------------------------------


@pytest.mark.rule("arrr.pile.10")
def test_resolve_the_pile(sit: Sit) -> None:
    """However often the pile grows, the table passes until it is empty; then the person is asked again."""
    pages = sit(before_the_throw("Kira Momo"))
    kira, momo = pages["Kira"], pages["Momo"]
    uses(kira, "Grog Barrel")
    momo.get_by_role("button", name="Resolve the pile").first.click()
    told = momo.get_by_text(UNTIL_RESOLVED)
    expect(told).to_be_visible()
    uses(kira, "Boarding Cutlass")
    expect(answered_for(momo)).to_have_count(2)
    expect(told).to_contain_text("2 so far")
    passes(kira)
    passes(kira)  # the window is open again, with nothing on the pile
    expect(asked(momo)).to_be_visible()
    expect(told).to_have_count(0)
    expect(answered_for(momo)).to_have_count(2)


@pytest.mark.rule("arrr.pile.10")
def test_one_key_ends_the_resolving_of_the_pile(sit: Sit) -> None:
    pages = sit(before_the_throw("Kira Momo"))
    kira, momo = pages["Kira"], pages["Momo"]
    uses(kira, "Grog Barrel")
    momo.get_by_role("button", name="Resolve the pile").first.click()
    expect(answered_for(momo)).to_have_count(1)
    momo.keyboard.press("h")
    expect(momo.get_by_text(UNTIL_RESOLVED)).to_have_count(0)
    expect(momo.get_by_text(HELD)).to_be_visible()
    uses(kira, "Boarding Cutlass")
    expect(asked(momo)).to_be_visible()
    expect(answered_for(momo)).to_have_count(1)


@pytest.mark.rule("arrr.pile.10")
def test_pass_until_something_targets_me(sit: Sit) -> None:
    """An effect aimed at another player is let pass; one aimed at an own effect is not."""
    t = before_the_throw("Kira Momo").until_asked("Momo").plays("Momo", "foul-wind", at="Kira")
    pages = sit(t)
    kira, momo = pages["Kira"], pages["Momo"]
    momo.get_by_text("Pass for me …").click()
    momo.get_by_role("button", name="Pass until something targets me").click()
    told = momo.get_by_text(UNTIL_TARGETED)
    expect(told).to_be_visible()
    uses(kira, "Grog Barrel")
    expect(answered_for(momo)).to_have_count(1)
    uses(kira, "Belay That!")
    expect(asked(momo)).to_contain_text("Belay That!")
    expect(told).to_have_count(0)
    expect(momo.get_by_role("region", name="The pile").locator(".mine")).to_contain_text("Belay That!")


@pytest.mark.rule("arrr.pile.10")
@pytest.mark.parametrize("side", ["my turn", "others’ turn"])
def test_stops_in_each_phase(sit: Sit, side: str) -> None:
    """Windows are passed in the chosen turns only; in the next phase the player is asked."""
    mine = side == "my turn"
    pages = sit(before_the_throw("Momo Kira" if mine else "Kira Momo"))
    kira, momo = pages["Kira"], pages["Momo"]
    momo.get_by_text("Pass for me …").click()
    momo.get_by_role("checkbox", name=f"before the throw, {side}").uncheck()
    expect(momo.get_by_text(PASSING)).to_be_visible()
    passes(kira)
    expect(answered_for(momo)).to_have_count(1)
    if not mine:
        passes(kira)  # after the throw she is asked first again
    expect(asked(momo)).to_be_visible()
    expect(window(momo)).to_have_text("after the throw")
    expect(momo.get_by_text(PASSING)).to_be_visible()


@pytest.mark.rule("arrr.pile.10")
def test_hold_asks_everywhere_and_released_the_stops_hold_again(sit: Sit) -> None:
    pages = sit(before_the_throw("Kira Momo"))
    kira, momo = pages["Kira"], pages["Momo"]
    momo.get_by_text("Pass for me …").click()
    momo.get_by_role("checkbox", name="before the throw, others’ turn").uncheck()
    expect(momo.get_by_text(PASSING)).to_be_visible()
    momo.keyboard.press("h")
    expect(momo.get_by_text(HELD)).to_be_visible()
    passes(kira)
    expect(asked(momo)).to_be_visible()
    expect(answered_for(momo)).to_have_count(0)
    momo.keyboard.press("h")
    expect(momo.get_by_text(HELD)).to_have_count(0)
    expect(answered_for(momo)).to_have_count(1)
    expect(window(momo)).to_have_text("after the throw")


@pytest.mark.rule("arrr.pile.10")
def test_a_window_has_a_clock_of_its_own_and_nobody_stalls_it(sit: Sit) -> None:
    """The clock is shown; when time is up the table passes, and the log says so."""
    t = before_the_throw("Kira Momo", responseSeconds=6, turnSeconds=300).until_asked("Momo")
    pages = sit(t, clock={"kind": "live", "seconds": 200, "bank": 0})
    momo = pages["Momo"]
    expect(momo.locator(".clock.running")).to_have_text(re.compile("0:0[0-6]"))
    expect(momo.get_by_text("The time of Momo is up").or_(momo.get_by_text("Your time is up")).first).to_be_visible()
    expect(window(momo)).to_have_text("after the throw")
