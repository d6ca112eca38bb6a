"""What a seat sees of RARRR!!, as numbers."""

from __future__ import annotations

from typing import Final, get_args

from roarhouse.core.features import Sheet, around, from_left
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.components import BOOSTS, POWERS
from roarhouse.games.rarrr.state import Rarrr
from roarhouse.games.rarrr.view import Phase, phase_of, shows_monster

PHASES: Final = get_args(Phase)


def features(s: Rarrr, seat: Seat) -> Sheet:
    sheet, seats, cities = Sheet(), len(s.box.seats), len(s.box.deck.city)
    sheet.one_hot(PHASES.index(phase_of(s)), len(PHASES))
    sheet.numbers(s.round)
    sheet.one_hot(from_left(seat, s.angriest, seats), seats)
    sheet.one_hot(s.city, cities)
    sheet.many_hot(s.row, cities)
    sheet.many_hot(s.removed, cities)
    sheet.bag(s.discard, len(s.box.all_power))
    own(sheet, s, seat)
    for other in around(seat, seats):
        player(sheet, s, other, seat)
    return sheet


def own(sheet: Sheet, s: Rarrr, seat: Seat) -> None:
    """Cards in hand and in the pack: Katakana cards until two of them are kept, Power cards from then on."""
    katakana, kinds = len(s.box.all_katakana), len(s.box.all_power)
    drafting = not s.katakana[seat]
    for bag in (s.hands[seat], s.packs[seat]):
        sheet.bag(bag if drafting else (), katakana)
        sheet.bag(() if drafting else bag, kinds)
    sheet.one_hot(s.dropped[seat], katakana)
    sheet.many_hot([card for _, card in s.buried[seat]], kinds)


def player(sheet: Sheet, s: Rarrr, other: Seat, seat: Seat) -> None:
    """One seat as all seats see it."""
    box = s.box
    shown = s.monsters and (other == seat or shows_monster(s, other))
    sheet.one_hot(s.monsters[other] if shown else -1, len(box.deck.monster))
    sheet.many_hot(s.katakana[other], len(box.all_katakana))
    sheet.bag(s.limits[other], len(POWERS))
    sheet.many_hot(s.boosts[other], len(BOOSTS) + 1)
    sheet.bag(s.known[other], len(box.all_power))
    sheet.many_hot(s.won[other], len(box.deck.city))
    sheet.numbers(sum(s.hands[other]), sum(s.packs[other]), s.levels[other], s.passed[other], other in s.sealed)
    sheet.numbers(len(s.buried[other]))
    laid(sheet, s, other)


def laid(sheet: Sheet, s: Rarrr, other: Seat) -> None:
    """The set of each type in this battle: face-up cards, their values, Boost, face-down cards."""
    sets = {one.power: one for one in s.laid[other]}
    for power in range(len(POWERS)):
        one = sets.get(power)
        if one is None:
            sheet.numbers(0, 0, 0, 0)
        else:
            total = sum([s.box.value_of[card] for card in one.cards])
            sheet.numbers(len(one.cards), total, one.boost, len(one.down))
