"""Driving Meeples out of Ruins: Smelly Paws after a Move, and the Earthquake."""

from __future__ import annotations

from typing import Any

from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import Into
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.physics.interface import GROUND_RUIN
from roarhouse.games.rampage.rules.aftermath import Aftermath
from roarhouse.games.rampage.rules.hands import Arrange, Herd
from roarhouse.games.rampage.speech.names import ruin_name, zone_name
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import DriveOut


class SmellyPaws(Auto, frozen=True):
    """rampage.powers.11: a Move that ends on the Sidewalk of a Ruin drives its Meeples out."""

    def do(self, s: Rampage) -> None:
        paws, card = s.paws(s.actor), s.power(s.actor, DriveOut)
        if s.deed in ("flick", "jump") and card and s.in_city(paws):
            ruins = [ruin for ruin in s.readings.sidewalks(paws) if movable(s, ruin)]
            s.then(*drive(s, s.actor, ruins, "rampage.powers.11", card.gobbles))


def drive(s: Rampage, seat: Seat, ruins: list[int], why: str, gobble: bool) -> list[Auto]:
    """rampage.powers.11, rampage.judge.11: each Ruin in turn. Smelly Paws belong to a Move, so Floors are judged
    after them; rampage.superpowers.2, rampage.gobble.5: an Earthquake is no action."""
    return [*[Drive(seat, ruin, why) for ruin in ruins], Aftermath(gobble=gobble)] if ruins else []


def movable(s: Rampage, ruin: int) -> tuple[Piece, ...]:
    """rampage.powers.11: Meeples that rest on the Ruin itself; or those above it, all or what carries nothing."""
    which = s.box.options.ruin_meeples
    if which == "ruin":
        return resting_on(s, ruin)
    meeples = [m for m in s.box.roster.meeples if s.in_city(m) and ruin in s.readings.ruins(m)]
    return tuple([meeple for meeple in meeples if which == "all" or meeple not in s.readings.laden])


def resting_on(s: Rampage, ruin: int) -> tuple[Piece, ...]:
    """rampage.powers.11, rampage.lexicon.4: Meeples that the Ruin carries with no Floor between."""
    floors, meeples = s.box.roster.floors, s.box.roster.meeples
    found, new = set[int](), {GROUND_RUIN - ruin}
    while new:
        found |= new
        new = {above for below, above in s.table.carries if below in new and above not in floors} - found
    return tuple(sorted(piece for piece in found if piece in meeples))


class Drive(Auto, frozen=True):
    """Ask about one Ruin, unless no Meeple can be driven out of it any more."""

    seat: Seat
    ruin: int
    why: str

    def do(self, s: Rampage) -> None:
        if movable(s, self.ruin):
            s.then(DriveInto(self.seat, self.ruin, self.why))


class DriveInto(Ask, frozen=True):
    """rampage.powers.11, rampage.superpowers.2: into one of the Neighborhoods that border on the Sidewalk."""

    ruin: int
    why: str
    rule = "rampage.powers.11"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Into, ...]:
        return tuple([Into(zone) for zone in s.box.map.ruins[self.ruin].borders])

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return (
            None if choice in self.menu(s, seat) else no(self.why, "not-bordering", ruin=ruin_name(s.box, self.ruin))
        )

    def take(self, s: Rampage, choice: Into) -> None:
        meeples, ruin = movable(s, self.ruin), s.box.map.ruins[self.ruin]
        facts: dict[str, Any] = {"ruin": ruin_name(s.box, self.ruin), "zone": zone_name(s.box, choice.zone)}
        s.tell(self.why, "drives-out", who=Who(self.seat), n=len(meeples), **facts)
        s.then(Arrange((Herd(meeples, choice.zone, ruin.sidewalk),)))

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-driveinto", {"ruin": ruin_name(s.box, self.ruin), "n": len(movable(s, self.ruin))})
