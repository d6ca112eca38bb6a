"""A planner: rehearses flicks, drops, tosses and breaths on the physics, and chooses what scored best by the
rules."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from roarhouse.core.bags import minus
from roarhouse.core.budget import Budget
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.pile import LET, Let, Window
from roarhouse.core.words import Seat
from roarhouse.games.rampage.bot.rehearsal import Idea, aims, best, ideas
from roarhouse.games.rampage.bot.value import dining_value, food, meal_value, meeple_value
from roarhouse.games.rampage.choices import (
    BACK,
    BUY,
    DONE,
    NO_CARD,
    PASS,
    RIGHT,
    SKIP,
    Aim,
    Dine,
    Eat,
    Foresee,
    Keep,
    Pay,
    Place,
    Right,
    Snack,
    Use,
)
from roarhouse.games.rampage.defaults import default
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.actions.move import PlacePaws
from roarhouse.games.rampage.rules.actions.targets import buildings
from roarhouse.games.rampage.rules.cards.characters import points
from roarhouse.games.rampage.rules.cards.stomachs import TasteKiss
from roarhouse.games.rampage.rules.chow import Bite, limit
from roarhouse.games.rampage.rules.placing import FlyTo, Reappear
from roarhouse.games.rampage.rules.runaway import BeCute, Punish
from roarhouse.games.rampage.rules.scoring import LookAhead
from roarhouse.games.rampage.rules.teeth import PayMeeples
from roarhouse.games.rampage.rules.turn import BeforeChow, ChooseAction, Interfere, LateUse
from roarhouse.games.rampage.rules.variants import BuyCard, KeepOne, price
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import (
    Beg,
    Character,
    Fell,
    Fly,
    Invert,
    Kiss,
    MoreActions,
    Mutate,
    Paralyse,
    Quake,
    Vanish,
)

SECONDS: Final = 2.0  # of processor time for a decision, at most
REHEARSALS: Final = 48  # for an action
STARTS: Final = 6  # places from which a Move is tried, if it may start elsewhere
AT_ONCE: Final = (MoreActions, Mutate, Beg, Quake)
FLOORS_AT_THE_END: Final = 4
SUPER: Final = 3.0  # what a Superpower should gain at a meal, while there are other meals to come
AFFORDABLE: Final = 2  # Floors that a card may cost


class Planner:
    """Gets imagined tables only, so hidden information is its own guess."""

    rung: ClassVar[int] = 2
    rehearsals: ClassVar[int] = REHEARSALS

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.plan: tuple[Any, Idea] | None = None  # the table it was made for, and the action to be aimed now

    def budget(self, parts: int = 1) -> Budget:
        """For one of some equal parts of a decision."""
        return Budget(self.rehearsals // parts, self.seconds / parts)

    def choose(self, game: Any, s: Rampage, seat: Seat, rng: Random) -> Choice:
        match s.agenda[-1]:
            case ChooseAction():
                return self.action(s, seat, rng)
            case Aiming() as step:
                return self.aim(s, step, rng)
            case PlacePaws() as step:
                return self.start(game, s, step, rng)
            case Bite():
                return bite(s, seat)
            case BeforeChow() | LateUse() | Interfere():
                return late(s, seat)
        return small_choice(s, seat, rng)

    # -- actions ---------------------------------------------------------------------------------------------

    def action(self, s: Rampage, seat: Seat, rng: Random) -> Choice:
        """A Superpower that is good at any time; else the action that rehearses best."""
        menu = s.agenda[-1].menu(s, seat)
        assert isinstance(menu, tuple)
        card = next((use for use in menu if isinstance(use, Use) and wants(s, seat, use.card)), None)
        if card:
            return card
        if RIGHT in menu and s.actions > 1:
            return RIGHT
        if self.plan and self.plan[0] == s.table and self.plan[1].action in menu:
            return self.plan[1].action  # thought of ahead
        actions = [choice for choice in menu if not isinstance(choice, Use | Right)]
        found = best(s, ideas(s, seat, actions), rng, self.budget())
        if found is None:
            return menu[0]  # type: ignore[no-any-return]
        idea, value = found
        if PASS in menu and value <= dining_value(s, seat, s.where(seat), s.readings) + gains_nothing(s, idea):
            return PASS
        self.plan = s.table, idea
        return idea.action

    def aim(self, s: Rampage, step: Aiming, rng: Random) -> Choice:
        """As planned; a second flick, or one from a new place, is rehearsed now."""
        plan, self.plan = self.plan, None
        if plan and plan[0] == s.table and plan[1].aiming == step:
            return Aim(plan[1].act)
        found = best(s, aims(s, BACK, step), rng, self.budget(2))
        if found is None:
            return default(s, step.seat)
        idea, value = found
        stay = dining_value(s, step.seat, s.where(step.seat), s.readings)
        if isinstance(step, AimFlick) and step.again and value < stay:
            return SKIP
        return Aim(idea.act)

    def start(self, game: Any, s: Rampage, step: PlacePaws, rng: Random) -> Choice:
        """Where a Move starts: every place is tried out, with a few flicks from it."""
        places = [choice for choice in step.menu(s, step.seat).worth_trying() if choice != BACK][:STARTS]  # type: ignore[union-attr]
        worth = [self.flicked(game, s, step.seat, choice, rng) for choice in places]
        return places[worth.index(max(worth))]

    def flicked(self, game: Any, s: Rampage, seat: Seat, choice: Choice, rng: Random) -> float:
        """The value of the best flick after this choice; an accident has none."""
        t = s.copy()
        game.apply(t, seat, choice)
        while game.turn(t) == (NATURE,):
            game.apply(t, NATURE, game.nature(t, rng))
        aiming = t.agenda[-1] if t.agenda else None
        if not isinstance(aiming, Aiming):
            return -1.0
        found = best(t, aims(t, BACK, aiming), rng, self.budget(STARTS), again=1)
        return found[1] if found else -1.0


def gains_nothing(s: Rampage, idea: Idea) -> float:
    """What leaves everything as it was is not worth an action; a Move brings the Paws elsewhere, while there is a
    Building to go to."""
    return -0.5 if isinstance(idea.aiming, AimFlick) and buildings(s) else 0.0


# -- Superpowers ----------------------------------------------------------------------------------------------


def wants(s: Rampage, seat: Seat, card: int) -> bool:
    """Is now a good time for it?"""
    effect, least = s.box.effects[card], 1 if is_ending(s) else 9
    if isinstance(effect, Beg):
        return sum([sum(s.meeples[other]) for other in s.opponents(seat)]) >= min(least, effect.meeples)
    if isinstance(effect, Kiss):
        return any(sum(s.meeples[other]) >= min(least, effect.meeples) for other in s.neighbours(seat))
    if isinstance(effect, Fell):
        return any(s.box.corners[other] not in s.readings.fallen for other in s.neighbours(seat))
    if isinstance(effect, Fly):
        return s.actions == 0 and not food_here(s, seat) and bool(s.readings.edible)
    return isinstance(effect, AT_ONCE) or (is_ending(s) and isinstance(effect, Paralyse | Invert))


def is_ending(s: Rampage) -> bool:
    """Are so few Floors standing that a card may not be used any more?"""
    floors = s.box.roster.floors
    few = len([one for pieces in s.readings.buildings for one in pieces if one in floors]) <= FLOORS_AT_THE_END
    return few or s.last_turns >= 0


def food_here(s: Rampage, seat: Seat) -> bool:
    return any(food(s, s.readings, zone) for zone in s.where(seat))


def late(s: Rampage, seat: Seat) -> Choice:
    """What hinders the others, as soon as possible; in the turn of another only what takes from a neighbour."""
    for use in s.agenda[-1].menu(s, seat):
        if isinstance(use, Use) and wants_late(s, seat, use.card):
            return use
    return DONE


def wants_late(s: Rampage, seat: Seat, card: int) -> bool:
    step, effect = s.agenda[-1], s.box.effects[card]
    if isinstance(step, Interfere):
        return isinstance(effect, Kiss | Fell) and wants(s, seat, card)
    if isinstance(effect, Vanish):  # it comes back where there is most to eat
        return isinstance(step, LateUse) and s.last_turns < 0 and not food_here(s, seat) and bool(s.readings.edible)
    return wants(s, seat, card) or isinstance(effect, Paralyse | Invert)


# -- Chow Down ------------------------------------------------------------------------------------------------


def bite(s: Rampage, seat: Seat) -> Choice:
    """The best table, then the best Meeple, one after the other."""
    meal, menu = s.meals[seat], s.agenda[-1].menu(s, seat)
    assert isinstance(menu, tuple)
    if meal is None:
        return max(menu, key=lambda choice: promise(s, seat, choice))  # type: ignore[no-any-return]
    colour_of = s.box.roster.colour
    worth = {c: c.colour if isinstance(c, Snack) else colour_of(c.meeple) for c in menu if isinstance(c, Eat | Snack)}
    value = {choice: meeple_value(s, seat, colour, s.meeples[seat]) for choice, colour in worth.items()}
    choice = max(value, key=lambda c: value[c], default=None)
    return choice if choice is not None and value[choice] > 0 else DONE


def promise(s: Rampage, seat: Seat, choice: Choice) -> float:
    """What a table would give; a Superpower should be worth it."""
    if not isinstance(choice, Dine):
        return 0.0
    price = 0.0 if is_ending(s) else SUPER
    if choice.how == "runaways":
        colours = [colour for colour, n in enumerate(s.runaway) for _ in range(n)]
        return meal_value(s, seat, colours, limit(s, seat, choice.hungry)) - price
    zones = range(len(s.box.map.neighborhoods)) if choice.how == "siren" else (choice.zone,)
    most = 1 if choice.how == "siren" else limit(s, seat, choice.hungry)
    cost = price * ((choice.how == "scavenger") + choice.hungry)
    return max([meal_value(s, seat, food(s, s.readings, zone), most) for zone in zones]) - cost


# -- everything else ------------------------------------------------------------------------------------------


def small_choice(s: Rampage, seat: Seat, rng: Random) -> Choice:
    match s.agenda[-1]:
        case BeCute():
            return cute(s, seat)
        case Window() as window:
            answers = window.answers(s, seat)
            return answers[0] if answers else LET
        case PayMeeples() | TasteKiss() as step:
            return cheapest(s, seat, step)
        case FlyTo() | Reappear():
            return to_food(s, seat)
        case BuyCard():
            return BUY if price(s, seat) <= AFFORDABLE and s.floors[seat] >= price(s, seat) else DONE
        case KeepOne():
            return Keep((rng.choice(s.drawn[seat]),))
        case LookAhead():
            return foresee(s, seat)
    return default(s, seat)


def cute(s: Rampage, seat: Seat) -> Choice:
    """Too Cute for the own team only."""
    step, window = s.agenda[-2], s.agenda[-1]
    assert isinstance(step, Punish)
    assert isinstance(window, BeCute)
    own = s.box.party_of[seat] == s.box.party_of[s.actor]
    answers = window.answers(s, seat)
    return answers[0] if own and answers else Let()


def cheapest(s: Rampage, seat: Seat, step: PayMeeples | TasteKiss) -> Choice:
    """Pay the Meeples that are worth least; take the Meeples that are worth most."""
    ways = [way for way in step.menu(s, seat) if isinstance(way, Pay)]  # type: ignore[union-attr]
    if isinstance(step, TasteKiss):
        return max(ways, key=lambda way: loot(s, seat, way))
    return max(ways, key=lambda way: left_over(s, seat, way))


def loot(s: Rampage, seat: Seat, way: Pay) -> float:
    colours = [colour for colour, n in enumerate(way.meeples) for _ in range(n)]
    return meal_value(s, seat, colours, len(colours))


def left_over(s: Rampage, seat: Seat, way: Pay) -> tuple[int, int]:
    left = minus(s.meeples[seat], way.meeples)
    return min(left), -sum([n * n for n in left])


def to_food(s: Rampage, seat: Seat) -> Choice:
    """Into the Neighborhood with the best meal."""
    spots = [c for c in s.agenda[-1].menu(s, seat).worth_trying() if isinstance(c, Place)]
    zones = s.box.map.neighborhoods
    areas = [next(k for k, zone in enumerate(zones) if zone.area.holds(spot.x, spot.y)) for spot in spots]
    worth = [meal_value(s, seat, food(s, s.readings, zone), limit(s, seat)) for zone in areas]
    return spots[worth.index(max(worth))]


def foresee(s: Rampage, seat: Seat) -> Choice:
    """The greatest eater as imagined, and the Character that would score most."""
    greatest = max(s.box.seats, key=lambda other: sum(s.meeples[other]))
    ways = [way for way in s.agenda[-1].menu(s, seat) if isinstance(way, Foresee)]

    def score(way: Foresee) -> float:
        effect = s.box.effects[way.copy] if way.copy != NO_CARD else None
        copied = points(s, seat, effect) if isinstance(effect, Character) else 0
        return copied + (7.0 if way.guess == greatest else 0.0)

    return max(ways, key=score)


BOT = Planner
