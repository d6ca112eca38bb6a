"""What a seat sees of Pikit, as numbers."""

from __future__ import annotations

from typing import Final, get_args

from roarhouse.core.bags import plus
from roarhouse.core.features import Sheet, around, from_left
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import EFFECT_OF
from roarhouse.games.pikit.components import FACES, VALUES
from roarhouse.games.pikit.rules.cancel import pile
from roarhouse.games.pikit.rules.effects import Declaring
from roarhouse.games.pikit.state import NO_KAIJU, Pikit
from roarhouse.games.pikit.view import Phase, phase_of

PHASES: Final = get_args(Phase)
EFFECTS: Final = ("", *EFFECT_OF.values())
PAIRS: Final = len(FACES) + 1


def features(s: Pikit, seat: Seat) -> Sheet:
    sheet, seats = Sheet(), len(s.box.seats)
    sheet.one_hot(PHASES.index(phase_of(s)), len(PHASES))
    sheet.one_hot(from_left(seat, s.active, seats), seats)
    for die, face in enumerate(s.dice):
        sheet.one_hot(face, PAIRS)
        sheet.numbers(die in s.turned)
    for bag in (s.hands[seat], s.centre, plus(*s.discards)):
        sheet.bag(bag, VALUES)
    sheet.numbers(sum(s.deck), s.turns, s.final)
    for other in around(seat, seats):
        player(sheet, s, other)
    waiting(sheet, s, seat)
    return sheet


def player(sheet: Sheet, s: Pikit, other: Seat) -> None:
    """The public information about one seat."""
    sheet.numbers(sum(s.hands[other]), s.wounds[other])
    sheet.many_hot(s.mecha_of(other), PAIRS)
    sheet.bag(s.known[other] if s.known is not None else NO_KAIJU, VALUES)
    sheet.bag(s.hands[other] if not s.agenda else NO_KAIJU, VALUES)


def waiting(sheet: Sheet, s: Pikit, seat: Seat) -> None:
    """The pile: how high it is, and its uppermost card."""
    cards, seats, top = pile(s), len(s.box.seats), s.agenda[-1] if s.agenda else None
    if isinstance(top, Declaring):
        by, card, effect = top.seat, top.card, ""
    elif cards:
        by, card = cards[-1].by, cards[-1].card
        effect = EFFECT_OF[type(cards[-1].deed)] if cards[-1].deed else ""
    else:
        by, card, effect = -1, -1, ""
    sheet.numbers(len(cards))
    sheet.one_hot(from_left(seat, by, seats), seats)
    sheet.one_hot(card, VALUES)
    sheet.one_hot(EFFECTS.index(effect) if card >= 0 else -1, len(EFFECTS))
