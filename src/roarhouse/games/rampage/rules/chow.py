"""Chow Down: the meal at the end of the turn."""

from __future__ import annotations

from msgspec.structs import replace

from roarhouse.core.bags import without_card
from roarhouse.core.game import Auto, Choice, Gather, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import DONE, Dine, Done, Eat, How, Snack
from roarhouse.games.rampage.physics.city.plan import Piece, Zone
from roarhouse.games.rampage.rules.cards.superpowers import reveal
from roarhouse.games.rampage.rules.hands import Arrange, Remove
from roarhouse.games.rampage.speech.names import meeple_name, zone_name
from roarhouse.games.rampage.state import Meal, Rampage
from roarhouse.games.rampage.verbs import AtLeast, BiggerMeal, DineOnRunaways, DineOut, Feast, Lick, Lure

Biting = Dine | Eat | Snack | Done


class ChowDown(Auto, frozen=True):
    """rampage.chow.5, rampage.turn.5, rampage.teams.6: once, after the actions; teammates eat at the same time."""

    def do(self, s: Rampage) -> None:
        s.knocked = ()
        for seat in s.members:
            s.meals[seat] = None if may_eat(s, seat) else Meal(over=True)
        s.then(Dining())


def may_eat(s: Rampage, seat: Seat) -> bool:
    """rampage.chow.10: a Monster in no Neighborhood eats nothing, unless a card feeds it that is face up or that its
    owner could hold. rampage.superpowers.4: nor does one that is off the board."""
    if s.away[seat]:
        return False
    return bool(s.where(seat)) or bool(s.power(seat, Lure)) or s.could_hold(seat, DineOut, DineOnRunaways)


class Dining(Auto, frozen=True):
    """rampage.teams.6: until all meals are over."""

    def do(self, s: Rampage) -> None:
        if diners(s):
            s.then(Bite(), self)


def diners(s: Rampage) -> tuple[Seat, ...]:
    """rampage.teams.6: all who are still eating; with teamMeals = turns the one who has had least so far."""
    bites = {seat: meal.eaten + 1 if (meal := s.meals[seat]) else 0 for seat in s.members if not done_eating(s, seat)}
    if s.box.options.team_meals == "turns":
        return tuple(sorted(bites, key=lambda seat: (bites[seat], seat))[:1])
    return tuple(bites)


def done_eating(s: Rampage, seat: Seat) -> bool:
    meal = s.meals[seat]
    return meal is not None and meal.over


class Bite(Gather, frozen=True):
    """rampage.chow.6, rampage.chow.7: where to eat, then one Meeple after the other. rampage.teams.6: teammates bite
    at the same time, sealed, and may change a bite until the last one is in."""

    rule = "rampage.chow.6"

    def seats(self, s: Rampage) -> tuple[Seat, ...]:
        return diners(s)

    def menu(self, s: Rampage, seat: Seat) -> tuple[Choice, ...]:
        return bites(s, seat)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in bites(s, seat) else refuse_bite(s, seat, choice)

    def reveal(self, s: Rampage, sealed: dict[Seat, Biting]) -> None:
        """rampage.teams.6: in the order in which they were confirmed."""
        if len(sealed) > 1:
            for seat, choice in sealed.items():
                announce(s, seat, choice)
        s.then(*[Chew(seat, choice) for seat, choice in sealed.items()])

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        meal = s.meals[seat]
        return Words("ask-dine") if meal is None else Words("ask-eat", {"n": meal.limit - meal.eaten})


def bites(s: Rampage, seat: Seat) -> tuple[Biting, ...]:
    """What a seat may choose now."""
    meal = s.meals[seat]
    if meal is None:
        return (*dining_places(s, seat), DONE)
    if meal.how == "runaways":
        return (*[Snack(colour) for colour, n in enumerate(s.runaway) if n], DONE)
    return (*[Eat(meeple) for meeple in on_the_plate(s, meal)], DONE)


