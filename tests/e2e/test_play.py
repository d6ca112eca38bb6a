"""From the first click to the end of a game, alone and with a friend."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.kit.games import FEATURED
from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import (
    answer,
    asked,
    open_result,
    over,
    play_now,
    play_to_the_end,
    together,
    two_seats,
)
from tests.e2e.kit.visitors import Visit


@pytest.mark.timeout(600)
def test_a_whole_game_against_bots(visit: Visit) -> None:
    """One click starts a game; it is played to its end, and everything offered after it works."""
    page = visit("/")
    play_now(page)
    play_to_the_end(page, 500)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    sheet = open_result(page)
    expect(sheet).to_have_accessible_name("The game is over")
    expect(sheet.get_by_role("row").nth(2)).to_be_visible()
    expect(sheet.get_by_role("link", name="Save the record")).to_have_attribute("download", re.compile(r"\.roar$"))
    sheet.get_by_role("link", name="Check the deal").click()
    expect(page.get_by_text("The seed is the one that was promised")).to_be_visible()
    expect(page.get_by_text("Your browser has made every choice of nature again")).to_be_visible()
    expect(page.get_by_text("The salt that this device made before the start is part of the deal.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("finished")).to_be_visible()


def test_a_lost_line_comes_back(visit: Visit) -> None:
    """A banner is shown, the page reconnects, and the game continues."""
    page = visit("/")
    lines: list[WebSocketRoute] = []
    broken = False

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        if broken:
            line.close(code=1012)
        else:
            line.connect_to_server()

    page.route_web_socket(re.compile("/ws/"), through)
    play_now(page)
    answer(page)
    expect(asked(page)).to_be_visible()
    sentence = asked(page).text_content() or ""
    broken = True
    lines[-1].close(code=1012)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    broken, tried = False, len(lines)
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    assert len(lines) > tried
    expect(asked(page)).to_have_text(sentence)
    answer(page)


def test_one_device_for_two_people(visit: Visit) -> None:
    """A curtain separates two seats, and the page of one contains nothing of the other."""
    page = visit(f"/new/{FEATURED}", viewport=PHONE)
    two_seats(page)
    page.get_by_label("Seat 2", exact=True).select_option("person")
    page.get_by_label("Name of seat 1").fill("Momo")
    page.get_by_label("Name of seat 2").fill("Riko")
    page.get_by_role("button", name="Start the game").click()
    for name, answers in (("Momo", 1), ("Riko", 2), ("Momo", 1)):
        expect(page.get_by_role("heading", name=f"Hand over to {name}")).to_be_visible()
        assert page.get_by_role("main").locator("[data-option]").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        for _ in range(answers):
            expect(asked(page)).to_be_visible()
            answer(page)


def test_a_seat_opens_on_another_device(visit: Visit) -> None:
    """The link of a seat gives access to it; its secret does not stay in the address bar."""
    page = visit("/")
    play_now(page)
    page.get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="My seat elsewhere").click()
    phone = visit(page.get_by_label("Link", exact=True).input_value(), viewport=PHONE)
    expect(asked(phone)).to_be_visible()
    assert "#" not in phone.url
    answer(phone)
    together(page, phone)


def test_a_watcher_sees_no_hand(visit: Visit) -> None:
    """A visitor who opens the link of a running game watches, also on the big screen."""
    page = visit("/")
    play_now(page)
    for path in ("", "/screen"):
        watcher = visit(page.url + path, viewport={"width": 1920, "height": 1080})
        expect(watcher.get_by_test_id("waiting")).to_be_visible()
        assert not asked(watcher).count()
        assert not over(watcher)


def test_a_table_that_is_not_there(visit: Visit) -> None:
    page = visit("/t/nosuchtable")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
