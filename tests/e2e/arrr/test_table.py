"""Arrr!!! in the browser: whole games in every mode and both languages, and what the table does by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import asked, beyond, moved, over, phase, turns, until_asked, version, violations
from tests.e2e.kit.visitors import Visit

EVERYTHING = {"askAll": True}  # windows without a choice are asked, too
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Mampfo", "Zuzuba", "Brummax")]


def sit(
    visit: Visit, ask: Callable[..., Any], options: dict[str, Any], langs: tuple[str, ...] = ("en",), **more: Any
) -> list[Page]:
    """A running game of people, each with a language, against bots."""
    people = [{"kind": "person", "name": name} for name in ("Momo", "Kira")[: len(langs)]]
    seats = [*people, *BOTS[: options["seats"] - len(people)]]
    made = ask("/tables", {"game": "arrr", "options": options, "seats": seats})
    ask(f"/tables/{made['table']}/start", {"fill": True}, made["host"])
    pages = [
        visit(f"/t/{made['table']}#seat={seat}&s={made['seats'][seat]['secret']}", lang=lang, **more)
        for seat, lang in enumerate(langs)
    ]
    for page in pages:
        expect(page.locator(".arrr")).to_be_visible()
    return pages


def answer(page: Page) -> None:
    """By keyboard: pass or confirm; where that is not enough, choose something first."""
    before = version(page)
    for tries in range(40):
        if tries:
            page.keyboard.press(str(tries % 4 + 1))
            if moved(page, before):
                return
        page.keyboard.press(" ")
        if moved(page, before):
            return
    raise AssertionError(f"nothing answers: {asked(page).text_content()}")


def play(*pages: Page, seconds: float = 600) -> None:
    """All players who are asked answer, until all have seen the end."""
    for page in turns(list(pages), seconds):
        answer(page)


MODES: dict[str, tuple[dict[str, Any], int]] = {  # with so many parties
    "Swabber": ({"seats": 2, "mode": "swabber"}, 2),
    "Avast ye!": ({"seats": 3, "mode": "avast"}, 3),
    "full mode": ({"seats": 2}, 2),
    "Teams": ({"seats": 4, "teams": True}, 2),
}
CORE = (("Swabber", "en"),)  # the shortest one


def counted(page: Page, lang: str, parties: int) -> None:
    """The chests are opened, and counted row by row."""
    page.keyboard.press("Escape")
    region = page.get_by_role("region", name={"en": "game over", "de": "Spielende"}[lang])
    expect(region.get_by_role("heading", name="ARRRR!!!")).to_be_visible()
    expect(region.get_by_text({"en": "Collections", "de": "Sammlungen"}[lang])).to_have_count(parties)


@pytest.mark.timeout(660)
@pytest.mark.parametrize(
    ("mode", "lang"),
    [
        pytest.param(mode, lang, marks=[pytest.mark.core] if (mode, lang) in CORE else [])
        for mode in MODES
        for lang in ("en", "de")
    ],
)
def test_a_whole_game(visit: Visit, ask: Callable[..., Any], mode: str, lang: str) -> None:
    """Played by keyboard alone to the end."""
    options, parties = MODES[mode]
    (page,) = sit(visit, ask, options, (lang,))
    play(page)
    counted(page, lang, parties)


@pytest.mark.timeout(660)
@pytest.mark.parametrize("mode", ["full mode", "Teams"])
def test_two_people_and_two_bots(visit: Visit, ask: Callable[..., Any], mode: str) -> None:
    """Two browsers, one English and one German; both see the same end."""
    options, langs = {**MODES[mode][0], "seats": 4}, ("en", "de")
    pages = sit(visit, ask, options, langs)
    play(*pages)
    for page, lang in zip(pages, langs, strict=True):
        counted(page, lang, 2 if mode == "Teams" else 4)
    totals = [page.locator(".arrr .total").all_text_contents() for page in pages]
    assert totals[0] == totals[1]


def to_a_window(page: Page) -> Locator:
    """Play on until the table can be told to pass in another player's turn; the button for it."""
    button = page.get_by_role("button", name="Until it targets me", exact=True)
    own = page.locator(".phases .who", has_text="Momo")
    until_asked(page)
    while not button.count() or own.count():
        assert not over(page), "the table could never be told to pass"
        answer(page)
        until_asked(page)
    return button


def test_a_reload_keeps_what_the_table_was_told_and_one_key_ends_it(visit: Visit, ask: Callable[..., Any]) -> None:
    """The server passes and the log says it; a window that is let pass stays so after a reload, until H."""
    (page,) = sit(visit, ask, {"seats": 4}, prefers=EVERYTHING)
    to_a_window(page).click()
    expect(page.get_by_text("Your standing order has answered for you.").first).to_be_visible()
    page.keyboard.press("h")
    page.get_by_text("Pass for me …").click()
    page.get_by_role("checkbox").last.uncheck()
    page.get_by_role("button", name="Release").click()
    told = page.get_by_text("Passing where you do not want to be asked")
    expect(told).to_be_visible()
    page.reload()
    expect(told).to_be_visible()
    page.keyboard.press("h")
    expect(told).to_have_count(0)
    page.reload()
    expect(page.locator(".arrr")).to_be_visible()
    expect(told).to_have_count(0)


def test_the_table_passes_only_when_told(visit: Visit, ask: Callable[..., Any]) -> None:
    """An order is seen while it lasts, the server carries it out, and one key ends it: then the person is asked."""
    (page,) = sit(visit, ask, {"seats": 4}, viewport=PHONE, prefers=EVERYTHING)
    button = to_a_window(page)
    seen = version(page)
    button.click()
    expect(page.get_by_text("Passing until something targets you")).to_be_visible()
    beyond(page, seen)
    page.keyboard.press("h")
    expect(page.get_by_text("Held: you are asked everywhere.")).to_be_visible()
    for _ in range(3):  # from now on only this person answers
        expect(asked(page)).to_be_visible()
        told = page.get_by_text("Your standing order has answered for you.")
        ordered = told.count()
        answer(page)
        assert told.count() <= ordered  # what was told before may have gone


@pytest.mark.parametrize(("screen", "colours"), [({}, "light"), ({"viewport": PHONE}, "dark")])
def test_axe_finds_nothing_serious(visit: Visit, ask: Callable[..., Any], screen: Any, colours: str) -> None:
    """In every phase that asks something, and in a window with its automation open."""
    (page,) = sit(visit, ask, {"seats": 4}, color_scheme=colours, prefers=EVERYTHING, **screen)
    seen: set[str] = set()
    while not {"recruitment", "equipment", "action"} <= seen:
        until_asked(page)
        assert not over(page), f"only asked in {seen}"
        now = phase(page)
        if now not in seen:
            assert violations(page) == [], now
        seen.add(now)
        answer(page)
    to_a_window(page)
    page.get_by_text("Pass for me …").click()
    assert violations(page) == []
