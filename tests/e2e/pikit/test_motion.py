"""Motion at the table of Pikit: cards glide from deck, centre, hands and pile; none with reduced motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.motion import WATCH, assert_brief, left_flying, skip_flight, started, watched
from tests.e2e.kit.table import answer, asked, over, until_asked
from tests.e2e.kit.visitors import Seated, Visit


def play_until_moved(page: Page, wanted: set[str]) -> set[str]:
    """Play until parts of all these kinds have moved; all kinds that have."""
    kinds: set[str] = set()
    while not wanted <= kinds:
        until_asked(page)
        assert not over(page), f"only {kinds} have moved"
        answer(page)
        kinds |= {one.part.split(":")[0] for one in watched(page)}
    return kinds


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_glide_unless_motion_is_reduced(visit: Visit, seated: Seated, motion: str) -> None:
    page = visit(seated("pikit", 3)[0], reduced_motion=motion, prefers={"pace": "quick"}, init=WATCH)
    expect(asked(page)).to_be_visible()
    if motion == "reduce":
        for _ in range(4):
            until_asked(page)
            answer(page)
        assert watched(page) == []
        assert max(started(page), default=0) <= 1
    else:
        play_until_moved(page, {"centre"})
        assert_brief(watched(page))


def test_taken_and_played_cards_fly_and_everything_is_brief(visit: Visit, seated: Seated) -> None:
    page = visit(seated("pikit", 4)[0], reduced_motion="no-preference", prefers={"tempo": "slow"}, init=WATCH)
    expect(asked(page)).to_be_visible()
    play_until_moved(page, {"centre", "hand", "pile"})
    assert_brief(watched(page))
    assert max(started(page)) <= 600


def test_a_key_ends_every_flight_at_once(visit: Visit, seated: Seated) -> None:
    page = visit(seated("pikit", 2)[0], reduced_motion="no-preference", prefers={"tempo": "slow"}, init=WATCH)
    expect(asked(page)).to_be_visible()
    skip_flight(page)
    play_until_moved(page, {"centre", "hand"})
    assert left_flying(page) == [0]
