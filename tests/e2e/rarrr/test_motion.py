"""Motion at the table of RARRR!!: packs, picks, roars and bids move, briefly, and not with reduced motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.motion import WATCH, assert_brief, left_flying, skip_flight, watched
from tests.e2e.kit.table import answer, asked, phase, until_asked
from tests.e2e.kit.visitors import Seated, Visit

PICKS = 5  # a bot's pick may pass for the own one, so that nothing has moved yet


def at_the_table(visit: Visit, seated: Seated, motion: str, **prefers: object) -> Page:
    page = visit(seated("rarrr", 3)[0], reduced_motion=motion, prefers=prefers, init=WATCH)
    expect(asked(page)).to_be_visible()
    return page


def picks_on(page: Page) -> None:
    """Answer until the next pack is here."""
    answer(page)
    until_asked(page)


@pytest.mark.slow
@pytest.mark.core
def test_packs_and_picks_of_the_draft_fly(visit: Visit, seated: Seated) -> None:
    """Any key ends what moves."""
    page = at_the_table(visit, seated, "no-preference")
    skip_flight(page)
    for _ in range(PICKS):
        picks_on(page)
        if {"pack", "hand"} <= {one.part.split(":")[0] for one in watched(page)}:
            break
    else:
        raise AssertionError(f"only these moved: {watched(page)}")
    assert_brief(watched(page))
    assert left_flying(page) == [0]


@pytest.mark.core
def test_nothing_moves_with_reduced_motion(visit: Visit, seated: Seated) -> None:
    page = at_the_table(visit, seated, "reduce")
    picks_on(page)
    assert watched(page) == []


def test_monsters_roar_one_after_the_other_and_bids_land(visit: Visit, seated: Seated) -> None:
    page = at_the_table(visit, seated, "no-preference", tempo="slow")
    while phase(page) != "name":
        picks_on(page)
    page.keyboard.press(" ")
    expect(page.locator(".seat .shout").first).to_be_visible()
    expect(page.locator(".seat .shout")).to_have_count(3)
    page.keyboard.press("Shift")
    expect(page.locator(".seat .shout")).to_have_count(0)
    while not any(one.part.startswith("laid:") for one in watched(page)):
        picks_on(page)
    assert_brief(watched(page))
