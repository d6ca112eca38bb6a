"""After an action, in the order of rampage.judge.11: fallen Bodies, the own Body, Vehicles, Meeples and Floors out of
the City, empty Floors; again until nothing changes."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from roarhouse.core.bags import bag_of
from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import NOWHERE, SKIP, Into, Skip
from roarhouse.games.rampage.physics.city.plan import COLOURS, Piece, Rect
from roarhouse.games.rampage.rules.end import announce_if_no_floor
from roarhouse.games.rampage.rules.gobble import Gobble
from roarhouse.games.rampage.rules.hands import AnyHand, Arrange, Herd, Mount, Remove, SendHome, Stand
from roarhouse.games.rampage.rules.placing import Restart
from roarhouse.games.rampage.rules.rumble import rumble
from roarhouse.games.rampage.rules.runaway import RunAway
from roarhouse.games.rampage.speech.names import vehicle_name, zone_name
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import Inhale

MOUNTS: Final = 3  # tries to put a Body on Paws that slip away under it
HOMECOMINGS: Final = 5  # tries to put Vehicles on their spaces


class Aftermath(Auto, frozen=True):
    """rampage.judge.11: one thing after the other, and all over again until nothing changes.

    rampage.gobble.5: Floors are judged after actions only, not (`gobble`) after a meal or a card that is no action.
    """

    gobble: bool = True
    rumbles: bool = True
    accident: bool = False
    mounts: int = 0
    homecomings: int = 0

    def do(self, s: Rampage) -> None:
        if self.rumbles and rumble(s, self):
            return
        if not self.accident and remount(s, self):
            return
        if not (ask_vacuum(s, self) or sweep(s, self)):
            announce_if_no_floor(s)


# -- the active Body ------------------------------------------------------------------------------------------


def remount(s: Rampage, again: Aftermath) -> bool:
    """rampage.move.3, rampage.demolish.9, rampage.rumble.7: the active Body goes back on its Paws without any loss,
    so that it never protects a Floor. Paws that the own action pushed out of the City come back as well."""
    seat, corner = s.actor, s.box.corners[s.actor]
    if s.away[seat] or seat not in s.members or corner in s.readings.mounted or again.mounts > MOUNTS:
        return False
    next_try = replace(again, mounts=again.mounts + 1)
    if not s.in_city(s.paws(seat)):
        s.then(Restart(seat), next_try)
        return True
    hand: AnyHand = Mount(corner, s.inverted[seat])
    if again.mounts == MOUNTS:
        hand = Stand(corner, s.table.spot(s.paws(seat)), 0, s.inverted[seat])
    s.then(Arrange((hand,)), next_try)
    return True


# -- what is out of the City, and empty Floors ----------------------------------------------------------------


def out_of_city(s: Rampage, pieces: range) -> tuple[Piece, ...]:
    return tuple([piece for piece in s.readings.out if piece in pieces])


def sweep(s: Rampage, again: Aftermath) -> bool:
    """rampage.toss.5, rampage.runaway.2, rampage.clarifications.9, rampage.clarifications.10, rampage.gobble.1:
    Vehicles come home, Meeples run away, Floors out of the City and all empty Floors are taken at once; then all
    settles. A Vehicle that home cannot hold stays where it lies in the end, so that the turn goes on."""
    roster = s.box.roster
    vehicles = out_of_city(s, roster.vehicles) if again.homecomings < HOMECOMINGS else ()
    meeples = out_of_city(s, roster.meeples)
    floors, bare = out_of_city(s, roster.floors), s.readings.bare if again.gobble else ()
    if not (vehicles or meeples or floors or bare):
        return False
    kept = s.vacuum not in (None, NOWHERE)
    hands: list[AnyHand] = [SendHome(vehicle) for vehicle in vehicles]
    if meeples and kept:
        hands.append(inhaled(s, meeples))
    fled = () if kept else meeples
    if gone := (*fled, *floors, *bare):
        hands.append(Remove(gone))
    for vehicle in vehicles:
        s.tell("rampage.toss.5", "vehicle-home", vehicle=vehicle_name(s.box, vehicle))
    once_more = replace(again, homecomings=again.homecomings + bool(vehicles))
    s.then(Arrange(tuple(hands)), *accounts(s, fled, floors, bare, again.accident), once_more)
    return True


def accounts(
    s: Rampage, fled: tuple[Piece, ...], out: tuple[Piece, ...], bare: tuple[Piece, ...], accident: bool
) -> list[RunAway | Gobble]:
    steps: list[RunAway | Gobble] = []
    if fled:
        steps.append(RunAway(bag_of(len(COLOURS), map(s.box.roster.colour, fled))))
    if out or bare:
        steps.append(Gobble(s.actor, bare, out, accident))
    return steps


# -- Vacuum ---------------------------------------------------------------------------------------------------


def ask_vacuum(s: Rampage, again: Aftermath) -> bool:
    """rampage.powers.16: Meeples that the own breath blew out may land in the own Neighborhood; once per breath."""
    if s.vacuum is not None or s.deed != "breath" or not s.power(s.actor, Inhale):
        return False
    if not out_of_city(s, s.box.roster.meeples) or not s.where(s.actor):
        return False
    s.then(UseVacuum(s.actor), again)
    return True


class UseVacuum(Ask, frozen=True):
    """rampage.powers.16: into which of the own Neighborhoods, or not at all if the table allows that."""

    rule = "rampage.powers.16"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Into | Skip, ...]:
        zones = tuple([Into(zone) for zone in s.where(seat)])
        return (*zones, SKIP) if s.box.options.vacuum_optional else zones

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in self.menu(s, seat) else no(self.rule, "your-own-neighborhood")

    def take(self, s: Rampage, choice: Into | Skip) -> None:
        s.vacuum = choice.zone if isinstance(choice, Into) else NOWHERE
        if isinstance(choice, Into):
            s.tell(self.rule, "inhales", who=Who(self.seat), zone=zone_name(s.box, choice.zone))

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-usevacuum", {"n": len(out_of_city(s, s.box.roster.meeples))})


def inhaled(s: Rampage, meeples: tuple[Piece, ...]) -> Herd:
    """Standing on free spots nearest to the Paws."""
    assert s.vacuum is not None
    x, y = s.table.spot(s.paws(s.actor))
    return Herd(meeples, s.vacuum, Rect(x, y, x, y))
