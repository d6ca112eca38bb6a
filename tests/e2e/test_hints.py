"""Hints and the strength of opponents in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.table import play_now, violations
from tests.e2e.kit.visitors import Visit


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
    assert violations(page) == []
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_be_hidden()
    page.goto("/")
    expect(page.get_by_label("Opponents")).to_have_value("4")
