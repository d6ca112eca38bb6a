"""Hands move pieces, and physics settles them. The outcome is nature's choice and is recorded.

A replay checks that a recorded outcome is well formed; it never simulates.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from roarhouse.core.game import Chance, Choice, Refusal, no
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import Happens
from roarhouse.games.rampage.physics.city.plan import Monster, Piece, Rect, Roster, Spot, Zone
from roarhouse.games.rampage.physics.interface import Physics, Pose, Settle, Table
from roarhouse.games.rampage.state import Rampage

SOMEWHERE = Pose(0, 0, 0)


# -- hands ----------------------------------------------------------------------------------------------------


class Hand(Struct, frozen=True, tag=str.lower, tag_field="hand"):
    """What a hand does to the pieces before everything settles."""

    def do(self, world: Physics, table: Table) -> Table:
        raise NotImplementedError

    def takes(self, roster: Roster) -> tuple[Piece, ...]:
        """Pieces that are off the table afterwards."""
        return ()

    def puts(self, roster: Roster) -> tuple[Piece, ...]:
        """Pieces that are on the table afterwards."""
        return ()


class Remove(Hand, frozen=True):
    """Pieces off the table."""

    pieces: tuple[Piece, ...]

    def do(self, world: Physics, table: Table) -> Table:
        return world.remove(table, self.pieces)

    def takes(self, roster: Roster) -> tuple[Piece, ...]:
        return self.pieces


class OfMonster(Hand, frozen=True):
    """Something with a whole Monster."""

    monster: Monster

    def puts(self, roster: Roster) -> tuple[Piece, ...]:
        return roster.paws(self.monster), roster.body(self.monster)


class Mount(OfMonster, frozen=True):
    """rampage.move.3, rampage.demolish.9, rampage.clarifications.1: the Body on its Paws, which may be nudged."""

    inverted: bool = False

    def do(self, world: Physics, table: Table) -> Table:
        return world.mount(table, self.monster, self.inverted)


class Stand(OfMonster, frozen=True):
    """rampage.judge.10: the Monster at a spot, or at the free spot nearest to it."""

    spot: Spot
    yaw: int = 0
    inverted: bool = False

    def do(self, world: Physics, table: Table) -> Table:
        spot = world.free_spot(table, world.roster.paws(self.monster), self.spot) or self.spot
        return world.stand(table, self.monster, spot, self.yaw, self.inverted)


class Lay(OfMonster, frozen=True):
    """The Paws at a spot, the Body in the hand."""

    spot: Spot

    def do(self, world: Physics, table: Table) -> Table:
        return world.lay(world.remove(table, (world.roster.body(self.monster),)), self.monster, self.spot)

    def takes(self, roster: Roster) -> tuple[Piece, ...]:
        return (roster.body(self.monster),)

    def puts(self, roster: Roster) -> tuple[Piece, ...]:
        return (roster.paws(self.monster),)


class Perch(Lay, frozen=True):
    """The Paws on the uppermost thing at a spot, the Body in the hand."""

    def do(self, world: Physics, table: Table) -> Table:
        return world.perch(table, self.monster, self.spot)


class Topple(Hand, frozen=True):
    """A Body lies beside its Paws, away from another Monster."""

    monster: Monster
    away_from: Monster

    def do(self, world: Physics, table: Table) -> Table:
        return world.topple(table, self.monster, self.away_from)

    def puts(self, roster: Roster) -> tuple[Piece, ...]:
        return (roster.body(self.monster),)


class SendHome(Hand, frozen=True):
    """rampage.toss.5: a Vehicle back on the space of its colour."""

    vehicle: Piece

    def do(self, world: Physics, table: Table) -> Table:
        return world.send_home(table, self.vehicle)

    def puts(self, roster: Roster) -> tuple[Piece, ...]:
        return (self.vehicle,)


class Herd(Hand, frozen=True):
    """Meeples standing in a Neighborhood, as near as possible to a rectangle."""

    meeples: tuple[Piece, ...]
    zone: Zone
    around: Rect

    def do(self, world: Physics, table: Table) -> Table:
        return world.gather(table, self.meeples, self.zone, self.around)

    def puts(self, roster: Roster) -> tuple[Piece, ...]:
        return self.meeples


AnyHand = Remove | Mount | Stand | Lay | Perch | Topple | SendHome | Herd


def sketch(table: Table, hands: tuple[AnyHand, ...], roster: Roster) -> Table:
    """Which pieces are on the table after some hands; where they are does not matter."""
    poses = list(table.poses)
    for hand in hands:
        for piece in hand.takes(roster):
            poses[piece] = None
        for piece in hand.puts(roster):
            poses[piece] = SOMEWHERE
    return Table(tuple(poses))


# -- steps of nature ------------------------------------------------------------------------------------------


class Physical(Chance, frozen=True):
    """Nature is physics. Only the tremor and the readings of a table are the same on every machine."""

    def follows(self, s: Rampage, choice: Happens, rng: Random) -> bool:
        """rampage.judge.13: the seed is the next one, and the readings follow from the table. `refuse` checks that
        the outcome is well formed."""
        outcome = choice.outcome
        return outcome.seed == rng.getrandbits(31) and s.box.world.judge(outcome.table) == outcome.readings


class Arrange(Physical, frozen=True):
    """rampage.judge.1: hands move pieces, and everything settles."""

    hands: tuple[AnyHand, ...]
    rule = "rampage.judge.1"

    def sample(self, s: Rampage, rng: Random) -> Happens:
        table = s.table
        for hand in self.hands:
            table = hand.do(s.box.world, table)
        return Happens(s.box.happens(table, Settle(), rng.getrandbits(31)))

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        before = sketch(s.table, self.hands, s.box.roster)
        good = isinstance(choice, Happens) and s.box.world.plausible(before, Settle(), choice.outcome)
        return None if good else no(self.rule, "bad-outcome")

    def take(self, s: Rampage, choice: Happens) -> None:
        s.rests(choice.outcome)
