"""Defects that players met at Rampage's table, each with the behaviour that replaced it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from roarhouse.games.rampage.physics.city.data import the_city
from tests.e2e.kit.table import version
from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import asks, at_rest, city, code, introduce, sit, to_act
from tests.e2e.rampage.situation import Lay, press, situation
from tests.games.rampage.table import City
from tests.games.rampage.test_chow import in_park
from tests.games.rampage.test_runaway import flee

__all__ = ["situation"]

COORDINATE = re.compile(r"\b[xy] [-−]?\d")

# the hue of a CSS colour, whatever it is written as
HUES = """(colours) => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const hue = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b] = pen.getImageData(0, 0, 1, 1).data;
    return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  };
  const marks = [...document.querySelectorAll('.seats > li > svg')];
  return [marks.map((mark) => hue(getComputedStyle(mark).color)), colours.map(hue)];
}"""


def test_one_colour_a_player_everywhere(situation: Lay) -> None:
    """The mark of a seat has the colour of its Monster."""
    t = City()
    page = situation(t).pages["Ann"]
    asks(page, "chooseaction")
    expect(city(page)).to_have_attribute("data-resting", "yes")
    marks, monsters = page.evaluate(HUES, [the_city().monster[corner].colour for corner in t.s.box.corners])
    assert len(marks) == 2
    for mark, monster in zip(marks, monsters, strict=True):
        assert abs((mark - monster + 540) % 360 - 180) < 12


def test_places_are_named_and_not_measured(situation: Lay) -> None:
    """By the part of a Neighborhood, also when the Monster is pushed about; each button has a name of its own."""
    page = situation(flee(City(runawaySide="B"), "black 4"), "Ann Ben").pages["Ben"]
    asks(page, "relocate")
    names = page.locator(".placing [data-option]").all_text_contents()
    assert len(set(names)) == len(names)
    page.locator(".placing [data-option]").first.click()
    page.get_by_role("button", name="north", exact=True).click()
    expect(page.locator(".placing output")).to_contain_text(re.compile("in the (north|middle|south|east|west)"))
    assert not COORDINATE.search(page.locator(".dock").inner_text())


def test_meeples_are_named_by_their_place(situation: Lay) -> None:
    t, _ = in_park(8)
    page = situation(t.teeth(Ann=0).passes("Ann"), "Ann Ben").pages["Ann"]
    asks(page, "bite")
    page.get_by_role("main").get_by_role("button", name=re.compile("^Eat in")).first.click()
    page.get_by_text("Each one by its place").click()
    names = page.locator(".each button").all_text_contents()
    assert len(set(names)) == 8
    assert not COORDINATE.search(page.locator(".dock").inner_text())


def test_a_paralysed_monster_is_told_by_what(situation: Lay) -> None:
    """Not that its place is wrong."""
    t = City()
    t.s.paralysed[0] = True
    page = situation(t).pages["Ann"]
    move = page.locator(".family.cannot", has_text="Move")
    expect(move).to_contain_text("Paralyzing Gaze")
    expect(move).not_to_contain_text("from here")
    expect(move.get_by_role("button", name=re.compile(r"superpowers\.5"))).to_be_visible()


# every question that this person is asked from now on
RECORD = """() => {
  window.asked = new Set();
  const look = () => document.querySelectorAll('[data-step]').forEach((one) => asked.add(one.dataset.step));
  const changes = { subtree: true, childList: true, attributeFilter: ['data-step'] };
  new MutationObserver(look).observe(document.body, changes);
}"""


def test_a_question_without_a_choice_does_not_appear(situation: Lay) -> None:
    """Neither for a Superpower that cannot be used now nor for a place to eat without food, in a turn and a bot's."""
    page = situation(City().cards(Ann="too-cute")).pages["Ann"]
    to_act(page)
    page.evaluate(RECORD)
    press(page, "No more actions")
    expect(page.locator("[data-turn='2']")).to_be_visible()
    expect(page.locator("[data-turn='3'] [data-step=chooseaction]")).to_be_visible()
    assert page.evaluate("[...asked]") == ["chooseaction"]


ON_PAWS = 1.1  # cm: the ring of a Body that stands on them

# how many rings are seen, how broad the widest line of one is, and how high the highest lies, in cm
RINGS = """(city) => {
  const { rings, calling } = city.city.marks;
  const { innerRadius, outerRadius } = rings.mesh.geometry.parameters;
  const { count, instanceMatrix } = rings.mesh;
  const all = Array.from({ length: count }, (_, k) => instanceMatrix.array.slice(16 * k, 16 * k + 16));
  return {
    seen: calling.visible && rings.mesh.visible ? all.length : 0,
    broad: Math.max(...all.map((one) => one[0] * (outerRadius - innerRadius))),
    high: Math.max(...all.map((one) => one[14])),
  };
}"""


def rings(page: Page) -> dict[str, float]:
    found: dict[str, float] = at_rest(page).evaluate(RINGS)
    return found


def test_rings_are_thin_lines_on_the_ground_and_not_in_replays(visit: Visit, ask: Callable[..., Any]) -> None:
    """They hide neither Monster nor tower."""
    page = sit(visit, ask, noise="off", babyMonsters=True)[0]
    introduce(page)
    to_act(page)
    now = rings(page)
    assert now["seen"] > 0
    assert now["broad"] < 0.4
    assert now["high"] < ON_PAWS
    past = visit(f"/t/{code(page)}/replay#v={version(page)}&seat=0")
    assert rings(past)["seen"] == 0
