"""What a seat sees of RARRR!!, as numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, get_args

from roarhouse.core.bags import Bag
from roarhouse.core.encoding.features import BLOCKS, Block, Sheet, from_left, hot, many, numbers
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import Set
from roarhouse.games.rarrr.components import BOOSTS, POWERS, RarrrBox
from roarhouse.games.rarrr.state import Rarrr
from roarhouse.games.rarrr.view import Phase, phase_of, shows_monster

PHASES: Final = get_args(Phase)
Cards = tuple[int, ...]
Buried = tuple[tuple[int, int], ...]


def sheets(s: Rarrr) -> Callable[[Seat], Sheet]:
    """What all seats see is written once."""
    box, n, seats = s.box, len(s.box.seats), s.box.seats
    phase, kinds = hot(PHASES.index(phase_of(s)), len(PHASES)), len(box.deck.city)
    cities = hot(s.city, kinds) + many(s.row, kinds) + many(s.removed, kinds) + bag(s.discard, len(box.all_power))
    players = [player(s, other) for other in seats]

    def sheet(seat: Seat) -> Sheet:
        blocks = [phase, number(s.round), hot(from_left(seat, s.angriest, n), n), cities]
        blocks.append(own(box, not s.katakana[seat], s.hands[seat], s.packs[seat], s.dropped[seat], s.buried[seat]))
        for other in seats[seat:] + seats[:seat]:
            blocks += (monster(s, other, seat), *players[other])
        return Sheet(blocks)

    return sheet


@cache
def number(round: int) -> Block:
    return numbers((round,))


def bag(cards: Bag, kinds: int) -> Block:
    return numbers(cards) if len(cards) == kinds else hot(-1, kinds)


@lru_cache(BLOCKS)
def own(box: RarrrBox, drafting: bool, hand: Bag, pack: Bag, dropped: int, buried: Buried) -> Block:
    """Cards in hand and in the pack: Katakana cards until two of them are kept, Power cards from then on."""
    katakana, kinds = len(box.all_katakana), len(box.all_power)
    sheet = Sheet()
    for cards in (hand, pack):
        sheet.bag(cards if drafting else (), katakana)
        sheet.bag(() if drafting else cards, kinds)
    sheet.one_hot(dropped, katakana)
    sheet.many_hot([card for _, card in buried], kinds)
    return sheet.data()


def monster(s: Rarrr, other: Seat, seat: Seat) -> Block:
    shown = s.monsters and (other == seat or shows_monster(s, other))
    return hot(s.monsters[other] if shown else -1, len(s.box.deck.monster))


def player(s: Rarrr, other: Seat) -> tuple[Block, Block, Block]:
    """One seat as all seats see it, without the Monster."""
    hand, pack, buried = s.hands[other], s.packs[other], s.buried[other]
    counts = (sum(hand), sum(pack), s.levels[other], s.passed[other], other in s.sealed, len(buried))
    body = figure(s.box, s.katakana[other], s.limits[other], s.boosts[other], s.known[other], s.won[other])
    return body, numbers(counts), laid(s.box, s.laid[other])


@lru_cache(BLOCKS)
def figure(box: RarrrBox, katakana: Cards, limits: Bag, boosts: Cards, known: Bag, won: Cards) -> Block:
    sheet = Sheet()
    sheet.many_hot(katakana, len(box.all_katakana))
    sheet.bag(limits, len(POWERS))
    sheet.many_hot(boosts, len(BOOSTS) + 1)
    sheet.bag(known, len(box.all_power))
    sheet.many_hot(won, len(box.deck.city))
    return sheet.data()


@lru_cache(BLOCKS)
def laid(box: RarrrBox, some: tuple[Set, ...]) -> Block:
    """The set of each type in this battle: face-up cards, their values, Boost, face-down cards."""
    sheet, sets = Sheet(), {one.power: one for one in some}
    for power in range(len(POWERS)):
        one = sets.get(power)
        if one is None:
            sheet.numbers(0, 0, 0, 0)
        else:
            total = sum([box.value_of[card] for card in one.cards])
            sheet.numbers(len(one.cards), total, one.boost, len(one.down))
    return sheet.data()
