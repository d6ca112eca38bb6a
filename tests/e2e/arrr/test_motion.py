"""Motion at the table of Arrr!!!: the ship sails, cards fly, a burst plays once, and nothing with reduced motion."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.arrr.test_table import answer
from tests.e2e.kit.motion import WATCH, assert_brief, started, watched
from tests.e2e.kit.table import asked, over, until_asked
from tests.e2e.kit.visitors import Seated, Visit

# counts the bursts that begin
BURSTS = """
window.bursts = 0;
addEventListener('animationstart', ({ animationName }) => { if (/-shout$/.test(animationName)) window.bursts += 1; });
"""
CRIES = re.compile("conquers|has conquered|wins the Challenge|is cancelled")  # lines of the log that call for a burst


def at_the_table(visit: Visit, seated: Seated, motion: str) -> Page:
    page = visit(seated("arrr", 3)[0], reduced_motion=motion, prefers={"pace": "quick"}, init=WATCH + BURSTS)
    expect(asked(page)).to_be_visible()
    return page


def kinds(page: Page) -> set[str]:
    return {one.part.split(":")[0] for one in watched(page)}


def test_the_ship_sails_and_a_burst_plays_once(visit: Visit, seated: Seated) -> None:
    page = at_the_table(visit, seated, "no-preference")
    while not {"ship", "crew", "sea", "pile"} <= kinds(page) or not page.evaluate("window.bursts"):
        until_asked(page)
        assert not over(page), f"only {kinds(page)} have moved"
        answer(page)
    assert_brief(watched(page))
    assert max(started(page)) <= 600
    assert page.evaluate("window.bursts") <= page.get_by_role("list", name="Log").get_by_text(CRIES).count()


def test_nothing_sails_with_reduced_motion(visit: Visit, seated: Seated) -> None:
    page = at_the_table(visit, seated, "reduce")
    for _ in range(6):
        until_asked(page)
        answer(page)
    assert watched(page) == []
    assert page.evaluate("window.bursts") == 0
