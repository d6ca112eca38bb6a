"""Blunders that greedy made in whole games, each in a position of its own (counts: docs/bots.md)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from roarhouse.core.game import Choice
from roarhouse.games.rampage.bot.greedy import Greedy
from roarhouse.games.rampage.bot.rehearsal import ideas
from roarhouse.games.rampage.choices import DONE, PASS, Aim, Breathe, Demolish, Dine, Move, TossIt, Use
from roarhouse.games.rampage.physics.city.shapes import kinds
from roarhouse.games.rampage.physics.interface import Act, Breath, Drop, Flick, Outcome, Table
from roarhouse.games.rampage.physics.world import World
from roarhouse.games.rampage.rules.turn import Interfere, LateUse
from tests.games.rampage.table import GAME, RUINS, TAXI, ZONES, City, card, standing

FAR_UP = 22.0


def thinks(t: City, name: str = "Ann", bot: Greedy | None = None) -> Choice:
    return (bot or Greedy(60.0)).choose(GAME, t.s, t.seat(name), Random(1))


def unmoved(world: World, table: Table, act: Act, seed: int) -> Outcome:
    """A rehearsal after which everything is as it was."""
    return Outcome(table, world.judge(table), struck=tuple(world.roster.pieces))


def overhanging(**cards: str) -> tuple[City, int]:
    """The last Floor hangs over the western rim, under a Vehicle; no Meeple is left."""
    t = City().cards(**cards)
    floor = next(p for p in t.s.box.roster.floors if kinds(t.s.box.roster)[p].name == "small")
    t.demolished(but=[floor])
    t.rest(t.s.box.world.remove(t.s.table, [p for p in t.s.box.roster.meeples if t.s.table.there(p)]))
    x, y = -29.0, FAR_UP
    t.puts({floor: standing(t.s, floor, x, y), TAXI: replace(standing(t.s, TAXI, x + 2, y), z=950)})
    assert t.s.in_city(floor)
    assert not any(t.s.readings.buildings)
    return t, floor


def test_no_drop_breath_or_toss_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    t = City().at(Ann=(0.0, 8.0))
    assert RUINS["ST"] in t.s.readings.sidewalks(t.s.paws(0))
    monkeypatch.setattr(World, "rehearse", unmoved)
    assert not isinstance(thinks(t), Demolish | Breathe | TossIt)


def test_what_moves_nothing_is_worth_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    t = City().at(Ann=(0.0, 8.0))
    t.s.paralysed[0] = True  # no Move to another place
    monkeypatch.setattr(World, "rehearse", unmoved)
    assert thinks(t) == PASS


def test_no_idle_flick_once_no_building_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    t, _ = overhanging()
    monkeypatch.setattr(World, "rehearse", unmoved)
    assert thinks(t) == PASS


def test_the_last_floor_over_the_rim_is_aimed_at() -> None:
    t, floor = overhanging()
    t.at(Ann=(-20.0, FAR_UP))
    bot = Greedy(60.0)
    action = thinks(t, bot=bot)
    assert action != PASS
    t.does("Ann", action)
    aim = thinks(t, bot=bot)
    assert isinstance(aim, Aim)
    t.does("Ann", aim).settles()
    assert not t.s.table.there(floor)
    assert t.s.floors[0] == 1


def test_a_catcher_tosses_its_neighbour() -> None:
    t = City().demolished().cards(Ann="catcher").at(Ann="theatre west", Ben="theatre east")
    assert thinks(t) == TossIt(t.s.body(1))


def test_cards_of_the_meal_are_used_before_the_game_is_over() -> None:
    t = City().cards(Ann="scavenger").at(Ann="park", Ben="boardwalk").teeth(Ann=0)
    t.puts_meeple("red", 5, -26)
    t.passes("Ann")
    assert thinks(t) == Dine("here", ZONES["park"])  # and keeps the card
    t.s.last_turns = 0
    assert thinks(t) == Dine("scavenger", ZONES["boardwalk"])


def test_who_has_nothing_to_eat_here_reappears_elsewhere() -> None:
    t = City().cards(Ann="invisibility").at(Ann="park")
    t.puts_meeple("red", 5, -26)
    t.passes("Ann").does("Ann", DONE).starts(LateUse(0))
    assert thinks(t) == Use(card("invisibility"))
    t.s.last_turns = 0  # the game is over before it comes back
    assert thinks(t) == DONE


@pytest.mark.parametrize("held", ["passionate-kiss", "terminator"])
def test_a_neighbour_is_met_in_its_own_turn_too(held: str) -> None:
    t = City().cards(Ben=held).at(Ann="theatre west", Ben="theatre east").eaten(Ann="red 2, blue 2, gray 5")
    moment: Any = next(m for m in t.s.box.moments[card(held)] if m in ("others", "between"))
    t.starts(Interfere(1, moment, 0))
    assert thinks(t, "Ben") == Use(card(held))


def test_a_loose_floor_is_aimed_at_in_every_way() -> None:
    t, _ = overhanging()
    t.at(Ann=(-20.0, FAR_UP))
    found = ideas(t.s, 0, [Move(), Breathe(0)])
    assert isinstance(found[0].act, Flick | Breath)
    yaws = [idea.act.yaw for idea in found[:3] if isinstance(idea.act, Flick | Breath)]
    assert all(1700 < yaw < 1900 for yaw in yaws)


def test_the_first_drops_differ_in_spot_and_pose() -> None:
    t = City().at(Ann=(0.0, 8.0))
    drops = [idea.act for idea in ideas(t.s, 0, [Demolish(RUINS["ST"])]) if isinstance(idea.act, Drop)]
    assert (drops[0].x, drops[0].y, drops[0].pose) == (0, 0, "flat")
    assert len({(one.x, one.y) for one in drops[:5]}) == 5
    assert len({one.pose for one in drops[:3]}) == 3
    assert len(set(drops)) == len(drops) == 15
    tower = [idea.act for idea in ideas(t.s, 0, [Demolish(RUINS["NW"])]) if isinstance(idea.act, Drop)]
    assert (tower[0].x, tower[0].y) != t.s.box.map.ruins[RUINS["NW"]].outline.middle()