def announce(s: Rampage, seat: Seat, choice: Biting) -> None:
    """rampage.teams.6: what teammates have chosen is told together; where they eat, when they sit down."""
    if isinstance(choice, Done):
        s.show("rampage.teams.6", "is-full", who=Who(seat))
    elif isinstance(choice, Eat | Snack):
        s.show("rampage.teams.6", "reaches-for", who=Who(seat), meeple=meeple_name(colour_of(s, choice)))


def colour_of(s: Rampage, choice: Eat | Snack) -> int:
    return choice.colour if isinstance(choice, Snack) else s.box.roster.colour(choice.meeple)


class Chew(Auto, frozen=True):
    """rampage.teams.6: one bite; what the other one has just eaten is gone."""

    seat: Seat
    bite: Biting

    def do(self, s: Rampage) -> None:
        if self.bite in bites(s, self.seat):
            chew(s, self.seat, self.bite)
        elif isinstance(self.bite, Eat | Snack):
            meeple = meeple_name(colour_of(s, self.bite))
            s.tell("rampage.teams.6", "comes-too-late", who=Who(self.seat), meeple=meeple)


def chew(s: Rampage, seat: Seat, bite: Biting) -> None:
    match bite:
        case Done():
            finish(s, seat)
        case Dine():
            sit_down(s, seat, bite)
        case Eat(meeple):
            eat(s, seat, meeple)
        case Snack(colour):
            snack(s, seat, colour)


# -- where ----------------------------------------------------------------------------------------------------


def dining_places(s: Rampage, seat: Seat) -> list[Dine]:
    """rampage.chow.3, rampage.clarifications.4: one of the own Neighborhoods; or what a card offers instead."""
    places: list[tuple[How, Zone]] = [("here", zone) for zone in s.where(seat)]
    if s.power(seat, Lick):
        places += [("tongue", zone) for zone in adjacent(s, s.where(seat))]
    if s.power(seat, Lure):
        places.append(("siren", -1))
    if s.held(seat, DineOut) is not None:
        others = [zone for other in s.box.seats if other != seat for zone in s.where(other)]
        places += [("scavenger", zone) for zone in sorted(set(others))]
    if s.held(seat, DineOnRunaways) is not None:
        places.append(("runaways", -1))
    twice = [True] if s.held(seat, Feast) is not None else []
    return [
        Dine(how, zone, hungry)
        for hungry in (False, *twice)
        for how, zone in places
        if not (hungry and how == "siren")
    ]


def adjacent(s: Rampage, zones: tuple[Zone, ...]) -> list[Zone]:
    """rampage.powers.14: those with a common wall; a common corner or Sidewalk is not enough."""
    near = {other for zone in zones for other in s.box.map.neighborhoods[zone].adjacent}
    return sorted(near - set(zones))


def limit(s: Rampage, seat: Seat, hungry: bool = False) -> int:
    """rampage.chow.8, rampage.powers.8, rampage.powers.9, rampage.superpowers.7: the Teeth, at least four with a
    Retainer, doubled by Really Hungry, and two more with Sharp Canines."""
    retainer, canines = s.power(seat, AtLeast), s.power(seat, BiggerMeal)
    teeth = max(s.teeth(seat), retainer.teeth if retainer else 0)
    card = s.held(seat, Feast)
    feast = s.box.effects[card] if hungry and card is not None else None
    times = feast.times if isinstance(feast, Feast) else 1
    return teeth * times + (canines.meeples if canines else 0)


def sit_down(s: Rampage, seat: Seat, choice: Dine) -> None:
    """rampage.powers.10, rampage.superpowers.8, rampage.superpowers.13: how much there is to eat, and where."""
    siren = s.power(seat, Lure)
    most = siren.meeples if choice.how == "siren" and siren else limit(s, seat, choice.hungry)
    meal = s.meals[seat] = Meal(choice.how, choice.zone, most)
    for card in spent_on(s, seat, choice):
        reveal(s, seat, card)
    zone = zone_name(s.box, choice.zone) if choice.zone >= 0 else Words(f"dine-{choice.how}")
    key = "sits-down" if food(s, meal) else "finds-no-food"
    tell = s.show if len(s.members) > 1 else s.tell  # teammates have chosen it in secret
    tell("rampage.chow.6", key, who=Who(seat), zone=zone, n=most)
    go_on(s, seat)


