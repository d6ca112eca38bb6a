"""Aiming and camera in Rampage's city: two clicks, flicks by touch, orbiting, films."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.kit.screens import SCREENS
from tests.e2e.kit.table import beyond, frames, moved, version
from tests.e2e.kit.visitors import Visit
from tests.e2e.kit.waiting import wait_until
from tests.e2e.rampage.player import (
    SMALL,
    Finger,
    Spot,
    aimed,
    aims,
    assert_same_rest,
    at_rest,
    between,
    button,
    city,
    code,
    introduce,
    not_twice,
    on_screen,
    settled,
    sit,
    to_act,
)

PAWS = (-26.0, 26.0, 1.0)
TOWER = (-13.0, 18.0, 0.0)
NEAR = (-19.0, 21.5, 0.5)  # on the sidewalk of the north-west tower
MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}
ACTIONS = 100
MEGABYTES = 1_000_000

LOOK = "(city) => ({ ...city.city.stage.camera.goal })"
TIMED = """(city) => {
  const { renderer, scene, camera } = city.city.stage;
  const gl = renderer.getContext();
  const pixel = new Uint8Array(4);
  const times = [];
  for (let k = 0; k < 6; k += 1) {
    const begun = performance.now();
    renderer.shadowMap.needsUpdate = true;
    renderer.render(scene, camera.lens);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel); // waits until it is really drawn
    times.push(performance.now() - begun);
  }
  const { calls, triangles } = renderer.info.render;
  const { width, height } = renderer.domElement;
  return { calls, triangles, frameMs: Math.min(...times.slice(1)), width, height };
}"""


def begin(visit: Visit, ask: Callable[..., Any], **more: Any) -> Page:
    page = sit(visit, ask, noise="off", babyMonsters=True, more=more)[0]
    introduce(page)
    to_act(page)
    return page


def flicking(page: Page) -> None:
    button(page, "^Move").click()
    aims(page, "flick")


def test_two_clicks_flick(visit: Visit, ask: Callable[..., Any]) -> None:
    """The first sets the direction, the second the force: the Paws come to rest about there."""
    page = begin(visit, ask)
    flicking(page)
    page.mouse.click(*on_screen(page, *TOWER))
    expect(page.get_by_text("The direction is set")).to_be_visible()
    before = version(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text("The direction is set")).to_have_count(0)
    page.mouse.dblclick(*on_screen(page, *NEAR))
    assert not moved(page, before)  # a double click is one click
    not_twice(page)
    page.mouse.click(*on_screen(page, *NEAR))
    settled(page, before)
    assert_same_rest(ask, page)
    x, y = at_rest(page).evaluate("(city) => city.poses()[23].slice(0, 2)")
    assert abs(x - NEAR[0]) < 1.5
    assert abs(y - NEAR[1]) < 1.5


def test_the_speed_of_a_finger_flicks(visit: Visit, ask: Callable[..., Any]) -> None:
    """Forwards and quickly, from the Paws; a slow swipe flicks nothing."""
    page = begin(visit, ask)
    flicking(page)
    page.get_by_role("button", name="Flick it").click()
    here, there = on_screen(page, *PAWS), on_screen(page, *TOWER)
    before = version(page)
    swipe(page, here, between(here, there, 0.3), rest=0.6)
    assert not moved(page, before)
    swipe(page, here, between(here, there, 0.6), rest=0.0)
    settled(page, before)
    assert_same_rest(ask, page)


def swipe(page: Page, start: Spot, end: Spot, rest: float) -> None:
    """A tenth of a second from start to end, by the finger's own clock: a busy machine does not slow it down."""
    cdp, begun = page.context.new_cdp_session(page), time.time()

    def send(kind: str, at: Spot, seconds: float) -> None:
        more = {"button": "left", "buttons": 1, "clickCount": 1, "timestamp": begun + seconds}
        cdp.send("Input.dispatchMouseEvent", {"type": kind, "x": at[0], "y": at[1], **more})

    send("mousePressed", start, 0)
    for k in range(1, 6):
        send("mouseMoved", between(start, end, k / 5), 0.02 * k)
    send("mouseReleased", end, 0.1 + rest)


