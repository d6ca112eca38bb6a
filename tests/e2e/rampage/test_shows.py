"""Watching in Rampage's city: the pace of a film, slow motion, a camera that follows, traces, the big screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roarhouse.games.rampage.choices import Demolish
from tests.e2e.kit.table import violations
from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import AT_ONCE, CRAWL, aimed, aims, asks, at_rest, city, picture
from tests.e2e.rampage.situation import Lay, press, situation, untold
from tests.games.rampage.table import RUINS, City

__all__ = ["situation"]

FILMS: dict[str, Any] = {"reduced_motion": "no-preference", "viewport": {"width": 1000, "height": 640}}
LOOK = "(city) => ({ ...city.city.stage.camera.goal })"
CREEPS = 3  # times as fast
# The progress of a film in each frame, and the target of the camera.
WATCH = """(city) => {
  const { projector, stage } = city.city;
  const real = projector.step.bind(projector);
  city.pictures = [];
  projector.step = (seconds) => {
    const { at, reel, slow, speed } = projector;
    const more = real(seconds);
    const picture = { pace: (projector.at - at) / seconds, slow, speed, look: { ...stage.camera.goal } };
    if (seconds && reel && reel === projector.reel) city.pictures.push(picture);
    return more;
  };
}"""
Picture = dict[str, Any]


def film(page: Page) -> list[Picture]:
    """Replay it from the beginning; returns every frame."""
    at_rest(page).evaluate("(city) => { city.pictures = []; }")
    page.locator("[data-film-again]").click()
    page.wait_for_function("() => document.querySelector('.city3d').pictures.length")
    found: list[Picture] = at_rest(page).evaluate("(city) => city.pictures")
    assert found
    return found


def flicked(situation: Lay, lang: str) -> Page:
    """A player who has just flicked the Paws and seen the film."""
    page = situation(City(noise="off"), lang=lang, **FILMS).pages["Ann"]
    asks(page, "chooseaction")
    at_rest(page).evaluate(WATCH)
    page.keyboard.press("1")
    aims(page, "flick")
    page.keyboard.press("Enter")
    asks(page, "chooseaction")
    at_rest(page)
    return page


def test_a_film_runs_at_the_pace_that_is_chosen(situation: Lay) -> None:
    """Half as fast, or twice; slow motion is slower, an impact freezes, what only creeps in the end is quicker."""
    page = flicked(situation, "de")
    for name, speed in (("×½", 0.5), ("×1", 1), ("×2", 2)):
        page.get_by_role("button", name=f"Tempo {name}", exact=True).click()
        quick = [one for one in film(page) if not one["slow"]]
        paces = {round(one["pace"] / speed, 3) for one in quick}
        assert 1 in paces
        assert paces <= {0, 1, CREEPS}


def test_the_camera_goes_along_and_comes_back(situation: Lay) -> None:
    """The camera follows the shot, unless that is switched off."""
    page = flicked(situation, "en")
    page.get_by_role("button", name="The whole city").click()
    before = at_rest(page).evaluate(LOOK)
    assert any(abs(one["look"]["x"] - before["x"]) > 1 for one in film(page))
    assert at_rest(page).evaluate(LOOK) == pytest.approx(before)
    page.get_by_role("button", name="Follow the shot").click()
    assert [one["look"] for one in film(page) if one["look"] != before] == []


def is_slow(page: Page, share: int) -> bool:
    page.get_by_role("slider", name="Augenblick des Films").fill(str(share))
    return page.get_by_text("Zeitlupe").count() > 0


def test_a_collapse_is_shown_in_slow_motion(situation: Lay) -> None:
    """A Body that is dropped on a tower's edge; the film is stopped, and dragged to its great moment."""
    t = City(noise="off").at(Ann="NW walk").does("Ann", Demolish(RUINS["NW"]))
    table = situation(t, lang="de", **FILMS)
    page = table.pages["Ann"]
    aims(page, "drop")
    at_rest(page).evaluate(CRAWL)
    for _ in range(60):
        if aimed(page)["x"] >= -1000:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Anhalten").click()
    assert violations(page) == []
    shares = range(0, 1000, 25)
    slow = [share for share in shares if is_slow(page, share)]
    assert slow
    assert len(slow) < len(shares) / 2
    assert_loud_without_clipping(page)
    city(page).evaluate(AT_ONCE)
    page.get_by_role("button", name="Überspringen").click()
    asks(page, "chooseaction")
    table.records(0, do="aim")


def assert_loud_without_clipping(page: Page) -> None:
    """The soundtrack of the film that is shown, with a meal and a roar on top, rendered offline."""
    heard = city(page).evaluate("(city) => city.city.loudness()")
    assert heard["knocks"] > 10
    assert 0.25 < heard["peak"] < 0.99


def test_the_oldest_of_three_traces_gives_way(situation: Lay) -> None:
    """Paws that fly and come back, again and again."""
    t = City(noise="off").cards(Ann="kung-fu-master").at(Ann="boardwalk")
    t.s.actions = 5
    page = situation(t, lang="de").pages["Ann"]
    begun: list[Any] = []
    for n in range(1, 5):
        asks(page, "chooseaction")
        press(page, "^Schleudern")
        aims(page, "toss")
        for _ in range(n):
            page.keyboard.press("Shift+ArrowLeft")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("ask")).to_contain_text(f"{5 - n} Aktionen" if n < 4 else "letzte Aktion")
        expect(city(page)).to_have_attribute("data-traces", str(min(n, 3)))
        ways = at_rest(page).evaluate("(city) => city.city.marks.ways.map(({ points }) => points.at(-1).join())")
        assert ways[1:] == begun[:2]
        begun = ways


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_television_shows_six_monsters_of_a_big_city(situation: Lay, visit: Visit, lang: str) -> None:
    """Two boards and two teams: nothing has to be scrolled, nothing lies over anything else, no secret is shown."""
    t = City("Ann Ben Cid Dot Eve Fay", bigCity=True, teamSize=3, runawaySide="B")
    t.cards(Ann="seer, hobo", Ben="glutton", Cid="tourist, catcher", Dot="scrap-merchant", Eve="softie", Fay="punk")
    table = situation(t.eaten(Ann="red 2, blue 1", Fay="gray 3").broken(Ben=2))
    asks(table.pages["Ann"], "chooseaction")
    screen = visit(f"/t/{table.table}/screen", lang=lang, viewport={"width": 1920, "height": 1080})
    at_rest(screen)
    names = [screen.get_by_role("article", name=name, exact=True) for name in t.names]
    for monster in names:
        expect(monster).to_be_in_viewport(ratio=1)
    boxes = [monster.bounding_box() for monster in names]
    assert not any(overlap(a, b) for k, a in enumerate(boxes) for b in boxes[:k])
    assert screen.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    assert violations(screen) == []
    untold(screen, "Hobo", "Catcher", "Landstreicher", "Fänger")
    picture(screen, f"television-big-city-{lang}")


def overlap(a: Any, b: Any) -> bool:
    """Whether two boxes overlap by more than rounding."""
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return bool(across > 1 and down > 1)
