"""What a person does at the table, in a few words."""

from __future__ import annotations

import re
import time
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = ("serious", "critical")


def version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or -1)


def together(page: Page, other: Page) -> None:
    """Wait until two people see the same moment, however far it has gone on meanwhile."""
    until = time.monotonic() + 60
    while version(page) != version(other):
        assert time.monotonic() < until, f"one is at {version(page)}, the other at {version(other)}"
        page.wait_for_timeout(50)


def asked(page: Page) -> Locator:
    """The sentence that is shown when it is this person's turn."""
    return page.get_by_test_id("ask")


def over(page: Page) -> bool:
    return page.locator("[data-over]").count() > 0


def phase(page: Page) -> str:
    return page.locator(".rarrr").get_attribute("data-phase") or ""


def sit_down(friend: Page, name: str) -> None:
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("you sit here")).to_be_visible()


def play_now(page: Page, name: str = "Play now") -> None:
    page.get_by_role("button", name=name, exact=True).first.click()
    expect(asked(page)).to_be_visible()


# true once the table has moved on from a version, or is over; false if nothing has come of the keys
MOVED = """async (before) => {
  const table = document.querySelector('[data-version]');
  for (let quiet = 0; quiet < 6; quiet += 1) {
    await new Promise((done) => setTimeout(done, 20));
    if (table.getAttribute('aria-busy') === 'true') quiet = 0;
    else if (table.dataset.version !== before || 'over' in table.dataset) return true;
  }
  return false;
}"""


def answer(page: Page) -> None:
    """Whatever is asked, answer it by keyboard: choose the first things that can be chosen, and confirm."""
    before = str(version(page))
    for tries in range(30):
        page.keyboard.press(str(tries % 3 + 1))
        page.keyboard.press(" ")
        if page.evaluate(MOVED, before):
            return
        page.keyboard.press(" ")
        if page.evaluate(MOVED, before):
            return
        if tries > 2:
            give_up(page)
    raise AssertionError(f"nothing answers: {asked(page).text_content()}")


def give_up(page: Page) -> None:
    """Out of this battle, if it is one."""
    for name in ("Pass", "Passen"):
        button = page.get_by_role("main").get_by_role("button", name=name, exact=True)
        if button.count() and button.first.is_enabled():
            button.first.click()


def violations(page: Page) -> list[str]:
    """What would keep somebody from using this page, as far as axe can tell."""
    found = Axe.from_file(AXE).run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found if one["impact"] in BAD]


def open_result(page: Page) -> Locator:
    """The score sheet of a game that is over, with everything that can be done with it."""
    page.get_by_role("region", name=re.compile("What is asked|Was gefragt ist")).get_by_role("button").last.click()
    return page.get_by_role("dialog")


def play_to_the_end(page: Page, seconds: float) -> None:
    until = time.monotonic() + seconds
    while not over(page):
        assert time.monotonic() < until, "the game has not come to its end"
        if asked(page).count():
            answer(page)
        else:
            page.wait_for_timeout(40)