def test_aiming_and_camera_never_share_a_gesture(visit: Visit, ask: Callable[..., Any]) -> None:
    """A drag aims, the right button orbits; wheel, buttons and keys change the view; Escape aborts."""
    page = begin(visit, ask)
    flicking(page)
    before, look, start = version(page), at_rest(page).evaluate(LOOK), aimed(page)
    here = on_screen(page, *PAWS)
    page.mouse.move(*here)
    page.mouse.down()
    page.mouse.move(here[0] + 30, here[1] + 70, steps=5)
    side = "left" if here[0] + 30 > middle(page) else "right"
    expect(page.locator("[data-meter]")).to_have_attribute("data-meter", side)
    page.keyboard.press("Escape")
    assert aimed(page) == start
    page.mouse.move(here[0] + 60, here[1] + 90, steps=3)  # the pull is over, whatever the mouse does
    assert aimed(page) == start
    page.mouse.up()
    assert not moved(page, before)
    assert city(page).evaluate(LOOK) == look
    direction = page.locator("[data-field=yaw] output").text_content()
    box = city(page).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 90, box["y"] + 90)
    page.mouse.down(button="right")
    page.mouse.move(box["x"] + 190, box["y"] + 90, steps=5)
    page.mouse.up(button="right")
    assert city(page).evaluate(LOOK)["yaw"] != look["yaw"]
    assert page.locator("[data-field=yaw] output").text_content() == direction
    page.mouse.wheel(0, -300)
    wait_until(lambda: bool(city(page).evaluate(LOOK)["distance"] < look["distance"]), "the wheel does not zoom")
    page.get_by_role("button", name="From above").click()
    assert city(page).evaluate(LOOK)["pitch"] > 85
    city(page).locator("canvas").first.focus()
    page.keyboard.press("v")
    assert city(page).evaluate(LOOK)["pitch"] < 60
    page.keyboard.press("Alt+ArrowLeft")
    assert page.locator("[data-field=yaw] output").text_content() == direction
    page.keyboard.press("Shift+ArrowLeft")
    assert page.locator("[data-field=yaw] output").text_content() != direction


def test_a_second_finger_zooms_and_takes_the_aim_back(visit: Visit, ask: Callable[..., Any]) -> None:
    """And nothing is fired, whichever finger leaves first."""
    page = begin(visit, ask, has_touch=True)
    flicking(page)
    before, look, start = version(page), at_rest(page).evaluate(LOOK), aimed(page)
    (x, y), hand = on_screen(page, *PAWS), Finger(page)
    hand.touch("touchStart", (x, y))
    hand.touch("touchMove", (x - 60, y + 40))
    assert aimed(page) != start
    hand.touch("touchStart", (x - 60, y + 40), (x + 60, y - 20))
    for k in range(1, 5):
        hand.touch("touchMove", (x - 60, y + 40), (x + 60 + 20 * k, y - 20 - 10 * k))
    hand.touch("touchEnd", (x + 140, y - 60))
    hand.touch("touchEnd")
    assert city(page).evaluate(LOOK)["distance"] < look["distance"]
    assert aimed(page) == start
    assert not moved(page, before)


def middle(page: Page) -> float:
    box = city(page).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


def test_a_film_obeys(visit: Visit, ask: Callable[..., Any]) -> None:
    """It starts at once; skip, speeds, pause, any moment of it, once more; it leaves a trace."""
    page = begin(visit, ask, **MOVES)
    flicking(page)
    before = version(page)
    page.keyboard.press("Enter")
    expect(city(page)).to_have_attribute("data-film", "playing")
    settled(page, before)
    note_lag(page)
    expect(city(page)).to_have_attribute("data-traces", "1")
    page.get_by_label("Moment of the film").fill("500")
    expect(city(page)).to_have_attribute("data-film", "playing")
    assert at_moment(page) == 0.5
    page.get_by_role("button", name="Speed ×½").click()
    expect(page.get_by_role("button", name="Speed ×½")).to_have_attribute("aria-pressed", "true")
    frames(page, 20)
    assert at_moment(page) == 0.5  # dragging a film stops it
    page.get_by_role("button", name="Skip").click()
    assert_same_rest(ask, page)
    page.get_by_role("button", name="Once more", exact=True).click()
    expect(city(page)).to_have_attribute("data-film", "playing")
    assert_same_rest(ask, page)


