"""Decisions in worker processes: the same as in this one, from what the seat knows, and less under load."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from roarhouse.bots.bots import bots_of, find_bot, opponents_of, searches
from roarhouse.bots.mind import mind_of
from roarhouse.bots.rungs import rung_of
from roarhouse.bots.searchers import LEAST
from roarhouse.bots.thinking import Imagined, imagine_for, think, thinker_in, unpacked
from roarhouse.core.codec import Codec
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Game
from roarhouse.core.workers import Urgency, Workers

CARDS = ("rarrr", "pikit", "arrr")


def tables(name: str, seed: int, wanted: int) -> list[tuple[Game[Any], Any, int]]:
    """Some tables of a random game, each with a seat that is asked."""
    game, rng = find_game(name)(), Random(seed)
    found: list[tuple[Game[Any], Any, int]] = []
    s = game.start()
    while len(found) < wanted:
        for seat in game.turn(s):
            if seat != NATURE and rng.random() < 0.2:
                found.append((game, s.copy(), seat))
            choice = game.nature(s, rng) if seat == NATURE else find_bot("random", name).choose(game, s, seat, rng)
            game.apply(s, seat, choice)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", CARDS)
def test_any_number_of_workers_gives_the_same_choices(name: str) -> None:
    asked = [imagine_for(Codec(game), s, seat, Random(5)) for game, s, seat in tables(name, 1, 4)]
    here = [think(1.0, one, "search", None, 60.0) for one in asked]
    for number in (1, 2):
        workers = Workers(number)
        lane = workers.lane("t", Urgency.PEOPLE)
        assert [job.result(60) for job in [lane.submit(think, one, "search", None, 60.0) for one in asked]] == here
        workers.close()


@pytest.mark.parametrize("name", CARDS)
def test_a_worker_learns_nothing_that_the_seat_does_not_know(name: str) -> None:
    """Two tables that the seat cannot tell apart are the same job."""
    for game, s, seat in tables(name, 2, 5):
        other = game.imagine(s, seat, Random(9))
        assert imagine_for(Codec(game), s, seat, Random(3)) == imagine_for(Codec(game), other, seat, Random(3))


def test_another_deck_travels_along() -> None:
    kind = find_game("pikit")
    raw = json.loads(msgspec.json.encode(kind().deck))
    raw["about"]["title"]["en"] = "Another deck"
    game, rng = kind(msgspec.convert(raw, kind.Deck)), Random(1)
    assert imagine_for(Codec(kind()), kind().start(), 0, rng).cards == b""
    there, _ = unpacked(imagine_for(Codec(game), game.start(), 0, rng))
    assert there.deck_hash == game.deck_hash != kind().deck_hash


@pytest.mark.parametrize("name", CARDS)
def test_a_small_share_means_fewer_simulations(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    game, s, seat = tables(name, 3, 1)[0]
    table = imagine_for(Codec(game), s, seat, Random(1))

    def noted(self: Any, *_: Any) -> Any:
        counted.append(self.budget(mind_of(name, "search")).simulations)
        return game.menu(s, seat)

    monkeypatch.setattr("roarhouse.bots.searchers.SearchBot.choose", noted)
    for share in (1.0, 0.5, 0.02):
        think(share, table, "search", None, 2.0)
    whole = rung_of(name, "search").simulations
    least = min(whole, LEAST)
    assert counted == [whole, max(least, whole // 2), max(least, int(whole * 0.02))]


def test_a_planner_remembers_what_it_wanted_to_aim_at() -> None:
    game, rng, thought = find_game("rampage")(), Random(2), None
    s = game.start()
    for _ in range(60):
        (seat, *_) = game.turn(s)
        before = thought and thought.plan
        if seat == NATURE:
            game.apply(s, seat, game.nature(s, rng))
            continue
        thought = think(1.0, imagine_for(Codec(game), s, seat, rng), "greedy", before, 0.3)
        game.apply(s, seat, thought.choice)
        if before:
            break
    assert before
    assert thought.choice.act == before[1].act
    assert thought.plan is None


@pytest.mark.parametrize("name", ["rarrr", "pikit", "arrr", "rampage"])
def test_everyone_who_can_be_asked_for_can_play(name: str) -> None:
    assert set(bots_of(name)) < set(opponents_of(name))
    for one in opponents_of(name):
        bot = find_bot(one, name)
        assert searches(one, name) == hasattr(thinker_in(bot), "share")


@pytest.mark.parametrize("name", CARDS)
def test_a_packed_table_is_the_table(name: str) -> None:
    for game, s, seat in tables(name, 4, 3):
        packed: Imagined = imagine_for(Codec(game), s, seat, Random(1))
        _, t = unpacked(packed)
        assert game.view(t, seat) == game.view(s, seat)
