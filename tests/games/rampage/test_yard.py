"""The yard: free acts that never end, taken back to exactly the same poses."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from roarhouse.core.codec import Codec
from roarhouse.core.game import NATURE, Choice
from roarhouse.games.rampage.choices import BACK, Aim, Breathe, Demolish, Move, Pass, Place, Put, Slam, TossIt
from roarhouse.games.rampage.physics.interface import Breath, Drop, Flick, Toss
from roarhouse.games.rampage.rules.placing import Putting
from roarhouse.games.rampage.rules.yard import YardAction
from roarhouse.games.rampage.state import Rampage
from tests.games.rampage.table import BUS, GAME, RUINS, SPOTS, options

ME = 0
CORNER = 0


@cache
def built(**values: Any) -> Rampage:
    return settled(GAME.start(options(yard=True, **values)))


def settled(s: Rampage) -> Rampage:
    rng = Random(3)
    while GAME.turn(s) == (NATURE,):
        GAME.apply(s, NATURE, GAME.nature(s, rng))
    return s


def after(s: Rampage, *choices: Choice) -> Rampage:
    """The same yard after some choices, each of which must be allowed."""
    t = GAME.copy(s)
    for choice in choices:
        assert GAME.refuse(t, ME, choice) is None, choice
        GAME.apply(t, ME, choice)
        settled(t)
    return t


def asks_again(s: Rampage) -> bool:
    return isinstance(s.agenda[-1], YardAction) and GAME.turn(s) == (ME,)


ACTS: dict[str, tuple[Choice, ...]] = {
    "flick": (Move(), Aim(Flick(CORNER, 450, 500))),
    "drop": (Demolish(RUINS["ST"]), Aim(Drop(CORNER, 0, 0, "upright"))),
    "toss": (TossIt(BUS), Aim(Toss(CORNER, BUS, 450, 100, 600))),
    "breath": (Breathe(CORNER), Aim(Breath(CORNER, 450, -200, 0, 1000))),
}


@pytest.mark.rule("rampage.yard.1")
def test_every_act_is_open_from_the_start_and_nothing_was_dealt() -> None:
    s = built()
    assert asks_again(s)
    menu = GAME.menu(s, ME)
    assert isinstance(menu, tuple)
    assert {type(choice) for choice in menu} == {Move, Demolish, TossIt, Breathe, Put}
    assert len([one for one in menu if isinstance(one, Demolish)]) == len(s.box.map.ruins)
    assert len([one for one in menu if isinstance(one, TossIt)]) == len(s.box.roster.vehicles)
    assert not any([*s.characters, *s.powers, *s.supers])


@pytest.mark.rule("rampage.yard.1")
@pytest.mark.parametrize("act", ACTS)
def test_an_act_is_simulated_and_another_one_is_asked_for(act: str) -> None:
    s = built()
    t = after(s, *ACTS[act])
    assert asks_again(t)
    assert t.table != s.table
    assert t.shots > s.shots
    assert t.mouth == s.mouth
    assert GAME.census(t) == GAME.census(s)


@pytest.mark.rule("rampage.yard.1")
def test_acts_do_not_end_anything_however_many_there_are() -> None:
    s, rng = built(), Random(5)
    for _ in range(12):
        name = rng.choice(sorted(ACTS))
        if GAME.refuse(s, ME, ACTS[name][0]) is None:
            s = after(s, *ACTS[name])
        assert asks_again(s)
        assert GAME.result(s) is None
    assert (s.turns, s.mouth, s.floors) == (1, built().mouth, built().floors)


@pytest.mark.rule("rampage.yard.1")
@pytest.mark.parametrize("act", ACTS)
def test_what_is_kept_for_taking_back_is_exactly_the_pose_before(act: str) -> None:
    """The log keeps the state before a choice: an act must not change it."""
    s, codec = built(), Codec(GAME)
    before = codec.encode(s)
    after(s, *ACTS[act])
    assert codec.encode(s) == before
    once_more = after(s, ACTS[act][0], BACK)
    assert (once_more.table, once_more.readings, once_more.agenda) == (s.table, s.readings, s.agenda)


@pytest.mark.rule("rampage.yard.1")
def test_what_needs_a_card_or_a_turn_is_refused() -> None:
    s = built()
    for choice in (Pass(), Slam(2), Move(jump=True), TossIt(s.body(1)), Breathe(s.box.corners[1]), Put(7)):
        assert GAME.refuse(s, ME, choice) is not None
    assert GAME.refuse(s, 1, Move()) is not None


@pytest.mark.rule("rampage.yard.2")
def test_any_monster_is_put_on_any_free_spot() -> None:
    s = built(seats=3)
    for seat, place in ((0, "theatre"), (2, "station")):
        x, y = SPOTS[place]
        corner = s.box.corners[seat]
        s = after(s, Put(corner), Place(round(x * 100), round(y * 100), 900))
        assert asks_again(s)
        assert s.stands(seat)
        assert abs(s.table.spot(s.paws(seat))[0] - x * 100) < 20
    t = GAME.copy(s)
    GAME.apply(t, ME, Put(s.box.corners[1]))
    assert isinstance(t.agenda[-1], Putting)
    assert GAME.refuse(t, ME, Place(0, 0)) is not None
    assert asks_again(after(s, Put(s.box.corners[1]), BACK))


@pytest.mark.rule("rampage.yard.3")
def test_what_left_the_city_comes_back_or_goes_to_the_box() -> None:
    s = built()
    home = s.table.spot(s.paws(ME))
    t = after(s, Move(), Aim(Flick(CORNER, angle_outwards(home), 1000)))
    assert t.stands(ME)
    assert not [piece for piece in t.readings.out if piece in t.box.roster.vehicles]
    for _ in range(6):
        t = after(t, *ACTS["breath"])
    assert not t.readings.out
    assert sum(t.boxed) + sum(t.meeples_in_sight()) == sum(t.box.all_meeples)
    assert not any(t.runaway)


def angle_outwards(spot: tuple[int, int]) -> int:
    x, y = spot
    return {(True, True): 450, (False, True): 1350, (False, False): 2250, (True, False): 3150}[x > 0, y > 0]


@pytest.mark.parametrize("values", [{"seats": 4}, {"ruinEdge": "bounce"}, {"seats": 6, "bigCity": True}])
def test_other_cities_are_yards_too(values: dict[str, Any]) -> None:
    s = settled(GAME.start(options(yard=True, **values)))
    assert asks_again(s)
    assert GAME.view(s, ME).phase == "action"
    t = after(s, Move(), Aim(Flick(s.box.corners[ME], 0, 300)))
    assert asks_again(t)
    assert Codec(GAME).state(Codec(GAME).encode(t)) == t
    assert asks_again(GAME.imagine(t, ME, Random(1)))
