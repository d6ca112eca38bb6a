"""The laws of secrecy over what environments show: the suites of other libraries pass a game that leaks a hand."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test

from roarhouse.adapters.letters import Floats, LetterTable
from roarhouse.adapters.pettingzoo import RoarhouseEnv
from roarhouse.core.words import Seat
from tests.laws.test_spelling import SPELLED


def keeps_secrets(table: LetterTable, rng: Random) -> None:
    """Two tables that a seat cannot tell apart give it equal observations and equal masks, also in mid-word."""
    real = table.s
    for seat in table.seats:
        seen, mask = table.observe(seat), table.mask(seat)
        begun, table.begun = table.begun, {}
        table.s = table.game.imagine(real, seat, rng)
        given = table.given.pop(seat, [])
        for letter in given:
            table.play(seat, letter)
        same = np.array_equal(table.observe(seat), seen) and np.array_equal(table.mask(seat), mask)
        table.s, table.begun = real, begun
        assert same, f"seat {seat} can tell the tables apart"


def walk(table: LetterTable, rng: Random, share: float) -> None:
    table.start(rng)
    while table.turn:
        if rng.random() < share:
            keeps_secrets(table, rng)
        seat = rng.choice(table.turn)
        table.play(seat, rng.choice(table.legal(seat)))


@pytest.mark.parametrize(("name", "mode", "seats"), SPELLED)
def test_observations_and_masks_tell_nothing_that_is_hidden(name: str, mode: str, seats: int) -> None:
    walk(LetterTable(name, mode, seats=seats), Random(f"{name} {mode} {seats}"), 0.1)


class Leaky(LetterTable):
    def observe(self, seat: Seat) -> Floats:
        seen = super().observe(seat)
        seen[-1] = self.s.hands[0][5]
        return seen


class Prejudiced(LetterTable):
    def legal(self, seat: Seat) -> list[int]:
        letters = super().legal(seat)
        return letters[: 1 + self.s.hands[seat - 1][5]]


@pytest.mark.parametrize("planted", [Leaky, Prejudiced])
def test_a_planted_leak_passes_the_suite_of_pettingzoo_and_is_caught_here(planted: Any) -> None:
    one = RoarhouseEnv("pikit")
    one.table = planted("pikit")
    with pytest.warns(UserWarning, match="Observation is not a NumPy array"):
        api_test(one, num_cycles=50)
    with pytest.raises(AssertionError, match="can tell the tables apart"):
        walk(planted("pikit"), Random(1), 1.0)
