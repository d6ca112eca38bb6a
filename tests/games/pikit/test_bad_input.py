"""Bad input is refused with a rule or an expectation, and the state does not change."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from roarhouse.core.codec import Codec
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.pile import LET
from roarhouse.core.rulebook import rules_of
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    Cancel,
    Declare,
    Dice,
    Draw,
    Drawn,
    First,
    Lots,
    Play,
    Reroll,
    Reveal,
    Steal,
    StealMecha,
    Stolen,
    Take,
    TakeMecha,
    TurnDie,
)
from tests.games.pikit.table import GAME, Table, options
from tests.laws.laws import walk

GARBAGE: list[Choice] = [
    Play(-99),
    Play(99, Draw()),
    Play(2, Reroll((7, 7, 7))),
    Play(4, Steal(-2)),
    Play(4, Steal(99)),
    Play(7, TurnDie(99, -99)),
    Play(6, Cancel()),
    Play(26, Draw()),
    Play(27),
    Declare(Steal(99)),
    Declare(Cancel()),
    Take(()),
    Take((-1,)),
    Take((99, 99)),
    Take((1, 2, 3, 4, 5, 6, 7, 8)),
    First(-7),
    Reveal((0,)),
    Reveal((99,) * 8),
    Drawn(99),
    Dice((9, 9)),
    Stolen(99),
    Lots((9,)),
]


def test_garbage_is_refused_everywhere_with_a_known_rule() -> None:
    rules = rules_of("pikit")
    for s, _ in walk(GAME, options(seats=3), Random(6)):
        for choice in GARBAGE:
            for seat in (NATURE, -2, 0, 1, 2, 9):
                refusal = GAME.refuse(s, seat, choice)
                if refusal is None:  # a Cancel that is really in hand
                    assert choice in GAME.menu(s, seat)
                else:
                    assert refusal.rule in rules


def test_a_declared_effect_with_a_missing_or_impossible_target() -> None:
    t = Table("Ann Ben", Ann="2 4 7 9", Ben="1")
    assert t.refusal("Ann", Play(4)) == "pikit.play.9"
    assert t.refusal("Ann", Play(4, Steal(0))) == t.refusal("Ann", Play(4, Steal(5))) == "pikit.effect-steal.1"
    assert t.refusal("Ann", Play(2, Reroll(()))) == "pikit.effect-reroll.1"
    assert t.refusal("Ann", Play(7, TurnDie(0, 9))) == "pikit.effect-turn.1"


def test_a_cancel_when_nothing_is_on_the_pile() -> None:
    t = Table("Ann Ben", Ann="6", Ben="6", centre="1", dice="1 6")
    assert t.refusal("Ann", Play(6, Cancel())) == "pikit.effect-cancel.9"
    assert t.refusal("Ben", Play(6, Cancel())) == "pikit.effect-cancel.5"
    assert t.enough().refusal("Ann", Play(6, Cancel())) == "pikit.take.1"


def test_an_answer_to_a_closed_window() -> None:
    t = Table("Ann Ben", Ann="2 1", Ben="6").plays("Ann", 2, Reroll(BOTH)).lets("Ben")
    assert t.refusal("Ben", LET) == "pikit.effect-reroll.1"
    assert t.refusal("Ben", Play(6, Cancel())) == "pikit.effect-cancel.5"
    assert t.rolls(1, 2).refusal("Ben", LET) == "pikit.play.5"


def test_a_choice_for_another_seat() -> None:
    t = Table("Ann Ben", Ann="2", Ben="2")
    for choice in (ENOUGH, Play(2, Reroll(BOTH)), Take((1,)), TakeMecha(), StealMecha()):
        assert t.refusal("Ben", choice) == "pikit.play.5"
    assert t.refusal("nature", ENOUGH) == "pikit.play.5"


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "play"}',
        '{"do": "play", "card": "six"}',
        '{"do": "play", "card": 4, "deed": {"effect": "steal"}}',
        '{"do": "play", "card": 4, "deed": {"effect": "roar"}}',
        '{"do": "take", "cards": 7}',
        '{"do": "dance"}',
        "{}",
        "[]",
    ],
)
def test_a_choice_that_is_none_is_not_decoded(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        Codec(GAME).choice(text)


@pytest.mark.parametrize(
    "values",
    [
        {"seats": 1},
        {"seats": 5},
        {"firstPlayer": 4},
        {"firstPlayer": "Ann"},
        {"decline": "never"},
        {"onesBonusMinimum": 2},
        {"deckProfile": "fourNines"},
        {"banana": True},
    ],
)
def test_impossible_options_are_refused(values: dict[str, object]) -> None:
    with pytest.raises(RoarhouseError):
        options(**values)
