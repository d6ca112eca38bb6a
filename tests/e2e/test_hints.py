"""Hints and the strength of opponents in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.screens import DESK
from tests.e2e.kit.table import answer, moment, over, play_now, violations
from tests.e2e.kit.visitors import Seated, Visit


@pytest.mark.slow
@pytest.mark.core
def test_a_hint_lists_choices_and_shows_one_on_the_table(visit: Visit) -> None:
    page = visit("/")
    page.get_by_label("Opponents").select_option("Master")
    play_now(page)
    page.get_by_test_id("hint-button").click()
    hint = page.get_by_test_id("hint")
    expect(hint.get_by_role("listitem").first).to_contain_text("%")
    page.get_by_test_id("hint-button").click()
    expect(hint.get_by_role("button", pressed=True)).to_have_count(1)
    expect(page.get_by_test_id("hint-ring")).not_to_have_count(0)
    assert violations(page) == []
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_be_hidden()
    expect(page.get_by_test_id("hint-ring")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_label("Opponents")).to_have_value("4")


@pytest.mark.parametrize("game", ["rarrr", "pikit", "arrr"])
def test_every_hint_has_rings_which_go_with_it(visit: Visit, seated: Seated, game: str) -> None:
    """From the first question on; every choice is the one that the hint names first."""
    page = visit(seated(game, 3)[0], viewport=DESK)
    for _ in range(12):
        before = moment(page).version
        page.get_by_test_id("hint-button").click()
        expect(page.get_by_test_id("hint").get_by_role("listitem").first).to_be_visible()
        page.get_by_test_id("hint-button").click()
        expect(page.get_by_test_id("hint-ring")).not_to_have_count(0)
        page.get_by_test_id("hint").get_by_role("button", name="Close").click()
        expect(page.get_by_test_id("hint-ring")).to_have_count(0)
        answer(page)
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
        expect(page.get_by_test_id("hint-button").or_(page.locator("[data-over]")).first).to_be_visible()
        if over(page):
            break
