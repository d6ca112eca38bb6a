"""The interface between the city and the rules. Rules import this file, `city.plan` and `world.World`, nothing else.

A **table** is every piece at rest, in whole numbers: it is all that a game's state keeps, it is copied by reference,
and the same table with the same act and seed gives the same outcome. An **act** is what a hand does, in whole
numbers within ranges. An **outcome** is what the simulation made of it: nature's choice, recorded as it is, so that
a replay never simulates. **Readings** are what the
judge reads from the poses, in the words of the rulebook.

    world = World(Settings())                            # once per set of options; holds no game
    outcome = world.build((0, 2), seed)                  # two Monsters, in the corners NW and SE
    outcome = world.simulate(outcome.table, Flick(0, yaw=3150, strength=700, offset=0), seed)
    table = world.mount(outcome.table, 0)                # a hand moves pieces; then let everything settle
    outcome = world.simulate(table, Settle(), seed)      # costs next to nothing if nothing can move

Pieces are small numbers, the same in every game of that many boards: see `Roster`. Monsters are named by their
corner (0 NW, 1 NE, 2 SE, 3 SW; 4 to 7 on the second board), not by the seat. Lengths in poses are 0.01 mm; lengths
in aims, spots and the map are 0.01 cm. x is east, y is north, z is up from the top of the board; the middle of the
first board is the origin. Yaw is counted in 0.1 degree anticlockwise from east.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, Protocol

from msgspec import Meta, Struct, field

from roarhouse.games.rampage.physics.city.plan import Map, Monster, Piece, Rect, Roster, Spot, Zone

Noise = Literal["off", "low", "normal", "high"]

SIDEWALK: Final = 100  # the sidewalk of ruin r is zone SIDEWALK + r
RUIN: Final = 200  # ruin r is zone RUIN + r; as a carrier in `Table.carries` it is GROUND_RUIN - r
START: Final = 300  # the starting area of corner k is zone START + k
BOARD: Final = -1  # a contact with the top of the board
RIM: Final = -2  # a contact with the side face of the board only
GROUND_RUIN: Final = -10  # a contact with the ground within ruin r is GROUND_RUIN - r

Tenths = Annotated[int, Meta(ge=0, lt=3600)]  # a direction


# -- the table ------------------------------------------------------------------------------------------------


class Pose(Struct, frozen=True, array_like=True, cache_hash=True):
    """Where the middle of a piece is, in 0.01 mm, and how it is turned: a unit quaternion times 100000."""

    x: int
    y: int
    z: int
    qw: int = 100_000
    qx: int = 0
    qy: int = 0
    qz: int = 0


class Table(Struct, frozen=True, cache_hash=True):
    """Everything at rest. A piece without a pose is in a hand, a stomach or the box."""

    poses: tuple[Pose | None, ...]  # by piece
    touches: tuple[tuple[int, int], ...] = ()  # rampage.judge.2: (a, b), a < b; a may be BOARD or RIM
    carries: tuple[tuple[int, int], ...] = ()  # rampage.judge.5: (below, above); also BOARD, GROUND_RUIN - r
    inverted: tuple[Monster, ...] = ()  # Bodies that were set upside down
    stirred: tuple[Piece, ...] = ()  # what may move since a hand put or took something; () when settled

    def there(self, piece: Piece) -> bool:
        return self.poses[piece] is not None

    def spot(self, piece: Piece) -> Spot:
        """Where a piece is on the map; it must be there."""
        pose = self.poses[piece]
        assert pose is not None
        return round(pose.x / 10), round(pose.y / 10)


class Readings(Struct, frozen=True):
    """A table at rest in the words of the rulebook: a function of the table alone."""

    zones: tuple[tuple[Zone, ...], ...]  # rampage.judge.7 and .8, by piece: every zone under its footprint
    out: tuple[Piece, ...]  # rampage.judge.3: on the table, but not in the City any more
    fallen: tuple[Monster, ...]  # rampage.judge.4: Monsters whose Body lies, in the City or out of it
    mounted: tuple[Monster, ...]  # Monsters whose Body stands on its own Paws
    laden: tuple[Piece, ...]  # rampage.judge.5: pieces that carry another piece
    bare: tuple[Piece, ...]  # rampage.gobble.2: floors in the City that carry nothing
    edible: tuple[Piece, ...]  # rampage.judge.6: meeples that can be eaten from the neighborhoods in their zones
    buildings: tuple[tuple[Piece, ...], ...]  # rampage.judge.9, by ruin: its floors and meeples; () without a floor

    def neighborhoods(self, piece: Piece) -> tuple[Zone, ...]:
        return tuple([zone for zone in self.zones[piece] if zone < SIDEWALK])

    def sidewalks(self, piece: Piece) -> tuple[int, ...]:
        """The ruins whose sidewalk a piece overlaps."""
        return tuple([zone - SIDEWALK for zone in self.zones[piece] if SIDEWALK <= zone < RUIN])

    def ruins(self, piece: Piece) -> tuple[int, ...]:
        return tuple([zone - RUIN for zone in self.zones[piece] if RUIN <= zone < START])

    def starts(self, piece: Piece) -> tuple[int, ...]:
        return tuple([zone - START for zone in self.zones[piece] if zone >= START])


class Outcome(Struct, frozen=True):
    """What happened: the table when everything rests, and how it came there. Own pieces stay where they lie."""

    table: Table
    readings: Readings = field(name="facts")
    struck: tuple[Piece, ...] = ()  # what the flicked, dropped or tossed piece touched on its way
    knocked: tuple[Monster, ...] = ()  # Bodies that stood before and lie now, the actor's own as well
    left: tuple[Piece, ...] = ()  # what was in the City before and is not now
    end: Literal["rest", "frozen", "aborted"] = "rest"  # aborted: the engine failed, the table is as before
    millis: int = 0  # simulated time
    seed: int = 0  # of the tremor
    film: bytes = b""  # key frames, see `physics.sim.film`; empty if nothing moved


# -- the acts -------------------------------------------------------------------------------------------------


class Flick(Struct, frozen=True, tag="flick"):
    """Move: the Body is taken into the hand (it is off the table afterwards), the Paws are flicked."""

    monster: Monster
    yaw: Tenths
    strength: Annotated[int, Meta(ge=50, le=1000)]  # 1/1000
    offset: Annotated[int, Meta(ge=-800, le=800)] = 0  # sideways hit point, 1/1000 of the radius


class Drop(Struct, frozen=True, tag="drop"):
    """Demolish: the Body falls from the fixed height. That (x, y) lies in the target's outline is for the rules."""

    monster: Monster
    x: int  # 0.01 cm
    y: int
    pose: Literal["upright", "head", "flat"] = "upright"
    yaw: Tenths = 0


