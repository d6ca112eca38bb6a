"""The four actions and what the cards make of them: what a place allows, and what follows when everything rests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from roarhouse.core.game import Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.rampage.aims import AimBreath, AimDrop, AimToss
from roarhouse.games.rampage.choices import Breathe, Demolish, Move, Right, Slam, TossIt
from roarhouse.games.rampage.geometry import buildings
from roarhouse.games.rampage.movement import refuse_move, start_move
from roarhouse.games.rampage.names import ruin_name, vehicle_name
from roarhouse.games.rampage.nature import Arrange, Mount
from roarhouse.games.rampage.physics.facts import Piece
from roarhouse.games.rampage.powers import BorrowHead, FetchVehicle, ReachOut, SlamMonster, ThrowPaws
from roarhouse.games.rampage.superpowers import TossMonster

if TYPE_CHECKING:
    from roarhouse.games.rampage.state import Rampage


# -- Demolish -------------------------------------------------------------------------------------------------


def refuse_demolish(s: Rampage, seat: Seat, choice: Demolish) -> Refusal | None:
    """rampage.demolish.1, rampage.demolish.2, rampage.powers.7: a Building whose Sidewalk the Paws touch; with a Long
    Tail any of the Neighborhood."""
    if choice.ruin not in range(len(s.box.map.ruins)):
        return no("rampage.demolish.2", "no-such-building")
    ruin = ruin_name(s.box, choice.ruin)
    if not s.facts.buildings[choice.ruin]:
        return no("rampage.lexicon.6", "building-is-gone", ruin=ruin)
    if choice.ruin in s.facts.sidewalks(s.paws(seat)):
        return None
    if s.power(seat, ReachOut) and in_neighborhood(s, seat, choice.ruin):
        return None
    return no("rampage.demolish.1", "not-on-its-sidewalk", ruin=ruin)


def in_neighborhood(s: Rampage, seat: Seat, ruin: int) -> bool:
    """rampage.powers.2: a Building is in a Neighborhood if its Sidewalk borders on it."""
    return bool(set(s.box.map.ruins[ruin].borders) & set(s.where(seat)))


def start_demolish(s: Rampage, seat: Seat, choice: Demolish) -> None:
    s.then(AimDrop(seat, "drop", choice.ruin))


def refuse_slam(s: Rampage, seat: Seat, choice: Slam) -> Refusal | None:
    """rampage.powers.3: a Monster of the same Neighborhood, upright or not; no Sidewalk is needed."""
    other = s.box.seat_of.get(choice.monster, -1)
    if not s.power(seat, SlamMonster):
        return no("rampage.powers.3", "you-lack-this-power")
    good = other >= 0 and s.together(seat, other) and s.in_city(s.body(other))
    return None if good else no("rampage.powers.3", "not-in-your-neighborhood")


def start_slam(s: Rampage, seat: Seat, choice: Slam) -> None:
    s.then(AimDrop(seat, "slam", choice.monster))


# -- Toss a Vehicle -------------------------------------------------------------------------------------------


def refuse_toss(s: Rampage, seat: Seat, choice: TossIt) -> Refusal | None:
    if choice.piece in s.box.roster.vehicles:
        return refuse_vehicle(s, seat, choice.piece)
    if choice.piece == s.paws(seat):
        return None if s.power(seat, ThrowPaws) else no("rampage.powers.6", "you-lack-this-power")
    return refuse_catch(s, seat, choice.piece)


def refuse_vehicle(s: Rampage, seat: Seat, vehicle: Piece) -> Refusal | None:
    """rampage.toss.1, rampage.toss.2, rampage.toss.7, rampage.clarifications.5, rampage.clarifications.14,
    rampage.powers.15: a Vehicle of the own Neighborhood (or of any, by Telekinesis) that carries nothing."""
    zones = s.facts.neighborhoods(vehicle) if s.in_city(vehicle) else ()
    name = vehicle_name(s.box, vehicle)
    if not zones:
        return no("rampage.clarifications.14", "vehicle-in-no-neighborhood", vehicle=name)
    if not s.power(seat, FetchVehicle) and not set(zones) & set(s.where(seat)):
        return no("rampage.toss.1", "vehicle-elsewhere", vehicle=name)
    if s.box.options.toss_needs_free_vehicle and vehicle in s.facts.laden:
        return no("rampage.toss.2", "vehicle-carries", vehicle=name)
    return None


def refuse_catch(s: Rampage, seat: Seat, body: Piece) -> Refusal | None:
    """rampage.superpowers.1, rampage.teams.18: the Body of an opposing Monster of the Neighborhood, for whoever holds
    Catcher."""
    others = [other for other in s.opponents(seat) if s.together(seat, other) and s.in_city(s.body(other))]
    if s.held(seat, TossMonster) is None:
        return no("rampage.superpowers.1", "not-your-card")
    good = body in [s.body(other) for other in others]
    return None if good else no("rampage.superpowers.1", "not-in-your-neighborhood")


def start_toss(s: Rampage, seat: Seat, choice: TossIt) -> None:
    """rampage.superpowers.0, rampage.superpowers.17: Catcher is revealed by announcing its toss."""
    if choice.piece in s.box.roster.vehicles:
        s.then(AimToss(seat, "toss", choice.piece))
    elif choice.piece == s.paws(seat):
        s.then(AimToss(seat, "kungfu"))
    else:
        reveal(s, seat, s.held(seat, TossMonster) or 0)
        begin(s, seat, "catch")
        s.then(AimToss(seat, "catch", choice.piece, steady=True))


def reveal(s: Rampage, seat: Seat, card: int) -> None:
    """rampage.superpowers.0, rampage.superpowers.17: shown when it is used, then discarded face up."""
    s.discard(seat, card)
    s.show("rampage.superpowers.0", "uses", who=Who(seat), card=s.card(card))


# -- Breathe --------------------------------------------------------------------------------------------------


def refuse_breathe(s: Rampage, seat: Seat, choice: Breathe) -> Refusal | None:
    """rampage.breathe.2, rampage.powers.4: from anywhere, with the own Monster; with a Hurricane from any that stands
    upright in the City."""
    other = s.box.seat_of.get(choice.monster, -1)
    if other == seat:
        return None
    if not s.power(seat, BorrowHead):
        return no("rampage.breathe.1", "breathe-yourself")
    good = other >= 0 and s.in_city(s.body(other)) and choice.monster not in s.facts.fallen
    return None if good else no("rampage.powers.4", "does-not-stand")


def start_breathe(s: Rampage, seat: Seat, choice: Breathe) -> None:
    s.then(AimBreath(seat, "breath", choice.monster))


# -- turning the Body over ------------------------------------------------------------------------------------


def refuse_right(s: Rampage, seat: Seat, choice: Right) -> Refusal | None:
    """rampage.superpowers.16: only a Body that was set upside down."""
    return None if s.inverted[seat] else no("rampage.superpowers.16", "not-upside-down")


def start_right(s: Rampage, seat: Seat, choice: Right) -> None:
    """rampage.superpowers.16: the Body right side up again, at the price of an action."""
    begin(s, seat, "right")
    s.inverted[seat] = False
    s.tell("rampage.superpowers.16", "rights", who=Who(seat))
    s.then(Arrange((Mount(s.box.corners[seat]),)))
    end_action(s)


# -- all of them ----------------------------------------------------------------------------------------------

Refuse = Callable[["Rampage", Seat, Any], Refusal | None]
Start = Callable[["Rampage", Seat, Any], None]
ACTIONS: Final[dict[type[Choice], tuple[Refuse, Start]]] = {
    Move: (refuse_move, start_move),
    Demolish: (refuse_demolish, start_demolish),
    Slam: (refuse_slam, start_slam),
    TossIt: (refuse_toss, start_toss),
    Breathe: (refuse_breathe, start_breathe),
    Right: (refuse_right, start_right),
}


def possible_actions(s: Rampage, seat: Seat) -> list[Choice]:
    """rampage.turn.3, rampage.turn.4: every action that the place allows, whatever was done before."""
    others = [other for other in s.box.seats if other != seat]
    corners = [s.box.corners[other] for other in others]
    wanted: list[Choice] = [Right(), Move(), Move(jump=True)]
    wanted += [Demolish(ruin) for ruin in buildings(s)]
    wanted += [Slam(corner) for corner in corners]
    wanted += [TossIt(piece) for piece in (*s.box.roster.vehicles, s.paws(seat), *[s.body(k) for k in others])]
    wanted += [Breathe(corner) for corner in (s.box.corners[seat], *corners)]
    return [choice for choice in wanted if refuse_action(s, seat, choice) is None]


def refuse_action(s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
    return ACTIONS[type(choice)][0](s, seat, choice)


def begin(s: Rampage, seat: Seat, deed: str) -> None:
    """A new action: nobody has fallen in it yet."""
    s.actor, s.deed, s.flicks = seat, deed, 0
    s.knocked, s.credited, s.vacuum = (), (), None


def end_action(s: Rampage) -> None:
    """rampage.judge.11: what follows every action, in this order."""
    from roarhouse.games.rampage.aftermath import Aftermath
    from roarhouse.games.rampage.driving import SmellyPaws
    from roarhouse.games.rampage.runaway import Effects
    from roarhouse.games.rampage.turn import SpendAction

    s.then(Aftermath(), SmellyPaws(), Effects(), SpendAction())
