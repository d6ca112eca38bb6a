"""Winning the game."""

from __future__ import annotations

from typing import Any

import pytest

from roarhouse.core.result import Result
from tests.games.rarrr.cards import GAME
from tests.games.rarrr.table import Table


def result_of(players: str = "Ann Ben", **won: str) -> Result:
    """The end of a game in which these cities were won."""
    return ended(Table(players, round=3).has_won(**won))


def ended(t: Table) -> Result:
    result: Any = GAME.result(t.cities("").starts().s)
    assert isinstance(result, Result)
    return result


@pytest.mark.rule("rarrr.scoring.1")
def test_a_score_is_the_sum_of_the_points_on_the_cities_won() -> None:
    result = result_of(Ann="São Paulo, Tokyo, Rome", Ben="Lagos")
    assert result.scores == (4 + 6 + 2, 5)
    assert result.sheet == (("score-cities", (12, 5)),)


@pytest.mark.rule("rarrr.scoring.2")
@pytest.mark.parametrize(("ann", "ben", "winner"), [("Tokyo", "Paris", 0), ("Rome, Lima", "Paris", 1)])
def test_the_highest_score_wins_however_many_cities_it_is(ann: str, ben: str, winner: int) -> None:
    result = result_of(Ann=ann, Ben=ben)
    assert (result.winners, result.rule) == ((winner,), "rarrr.scoring.2")


@pytest.mark.rule("rarrr.scoring.3")
def test_among_players_tied_for_the_highest_score_the_most_cities_win() -> None:
    result = result_of("Ann Ben Cid", Ann="Tokyo", Ben="São Paulo, Rome", Cid="Lima")
    assert result.scores == (6, 6, 2)
    assert (result.winners, result.rule) == ((1,), "rarrr.scoring.3")


@pytest.mark.rule("rarrr.scoring.3")
def test_cities_decide_only_among_those_who_are_tied_for_the_highest_score() -> None:
    result = result_of("Ann Ben Cid", Ann="Tokyo, Paris", Ben="London, Shanghai", Cid="Rome, Lima, Bangkok, Toronto")
    assert result.scores == (11, 11, 8)
    assert result.winners == (0, 1)


@pytest.mark.rule("rarrr.scoring.4")
def test_players_with_the_same_score_and_as_many_cities_share_the_win() -> None:
    result = result_of("Ann Ben Cid", Ann="Tokyo, Rome", Ben="Paris, Mumbai", Cid="London, Lima")
    assert result.scores == (8, 8, 8)
    assert (result.winners, result.rule) == ((0, 1, 2), "rarrr.scoring.4")


@pytest.mark.rule("rarrr.scoring.4")
def test_a_tied_player_with_fewer_cities_does_not_share() -> None:
    result = result_of("Ann Ben Cid", Ann="Tokyo", Ben="São Paulo, Rome", Cid="Buenos Aires, Lima")
    assert (result.scores, result.winners, result.rule) == ((6, 6, 6), (1, 2), "rarrr.scoring.4")


@pytest.mark.rule("rarrr.scoring.5")
def test_nothing_but_won_cities_scores() -> None:
    t = Table("Ann Ben", round=3).has_won(Ann="Rome", Ben="Lima").boosts(Ann="1 2 3", Ben="").angriest_is("Ann")
    t.holds(Ann="E 3 3 3 3 3 3").cities("")
    result = ended(t)
    assert (result.scores, result.winners) == ((2, 2), (0, 1))


@pytest.mark.rule("rarrr.scoring.5")
def test_cities_removed_from_the_game_score_for_nobody() -> None:
    t = Table("Ann Ben", round=3).holds(Ann="E 1", Ben="E 1").cities("Tokyo").at("Tokyo").passes("Ann").passes("Ben")
    result = GAME.result(t.s)
    assert result is not None
    assert result.scores == (0, 0)
