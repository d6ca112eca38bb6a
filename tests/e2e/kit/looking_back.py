"""Checks of a finished game: verify its deals, and replay every moment."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.kit.visitors import Visit

# shows every moment and counts those that the game's own table has drawn
LOOK_AT_ALL = """async (drawn) => {
  const slider = document.querySelector('section input[type=range]');
  const table = document.querySelector('[data-version]');
  const shown = (at) => new Promise((done) => {
    const look = () => Number(table.dataset.version) === at ? done() : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  let seen = 0;
  for (let at = 0; at <= Number(slider.max); at += 1) {
    slider.value = at;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await shown(at);
    if (document.querySelector(drawn)) seen += 1;
  }
  return [seen, Number(slider.max) + 1];
}"""


def assert_all_dealt_again(page: Page) -> None:
    """The browser has repeated every choice of nature."""
    expect(page.get_by_text("Your browser has made every choice of nature again")).to_be_visible()


def assert_dealt_again(page: Page) -> None:
    """The browser has repeated most choices of nature, none differed, and it reports how many it skipped."""
    expect(page.get_by_text("The seed is the one that was promised")).to_be_visible()
    told = page.get_by_text(
        re.compile(r"Your browser has made .* choices? of nature again|nature’s \d+ choices again")
    )
    made, all_of_them = map(int, re.findall(r"\d+", told.inner_text())[:2])
    assert all_of_them * 0.6 < made <= all_of_them
    expect(page.get_by_text("come out otherwise")).to_have_count(0)


def assert_every_moment_drawn(visit: Visit, game: str, table: str) -> None:
    """From the first deal to the last count the game draws its table, for a seat and for a watcher."""
    for seat in (0, -2):
        page = visit(f"/t/{table}/replay#v=0&seat={seat}")
        expect(page.locator(f".{game}")).to_be_visible()
        seen, moments = page.evaluate(LOOK_AT_ALL, f".{game}")
        assert seen == moments
