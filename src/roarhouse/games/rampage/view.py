"""What a seat may know."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from roarhouse.core.bags import Bag, bag_of, cards_of
from roarhouse.core.game import View
from roarhouse.core.words import Seat
from roarhouse.games.rampage.appetite import Serving, best_serving
from roarhouse.games.rampage.choices import Foresee, Keep, Ready, Vote
from roarhouse.games.rampage.components import KINDS
from roarhouse.games.rampage.physics.city.plan import Zone
from roarhouse.games.rampage.physics.interface import Readings, Table
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.cards.stomachs import TasteKiss
from roarhouse.games.rampage.rules.chow import Bite, Biting
from roarhouse.games.rampage.rules.hands import Arrange
from roarhouse.games.rampage.rules.placing import Putting, Restart
from roarhouse.games.rampage.rules.resolve import Simulate
from roarhouse.games.rampage.rules.runaway import RunawayRow, runaway_rows
from roarhouse.games.rampage.rules.scoring import estimate
from roarhouse.games.rampage.rules.turn import ChooseAction
from roarhouse.games.rampage.rules.yard import YardAction
from roarhouse.games.rampage.state import Meal, Rampage, Shot

Phase = Literal["setup", "action", "aim", "physics", "place", "chow", "card", "over"]


class Stomach(Struct, frozen=True):
    """rampage.lexicon.12: what is behind a screen. rampage.scoring.1: its complete sets, and the colours that the
    next set lacks."""

    meeples: Bag
    floors: int
    teeth: int
    sets: int
    lacks: tuple[int, ...]


class Player(Struct, frozen=True, kw_only=True):
    """One seat as the viewer sees it. rampage.lexicon.11, rampage.components.3: the Mouth is public, the Stomach is
    not."""

    corner: int
    party: int
    in_city: bool
    zones: tuple[Zone, ...]  # rampage.lexicon.8: the Neighborhoods of its Paws
    sidewalks: tuple[int, ...]  # and the Ruins whose Sidewalk they touch
    mouth: int  # Teeth tokens
    teeth: int  # with the printed ones
    stomach: Stomach | None  # None while it is hidden from the viewer
    characters: tuple[int, ...]
    powers: tuple[int, ...]  # rampage.monsters.7
    supers: int  # rampage.monsters.8: their number is public
    drawn: tuple[int, ...]  # the kinds of the cards in hand, not their faces
    shelved: tuple[int, ...]  # and of those put out of play unseen
    away: bool
    fallen: bool
    paralysed: bool
    inverted: bool
    bonus: int  # more actions in the next turn
    passed: bool
    bought: int
    mutated: int
    meal: Meal | None
    foreseen: Foresee | None
    chosen: bool  # has made its sealed choice


class RampageView(View, frozen=True, kw_only=True):
    """rampage.city.9, rampage.components.6: the City and the Runaway board, which are public; and the own cards."""

    phase: Phase
    table: Table
    readings: Readings = field(name="facts")
    shots: int
    shot: Shot | None  # the film of the event that this view follows; later views have another, or none
    boards: int
    players: tuple[Player, ...]
    parties: tuple[tuple[Seat, ...], ...]
    common: tuple[tuple[int, ...], ...]  # the Power of each team
    party: int
    actor: Seat
    actions: int
    turns: int
    last_turns: int
    stall: int
    side: str
    runaway: Bag
    runaway_rows: tuple[RunawayRow, ...]  # the lines of side A or the zones of side B
    pending: tuple[int, ...]
    boxed: Bag
    floors_boxed: int
    teeth_boxed: int
    floors_left: int
    deck: tuple[int, ...]  # how many Characters, Powers and Superpowers are left
    discards: tuple[int, ...]
    # the own seat's
    estimate: tuple[tuple[str, int], ...] = ()  # what it would score now, as far as it knows; rows of the sheet
    estimated: int = 0  # their sum
    supers: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    shelved: tuple[int, ...] = ()
    sealed: Keep | Vote | Ready | Foresee | Biting | None = None
    serving: Serving | None = None  # what it would best eat now
    kissed: Bag | None = None  # rampage.superpowers.6: the Stomach of the kissed one, during the kiss


def view(s: Rampage, seat: Seat) -> RampageView:
    box = s.box
    own = own_part(s, seat) if seat in box.seats else {}
    return RampageView(
        seat=seat,
        turn=s.agenda[-1].turn(s) if s.agenda else (),
        phase=phase_of(s),
        table=s.table,
        readings=s.readings,
        shots=s.shots,
        shot=s.shot,
        boards=box.boards,
        players=tuple([player(s, other, seat) for other in box.seats]),
        parties=box.parties,
        common=tuple(s.common),
        party=s.party,
        actor=s.actor,
        actions=s.actions,
        turns=s.turns,
        last_turns=s.last_turns,
        stall=s.stall,
        side=s.side,
        runaway=s.runaway,
        runaway_rows=runaway_rows(s),
        pending=s.pending,
        boxed=s.boxed,
        floors_boxed=s.floors_boxed,
        teeth_boxed=s.teeth_boxed,
        floors_left=sum([s.table.there(floor) for floor in box.roster.floors]),
        deck=kinds(s, tuple(cards_of(s.deck))),
        discards=s.discards,
        **own,
    )


def phase_of(s: Rampage) -> Phase:
    step = s.agenda[-1] if s.agenda else None
    if step is None:
        return "over"
    for kind, phase in PHASES:
        if isinstance(step, kind):
            return phase
    return "card" if s.turns else "setup"


PHASES: tuple[tuple[type[Any] | tuple[type[Any], ...], Phase], ...] = (
    ((ChooseAction, YardAction), "action"),
    (Aiming, "aim"),
    ((Arrange, Simulate), "physics"),
    ((Putting, Restart), "place"),
    (Bite, "chow"),
)


def kinds(s: Rampage, cards: tuple[int, ...]) -> tuple[int, ...]:
    return bag_of(len(KINDS), [s.box.kind_of[card] for card in cards])


def player(s: Rampage, owner: Seat, seat: Seat) -> Player:
    in_city = s.built and s.in_city(s.paws(owner))
    return Player(
        corner=s.box.corners[owner],
        party=s.box.party_of[owner],
        in_city=in_city,
        zones=s.where(owner),
        sidewalks=s.readings.sidewalks(s.paws(owner)) if in_city else (),
        mouth=s.mouth[owner],
        teeth=s.teeth(owner),
        stomach=stomach(s, owner) if s.sees_stomach(seat, owner) else None,
        characters=s.characters[owner],
        powers=s.powers[owner],
        supers=len(s.supers[owner]),
        drawn=kinds(s, s.drawn[owner]),
        shelved=kinds(s, s.shelved[owner]),
        away=s.away[owner],
        fallen=s.box.corners[owner] in s.readings.fallen,
        paralysed=s.paralysed[owner],
        inverted=s.inverted[owner],
        bonus=s.bonus[s.box.party_of[owner]],
        passed=s.passed[owner],
        bought=s.bought[owner],
        mutated=s.mutated[owner],
        meal=s.meals[owner],
        foreseen=s.foreseen[owner],
        chosen=owner in s.sealed,
    )


def stomach(s: Rampage, seat: Seat) -> Stomach:
    bag = s.meeples[seat]
    lacks = tuple([colour for colour, n in enumerate(bag) if n == min(bag)])
    return Stomach(bag, s.floors[seat], s.broken[seat], min(bag), lacks)


def own_part(s: Rampage, seat: Seat) -> dict[str, Any]:
    step = s.agenda[-1] if s.agenda else None
    kissing = isinstance(step, TasteKiss) and step.seat == seat
    rows = estimate(s, seat)
    return {
        "estimate": rows,
        "estimated": sum([points for _, points in rows]),
        "supers": s.supers[seat],
        "drawn": s.drawn[seat],
        "shelved": s.shelved[seat],
        "sealed": s.sealed.get(seat),
        "serving": best_serving(s, seat),
        "kissed": s.meeples[step.whom] if kissing and isinstance(step, TasteKiss) else None,
    }
