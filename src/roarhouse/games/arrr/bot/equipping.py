"""Which crew to equip for the tests in the row, and which cards to let go for new ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.crews import CARDS, NEVER, STRENGTH, Goal, codes, field, full_crews, hopes, totals
from roarhouse.games.arrr.bot.worth import (
    CREW_CARD,
    CREW_STAT,
    MOST_CHEATS,
    PIECE,
    pillage_pieces,
    priced,
    turns_left,
)
from roarhouse.games.arrr.odds import terms_of
from roarhouse.games.arrr.rules.crew import EQUIPPED_MOST
from roarhouse.games.arrr.rules.influence import difficulty_of
from roarhouse.games.arrr.rules.recruitment import draws
from roarhouse.games.arrr.state import Arrr

CANDIDATES: Final = 9  # more cards than these are not tried out
LATER: Final = 0.35  # how much a crew counts for the turns to come
GIVEN_UP: Final = 0.3  # what it costs to discard a card that is in play
SECOND: Final = 0.25  # how much the second best card of the row counts

Numbered = tuple[tuple[int, ...], int]  # a crew and its number


def goals(s: Arrr, seat: Seat) -> list[Goal]:
    """What the seat could sail for, whatever its crew."""
    found, box, pieces = [], s.box, s.pieces[seat]
    terms = terms_of(s, seat)
    for card in s.row:
        condition, needs = box.deck.exploration[card].condition, ""
        if condition is not None:
            if pieces < condition.pieces:
                continue
            needs = condition.equipped or ""
        tests = [(stat, difficulty_of(s, seat, card, stage)) for stage, (stat, _) in enumerate(box.tests[card])]
        found.append(Goal(needs, tuple(tests), min(MOST_CHEATS, pieces), priced(s, seat, card, terms)))
    return found


def crews(s: Arrr, seat: Seat, cards: tuple[int, ...]) -> list[Numbered]:
    """Every crew that may be equipped, as full as possible."""
    if s.box.options.crew_limit == "items":
        numbers = codes(s.box)
        return [(crew, sum([numbers[card] for card in crew])) for crew in grown_crews(s, seat)]
    return full_crews(s.box, cards, 1 + s.traits(seat).first_mates)


def grown_crews(s: Arrr, seat: Seat) -> list[tuple[int, ...]]:
    """Four cards of the hand at most join all old ones; old First Mates and Packs make room for new ones."""
    kinds, old, mates = s.box.kinds, s.equipped[seat], 1 + s.traits(seat).first_mates
    items, old_mates, packs = [[card for card in old if kinds[card] == kind] for kind in ("item", "mate", "pack")]
    found = []
    for new in [some for n in range(EQUIPPED_MOST, -1, -1) for some in combinations(s.crew[seat], n)]:
        kind = [kinds[card] for card in new]
        more_mates, more_packs = mates - kind.count("mate"), 1 - kind.count("pack")
        if more_mates >= 0 and more_packs >= 0:
            found.append((*new, *items, *old_mates[:more_mates], *packs[:more_packs]))
    return found


def best_crew(s: Arrr, seat: Seat) -> tuple[int, ...]:
    """The crew with the most promise, out of hand and table."""
    total, old = totals(s.box), s.equipped[seat]
    cards = tuple(sorted((*s.crew[seat], *old), key=lambda card: -total[card])[:CANDIDATES])
    given_up = GIVEN_UP * (turns_left(s, seat) > 0)
    best, found = float("-inf"), tuple[int, ...]()
    for crew, value in promises(s, seat, crews(s, seat, cards)):
        rating = value - given_up * len([card for card in old if card not in crew]) if old else value
        if rating > best:
            best, found = rating, crew
    return found


def promises(s: Arrr, seat: Seat, found: list[Numbered]) -> Iterator[tuple[tuple[int, ...], float]]:
    """Of each crew: the best that it can do now, something of the second best, and its use later."""
    more, turns = s.traits(seat).dice.counts(), min(2, turns_left(s, seat))
    tables = [(hope, hope.mask) for hope in [hopes(goal, more) for goal in goals(s, seat)]]
    pillage = PIECE * pillage_pieces(s, seat)
    for crew, number in found:
        values = [pillage, *[hope[number & mask] for hope, mask in tables]]
        values.sort()
        second = values[-2] if tables and values[-2] > NEVER else 0.0
        later = (CREW_CARD * field(number, CARDS) + CREW_STAT * field(number, STRENGTH)) * turns
        yield crew, values[-1] + SECOND * second + LATER * later


def to_discard(s: Arrr, seat: Seat) -> int | None:
    """A Crew card that the best crew does not need, if a new one comes for it."""
    crew, _ = draws(s, seat)
    if not s.crew[seat] or len(s.crew[seat]) > 3 or len(s.events[seat]) > 3 or crew >= 3:
        return None
    wanted = best_crew(s, seat)
    useless = [card for card in s.crew[seat] if card not in wanted]
    return min(useless, key=s.box.strength.__getitem__, default=None)
