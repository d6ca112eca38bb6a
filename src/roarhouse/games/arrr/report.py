"""What a balance report counts of a finished game."""

from __future__ import annotations

from typing import Any

from roarhouse.core.words import Seat
from roarhouse.games.arrr.state import Arrr, Did


def report(s: Arrr) -> dict[str, Any]:
    """For each seat: its Captain, its place in the order of turns, and which cards it conquered and used; for all:
    the turns, and how Challenges were answered."""
    deck, seats = s.box.deck, s.box.seats
    return {
        "captain": [[deck.captain[captain].name.en] for captain in s.captains],
        "turn": [[f"turn {place(s, seat) + 1}"] for seat in seats],
        "conquered": [[deck.exploration[card].name.en for card in chest] for chest in s.chest],
        "crew equipped": [with_cards(s, seat, "equips", crew=True) for seat in seats],
        "ability used": [with_cards(s, seat, "plays", crew=True) for seat in seats],
        "event played": [with_cards(s, seat, "plays", crew=False) for seat in seats],
        "least turns of a seat": min(turns_of(s)),
        "most turns of a seat": max(turns_of(s)),
        "cheats": count(s, "cheats"),
        "actions": {did: count(s, did) for did in ("sails", "pillages", "challenges")},
        "answers to a Challenge": {did: count(s, did) for did in ("accepts", "rejects")},
    }


def place(s: Arrr, seat: Seat) -> int:
    """Where a seat stands in the order of turns: the seat that declared the first action began."""
    first = next(act.seat for act in s.logbook if act.did in ("sails", "pillages", "challenges"))
    return (seat - first) % len(s.box.seats)


def with_cards(s: Arrr, seat: Seat, did: Did, crew: bool) -> list[str]:
    """The names of the Crew cards or Events with which a player did something."""
    cards = [act.card for act in s.logbook if act.seat == seat and act.did == did]
    fitting = [card for card in cards if (card < s.box.first_event) == crew]
    return [s.box.deck.hand_card(card).name.en for card in fitting]


def turns_of(s: Arrr) -> list[int]:
    """How many turns each seat had: a turn is one seat's, and they go round."""
    rounds, more = divmod(s.turns, len(s.box.seats))
    return [rounds + (place(s, seat) < more) for seat in s.box.seats]


def count(s: Arrr, did: Did) -> int:
    return len([act for act in s.logbook if act.did == did])
