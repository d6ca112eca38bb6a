"""Simulating an act, and what follows when everything rests.

Each action registers what follows from its act in `AFTER`, by the type of the act.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from roarhouse.core.game import Choice, Refusal, no
from roarhouse.core.verbs import Dispatch
from roarhouse.core.words import Fact, Many, Seat, Who, Words
from roarhouse.games.rampage.choices import Aimed, Deed, Happens
from roarhouse.games.rampage.physics.interface import Outcome, Readings, Table
from roarhouse.games.rampage.rules.aftermath import Aftermath
from roarhouse.games.rampage.rules.hands import Physical
from roarhouse.games.rampage.rules.tidying import Tidy
from roarhouse.games.rampage.speech.names import floor_names, ruin_name, vehicle_name, zone_names
from roarhouse.games.rampage.state import Rampage

LOWER: Final = 500  # 0.01 mm: a piece that lies lower than before by more than this has come down


class Simulate(Physical, frozen=True):
    """rampage.judge.13: an act with its tremor, until everything rests."""

    seat: Seat
    act: Aimed
    deed: Deed
    target: int = -1  # a Ruin, or a Monster
    rule = "rampage.judge.13"

    def sample(self, s: Rampage, rng: Random) -> Happens:
        return Happens(s.box.happens(s.table, self.act, rng.getrandbits(31)))

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        good = isinstance(choice, Happens) and s.box.world.plausible(s.table, self.act, choice.outcome)
        return None if good else no(self.rule, "bad-outcome")

    def take(self, s: Rampage, choice: Happens) -> None:
        """rampage.judge.11, rampage.move.8, rampage.breathe.6: penalties of the action itself come first."""
        before = Before(s.table, s.readings)
        s.rests(choice.outcome, self.act)
        aborted = choice.outcome.end == "aborted"
        if aborted:
            s.tell("rampage.judge.1", "aborted", who=Who(self.seat))
        else:
            narrate(s, self, before.table, choice.outcome)
        if s.box.options.yard:
            s.then(Tidy())
        elif aborted:
            s.then(Aftermath(gobble=False, rumbles=False))
        else:
            AFTER[type(self.act)](s, self, before, choice.outcome)


class Before(NamedTuple):
    """The City as it was when the act began."""

    table: Table
    readings: Readings


AFTER: Final[Dispatch[Callable[[Rampage, Simulate, Before, Outcome], None]]] = Dispatch()


# -- in words -------------------------------------------------------------------------------------------------

TOLD_BY: Final[dict[Deed, str]] = {
    "flick": "rampage.move.2",
    "jump": "rampage.powers.5",
    "drop": "rampage.demolish.3",
    "slam": "rampage.powers.3",
    "toss": "rampage.toss.3",
    "kungfu": "rampage.powers.6",
    "catch": "rampage.superpowers.1",
    "breath": "rampage.breathe.1",
}


def narrate(s: Rampage, step: Simulate, before: Table, outcome: Outcome) -> None:
    """Narrate what the act did: where the Paws are, and what came down."""
    if s.story is None:
        return
    about = aimed_at(s, step)
    key = "does-hurricane" if step.deed == "breath" and about else f"does-{step.deed}"
    s.tell(TOLD_BY[step.deed], key, who=Who(step.seat), **about)
    paws = s.paws(step.seat)
    if step.deed in ("flick", "jump") and s.in_city(paws):
        zones = s.readings.neighborhoods(paws)
        key = "ends-in" if zones else "ends-nowhere"
        s.tell("rampage.judge.7", key, who=Who(step.seat), zones=zone_names(s.box, zones))
    if fallen := came_down(s, before, outcome):
        s.tell("rampage.move.8", "come-down", what=Many(fallen))
    for monster in outcome.knocked:
        if monster != s.box.corners[step.seat]:
            s.tell("rampage.judge.4", "is-knocked-down", who=Who(s.box.seat_of[monster]))


def aimed_at(s: Rampage, step: Simulate) -> dict[str, Any]:
    """What was tossed, or what a Body was dropped on; for a Hurricane whose breath it was."""
    roster, target = s.box.roster, step.target
    match step.deed:
        case "drop":
            return {"ruin": ruin_name(s.box, target)}
        case "slam":
            return {"whom": Who(s.box.seat_of[target])}
        case "toss":
            return {"vehicle": vehicle_name(s.box, target)}
        case "catch":
            return {"whom": Who(s.box.seat_of[target - roster.body(0)])}
        case "breath" if target != s.box.corners[step.seat]:
            return {"whom": Who(s.box.seat_of[target])}
    return {}


def came_down(s: Rampage, before: Table, outcome: Outcome) -> tuple[Fact, ...]:
    """Floors, by their Buildings, and Meeples that lie lower than before."""
    pairs = enumerate(zip(before.poses, outcome.table.poses, strict=True))
    lower = [p for p, (old, new) in pairs if old and new and old.z - new.z > LOWER]
    roster = s.box.roster
    floors = floor_names(s.box, [p for p in lower if p in roster.floors]).of
    meeples = sum([p in roster.meeples for p in lower])
    return (*floors, Words("some-meeples", {"n": meeples})) if meeples else floors
