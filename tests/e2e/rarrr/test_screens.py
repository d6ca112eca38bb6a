"""Screenshots of a whole game of RARRR!! in build/screens, for review."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.kit.screens import Keep
from tests.e2e.kit.table import answer, asked, phase, turns, version


def test_a_game(page: Page, keep: Keep) -> None:
    """One whole game with every panel that opens on the way; one screenshot of each step."""
    page.get_by_role("button", name=re.compile("(play|spielen).*RARRR!!")).click()
    expect(asked(page)).to_be_visible()
    for key in ("r", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        keep(page, {"r": "rules", "?": "help"}[key])
        page.keyboard.press("Escape")
    for place, name in ((3, "invite"), (5, "menu")):
        page.locator("header nav button").nth(place).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        keep(page, name)
        page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.locator("aside input").fill("Grrr …")
    page.locator("aside input").press("Enter")
    keep(page, "chat")
    page.get_by_role("main").focus()
    page.keyboard.press("c")
    through_the_game(page, keep)
    keep(page, "over")
    page.get_by_role("region").first.get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    keep(page, "result")


def through_the_game(page: Page, keep: Keep) -> None:
    seen: set[str] = set()
    for _ in turns([page], 900):
        now = phase(page)
        if now not in seen:
            seen.add(now)
            keep(page, now)
        if now != "battle" or "battle-pass" in seen:
            answer(page)
        else:
            seen |= in_battle(page, keep, seen)
    assert {"katakana", "keep", "name", "draft", "battle", "battle-bid", "battle-pass"} <= seen


def in_battle(page: Page, keep: Keep, seen: set[str]) -> set[str]:
    """Bid the minimum; once that is beaten, show what can be taken back."""
    back = page.get_by_role("main").get_by_role("button", name=re.compile("^(Pass|Aussetzen) …$"))
    bids = page.locator(".quick button")
    if back.count():
        back.first.click()
        keep(page, "battle-pass")
        confirm(page)
        return {"battle-pass"}
    if bids.count():
        bids.first.click()
        expect(page.locator(".yes")).to_be_visible()
        if "battle-bid" not in seen:
            keep(page, "battle-bid")
        confirm(page)
        return {"battle-bid"}
    answer(page)
    return set()


def confirm(page: Page) -> None:
    before = version(page)
    page.locator("button[data-confirm]:enabled").first.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
