"""Small decisions of the greedy player by rule of thumb: what to claim, when to accept, what to pay."""

from __future__ import annotations

from random import Random
from typing import cast

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.challenges import best_claim, is_accepted
from roarhouse.games.arrr.bot.worth import HAND_CARD, PIECE, crew_worth, pillage_pieces, sail_worth, turns_left
from roarhouse.games.arrr.choices import DECLINE, PAY, REJECT, Challenge, Claim, First, Lose, Put, Sail, Vote
from roarhouse.games.arrr.defaults import default
from roarhouse.games.arrr.rules.captains import KeepCaptain, PickCaptain
from roarhouse.games.arrr.rules.cards.answers import PayOrCancel
from roarhouse.games.arrr.rules.cards.flashes import Aground
from roarhouse.games.arrr.rules.challenge import AnswerChallenge, ClaimStake
from roarhouse.games.arrr.rules.crew import Mutinied
from roarhouse.games.arrr.rules.horizon import Lookout
from roarhouse.games.arrr.rules.scoring import Voting, sides
from roarhouse.games.arrr.rules.setup import ChooseStart
from roarhouse.games.arrr.rules.tests import stat_sum
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import Cancel, CancelLoss, CancelUnlessPaid

RICH = 3  # Pieces to keep
STRONG = 3  # dice with which a player can face a card


def reply(s: Arrr, seat: Seat, rng: Random | None) -> Choice:
    """The answer to all questions besides windows and the phases of a turn."""
    match s.agenda[-1]:
        case ClaimStake(_, victim):
            return claim(s, victim, seat)
        case AnswerChallenge():
            return answer(s, seat)
        case Mutinied():
            return mutinied(s, seat)
        case PayOrCancel(_, place):
            return PAY if s.pieces[seat] > RICH and not is_doomed(s, place) else DECLINE
        case Aground(_, cards):
            return aground(s, seat, cards)
        case Lookout():
            return Put(better_gone(s, seat))
        case ChooseStart():
            return First(seat)
        case Voting():
            return vote(s, seat)
        case KeepCaptain() | PickCaptain() if rng is not None:
            return rng.choice(cast("tuple[Choice, ...]", s.agenda[-1].menu(s, seat)))
    return default(s, seat)


def claim(s: Arrr, victim: Seat, taker: Seat) -> Claim:
    _, _, pieces, card = best_claim(s, victim, taker)
    return Claim(pieces, card)


def answer(s: Arrr, seat: Seat) -> Choice:
    """Accept if that is better than what a rejection costs."""
    accepted = isinstance(s.declared, Challenge) and is_accepted(s, seat, s.declared.stat)
    return claim(s, s.active, seat) if accepted else REJECT


def mutinied(s: Arrr, seat: Seat) -> Choice:
    """The cheaper one: a First Mate or the Pieces."""
    menu = cast("tuple[Choice, ...]", s.agenda[-1].menu(s, seat))
    mates = [one for one in menu if isinstance(one, Lose)]
    cheap = min(mates, key=lambda one: s.box.strength[one.card], default=None)
    dear = cheap is None or crew_worth(s, (cheap.card,), turns_left(s, seat)) > 2 * PIECE
    return PAY if cheap is None or (dear and PAY in menu) else cheap


def is_doomed(s: Arrr, place: int) -> bool:
    """Does another answer on the pile cancel this effect too?"""
    above = [effect for effect in s.pile[place + 1 :] if effect.target == place and not effect.cancelled]
    return any(isinstance(verb, Cancel | CancelLoss | CancelUnlessPaid) for one in above for verb in s.verbs(one))


def aground(s: Arrr, seat: Seat, cards: int) -> Choice:
    """Cards for the voyage, if that is worth it."""
    sail = sail_worth(s, seat, s.declared.card) if isinstance(s.declared, Sail) else 0.0
    return PAY if sail - cards * HAND_CARD > PIECE * pillage_pieces(s, seat) else DECLINE


def better_gone(s: Arrr, seat: Seat) -> bool:
    """Is the card on top good for the next player?"""
    following, (stat, _) = s.box.after[s.active][0], s.box.tests[s.top[0].card][0]
    return following != seat and stat_sum(s, following, stat) > STRONG


def vote(s: Arrr, seat: Seat) -> Vote:
    """For the seat's own side, if it is among the tied."""
    own = Vote(next(side for side in sides(s) if seat in side)[0])
    menu = cast("tuple[Vote, ...]", s.agenda[-1].menu(s, seat))
    return own if own in menu else menu[0]
