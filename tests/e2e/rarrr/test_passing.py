"""Passing in RARRR!!: grey, with what it gives up, and asked once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.table import asked, version
from tests.e2e.kit.visitors import Visit
from tests.games.rarrr.cards import GAME
from tests.games.rarrr.table import Table
from tests.kit.stored import store_table


@pytest.mark.rule("rarrr.pass.1")
def test_a_city_that_could_be_bid_for_is_left_only_on_purpose(visit: Visit, database: Path) -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1 2 3", Ben="T 1", Cid="F 1").at("Tokyo")
    made = store_table(f"sqlite:///{database}", GAME, t.s, t.names)
    page = visit(f"/t/{made['table']}#seat=0&s={made['seats'][0]['secret']}")
    expect(asked(page)).to_be_visible()
    key, before = page.locator("[data-part^='pass']"), version(page)
    expect(key).not_to_have_class(re.compile("loud"))
    expect(key).to_contain_text("leaves Tokyo to the others")
    key.click()
    expect(key).to_contain_text("Press again")
    assert version(page) == before
    key.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
