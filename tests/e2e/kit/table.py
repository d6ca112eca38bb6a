"""Actions and waits at any table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

AXE: Final = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD: Final = ("serious", "critical")


# -- state of the table ---------------------------------------------------------------------------------------


class Moment(NamedTuple):
    version: int
    asked: bool
    over: bool


NOW = """({ dataset: { version, over } }) =>
  [Number(version), document.querySelector('[data-testid=ask]') !== null, over !== undefined]"""


def moment(page: Page) -> Moment:
    """The version of the table and whether this person is asked, read at once."""
    return Moment(*page.locator("[data-version]").evaluate(NOW))


def version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or -1)


def asked(page: Page) -> Locator:
    """The sentence that is shown when it is this person's turn."""
    return page.get_by_test_id("ask")


def over(page: Page) -> bool:
    return page.locator("[data-over]").count() > 0


def phase(page: Page) -> str:
    return page.locator("[data-phase]").first.get_attribute("data-phase") or ""


# -- waiting --------------------------------------------------------------------------------------------------

FRAMES = """async (count) => {
  for (let k = 0; k < count; k += 1) await new Promise(requestAnimationFrame);
}"""
# fonts are loaded, and transitions have ended
PAINTED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity;
  await document.fonts.ready;
  await frame();
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
  await frame();
}"""
IDLE = "() => document.querySelector('[data-version]').getAttribute('aria-busy') !== 'true'"
ASKED = "() => document.querySelector('[data-testid=ask], [data-over]') !== null"
BEYOND = """(before) => {
  const { version, over } = document.querySelector('[data-version]').dataset;
  return Number(version) > before || over !== undefined;
}"""


def frames(page: Page, count: int = 2) -> None:
    """Wait for this number of animation frames."""
    page.evaluate(FRAMES, count)


def painted(page: Page) -> None:
    page.evaluate(PAINTED)


def beyond(page: Page, before: int) -> None:
    """Wait until the table has passed a version, or is over."""
    page.wait_for_function(BEYOND, arg=before)


def idle(page: Page) -> None:
    """Wait until the last choice has been answered; a key pressed before is not heard."""
    page.wait_for_function(IDLE)


def moved(page: Page, before: int) -> bool:
    """Whether the last keys or presses made a choice; waits for one that was sent."""
    frames(page)
    idle(page)
    now = moment(page)
    return now.version != before or now.over


def until_asked(page: Page) -> None:
    """Wait until this person is asked, or the game is over."""
    page.wait_for_function(ASKED)


def anyone_asked(pages: list[Page]) -> list[Page]:
    """Wait for people who are asked; none if the game is over for all."""
    while True:
        now = [moment(page) for page in pages]
        if all(one.over for one in now) or any(one.asked for one in now):
            return [page for page, one in zip(pages, now, strict=True) if one.asked]
        last = max(one.version for one in now)
        playing = [(page, one.version) for page, one in zip(pages, now, strict=True) if not one.over]
        behind = [page for page, at in playing if at < last]
        beyond(behind[0] if behind else playing[0][0], last - 1 if behind else last)


def turns(pages: list[Page], seconds: float) -> Iterator[Page]:
    """Yield each person who is asked, until the game is over."""
    until = time.monotonic() + seconds
    while waiting := anyone_asked(pages):
        assert time.monotonic() < until, "the game has not come to its end"
        yield waiting[0]


def together(page: Page, other: Page) -> None:
    """Wait until two people see the same version."""
    while (here := version(page)) != (there := version(other)):
        beyond(page if here < there else other, max(here, there) - 1)


# -- playing --------------------------------------------------------------------------------------------------


def sit_down(friend: Page, name: str) -> None:
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("you sit here")).to_be_visible()


def two_seats(page: Page) -> None:
    """Reduce a new table to two seats."""
    expect(page.get_by_label("Seat 2", exact=True)).to_be_visible()
    while page.get_by_label("Seat 3", exact=True).count():
        page.get_by_role("button", name="One seat less").click()


def play_now(page: Page, name: str = "I know it: play") -> None:
    """A visitor with a new device is offered a lesson, and declines."""
    page.get_by_role("button", name=name, exact=True).first.click()
    expect(asked(page)).to_be_visible()


def answer(page: Page) -> None:
    """Answer any prompt by keyboard: choose the first options, and confirm."""
    before = version(page)
    for tries in range(30):
        page.keyboard.press(str(tries % (3 if tries < 6 else 9) + 1))
        page.keyboard.press(" ")
        if moved(page, before):
            return
        page.keyboard.press(" ")
        if moved(page, before):
            return
        if page.locator("dialog[open]").count():  # pressed was what cannot be used now, and it is explained
            page.keyboard.press("Escape")
        if tries > 2:
            give_up(page)
    raise AssertionError(f"nothing answers: {asked(page).text_content()}")


PASS: Final = re.compile(r"^(Pass|Passen|Aussetzen)\b")
SURE: Final = re.compile(r"^(Really|Wirklich)\?")


def give_up(page: Page) -> None:
    """Pass, where that is possible; a key that gives something up asks once, and not within the blink of an eye."""
    buttons, before = page.get_by_role("main").get_by_role("button"), version(page)
    key, sure = buttons.filter(has_text=PASS).first, buttons.filter(has_text=SURE).first
    if key.count() and key.is_enabled():
        key.click()
    while not moved(page, before) and sure.count():
        sure.click()


def play_until(true: Callable[[], bool], *pages: Page, seconds: float = 900) -> None:
    """All people who are asked answer until a condition holds; the game must not end before."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "the game does not come so far"
        waiting = anyone_asked(list(pages))
        assert waiting or true(), "the game is over"
        if waiting and not true():
            answer(waiting[0])


def play_to_the_end(page: Page, seconds: float) -> None:
    for one in turns([page], seconds):
        answer(one)


# -- checks ---------------------------------------------------------------------------------------------------


def violations(page: Page) -> list[str]:
    """Accessibility violations found by axe."""
    found = Axe.from_file(AXE).run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found if one["impact"] in BAD]


def open_result(page: Page) -> Locator:
    """Check the result dialog of a finished game, with all of its actions."""
    page.get_by_role("region", name=re.compile("What is asked|Was gefragt ist")).get_by_role("button").last.click()
    return page.get_by_role("dialog")
