"""Actions at a table of Rampage: by mouse, by touch, by keys."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.kit.screens import SCREENS
from tests.e2e.kit.table import asked, beyond, frames, idle, moved, turns, version
from tests.e2e.kit.visitors import Visit

Spot = tuple[float, float]
NAMES = ("Momo", "Kira", "Zuzuba", "Mampfo", "Brummax", "Knurps")
NEAR = 0.02  # cm: how closely a drawn piece lies where the server has it
PER_CM = 1000
SMALL = {"viewport": {"width": 900, "height": 640}}  # the processor has to draw it

ON_SCREEN = "(city, [x, y, z]) => city.city.stage.pointing.onScreen(x, y, z)"
# no picture is asked for in several frames: a panel that has just grown moves the camera
STILL = """async ({ city: { stage } }) => {
  for (let quiet = 0; quiet < 6; ) {
    await new Promise(requestAnimationFrame);
    quiet = stage.asked || stage.soon ? 0 : quiet + 1;
  }
}"""
CRAWL = "(city) => { city.city.projector.speed = 0.02; }"  # a film that lasts longer than the checks
AT_ONCE = "(city) => { city.city.projector.speed = 2; }"  # afterwards: hands put things down at the same pace
DRAWN = "(city) => city.poses().map((pose) => pose && [...pose])"


def sit(
    visit: Visit, ask: Callable[..., Any], people: int = 1, bot: str = "greedy", more: Any = None, **options: Any
) -> list[Page]:
    """People with a browser each, and bots; the game has begun."""
    chosen = {"seats": 2, "startPlayer": "host", **options}
    seats = [
        {"kind": "person", "name": name} if k < people else {"kind": "bot", "bot": bot, "name": name}
        for k, name in enumerate(NAMES[: chosen["seats"]])
    ]
    made = ask("/tables", {"game": "rampage", "options": chosen, "seats": seats})
    ask(f"/tables/{made['table']}/start", {"fill": True}, made["host"])
    secrets = [seat["secret"] for seat in made["seats"][:people]]
    return [
        visit(f"/t/{made['table']}#seat={seat}&s={secret}", **{**SMALL, **(more or {})})
        for seat, secret in enumerate(secrets)
    ]


def code(page: Page) -> str:
    return re.search(r"/t/(\w+)", page.url)[1]  # type: ignore[index]


# -- the city -------------------------------------------------------------------------------------------------


def city(page: Page) -> Locator:
    return page.locator(".city3d")


def at_rest(page: Page) -> Locator:
    """The city, once no film runs."""
    expect(city(page)).to_have_attribute("data-resting", "yes")
    return city(page)


def on_screen(page: Page, x: float, y: float, z: float = 0) -> Spot:
    """Where a point of the city, in centimetres, is seen, once the camera stands still."""
    at_rest(page).evaluate(STILL)
    found = city(page).evaluate(ON_SCREEN, [x, y, z])
    return found[0], found[1]


def server_poses(ask: Callable[..., Any], page: Page) -> list[Any]:
    """The final positions, from the server."""
    table, now = code(page), version(page)
    replay = ask(f"/tables/{table}/replay?seat=-2&from={now}&to={now}")
    poses: list[Any] = replay["events"][-1]["view"]["table"]["poses"]
    return poses


def assert_same_rest(ask: Callable[..., Any], page: Page) -> None:
    """Every piece is drawn where the server has it, and no other one is drawn."""
    drawn, there = drawn_now(page), server_poses(ask, page)
    assert len(drawn) == len(there)
    for piece, (seen, pose) in enumerate(zip(drawn, there, strict=True)):
        assert (seen is None) == (pose is None), f"piece {piece}"
        if pose is not None:
            far = max(abs(a - b / PER_CM) for a, b in zip(seen[:3], pose[:3], strict=True))
            assert far < NEAR, f"piece {piece} is {far} cm away"


def drawn_now(page: Page) -> list[Any]:
    """Where everything is drawn, once nothing more has come from the server meanwhile."""
    while True:
        now = version(page)
        drawn: list[Any] = at_rest(page).evaluate(DRAWN)
        if version(page) == now:
            return drawn


DOUBLE_CLICK = """async () => {
  const first = performance.now();
  while (performance.now() - first < 500) await new Promise(requestAnimationFrame);
}"""


def not_twice(page: Page) -> None:
    """After this, another click is not part of a double click."""
    page.evaluate(DOUBLE_CLICK)


AIMED = "(city) => ({ ...city.city.handling.aim.act })"
UNSAID = {"offset": 0, "side": 0, "height": 500, "sweep": 0, "yaw": 0, "pose": "upright", "strength": 700}


def aimed(page: Page) -> dict[str, Any]:
    """The act as the hand has aimed it so far."""
    expect(city(page)).not_to_have_attribute("data-film", "loading")
    act: dict[str, Any] = city(page).evaluate(AIMED)
    return act


# What is aimed, and what the panel says of it, at the moment when the hand fires.
WATCH = """(city) => {
  const dials = () => [...document.querySelectorAll('[data-aim] [data-field]')];
  const said = (dial) => [dial.dataset.field, dial.querySelector('output').textContent];
  const note = () => {
    const aim = city.city?.handling.aim; // a click may come before the city is built
    if (!aim?.sent || city.noted === aim) return;
    city.noted = aim;
    city.fired = { act: { ...aim.act }, panel: Object.fromEntries(dials().map(said)) };
  };
  for (const kind of ['pointerup', 'click']) window.addEventListener(kind, note);
}"""
ANGLES = ("yaw", "tilt", "pitch", "sweep")


def watch_fire(page: Page) -> None:
    """Install once in a page: records what is fired."""
    city(page).evaluate(WATCH)


def assert_as_fired(ask: Callable[..., Any], page: Page, kind: str) -> dict[str, Any]:
    """The server has recorded to the last digit what was fired, and that is what the panel said."""
    fired = city(page).evaluate("(city) => city.fired")
    act: dict[str, Any] = fired["act"]
    assert act["type"] == kind
    assert fired["panel"] == {field: written(field, act[field]) for field in fired["panel"]}
    assert_recorded(ask, page, act)
    return act


def written(field: str, value: int) -> str:
    if field in ANGLES:
        said = f"{value / 10:.{1 if value % 10 else 0}f}°"
    else:
        said = f"{math.floor(value / 10 + 0.5)} %"
    return said.replace("-", "−")


def recorded(ask: Callable[..., Any], page: Page) -> dict[str, Any]:
    """The first seat's last act that the server has recorded (a bot may have acted since); what it leaves out has its
    usual value."""
    table, now = code(page), version(page)
    events = ask(f"/tables/{table}/replay?seat=-2&from={max(0, now - 30)}&to={now}")["events"]
    acts = [shot["act"] for event in events if (shot := event["view"]["shot"]) and shot["act"] and shot["by"] == 0]
    return {**UNSAID, **acts[-1]}


def assert_recorded(ask: Callable[..., Any], page: Page, act: dict[str, Any]) -> None:
    """The server has recorded just what was aimed."""
    there = recorded(ask, page)
    assert {field: there[field] for field in act} == act


PAINTED = """(city) => new Promise((done) => {
  const gl = city.city.stage.renderer.getContext();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    gl.finish(); // a processor draws slowly: the picture is there when this returns
    setTimeout(done);
  }));
})"""


def picture(page: Page, name: str) -> None:
    """A screenshot of the city, for review."""
    city(page).evaluate(PAINTED)
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"rampage-{name}.png")


# -- hands ----------------------------------------------------------------------------------------------------


class Mouse:
    """Presses, drags and holds."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        button.click()

    def tap(self, at: Spot) -> None:
        self.page.mouse.click(*at)

    def drag(self, start: Spot, end: Spot) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=6)
        mouse.up()

    def hold(self, button: Locator, until: Callable[[], None]) -> None:
        button.hover()
        self.page.mouse.down()
        until()
        self.page.mouse.up()


