"""Cheating: a Piece for more dice."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.rules.tests import Roll, is_behind, opponent_of, set_throw, throw_of
from roarhouse.games.arrr.rules.treasury import lose
from roarhouse.games.arrr.state import Arrr, Throw

CHEAT_DICE: Final = 2


def may_cheat(s: Arrr, seat: Seat) -> bool:
    """arrr.cheating.1, arrr.cheating.3, arrr.challenge.18: a thrower, after the first throw, with a Piece in the
    Chest that is not at stake; arrr.tests.7: also after a throw of no dice, unless an option forbids it."""
    if s.contest is None or not s.contest.thrown or not s.pieces[seat]:
        return False
    throw = throw_of(s, seat)
    return throw is not None and (bool(throw.faces) or s.box.options.zero_dice_cheat)


def is_wasted(s: Arrr, seat: Seat) -> bool:
    """arrr.cheating.1: more dice bring nothing to a test that has enough successes."""
    throw = throw_of(s, seat)
    return throw is not None and opponent_of(s, seat) == NOTHING and not is_behind(s, throw)


def cheat_dice(s: Arrr, throw: Throw) -> int:
    """Two dice; Captains and permanents may change the first cheat of a throw, an Item all that follow it."""
    first = 0 if throw.cheats else s.traits(throw.seat).first_cheat
    return max(0, CHEAT_DICE + first + throw.bonus)


def cheat(s: Arrr, seat: Seat) -> None:
    """arrr.cheating.1, arrr.cheating.2: 1 Piece to the Reserve, 2 dice more, as often as Pieces last; no effect
    on the pile, so it cannot be answered."""
    throw = throw_of(s, seat)
    if throw is not None:
        dice = cheat_dice(s, throw)
        lose(s, seat, 1, "arrr.cheating.1")
        set_throw(s, replace(throw, cheats=throw.cheats + 1))
        s.log(seat, "cheats")
        s.tell("arrr.cheating.1", "cheats", who=Who(seat), n=dice)
        if dice:
            s.then(Roll(seat, dice))
