"""Whole games by keys alone, as a screen reader follows them: every question is spoken, and no pointer is needed."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.table import asked, moved, over, until_asked, version
from tests.e2e.kit.visitors import Seated, Visit

SECONDS = 500
TABS = 150  # at most, from one end of a page to the other
# what is spoken at once, from the first moment; and that no pointer is used
LISTEN = """
window.spoken = [];
window.pointed = 0;
addEventListener('pointerdown', () => (window.pointed += 1), true);
new MutationObserver(() => {
  const text = document.querySelector('[aria-live=assertive]')?.textContent.trim();
  if (text && text !== window.spoken.at(-1)) window.spoken.push(text);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
PASSES = """() => document.activeElement?.matches('[data-part~="do:pass"]')"""


def spoken(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.spoken")
    return found


def decide(page: Page) -> None:
    """Digits choose, Space confirms; where that is no answer, Tab leads to the key that passes, and again."""
    before = version(page)
    if not any(chosen(page, before, digit) for digit in "123") and not passed(page, before):
        assert any(chosen(page, before, digit) for digit in "123456789"), f"no key: {asked(page).text_content()}"


def chosen(page: Page, before: int, digit: str) -> bool:
    page.keyboard.press(digit)
    for _ in range(2):  # what gives something up asks once
        page.keyboard.press(" ")
        if moved(page, before):
            return True
    if page.locator("dialog[open]").count():  # what cannot be used now is explained
        page.keyboard.press("Escape")
    return False


def passed(page: Page, before: int) -> bool:
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate(PASSES):
            page.keyboard.press("Enter")
            if moved(page, before):
                return True
            page.keyboard.press("Enter")
            return moved(page, before)
    return False


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["rarrr", "pikit", "arrr"])
def test_a_whole_game_by_keys_alone_and_every_question_is_spoken(
    visit: Visit, seated: Seated, game: str, lang: str
) -> None:
    page = visit(seated(game, 3)[0], lang=lang, init=LISTEN)
    until, questions = time.monotonic() + SECONDS, []
    while True:
        until_asked(page)
        if over(page):
            break
        assert time.monotonic() < until, "the game has not come to its end"
        question = (asked(page).text_content() or "").strip()
        questions.append(question)
        page.wait_for_function("(question) => window.spoken.at(-1)?.endsWith(question)", arg=question)
        decide(page)
    assert len(questions) > 5
    assert page.evaluate("window.pointed") == 0
    expect(page.get_by_test_id("ending")).to_be_visible()
