"""What a person does at the table of Pikit, in a few words."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.e2e.table import answer, asked, over, version


def key(page: Page) -> Locator:
    """The big key, which is always in the same place."""
    return page.get_by_role("main").locator("[data-confirm]")


def centre(page: Page) -> Locator:
    return page.get_by_role("list", name="Centre").get_by_role("button")


def step(page: Page) -> str:
    return page.locator(".pikit").get_attribute("data-phase") or ""


def until_asked(page: Page, phase: str) -> None:
    """Pass in every way until this is asked, with no card opened by a digit that came late."""
    for _ in range(400):
        if asked(page).count() and step(page) == phase:
            if page.locator("[data-chooser]").count():
                page.keyboard.press("Escape")
            return
        if asked(page).count() and key(page).count() and key(page).first.is_enabled():
            page.keyboard.press(" ")
        elif asked(page).count():
            press_first(page)
        page.wait_for_timeout(60)
    raise AssertionError(f"never asked: {phase}")


def press_first(page: Page) -> None:
    """Take the first card that can be taken; if that could mean two things, the first of them."""
    before = version(page)
    page.keyboard.press("1")
    page.wait_for_timeout(60)
    if version(page) == before and page.get_by_role("group", name="Which of these?").count():
        page.keyboard.press("1")


def play_on(page: Page, to: int) -> None:
    """Answer whatever is asked until the table has come so far."""
    while version(page) < to and not over(page):
        if asked(page).count():
            answer(page)
        page.wait_for_timeout(40)