def spent_on(s: Rampage, seat: Seat, choice: Dine) -> list[int]:
    """rampage.superpowers.7, rampage.superpowers.8, rampage.superpowers.13: the Superpowers that a meal uses."""
    place = {"scavenger": DineOut, "runaways": DineOnRunaways}.get(choice.how)
    verbs = [verb for verb in (place, Feast if choice.hungry else None) if verb]
    return [card for verb in verbs if (card := s.held(seat, verb)) is not None]


# -- what -----------------------------------------------------------------------------------------------------


def on_the_plate(s: Rampage, meal: Meal) -> list[Piece]:
    """rampage.chow.4, rampage.chow.7, rampage.clarifications.6, rampage.clarifications.13: Meeples of that
    Neighborhood that are accessible and carry nothing; for a Siren of any."""
    readings = s.readings
    if meal.how == "siren":
        return [meeple for meeple in readings.edible if readings.neighborhoods(meeple)]
    return [meeple for meeple in readings.edible if meal.zone in readings.zones[meeple]]


def refuse_bite(s: Rampage, seat: Seat, choice: Choice) -> Refusal:
    meal = s.meals[seat]
    if isinstance(choice, Dine) or meal is None:
        return no("rampage.chow.3", "not-your-table")
    if isinstance(choice, Eat) and choice.meeple in s.box.roster.meeples and s.in_city(choice.meeple):
        if not s.readings.neighborhoods(choice.meeple):
            return no("rampage.clarifications.13", "meeple-in-no-neighborhood")
        if meal.zone >= 0 and meal.zone not in s.readings.zones[choice.meeple]:
            return no("rampage.chow.6", "meeple-elsewhere", zone=zone_name(s.box, meal.zone))
        return no("rampage.chow.7", "meeple-not-accessible")
    return no("rampage.chow.6", "nothing-to-eat-there")


def eat(s: Rampage, seat: Seat, meeple: Piece) -> None:
    """rampage.chow.7: one by one; everything is judged again after each."""
    s.then(Arrange((Remove((meeple,)),)), Swallow(seat, s.box.roster.colour(meeple)))


def snack(s: Rampage, seat: Seat, colour: int) -> None:
    """rampage.superpowers.13, rampage.runaway-a.15: those that stay move up, and nothing is triggered by that."""
    s.runaway = without_card(s.runaway, colour)
    s.then(Swallow(seat, colour))


class Swallow(Auto, frozen=True):
    """rampage.chow.9, rampage.teams.8: into the own Stomach, in public."""

    seat: Seat
    colour: int

    def do(self, s: Rampage) -> None:
        meal = s.meals[self.seat]
        assert meal is not None
        s.swallow(self.seat, [self.colour])
        s.meals[self.seat] = replace(meal, eaten=meal.eaten + 1)
        s.tell("rampage.chow.9", "eats", who=Who(self.seat), meeple=meeple_name(self.colour))
        go_on(s, self.seat)


def go_on(s: Rampage, seat: Seat) -> None:
    """rampage.chow.8: until the limit is reached or nothing is left."""
    meal = s.meals[seat]
    assert meal is not None
    if meal.eaten >= meal.limit or not food(s, meal):
        finish(s, seat)


def food(s: Rampage, meal: Meal) -> bool:
    """Is there anything left to eat?"""
    return any(s.runaway) if meal.how == "runaways" else bool(on_the_plate(s, meal))


def finish(s: Rampage, seat: Seat) -> None:
    meal = s.meals[seat] or Meal()
    s.meals[seat] = replace(meal, over=True)
