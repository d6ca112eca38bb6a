"""What a seat sees of RARRR!!, as numbers."""

from __future__ import annotations

from typing import Final, get_args

from roarhouse.core.features import around, from_left, many_hot, one_hot, padded
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.components import BOOSTS, POWERS
from roarhouse.games.rarrr.state import Rarrr
from roarhouse.games.rarrr.view import Phase, phase_of, sees_monster

PHASES: Final = get_args(Phase)


def features(s: Rarrr, seat: Seat) -> list[float]:
    box, seats = s.box, len(s.box.seats)
    cities, kinds = len(box.deck.city), len(box.all_power)
    found = [*one_hot(PHASES.index(phase_of(s)), len(PHASES)), float(s.round)]
    found += one_hot(from_left(seat, s.angriest, seats), seats)
    found += one_hot(s.city, cities) + many_hot(s.row, cities) + many_hot(s.removed, cities)
    found += padded(s.discard, kinds) + own(s, seat)
    for other in around(seat, seats):
        found += player(s, other, seat)
    return found


def own(s: Rarrr, seat: Seat) -> list[float]:
    """Cards in hand and in the pack: Katakana cards until two of them are kept, Power cards from then on."""
    katakana, kinds = len(s.box.all_katakana), len(s.box.all_power)
    hand, pack, drafting = s.hands[seat], s.packs[seat], not s.katakana[seat]
    syllables = [padded(bag if drafting else (), katakana) for bag in (hand, pack)]
    powers = [padded(() if drafting else bag, kinds) for bag in (hand, pack)]
    buried = many_hot([card for _, card in s.buried[seat]], kinds)
    return [*syllables[0], *syllables[1], *powers[0], *powers[1], *one_hot(s.dropped[seat], katakana), *buried]


def player(s: Rarrr, other: Seat, seat: Seat) -> list[float]:
    """One seat as all seats see it."""
    box = s.box
    monster = s.monsters[other] if s.monsters and sees_monster(s, other, seat) else -1
    numbers = [sum(s.hands[other]), sum(s.packs[other]), s.levels[other], s.passed[other], other in s.sealed]
    found = one_hot(monster, len(box.deck.monster)) + many_hot(s.katakana[other], len(box.all_katakana))
    found += padded(s.limits[other], len(POWERS)) + many_hot(s.boosts[other], len(BOOSTS) + 1)
    found += padded(s.known[other], len(box.all_power)) + many_hot(s.won[other], len(box.deck.city))
    return found + [float(n) for n in (*numbers, len(s.buried[other]))] + laid(s, other)


def laid(s: Rarrr, other: Seat) -> list[float]:
    """The set of each type in this battle: face-up cards, their values, Boost, face-down cards."""
    found = [0.0] * (4 * len(POWERS))
    for one in s.laid[other]:
        total = sum([s.box.value_of[card] for card in one.cards])
        found[4 * one.power : 4 * one.power + 4] = [len(one.cards), total, one.boost, len(one.down)]
    return found
