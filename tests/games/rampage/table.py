"""A City laid out in a few words: who stands where and holds what, what an act did, who chooses.

    t = City("Ann Ben").cards(Ann="boxer, unleashed").at(Ann="theatre")
    t.acts("Ann", Move(), fallen="Ben")          # nature says that the flick knocked Ben down

An outcome of nature is built by moving pieces on the real table and letting them settle, so poses,
contacts and readings agree. What comes after it (Bodies put back, Floors taken away) is simulated. Lengths are
centimetres here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, Final, Self

from msgspec.structs import replace

from roarhouse.core.bags import Bag, bag_of, take
from roarhouse.core.game import NATURE, Choice, Step, settle
from roarhouse.core.options import make_options
from roarhouse.core.result import Result
from roarhouse.games.rampage.choices import Aim, Aimed, Deal, Happens, Into, Pass
from roarhouse.games.rampage.game import RampageGame
from roarhouse.games.rampage.options import RampageOptions
from roarhouse.games.rampage.physics.city.plan import COLOURS, Piece
from roarhouse.games.rampage.physics.interface import Outcome, Pose, Readings, Settle, Table
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.resolve import Simulate
from roarhouse.games.rampage.rules.turn import ChooseAction
from roarhouse.games.rampage.state import Rampage
from tests.kit.table import NamedSeats

GAME: Final = RampageGame()
CARDS: Final = {row.id: k for k, row in enumerate((*GAME.deck.character, *GAME.deck.power, *GAME.deck.superpower))}
RUINS: Final = {name: k for k, name in enumerate(("ST", "RW", "RE", "NW", "NE", "SW", "SE"))}
ZONES: Final = {
    name: k
    for k, name in enumerate(("harbour", "park", "market", "theatre", "station", "campus", "boardwalk", "factory"))
}
# where a Monster stands in the middle of a Neighborhood, and on the Sidewalk of the north-west tower
SPOTS: Final = {
    "harbour": (-25.0, 9.0),
    "park": (0.0, 26.0),
    "market": (25.0, 9.0),
    "theatre": (0.0, 12.0),
    "station": (0.0, -12.0),
    "campus": (25.0, -9.0),
    "boardwalk": (0.0, -26.0),
    "factory": (-25.0, -9.0),
    "NW walk": (-19.0, 18.0),
    "theatre west": (-5.0, 11.5),
    "theatre east": (5.0, 11.5),
}
BUS, TAXI, TRUCK, ENGINE = 19, 20, 21, 22
LAID: Final = (70711, 70711, 0, 0)  # turned on its back
MM: Final = 1000  # of a pose, in a centimetre


def options(**values: Any) -> RampageOptions:
    made: RampageOptions = make_options(RampageGame, **values)
    return made


def card(id: str) -> int:
    return CARDS[id]


# -- pieces on the table --------------------------------------------------------------------------------------


def pose(x: float, y: float, z: float, turned: tuple[int, int, int, int] = (100_000, 0, 0, 0)) -> Pose:
    return Pose(round(x * MM), round(y * MM), round(z * MM), *turned)


def placed(s: Rampage, table: Table, moves: dict[Piece, Pose]) -> Table:
    """Pieces at other poses, ready to settle."""
    bare = s.box.world.remove(table, moves)
    poses = tuple(moves.get(piece, old) for piece, old in enumerate(bare.poses))
    return replace(bare, poses=poses, stirred=tuple(sorted({*bare.stirred, *moves})))


def standing(s: Rampage, piece: Piece, x: float, y: float, board: bool = True) -> Pose:
    """A piece upright on the board, or on the table beside it."""
    roster = s.box.roster
    half = 0.8 if piece in roster.meeples else 0.7 if piece in roster.vehicles else 0.1
    half = {True: 0.5}.get(roster.paws(0) <= piece < roster.body(0), half)
    half = {True: 2.5}.get(roster.body(0) <= piece < roster.meeples[0], half)
    return pose(x, y, half + (0.01 if board else -0.29))


def outside(s: Rampage, pieces: Iterable[Piece], y: float = -20.0) -> dict[Piece, Pose]:
    """Beside the City, apart from each other."""
    return {piece: standing(s, piece, 40.0 + 14.0 * k, y, board=False) for k, piece in enumerate(pieces)}


def settled(s: Rampage, table: Table, before: Readings, struck: tuple[Piece, ...] = ()) -> Outcome:
    outcome = s.box.world.simulate(table, Settle(), 0)
    fell = tuple(m for m in outcome.readings.fallen if m not in before.fallen)
    there = tuple(piece for piece in struck if outcome.table.there(piece))
    return replace(outcome, film=b"", knocked=fell, struck=there)


# -- the game -------------------------------------------------------------------------------------------------


@cache
def _first_action(chosen: RampageOptions) -> Rampage:
    """The first action of a game without cards."""
    s, rng = GAME.start(chosen), Random(1)
    while not (s.agenda and isinstance(s.agenda[-1], ChooseAction)):
        seat = GAME.turn(s)[0]
        choice = GAME.nature(s, rng) if seat == NATURE else GAME.default(s, seat)
        GAME.apply(s, seat, choice)
    seats = len(s.box.seats)
    for zone in ("characters", "powers", "supers", "drawn", "shelved"):
        setattr(s, zone, [()] * seats)
    s.common, s.deck = [()] * len(s.box.parties), s.box.all_cards
    return s


@cache
def _built(chosen: RampageOptions) -> Choice:
    """A City for these options."""
    return GAME.nature(GAME.start(chosen), Random(1))


class Players(NamedSeats[Rampage]):
    game = GAME

    def __init__(self, players: str, s: Rampage) -> None:
        super().__init__(players, s)
        self.rng = Random(5)

    def settles(self) -> Self:
        """All choices of nature that are due, by real physics and real dice."""
        while GAME.turn(self.s) == (NATURE,):
            GAME.apply(self.s, NATURE, GAME.nature(self.s, self.rng))
        return self

    def menu(self, name: str) -> tuple[Choice, ...]:
        """A menu that is a list, or what is worth trying of one that is not."""
        menu = GAME.menu(self.s, self.seat(name))
        return menu if isinstance(menu, tuple) else tuple(menu.worth_trying())

    def rules(self) -> list[str]:
        """The rules by which something was told."""
        return [told.rule for told in self.s.story or ()]

    @property
    def result(self) -> Result:
        result = GAME.result(self.s)
        assert result is not None
        return result

    def twin(self) -> Self:
        twin = super().twin()
        twin.rng = Random(5)
        return twin


class Opening(Players):
    """A game from its very beginning."""

    def __init__(self, players: str, **values: Any) -> None:
        values = {"startPlayer": "host", "seats": len(players.split())} | values
        super().__init__(players, GAME.start(options(**values)))

    def settles_city(self) -> Self:
        """The City stands."""
        GAME.apply(self.s, NATURE, _built(self.s.box.options))
        return self

    def until(self, step: type[Step] | None) -> Self:
        """By default choices and real dice, until something is asked (or the first action)."""
        while self.now is not (step or ChooseAction):
            seat = GAME.turn(self.s)[0]
            real = GAME.nature(self.s, self.rng) if seat == NATURE else GAME.default(self.s, seat)
            GAME.apply(self.s, seat, real)
        return self

    def deals(self, **of: str) -> Self:
        """`Ann="shy, boxer, hobo"`."""
        hands = [tuple(sorted(card(id.strip()) for id in of[name].split(","))) for name in self.names]
        return self.does("nature", Deal(tuple(hands)))


class City(Players):
    """The first player's first action; no seat has a card unless it is given one."""

    def __init__(self, players: str = "Ann Ben", **values: Any) -> None:
        values = {"startPlayer": "host", "seats": len(players.split())} | values
        super().__init__(players, _first_action(options(**values)).copy())

    # -- laying it out ---------------------------------------------------------------------------------------

    def cards(self, **of: str) -> Self:
        for name, text in of.items():
            for id in (part.strip() for part in text.split(",")):
                number = card(id)
                zone = (self.s.characters, self.s.powers, self.s.supers)[self.s.box.kind_of[number]]
                zone[self.seat(name)] += (number,)
                self.s.deck = take(self.s.deck, (number,))
        return self

    def at(self, **of: str | tuple[float, float]) -> Self:
        """Monsters standing at a spot, or in the middle of a Neighborhood."""
        for name, where in of.items():
            x, y = SPOTS[where] if isinstance(where, str) else where
            corner = self.s.box.corners[self.seat(name)]
            table = self.s.box.world.stand(self.s.table, corner, (round(x * 100), round(y * 100)))
            self.rest(table)
        return self

    def rest(self, table: Table) -> Self:
        self.s.rests(settled(self.s, table, self.s.readings))
        self.s.knocked = ()
        return self

    def puts(self, moves: dict[Piece, Pose]) -> Self:
        """Pieces elsewhere, before any action."""
        return self.rest(placed(self.s, self.s.table, moves))

    def puts_meeple(self, colour: str, x: float, y: float) -> Piece:
        """A roof Meeple of a colour, or any, standing in the street."""
        piece = self.loose(colour)
        self.puts({piece: standing(self.s, piece, x, y)})
        return piece

    def reads(self, **changes: Any) -> Self:
        """Set readings regardless of the poses: for questions that need no motion."""
        self.s.readings = replace(self.s.readings, **changes)
        return self

    def zones_of(self, piece: Piece, zones: tuple[int, ...]) -> Self:
        """A piece over other zones."""
        all_zones = self.s.readings.zones
        return self.reads(zones=(*all_zones[:piece], zones, *all_zones[piece + 1 :]))

    def loose_on(self, ruin: int) -> Piece:
        """The Meeple on the roof."""
        floors = self.s.box.roster.floors
        meeples = [p for p in self.s.readings.buildings[ruin] if p not in floors and p not in self.s.readings.laden]
        return meeples[0]

    def puts_vehicle(self, vehicle: Piece, x: float, y: float) -> Self:
        return self.puts({vehicle: standing(self.s, vehicle, x, y)})

    def loose(self, colour: str, but: Iterable[Piece] = ()) -> Piece:
        """A Meeple that carries nothing and stands on a Building; any other of that colour, if there is none."""
        found = [p for p in self.s.box.roster.meeples if self.colour(p) == colour and self.s.table.there(p)]
        free = [p for p in found if p not in self.s.readings.laden and self.s.readings.ruins(p) and p not in but]
        return (free or [p for p in found if p not in but])[0]

    def colour(self, meeple: Piece) -> str:
        return COLOURS[self.s.box.roster.colour(meeple)]

    def eaten(self, **of: str) -> Self:
        """Stomachs: `Ann="blue 2, red 1"`. The Meeples are taken off the table."""
        for name, text in of.items():
            bag = meeples(text)
            self.s.meeples[self.seat(name)] = bag
            self.remove(bag)
        return self

    def remove(self, bag: Bag) -> None:
        """Meeples off the table without anything falling, as if the storeys had been built without them."""
        poses = list(self.s.table.poses)
        for colour, n in enumerate(bag):
            some = [p for p in self.s.box.roster.meeples if self.s.box.roster.colour(p) == colour and poses[p]]
            for piece in some[:n]:
                poses[piece] = None
        gone = {piece for piece, at in enumerate(poses) if at is None}
        table = self.s.table
        self.s.table = replace(
            table,
            poses=tuple(poses),
            touches=tuple(pair for pair in table.touches if not gone.intersection(pair)),
            carries=tuple(pair for pair in table.carries if not gone.intersection(pair)),
        )
        self.s.readings = self.s.box.world.judge(self.s.table)

    def teeth(self, **of: int) -> Self:
        """Tokens left; the others have gone to the box."""
        for name, left in of.items():
            self.s.teeth_boxed += self.s.mouth[self.seat(name)] - left
            self.s.mouth[self.seat(name)] = left
        return self

    def broken(self, **of: int) -> Self:
        for name, n in of.items():
            self.s.broken[self.seat(name)] = n
        return self

    def floors(self, **of: int) -> Self:
        """Floors in Stomachs, taken from nowhere."""
        for name, n in of.items():
            self.s.floors[self.seat(name)] = n
        return self

    def fled(self, text: str) -> Self:
        """Meeples on the Runaway board."""
        self.s.runaway = meeples(text)
        self.remove(self.s.runaway)
        return self

    def knock_down(self, name: str) -> Self:
        return self.puts({self.s.body(self.seat(name)): self.lying(name)})

    def lying(self, name: str) -> Pose:
        """On its back, six centimetres towards the middle of the City from its Paws."""
        x, y = self.s.table.spot(self.s.paws(self.seat(name)))
        return pose(x / 100 + (-6 if x > 0 else 6), y / 100, 1.01, LAID)

    def demolished(self, but: Iterable[Piece] = ()) -> Self:
        """No Floors are left in the City but these; the Meeples they carried are gone too."""
        floors = [p for p in self.s.box.roster.floors if p not in but]
        kept = {below for below, above in self.s.table.carries if above in but}
        gone = [p for p in self.s.box.roster.meeples if self.s.readings.ruins(p) and p not in kept]
        on_top = [p for below, p in self.s.table.carries if below in but]
        self.s.floors_boxed += len(floors)
        self.s.boxed = bag_of(len(COLOURS), [self.s.box.roster.colour(p) for p in gone if p not in on_top])
        return self.rest(self.s.box.world.remove(self.s.table, [*floors, *[p for p in gone if p not in on_top]]))

    def starts(self, *steps: Step) -> Self:
        """Put a step on the agenda, regardless of the turn."""
        self.s.then(*steps)
        settle(self.s)
        return self

    # -- playing ---------------------------------------------------------------------------------------------

    def aims(self, name: str, action: Choice, act: Aimed | None = None) -> Self:
        """An action and its aim: the first worth trying, unless told otherwise."""
        self.does(name, action)
        step = self.s.agenda[-1]
        assert isinstance(step, Aiming), step
        candidates: Iterator[Aimed] = step.candidates(self.s)
        return self.does(name, Aim(act or next(candidates)))

    def acts(self, name: str, action: Choice, act: Aimed | None = None, **what: Any) -> Self:
        """An action with the outcome that nature is told, and everything that follows by itself."""
        return self.aims(name, action, act).happens(**what).settles()

    def happens(
        self,
        moves: dict[Piece, Pose] | None = None,
        fallen: str = "",
        out: Iterable[Piece] = (),
        gone: Iterable[str] = (),
        struck: Iterable[Piece] = (),
        end: str = "rest",
    ) -> Self:
        """Nature's outcome: pieces at new poses, Bodies that lie, pieces out of the City, whose Paws are out too."""
        step = self.s.agenda[-1]
        assert isinstance(step, Simulate), step
        table = self.s.table
        if step.deed in ("flick", "jump", "kungfu") and end != "aborted":
            table = self.s.box.world.remove(table, (self.s.body(step.seat),))
        changed = dict(moves or {}) | {self.s.body(self.seat(name)): self.lying(name) for name in fallen.split()}
        changed |= outside(self.s, [*out, *(self.s.paws(self.seat(name)) for name in gone)])
        outcome = settled(self.s, placed(self.s, table, changed), self.s.readings, tuple(struck))
        return self.does("nature", Happens(replace(outcome, end=end)))

    def happens_with(self, knocked: tuple[int, ...] = (), **readings: Any) -> Self:
        """Nature's outcome: everything as it was, but the readings are these."""
        outcome = Outcome(self.s.table, replace(self.s.readings, **readings), knocked=knocked)
        return self.does("nature", Happens(outcome))

    def comes_to_rest(self, moves: dict[Piece, Pose]) -> Self:
        """What came of a hand that placed something: the real thing, and these pieces elsewhere."""
        choice = GAME.nature(self.s, self.rng)
        assert isinstance(choice, Happens)
        outcome = settled(self.s, placed(self.s, choice.outcome.table, moves), self.s.readings)
        left = tuple(piece for piece in outcome.readings.out if piece not in self.s.readings.out)
        return self.does("nature", Happens(replace(outcome, left=left)))

    def into(self, zone: str) -> Into:
        return Into(ZONES[zone])

    def upright(self, x: float, y: float) -> Pose:
        """A Body standing on the board."""
        return pose(x, y, 2.51)

    def passes(self, name: str) -> Self:
        return self.does(name, Pass())

    def plays_on(self, until: type[Step] | None = None, most: int = 400) -> Self:
        """By default choices and real physics, at least one choice."""
        for _ in range(most):
            if not self.s.agenda:
                break
            seat = GAME.turn(self.s)[0]
            GAME.apply(self.s, seat, GAME.nature(self.s, self.rng) if seat == NATURE else GAME.default(self.s, seat))
            if until is not None and self.now is until:
                break
        return self

    # -- looking at it ---------------------------------------------------------------------------------------

    def mouth(self, name: str) -> int:
        return self.s.mouth[self.seat(name)]

    def stomach(self, name: str) -> str:
        return shown(self.s.meeples[self.seat(name)])

    def where(self, name: str) -> list[str]:
        zones = list(ZONES)
        return [zones[zone] for zone in self.s.where(self.seat(name))]


def meeples(text: str) -> Bag:
    """`blue 2, red 1`."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return bag_of(len(COLOURS), [COLOURS.index(colour) for colour, n in parts for _ in range(int(n))])


def shown(bag: Bag) -> str:
    return ", ".join(f"{COLOURS[k]} {n}" for k, n in enumerate(bag) if n)