def test_without_motion_the_picture_fades(visit: Visit, ask: Callable[..., Any]) -> None:
    """No film plays by itself: the city before fades into the city after, which stands there at once."""
    page = begin(visit, ask)
    expect(city(page)).to_have_attribute("data-fades", "0")
    flicking(page)
    before = version(page)
    page.keyboard.press("Enter")
    beyond(page, before)
    expect(city(page)).not_to_have_attribute("data-fades", "0")
    expect(city(page)).to_have_attribute("data-traces", "1")
    assert_same_rest(ask, page)
    expect(page.get_by_role("button", name="Once more", exact=True)).to_be_visible()


def at_moment(page: Page) -> float:
    return round(float(city(page).evaluate("(city) => city.city.projector.progress")), 2)


def note_lag(page: Page) -> None:
    note("film", {"lagMs": int(city(page).get_attribute("data-lag") or -1)})


# how many geometries and textures the scene has; a graphics card is given each of them when it is first seen
IN_SCENE = """(city) => {
  const [geometries, textures] = [new Set(), new Set()];
  city.city.stage.scene.traverse(({ geometry, material }) => {
    if (geometry) geometries.add(geometry);
    for (const one of [material].flat())
      for (const value of Object.values(one ?? {})) if (value?.isTexture) textures.add(value);
  });
  return [geometries.size, textures.size];
}"""
SHADOWS = 1  # a texture of the light


def test_memory_stays_flat_over_a_hundred_actions(visit: Visit, ask: Callable[..., Any]) -> None:
    """A watcher's page holds no more geometries than its scene had, no more textures, and its heap does not grow."""
    page = sit(visit, ask, people=1, bot="random", noise="off", more=MOVES)[0]
    watcher = visit(f"/t/{code(page)}", **{**SMALL, **MOVES})
    at_rest(watcher)
    introduce(page)
    let_a_bot_play(page)
    first = figures_after(watcher, 20)
    last = figures_after(watcher, 20 + ACTIONS)
    note("memory", {"first": first, "last": last, "actions": ACTIONS})
    assert last["geometries"] <= first["scene"]
    assert last["painted"] <= first["painted"]
    assert last["textures"] <= first["painted"] + SHADOWS
    assert last["heap"] - first["heap"] < 12 * MEGABYTES  # the log and the views of a hundred actions
    assert_same_rest(ask, watcher)


def let_a_bot_play(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()


def figures_after(page: Page, shots: int) -> dict[str, float]:
    """Once so many shots have been shown and everything rests."""
    wait_until(lambda: int(city(page).get_attribute("data-shot") or 0) >= shots, f"not {shots} shots", 400)
    stats = city(page).evaluate("(city) => city.stats()")
    cdp = page.context.new_cdp_session(page)
    cdp.send("HeapProfiler.collectGarbage")
    heap = cdp.send("Runtime.getHeapUsage")["usedSize"]
    cdp.detach()
    figures = {"geometries": stats["geometries"], "textures": stats["textures"], "heap": heap}
    scene, painted = city(page).evaluate(IN_SCENE)
    return figures | {"scene": scene, "painted": painted}


def test_the_figures_of_a_picture(visit: Visit, ask: Callable[..., Any]) -> None:
    """Instanced meshes: a standing city takes few calls; the time is recorded, not asserted."""
    page = begin(visit, ask)
    figures = at_rest(page).evaluate(TIMED)
    note("picture", figures)
    assert figures["calls"] < 100
    assert figures["triangles"] < 250_000


def note(name: str, figures: dict[str, Any]) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    (SCREENS / f"rampage-{name}.json").write_text(json.dumps(figures))
