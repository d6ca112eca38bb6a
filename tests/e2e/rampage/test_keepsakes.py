"""Photo, clip and the best collapse; budgets of the drawn city."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.rampage.player import at_rest, button, city, to_act
from tests.e2e.rampage.situation import Lay, situation
from tests.games.rampage.table import City

__all__ = ["situation"]

MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}
MOST_CALLS = 120
HUNDRED = 100


def flicked(situation: Lay) -> Page:
    """After a Move, with its film seen."""
    page = situation(City(noise="off"), "Ann Ben", **MOVES).pages["Ann"]
    to_act(page)
    button(page, "^Move").click()
    page.locator("[data-aim=flick] .fire").click()
    to_act(page)
    at_rest(page)
    return page


def test_a_photo_and_a_clip_can_be_kept(situation: Lay, tmp_path: Path) -> None:
    """A PNG of what is seen, and the last film as WebM, both made in the browser."""
    page = flicked(situation)
    page.get_by_role("button", name="Rampage on this device").click()
    starts = {"Photo": b"\x89PNG", "Clip of the last film": b"\x1a\x45\xdf\xa3"}
    for name, magic in starts.items():
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        assert file.read_bytes().startswith(magic)
        assert file.stat().st_size > 5_000
    expect(page.get_by_role("button", name="The best collapse")).to_have_count(0)  # nothing has come down yet


def rammed(situation: Lay, **more: Any) -> Page:
    """A tower has come down, and what was left of it has come to rest in a film of its own."""
    page = situation(City(noise="off"), "Ann Ben", **MOVES, **more).pages["Ann"]
    to_act(page)
    button(page, "^Move").click()
    page.locator("[data-aim=flick] .fire").wait_for()
    at_rest(page).evaluate("(city) => city.city.handling.aim.set('strength', 1000)")
    page.locator("[data-aim=flick] .fire").click()
    to_act(page)
    at_rest(page)
    return page


PLAYED = "(city) => city.city.projector.reel?.act?.type"
WIDE = "(city) => { const { width, clientWidth } = city.querySelector('canvas'); return width / clientWidth; }"


def test_the_shot_is_seen_again_and_not_how_things_settled(situation: Lay) -> None:
    """By *Once more*, in a clip, which is as sharp as what rests, and as the best collapse, which nothing covers."""
    page = rammed(situation)
    page.get_by_role("button", name="Once more", exact=True).click()
    expect(city(page)).to_have_attribute("data-film", "playing")
    assert city(page).evaluate(PLAYED) == "flick"
    at_rest(page)
    page.get_by_role("button", name="Rampage on this device").click()
    with page.expect_download():
        page.get_by_role("button", name="Clip of the last film").click()
        expect(city(page)).to_have_attribute("data-film", "playing")
        assert city(page).evaluate(PLAYED) == "flick"
        assert city(page).evaluate(WIDE) >= 1
    at_rest(page)
    best = page.get_by_role("button", name="The best collapse")
    best.click()
    expect(best).to_have_count(0)
    expect(city(page)).to_have_attribute("data-film", "playing")
    assert city(page).evaluate(PLAYED) == "flick"


AGAIN = """async (city, times) => {
  const { projector, stage } = city.city;
  const before = { ...stage.renderer.info.memory };
  for (let k = 0; k < times; k++) {
    projector.again();
    projector.seek(0.5);
    projector.skip();
  }
  while (projector.busy) projector.skip();
  await new Promise(requestAnimationFrame);
  return [before, { ...stage.renderer.info.memory }];
}"""


def test_the_city_stays_within_its_budget(situation: Lay) -> None:
    """At most 120 draw calls; after a hundred films no geometry and no texture more than before."""
    page = flicked(situation)
    assert at_rest(page).evaluate("(city) => city.stats().calls") <= MOST_CALLS
    before, after = city(page).evaluate(AGAIN, HUNDRED)
    assert after == before
