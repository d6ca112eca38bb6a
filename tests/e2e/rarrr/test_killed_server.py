"""Two friends and a bot play a whole game of RARRR!! on a server that is killed twice, and check it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.server import Server
from tests.e2e.kit.table import answer, asked, open_result, over, phase, play_until, sit_down, together, version
from tests.e2e.kit.visitors import Visit

LOST = "The connection is lost"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for this test only, so that it can be killed."""
    server = Server(tmp_path / "tables.db")
    yield server
    server.stop()


@pytest.fixture
def address(server: Server) -> str:
    return server.address


def test_two_friends_finish_a_game_on_a_server_that_is_killed(visit: Visit, server: Server) -> None:
    host = visit("/new/rarrr")
    friend = visit(opened(host))
    sit_down(friend, "Hanako")
    host.get_by_role("button", name="Start the game").click()
    for _ in range(4):
        both_pick(host, friend)
    expect(asked(friend)).to_be_visible()
    expect(asked(host)).to_be_visible()
    pick(host)  # a sealed, acknowledged pick must survive the kill
    expect(host.get_by_test_id("waiting")).to_be_visible()
    dies_and_resumes(server, host, friend)
    play_until(lambda: phase(host) == "battle" and asked(host).count() > 0, host, friend)
    dies_and_resumes(server, host, friend)
    play_until(lambda: over(host) and over(friend), host, friend)
    assert scores(host) == scores(friend)
    for page in (host, friend):
        expect(page.get_by_role("list", name="The first three")).to_have_count(1)
        look_back(page)
        verify(page)


def opened(host: Page) -> str:
    """A table for three, one of them a bot; its link."""
    host.get_by_role("button", name="One seat less").click()
    host.get_by_label("Seat 3", exact=True).select_option("bot")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    return host.get_by_label("Link", exact=True).input_value()


def pick(page: Page) -> None:
    """Until this person waits for others: a bot's pick changes the version, too."""
    while asked(page).count():
        answer(page)


def both_pick(first: Page, last: Page) -> None:
    """All pick at the same time; the last pick brings the next question to both."""
    expect(asked(first)).to_be_visible()
    expect(asked(last)).to_be_visible()
    pick(first)
    while asked(last).count() and not asked(first).count():
        answer(last)
        together(first, last)


def dies_and_resumes(server: Server, *pages: Page) -> None:
    """SIGKILL and restart on the same database: all players see the same table and the same prompt."""
    together(*pages)
    before, asks = version(pages[0]), [asked(page).all_text_contents() for page in pages]
    server.kill()
    for page in pages:
        expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    for page in pages:
        expect(page.get_by_text(LOST)).to_be_hidden()
    for page, texts in zip(pages, asks, strict=True):
        expect(asked(page)).to_have_text(texts)
        assert version(page) >= before  # a bot may have picked meanwhile


def scores(page: Page) -> list[str]:
    sheet = open_result(page)
    expect(sheet.get_by_role("row")).to_have_count(4)
    return sheet.get_by_role("row").all_inner_texts()


def look_back(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Pause").click()
    moment = page.get_by_role("slider", name="Moment")
    for at in (0, 50, 20):
        moment.fill(str(at))
        expect(page.locator("[data-version]")).to_have_attribute("data-version", str(at))
    expect(page.locator(".rarrr")).to_be_visible()
    page.get_by_role("button", name="Close the replay").click()


def verify(page: Page) -> None:
    open_result(page).get_by_role("link", name="Check the deal").click()
    expect(page.get_by_text("The seed is the one that was promised")).to_be_visible()
    expect(page.get_by_text("Your browser has made every choice of nature again")).to_be_visible()
    expect(page.get_by_text("The salt that this device made before the start is part of the deal.")).to_be_visible()
