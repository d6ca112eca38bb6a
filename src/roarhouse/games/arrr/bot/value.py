"""What a table is worth to each seat, in points: what lies in the Chests, and what the current action will bring."""

from __future__ import annotations

from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.challenges import RIVALS, challenge_worths, claim_worth, ready_dice
from roarhouse.games.arrr.bot.worth import (
    HAND_CARD,
    MOST_CHEATS,
    PIECE,
    collection_worth,
    crew_worth,
    pillage_pieces,
    priced,
    sail_worth,
    turns_left,
)
from roarhouse.games.arrr.choices import NOTHING, Challenge, Pillage, Sail
from roarhouse.games.arrr.odds import Attempt, attempt_of, duel, spread, thrown, worth
from roarhouse.games.arrr.rules.horizon import sea_left
from roarhouse.games.arrr.rules.influence import difficulty
from roarhouse.games.arrr.rules.scoring import sides
from roarhouse.games.arrr.rules.tests import dice_of, successes
from roarhouse.games.arrr.state import Arrr

LEADER: Final = 0.15  # how much the best of the others counts once more

Pending = dict[Seat, int]  # dice that are about to be thrown


def holdings(s: Arrr, seat: Seat) -> float:
    """What a player has: points, and what may become points."""
    stake, chest, turns = s.stakes[seat], s.chest[seat], turns_left(s, seat)
    pieces = s.pieces[seat] + (stake.pieces if stake else 0)
    if stake and stake.card != NOTHING:
        chest = (*chest, stake.card)
    value = PIECE * pieces + sum([s.box.fame[card] for card in chest]) + collection_worth(s, chest)
    if turns:
        value += crew_worth(s, s.equipped[seat], turns) + HAND_CARD * len(s.crew[seat])
    return value + HAND_CARD * len(s.events[seat]) if sea_left(s) else value


def balance(s: Arrr, seat: Seat, values: list[float]) -> float:
    """How good these values are for a seat: its own side against the others."""
    others, own = [], 0.0
    for side in sides(s):
        value = sum([values[k] for k in side])
        if seat in side:
            own = value
        else:
            others.append(value)
    return own - RIVALS * sum(others) / len(others) - LEADER * max(others)


def appraise(s: Arrr, seat: Seat, pending: Pending, closing: bool = False) -> float:
    """The table as it is, with what the current action brings on average; `closing`: no seat does anything more."""
    values = [holdings(s, other) for other in s.box.seats]
    for other, gain in forecast(s, pending, closing).items():
        values[other] += gain
    return balance(s, seat, values)


# -- what an action brings -----------------------------------------------------------------------------------------


def forecast(s: Arrr, pending: Pending, closing: bool) -> dict[Seat, float]:
    """What the participants of the action win or lose by it on average."""
    if s.contest is not None and s.contest.stage != NOTHING:
        return {s.active: test_worth(s, pending, closing)}
    if s.contest is not None:
        return duel_worth(s, pending)
    if s.sailing != NOTHING or s.resolving is not None:
        return {}
    match s.declared:
        case Sail(card):
            return {s.active: sail_worth(s, s.active, card, helped=False)}
        case Pillage():
            return {s.active: PIECE * pillage_pieces(s, s.active)}
        case Challenge(opponent, stat):
            return {s.active: challenge_worths(s, s.active, opponent)[stat]}
    return {}


def test_worth(s: Arrr, pending: Pending, closing: bool) -> float:
    """The current test and those after it, for who takes them."""
    seat, contest, throw = s.active, s.contest, s.throws[0]
    if contest is None:
        return 0.0
    whole, pieces, terms = attempt_of(s, seat, s.sailing, min(MOST_CHEATS, s.pieces[seat]))
    dice, needed, rest = dice_of(s, throw), difficulty(s), whole[contest.stage + 1 :]
    terms = priced(s, seat, s.sailing, terms, contest.stage)
    more = pending.get(seat, 0) + (0 if closing else ready_dice(s, seat, contest.stat))
    if not contest.thrown:
        return worth(Attempt(((dice + more, needed), *rest), pieces, terms))
    attempt, missing = Attempt(((dice, needed), *rest), pieces, terms), needed - successes(s, throw)
    odds = spread(more, s.box.jollies)
    return sum([p * value_after(attempt, missing - hits, throw.cheats, closing) for hits, p in enumerate(odds)])


def value_after(attempt: Attempt, missing: int, cheats: int, closing: bool) -> float:
    if closing and missing > 0:
        return -attempt.terms.fine
    return thrown(attempt, missing, cheats)


def duel_worth(s: Arrr, pending: Pending) -> dict[Seat, float]:
    """The stakes of the current Challenge, as the dice stand."""
    one, other = s.throws
    thrown_yet = s.contest is not None and s.contest.thrown
    dice = [pending.get(t.seat, 0) + (0 if thrown_yet else dice_of(s, t)) for t in (one, other)]
    lead = successes(s, one) - successes(s, other)
    wins, loses = duel(dice[0], dice[1], lead, s.box.jollies)
    mine, yours = stake_worth(s, one.seat, other.seat), stake_worth(s, other.seat, one.seat)
    return {
        one.seat: wins * yours[1] - loses * mine[0],
        other.seat: loses * mine[1] - wins * yours[0],
    }


def stake_worth(s: Arrr, owner: Seat, taker: Seat) -> tuple[float, float]:
    """What a stake is worth to its owner, and to the player who may win it."""
    stake = s.stakes[owner]
    if stake is None:
        return 0.0, 0.0
    return claim_worth(s, owner, taker, stake.pieces, stake.card)
