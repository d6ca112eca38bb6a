"""Throwing the own dice by hand: what is shown waits for a press, and not for long."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.table import asked
from tests.e2e.kit.visitors import Visit
from tests.e2e.pikit.player import key, may_cancel, sit

# what the page tells while the dice are ready, noted in the page: they fall after four seconds
WATCH: Final = """
window.ready = null;
addEventListener('DOMContentLoaded', () => new MutationObserver(async (_, observer) => {
  const tray = document.querySelector('.throw');
  if (!tray) return;
  observer.disconnect();
  await new Promise(requestAnimationFrame);
  const text = (part) => document.querySelector(part)?.textContent.trim() ?? null;
  window.ready = {
    film: text('[data-testid=film]'), ask: text('[data-testid=ask]'), log: text('ol[aria-label=Log]'),
    tray: text('.throw'), said: text('.tray [role=status]'),
  };
  if (window.throws) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  window.left = document.querySelectorAll('.throw').length;
}).observe(document.body, { childList: true, subtree: true }));
"""
ASKS: Final = "Your dice are ready. Throw them!"


def thrown(visit: Visit, database: Path, presses: bool, **more: Any) -> tuple[Page, dict[str, str | None]]:
    """Ben ends his turn and Ann throws; her page, and what it told before."""
    init = WATCH + f"window.throws = {str(presses).lower()};"
    page = sit(visit, database, may_cancel(), prefers={"throwDice": True}, init=init, **more)
    key(page).click()
    expect(page.get_by_role("list", name="Log").get_by_text("Ann rolls")).to_have_count(1)
    expect(asked(page)).to_be_visible()
    told: dict[str, str | None] = page.evaluate("window.ready")
    return page, told


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_own_dice_wait_for_a_press(visit: Visit, database: Path, motion: str) -> None:
    """Neither question nor log tells the roll before; Space throws."""
    page, told = thrown(visit, database, True, reduced_motion=motion)
    assert (told["film"], told["said"], told["tray"], told["ask"]) == (ASKS, ASKS, "Throw!", None)
    assert "Ann rolls" not in (told["log"] or "Ann rolls")
    expect(page.locator(".throw")).to_have_count(0)


def test_dice_that_no_one_throws_fall_by_themselves(visit: Visit, database: Path) -> None:
    page, told = thrown(visit, database, False)
    assert told["film"] == ASKS
    assert page.evaluate("window.left") == 1  # no press


def setting(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("switch", name="I throw the dice myself")


def test_the_setting_is_remembered(visit: Visit, database: Path) -> None:
    page = sit(visit, database, may_cancel())
    setting(page).check()
    page.reload()
    expect(asked(page)).to_be_visible()
    expect(setting(page)).to_be_checked()
