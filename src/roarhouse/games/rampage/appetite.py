"""What a seat would best eat now: shown before it is eaten, and eaten unasked where there is nothing to decide."""

from __future__ import annotations

from msgspec import Struct

from roarhouse.core.bags import with_card
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rampage.bot.value import meeple_value
from roarhouse.games.rampage.choices import Dine, Done, Eat
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.rules.chow import Bite, dining_places, limit, on_the_plate, spent_on
from roarhouse.games.rampage.state import Meal, Rampage


class Serving(Struct, frozen=True):
    """The best place to eat without a Superpower (None: the meal has begun), and what to eat there, in this order."""

    dine: Dine | None
    meeples: tuple[Piece, ...]


def is_biting(s: Rampage, seat: Seat) -> bool:
    return bool(s.agenda) and isinstance(s.agenda[-1], Bite) and seat in s.agenda[-1].turn(s)


def best_serving(s: Rampage, seat: Seat) -> Serving | None:
    """By what the seat itself knows: its own Stomach, its Characters, and the table."""
    if not is_biting(s, seat):
        return None
    if meal := s.meals[seat]:
        plate = () if meal.how == "runaways" else tuple(on_the_plate(s, meal))
        return Serving(None, picked(s, seat, plate, meal.limit - meal.eaten)[0])
    served = [(dine, *picked(s, seat, plate_of(s, dine), most(s, seat, dine))) for dine in free_places(s, seat)]
    dine, meeples, _ = max(served, key=lambda one: one[2], default=(None, (), 0.0))
    return Serving(dine, meeples)


def free_places(s: Rampage, seat: Seat) -> list[Dine]:
    """Places that spend no card."""
    return [dine for dine in dining_places(s, seat) if not spent_on(s, seat, dine)]


def plate_of(s: Rampage, dine: Dine) -> tuple[Piece, ...]:
    return tuple(on_the_plate(s, Meal(dine.how, dine.zone)))


def most(s: Rampage, seat: Seat, dine: Dine) -> int:
    return 1 if dine.how == "siren" else limit(s, seat)


def picked(s: Rampage, seat: Seat, plate: tuple[Piece, ...], room: int) -> tuple[tuple[Piece, ...], float]:
    """The best Meeples of a plate, one after the other, and what they are worth together."""
    stomach, left, worth = s.meeples[seat], list(plate), 0.0
    found: list[Piece] = []
    while left and len(found) < room:
        values = [meeple_value(s, seat, s.box.roster.colour(meeple), stomach) for meeple in left]
        if max(values) <= 0:
            break
        found.append(left.pop(values.index(max(values))))
        worth += max(values)
        stomach = with_card(stomach, s.box.roster.colour(found[-1]))
    return tuple(found), worth


# -- what needs no decision -----------------------------------------------------------------------------------


def pointless(s: Rampage, seat: Seat, choice: Choice) -> bool:
    """A place without food; eating nothing where food costs nothing; the order in which a meal that fits is eaten. A
    Fashionable Diet makes each Meeple a decision."""
    if not is_biting(s, seat) or s.box.options.fashionable_diet:
        return False
    meal = s.meals[seat]
    if meal is None:
        return pointless_place(s, seat, choice)
    plate = () if meal.how == "runaways" else on_the_plate(s, meal)
    return 0 < len(plate) <= meal.limit - meal.eaten and choice != Eat(plate[0])


def pointless_place(s: Rampage, seat: Seat, choice: Choice) -> bool:
    if isinstance(choice, Done):
        return any(plate_of(s, dine) for dine in free_places(s, seat))
    if not isinstance(choice, Dine):
        return False
    return not (any(s.runaway) if choice.how == "runaways" else plate_of(s, choice))
