"""Pikit in the browser: a whole game by keyboard and by hand, what the dice open, and passing until one's turn."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.table import answer, asked, open_result, over, play_to_the_end, version, violations

Ask = Callable[..., Any]


@pytest.fixture
def begun(ask: Ask) -> Callable[..., str]:
    """Makes a table of one person and bots; the address of the person's seat."""

    def make(seats: int, **options: Any) -> str:
        people = [{"kind": "person", "name": "Momo"}, *[{"kind": "bot"} for _ in range(seats - 1)]]
        made = ask("/tables", {"game": "pikit", "options": {"seats": seats, **options}, "seats": people})
        ask(f"/tables/{made['table']}/start", {"fill": True}, made["host"])
        return f"/t/{made['table']}#seat=0&s={made['seats'][0]['secret']}"

    return make


@pytest.fixture
def shared(ask: Ask) -> Callable[..., list[str]]:
    """Makes a table of two people and a bot; the addresses of the people's seats."""

    def make() -> list[str]:
        people = [{"kind": "person", "name": "Momo"}, {"kind": "bot"}, {"kind": "person", "name": "Ada"}]
        made = ask("/tables", {"game": "pikit", "options": {"seats": 3}, "seats": people})
        ask(f"/tables/{made['table']}/start", {"fill": True}, made["host"])
        return [f"/t/{made['table']}#seat={seat}&s={made['seats'][seat]['secret']}" for seat in (0, 2)]

    return make


def key(page: Page) -> Locator:
    """The big key, which is always in the same place."""
    return page.get_by_role("main").locator("[data-confirm]")


def centre(page: Page) -> Locator:
    return page.get_by_role("list", name="Centre").get_by_role("button")


def step(page: Page) -> str:
    return page.locator(".pikit").get_attribute("data-phase") or ""


def until_asked(page: Page, phase: str) -> None:
    """Pass in every way until this is asked."""
    for _ in range(400):
        if asked(page).count() and step(page) == phase:
            return
        if asked(page).count() and key(page).count() and key(page).first.is_enabled():
            page.keyboard.press(" ")
        elif asked(page).count():
            press_first(page)
        page.wait_for_timeout(60)
    raise AssertionError(f"never asked: {phase}")


def press_first(page: Page) -> None:
    """Take the first card that can be taken; if that could mean two things, the first of them."""
    before = version(page)
    page.keyboard.press("1")
    page.wait_for_timeout(60)
    if version(page) == before and page.get_by_role("group", name="Which of these?").count():
        page.keyboard.press("1")


@pytest.mark.parametrize(("seats", "lang", "screen"), [(2, "de", PHONE), (4, "en", None)])
def test_a_whole_game_by_keyboard(
    visit: Visit, begun: Callable[..., str], seats: int, lang: str, screen: dict[str, int] | None
) -> None:
    """Digits and Space lead to the end; the score sheet names everybody, and so does the table beneath it."""
    page = visit(begun(seats), lang=lang, **({"viewport": screen} if screen else {}))
    expect(page.locator(".pikit")).to_be_visible()
    play_to_the_end(page, 240)
    expect(page.get_by_role("dialog")).to_have_count(0)
    sheet = page.get_by_role("region", name=re.compile("Score sheet|Wertung"))
    expect(sheet.locator("dl")).to_have_count(seats)
    expect(open_result(page).get_by_role("row")).to_have_count(seats + 1)


def test_two_people_and_a_bot_play_a_whole_game_in_two_languages(
    visit: Visit, shared: Callable[..., list[str]]
) -> None:
    """Each is asked on his own screen alone, and both see the same end."""
    pages = [visit(address, lang=lang) for address, lang in zip(shared(), ("en", "de"), strict=True)]
    until = time.monotonic() + 280
    while not all(over(page) for page in pages):
        assert time.monotonic() < until, "the game has not come to its end"
        for page in pages:
            if not over(page) and asked(page).count():
                answer(page)
            page.wait_for_timeout(20)
    totals = [sorted(page.locator(".sheet .total dd").all_text_contents()) for page in pages]
    assert len(totals[0]) == 3
    assert totals[0] == totals[1]


@pytest.mark.parametrize(("screen", "colours"), [(None, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_serious(
    visit: Visit, begun: Callable[..., str], screen: dict[str, int] | None, colours: str
) -> None:
    """In every phase that asks something, with the odds and the Player Aid open, and at the end."""
    page = visit(begun(2), color_scheme=colours, **({"viewport": screen} if screen else {}))
    for phase in ("answer", "play", "take"):
        until_asked(page, phase)
        assert violations(page) == [], phase
    for name in ("Odds", "Player Aid"):
        page.get_by_role("button", name=name).click()
        assert violations(page) == [], name
    play_to_the_end(page, 240)
    assert violations(page) == []


def test_the_cards_say_how_they_can_be_taken(visit: Visit, begun: Callable[..., str]) -> None:
    """Whatever can be pressed in the centre says by what the dice open it; a press takes it, or asks which."""
    page = visit(begun(3))
    until_asked(page, "take")
    for card in centre(page).all():
        expect(card).to_have_accessible_name(re.compile(r"^Take .*by the sum|^Take .*by the difference|^Take .*face"))
    page.get_by_role("button", name="Odds").click()
    expect(centre(page).first).to_have_accessible_name(re.compile(r"of both \d+ %"))
    before = version(page)
    centre(page).first.click()
    which = page.get_by_role("group", name="Which of these?")
    if which.count():
        page.keyboard.press("Escape")
        expect(which).to_have_count(0)
        centre(page).first.click()
        which.get_by_role("button").first.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


def test_passing_until_my_turn(visit: Visit, begun: Callable[..., str]) -> None:
    """Switched on it can be seen and is stopped by one key; it lets everything happen and ends with the own turn."""
    page = visit(begun(4))
    until_asked(page, "take")
    always, passing = page.get_by_role("radio", name="Always ask me"), page.get_by_role("radio", name="Pass until")
    passing.click()
    expect(page.get_by_text("Letting everything happen until your turn.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(always).to_be_checked()
    page.keyboard.press("p")
    expect(passing).to_be_checked()
    while not over(page) and asked(page).count() and step(page) == "take":
        press_first(page)
        page.wait_for_timeout(100)
    expect(always).to_be_checked(timeout=60_000)
    expect(page.get_by_text("on turn", exact=True)).to_have_count(1)
