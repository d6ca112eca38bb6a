"""Chat in the lobby and quick reactions: seen by the others, muted by a switch or by name."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.kit.games import FEATURED
from tests.e2e.kit.table import sit_down, two_seats, violations
from tests.e2e.kit.visitors import Visit


def test_people_in_the_lobby_talk_and_react(visit: Visit) -> None:
    host = visit(f"/new/{FEATURED}")
    two_seats(host)
    host.get_by_label("Name of seat 1").fill("Momo")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="Chat")).to_be_visible()
    guest = visit(host.url)
    sit_down(guest, "Gast")
    guest.get_by_label("Say something").fill("Room for one more?")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_role("log")).to_contain_text("Room for one more?")

    guest.get_by_role("button", name="Well played!").click()
    expect(host.get_by_test_id("reactions")).to_contain_text("Gast")
    expect(host.locator(".sr-only", has_text="Gast: Well played!")).to_be_attached()
    assert violations(host) == []
    expect(host.get_by_test_id("reactions")).to_have_text("")  # gone after a moment

    host.get_by_role("button", name="Mute Gast").click()
    expect(host.get_by_role("log")).not_to_contain_text("Room for one more?")
    guest.get_by_role("button", name="Ouch!").click()
    expect(guest.get_by_test_id("reactions")).to_contain_text("Gast")
    guest.get_by_label("Say something").fill("Hello?")
    guest.get_by_role("button", name="Send").click()
    host.get_by_role("button", name="Hear Gast again").click()
    expect(host.get_by_role("log")).to_contain_text("Hello?")
    expect(host.get_by_test_id("reactions")).to_have_text("")

    host.get_by_role("button", name="Settings").click()
    host.get_by_role("switch", name="Reactions").uncheck()
    host.keyboard.press("Escape")
    expect(host.get_by_role("group", name="Reactions")).to_have_count(0)
