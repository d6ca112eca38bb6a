"""Rampage in the browser: whole turns by mouse, by touch and by keys, and all pages show the same city."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import asked, moved, version
from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import (
    SMALL,
    Mouse,
    aimed,
    aims,
    answer,
    assert_recorded,
    assert_same_rest,
    at_rest,
    button,
    city,
    code,
    introduce,
    not_twice,
    on_screen,
    picture,
    settled,
    sit,
    step,
    to_act,
)

PAWS = (-26.0, 26.0, 1.0)  # of the first Monster, where it starts
WALK = (-18.5, 21.3, 0.0)  # on the way there


def begin(visit: Visit, ask: Callable[..., Any], **more: Any) -> Page:
    """Without tremor, and without Powers that change what an action is: babies have none yet."""
    page = sit(visit, ask, noise="off", babyMonsters=True, more=more)[0]
    introduce(page)
    to_act(page)
    return page


def comes_back(page: Page, before: int) -> None:
    settled(page, before)
    expect(asked(page)).to_be_visible()


TYPED = ("ArrowLeft", "ArrowLeft", "ArrowLeft", "Shift+ArrowRight", "+", "+", "Shift++", "-")
MEANT = {  # in tenths of a degree, thousandths and hundredths of a centimetre
    "flick": {"yaw": 30 - 50, "strength": 20 + 20 + 100 - 20},
    "toss": {"yaw": 30 - 50, "strength": 20 + 20 + 100 - 20},
    "breath": {"yaw": 30 - 50, "strength": 20 + 20 + 100 - 20},
    "drop": {"x": -75 + 100, "yaw": 10 + 10 + 50 - 10},
}


@pytest.mark.parametrize(
    "acts", [pytest.param(("Move", "Demolish"), marks=pytest.mark.core), ("Toss a Vehicle", "Breathe")]
)
def test_a_turn_by_keys_alone(visit: Visit, ask: Callable[..., Any], acts: tuple[str, str]) -> None:
    """Digits choose, arrows turn by 1 or 5 degrees, plus and minus press harder or softer, Enter fires: as typed."""
    page = begin(visit, ask)
    for act in acts:
        to_act(page)
        families = page.locator(".family .name").all_text_contents()
        page.keyboard.press(str(families.index(act) + 1))
        expect(page.locator("[data-aim]")).to_be_visible()
        start = aimed(page)
        if act == "Move":  # just as it is offered: at the next tower
            meant = start
        else:
            for key in TYPED:
                page.keyboard.press(key)
            meant = {**start, **{field: typed(start, field, by) for field, by in MEANT[start["type"]].items()}}
        assert aimed(page) == meant
        before = version(page)
        page.keyboard.press("Enter")
        settled(page, before)
        assert_recorded(ask, page, meant)
    assert_same_rest(ask, page)
    while step(page) not in ("", "chooseaction"):  # chow down, and whatever the cards ask
        answer(page)


def typed(start: dict[str, Any], field: str, by: int) -> int:
    return int((start[field] + by) % 3600 if field == "yaw" else start[field] + by)


def test_two_taps_on_a_phone(visit: Visit, ask: Callable[..., Any]) -> None:
    """The first shows where to and how hard, the second on its mark flicks: to the Sidewalk of the tower."""
    page = begin(visit, ask, has_touch=True, is_mobile=True, viewport=PHONE)
    button(page, "^Move").tap()
    aims(page, "flick")
    before = version(page)
    page.touchscreen.tap(*on_screen(page, *WALK))
    expect(page.get_by_text("Aimed at the ring")).to_be_visible()
    seen = aimed(page)
    not_twice(page)
    page.touchscreen.tap(*on_screen(page, *WALK))
    comes_back(page, before)
    assert_recorded(ask, page, seen)
    assert_same_rest(ask, page)
    expect(button(page, "^Demolish")).to_contain_text("tower")


def test_what_the_place_does_not_allow_says_why(visit: Visit, ask: Callable[..., Any]) -> None:
    """The server's reason with its rule, beside the action; and of a single Vehicle on asking."""
    page = begin(visit, ask)
    demolish = page.locator(".family.cannot", has_text="Demolish")
    expect(demolish).to_contain_text("do not touch the Sidewalk")
    demolish.get_by_role("button", name="demolish.1").click()
    expect(page.get_by_role("dialog").locator(".focus")).to_contain_text("rampage.demolish.1")
    page.keyboard.press("Escape")
    demolish.get_by_role("button", name=re.compile("^Demolish")).click()
    page.get_by_role("button", name="Why not the Stadium?").click()
    expect(page.get_by_role("alert")).to_contain_text("Sidewalk of the Stadium")


