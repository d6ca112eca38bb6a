"""What a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from roarhouse.core.bags import Bag, bag_of, cards_of
from roarhouse.core.game import View
from roarhouse.core.words import Seat
from roarhouse.games.rampage.aims import Aiming
from roarhouse.games.rampage.choices import Foresee, Keep, Ready, Vote
from roarhouse.games.rampage.chow import Bite
from roarhouse.games.rampage.meals import Meal
from roarhouse.games.rampage.nature import Arrange, Simulate
from roarhouse.games.rampage.physics.facts import Facts, Table
from roarhouse.games.rampage.placing import Putting, Restart
from roarhouse.games.rampage.runaway import lines_full
from roarhouse.games.rampage.scoring import estimate
from roarhouse.games.rampage.shot import Shot
from roarhouse.games.rampage.turn import ChooseAction
from roarhouse.games.rampage.uses import TasteKiss
from roarhouse.games.rampage.variants import KINDS

if TYPE_CHECKING:
    from roarhouse.games.rampage.state import Rampage

Phase = Literal["setup", "action", "aim", "physics", "place", "chow", "card", "over"]


class Stomach(Struct, frozen=True):
    """rampage.lexicon.12: what is behind a screen."""

    meeples: Bag
    floors: int
    teeth: int


class Player(Struct, frozen=True, kw_only=True):
    """One seat as the viewer sees it. rampage.lexicon.11, rampage.components.3: the Mouth is open to everybody, the
    Stomach is not."""

    corner: int
    party: int
    mouth: int  # Teeth tokens
    teeth: int  # with the printed ones
    stomach: Stomach | None  # None while it is hidden from the viewer
    characters: tuple[int, ...]
    powers: tuple[int, ...]  # rampage.monsters.7
    supers: int  # rampage.monsters.8: that there are so many, not which
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
    """rampage.city.9, rampage.components.6: the City and the Runaway board, for everybody; and one's own cards."""

    phase: Phase
    table: Table
    facts: Facts
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
    lines: tuple[int, ...]  # sizes: side A
    zones: tuple[int, ...]  # side B, by colour
    lines_full: int
    pending: tuple[int, ...]
    boxed: Bag
    floors_boxed: int
    teeth_boxed: int
    floors_left: int
    deck: tuple[int, ...]  # how many Characters, Powers and Superpowers are left
    discards: tuple[int, ...]
    # the own seat's
    estimate: tuple[tuple[str, int], ...] = ()  # what it would score now, as far as it can know; rows of the sheet
    supers: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    shelved: tuple[int, ...] = ()
    sealed: Keep | Vote | Ready | Foresee | None = None
    kissed: Bag | None = None  # rampage.superpowers.6: the Stomach of the kissed one, during the kiss


def view(s: Rampage, seat: Seat) -> RampageView:
    box = s.box
    own = own_part(s, seat) if seat in box.seats else {}
    return RampageView(
        seat=seat,
        turn=s.agenda[-1].turn(s) if s.agenda else (),
        phase=phase_of(s),
        table=s.table,
        facts=s.facts,
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
        lines=box.lines,
        zones=box.zones,
        lines_full=lines_full(s, sum(s.runaway)),
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
    (ChooseAction, "action"),
    (Aiming, "aim"),
    ((Arrange, Simulate), "physics"),
    ((Putting, Restart), "place"),
    (Bite, "chow"),
)


def kinds(s: Rampage, cards: tuple[int, ...]) -> tuple[int, ...]:
    return bag_of(len(KINDS), [s.box.kind_of[card] for card in cards])


def player(s: Rampage, owner: Seat, seat: Seat) -> Player:
    return Player(
        corner=s.box.corners[owner],
        party=s.box.party_of[owner],
        mouth=s.mouth[owner],
        teeth=s.teeth(owner),
        stomach=stomach(s, owner) if s.sees_stomach(seat, owner) else None,
        characters=s.characters[owner],
        powers=s.powers[owner],
        supers=len(s.supers[owner]),
        drawn=kinds(s, s.drawn[owner]),
        shelved=kinds(s, s.shelved[owner]),
        away=s.away[owner],
        fallen=s.box.corners[owner] in s.facts.fallen,
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
    return Stomach(s.meeples[seat], s.floors[seat], s.broken[seat])


def own_part(s: Rampage, seat: Seat) -> dict[str, Any]:
    step = s.agenda[-1] if s.agenda else None
    kissing = isinstance(step, TasteKiss) and step.seat == seat
    return {
        "estimate": estimate(s, seat),
        "supers": s.supers[seat],
        "drawn": s.drawn[seat],
        "shelved": s.shelved[seat],
        "sealed": s.sealed.get(seat),
        "kissed": s.meeples[step.whom] if kissing and isinstance(step, TasteKiss) else None,
    }
