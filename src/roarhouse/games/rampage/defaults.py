"""Default choices for a seat whose time is up or who is absent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roarhouse.core.bags import Bag, minus
from roarhouse.core.game import Choice
from roarhouse.core.pile import LET, Window
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import (
    DONE,
    NO_CARD,
    NO_SEAT,
    PASS,
    READY,
    SKIP,
    Aim,
    Corner,
    Dine,
    Eat,
    GiveUp,
    Into,
    Pay,
    Place,
    Vote,
)
from roarhouse.games.rampage.physics.city.plan import Rect, Spot
from roarhouse.games.rampage.physics.city.spots import distance
from roarhouse.games.rampage.physics.interface import Toss
from roarhouse.games.rampage.rules.actions.breathe import AimBreath
from roarhouse.games.rampage.rules.actions.demolish import AimDrop
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.actions.menu import possible_actions
from roarhouse.games.rampage.rules.actions.move import PlacePaws
from roarhouse.games.rampage.rules.actions.targets import breath_to, flick_to
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.rules.aftermath import UseVacuum
from roarhouse.games.rampage.rules.cards.characters import points
from roarhouse.games.rampage.rules.cards.driving import DriveInto
from roarhouse.games.rampage.rules.cards.mutation import ChoosePowers
from roarhouse.games.rampage.rules.chow import Bite, on_the_plate
from roarhouse.games.rampage.rules.placing import Putting, Relocate, Restart, starts
from roarhouse.games.rampage.rules.runaway import GiveUpCard
from roarhouse.games.rampage.rules.scoring import LookAhead, foresights
from roarhouse.games.rampage.rules.setup import Introduce, VoteForStart
from roarhouse.games.rampage.rules.teeth import PayMeeples
from roarhouse.games.rampage.rules.turn import BeforeChow, ChooseAction, Interfere, LateUse, refuse_pass
from roarhouse.games.rampage.rules.variants import BuyCard
from roarhouse.games.rampage.state import Meal, Rampage
from roarhouse.games.rampage.verbs import Mouthful, Parking


def default(s: Rampage, seat: Seat) -> Choice:
    """The default of the step; without one, the first choice of the menu."""
    step = s.agenda[-1]
    for kind, choose in DEFAULTS:
        if isinstance(step, kind):
            return choose(s, seat)
    menu = step.menu(s, seat)
    return menu[0] if isinstance(menu, tuple) else next(iter(menu.worth_trying()))  # type: ignore[no-any-return]


def seconds(s: Rampage, seat: Seat) -> int | None:
    """rampage.monsters.9, rampage.turn.3: the time for the introduction, and for any other decision; 0: the table's
    own clock decides."""
    options = s.box.options
    return (options.intro_seconds if isinstance(s.agenda[-1], Introduce) else options.turn_seconds) or None


# -- actions --------------------------------------------------------------------------------------------------


def no_action(s: Rampage, seat: Seat) -> Choice:
    return PASS if refuse_pass(s, seat) is None else possible_actions(s, seat)[0]


def weakest_flick(s: Rampage, seat: Seat) -> Choice:
    """Away from the nearest edge, as weak as it can be."""
    step = s.agenda[-1]
    if isinstance(step, AimFlick) and step.again:
        return SKIP
    act = flick_to(s, s.box.corners[seat], mirrored(s.table.spot(s.paws(seat)), s.box.map.board), stop=True)
    return Aim(type(act)(act.monster, act.yaw, 50))


def centre_drop(s: Rampage, seat: Seat) -> Choice:
    step = s.agenda[-1]
    assert isinstance(step, AimDrop)
    return Aim(next(step.candidates(s)))


def weakest_toss(s: Rampage, seat: Seat) -> Choice:
    step = s.agenda[-1]
    assert isinstance(step, AimToss)
    return Aim(Toss(s.box.corners[seat], step.piece(s), 0, 0, 50))


def weakest_breath(s: Rampage, seat: Seat) -> Choice:
    """Towards the nearest edge."""
    step = s.agenda[-1]
    assert isinstance(step, AimBreath)
    here = s.table.spot(s.box.roster.body(step.target))
    return Aim(breath_to(s, step.target, nearest_edge(here, s.box.map.board), 0, 400))


def nearest_edge(spot: Spot, board: Rect) -> Spot:
    x, y = spot
    edges = [(board.west, y), (board.east, y), (x, board.south), (x, board.north)]
    return min(edges, key=lambda edge: distance(spot, edge))


def mirrored(spot: Spot, board: Rect) -> Spot:
    """As far on the other side as the nearest edge is on this one."""
    edge = nearest_edge(spot, board)
    return 2 * spot[0] - edge[0], 2 * spot[1] - edge[1]


# -- places ---------------------------------------------------------------------------------------------------


def own_corner(s: Rampage, seat: Seat) -> Choice:
    """The starting area nearest to the own one."""
    home = s.box.map.starts[s.box.corners[seat]].middle()
    return Corner(min(starts(s, seat), key=lambda corner: distance(home, s.box.map.starts[corner].middle())))


def quiet_place(s: Rampage, seat: Seat) -> Choice:
    """For an opponent the Neighborhood with the least to eat; for the own Monster the one of its corner."""
    step = s.agenda[-1]
    assert isinstance(step, Putting)
    zones = range(len(s.box.map.neighborhoods))
    food = [sum([zone in s.readings.zones[meeple] for meeple in s.readings.edible]) for zone in zones]
    home = s.box.map.starts[s.box.corners[step.whom]].middle()
    far = [distance(home, s.box.map.neighborhoods[zone].area.middle()) for zone in zones]
    order = sorted(zones, key=lambda zone: (food[zone], zone) if isinstance(step, Relocate) else (far[zone], zone))
    for zone in order:
        near = s.box.anchors[zone][0] if isinstance(step, Relocate) else home
        spot = s.box.world.free_spot(s.table, s.paws(step.whom), near, zone)
        if spot is not None:
            return Place(*spot)
    return next(iter(step.menu(s, seat).worth_trying()))  # type: ignore[union-attr]


def near_home(s: Rampage, seat: Seat) -> Choice:
    """The Neighborhood with the own Monster, else the lowest number."""
    step = s.agenda[-1]
    assert isinstance(step, DriveInto)
    zones = s.box.map.ruins[step.ruin].borders
    return Into(min(zones, key=lambda zone: (zone not in s.where(seat), zone)))


# -- losses and meals -----------------------------------------------------------------------------------------


def cheapest(s: Rampage, seat: Seat) -> Choice:
    """The smallest loss of complete sets, then of the most frequent colours."""
    step = s.agenda[-1]
    assert isinstance(step, PayMeeples)
    return min(step.menu(s, seat), key=lambda pay: loss(s.meeples[seat], pay))


def loss(stomach: Bag, pay: Pay) -> tuple[int, int]:
    left = minus(stomach, pay.meeples)
    return -min(left), sum([n * n for n in left])


def least_card(s: Rampage, seat: Seat) -> Choice:
    """A Superpower, else a Power, else a Character."""
    return GiveUp((([*s.supers[seat], *s.powers_of(seat), *s.characters[seat]])[0],))


def default_meal(s: Rampage, seat: Seat) -> Choice:
    """Where the most is to eat; colours that complete sets first."""
    meal = s.meals[seat]
    if meal is None:
        zones = s.where(seat)
        best = max(zones, key=lambda zone: len(on_the_plate(s, Meal("here", zone))), default=-1)
        return Dine("here", best) if best >= 0 else DONE
    plate = on_the_plate(s, meal)
    return Eat(rarest(s, seat, plate)) if plate and meal.how != "runaways" else DONE


def rarest(s: Rampage, seat: Seat, plate: list[int]) -> int:
    return min(plate, key=lambda meeple: (s.meeples[seat][s.box.roster.colour(meeple)], meeple))


def last_drawn(s: Rampage, seat: Seat) -> Choice:
    """The Powers that were drawn by the mutation."""
    step = s.agenda[-1]
    assert isinstance(step, ChoosePowers)
    newest = sorted(s.powers_of(seat), key=lambda card: card in s.powers[seat][-step.powers :])[-step.powers :]
    return GiveUp(tuple(sorted(newest)))


def yes_here(s: Rampage, seat: Seat) -> Choice:
    return Into(s.where(seat)[0])


def own_name(s: Rampage, seat: Seat) -> Choice:
    """Seer: the own seat. Imitator: the Character that scores most by public knowledge; the first of several."""
    return max(foresights(s, seat), key=lambda way: (open_points(s, seat, way.copy), way.guess == seat))


def open_points(s: Rampage, seat: Seat, card: int) -> int:
    """Teeth in the Mouth and Vehicles on Ruins lie open; what is in Stomachs does not."""
    effect = s.box.effects[card] if card != NO_CARD else None
    return points(s, seat, effect) if isinstance(effect, Mouthful | Parking) else 0


Choose = Callable[[Rampage, Seat], Choice]
DEFAULTS: Final[tuple[tuple[type[Any] | tuple[type[Any], ...], Choose], ...]] = (
    (ChooseAction, no_action),
    (AimFlick, weakest_flick),
    (AimDrop, centre_drop),
    (AimToss, weakest_toss),
    (AimBreath, weakest_breath),
    (PlacePaws, lambda s, seat: SKIP),
    (Restart, own_corner),
    (Putting, quiet_place),
    (DriveInto, near_home),
    (UseVacuum, yes_here),
    (PayMeeples, cheapest),
    (GiveUpCard, least_card),
    (Bite, default_meal),
    ((BeforeChow, LateUse, Interfere, BuyCard), lambda s, seat: DONE),
    (ChoosePowers, last_drawn),
    (Window, lambda s, seat: LET),
    (LookAhead, own_name),
    (VoteForStart, lambda s, seat: Vote(NO_SEAT)),
    (Introduce, lambda s, seat: READY),
)
