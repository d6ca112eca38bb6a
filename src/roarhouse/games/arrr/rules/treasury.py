"""The Treasure Chest and the Reserve: where Pieces come from and go to."""

from __future__ import annotations

from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.speech.names import sea_name
from roarhouse.games.arrr.state import Arrr


def gain(s: Arrr, seat: Seat, pieces: int, rule: str) -> int:
    """arrr.terms.4, arrr.terms.5, arrr.components.6: into the Treasure Chest at once, as many as the Reserve
    still has."""
    got = max(0, pieces if s.box.unlimited else min(pieces, s.reserve))
    s.reserve -= got
    s.pieces[seat] += got
    if pieces > 0:
        s.tell(rule, "gains", who=Who(seat), n=got)
    return got


def lose(s: Arrr, seat: Seat, pieces: int, rule: str) -> None:
    """arrr.terms.9: back to the Reserve, as many as are there."""
    lost = min(pieces, s.pieces[seat])
    s.pieces[seat] -= lost
    s.reserve += lost
    s.tell(rule, "loses-pieces", who=Who(seat), n=lost)


def steal(s: Arrr, thief: Seat, victim: Seat, pieces: int, rule: str) -> None:
    """arrr.terms.6, arrr.exploration.6, arrr.challenge.12: Pieces can be stolen, those at stake cannot; fame
    never."""
    stolen = min(pieces, s.pieces[victim])
    s.pieces[victim] -= stolen
    s.pieces[thief] += stolen
    s.tell(rule, "steals", who=Who(thief), whom=Who(victim), n=stolen)


def collected(s: Arrr, seat: Seat) -> tuple[int, ...]:
    """arrr.terms.8, arrr.exploration.10: the Collection cards in a Chest, which lie open."""
    symbol_of = s.box.symbol_of
    return tuple([card for card in s.chest[seat] if symbol_of[card] != NOTHING])


def owns_something(s: Arrr, seat: Seat) -> bool:
    """A Piece or a Collection card: what can be lost in a Challenge."""
    return s.pieces[seat] > 0 or bool(collected(s, seat))


def move_card(s: Arrr, card: int, giver: Seat, taker: Seat) -> None:
    """arrr.exploration.10: a Collection card counts for its new owner at once, and stays face up."""
    s.chest[giver] = tuple([one for one in s.chest[giver] if one != card])
    s.chest[taker] += (card,)
    s.tell("arrr.exploration.10", "wins-card", who=Who(taker), card=sea_name(s.box.deck, card))
