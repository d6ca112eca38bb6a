"""What a seat sees of Arrr!!!, as numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, get_args

from roarhouse.core.encoding.features import BLOCKS, Block, Sheet, counted, from_left, hot, many, numbers
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING, Challenge, Pillage, Sail
from roarhouse.games.arrr.components import ArrrBox
from roarhouse.games.arrr.rules.hands import hand
from roarhouse.games.arrr.rules.horizon import sea_left
from roarhouse.games.arrr.rules.influence import difficulty
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.rules.tests import dice_of, successes
from roarhouse.games.arrr.state import Arrr, Course, Throw
from roarhouse.games.arrr.verbs import STATS, Moment
from roarhouse.games.arrr.view import Phase, is_known, knows_collections, phase_of, sees_fame

PHASES: Final = get_args(Phase)
MOMENTS: Final = get_args(Moment)
PLACES: Final = 8  # of the row
DECLARED: Final = (Pillage, Sail, Challenge)
NO_DICE: Final = hot(NOTHING, 4)
NO_FAME: Final = hot(NOTHING, 1)
Cards = tuple[int, ...]


class Area(NamedTuple):
    """A player area as all see it: before what is known of the hand, after it, and around the fame."""

    crew: Block
    cards: Block
    treasure: Block
    fame: Block
    marks: Block


def sheets(s: Arrr) -> Callable[[Seat], Sheet]:
    """What all seats see is written once."""
    box, seats, n = s.box, s.box.seats, len(s.box.seats)
    phase, uses, places = hot(PHASES.index(phase_of(s)), len(PHASES)), len(box.uses), len(box.deck.exploration)
    table, looked_at = sea(s), (*s.top, *s.bottom)
    stock, declared, dice, pile = decks(s), action(s), trial(s), waiting(s)
    opponent, by = opponent_of(s), resolved_by(s)
    areas = [area(s, other) for other in seats]

    def sheet(seat: Seat) -> Sheet:
        around = seats[seat:] + seats[:seat]
        own = many(tuple([one.card for one in looked_at if seat in one.by]), places)
        blocks = [phase, hot(from_left(seat, s.active, n), n), table, own, stock, declared[0]]
        blocks += (hot(from_left(seat, opponent, n), n), declared[1], dice[0])
        blocks += [dice[1].get(other, NO_DICE) for other in around]
        blocks += (pile, hot(from_left(seat, by, n), n), many(hand(s, seat), uses))
        for other in around:
            crew, cards, treasure, fame, marks = areas[other]
            seen = fame if sees_fame(s, other, seat) else NO_FAME
            blocks += (crew, many(known(s, other, seat), uses), cards, treasure, seen, marks)
        return Sheet(blocks)

    return sheet


# -- the table -------------------------------------------------------------------------------------------------------


def sea(s: Arrr) -> Block:
    cards, collections = len(s.box.deck.exploration), s.collections if knows_collections(s) else ()
    known = placed(s.row[:PLACES], cards) + many(s.sunk, cards) + many(collections, len(s.box.deck.collection))
    return known + numbers((sea_left(s),))


@lru_cache(BLOCKS)
def placed(row: Cards, cards: int) -> Block:
    return counted([place * cards + card for place, card in enumerate(row)], PLACES * cards)


def decks(s: Arrr) -> Block:
    reserve, discarded = 0 if s.box.unlimited else s.reserve, s.crew_discard + s.event_discard
    return numbers((len(s.crew_deck), len(s.event_deck), reserve, s.turns)) + many(discarded, len(s.box.uses))


def action(s: Arrr) -> tuple[Block, Block]:
    """What was declared, before and after the seat of the opponent: the window that is open, and this turn."""
    top = s.agenda[-1] if s.agenda else None
    moment = top.moment if isinstance(top, Respond) else None
    kinds = numbers([isinstance(s.declared, kind) for kind in DECLARED])
    return kinds, window(s.sailing, len(s.box.deck.exploration), moment, s.course)


@lru_cache(BLOCKS)
def window(sailing: int, cards: int, moment: Moment | None, course: Course) -> Block:
    place = MOMENTS.index(moment) if moment else NOTHING
    of_turn = numbers((course.calm, course.aground, course.spared, course.tax, course.wins))
    return hot(sailing, cards) + hot(place, len(MOMENTS)) + of_turn


def opponent_of(s: Arrr) -> Seat:
    return s.declared.opponent if isinstance(s.declared, Challenge) else NOTHING


def trial(s: Arrr) -> tuple[Block, dict[Seat, Block]]:
    """The test or the Challenge, and the dice of each seat."""
    contest = s.contest
    if contest is None:
        return hot(NOTHING, len(STATS) + 3), {}
    test = hot(contest.stat, len(STATS)) + numbers((difficulty(s), contest.stage, contest.thrown))
    return test, {throw.seat: throw_of(s, throw) for throw in s.throws}


def throw_of(s: Arrr, throw: Throw) -> Block:
    thrown = len(throw.faces) if throw.faces else dice_of(s, throw)
    return numbers((1, thrown, successes(s, throw), throw.cheats))


def waiting(s: Arrr) -> Block:
    """How high the pile is, and the effect that is resolved or lies on top."""
    top = s.resolving or (s.pile[-1] if s.pile else None)
    card = top.card if top and top.of in ("event", "crew") else NOTHING
    return numbers((len(s.pile), s.resolving is not None)) + hot(card, len(s.box.uses))


def resolved_by(s: Arrr) -> Seat:
    top = s.resolving or (s.pile[-1] if s.pile else None)
    return top.by if top else NOTHING


# -- the players -----------------------------------------------------------------------------------------------------


def known(s: Arrr, other: Seat, seat: Seat) -> Cards:
    """What the viewer has seen of a hand; the others show their backs."""
    if seat in s.friends(other):
        return hand(s, other)
    return tuple([seen.card for seen in s.known[other] if is_known(seen, seat)])


def area(s: Arrr, other: Seat) -> Area:
    equipped, aside = s.equipped[other], s.stakes[other]
    depleted = tuple([card for card in equipped if card in s.depleted]) if s.depleted else ()
    marks = (aside.pieces if aside else 0, other in s.in_turn, other in s.course.captains, other in s.sealed)
    counts = (len(s.crew[other]), len(s.events[other]), s.pieces[other])
    captain = s.captains[other] if s.captains else NOTHING
    return laid_out(s.box, equipped, depleted, s.permanents[other], captain, s.chest[other], counts, marks)


@lru_cache(BLOCKS)
def laid_out(
    box: ArrrBox,
    equipped: Cards,
    depleted: Cards,
    permanents: Cards,
    captain: int,
    chest: Cards,
    counts: Cards,
    marks: Cards,
) -> Area:
    crew, others = len(box.all_crew), len(box.uses) - box.first_event
    symbols = [box.symbol_of[card] for card in chest]
    lasting = counted([card - box.first_event for card in permanents], others)
    cards = counted(depleted, crew) + lasting + hot(captain, len(box.deck.captain))
    treasure = counted(symbols, len(box.deck.collection)) + numbers((*counts, symbols.count(NOTHING)))
    fame = numbers((sum([box.fame[card] for card in chest]),))
    return Area(counted(equipped, crew), cards, treasure, fame, numbers(marks))
