"""What a seat sees of Arrr!!!, as numbers."""

from __future__ import annotations

from typing import Final, get_args

from roarhouse.core.features import Sheet, around, from_left
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


def features(s: Arrr, seat: Seat) -> Sheet:
    sheet, seats = Sheet(), len(s.box.seats)
    sheet.one_hot(PHASES.index(phase_of(s)), len(PHASES))
    sheet.one_hot(from_left(seat, s.active, seats), seats)
    sea(sheet, s, seat)
    decks(sheet, s)
    action(sheet, s, seat)
    sheet.many_hot(hand(s, seat), len(s.box.uses))
    for other in around(seat, seats):
        player(sheet, s, other, seat)
    return sheet


def sea(sheet: Sheet, s: Arrr, seat: Seat) -> None:
    cards = len(s.box.deck.exploration)
    sheet.many_hot([place * cards + card for place, card in enumerate(s.row[:PLACES])], PLACES * cards)
    sheet.many_hot(s.sunk, cards)
    sheet.many_hot(s.collections if knows_collections(s) else (), len(s.box.deck.collection))
    sheet.numbers(sea_left(s))
    sheet.many_hot([one.card for one in (*s.top, *s.bottom) if seat in one.by], cards)


def decks(sheet: Sheet, s: Arrr) -> None:
    sheet.numbers(len(s.crew_deck), len(s.event_deck), 0 if s.box.unlimited else s.reserve, s.turns)
    sheet.many_hot((*s.crew_discard, *s.event_discard), len(s.box.uses))


def action(sheet: Sheet, s: Arrr, seat: Seat) -> None:
    """What was declared, the window that is open, the throw and the pile."""
    seats, course, top = len(s.box.seats), s.course, s.agenda[-1] if s.agenda else None
    declared, moment = s.declared, top.moment if isinstance(top, Respond) else None
    sheet.numbers(*[isinstance(declared, kind) for kind in DECLARED])
    sheet.one_hot(from_left(seat, declared.opponent, seats) if isinstance(declared, Challenge) else NOTHING, seats)
    sheet.one_hot(s.sailing, len(s.box.deck.exploration))
    sheet.one_hot(MOMENTS.index(moment) if moment else NOTHING, len(MOMENTS))
    sheet.numbers(course.calm, course.aground, course.spared, course.tax, course.wins)
    trial(sheet, s, seat)
    waiting(sheet, s, seat)


def trial(sheet: Sheet, s: Arrr, seat: Seat) -> None:
    """The test or the Challenge, and the dice of each seat."""
    contest, by_seat = s.contest, {throw.seat: throw for throw in s.throws}
    sheet.one_hot(contest.stat if contest else NOTHING, len(STATS))
    sheet.numbers(*((difficulty(s), contest.stage, contest.thrown) if contest else (0, 0, 0)))
    for other in around(seat, len(s.box.seats)):
        sheet.numbers(*(throw_of(s, by_seat[other]) if contest and other in by_seat else (0, 0, 0, 0)))


def throw_of(s: Arrr, throw: Throw) -> tuple[int, int, int, int]:
    thrown = len(throw.faces) if throw.faces else dice_of(s, throw)
    return 1, thrown, successes(s, throw), throw.cheats


def waiting(sheet: Sheet, s: Arrr, seat: Seat) -> None:
    """How high the pile is, and the effect that is resolved or lies on top."""
    seats = len(s.box.seats)
    top = s.resolving or (s.pile[-1] if s.pile else None)
    sheet.numbers(len(s.pile), bool(s.resolving))
    sheet.one_hot(top.card if top and top.of in ("event", "crew") else NOTHING, len(s.box.uses))
    sheet.one_hot(from_left(seat, top.by, seats) if top else NOTHING, seats)


def player(sheet: Sheet, s: Arrr, other: Seat, seat: Seat) -> None:
    """A player area; a hand shows its backs, and what the viewer has seen of it."""
    box, kinds, equipped = s.box, len(s.box.uses), s.equipped[other]
    known = hand(s, other) if seat in s.friends(other) else [k.card for k in s.known[other] if is_known(k, seat)]
    sheet.many_hot(equipped, len(box.all_crew))
    sheet.many_hot(known, kinds)
    sheet.many_hot([card for card in equipped if card in s.depleted], len(box.all_crew))
    sheet.many_hot([card - box.first_event for card in s.permanents[other]], kinds - box.first_event)
    sheet.one_hot(s.captains[other] if s.captains else NOTHING, len(box.deck.captain))
    chest(sheet, s, other, seat)


def chest(sheet: Sheet, s: Arrr, other: Seat, seat: Seat) -> None:
    symbols = [s.box.symbol_of[card] for card in s.chest[other]]
    fame = sum([s.box.fame[card] for card in s.chest[other]]) if sees_fame(s, other, seat) else 0
    aside = s.stakes[other]
    sheet.many_hot(symbols, len(s.box.deck.collection))
    sheet.numbers(len(s.crew[other]), len(s.events[other]), s.pieces[other], symbols.count(NOTHING), fame)
    sheet.numbers(aside.pieces if aside else 0, other in s.in_turn, other in s.course.captains, other in s.sealed)
