"""Whole games of Rampage by the standard rules, at full length: nothing makes them end early."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import assert_same_rest, counted, play, sit

HOURLY = 3600  # seconds; generous for a busy machine


def scores(page: Page) -> list[str]:
    return page.get_by_role("region", name="game over").locator(".total").all_text_contents()


@pytest.mark.timeout(HOURLY + 300)
def test_two_people_and_two_bots_play_a_full_game(visit: Visit, ask: Callable[..., Any]) -> None:
    """In two browsers, with the default options; both see every Stomach counted."""
    pages = sit(visit, ask, people=2, seats=4)
    pages[1].emulate_media(reduced_motion="no-preference")  # one looks at films, the other does not
    play(pages, HOURLY)
    for page in pages:
        counted(page, 4)
        assert_same_rest(ask, page)
    assert scores(pages[0]) == scores(pages[1])
    assert len(scores(pages[0])) == 4


@pytest.mark.timeout(HOURLY + 300)
def test_a_full_game_against_the_planner(visit: Visit, ask: Callable[..., Any]) -> None:
    page = sit(visit, ask, bot="planner")[0]
    play([page], HOURLY)
    counted(page, 2)
    assert_same_rest(ask, page)
