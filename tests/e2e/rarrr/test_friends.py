"""Two friends play RARRR!! through a draft and a battle, and chat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.table import answer, asked, play_until, sit_down, together, two_seats, version
from tests.e2e.kit.visitors import Visit


@pytest.mark.slow
@pytest.mark.core
@pytest.mark.timeout(600)
def test_two_friends_through_a_draft_and_a_battle(visit: Visit) -> None:
    """A friend joins by the link; both draft, one reloads in the middle; a city falls, and both logs agree."""
    host = visit("/new/rarrr")
    two_seats(host)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    friend = visit(host.get_by_label("Link", exact=True).input_value())
    sit_down(friend, "Hanako")
    expect(host.get_by_text("Hanako", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(asked(friend)).to_be_visible()

    answer(host)
    host.get_by_role("button", name="Undo").click()
    expect(asked(host)).to_be_visible()

    for _ in range(8):
        for page in (host, friend):
            expect(asked(page)).to_be_visible()
            answer(page)
    expect(asked(friend)).to_be_visible()
    sentence, seen = asked(friend).text_content(), version(friend)
    friend.reload()
    expect(asked(friend)).to_have_text(sentence or "")
    assert version(friend) == seen

    play_until(lambda: host.get_by_text(re.compile("destroys|Nobody fights")).count() > 0, host, friend)
    expect(friend.get_by_text(re.compile("destroys|Nobody fights")).first).to_be_visible()
    together(host, friend)

    host.get_by_role("button", name="Chat").first.click()
    host.get_by_label("Say something").fill("Well roared!")
    host.get_by_label("Say something").press("Enter")
    friend.get_by_role("button", name="Chat").first.click()
    expect(friend.get_by_text("Well roared!")).to_be_visible()
    friend.get_by_role("button", name=re.compile("^Mute")).click()
    expect(friend.get_by_text("Well roared!")).to_be_hidden()
