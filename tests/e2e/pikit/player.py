"""Actions at the table of Pikit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from roarhouse.games.pikit.choices import Reroll
from tests.e2e.kit.table import answer, asked, moved, over, until_asked, version
from tests.e2e.kit.visitors import Visit
from tests.games.pikit.table import GAME, Table
from tests.kit.stored import store_table


def sit(visit: Visit, database: Path, t: Table, clock: dict[str, Any] | None = None, **more: Any) -> Page:
    """Ann's browser at a prepared table; bots play the others."""
    bots = {name: None for name in t.names if name != "Ann"}
    made = store_table(f"sqlite:///{database}", GAME, t.s, t.names, bots=bots, clock=clock)
    seat = t.seat("Ann")
    page = visit(f"/t/{made['table']}#seat={seat}&s={made['seats'][seat]['secret']}", **more)
    expect(asked(page)).to_be_visible()
    return page


def may_cancel() -> Table:
    """Ben rolls again, and Ann has a card that cancels."""
    t = Table("Ben Ann", Ben="2 3", Ann="6 4", centre="5 1 1", dice="2 3", deck="1 1 2 4 6 7 9")
    return t.plays("Ben", 2, Reroll((0, 1)))


def key(page: Page) -> Locator:
    """The big key, which is always in the same place."""
    return page.get_by_role("main").locator("[data-confirm]")


def centre(page: Page) -> Locator:
    return page.get_by_role("list", name="Centre").get_by_role("button")


def step(page: Page) -> str:
    return page.locator(".pikit").get_attribute("data-phase") or ""


def until_step(page: Page, wanted: str) -> None:
    """Pass until this is asked; closes a card that a late digit has opened."""
    for _ in range(400):
        until_asked(page)
        assert not over(page), f"never asked: {wanted}"
        if step(page) == wanted:
            if page.locator("[data-chooser]").count():
                page.keyboard.press("Escape")
            return
        pass_on(page)
    raise AssertionError(f"never asked: {wanted}")


def pass_on(page: Page) -> None:
    before = version(page)
    if key(page).count() and key(page).first.is_enabled():
        page.keyboard.press(" ")
        moved(page, before)
    else:
        press_first(page)


def press_first(page: Page) -> None:
    """Take the first card that can be taken; if there are two ways, the first."""
    before = version(page)
    page.keyboard.press("1")
    if not moved(page, before) and page.get_by_role("group", name="Which of these?").count():
        page.keyboard.press("1")
        moved(page, before)


def play_on(page: Page, to: int) -> None:
    """Answer all prompts until the table has reached a version, or its end."""
    while version(page) < to and not over(page):
        until_asked(page)
        if asked(page).count():
            answer(page)