def test_digits_choose_among_the_ways_of_an_open_action(visit: Visit, ask: Callable[..., Any]) -> None:
    """And never end the turn by accident."""
    page = begin(visit, ask)
    page.keyboard.press("2")  # nothing to demolish from here: the list of Buildings opens
    expect(page.get_by_role("button", name="Why not the Stadium?")).to_be_visible()
    before = version(page)
    for key in "123456789":
        page.keyboard.press(key)
    assert not moved(page, before)
    to_act(page)


def test_an_aim_can_be_taken_back(visit: Visit, ask: Callable[..., Any]) -> None:
    """Clicks on the own piece and a pull that ends there change nothing; Escape leaves the action."""
    page = begin(visit, ask)
    button(page, "^Move").click()
    aims(page, "flick")
    before, start, here = version(page), aimed(page), on_screen(page, *PAWS)
    for beside in (0, 8, 14, 20):
        page.mouse.click(here[0] + beside, here[1])
    Mouse(page).drag(here, (here[0] + 5, here[1] + 5))
    page.mouse.move(*here)
    page.mouse.down()
    page.mouse.move(here[0] - 80, here[1] + 50, steps=4)
    assert aimed(page) != start
    page.mouse.move(here[0] + 8, here[1] + 6, steps=4)
    page.mouse.up()
    assert aimed(page) == start
    assert not moved(page, before)
    page.keyboard.press("Escape")
    to_act(page)


# true once thirty frames have passed without a drawing; false if that never happens
CALM = """async (city) => {
  const pictures = () => city.city.stage.renderer.info.render.frame;
  let [last, still] = [pictures(), 0];
  for (let frames = 0; frames < 900 && still < 30; frames += 1) {
    await new Promise(requestAnimationFrame);
    still = pictures() === last ? still + 1 : 0;
    last = pictures();
  }
  return still === 30;
}"""


FINE = """localStorage['roarhouse.rampage'] = '{"quality": "fine"}';"""


@pytest.mark.parametrize(("motion", "quality"), [("reduce", ""), ("no-preference", ""), ("no-preference", FINE)])
def test_nothing_is_drawn_while_nothing_changes(
    visit: Visit, ask: Callable[..., Any], motion: str, quality: str
) -> None:
    """While an action is chosen, and while one is aimed: no picture is drawn, also where a graphics card draws."""
    page = begin(visit, ask, reduced_motion=motion, init=quality)
    assert at_rest(page).evaluate("(city) => city.city.stage.plain") == (not quality)
    assert at_rest(page).evaluate(CALM)
    page.keyboard.press("1")
    aims(page, "flick")
    assert at_rest(page).evaluate(CALM)
    page.keyboard.press("ArrowLeft")
    assert at_rest(page).evaluate(CALM)


BODY = 27  # of the first Monster


def test_the_body_is_taken_off_for_a_flick(visit: Visit, ask: Callable[..., Any]) -> None:
    """The Body is not drawn while its Paws are aimed, and is back if another action is chosen."""
    page = begin(visit, ask)
    page.keyboard.press("1")
    aims(page, "flick")
    assert at_rest(page).evaluate(CALM)
    assert city(page).evaluate("(city) => city.poses()")[BODY] is None
    page.keyboard.press("Escape")
    to_act(page)
    assert_same_rest(ask, page)


MIDST = "640"  # thousandths of the film


def test_a_collapse_is_the_same_for_all(visit: Visit, ask: Callable[..., Any]) -> None:
    """A player with films, a watcher without motion and a late visitor all see the server's final positions."""
    page = begin(visit, ask, reduced_motion="no-preference")
    watcher = visit(f"/t/{code(page)}", **SMALL)
    at_rest(watcher)
    button(page, "^Move").click()
    aims(page, "flick")
    before = version(page)
    page.keyboard.press("Enter")
    comes_back(page, before)
    to_act(page)
    button(page, "^Demolish").click()
    aims(page, "drop")
    for key in ("p", "p", *["ArrowRight"] * 4):  # flat, on the eastern edge
        page.keyboard.press(key)
    picture(page, "before-a-collapse")
    before = version(page)
    page.keyboard.press("Enter")
    expect(city(page)).to_have_attribute("data-film", "playing")
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Moment of the film").fill(MIDST)
    picture(page, "during-a-collapse")
    page.get_by_role("button", name="Skip").click()
    settled(page, before)
    picture(page, "after-a-collapse")
    late = visit(f"/t/{code(page)}", **SMALL)
    for one in (page, watcher, late):
        expect(one.locator("[data-version]")).to_have_attribute("data-version", str(version(page)))
        assert_same_rest(ask, one)
