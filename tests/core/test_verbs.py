"""Verbs of a deck and the functions that carry them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from roarhouse.core.verbs import Dispatch, Verb

Count = Callable[[Any], int]


class Gain(Verb, frozen=True, kw_only=True):
    pieces: int


class Lose(Verb, frozen=True, kw_only=True):
    pieces: int


def made() -> Dispatch[Count]:
    change: Dispatch[Count] = Dispatch()

    @change.of(Gain)
    def gain(verb: Gain) -> int:
        return verb.pieces

    return change


def test_a_function_is_found_by_the_type_of_its_verb() -> None:
    verb = Gain(pieces=3)
    assert made()[type(verb)](verb) == 3


def test_one_function_serves_several_verbs() -> None:
    change: Dispatch[Count] = Dispatch()
    change.of(Gain, Lose)(lambda verb: 2 * verb.pieces)
    assert [change[type(verb)](verb) for verb in (Gain(pieces=1), Lose(pieces=2))] == [2, 4]


def test_a_verb_has_one_function() -> None:
    with pytest.raises(TypeError, match="Gain has a function already"):
        made().of(Gain)(lambda verb: 0)


def test_a_verb_without_a_function_is_an_error_unless_there_is_a_default() -> None:
    with pytest.raises(TypeError, match="Lose has no function"):
        made()[Lose]
    change: Dispatch[Count] = Dispatch(lambda verb: 0)
    assert change[Lose](Lose(pieces=2)) == 0
    assert Lose not in change