class Toss(Struct, frozen=True, tag="toss"):
    """Toss a Vehicle: from the top of the Body. Jumper and Kung Fu Master toss the own Paws (the Body is in the hand
    afterwards), Catcher another Monster's Body."""

    monster: Monster
    piece: Piece
    yaw: Tenths
    tilt: Annotated[int, Meta(ge=0, le=350)]  # 0.1 degree: the Body leans back and the launch rises
    strength: Annotated[int, Meta(ge=50, le=1000)]
    side: Annotated[int, Meta(ge=-500, le=500)] = 0  # hit point sideways, 1/1000
    height: Annotated[int, Meta(ge=0, le=1000)] = 500  # hit point in height, 1/1000


class Breath(Struct, frozen=True, tag="breath"):
    """Breathe: from the head of this Monster's Body (Hurricane: of any that stands)."""

    monster: Monster
    yaw: Tenths
    pitch: Annotated[int, Meta(ge=-600, le=-50)]  # 0.1 degree
    sweep: Annotated[int, Meta(ge=-300, le=300)] = 0  # how far the head turns while blowing
    strength: Annotated[int, Meta(ge=400, le=1000)] = 700


class Settle(Struct, frozen=True, tag="settle"):
    """No act: what a hand has stirred comes to rest."""


Act = Flick | Drop | Toss | Breath | Settle


