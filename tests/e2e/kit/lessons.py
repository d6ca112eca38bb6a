"""A newcomer in a lesson: reads each bubble and presses what it points at, in that order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.table import beyond, moved, painted, version

Look = Callable[[str], None]  # gets the name of the moment
KIND: Final = """() => {
  const coach = document.querySelector('[data-testid=coach]');
  return coach && getComputedStyle(coach).visibility === 'visible' ? coach.dataset.kind : '';
}"""
# the overlap of the bubble and the rings, in pixels
COVERED: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const { left, right, top, bottom } = box(document.querySelector('[data-testid=coach]'));
  const over = (ring) => Math.max(0, Math.min(right, ring.right) - Math.max(left, ring.left)) *
    Math.max(0, Math.min(bottom, ring.bottom) - Math.max(top, ring.top));
  return [...document.querySelectorAll('[data-testid=ring]')].map((one) => over(box(one)));
}"""
WAITED: Final = ("say", "do", "cheer", "left")
TABS: Final = 3  # so many presses of Tab at most lead to what the bubble points at
FOCUSED: Final = "(one) => one === document.activeElement"
OPENING: Final = "(one) => one.outerHTML.slice(0, 200)"


def coach(page: Page) -> Locator:
    return page.get_by_test_id("coach")


def kind(page: Page) -> str:
    """What the coach says now: an explanation, a task, a reply, praise, the end; empty if nothing."""
    return str(page.evaluate(KIND))


def until_coached(page: Page) -> str:
    """Wait for a bubble that asks for something."""
    page.wait_for_function(f"() => {list(WAITED)!r}.includes(({KIND})())")
    painted(page)
    return kind(page)


def points_at(page: Page) -> list[str]:
    """The parts that the bubble names; each must be there to be seen."""
    return (coach(page).get_attribute("data-at") or "").split()


def check_bubble(page: Page) -> None:
    """The first part that the bubble names is on the table (others may open later), and the bubble covers none."""
    for part in points_at(page)[:1]:
        expect(parts(page, part).first).to_be_visible()
    page.wait_for_function(f"() => ({COVERED})().every((area) => area === 0)")


def parts(page: Page, name: str) -> Locator:
    return page.locator(f'[data-part~="{name}"]:visible')


def press(page: Page, part: Locator, keys: bool) -> None:
    if not part.evaluate("(one) => one.matches('button, a, summary')"):
        return
    expect(part).to_be_enabled()
    if keys:
        walk_to(page, part)
        page.keyboard.press("Enter")
    else:
        part.click()


def walk_to(page: Page, part: Locator) -> None:
    """Press Tab until the part has the focus; the table may have led it there."""
    for _ in range(TABS):
        if part.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    assert part.evaluate(FOCUSED), f"{TABS} presses of Tab do not lead to {part.evaluate(OPENING)}"


def obey(page: Page, keys: bool) -> None:
    """Press what the bubble points at, one after the other; where it points at nothing, confirm."""
    before = version(page)
    for name in points_at(page):
        if moved(page, before):
            return
        expect(parts(page, name).first).to_be_visible()
        for k in range(parts(page, name).count()):
            if not moved(page, before):
                press(page, parts(page, name).nth(k), keys)
    if not points_at(page) and not moved(page, before):
        page.locator("main").focus()
        page.keyboard.press(" ")
    beyond(page, before)


def follow_lesson(page: Page, keys: bool = False, look: Look | None = None) -> None:
    """Do what the coach says until it cheers."""
    steps = 0
    while (now := until_coached(page)) != "cheer":
        assert now in ("say", "do"), f"the lesson was left: {coach(page).text_content()}"
        check_bubble(page)
        steps += 1
        if look:
            look(f"{steps:02}-{now}")
        if now == "say":
            go_on(page, keys)
        else:
            obey(page, keys)
    if look:
        look(f"{steps + 1:02}-cheer")


def go_on(page: Page, keys: bool) -> None:
    text = coach(page).text_content() or ""
    if keys:
        page.keyboard.press("Enter")
    else:
        page.get_by_test_id("coach-next").click()
    expect(coach(page)).not_to_have_text(text)
