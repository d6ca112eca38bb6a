"""Pikit in the browser: a whole game by keyboard and by hand, what the dice allow, and passing until the own turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import answer, asked, open_result, over, play_to_the_end, turns, version, violations
from tests.e2e.kit.visitors import Seated, Visit
from tests.e2e.pikit.player import centre, press_first, step, until_step


@pytest.mark.parametrize(
    ("seats", "lang", "screen"),
    [
        (2, "en", None),
        (2, "de", PHONE),
        (3, "en", PHONE),
        (3, "de", None),
        (4, "en", None),
        (4, "de", PHONE),
    ],
)
def test_a_whole_game_by_keyboard(
    visit: Visit, seated: Seated, seats: int, lang: str, screen: dict[str, int] | None
) -> None:
    """Digits and Space play to the end; the score sheet and the table below it name all players."""
    page = visit(seated("pikit", seats)[0], lang=lang, **({"viewport": screen} if screen else {}))
    expect(page.locator(".pikit")).to_be_visible()
    play_to_the_end(page, 240)
    expect(page.get_by_role("dialog")).to_have_count(0)
    sheet = page.get_by_role("region", name=re.compile("Score sheet|Wertung"))
    expect(sheet.locator("dl")).to_have_count(seats)
    expect(open_result(page).get_by_role("row")).to_have_count(seats + 1)


def test_two_people_and_a_bot_play_a_whole_game_in_two_languages(visit: Visit, seated: Seated) -> None:
    """Each player is asked on their own screen only, and both see the same end."""
    pages = [
        visit(address, lang=lang)
        for address, lang in zip(seated("pikit", 3, people=(0, 2)), ("en", "de"), strict=True)
    ]
    for page in turns(pages, 280):
        answer(page)
    totals = [sorted(page.locator(".sheet .total dd").all_text_contents()) for page in pages]
    assert len(totals[0]) == 3
    assert totals[0] == totals[1]


@pytest.mark.parametrize(("screen", "colours"), [(None, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_serious(visit: Visit, seated: Seated, screen: dict[str, int] | None, colours: str) -> None:
    """In every phase that asks something, with the odds and the Player Aid open, and at the end."""
    page = visit(seated("pikit", 2)[0], color_scheme=colours, **({"viewport": screen} if screen else {}))
    for phase in ("answer", "play", "take"):
        until_step(page, phase)
        assert violations(page) == [], phase
    for name in ("Odds", "Player Aid"):
        page.get_by_role("button", name=name).click()
        assert violations(page) == [], name
    play_to_the_end(page, 240)
    assert violations(page) == []


def test_the_cards_say_how_they_can_be_taken(visit: Visit, seated: Seated) -> None:
    """Cards that can be taken say why the dice allow them; a press takes one, or asks which way."""
    page = visit(seated("pikit", 3)[0])
    until_step(page, "take")
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


def test_passing_until_my_turn(visit: Visit, seated: Seated) -> None:
    """While on, it is visible and one key stops it; it lets everything happen and ends with the own turn."""
    page = visit(seated("pikit", 4)[0])
    until_step(page, "take")
    always, passing = page.get_by_role("radio", name="Always ask me"), page.get_by_role("radio", name="Pass until")
    passing.click()
    expect(page.get_by_text("Letting everything happen until your turn.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(always).to_be_checked()
    page.keyboard.press("p")
    expect(passing).to_be_checked()
    while not over(page) and asked(page).count() and step(page) == "take":
        press_first(page)
    expect(always).to_be_checked(timeout=60_000)
    expect(page.get_by_text("on turn", exact=True)).to_have_count(1)
