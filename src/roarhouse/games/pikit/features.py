"""What a seat sees of Pikit, as numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import add
from typing import Any, Final, get_args

from roarhouse.core.bags import Bag
from roarhouse.core.encoding.features import BLOCKS, Block, Sheet, from_left, numbers
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import EFFECT_OF
from roarhouse.games.pikit.components import FACES, VALUES
from roarhouse.games.pikit.rules.effects import Declaring, Effect
from roarhouse.games.pikit.state import NO_KAIJU, Pikit
from roarhouse.games.pikit.view import Phase, phase_of

PHASES: Final = get_args(Phase)
EFFECTS: Final = ("", *EFFECT_OF.values())
PAIRS: Final = len(FACES) + 1
EMPTY: Final = (0, -1, -1, "")


def sheets(s: Pikit) -> Callable[[Seat], Sheet]:
    """What all seats see is written once."""
    n, hands, owners = len(s.box.seats), s.hands, tuple(s.owners)
    phase, active, dice, turned = phase_of(s), s.active, s.dice, s.turned
    cards, by, card, effect = waiting(s)
    shared = numbers((*s.centre, *discarded(s), sum(s.deck), s.turns, s.final))
    players = [player(s, other, owners) for other in s.box.seats]

    def sheet(seat: Seat) -> Sheet:
        turn_of = turn(phase, from_left(seat, active, n), n, dice, turned)
        top = uppermost(cards, from_left(seat, by, n), n, card, effect)
        return Sheet([turn_of, numbers(hands[seat]), shared, *players[seat:], *players[:seat], top])

    return sheet


@lru_cache(BLOCKS)
def turn(phase: Phase, active: int, seats: int, dice: tuple[int, int], turned: tuple[int, ...]) -> Block:
    """The turn and its dice."""
    sheet = Sheet()
    sheet.one_hot(PHASES.index(phase), len(PHASES))
    sheet.one_hot(active, seats)
    for die, face in enumerate(dice):
        sheet.one_hot(face, PAIRS)
        sheet.numbers(die in turned)
    return sheet.data()


def discarded(s: Pikit) -> Bag:
    """The discard pile, whoever discarded."""
    found, *others = s.discards
    for pile in others:
        found = tuple(map(add, found, pile))
    return found


def player(s: Pikit, other: Seat, owners: tuple[Seat, ...]) -> Block:
    """The public information about one seat."""
    hand = s.hands[other]
    known, shown = NO_KAIJU if s.aid is None else s.aid[other], NO_KAIJU if s.agenda else hand
    return numbers((sum(hand), s.wounds[other], *mecha(other, owners), *known, *shown))


@lru_cache(BLOCKS)
def mecha(other: Seat, owners: tuple[Seat, ...]) -> tuple[bool, ...]:
    """Which pairs' Mecha a seat has."""
    return tuple([pair in FACES and owners[pair] == other for pair in range(PAIRS)])


def waiting(s: Pikit) -> tuple[int, Seat, int, str]:
    """The pile: how high it is, and whose card lies on top, which one and with what effect."""
    pile = [step for step in s.agenda if isinstance(step, Effect)]
    top: Any = s.agenda[-1] if s.agenda else None
    if isinstance(top, Declaring):
        return len(pile), top.seat, top.card, ""
    if not pile:
        return EMPTY
    deed = pile[-1].deed
    return len(pile), pile[-1].by, pile[-1].card, EFFECT_OF[type(deed)] if deed else ""


@lru_cache(BLOCKS)
def uppermost(cards: int, by: int, seats: int, card: int, effect: str) -> Block:
    sheet = Sheet()
    sheet.numbers(cards)
    sheet.one_hot(by, seats)
    sheet.one_hot(card, VALUES)
    sheet.one_hot(EFFECTS.index(effect) if card >= 0 else -1, len(EFFECTS))
    return sheet.data()