class Finger(Mouse):
    """The same with touches; the page needs `has_touch`."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.cdp: CDPSession = page.context.new_cdp_session(page)

    def press(self, button: Locator) -> None:
        button.tap()

    def drag(self, start: Spot, end: Spot) -> None:
        self.touch("touchStart", start)
        for k in range(1, 7):
            self.touch("touchMove", between(start, end, k / 6))
        self.touch("touchEnd")

    def hold(self, button: Locator, until: Callable[[], None]) -> None:
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        self.touch("touchStart", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        until()
        self.touch("touchEnd")

    def tap(self, at: Spot) -> None:
        self.page.touchscreen.tap(*at)

    def touch(self, kind: str, *points: Spot) -> None:
        found = [{"x": x, "y": y} for x, y in points]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})


def between(a: Spot, b: Spot, share: float) -> Spot:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


# -- choices --------------------------------------------------------------------------------------------------


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("main").get_by_role("button", name=re.compile(name)).first


def step(page: Page) -> str:
    """What is asked of this person: the engine's name of the step, or `aim-` and what is aimed."""
    found = page.locator("[data-step], [data-aim]").first
    if not found.count():
        return ""
    return found.get_attribute("data-step") or f"aim-{found.get_attribute('data-aim')}"


def introduce(page: Page) -> None:
    """Show the own cards to everyone; against bots alone there is nothing to decide, and it is done at once."""
    expect(page.locator("[data-step=introduce], [data-step=chooseaction]").first).to_be_visible()
    if page.locator("[data-step=introduce]").count():
        page.keyboard.press(" ")


