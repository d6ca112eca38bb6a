"""What follows from an act when everything rests: hit or miss, in or out of the City, and what is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roarhouse.core.words import Fact, Many, Who, Words
from roarhouse.games.rampage.actions import end_action
from roarhouse.games.rampage.aftermath import Aftermath
from roarhouse.games.rampage.movement import TOPPLED, landed
from roarhouse.games.rampage.names import floor_names, ruin_name, vehicle_name, zone_names
from roarhouse.games.rampage.nature import Arrange, Deed, Perch, Simulate, Stand
from roarhouse.games.rampage.physics.facts import Facts, Outcome, Table
from roarhouse.games.rampage.superpowers import TossMonster
from roarhouse.games.rampage.teeth import LoseTeeth, break_teeth

if TYPE_CHECKING:
    from roarhouse.games.rampage.state import Rampage

RAISED: Final = 600  # 0.01 mm: the middle of Paws that lie on something else than the board


def follow(s: Rampage, step: Simulate, outcome: Outcome) -> None:
    """rampage.judge.11, rampage.move.8, rampage.breathe.6: penalties of the action itself come first.

    rampage.toss.6: a toss and a breath have none.
    """
    table, facts, seat = s.table, s.facts, step.seat
    s.rests(outcome, step.act)
    if outcome.end == "aborted":
        s.tell("rampage.judge.1", "aborted", who=Who(seat))
        s.then(Aftermath(gobble=False, rumbles=False))
        return
    narrate(s, step, table, outcome)
    if step.deed in ("flick", "jump"):
        s.flicks += 1
        landed(s, seat)
        return
    end_action(s)
    if step.deed in ("drop", "slam"):
        miss(s, step, facts, outcome)
    elif step.deed == "kungfu":
        come_back(s, step, table)
    elif step.deed == "catch":
        caught(s, step, facts)


def miss(s: Rampage, step: Simulate, before: Facts, outcome: Outcome) -> None:
    """rampage.demolish.8, rampage.powers.3: a Body that touched nothing of the Building as it was (or of the Monster)
    costs a Tooth."""
    roster, target = s.box.roster, step.target
    slam = step.deed == "slam"
    wanted = (roster.body(target), roster.paws(target)) if slam else before.buildings[target]
    if not set(wanted) & set(outcome.struck):
        why = "rampage.powers.3" if slam else "rampage.demolish.8"
        s.tell(why, "misses", who=Who(step.seat))
        s.then(LoseTeeth(step.seat, 1, why))


def come_back(s: Rampage, step: Simulate, before: Table) -> None:
    """rampage.powers.6: the Paws return under the Body, which has not moved; no Tooth is lost. A Monster that stood
    on something stands on whatever is left of it."""
    paws, corner = s.paws(step.seat), s.box.corners[step.seat]
    pose, spot = before.poses[paws], before.spot(paws)
    assert pose is not None
    stood_on_board = pose.z < RAISED
    s.then(Arrange((Stand(corner, spot, 0, s.inverted[step.seat]) if stood_on_board else Perch(corner, spot),)))


def caught(s: Rampage, step: Simulate, before: Facts) -> None:
    """rampage.superpowers.1: exactly one Tooth for the toss, however the Body lands; none if it was down already."""
    monster = step.target - s.box.roster.body(0)
    s.credited += (monster,)
    if monster not in before.fallen:
        card = s.box.effects[s.box.cards_with(TossMonster)[0]]
        assert isinstance(card, TossMonster)
        break_teeth(s, step.seat, s.box.seat_of[monster], card.teeth, "rampage.superpowers.1")


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
    """What the act did, for everybody: where the Paws are, and what came down."""
    if s.story is None:
        return
    about = aimed_at(s, step)
    key = "does-hurricane" if step.deed == "breath" and about else f"does-{step.deed}"
    s.tell(TOLD_BY[step.deed], key, who=Who(step.seat), **about)
    paws = s.paws(step.seat)
    if step.deed in ("flick", "jump") and s.in_city(paws):
        zones = s.facts.neighborhoods(paws)
        key = "ends-in" if zones else "ends-nowhere"
        s.tell("rampage.judge.7", key, who=Who(step.seat), zones=zone_names(s.box, zones))
    if fallen := came_down(s, before, outcome):
        s.tell("rampage.move.8", "come-down", what=Many(fallen))
    for monster in outcome.knocked:
        if monster != s.box.corners[step.seat]:
            s.tell("rampage.judge.4", "is-knocked-down", who=Who(s.box.seat_of[monster]))


def aimed_at(s: Rampage, step: Simulate) -> dict[str, Any]:
    """What was tossed, or on what or whom a Body was dropped; for a Hurricane whose breath it was."""
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
    lower = [p for p, (old, new) in pairs if old and new and old.z - new.z > TOPPLED]
    roster = s.box.roster
    floors = floor_names(s.box, [p for p in lower if p in roster.floors]).of
    meeples = sum([p in roster.meeples for p in lower])
    return (*floors, Words("some-meeples", {"n": meeples})) if meeples else floors
