"""Characters, and the ladder that measures them."""

from __future__ import annotations

from pathlib import Path

import pytest

from roarhouse.bots.bots import bot_classes, bots_of, find_bot
from roarhouse.bots.characters import characters_of
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import game_names
from roarhouse.lab.ladder import Ladder, Round, climb, every_rung, label, page, plot, rungs
from roarhouse.lab.match import SEER, Match, Played, Seer, play, player


@pytest.mark.parametrize("game", [name for name in game_names() if characters_of(name)])
def test_every_game_has_five_characters_from_beginner_to_master(game: str) -> None:
    cast, classes = characters_of(game), bot_classes(game)
    assert len(cast) == len({one.id for one in cast}) == 5
    assert not {one.id for one in cast} & set(classes)
    strength = [(classes[one.bot].rung, -one.slips) for one in cast]
    assert strength == sorted(strength)
    for one in cast:
        assert all((one.name.en, one.name.de, one.style.en, one.style.de))
        assert find_bot(one.id, game)


def test_a_character_plays() -> None:
    played = play(Match("pikit", 2, ("knirps", "raffke"), "cast"), 0)
    assert set(played.bots) == {"knirps", "raffke"}


def a_round(winner: int) -> Round:
    return Round(Played(("weak", "strong"), (winner,), (0, 0), 1, 0.0), [[0.001], [0.002, 0.004]])


def test_three_wins_of_four_are_191_points_of_elo() -> None:
    weak, strong = rungs(("weak", "strong"), [a_round(k % 4 > 0) for k in range(400)])
    assert (weak.elo, weak.error) == (0, 0)
    assert strong.elo == pytest.approx(191, abs=4)
    assert strong.error == pytest.approx(39, abs=3)
    assert (strong.wins, strong.played, strong.mean_ms, strong.most_ms) == (300, 400, 3, 4)


def test_another_bot_may_be_at_zero() -> None:
    ladder = Ladder("pikit", 2, ("random", "greedy"))
    found, _ = climb(ladder, 6, 1, zero="greedy")
    assert [one.name for one in found] == ["greedy", "random"]
    assert found[0].elo == 0 > found[1].elo


def test_every_group_meets_in_turn_from_every_seat() -> None:
    ladder = Ladder("pikit", 2, ("a", "b", "c"))
    assert [ladder.seating(k) for k in range(4)] == [("a", "b"), ("a", "c"), ("b", "c"), ("b", "a")]
    assert Ladder("pikit", 4, ("a", "b")).seating(1) == ("b", "a", "b", "a")


def test_each_bot_plays_alone_from_every_seat() -> None:
    ladder = Ladder("pikit", 3, ("a", "b"), against="c")
    assert ladder.names() == ("c", "a", "b")
    assert [ladder.seating(k) for k in range(3)] == [("a", "c", "c"), ("b", "c", "c"), ("c", "a", "c")]
    assert ladder.seating(4) == ("c", "c", "a")


def test_a_ladder_is_climbed_and_drawn(tmp_path: Path) -> None:
    ladder = Ladder("pikit", 2, ("random", "greedy"))
    found, rounds = climb(ladder, 12, 1)
    assert len(rounds) == 12
    assert found[1].elo > 0
    assert "| greedy | 12 |" in "\n".join(page(ladder, found, 12))
    plot(ladder, found, 12, tmp_path / "ladder.svg")
    drawn = (tmp_path / "ladder.svg").read_text("utf-8")
    assert drawn.startswith("<?xml")
    assert "4 seats" not in drawn
    assert "2 seats, 12 games" in drawn


def test_every_rung_is_a_bot_or_a_character_with_slips() -> None:
    assert every_rung("pikit") == ("random", "knirps", "wuschel", "greedy", "search", "master")
    assert every_rung("rampage") == ("random", "tapsi", "happs", "greedy", "zirkel", "planner")
    assert label("pikit", "knirps") == "Squeak: greedy, slips 70 %"
    assert label("pikit", "greedy") == "greedy"


def test_the_bot_that_sees_all_hands_is_for_experiments_only() -> None:
    assert SEER not in bots_of("pikit")
    with pytest.raises(RoarhouseError, match="seer"):
        find_bot(SEER, "pikit")
    assert play(Match("pikit", 2, (SEER, "random"), "open"), 0).winners
    assert isinstance(player(SEER, Match("pikit", 2, ())), Seer)
