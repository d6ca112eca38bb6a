"""Exact odds: what a crew can do with a card, with and without cheating."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from roarhouse.core.words import Seat
from roarhouse.games.arrr.rules.cheating import CHEAT_DICE
from roarhouse.games.arrr.rules.influence import difficulty, difficulty_of
from roarhouse.games.arrr.rules.tests import captain_dice, dice_of, opponent_of, stat_sum, successes, throw_of
from roarhouse.games.arrr.state import Arrr, Throw

CHEATS_COMPUTED: Final = 6  # Pieces to cheat with; one computation serves all numbers up to it

Stage = tuple[int, int]  # dice and difficulty of a test


class Terms(NamedTuple):
    """What holds in all tests of a attempt, and what is at stake."""

    cheats: tuple[int, int]  # dice of the first cheat in a throw, and of those after it
    jollies: int  # faces of a die
    prize: float = 1.0
    fine: float = 0.0
    cost: float = 0.0  # of a Piece


class Attempt(NamedTuple):
    """Tests to be taken one after the other, and the Pieces to cheat with."""

    stages: tuple[Stage, ...]
    pieces: int
    terms: Terms


@lru_cache(maxsize=4096)
def spread(dice: int, jollies: int) -> tuple[float, ...]:
    """How probable each number of successes is."""
    hit = (1 + jollies) / 6
    return tuple(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1))


def worth(attempt: Attempt) -> float:
    """What a attempt brings on average, if every throw is helped by cheating as long as that pays."""
    stages, pieces, terms = attempt
    return prospects(stages, terms, max(CHEATS_COMPUTED, pieces))[pieces]


def thrown(attempt: Attempt, missing: int, cheats: int) -> float:
    """What a attempt is worth in the middle of its first test, by the number of successes missing."""
    stages, pieces, terms = attempt
    after = after_throw(stages[1:], terms, max(CHEATS_COMPUTED, pieces), max(0, missing), cheats > 0)
    return after[-1][pieces]


def hope(stages: tuple[Stage, ...], terms: Terms, pieces: int) -> float:
    """`worth`, computed each time and for this number of Pieces only."""
    dice, needed = stages[0]
    odds, after = (
        spread(dice, terms.jollies),
        after_throw(stages[1:], terms, max(CHEATS_COMPUTED, pieces), needed, False),
    )
    value = sum(odds[needed:]) * after[0][pieces]
    for hits, p in enumerate(odds[:needed]):
        value += p * after[needed - hits][pieces]
    return value


@lru_cache(maxsize=65536)
def prospects(stages: tuple[Stage, ...], terms: Terms, pieces: int) -> list[float]:
    """What the tests are worth, by the Pieces that are left for them."""
    if not stages:
        return [terms.prize] * (pieces + 1)
    dice, needed = stages[0]
    odds, after = spread(dice, terms.jollies), after_throw(stages[1:], terms, pieces, needed, False)
    wins = sum(odds[needed:])
    values = [wins * won for won in after[0]]
    for hits, p in enumerate(odds[:needed]):
        values = [value + p * more for value, more in zip(values, after[needed - hits], strict=True)]
    return values


@lru_cache(maxsize=65536)
def after_throw(rest: tuple[Stage, ...], terms: Terms, pieces: int, most: int, cheated: bool) -> list[list[float]]:
    """By the successes missing and the Pieces left: give up, or cheat and see; `rest`: the tests that follow."""
    lost = -terms.fine
    again = [prospects(rest, terms, pieces), *[[lost] for _ in range(most)]]  # after a first cheat
    for missing in range(1, most + 1):
        add_cheats(again[missing], terms, again, missing, terms.cheats[1])
    if cheated or terms.cheats[0] == terms.cheats[1]:
        return again
    first = [again[0], *[[lost] for _ in range(most)]]
    for missing in range(1, most + 1):
        add_cheats(first[missing], terms, again, missing, terms.cheats[0])
    return first


def add_cheats(found: list[float], terms: Terms, after: list[list[float]], missing: int, dice: int) -> None:
    """For each number of Pieces from 1: pay one for some dice, by the number of successes missing, or give up."""
    odds = spread(dice, terms.jollies)
    rows = [after[missing - hits if hits < missing else 0] for hits in range(len(odds))]
    for k in range(len(after[0]) - 1):
        value = -terms.cost
        for p, row in zip(odds, rows, strict=True):
            value += p * row[k]
        found.append(max(-terms.fine, value))


@lru_cache(maxsize=4096)
def duel(dice: int, others: int, lead: int, jollies: int) -> tuple[float, float]:
    """The probabilities of ending up with more successes than the other throw, and with fewer."""
    wins = loses = 0.0
    for hits, p in enumerate(spread(dice, jollies)):
        for other_hits, q in enumerate(spread(others, jollies)):
            if hits + lead > other_hits:
                wins += p * q
            elif hits + lead < other_hits:
                loses += p * q
    return wins, loses


def attempt_of(s: Arrr, seat: Seat, card: int, pieces: int) -> Attempt:
    """A card of the row, as the crew of a seat stands now."""
    stages = tuple(
        [
            (
                stat_sum(s, seat, stat) + captain_dice(s, seat, stat, challenge=False),
                difficulty_of(s, seat, card, stage),
            )
            for stage, (stat, _) in enumerate(s.box.tests[card])
        ]
    )
    return Attempt(stages, pieces, terms_of(s, seat))


def terms_of(s: Arrr, seat: Seat) -> Terms:
    """Before it is known what is at stake."""
    return Terms((max(0, CHEAT_DICE + s.traits(seat).first_cheat), CHEAT_DICE), s.box.jollies)


def chances(s: Arrr, seat: Seat, card: int) -> tuple[int, int]:
    """In per cent: to conquer a card without cheating, and with all Pieces."""
    attempt = attempt_of(s, seat, card, s.pieces[seat])
    honest = Attempt(attempt.stages, 0, attempt.terms)
    return percent(worth(honest)), percent(worth(attempt))


# -- Challenges and throws -----------------------------------------------------------------------------------------


def crew_dice(s: Arrr, seat: Seat, challenge: bool) -> tuple[int, ...]:
    """arrr.tests.3, arrr.captains.3: the dice of a crew and its Captain for each stat, before effects."""
    traits = s.traits(seat)
    more = traits.challenge_dice if challenge else 0
    return tuple([max(0, stat_sum(s, seat, stat) + n + more) for stat, n in enumerate(traits.dice.counts())])


def challenge_chances(s: Arrr, seat: Seat, other: Seat, stat: int) -> tuple[int, int, int]:
    """In per cent, adding up to 100: to win, to draw and to lose a Challenge as both crews are now."""
    dice = [crew_dice(s, who, challenge=True)[stat] for who in (seat, other)]
    wins, loses = duel(dice[0], dice[1], 0, s.box.jollies)
    return in_hundred(wins, 1 - wins - loses, loses)


def percent(p: float) -> int:
    return round(100 * p)


def in_hundred(*odds: float) -> tuple[int, int, int]:
    """In per cent; what rounding leaves over goes to the likeliest."""
    rounded = [percent(p) for p in odds]
    rounded[odds.index(max(odds))] += 100 - sum(rounded)
    return rounded[0], rounded[1], rounded[2]


def throw_chance(s: Arrr, throw: Throw, more: int) -> int:
    """In per cent: to win the current test, or to lead in the Challenge, with more dice."""
    thrown = s.contest is not None and s.contest.thrown
    dice = more + (0 if thrown else dice_of(s, throw))
    rival = throw_of(s, opponent_of(s, throw.seat))
    if rival is None:
        return percent(sum(spread(dice, s.box.jollies)[max(0, difficulty(s) - successes(s, throw)) :]))
    others, lead = 0 if thrown else dice_of(s, rival), successes(s, throw) - successes(s, rival)
    return percent(duel(dice, others, lead, s.box.jollies)[0])
