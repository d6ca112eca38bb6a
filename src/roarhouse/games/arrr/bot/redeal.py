"""Deal again what seats hold in the middle of a game: cards in hand and in play, Events and Pieces, by chance alone.

What the learned value is fitted to: otherwise it learns that those who hold many cards have used few of them.
"""

from __future__ import annotations

from random import Random
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.arrr.rules.hands import draw_blindly
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.state import Arrr

HAND: Final = 2  # cards of each kind more or less than there were
CREW: Final = 3
PIECES: Final = 2
DEPLETED: Final = 0.3  # of the cards in play of those who wait


def redeal(s: Arrr, rng: Random) -> bool:
    """At the beginning of a turn only, before anything is equipped."""
    if not isinstance(s.agenda[-1], Recruiting):
        return False
    crew = [card for cards in (*s.crew, *s.equipped, s.crew_deck) for card in cards]
    events = [card for cards in (*s.events, s.event_deck) for card in cards]
    s.depleted = ()
    for seat in s.box.seats:
        wanted = changed(rng, len(s.equipped[seat]), CREW)
        s.known[seat] = ()
        s.crew[seat] = drawn(rng, crew, changed(rng, len(s.crew[seat]), HAND))
        s.events[seat] = drawn(rng, events, changed(rng, len(s.events[seat]), HAND))
        s.equipped[seat] = crew_of(s, seat, rng, crew, wanted)
        if seat != s.active:
            s.depleted += tuple([card for card in s.equipped[seat] if rng.random() < DEPLETED])
        pieces = min(changed(rng, s.pieces[seat], PIECES), s.pieces[seat] + s.reserve)
        s.reserve, s.pieces[seat] = s.reserve + s.pieces[seat] - pieces, pieces
    s.crew_deck, s.event_deck = tuple(sorted(crew)), tuple(sorted(events))
    return True


def changed(rng: Random, n: int, by: int) -> int:
    return max(0, n + rng.randint(-by, by))


def drawn(rng: Random, rest: list[int], n: int) -> tuple[int, ...]:
    return tuple(sorted(draw_blindly(rng, rest, min(n, len(rest)))))


def crew_of(s: Arrr, seat: Seat, rng: Random, rest: list[int], wanted: int) -> tuple[int, ...]:
    """As many cards as wanted, and no First Mate or Pack too many."""
    kinds, found = s.box.kinds, list[int]()
    room = {"mate": 1 + s.traits(seat).first_mates, "pack": 1, "item": wanted}
    for card in draw_blindly(rng, rest, len(rest)):
        if len(found) < wanted and room[kinds[card]]:
            room[kinds[card]] -= 1
            found.append(card)
        else:
            rest.append(card)
    return tuple(found)
