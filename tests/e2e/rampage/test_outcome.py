"""What a shot and a turn come to: squash, sound, eaten Meeples, the card of a turn, the winner last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from roarhouse.games.rampage.choices import Demolish, Dine
from tests.e2e.kit.visitors import Visit
from tests.e2e.kit.waiting import wait_until
from tests.e2e.rampage.player import aims, asks, at_rest, button, city, introduce, sit, to_act
from tests.e2e.rampage.situation import Lay, situation
from tests.games.rampage.table import RUINS, City
from tests.games.rampage.test_chow import PARK, in_park
from tests.games.rampage.test_end import ended

__all__ = ["situation"]

MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}
BODY = 27  # of the first Monster
MOST_CALLS = 120
SLOWLY = "(city) => { city.city.projector.speed = 0.3; }"
FLATTENED = "(city, piece) => city.city.stage.pieces.squash(piece)"

# while a film runs: how high a piece is drawn at the least, of its own height, how loud the film is, whether dust was
# seen, and the most draw calls of a picture
SQUASHED = """(city, piece) => new Promise((done) => {
  const { mesh, index } = city.city.stage.pieces.seats[piece];
  let [least, began, heard, dusty, calls] = [1, false, null, false, 0];
  const look = () => {
    const e = mesh.instanceMatrix.array.subarray(16 * index, 16 * index + 16);
    const playing = city.dataset.film === 'playing';
    began ||= playing;
    if (playing) heard ??= city.city.loudness();
    dusty ||= city.city.effects.dust.flying;
    calls = Math.max(calls, city.city.stage.figures.draws);
    if (playing) least = Math.min(least, Math.hypot(e[2], e[6], e[10]));
    if (playing || !began) requestAnimationFrame(look);
    else heard.then((loudness) => done([least, loudness, dusty, calls]));
  };
  look();
})"""


def drop(page: Page) -> None:
    """A Move to the next tower, and a Body above it, about to be dropped."""
    introduce(page)
    to_act(page)
    button(page, "^Move").click()
    page.locator("[data-aim=flick] .fire").click()
    to_act(page)
    at_rest(page)
    button(page, "^Demolish").click()
    aims(page, "drop")


def test_a_body_that_lands_is_squashed_and_loud_and_stirs_up_dust(visit: Visit, ask: Callable[..., Any]) -> None:
    """The soundtrack of the film, a meal and a roar on top of it stay below full scale; no dust is left."""
    page = sit(visit, ask, noise="off", babyMonsters=True, more=MOVES)[0]
    drop(page)
    city(page).evaluate(SLOWLY)  # a busy machine draws few pictures a second
    page.keyboard.press("Enter")
    least, heard, dusty, calls = city(page).evaluate(SQUASHED, BODY)
    assert 0.65 < least < 0.95
    assert dusty
    assert calls <= MOST_CALLS
    assert not at_rest(page).evaluate("(city) => city.city.effects.dust.flying")
    wait_until(lambda: city(page).evaluate(FLATTENED, BODY) == 0, "the Body stays squashed")  # a bot may have acted
    assert heard["knocks"] > 2  # how much comes down is up to the City
    assert 0.25 < heard["peak"] < 0.99
    assert heard["rms"] > 0.005


RIM = "(city) => city.city.handling.aim.point([-10.5, 18])"  # of the north-west tower


def test_a_gobbled_floor_is_told_where_it_was(situation: Lay) -> None:
    """Hands take it away while what it carried comes to rest in a film of its own."""
    t = City(noise="off").at(Ann="NW walk", Ben="campus").does("Ann", Demolish(RUINS["NW"]))
    page = situation(t, "Ann Ben", **MOVES).pages["Ann"]
    aims(page, "drop")
    at_rest(page).evaluate(RIM)
    page.keyboard.press("Enter")
    expect(page.locator(".float").filter(has_text="Floor")).to_be_visible()


# what is seen after the best was eaten: whether Meeples fly (how high is a unit test), and the card of the turn
FLEW = """(city) => new Promise((done) => {
  let [flew, card] = [false, ''];
  const look = () => {
    const { flying } = city.city.flights;
    flew ||= flying;
    card ||= document.querySelector('[data-turn-card]')?.innerText ?? '';
    if (flying || !card) requestAnimationFrame(look);
    else done([flew, card]);
  };
  look();
  document.querySelector('[data-eat-best]').click();
})"""


def test_an_eaten_meeple_flies_and_the_turn_is_told_on_a_card(situation: Lay) -> None:
    t, _ = in_park(3)
    page = situation(t.teeth(Ann=0).passes("Ann").does("Ann", Dine("here", PARK)), **MOVES).pages["Ann"]
    asks(page, "bite")
    at_rest(page)
    expect(page.locator("[data-eat-best]")).to_be_visible()
    flew, card = city(page).evaluate(FLEW)
    assert flew
    assert card.splitlines()[0] == "Ann"
    assert "2 eaten" in card


# what has been swallowed, and what flies on, when the next film begins
SWALLOWED = """(city) => new Promise((done) => {
  const { flights } = city.city;
  const { swallowed } = flights;
  let arrived = 0;
  flights.swallowed = (eater) => { arrived += 1; swallowed(eater); };
  const look = () => {
    if (city.dataset.film === 'playing') done([arrived, flights.flying]);
    else requestAnimationFrame(look);
  };
  look();
  document.querySelector('[data-eat-best]').click();
})"""


def test_meeples_arrive_before_the_next_film_begins(situation: Lay) -> None:
    """The bot has thought during the meal: its film waits until everything is swallowed."""
    t, _ = in_park(6)
    page = situation(t.teeth(Ann=3).passes("Ann").does("Ann", Dine("here", PARK)), **MOVES).pages["Ann"]
    asks(page, "bite")
    at_rest(page)
    expect(page.locator("[data-eat-best]")).to_be_visible()
    assert city(page).evaluate(SWALLOWED) == [5, False]


PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "lang": "de"}
APART = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return box('[data-turn-card]').top - box('.told').bottom;
}"""


def test_the_card_of_a_turn_covers_nothing_that_was_told(situation: Lay) -> None:
    """On a phone the last sentences take two lines."""
    t, _ = in_park(3)
    page = situation(t.teeth(Ann=0).passes("Ann").does("Ann", Dine("here", PARK)), **PHONE).pages["Ann"]
    asks(page, "bite")
    page.locator("[data-eat-best]").click()
    expect(page.locator("[data-turn-card]")).to_be_visible()
    assert page.evaluate(APART) >= 4


def test_the_winner_is_told_after_the_stomachs_are_opened(situation: Lay) -> None:
    """Neither the bar nor the log over the city tells it before; the sheet is counted row by row."""
    t = ended(City("Ann Ben").cards(Ann="seer").eaten(Ben="red 2"))
    page = situation(t, **MOVES).pages["Ann"]
    asks(page, "lookahead")
    page.keyboard.press("1")
    expect(page.locator("[data-over]")).to_be_visible()
    asked = page.get_by_role("region", name="What is asked")
    expect(asked).to_contain_text("being counted")
    expect(asked).not_to_contain_text("wins")
    page.get_by_role("button", name="Show everything").click()
    expect(asked).to_contain_text("win")
    expect(page.get_by_role("heading", name="RAMPAGE!")).to_be_visible()
