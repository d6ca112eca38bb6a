"""The table of Pikit apart from the game itself: switches, dice, clock and keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.table import version
from tests.e2e.kit.visitors import Seated, Visit
from tests.e2e.pikit.player import key, may_cancel, play_on, press_first, sit, until_step

# the lowest text contrast of a button while it is pressed
LEGIBLE = """async (button) => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = () => {
    const { color, backgroundColor } = getComputedStyle(button);
    const [dark, bright] = [light(color), light(backgroundColor)].sort((one, other) => one - other);
    return (bright + 0.05) / (dark + 0.05);
  };
  const frame = () => new Promise(requestAnimationFrame);
  let lowest = contrast();
  for (let presses = 0; presses < 2; presses += 1) {
    button.click();
    await frame();
    do {
      await frame();
      lowest = Math.min(lowest, contrast());
    } while (button.getAnimations().some((one) => one.playState === 'running'));
  }
  return lowest;
}"""


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_switch_is_legible_at_every_moment(visit: Visit, seated: Seated, colours: str, motion: str) -> None:
    """Pressed, hovered, focused, and during the transitions."""
    page = visit(seated("pikit", 2)[0], color_scheme=colours, reduced_motion=motion)
    until_step(page, "take")
    for name in ("Odds", "Player Aid"):
        button = page.get_by_role("button", name=name)
        assert button.evaluate(LEGIBLE) >= 4.5, name
        button.hover()
        assert button.evaluate(LEGIBLE) >= 4.5, f"{name}, pointed at"
        button.focus()
        assert button.evaluate(LEGIBLE) >= 4.5, f"{name}, in focus"


def test_space_lets_a_card_happen(visit: Visit, database: Path) -> None:
    """The player who is asked sees the played card with its declared choices; Space presses the big key."""
    page = sit(visit, database, may_cancel())
    before = version(page)
    expect(key(page)).to_have_text("Let it happen")
    expect(page.get_by_role("region", name="Played").locator(".deed").first).not_to_be_empty()
    page.keyboard.press(" ")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


def test_always_ask_me_asks_and_passing_answers_by_itself(visit: Visit, database: Path) -> None:
    """Every player with a card is asked, unless a standing order lets everything happen."""
    page = sit(visit, database, may_cancel())
    expect(page.get_by_role("radio", name="Always ask me")).to_be_checked()
    before = version(page)
    page.get_by_role("radio", name="Pass until").click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


def test_the_response_timer_runs_beside_the_played_card(visit: Visit, database: Path) -> None:
    page = sit(visit, database, may_cancel(), clock={"kind": "live", "seconds": 300, "bank": 60})
    timer = page.locator(".stack").get_by_role("timer")
    expect(timer).to_be_visible()
    expect(page.locator(".stack")).to_contain_text("You are asked")
    first = timer.text_content() or ""
    expect(timer).not_to_have_text(first)


def test_odds_come_and_go_with_a_key(visit: Visit, seated: Seated) -> None:
    """For each card of the centre: whether the dice allow it now, and how likely after a reroll."""
    page = visit(seated("pikit", 2)[0])
    until_step(page, "take")
    cards = page.get_by_role("list", name="Centre").get_by_role("listitem")
    page.keyboard.press("o")
    for card in cards.all():
        expect(card).to_contain_text(re.compile(r"of both \d+ %"))
    page.keyboard.press("o")
    expect(page.get_by_text(re.compile(r"of both \d+ %"))).to_have_count(0)


# whether the dice tumbled, in a page observed since before the roll
WATCH = """() => {
  window.tumbled = 0;
  new MutationObserver(() => {
    if (document.querySelector('.pikit .tumbles')) window.tumbled += 1;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_dice_tumble_unless_motion_is_to_be_reduced(visit: Visit, seated: Seated, motion: str) -> None:
    page = visit(seated("pikit", 2)[0], reduced_motion=motion)
    until_step(page, "take")
    page.evaluate(WATCH)
    play_on(page, version(page) + 12)
    assert (page.evaluate("window.tumbled") > 0) == (motion == "no-preference")


def test_tumbling_dice_lie_still_when_pressed(visit: Visit, seated: Seated) -> None:
    page = visit(seated("pikit", 2)[0], reduced_motion="no-preference")
    skip = page.get_by_role("button", name="Skip")
    for _ in range(20):
        until_step(page, "take")
        press_first(page)
        until_step(page, "play")
        if skip.count():
            skip.evaluate("button => button.click()")
            expect(skip).to_have_count(0)
            expect(page.locator(".pikit .tumbles")).to_have_count(0)
            return
    raise AssertionError("the dice were never seen to tumble")
