"""Notices in the browser: switched on at a table, tested, sent while the person is away, switched off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.kit.games import FEATURED
from tests.e2e.kit.screens import ROOT
from tests.e2e.kit.server import Server
from tests.e2e.kit.table import asked, play_now, violations
from tests.e2e.kit.waiting import wait_until
from tests.server.receivers import Inbox, http_receiver


@pytest.fixture
def hook() -> Iterator[Inbox]:
    with http_receiver() as inbox:
        yield inbox


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    server = Server(tmp_path / "tables.db", ROOT, 0, "--notices", "push,webhook", "--private-notices")
    context = browser.new_context(base_url=server.address, locale="en", service_workers="block")
    yield context.new_page()
    context.close()
    server.stop()


def open_notices(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Tell me when it is my turn").click()


def switch_on(page: Page, address: str) -> None:
    page.get_by_label("A webhook").fill(address)
    page.get_by_role("button", name="Switch on").last.click()
    expect(page.get_by_role("button", name="Send a test")).to_be_visible()


def test_a_webhook_is_switched_on_and_tested(page: Page, hook: Inbox) -> None:
    page.goto("/")
    play_now(page)
    open_notices(page)
    switch_on(page, f"{hook.address}/mine")
    expect(page.get_by_label("A webhook")).to_have_value("")
    page.get_by_role("button", name="Send a test").click()
    expect(page.get_by_text("Sent. Did it arrive?")).to_be_visible()
    assert b"it works" in hook.requests[0][2]
    assert violations(page) == []
    hook.statuses = [500]
    page.get_by_role("button", name="Send a test").click()
    expect(page.get_by_role("alert")).to_contain_text("the answer was 500")


def test_slow_tables_use_what_was_agreed_to(page: Page, hook: Inbox) -> None:
    """Once agreed, a slow table switches it on by itself; the notice comes after the page is closed."""
    for n in range(2):
        page.goto(f"/new/{FEATURED}")
        page.get_by_role("button", name="Slow", exact=True).click()
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("heading", name="Tell me when it is my turn")).to_be_visible()
        if n == 0:
            switch_on(page, f"{hook.address}/slow")
    expect(page.get_by_text(hook.address.removeprefix("http://"))).to_be_visible()
    page.get_by_role("button", name="Start, bots fill the rest").click()
    expect(asked(page)).to_be_visible()
    assert not hook.requests
    page.goto("about:blank")
    wait_until(lambda: bool(hook.requests), "no notice was sent")
    assert (hook.requests[0][0], b"your turn" in hook.requests[0][2]) == ("/slow", True)


@pytest.mark.long
def test_a_running_slow_table_uses_what_was_agreed_to(page: Page, hook: Inbox) -> None:
    """A seat that is taken while the table plays has no lobby to switch it on in."""
    page.goto("/")
    play_now(page)
    open_notices(page)
    switch_on(page, f"{hook.address}/mine")
    wanted = {
        "game": FEATURED,
        "seats": [{"kind": "person", "name": "Momo"}, {"kind": "bot"}],
        "clock": {"kind": "slow"},
    }
    made = page.request.post("/api/v1/tables", data=wanted | {"options": {"seats": 2}}).json()
    started = page.request.post(
        f"/api/v1/tables/{made['table']}/start", data={"fill": True}, headers={"X-Seat-Secret": made["host"]}
    )
    assert started.ok
    page.goto(f"/t/{made['table']}#seat=0&s={made['seats'][0]['secret']}")
    expect(asked(page)).to_be_visible()
    open_notices(page)
    expect(page.get_by_text(hook.address.removeprefix("http://"))).to_be_visible()
    page.get_by_role("button", name="Switch off").first.click()
    expect(page.get_by_text(hook.address.removeprefix("http://"))).to_have_count(0)
