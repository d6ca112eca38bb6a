"""Settings at the table: sound and full screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.table import answer, asked, play_now
from tests.e2e.kit.visitors import Visit
from tests.e2e.kit.waiting import wait_until

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
SIZE = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
QUICK = "getComputedStyle(document.documentElement).getPropertyValue('--quick')"
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


def settings(page: Page) -> Page:
    page.get_by_role("button", name="Settings").click()
    return page


def test_the_size_of_letters_and_the_speed_of_movement_are_kept(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    normal = page.evaluate(SIZE)
    settings(page).get_by_role("group", name="Size of letters").get_by_role("button", name="huge").click()
    page.get_by_role("group", name="Speed of movement").get_by_role("button", name="quick").click()
    page.reload()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    assert page.evaluate(SIZE) > 1.25 * normal
    assert page.evaluate(QUICK).strip() == "70ms"


def test_the_server_is_told_how_quickly_bots_shall_play(visit: Visit) -> None:
    page = visit("/")
    sent: list[dict[str, object]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
    play_now(page)
    page.get_by_role("button", name="Menu").click()
    settings(page).get_by_role("group", name="Bots play").get_by_role("button", name="quickly").click()

    def told() -> bool:
        page.evaluate("0")  # frames are reported while the page is asked something
        return any(one["type"] == "prefer" and one["pace"] == "quick" for one in sent)

    wait_until(told, "the server was not told")
