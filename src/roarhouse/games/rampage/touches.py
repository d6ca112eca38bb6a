"""The parts of the view that a choice concerns: pieces, Neighborhoods, starting areas, cards, seats.

A meal concerns the Meeples that it could be taken from; a choice that spends a card concerns that card.
"""

from __future__ import annotations

from collections.abc import Iterable

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import (
    NO_CARD,
    NO_SEAT,
    Answer,
    Breathe,
    Corner,
    Demolish,
    Dine,
    Eat,
    Foresee,
    GiveUp,
    Into,
    Keep,
    Move,
    Place,
    Put,
    Slam,
    Snack,
    Suffer,
    Target,
    TossIt,
    Use,
    Vote,
)
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.rules.chow import on_the_plate, spent_on
from roarhouse.games.rampage.rules.placing import zone_at
from roarhouse.games.rampage.state import Meal, Rampage
from roarhouse.games.rampage.verbs import TossMonster

Parts = tuple[str, ...]


def touches(s: Rampage, seat: Seat, choice: Choice) -> Parts:
    return of_action(s, seat, choice) or of_place(s, seat, choice) or of_card(choice)


def parts(zone: str, numbers: Iterable[int]) -> Parts:
    return tuple([f"{zone}:{number}" for number in numbers])


def of_action(s: Rampage, seat: Seat, choice: Choice) -> Parts:
    match choice:
        case Move():
            return parts("piece", (s.paws(seat),))
        case Demolish(ruin):
            return parts("piece", [piece for piece in s.readings.buildings[ruin] if piece in s.box.roster.floors])
        case Slam(monster) | Breathe(monster):
            return parts("piece", (s.box.roster.body(monster),))
        case Put(monster):
            return parts("piece", [s.box.roster.body(monster)] if monster != s.box.corners[seat] else [])
        case TossIt(piece):
            return parts("piece", (piece,)) + parts("card", tossed_by(s, seat, piece))
    return ()


def tossed_by(s: Rampage, seat: Seat, piece: Piece) -> list[int]:
    """rampage.superpowers.1: the Body of another Monster is tossed with Catcher."""
    catcher = s.held(seat, TossMonster)
    others = [s.body(other) for other in s.box.seats if other != seat]
    return [catcher] if catcher is not None and piece in others else []


def of_place(s: Rampage, seat: Seat, choice: Choice) -> Parts:
    match choice:
        case Place(x, y, _, up):
            ruins = [k for k, ruin in enumerate(s.box.map.ruins) if ruin.outline.holds(x, y)]
            return parts("ruin", ruins) if up else parts("zone", (zone_at(s, (x, y)),))
        case Corner(corner):
            return parts("start", (corner,))
        case Into(zone):
            return parts("zone", (zone,))
        case Dine():
            return of_meal(s, seat, choice)
        case Eat(meeple):
            return parts("piece", (meeple,))
        case Snack(colour):
            return parts("runaway", (colour,))
    return ()


def of_meal(s: Rampage, seat: Seat, choice: Dine) -> Parts:
    cards = parts("card", spent_on(s, seat, choice))
    if choice.how == "runaways":
        return parts("runaway", [colour for colour, n in enumerate(s.runaway) if n]) + cards
    zones = parts("zone", [choice.zone] if choice.zone >= 0 else [])
    return zones + parts("piece", on_the_plate(s, Meal(choice.how, choice.zone))) + cards


def of_card(choice: Choice) -> Parts:
    match choice:
        case Use(card) | Answer(card):
            return parts("card", (card,))
        case Keep(cards) | GiveUp(cards):
            return parts("card", cards)
        case Vote(seat) | Target(seat):
            return parts("seat", [seat] if seat != NO_SEAT else [])
        case Suffer(zone):
            return parts("effect", (zone,))
        case Foresee(guess, copy):
            seats = parts("seat", [guess] if guess != NO_SEAT else [])
            return seats + parts("card", [copy] if copy != NO_CARD else [])
    return ()
