"""Yodel, the sample of a game's folder: every rule is proved, as docs/adding-a-game.md asks for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import pytest

from roarhouse.bots.bots import bots_of
from roarhouse.core.find import find_game
from roarhouse.core.game import Choice, Game
from roarhouse.core.rulebook import coverage
from tests.kit.table import NamedSeats

GAME: Game[Any] = find_game("yodel")()
choices: Any = import_module("roarhouse.games.yodel.choices")
HEIGHTS = {row.height: number for number, row in enumerate(GAME.deck.mountain)}


class Callers(NamedSeats[Any]):
    game: ClassVar[Game[Any]] = GAME

    def call(self, *louds: int) -> Callers:
        for name, loud in zip(self.names, louds, strict=True):
            self.does(name, choices.Call(loud))
        return self

    def answer(self, height: int) -> Callers:
        return self.does("nature", choices.TurnUp(HEIGHTS[height]))


def table(**options: int) -> Callers:
    return Callers("Ann Ben Cid", GAME.start(GAME.Options(seats=3, **options)))


@pytest.mark.rule("yodel.components.1")
def test_there_are_eight_mountains() -> None:
    assert len(HEIGHTS) == 8


@pytest.mark.rule("yodel.call.1")
def test_all_call_at_the_same_time_and_in_secret() -> None:
    t = table()
    assert t.turn == "Ann Ben Cid"
    t.does("Ann", choices.Call(700))
    assert GAME.view(t.s, 1).called == (True, False, False)
    assert GAME.view(t.s, 1).own is None
    assert "Ann has called." in t.heard("Ben")


@pytest.mark.rule("yodel.call.1")
@pytest.mark.parametrize("loud", [0, -5, 1001])
def test_a_call_is_from_1_to_1000(loud: int) -> None:
    assert table().why("Ann", choices.Call(loud)) == ("yodel.call.1", "not-a-call")


@pytest.mark.rule("yodel.echo.1")
def test_a_mountain_answers_once() -> None:
    t = table().call(1, 2, 3).answer(350).call(1, 2, 3)
    assert t.why("nature", choices.TurnUp(HEIGHTS[350])) == ("yodel.echo.1", "no-mountain")


@pytest.mark.rule("yodel.echo.2")
@pytest.mark.parametrize(
    ("calls", "height", "echoes"),
    [
        ((400, 450, 460), 450, [0, 1, 0]),
        ((450, 450, 460), 450, [1, 1, 0]),
        ((451, 900, 460), 450, [0, 0, 0]),
    ],
)
def test_the_loudest_call_that_is_not_above_the_mountain_wins(
    calls: tuple[int, ...], height: int, echoes: list[int]
) -> None:
    assert table().call(*calls).answer(height).s.echoes == echoes


@pytest.mark.rule("yodel.end.1")
def test_after_the_last_mountain_the_most_echoes_win() -> None:
    t = table(mountains=1)
    assert GAME.result(t.s) is None
    result = GAME.result(t.call(100, 200, 300).answer(200).s)
    assert result is not None
    assert (result.winners, result.scores) == ((1,), (0, 1, 0))
    assert t.turn == ""


@pytest.mark.parametrize(("text", "choice"), [("720", 720), ("Call 720", 720), ("720 rufen", 720), ("1 2", None)])
def test_a_call_can_be_typed(text: str, choice: int | None) -> None:
    found: Choice | None = GAME.typed(table().s, 0, text)
    assert found == (None if choice is None else choices.Call(choice))


def test_every_rule_is_implemented_and_tested() -> None:
    assert coverage("yodel", Path(__file__).parent).missing == ()


def test_its_bot_is_found() -> None:
    assert bots_of("yodel") == ("random", "greedy")
