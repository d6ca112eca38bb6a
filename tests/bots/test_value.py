"""Weights: fitted, calibrated, refused if they are broken."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from roarhouse.bots import mind, searchers
from roarhouse.bots.bots import find_bot
from roarhouse.bots.fit import Position, ahead, calibration_error, fit, fit_ahead, loss, reliability, table_of
from roarhouse.bots.mind import make_mind
from roarhouse.bots.value import (
    Value,
    Weights,
    WeightsError,
    no_weights,
    read_weights,
    softmax,
    weights_file,
    write_weights,
)
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.lab import learn as learning
from roarhouse.lab.learn import Plan, learn, some_games
from roarhouse.lab.match import Match, play


def games(n: int, seed: int) -> list[Position]:
    """Games of three seats whose winner follows a known logit: 2 · x, and 3 · y that counts in the end only."""
    rng, found = Random(seed), []
    for _ in range(n):
        rows, late = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(3)], rng.random()
        chances = softmax([2 * x + 3 * late * y for x, y in rows])
        winner = rng.choices(range(3), chances)[0]
        found.append(Position(rows, late, [float(seat == winner) for seat in range(3)]))
    return found


def test_a_fit_finds_the_weights_that_made_the_games() -> None:
    weights = fit(table_of(games(3000, 1)))
    assert weights == pytest.approx([2, 0, 0, 3], abs=0.5)


def test_a_horizon_finds_what_a_thing_is_worth_in_games_that_were_dealt_again() -> None:
    """y becomes 1.5 · x, always before chance deals again; x is worth 2."""
    rng, found = Random(1), []
    for number in range(3000):
        own = [(rng.gauss(0, 1), rng.gauss(0, 1)) for _ in range(3)]
        xs = [x + 1.5 * y for x, y in own]
        cut = [Position([[x, y] for x, y in own], 0.0, [], 0), Position([[x, 0.0] for x in xs], 0.0, [], 0)]
        again = [[rng.gauss(0, 1), 0.0] for _ in range(3)]
        winner = rng.choices(range(3), softmax([2 * x for x, _ in again]))[0]
        found.append([*cut, Position(again, 0.0, [float(seat == winner) for seat in range(3)], 1)] if number else cut)
    assert fit_ahead(found, 1)[:2] == pytest.approx([2, 3], abs=0.4)


def test_a_position_foretells_another_one_of_its_stretch_or_the_end() -> None:
    won = [1.0, 0.0]
    stretches = [(0, []), (0, []), (0, []), (1, won), (1, won), (1, won), (1, won)]
    game = [Position([[0.0], [0.0]], 0.0, list(shares), stretch) for stretch, shares in stretches]
    later, over, known = ahead([game, game[:1]], 2)
    assert later.tolist() == [2, 2, 2, 5, 6, 6, 6, 7]
    assert over.tolist() == [False, False, False, False, False, True, True, False]
    assert known.tolist() == [True, True, False, True, True, True, True, False]


def test_a_fit_is_calibrated_on_games_it_has_not_seen() -> None:
    weights, unseen = fit(table_of(games(2000, 1))), table_of(games(2000, 2))
    assert calibration_error(reliability(unseen, weights)) < 0.03
    assert loss(unseen, weights) < loss(unseen, weights * 0) == pytest.approx(np.log(3))


@pytest.mark.parametrize(
    ("game", "number"),
    [
        ("pikit", 120),
        pytest.param("pikit", 500, marks=pytest.mark.long),
        pytest.param("rarrr", 300, marks=pytest.mark.long),
        pytest.param("arrr", 200, marks=pytest.mark.long),
    ],
)
def test_the_weights_of_a_game_are_calibrated_on_games_they_were_not_learned_from(game: str, number: int) -> None:
    weights = read_weights(weights_file(game))
    plan = Plan(game, number, 1, (4,), "unseen")
    assert plan.seed != weights.seed
    table = table_of([one for seen in some_games(plan, None, 0, range(number)) for one in seen])
    learned = np.array([*weights.w0, *weights.w1])
    assert calibration_error(reliability(table, learned)) <= 0.05
    assert loss(table, learned) < loss(table, learned * 0)


def test_seats_that_are_missing_have_no_chance() -> None:
    two = Position([[1.0], [0.0]], 0.5, [1.0, 0.0])
    three = Position([[1.0], [0.0], [0.5]], 0.5, [1.0, 0.0, 0.0])
    table = table_of([two, three])
    bins = reliability(table, fit(table))
    assert sum(one.n for one in bins) == 5


def test_weights_survive_a_file(tmp_path: Path) -> None:
    weights = Weights(("a", "b"), (1.0, 2.5), (0.0, -1.0), "roarhouse learn x", "seed", 40)
    write_weights(tmp_path / "weights.json", weights)
    assert read_weights(tmp_path / "weights.json") == weights


@pytest.mark.parametrize("content", [b"", b"{}", b'{"names":["a"],"w0":["x"],"w1":[0]}', b"\xff\x00"])
def test_a_broken_file_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "weights.json").write_bytes(content)
    with pytest.raises(WeightsError, match=r"weights\.json: expected learned weights"):
        read_weights(tmp_path / "weights.json")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="No such file"):
        read_weights(tmp_path / "weights.json")


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(WeightsError, match="expected features x, y, found x"):
        Value(no_weights(["x"]), ["x", "y"], lambda s: [], lambda s: 0.0)


def test_greedy_plays_on_with_broken_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, rung: str) -> mind.Mind:
        return make_mind(game, no_weights(["nonsense"]))

    monkeypatch.setattr(searchers, "mind_of", broken)
    game = find_game("pikit")()
    s, rng = game.start(), Random(1)
    while game.turn(s)[0] < 0:
        game.apply(s, -1, game.nature(s, rng))
    seat = game.turn(s)[0]
    with pytest.warns(UserWarning, match="greedy plays: weights: expected features"):
        choice = find_bot("search", "pikit").choose(game, s, seat, Random(2))
    assert game.refuse(s, seat, choice) is None


@pytest.mark.parametrize("content", [b"", b'{"names":[],"w0":[],"w1":[]}', b"\x80\x04"])
def test_a_whole_game_is_played_with_a_broken_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "weights.json").write_bytes(content)
    monkeypatch.setattr(mind, "weights_file", lambda game: tmp_path / "weights.json")
    mind.mind_of.cache_clear()
    try:
        with pytest.warns(UserWarning, match=r"greedy plays: weights"):
            broken = play(Match("pikit", 2, ("search", "search"), "broken"), 0)
    finally:
        mind.mind_of.cache_clear()
    assert broken.scores == play(Match("pikit", 2, ("greedy", "greedy"), "broken"), 0).scores


def test_self_play_learns_from_searching_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "PART", 640)  # one simulation for each decision
    monkeypatch.setattr(learning, "GAIN", -1.0)
    learned = learn(Plan("pikit", 10, 2, (2,), "self"))
    assert [one.games for one in learned.lessons] == [10, 20]
    assert learned.lessons[1].before != learned.lessons[1].even


def test_learning_is_reproducible_for_any_number_of_workers() -> None:
    one, two = (learn(Plan("pikit", 20, 1, (2, 3), "same", workers)) for workers in (1, 2))
    assert one == two
    assert one.weights.games == 20
    assert one.lessons[0].positions > 200


def test_a_game_is_dealt_again_once_and_learned_from_after_that() -> None:
    whole, again = (Plan("arrr", 4, 1, (4,), "again", player="policy", redeal=redeal) for redeal in (False, True))
    plain, dealt = (some_games(plan, None, 0, range(4)) for plan in (whole, again))
    assert {len(game) for game in plain} == {21}
    assert all(0 < len(game) <= 21 for game in dealt)
    assert sum(map(len, dealt)) < sum(map(len, plain))
    assert dealt == some_games(again, None, 0, range(4))


def test_a_game_that_cannot_be_dealt_again_is_refused() -> None:
    with pytest.raises(RoarhouseError, match="pikit cannot be dealt again"):
        learn(Plan("pikit", 20, 1, (2,), "again", redeal=True))
