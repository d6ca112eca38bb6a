"""Rampage's four acts by mouse and by touch, pulled and in two clicks: what the panel said is what the server did."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roarhouse.games.rampage.choices import Move
from tests.e2e.kit.table import asked, version
from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import (
    Finger,
    Mouse,
    Spot,
    aimed,
    aims,
    asks,
    assert_as_fired,
    assert_same_rest,
    at_rest,
    between,
    button,
    introduce,
    not_twice,
    on_screen,
    settled,
    sit,
    to_act,
    watch_fire,
)
from tests.e2e.rampage.situation import Lay, from_above, situation
from tests.games.rampage.table import City

__all__ = ["situation"]

PAWS = (-26.0, 26.0, 1.0)  # of the first Monster, where it starts
HEAD = (-26.0, 26.0, 3.0)
TOWER = (-13.0, 18.0, 0.0)  # the north-west one
ROOF = (-13.0, 18.0, 6.0)
WALK = (-18.5, 21.3, 0.0)  # on the way there
PULL = 95  # pixels: as hard as it takes to the next Sidewalk
HANDS = pytest.mark.parametrize("how", ["mouse", "touch"])


def begin(visit: Visit, ask: Callable[..., Any], how: str) -> tuple[Page, Mouse]:
    """Without tremor, and without Powers that change what an action is: babies have none yet."""
    page = sit(visit, ask, noise="off", babyMonsters=True, more={"has_touch": how == "touch"})[0]
    introduce(page)
    to_act(page)
    watch_fire(page)
    return page, Finger(page) if how == "touch" else Mouse(page)


def choose(page: Page, hand: Mouse, action: str, aim: str) -> int:
    to_act(page)
    hand.press(button(page, action))
    aims(page, aim)
    return version(page)


def pull(page: Page, hand: Mouse, start: tuple[float, float, float]) -> None:
    """Back from the own piece, away from the tower, and let go."""
    here, there = on_screen(page, *start), on_screen(page, TOWER[0], TOWER[1], start[2])
    hand.drag(here, between(here, there, -PULL / math.dist(here, there)))


def finely(page: Page, hand: Mouse, name: str, times: int = 1) -> None:
    """By a button of the fine aim, which is folded away before and after."""
    fold = page.locator("[data-aim] summary")
    hand.press(fold)
    for _ in range(times):
        hand.press(page.get_by_role("button", name=name))
    hand.press(fold)


def done(ask: Callable[..., Any], page: Page, before: int, kind: str) -> dict[str, Any]:
    """It has been shown; city and record are the server's."""
    settled(page, before)
    expect(asked(page)).to_be_visible()
    assert_same_rest(ask, page)
    return assert_as_fired(ask, page, kind)


def towards(act: dict[str, Any], spot: tuple[float, ...]) -> None:
    """From the corner where the Monster starts."""
    aim = math.degrees(math.atan2(spot[1] - PAWS[1], spot[0] - PAWS[0]))
    off = (act["yaw"] / 10 - aim + 180) % 360 - 180
    assert abs(off) < 4, f"{off} degrees beside it"


def seen(page: Page, at: Spot) -> tuple[float, ...]:
    """The point of the tower that is seen there."""
    x, y, z = at_rest(page).evaluate("(city, [x, y]) => city.city.stage.pointing.seenAt(x, y)", list(at))
    assert math.dist((x, y), TOWER[:2]) < 5
    return x, y, z


def over_the_tower(act: dict[str, Any]) -> None:
    assert math.dist((act["x"] / 100, act["y"] / 100), ROOF[:2]) < 4


def told(page: Page, words: str) -> None:
    """The log tells it."""
    page.keyboard.press("l")
    expect(page.get_by_role("list", name="Log")).to_contain_text(words)
    page.keyboard.press("l")


TOP = "(city, spot) => city.city.stage.pointing.roofAt([spot[0] - 1.5, spot[1] - 1.5])"
STRONG = """(least) =>
  parseInt(document.querySelector('[data-aim=breath] [data-field=strength] output').textContent) >= least"""


def charged(page: Page, least: int) -> Callable[[], None]:
    """Until a breath is so strong, in percent."""

    def wait() -> None:
        page.wait_for_function(STRONG, arg=least)

    return wait