# -- the package ----------------------------------------------------------------------------------------------


class Settings(Struct, frozen=True):
    """What the options say about the physics."""

    boards: Annotated[int, Meta(ge=1, le=2)] = 1
    noise: Noise = "normal"
    drop_height: Annotated[int, Meta(ge=20, le=40)] = 30  # cm
    rim_contact: bool = True
    ruin_edge: Literal["bounce", "flush"] = "flush"


class Physics(Protocol):
    """What `physics.world.World(settings)` does. It keeps no game: every call depends on its arguments alone.

    Hands (`remove` to `gather`) return a table that may be `stirred`: simulate `Settle` before judging it. Call them
    inside nature's choice, so that the record holds what came of it.
    """

    settings: Settings
    map: Map
    roster: Roster

    def build(self, monsters: tuple[Monster, ...], seed: int) -> Outcome:
        """The City as at the start, with these Monsters on their starting areas."""

    def refuse(self, table: Table, act: Act) -> str | None:
        """The first field of an act that is out of its range, no whole number, or names a piece that is not there."""

    def simulate(self, table: Table, act: Act, seed: int) -> Outcome:
        """The authoritative outcome. Raises ValueError for what `refuse` names."""

    def rehearse(self, table: Table, act: Act, seed: int) -> Outcome:
        """A coarse and quick outcome without a film, for bots."""

    def judge(self, table: Table) -> Readings:
        """The readings of a table at rest."""

    def plausible(self, before: Table, act: Act, outcome: Outcome) -> bool:
        """Whether a recorded outcome is well formed: no piece made or lost, all within reach of the table."""

    # -- hands --

    def remove(self, table: Table, pieces: Iterable[Piece]) -> Table:
        """Take pieces off the table."""

    def mount(self, table: Table, monster: Monster, inverted: bool = False) -> Table:
        """rampage.clarifications.1: the Body on its Paws, which are shifted if it does not fit."""

    def stand(self, table: Table, monster: Monster, spot: Spot, yaw: int = 0, inverted: bool = False) -> Table:
        """The Paws at a spot of the board, the Body on them."""

    def lay(self, table: Table, monster: Monster, spot: Spot) -> Table:
        """The Paws alone at a spot of the board."""

    def perch(self, table: Table, monster: Monster, spot: Spot) -> Table:
        """Climber: the Paws on the uppermost thing at a spot; the Body is in the hand."""

    def topple(self, table: Table, monster: Monster, away_from: Monster) -> Table:
        """Terminator: the Body lies beside its Paws, pointing away from another Monster."""

    def send_home(self, table: Table, vehicle: Piece) -> Table:
        """rampage.toss.5: a Vehicle on its own space, or on the nearest free spot."""

    def gather(self, table: Table, meeples: Iterable[Piece], neighborhood: Zone, around: Rect) -> Table:
        """Meeples standing on free spots of a neighborhood, nearest to a rectangle (a sidewalk; a point)."""

    # -- questions before a hand moves --

    def free(self, table: Table, piece: Piece, spot: Spot, yaw: int = 0) -> bool:
        """rampage.judge.10: could this piece stand there, touching the board only? Its own pose does not count."""

    def within(self, piece: Piece, spot: Spot, neighborhood: Zone) -> bool:
        """Would the whole piece, unturned, lie inside a neighborhood?"""

    def free_spot(self, table: Table, piece: Piece, near: Spot, neighborhood: Zone | None = None) -> Spot | None:
        """The free spot nearest to a point, wholly inside the neighborhood if one is given."""

    def over(self, table: Table, piece: Piece, spot: Spot) -> bool:
        """Does a spot lie within the footprint of a piece?"""

    def empty_starts(self, table: Table) -> tuple[int, ...]:
        """rampage.move.5: the corners whose starting area no Body and no Paws overlap."""

    # -- exact copies --

    def snapshot(self, table: Table) -> bytes: ...
    def restore(self, data: bytes) -> Table: ...