def asks(page: Page, step: str) -> None:
    """This is asked, and an answer will be heard."""
    expect(page.locator(f"[data-step={step}]")).to_be_visible()
    idle(page)


def aims(page: Page, kind: str) -> None:
    """This is to be aimed, and can be fired."""
    expect(page.locator(f"[data-aim={kind}] .fire")).to_be_enabled()


def to_act(page: Page) -> None:
    """It is time to choose an action."""
    asks(page, "chooseaction")


def settled(page: Page, before: int) -> None:
    """Wait until the server has answered and the film is over."""
    beyond(page, before)
    at_rest(page)


def answer(page: Page) -> None:
    """Answer any prompt by keys: demolish if possible, else toss, move or breathe; eat; go on."""
    before, now = version(page), step(page)
    for key in keys(page, now) * 12:
        page.keyboard.press(key)
        if moved(page, before):
            return
    raise AssertionError(f"nothing answers at {now}: {asked(page).text_content()}")


def keys(page: Page, now: str) -> list[str]:
    if now.startswith("aim-"):
        return ["Enter"]
    if now == "tailor":
        return ["1", "4", "7", " "]  # one of each kind
    if now in ("choosepowers", "giveupcard", "keepone"):
        return ["1", "2", "3", " "]  # the last ones stay
    if now != "chooseaction":
        return ["1", " "]
    able = page.locator(".family").evaluate_all("(all) => all.map((one) => !one.classList.contains('cannot'))")
    return [next(key for key in "2314" if able[int(key) - 1]), "1"]


def play(pages: list[Page], seconds: float) -> None:
    """Play all people by keys to the end of the game."""
    for page in turns(pages, seconds):
        if step(page):
            answer(page)
        else:
            frames(page)  # the question is there, its panel is not yet


def counted(page: Page, seats: int) -> None:
    """Every Stomach is open, and counted row by row."""
    page.keyboard.press("Escape")
    over = page.get_by_role("region", name="game over")
    expect(over.get_by_role("heading", name="RAMPAGE!")).to_be_visible()
    expect(over.get_by_text("Sets of six colours")).to_have_count(seats)
