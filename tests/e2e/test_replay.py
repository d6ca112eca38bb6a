"""Looking back: scrubbing, marks, seats, links to a moment, and the log that leads there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import answer, asked, play_now, version
from tests.e2e.kit.visitors import Visit

# as if this device had last seen the fourth line
FORGET = """() => {
  const tables = JSON.parse(localStorage.getItem('roarhouse.tables'));
  tables[0].seen = 4;
  localStorage.setItem('roarhouse.tables', JSON.stringify(tables));
}"""

# collects every version shown from now on in window.seen
REMEMBER = """() => {
  const table = document.querySelector('[data-version]');
  window.seen = [];
  new MutationObserver(() => window.seen.push(Number(table.dataset.version))).observe(table, { attributes: true });
}"""


def at(page: Page, moment: int) -> None:
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(moment))


@pytest.mark.slow
@pytest.mark.core
def test_scrubbing_a_finished_game(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}/replay")
    at(page, 0)
    moment = page.get_by_role("slider", name="Moment")
    moment.fill("40")
    at(page, 40)
    page.get_by_role("button", name="One step forward").click()
    at(page, 41)
    page.keyboard.press("ArrowLeft")
    at(page, 40)
    page.get_by_role("button", name="Next mark").click()
    assert version(page) > 40
    page.get_by_role("button", name="Previous mark").click()
    assert version(page) < 40 or version(page) == 40
    page.get_by_label("Seen by").select_option("Zuzuba")
    assert page.url.endswith(f"#v={version(page)}&seat=1")
    page.get_by_label("Speed").select_option("×4")
    before = version(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    page.get_by_role("button", name="Pause").click()


def test_a_link_leads_to_its_moment(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}/replay#v=33&seat=1")
    at(page, 33)
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Score sheet")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment_and_its_rule(visit: Visit) -> None:
    """Also during the game: only the own past, and back to the present with one click."""
    page = visit("/")
    play_now(page)
    answer(page)
    expect(asked(page)).to_be_visible()
    log = page.get_by_role("list", name="Log")
    log.get_by_title("Jump to this moment").first.click()
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()
    assert version(page) <= 3
    page.get_by_role("button", name="Back to now").click()
    expect(asked(page)).to_be_visible()
    rule = log.get_by_role("button", name="Rule ").first
    name = rule.get_attribute("aria-label") or ""
    rule.click()
    expect(page.get_by_role("dialog").locator(".focus")).to_contain_text(name.removeprefix("Rule "))


def test_what_was_missed_is_played_back(visit: Visit) -> None:
    """After an absence: one click shows what happened since the last visit of this device."""
    page = visit("/")
    play_now(page)
    for _ in range(2):
        expect(asked(page)).to_be_visible()
        answer(page)
    expect(asked(page)).to_be_visible()
    page.add_init_script(f"({FORGET})()")
    page.reload()
    missed = page.get_by_text("things have happened since you were away")
    expect(missed).to_be_visible()
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert missed.evaluate("one => one.clientWidth") > 200, "squeezed by its buttons"
    page.evaluate(REMEMBER)
    page.get_by_role("button", name="Show me").click()
    expect(asked(page)).to_be_visible()  # it ends by itself, at the present
    seen = page.evaluate("window.seen")
    assert seen[0] == 4
    assert seen == sorted(seen)
    assert seen[-1] == version(page)
