"""What a seat sees of Pikit, as numbers."""

from __future__ import annotations

from typing import Final, get_args

from roarhouse.core.bags import plus
from roarhouse.core.features import around, from_left, many_hot, one_hot
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


def features(s: Pikit, seat: Seat) -> list[float]:
    found = one_hot(PHASES.index(phase_of(s)), len(PHASES))
    found += one_hot(from_left(seat, s.active, len(s.box.seats)), len(s.box.seats))
    for die, face in enumerate(s.dice):
        found += [*one_hot(face, PAIRS), float(die in s.turned)]
    found += [*s.hands[seat], *s.centre, *plus(*s.discards), sum(s.deck), s.turns, s.final]
    for other in around(seat, len(s.box.seats)):
        found += player(s, other)
    return found + waiting(s, seat)


def player(s: Pikit, other: Seat) -> list[float]:
    """The public information about one seat."""
    mecha = s.mecha_of(other)
    known = s.known[other] if s.known is not None else NO_KAIJU
    shown = s.hands[other] if not s.agenda else NO_KAIJU
    return [sum(s.hands[other]), s.wounds[other], *many_hot(mecha, PAIRS), *known, *shown]


def waiting(s: Pikit, seat: Seat) -> list[float]:
    """The pile: how high it is, and its uppermost card."""
    cards, seats, top = pile(s), len(s.box.seats), s.agenda[-1] if s.agenda else None
    if isinstance(top, Declaring):
        by, card, effect = top.seat, top.card, ""
    elif cards:
        by, card = cards[-1].by, cards[-1].card
        effect = EFFECT_OF[type(cards[-1].deed)] if cards[-1].deed else ""
    else:
        by, card, effect = -1, -1, ""
    kind = EFFECTS.index(effect) if card >= 0 else -1
    by = from_left(seat, by, seats)
    return [float(len(cards)), *one_hot(by, seats), *one_hot(card, VALUES), *one_hot(kind, len(EFFECTS))]
