"""The yard: one player practises. No turns, no cards, no losses, no end."""

from __future__ import annotations

from typing import Final

from roarhouse.core.game import Ask, Auto, Choice, Menu, Refusal, no
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import BACK, Back, Breathe, Demolish, Move, Place, Put, TossIt
from roarhouse.games.rampage.rules.actions.breathe import start_breathe
from roarhouse.games.rampage.rules.actions.demolish import refuse_building, start_demolish
from roarhouse.games.rampage.rules.actions.menu import Refuse, Start
from roarhouse.games.rampage.rules.actions.move import start_move
from roarhouse.games.rampage.rules.actions.targets import buildings
from roarhouse.games.rampage.rules.actions.toss import start_toss
from roarhouse.games.rampage.rules.placing import Putting, Spots
from roarhouse.games.rampage.speech.names import vehicle_name
from roarhouse.games.rampage.state import Rampage

PLAYER: Final[Seat] = 0


class EnterYard(Auto, frozen=True):
    """rampage.yard.1: the first Monster is the player's; the others stand about."""

    def do(self, s: Rampage) -> None:
        s.party, s.turns, s.actor, s.first = s.box.party_of[PLAYER], 1, PLAYER, PLAYER
        s.tell("rampage.yard.1", "yard-opens")
        s.then(YardAction(PLAYER))


class YardAction(Ask, frozen=True):
    """rampage.yard.1, rampage.yard.2: any act, from where the Monster stands, as often as wanted."""

    rule = "rampage.yard.1"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Choice, ...]:
        corners = s.box.corners
        wanted: list[Choice] = [Move(), *[Demolish(ruin) for ruin in buildings(s)]]
        wanted += [TossIt(vehicle) for vehicle in s.box.roster.vehicles]
        wanted += [Breathe(corners[seat]), *[Put(corner) for corner in corners]]
        return tuple([choice for choice in wanted if self.refuse(s, seat, choice) is None])

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        if type(choice) not in YARD:
            return no(self.rule, "choose-an-action")
        return YARD[type(choice)][0](s, seat, choice)

    def take(self, s: Rampage, choice: Choice) -> None:
        s.then(self)
        YARD[type(choice)][1](s, self.seat, choice)


class PutDown(Putting, frozen=True):
    """rampage.yard.2: any Monster, on any free spot of a Neighborhood."""

    rule = "rampage.yard.2"

    def menu(self, s: Rampage, seat: Seat) -> Menu:
        return Spots(s, self.whom, self.zones(s), self.rule, (BACK,))

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice == BACK else Putting.refuse(self, s, seat, choice)

    def take(self, s: Rampage, choice: Place | Back) -> None:
        if isinstance(choice, Place):
            Putting.take(self, s, choice)


# -- what can be done -----------------------------------------------------------------------------------------


def refuse_walk(s: Rampage, seat: Seat, choice: Move) -> Refusal | None:
    """rampage.yard.1: there are no cards, so there are no jumps."""
    return no("rampage.powers.5", "you-lack-this-power") if choice.jump else None


def refuse_any_vehicle(s: Rampage, seat: Seat, choice: TossIt) -> Refusal | None:
    """rampage.yard.1: from any Neighborhood."""
    if choice.piece not in s.box.roster.vehicles:
        return no("rampage.yard.1", "choose-an-action")
    gone = not s.in_city(choice.piece)
    name = vehicle_name(s.box, choice.piece)
    return no("rampage.clarifications.14", "vehicle-in-no-neighborhood", vehicle=name) if gone else None


def refuse_head(s: Rampage, seat: Seat, choice: Breathe) -> Refusal | None:
    return None if choice.monster == s.box.corners[seat] else no("rampage.breathe.1", "breathe-yourself")


def refuse_put(s: Rampage, seat: Seat, choice: Put) -> Refusal | None:
    return None if choice.monster in s.box.seat_of else no("rampage.yard.2", "choose-an-action")


def start_put(s: Rampage, seat: Seat, choice: Put) -> None:
    s.then(PutDown(seat, s.box.seat_of[choice.monster]))


YARD: Final[dict[type[Choice], tuple[Refuse, Start]]] = {
    Move: (refuse_walk, start_move),
    Demolish: (refuse_building, start_demolish),
    TossIt: (refuse_any_vehicle, start_toss),
    Breathe: (refuse_head, start_breathe),
    Put: (refuse_put, start_put),
}
