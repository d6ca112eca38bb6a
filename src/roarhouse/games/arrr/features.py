"""What a seat sees of Arrr!!!, as numbers."""

from __future__ import annotations

from typing import Final, get_args

from roarhouse.core.features import around, from_left, many_hot, one_hot
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING, Challenge, Pillage, Sail
from roarhouse.games.arrr.rules.hands import hand
from roarhouse.games.arrr.rules.horizon import sea_left
from roarhouse.games.arrr.rules.influence import difficulty
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.rules.tests import dice_of, successes
from roarhouse.games.arrr.state import Arrr, Throw
from roarhouse.games.arrr.verbs import STATS, Moment
from roarhouse.games.arrr.view import Phase, is_known, knows_collections, phase_of, sees_fame

PHASES: Final = get_args(Phase)
MOMENTS: Final = get_args(Moment)
PLACES: Final = 8  # of the row
DECLARED: Final = (Pillage, Sail, Challenge)


def features(s: Arrr, seat: Seat) -> list[float]:
    seats = len(s.box.seats)
    found = one_hot(PHASES.index(phase_of(s)), len(PHASES)) + one_hot(from_left(seat, s.active, seats), seats)
    found += [*sea(s, seat), *decks(s), *action(s, seat), *many_hot(hand(s, seat), len(s.box.uses))]
    for other in around(seat, seats):
        found += player(s, other, seat)
    return found


def sea(s: Arrr, seat: Seat) -> list[float]:
    cards = len(s.box.deck.exploration)
    found: list[float] = []
    for place in range(PLACES):
        found += one_hot(s.row[place] if place < len(s.row) else NOTHING, cards)
    symbols = s.collections if knows_collections(s) else ()
    seen = [one.card for one in (*s.top, *s.bottom) if seat in one.by]
    found += [*many_hot(s.sunk, cards), *many_hot(symbols, len(s.box.deck.collection)), float(sea_left(s))]
    return found + many_hot(seen, cards)


def decks(s: Arrr) -> list[float]:
    kinds, reserve = len(s.box.uses), 0 if s.box.unlimited else s.reserve
    discarded = many_hot((*s.crew_discard, *s.event_discard), kinds)
    return [float(n) for n in (len(s.crew_deck), len(s.event_deck), reserve, s.turns)] + discarded


def action(s: Arrr, seat: Seat) -> list[float]:
    """What was declared, the window that is open, the throw and the pile."""
    seats, course, top = len(s.box.seats), s.course, s.agenda[-1] if s.agenda else None
    declared, moment = s.declared, top.moment if isinstance(top, Respond) else None
    opponent = from_left(seat, declared.opponent, seats) if isinstance(declared, Challenge) else NOTHING
    found = [float(isinstance(declared, kind)) for kind in DECLARED] + one_hot(opponent, seats)
    found += one_hot(s.sailing, len(s.box.deck.exploration))
    found += one_hot(MOMENTS.index(moment) if moment else NOTHING, len(MOMENTS))
    flags = (course.calm, course.aground, course.spared, course.tax, course.wins)
    return [*found, *map(float, flags), *trial(s, seat), *waiting(s, seat)]


def trial(s: Arrr, seat: Seat) -> list[float]:
    """The test or the Challenge, and the dice of each seat."""
    contest, by_seat = s.contest, {throw.seat: throw for throw in s.throws}
    found = one_hot(contest.stat if contest else NOTHING, len(STATS))
    found += [difficulty(s), contest.stage, contest.thrown] if contest else [0, 0, 0]
    for other in around(seat, len(s.box.seats)):
        found += throw_of(s, by_seat[other]) if contest and other in by_seat else [0, 0, 0, 0]
    return [float(n) for n in found]


def throw_of(s: Arrr, throw: Throw) -> list[float]:
    thrown = len(throw.faces) if throw.faces else dice_of(s, throw)
    return [1, thrown, successes(s, throw), throw.cheats]


def waiting(s: Arrr, seat: Seat) -> list[float]:
    """How high the pile is, and the effect that is resolved or lies on top."""
    seats, kinds = len(s.box.seats), len(s.box.uses)
    top = s.resolving or (s.pile[-1] if s.pile else None)
    held = top.card if top and top.of in ("event", "crew") else NOTHING
    by = from_left(seat, top.by, seats) if top else NOTHING
    return [float(len(s.pile)), float(bool(s.resolving)), *one_hot(held, kinds), *one_hot(by, seats)]


def player(s: Arrr, other: Seat, seat: Seat) -> list[float]:
    """A player area; a hand shows its backs, and what the viewer has seen of it."""
    box, kinds = s.box, len(s.box.uses)
    known = hand(s, other) if seat in s.friends(other) else [k.card for k in s.known[other] if is_known(k, seat)]
    found = many_hot(s.equipped[other], len(box.all_crew)) + many_hot(known, kinds)
    found += many_hot([c for c in s.equipped[other] if c in s.depleted], len(box.all_crew))
    found += many_hot([card - box.first_event for card in s.permanents[other]], kinds - box.first_event)
    found += one_hot(s.captains[other] if s.captains else NOTHING, len(box.deck.captain))
    return found + chest(s, other, seat)


def chest(s: Arrr, other: Seat, seat: Seat) -> list[float]:
    symbols = [s.box.symbol_of[card] for card in s.chest[other]]
    fame = sum([s.box.fame[card] for card in s.chest[other]]) if sees_fame(s, other, seat) else 0
    aside = s.stakes[other]
    stake = aside.pieces if aside else 0
    numbers = (len(s.crew[other]), len(s.events[other]), s.pieces[other], symbols.count(NOTHING), fame, stake)
    flags = (other in s.in_turn, other in s.course.captains, other in s.sealed)
    return many_hot(symbols, len(s.box.deck.collection)) + [float(n) for n in (*numbers, *flags)]
