"""Objective: three rounds of six cities; the highest bid destroys a city, the most points win."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.games.rarrr.choices import Cities
from tests.games.rarrr.cards import GAME
from tests.games.rarrr.table import Setup, Table, options
from tests.laws.laws import walk


@pytest.mark.rule("rarrr.objective.1", "rarrr.round.10")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_lasts_exactly_three_rounds(seed: int) -> None:
    t = Setup("Ann Ben Cid").plays_to_the_end(seed)
    rounds = [line for line in t.heard("watcher") if line.startswith("Round")]
    assert rounds == [f"Round {n} {what}." for n in (1, 2, 3) for what in ("begins", "is over")]
    assert GAME.turn(t.s) == ()


@pytest.mark.rule("rarrr.objective.2", "rarrr.round.8")
def test_each_round_puts_six_new_cities_up_for_destruction() -> None:
    dealt = [c.cards for _, (_, c) in walk(GAME, options(seats=3), Random(1)) if isinstance(c, Cities)]
    assert [len(cards) for cards in dealt] == [6, 6, 6]
    assert len({city for cards in dealt for city in cards}) == 18


@pytest.mark.rule("rarrr.objective.3")
def test_every_player_runs_one_monster_of_three_cards_for_the_whole_game() -> None:
    t = Setup("Ann Ben Cid")
    monsters = {
        (s.monsters, tuple(s.katakana), tuple(s.names)) for s, _ in walk(GAME, options(), Random(2)) if s.round
    }
    assert len(monsters) == 1
    t.plays_to_the_end()
    assert len(set(t.s.monsters)) == 3
    assert [len(cards) for cards in t.s.katakana] == [2, 2, 2]


@pytest.mark.rule("rarrr.objective.4")
def test_whoever_bids_the_most_power_destroys_the_city_and_gains_its_points() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 2 3", Ben="T 3", Cid="F 1 2").at("São Paulo")
    t.bids("Ann", "E 2").bids("Ben", "T 3").bids("Cid", "F 1 2").passes("Ann").passes("Ben")
    assert t.won("Cid") == ["São Paulo"]
    assert [t.sees("watcher", name).points for name in t.names] == [0, 0, 4]


@pytest.mark.rule("rarrr.objective.5")
def test_after_the_third_round_the_most_victory_points_win() -> None:
    t = Table("Ann Ben", round=3).has_won(Ann="Rome, Lima, Bangkok", Ben="Tokyo, Toronto").cities("").starts()
    result = GAME.result(t.s)
    assert result is not None
    assert (result.winners, result.scores, result.rule) == ((1,), (6, 8), "rarrr.scoring.2")


@pytest.mark.rule("rarrr.objective.5")
def test_before_the_end_there_is_no_result() -> None:
    t = Table("Ann Ben", round=2).has_won(Ann="Tokyo").cities("").starts()
    assert GAME.result(t.s) is None
    assert t.turn == "nature"
