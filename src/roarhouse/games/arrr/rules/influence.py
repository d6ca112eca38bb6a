"""The order of the Seven Seas: what neighbours do to difficulties and Pieces."""

from __future__ import annotations

from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.components import ON_PIECES
from roarhouse.games.arrr.state import Arrr


def neighbours(row: tuple[int, ...], card: int) -> tuple[int, ...]:
    """arrr.influence.1, arrr.influence.9, arrr.exploration.15: the next cards in the order; at an end only one, and
    never the deck."""
    k = row.index(card)
    return row[max(0, k - 1) : k] + row[k + 1 : k + 2]


def influences(s: Arrr, card: int, on: int) -> list[int]:
    """arrr.influence.2, arrr.influence.5, arrr.influence.8: what the neighbours do to a stat or to the Pieces of
    a card; a card does not influence itself."""
    if s.course.calm:
        return []
    acts_on, by = s.box.influences_on, s.box.influence_by
    return [by[other] for other in neighbours(s.row, card) if acts_on[other] == on]


def acts_on(s: Arrr, card: int, other: int) -> bool:
    """arrr.influence.2, arrr.influence.3: does the influence of a card change its Pieces or a test of a neighbour?"""
    on = s.box.influences_on[card]
    if s.course.calm or on == NOTHING:
        return False
    return on == ON_PIECES or on in [stat for stat, _ in s.box.tests[other]]


def difficulty_of(s: Arrr, seat: Seat, card: int, stage: int) -> int:
    """arrr.influence.7: any test of a card in the row, as it would be for a seat, before effects."""
    stat, printed = s.box.tests[card][stage]
    return max(1, printed + on_test(s, seat, card, stat) + extra(s, seat, stat))


def on_test(s: Arrr, seat: Seat, card: int, stat: int) -> int:
    """The influences on a test; arrr.captains.3: some Captains do not feel those that raise it."""
    sheltered = s.traits(seat).shelter > 0
    return sum([by for by in influences(s, card, stat) if by < 0 or not sheltered])


def extra(s: Arrr, seat: Seat, stat: int) -> int:
    """What permanents and the agreed dice change in every test of a stat."""
    return s.box.options.difficulty_shift + s.traits(seat).difficulty.counts()[stat]


def difficulty(s: Arrr) -> int:
    """arrr.influence.4, arrr.influence.6: of the current test, read now; all changes are added up first, and the
    sum is never below 1."""
    contest, card = s.contest, s.sailing
    if contest is None or contest.stage == NOTHING:
        return 0
    printed = s.box.tests[card][contest.stage][1]
    influence = 0 if contest.sheltered else on_test(s, s.active, card, contest.stat)
    return max(1, printed + influence + extra(s, s.active, contest.stat) + contest.shift)


def pieces_of(s: Arrr, card: int) -> int:
    """arrr.influence.3, arrr.influence.6: the Pieces of a card in the row with what its neighbours change, never
    below 0."""
    return max(0, s.box.deck.exploration[card].pieces + sum(influences(s, card, ON_PIECES)))
