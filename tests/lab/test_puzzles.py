"""Puzzles: mined from games, and every one that is shipped can be played and solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from roarhouse.bots.mind import mind_of
from roarhouse.core.find import find_game, game_names
from roarhouse.core.game import Game
from roarhouse.core.studies.puzzles import (
    Puzzle,
    PuzzleError,
    Puzzles,
    opened,
    puzzles_file,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)
from roarhouse.lab import puzzles as mining
from roarhouse.lab.puzzles import MET, SAME, Plan, Position, mine, mixed, searched_thoroughly, still_clear, varied

SHIPPED = [name for name in game_names() if puzzles_file(name).exists()]
START = Puzzle("start", {"seats": 2}, (), 0, {"do": "nothing"}, 0.5, 0.1, 1.0)


@pytest.fixture(scope="module")
def modest() -> Iterator[pytest.MonkeyPatch]:
    """A margin that is met often, and a small budget."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mining, "MINED", mining.Bar(0.04, 0.1))
        patch.setattr(mining, "KEPT", mining.Bar(0.03, 0.0))
        patch.setattr(mining, "PART", 1 / 8)
        yield patch


@pytest.fixture(scope="module")
def mined(modest: pytest.MonkeyPatch) -> Puzzles:
    """From games of two."""
    return mine(Plan("pikit", 2, "test"), 1, 4)


@pytest.mark.slow
def test_mined_puzzles_are_clear_and_can_be_solved(mined: Puzzles) -> None:
    game = find_game("pikit")()
    assert mined.command == "roarhouse puzzles pikit --games 1 --want 4 --seats 2 --seed test"
    assert mined.puzzles
    shipped = {one.id for one in puzzles_of("pikit")}
    assert not shipped & {one.id for one in mined.puzzles}, "devices keep the ids of solved puzzles"
    assert len({one.id for one in mined.puzzles}) == len(mined.puzzles)
    assert [one.difficulty for one in mined.puzzles] == sorted(one.difficulty for one in mined.puzzles)
    for one in mined.puzzles:
        s, solution = opened(game, one)
        assert one.margin > 0.04
        assert len(game.menu(s, one.seat)) > 1  # type: ignore[arg-type]
        game.apply(s, one.seat, solution)


def other_solution(one: Puzzle) -> Puzzle:
    """The same table, and another choice said to be the best."""
    game = find_game("pikit")()
    s, solution = opened(game, one)
    other = next(choice for choice in game.menu(s, one.seat) if choice != solution)  # type: ignore[union-attr]
    return replace(one, solution=mining.plain(other))


def test_puzzles_that_are_searched_again_are_kept_only_if_they_are_still_clear(
    mined: Puzzles, modest: pytest.MonkeyPatch
) -> None:
    wrong = tuple(other_solution(one) for one in mined.puzzles)
    modest.setattr(mining, "puzzles_of", lambda game: (*mined.puzzles, *wrong))
    kept = still_clear("pikit")
    assert kept
    assert [one.id for one in kept] == [one.id for one in mined.puzzles if one.id in {k.id for k in kept}]
    assert all(one.solution in [m.solution for m in mined.puzzles if m.id == one.id] for one in kept)
    assert {one.margin for one in kept} != {one.margin for one in mined.puzzles}, "with other random numbers"
    again = mine(Plan("pikit", 2, "test"), 1, len(kept), keep=kept)
    assert again.command.endswith(" --recheck")
    assert sorted(one.id for one in again.puzzles) == sorted(one.id for one in kept)


def test_the_check_knows_every_rival_from_many_tables() -> None:
    """A bid of RARRR!! has two dozen rivals: shared among them, ten times the budget would be one table for each."""
    game = find_game("rarrr")()
    most = max(puzzles_of("rarrr"), key=lambda one: len(rivals(game, one)))
    s, _ = opened(game, most)
    trials = searched_thoroughly(Position(game, mind_of("rarrr"), s, most.seat, "many"))
    assert len(trials) > 20
    assert min(one.n for one in trials) >= MET


def rivals(game: Game[Any], puzzle: Puzzle) -> tuple[Any, ...]:
    return mind_of(game.name).candidates(game, opened(game, puzzle)[0], puzzle.seat)


def test_a_file_keeps_every_puzzle(mined: Puzzles, tmp_path: Path) -> None:
    write_puzzles(tmp_path / "puzzles.json", mined)
    assert read_puzzles(tmp_path / "puzzles.json", find_game("pikit")()) == mined
    assert len((tmp_path / "puzzles.json").read_text("utf-8").splitlines()) == len(mined.puzzles) + 2


@pytest.mark.parametrize("content", [b"", b"{}", b'{"game":"pikit"', b"\xff"])
def test_a_broken_file_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "puzzles.json").write_bytes(content)
    with pytest.raises(PuzzleError, match=r"puzzles\.json: expected puzzles"):
        read_puzzles(tmp_path / "puzzles.json", find_game("pikit")())


@pytest.mark.parametrize(
    ("changed", "message"),
    [({"version": 0}, "rules of version"), ({"deck": "other"}, "expected deck"), ({"game": "arrr"}, "expected game")],
)
def test_puzzles_of_other_rules_are_refused(tmp_path: Path, changed: dict[str, object], message: str) -> None:
    game = find_game("pikit")()
    write_puzzles(
        tmp_path / "p.json", replace(Puzzles("pikit", game.version, game.deck_hash, "", (START,)), **changed)
    )
    with pytest.raises(PuzzleError, match=message):
        read_puzzles(tmp_path / "p.json", game)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"solution": {"do": "dance"}}, "dance"),
        ({"lines": ((0, {"do": "nothing"}),)}, "puzzle start"),
        ({}, "cannot be chosen by seat 0"),
        ({"options": {"seats": "many"}}, "puzzle start"),
    ],
)
def test_a_puzzle_that_cannot_be_played_is_refused(changed: dict[str, object], message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        opened(find_game("pikit")(), replace(START, **changed))


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_puzzle_can_be_played_and_solved(name: str) -> None:
    game, shipped = find_game(name)(), puzzles_of(name)
    assert len({one.id for one in shipped}) == len(shipped) >= 30
    for one in shipped:
        s, solution = opened(game, one)
        assert one.margin >= mining.KEPT.margin
        assert mining.KEPT.difficulty <= one.difficulty <= 1
        game.apply(s, one.seat, solution)


def test_no_solution_is_that_of_more_than_a_third() -> None:
    same = [replace(START, id=f"pass {k}", margin=0.9 - k / 100) for k in range(9)]
    other = [replace(START, id=f"take {k}", solution={"do": "take", "cards": [k]}) for k in range(9)]
    chosen = varied(mixed([*same, *other]), 12)
    assert len(chosen) == 12
    assert [one.id for one in chosen if one.solution == START.solution] == [f"pass {k}" for k in range(4)], (
        "the clearest"
    )
    assert len(varied(same, 12)) == 4


@pytest.mark.parametrize("name", SHIPPED)
def test_guessing_the_same_answer_does_not_solve_the_shipped_puzzles(name: str) -> None:
    answers = Counter(msgspec.json.encode(one.solution) for one in puzzles_of(name))
    assert max(answers.values()) <= len(puzzles_of(name)) / SAME


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles_of("rampage") == ()
