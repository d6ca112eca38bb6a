"""Characters: what a Monster scores for at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roarhouse.core.verbs import Dispatch
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import NO_SEAT
from roarhouse.games.rampage.physics.city.plan import COLOURS
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import Character, Imitate, Majority, Mouthful, Pairs, Parking, Predict, ToothPrice

SCORES: Final[Dispatch[Callable[[Rampage, Seat, Any], int]]] = Dispatch()


def points(s: Rampage, seat: Seat, card: Character) -> int:
    """rampage.characters.0: at the end, from what is in the Stomachs then."""
    return SCORES[type(card)](s, seat, card)


@SCORES.of(Pairs)
def pairs(s: Rampage, seat: Seat, card: Pairs) -> int:
    """rampage.characters.1, rampage.characters.8, rampage.characters.9: for each pair of two colours eaten."""
    return card.each * min(s.meeples[seat][COLOURS.index(colour)] for colour in card.colours)


@SCORES.of(Majority)
def majority(s: Rampage, seat: Seat, card: Majority) -> int:
    """rampage.characters.0: for more than every single other Monster has; a tie scores nothing. rampage.teams.11: the
    teammate is one of the others."""
    others = [counted(s, other, card.of) for other in s.box.seats if other != seat]
    return card.score if counted(s, seat, card.of) > max(others) else 0


def counted(s: Rampage, seat: Seat, of: str) -> int:
    """How many Floors a Monster has destroyed (rampage.characters.3: also those that it spent on cards), or how many
    Meeples, in all or of one colour, it has eaten."""
    if of == "floors":
        return s.floors[seat] + sum(range(1, s.bought[seat] + 1))
    return sum(s.meeples[seat]) if of == "meeples" else s.meeples[seat][COLOURS.index(of)]


@SCORES.of(Parking)
def parking(s: Rampage, seat: Seat, card: Parking) -> int:
    """rampage.characters.11: for every Vehicle that lies on a Ruin."""
    vehicles = [v for v in s.box.roster.vehicles if s.table.there(v) and v not in s.readings.out]
    return card.each * sum([bool(s.readings.ruins(vehicle)) for vehicle in vehicles])


@SCORES.of(Mouthful)
def mouthful(s: Rampage, seat: Seat, card: Mouthful) -> int:
    """rampage.characters.14: for every Tooth token still in the Mouth."""
    return card.each * s.mouth[seat]


@SCORES.of(Predict)
def predicted(s: Rampage, seat: Seat, card: Predict) -> int:
    """rampage.characters.12: for naming the Monster with the largest meal; a shared first place is good enough."""
    foreseen = s.foreseen[seat]
    guess = foreseen.guess if foreseen else NO_SEAT
    most = max(map(sum, s.meeples))
    return card.score if guess != NO_SEAT and sum(s.meeples[guess]) == most else 0


@SCORES.of(ToothPrice, Imitate)
def nothing(s: Rampage, seat: Seat, card: ToothPrice | Imitate) -> int:
    """A Brawler changes the price of Teeth, an Imitator scores with the card that it copies."""
    return 0
