"""Public tables on the home page: listed by the host, joined and watched by others."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.kit.games import FEATURED
from tests.e2e.kit.table import sit_down, two_seats, violations
from tests.e2e.kit.visitors import Visit


def test_a_listed_table_is_joined_from_the_home_page(visit: Visit) -> None:
    host = visit(f"/new/{FEATURED}")
    two_seats(host)
    host.get_by_label("Name of seat 1").fill("Listed Lu")
    host.get_by_role("button", name="Open the table").click()
    expect(host).to_have_title("Waiting for players: RARRR!! – Roarhouse")
    switch = host.get_by_role("switch", name="Show it on the home page")
    expect(switch).not_to_be_checked()
    guest = visit("/")
    expect(guest.get_by_role("heading", name="Open to everyone")).to_be_visible()
    expect(guest.get_by_text("Listed Lu")).to_have_count(0)
    switch.check()
    expect(switch).to_be_checked()
    guest.reload()
    assert violations(guest) == []
    guest.get_by_role("link", name="Join: RARRR!!, Listed Lu").click()
    expect(guest.get_by_text("This table is on the home page")).to_be_visible()
    sit_down(guest, "Gast")
    host.get_by_role("button", name="Start the game").click()
    expect(guest.get_by_test_id("ask")).to_be_visible()
    watcher = visit("/")
    watcher.get_by_role("link", name="Watch: RARRR!!, Listed Lu, Gast").click()
    expect(watcher.get_by_test_id("waiting")).to_be_visible()
    host.get_by_role("button", name="Invite").click()
    host.get_by_role("switch", name="Show it on the home page").uncheck()
    watcher.goto("/")
    expect(watcher.get_by_role("heading", name="Open to everyone")).to_be_visible()
    expect(watcher.get_by_text("Listed Lu")).to_have_count(0)
