"""What a Challenge is worth to both, and whether to accept it."""

from __future__ import annotations

from typing import Final, NamedTuple

from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.worth import PIECE, collection_worth, crew_worth, turns_left
from roarhouse.games.arrr.choices import NOTHING, Claim
from roarhouse.games.arrr.odds import duel
from roarhouse.games.arrr.rules.challenge import MOST_PIECES, SPOIL_CARDS
from roarhouse.games.arrr.rules.scoring import sides
from roarhouse.games.arrr.rules.tests import captain_dice, stat_sum
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import STATS, AddDice

RIVALS: Final = 0.9  # how much the mean of the others counts against the own points
TAKEN_CARD: Final = 0.45  # a chosen card that comes to the hand


def claim_worth(s: Arrr, owner: Seat, taker: Seat, pieces: int, card: int) -> tuple[float, float]:
    if card == NOTHING:
        return PIECE * pieces, PIECE * pieces
    kept = tuple([other for other in s.chest[owner] if other != card])
    loss = collection_worth(s, (*kept, card)) - collection_worth(s, kept)
    gain = collection_worth(s, (*s.chest[taker], card)) - collection_worth(s, s.chest[taker])
    return loss, gain


def best_claim(s: Arrr, owner: Seat, taker: Seat) -> tuple[float, float, int, int]:
    """The most harmful stake: its worth to the owner and to the taker, its Pieces and its card."""
    cards = [card for card in s.chest[owner] if s.box.symbol_of[card] != NOTHING]
    choices = [(min(MOST_PIECES, s.pieces[owner]), NOTHING), *[(0, card) for card in cards]]
    found = [(*claim_worth(s, owner, taker, pieces, card), pieces, card) for pieces, card in choices]
    return max(found, key=lambda one: one[0] + one[1])


def challenge_odds(s: Arrr, seat: Seat, opponent: Seat, stat: int) -> tuple[float, float]:
    """The probabilities that the challenger wins and loses, with the help both can count on."""
    dice = [challenge_dice(s, who, stat) for who in (seat, opponent)]
    return duel(dice[0], dice[1], 0, s.box.jollies)


def challenge_dice(s: Arrr, seat: Seat, stat: int) -> int:
    return stat_sum(s, seat, stat) + captain_dice(s, seat, stat, challenge=True) + ready_dice(s, seat, stat)


def ready_dice(s: Arrr, seat: Seat, stat: int) -> int:
    """Dice that prepared cards of a crew can still add to a throw."""
    ready = [card for card in s.equipped[seat] if card not in s.depleted and card not in s.course.barred]
    adding = [verb for card in ready for verb in s.box.uses[card] if isinstance(verb, AddDice)]
    return sum([verb.dice for verb in adding if not verb.stats or STATS[stat] in verb.stats])


class Outcomes(NamedTuple):
    """What each outcome of a Challenge is worth: to the challenger, and to the opponent."""

    victory: tuple[float, float]
    defeat: tuple[float, float]
    rejection: tuple[float, float]

    def accepted(self, odds: tuple[float, float], side: int) -> float:
        return odds[0] * self.victory[side] + odds[1] * self.defeat[side]

    def outcome(self, odds: tuple[float, float]) -> float:
        """For the challenger, if the opponent chooses the better answer."""
        accepts = self.accepted(odds, 1) > self.rejection[1]
        return self.accepted(odds, 0) if accepts else self.rejection[0]


def outcomes_of(s: Arrr, seat: Seat, opponent: Seat, claim: Claim | None = None) -> Outcomes:
    """A Challenge that is not accepted yet; a loss of either player is counted as a small gain of the other."""
    share = RIVALS / max(1, len(sides(s)) - 1)
    lost, gained, _, _ = best_claim(s, opponent, seat)
    if claim is not None:
        lost, gained = claim_worth(s, opponent, seat, claim.pieces, claim.card)
    hurt, won, _, _ = best_claim(s, seat, opponent)
    taken, piece, missed = spoils_worth(s, seat, opponent)
    return Outcomes(
        (gained + share * lost, -lost - share * gained),
        (-hurt - share * won, won + share * hurt),
        (taken + piece + share * missed, -missed - share * (taken + piece)),
    )


def spoils_worth(s: Arrr, seat: Seat, opponent: Seat) -> tuple[float, float, float]:
    """Of a rejection: the cards and the Piece for the challenger, and what the opponent misses."""
    traits, turns = s.traits(opponent), turns_left(s, opponent)
    cards = max(0, SPOIL_CARDS + traits.spoil_cards)
    piece = PIECE if traits.spoil_pieces >= 0 else 0.0
    crew = sorted(s.equipped[opponent], key=s.box.strength.__getitem__, reverse=True)[:cards]
    return TAKEN_CARD * len(crew) * (turns_left(s, seat) > 0), piece, crew_worth(s, tuple(crew), turns)


def challenge_worths(s: Arrr, seat: Seat, opponent: Seat) -> list[float]:
    """What a Challenge on each stat brings the challenger."""
    outcomes = outcomes_of(s, seat, opponent)
    return [outcomes.outcome(challenge_odds(s, seat, opponent, stat)) for stat in range(len(STATS))]


def is_accepted(s: Arrr, opponent: Seat, stat: int) -> bool:
    """Is it better to accept the declared Challenge than to reject it?"""
    outcomes = outcomes_of(s, s.active, opponent, s.claim)
    return outcomes.accepted(challenge_odds(s, s.active, opponent, stat), 1) > outcomes.rejection[1]
