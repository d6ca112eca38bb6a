"""Every phase of every game at every size: what can be played is in sight, and nothing sticks out or is too small."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.games import GAMES
from tests.e2e.kit.measure import VIEWPORTS, Measured, measured
from tests.e2e.kit.table import answer, asked, moment, moved, phase, until_asked, version
from tests.e2e.kit.visitors import Seated, Visit

PHONE = (390, 844)
QUICK = ((320, 568), (390, 844), (844, 390), (1024, 768))
COMMON = {  # asked in every game, and soon
    "rarrr": {"katakana-draft", "keep-keeptwo", "name-namemonster", "draft-draft"},
    "pikit": {"play-playing", "take-taking"},
    "arrr": {"recruitment-recruiting", "equipment-equipping", "action-declare"},
}


def moment_name(page: Page) -> str:
    """The phase and the step that is asked for."""
    if moment(page).over:
        return "over"
    return f"{phase(page)}-{page.locator('[data-version]').get_attribute('data-question')}"


def faults(page: Page, sizes: tuple[tuple[int, int], ...]) -> list[Measured]:
    found = [measured(page, size) for size in sizes]
    measured(page, PHONE)
    return [one for one in found if one.faults]


def walk(
    page: Page, sizes: tuple[tuple[int, int], ...], seconds: float, wanted: set[str]
) -> dict[str, list[Measured]]:
    """Play, and measure each kind of moment once; ends when all that are wanted were seen, or with the game."""
    seen: dict[str, list[Measured]] = {}
    until = time.monotonic() + seconds
    while time.monotonic() < until and (not wanted or not wanted <= set(seen)):
        until_asked(page)
        name = moment_name(page)
        met = name in seen
        if not met:
            seen[name] = faults(page, sizes)
        if name == "over":
            break
        if met or not confirmed(page):
            answer(page)
    return seen


def confirmed(page: Page) -> bool:
    """Go on by the big key, which may lead to a moment that a choice passes over: cards are taken while others could
    still be played."""
    before = version(page)
    page.keyboard.press(" ")
    return moved(page, before)


def report(seen: dict[str, list[Measured]]) -> str:
    return "\n".join(f"{name} {one}" for name, found in seen.items() for one in found)


def phone(visit: Visit, seated: Seated, game: str) -> Page:
    page = visit(seated(game, 4)[0], viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True)
    expect(asked(page)).to_be_visible()
    return page


@pytest.mark.parametrize("game", sorted(COMMON))
def test_the_first_moments_of_a_game_fit_every_screen(visit: Visit, seated: Seated, game: str) -> None:
    seen = walk(phone(visit, seated, game), QUICK, 60, COMMON[game])
    assert set(seen) >= COMMON[game]
    assert not report(seen)


@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_wider_than_its_screen(visit: Visit, seated: Seated, game: str) -> None:
    page = phone(visit, seated, game)
    found = [measured(page, size) for size in VIEWPORTS]
    assert not [str(one) for one in found if {"sideways", "wide"} & set(one.faults)]


@pytest.mark.parametrize("game", sorted(COMMON))
def test_every_moment_of_a_game_fits_every_screen(visit: Visit, seated: Seated, game: str) -> None:
    seen = walk(phone(visit, seated, game), VIEWPORTS, 300, set())
    assert "over" in seen
    assert not report(seen)
