"""What a balance report counts of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roarhouse.core.words import Seat
from roarhouse.games.arrr.naming import hand_card
from roarhouse.games.arrr.values import Deed

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr


def facts(s: Arrr) -> dict[str, Any]:
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
        "cheats": deeds(s, "cheats"),
        "actions": {deed: deeds(s, deed) for deed in ("sails", "pillages", "challenges")},
        "answers to a Challenge": {deed: deeds(s, deed) for deed in ("accepts", "rejects")},
    }


def place(s: Arrr, seat: Seat) -> int:
    """Where a seat stands in the order of turns: whoever declared the first action began."""
    first = next(entry.seat for entry in s.logbook if entry.deed in ("sails", "pillages", "challenges"))
    return (seat - first) % len(s.box.seats)


def with_cards(s: Arrr, seat: Seat, deed: Deed, crew: bool) -> list[str]:
    """The names of the Crew cards or Events with which a player did something."""
    cards = [entry.card for entry in s.logbook if entry.seat == seat and entry.deed == deed]
    fitting = [card for card in cards if (card < s.box.first_event) == crew]
    return [hand_card(s.box.deck, card).name.en for card in fitting]


def turns_of(s: Arrr) -> list[int]:
    """How many turns each seat had: a turn is one seat's, and they go round."""
    rounds, more = divmod(s.turns, len(s.box.seats))
    return [rounds + (place(s, seat) < more) for seat in s.box.seats]


def deeds(s: Arrr, deed: Deed) -> int:
    return len([entry for entry in s.logbook if entry.deed == deed])