@HANDS
def test_move_and_demolish_by_hand(visit: Visit, ask: Callable[..., Any], how: str) -> None:
    """Pull the Paws to the tower, carry the Body over it and let it go."""
    page, hand = begin(visit, ask, how)
    before = choose(page, hand, "^Move", "flick")
    pull(page, hand, PAWS)
    towards(done(ask, page, before, "flick"), TOWER)
    expect(button(page, "^Demolish")).to_contain_text("tower")
    before = choose(page, hand, "^Demolish", "drop")
    roof = on_screen(page, *ROOF)
    hand.drag(roof, (roof[0] + 4, roof[1] + 4))
    hand.press(button(page, "^Drop!"))
    over_the_tower(done(ask, page, before, "drop"))
    told(page, "drops the Body")


@HANDS
def test_breathe_and_toss_by_hand(visit: Visit, ask: Callable[..., Any], how: str) -> None:
    """Blow at the tower as hard as the button is held, and toss the bus at it."""
    page, hand = begin(visit, ask, how)
    before = choose(page, hand, "^Breathe", "breath")
    finely(page, hand, "Turn of the head: +5°", times=2)
    roof = on_screen(page, *ROOF)
    meant = seen(page, roof)
    hand.drag(on_screen(page, *HEAD), roof)
    hand.hold(button(page, "^Blow!"), charged(page, 85))
    act = done(ask, page, before, "breath")
    towards(act, meant)
    assert act["sweep"] == 100
    assert act["strength"] >= 845
    told(page, "breathes")
    before = choose(page, hand, "^Toss a Vehicle", "toss")
    finely(page, hand, "Lean back: +5°")
    tilt = aimed(page)["tilt"]
    pull(page, hand, HEAD)
    act = done(ask, page, before, "toss")
    towards(act, TOWER)
    assert act["tilt"] == tilt


@HANDS
def test_move_and_demolish_in_two_clicks(visit: Visit, ask: Callable[..., Any], how: str) -> None:
    """Where to, and how far; over which spot, and let go."""
    page, hand = begin(visit, ask, how)
    before = choose(page, hand, "^Move", "flick")
    hand.tap(on_screen(page, *WALK))
    not_twice(page)
    hand.tap(on_screen(page, *WALK))
    towards(done(ask, page, before, "flick"), WALK)
    before = choose(page, hand, "^Demolish", "drop")
    hand.tap(on_screen(page, *ROOF))
    hand.press(button(page, "^Drop!"))
    over_the_tower(done(ask, page, before, "drop"))


@HANDS
def test_toss_and_breathe_in_two_clicks(visit: Visit, ask: Callable[..., Any], how: str) -> None:
    """Where to, and how hard; at what, and a short press: as hard as the slider says."""
    page, hand = begin(visit, ask, how)
    before = choose(page, hand, "^Toss a Vehicle", "toss")
    roof = on_screen(page, *ROOF)
    meant = seen(page, roof)
    hand.tap(roof)
    not_twice(page)
    hand.tap(roof)
    towards(done(ask, page, before, "toss"), meant)
    before = choose(page, hand, "^Breathe", "breath")
    strength = aimed(page)["strength"]
    hand.tap(on_screen(page, *ROOF))
    expect(page.get_by_text("The direction is set")).to_be_visible()
    hand.press(button(page, "^Blow!"))
    act = done(ask, page, before, "breath")
    assert act["strength"] == strength


@pytest.mark.parametrize("look", ["overview", "above"])
def test_a_climber_is_put_on_the_roof_that_is_clicked(situation: Lay, look: str) -> None:
    """On the roof as it is seen, not on the ground that it hides."""
    table = situation(City().cards(Ann="climber").does("Ann", Move()))
    page = table.pages["Ann"]
    asks(page, "placepaws")
    if look == "above":
        from_above(page)
    corner = (ROOF[0] - 1.5, ROOF[1] - 1.5, at_rest(page).evaluate(TOP, list(ROOF[:2])))  # no piece stands there
    page.mouse.click(*on_screen(page, *corner))
    button(page, "^Put it here").click()
    table.records(0, do="place", up=True)
    act = table.chosen()[-1][1]
    assert math.dist((act["x"] / 100, act["y"] / 100), corner[:2]) < 1
