"""Settings at the table: sound and full screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.table import answer, asked, play_now
from tests.e2e.kit.visitors import Visit

# counts started oscillators and buffer sources, of which every sound is made
LISTEN = """
window.sounds = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
  };
}
"""
REFUSE = "Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'));"
LACK = "delete Element.prototype.requestFullscreen;"


def heard(page: Page) -> int:
    return int(page.evaluate("window.sounds"))


def is_full(page: Page) -> bool:
    return bool(page.evaluate("document.fullscreenElement !== null"))


def test_the_sound_is_off_by_a_switch_that_is_remembered(visit: Visit) -> None:
    """By button and by key; kept after a reload; off makes no sound, on does."""
    page = visit("/")
    page.add_init_script(LISTEN)
    page.reload()
    play_now(page)
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(asked(page)).to_be_visible()
    expect(switch).to_have_attribute("aria-pressed", "false")
    answer(page)
    expect(asked(page)).to_be_visible()
    assert heard(page) == 0
    page.keyboard.press("m")
    expect(switch).to_have_attribute("aria-pressed", "true")
    answer(page)
    expect(asked(page)).to_be_visible()
    assert heard(page) > 0
    page.keyboard.press("m")
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_the_whole_screen_and_back(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    page.keyboard.press("f")
    page.wait_for_function("document.fullscreenElement !== null")
    answer(page)  # the game goes on
    page.get_by_role("button", name="Menu").click()
    entry = page.get_by_role("dialog").get_by_role("button", name="Full screen")
    expect(entry).to_have_attribute("aria-pressed", "true")
    entry.click()
    page.wait_for_function("document.fullscreenElement === null")
    page.get_by_role("button", name="Menu").click()
    expect(entry).to_have_attribute("aria-pressed", "false")
    entry.click()
    page.wait_for_function("document.fullscreenElement !== null")


@pytest.mark.parametrize(("browser_does", "offered"), [(REFUSE, 1), (LACK, 0)], ids=["refuses", "cannot"])
def test_a_browser_that_does_not_give_the_whole_screen(visit: Visit, browser_does: str, offered: int) -> None:
    """Not offered where it is unsupported; where it is refused, nothing changes and the game goes on."""
    page = visit("/")
    page.add_init_script(browser_does)
    page.reload()
    play_now(page)
    page.keyboard.press("f")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Full screen")).to_have_count(offered)
    page.keyboard.press("Escape")
    answer(page)
    assert not is_full(page)
