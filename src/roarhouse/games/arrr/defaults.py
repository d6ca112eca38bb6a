"""What is chosen for a seat that does not choose: its clock has run out, or the seat is empty."""

from __future__ import annotations

from typing import cast

from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import (
    DECLINE,
    DONE,
    PAY,
    PILLAGE,
    REJECT,
    Challenge,
    Claim,
    Discard,
    DrawFrom,
    Lose,
    Put,
    Rethrow,
    Spoils,
)
from roarhouse.games.arrr.rules.action import Declare
from roarhouse.games.arrr.rules.cards.answers import PayOrCancel
from roarhouse.games.arrr.rules.cards.flashes import Aground
from roarhouse.games.arrr.rules.challenge import MOST_PIECES, AnswerChallenge, ClaimStake, TakeSpoils
from roarhouse.games.arrr.rules.crew import Damaged, Mutinied, in_danger
from roarhouse.games.arrr.rules.equipment import Equipping
from roarhouse.games.arrr.rules.hands import ChooseDeck, Discarding
from roarhouse.games.arrr.rules.horizon import Lookout
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.rules.tests import ChooseDice, eligible, stat_sum, throw_of
from roarhouse.games.arrr.state import Arrr

HOPELESS = 2  # a Challenge is rejected by a seat that is behind by more dice than this


def default(s: Arrr, seat: Seat) -> Choice:
    """arrr.action.4, arrr.pile.10: no discards, the crew as it is, Pillage, and a pass in every window."""
    match s.agenda[-1]:
        case Respond():
            return LET
        case Recruiting() | Equipping():
            return DONE
        case Declare():
            return PILLAGE
        case ClaimStake(_, victim):
            return most_pieces(s, victim)
        case AnswerChallenge():
            return answer(s, seat)
        case TakeSpoils():
            return spoils(s, seat)
    return default_of_effect(s, seat)


def default_of_effect(s: Arrr, seat: Seat) -> Choice:
    match s.agenda[-1]:
        case Damaged():
            return Lose(min(in_danger(s, seat), key=lambda card: (card not in s.depleted, s.box.strength[card])))
        case Mutinied():
            menu = cast("tuple[Choice, ...]", s.agenda[-1].menu(s, seat))
            return PAY if PAY in menu else menu[0]
        case Discarding():
            return discard(s, seat)
        case ChooseDice(_, whose, least, most, _):
            return rethrow(s, seat, whose, least, most)
        case ChooseDeck():
            return DrawFrom("crew" if len(s.crew[seat]) <= len(s.events[seat]) else "event")
        case Lookout():
            return Put(False)
        case PayOrCancel() | Aground():
            return DECLINE
    return cast("tuple[Choice, ...]", s.agenda[-1].menu(s, seat))[0]


def most_pieces(s: Arrr, victim: Seat) -> Claim:
    return Claim(min(MOST_PIECES, s.pieces[victim]))


def answer(s: Arrr, seat: Seat) -> Choice:
    """Accept for as many Pieces as possible, unless the dice are hopeless."""
    stat = s.declared.stat if isinstance(s.declared, Challenge) else 0
    behind = stat_sum(s, s.active, stat) - stat_sum(s, seat, stat)
    return REJECT if behind > HOPELESS else most_pieces(s, s.active)


def spoils(s: Arrr, seat: Seat) -> Spoils:
    """The strongest cards, and the Piece."""
    menu = cast("tuple[Spoils, ...]", s.agenda[-1].menu(s, seat))
    return max(menu, key=lambda one: (len(one.cards), sum([s.box.strength[card] for card in one.cards]), one.piece))


def discard(s: Arrr, seat: Seat) -> Discard:
    """The weakest Crew card in hand, or any Event."""
    crew = sorted(s.crew[seat], key=s.box.strength.__getitem__)
    return Discard((*crew, *s.events[seat])[0])


def rethrow(s: Arrr, seat: Seat, whose: Seat, least: int, most: int) -> Rethrow:
    """Failures of the seat's own throw, successes of another throw."""
    throw = throw_of(s, whose)
    dice = eligible(s, throw, "failures" if whose == seat else "successes") if throw else []
    if len(dice) < least and throw:
        dice = eligible(s, throw, "any")[:least]
    return Rethrow(tuple(dice[:most]))


def seconds(s: Arrr, seat: Seat) -> int | None:
    """arrr.pile.10, arrr.action.4: the time for an answer, and for anything else; 0: the clock of the table."""
    options = s.box.options
    return (options.response_seconds if isinstance(s.agenda[-1], Respond) else options.turn_seconds) or None
