"""Exploration cards: conditions, tests one after the other, conquest and penalty."""

from __future__ import annotations

from msgspec.structs import replace

from roarhouse.core.game import Auto
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.rules.crew import equipped_of
from roarhouse.games.arrr.rules.influence import difficulty, pieces_of
from roarhouse.games.arrr.rules.pile import Open, carry_out
from roarhouse.games.arrr.rules.tests import Throwing, successes
from roarhouse.games.arrr.rules.treasury import gain
from roarhouse.games.arrr.speech.names import sea_name, stat_name
from roarhouse.games.arrr.state import Arrr, Contest, Piled, Throw


def meets_condition(s: Arrr, seat: Seat, card: int) -> bool:
    """arrr.exploration.12: a kind of Crew card equipped, or Pieces in the Chest."""
    condition = s.box.deck.exploration[card].condition
    if condition is None:
        return True
    equipped = condition.equipped is None or equipped_of(s, seat, condition.equipped)
    return bool(equipped) and s.pieces[seat] >= condition.pieces


class Face(Auto, frozen=True):
    """arrr.sail.1, arrr.exploration.2, arrr.exploration.13: a test of the card is announced, the uppermost
    first; whether the condition still holds is not asked again."""

    stage: int

    def do(self, s: Arrr) -> None:
        stat = s.box.tests[s.sailing][self.stage][0]
        s.contest = Contest(stat, self.stage)
        s.throws = (Throw(s.active, stat),)
        if s.story is not None:
            facts = Words("test", {"stat": stat_name(stat), "n": difficulty(s)})
            s.tell("arrr.tests.1", "faces", who=Who(s.active), card=sea_name(s.box.deck, s.sailing), test=facts)
        s.then(Open("W2"), Throwing(), Open("W3"), Judge())


class Judge(Auto, frozen=True):
    """arrr.tests.6: the throw is over; as many successes as the difficulty win the test."""

    def do(self, s: Arrr) -> None:
        hits, needed, contest = successes(s, s.throws[0]), difficulty(s), s.contest
        s.contest, s.throws = None, ()
        if contest is None:
            return
        key = "test-won" if hits >= needed else "test-lost"
        s.tell("arrr.tests.6", key, who=Who(s.active), n=hits, needed=needed)
        if hits >= needed:
            win_test(s, contest.stage)
        else:
            lose_test(s, contest.stage)


def win_test(s: Arrr, stage: int) -> None:
    """arrr.exploration.1, arrr.exploration.11: the next test, or the card is conquered; a reward of this test
    alone comes now."""
    s.course = replace(s.course, wins=s.course.wins + 1)
    if stage + 1 < len(s.box.tests[s.sailing]):
        s.then(Face(stage + 1))
    else:
        conquer(s, s.sailing)
    carry_out(s, Piled("reward", s.sailing, s.active, stage, s.active))


def conquer(s: Arrr, card: int) -> None:
    """arrr.exploration.4, arrr.exploration.5, arrr.exploration.9, arrr.exploration.10, arrr.exploration.15:
    Pieces from the Reserve, the card into the Chest, and the row closes up; then other rewards, which cannot be
    answered."""
    pieces = pieces_of(s, card)
    s.tell("arrr.exploration.1", "conquers", who=Who(s.active), card=sea_name(s.box.deck, card))
    gain(s, s.active, pieces, "arrr.exploration.5")
    s.row = tuple([other for other in s.row if other != card])
    s.chest[s.active] += (card,)
    carry_out(s, Piled("reward", card, s.active, NOTHING, s.active))


def lose_test(s: Arrr, stage: int) -> None:
    """arrr.exploration.3, arrr.sail.4, arrr.pile.13: the attempt is over, the card stays in the row, and its
    penalty waits on the pile, where it can be answered."""
    penalty = Piled("penalty", s.sailing, NOTHING, stage, s.active)
    s.tell("arrr.exploration.3", "conquered-by", who=Who(s.active), card=sea_name(s.box.deck, s.sailing))
    if s.verbs(penalty) and not s.course.spared:
        s.pile += (penalty,)
        s.then(Open("W4"))
