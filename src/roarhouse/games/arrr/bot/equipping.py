"""Which crew to equip for the tests in the row, and which cards to let go for new ones."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.worth import MOST_CHEATS, PIECE, crew_worth, pillage_pieces, priced, turns_left
from roarhouse.games.arrr.odds import Attempt, Terms, attempt_of, worth
from roarhouse.games.arrr.rules.crew import EQUIPPED_MOST
from roarhouse.games.arrr.rules.recruitment import draws
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import STATS, AddDice, Difficulty, Reroll

CANDIDATES: Final = 9  # more cards than these are not tried out
LATER: Final = 0.35  # how much a crew counts for the turns to come
GIVEN_UP: Final = 0.3  # what it costs to discard a card that is in play
SECOND: Final = 0.25  # how much the second best card of the row counts

Vector = tuple[int, int, int, int]


class Goal(NamedTuple):
    """A card of the row: what must be met, its tests, and what it brings."""

    needs: str  # a kind of card that must be equipped
    tests: tuple[tuple[int, int], ...]
    pieces: int
    terms: Terms


def goals(s: Arrr, seat: Seat) -> list[Goal]:
    found = []
    for card in s.row:
        condition = s.box.deck.exploration[card].condition
        if condition is not None and s.pieces[seat] < condition.pieces:
            continue
        stages, pieces, terms = attempt_of(s, seat, card, min(MOST_CHEATS, s.pieces[seat]))
        stats = [stat for stat, _ in s.box.tests[card]]
        tests = tuple([(stat, needed) for stat, (_, needed) in zip(stats, stages, strict=True)])
        needs = (condition.equipped or "") if condition is not None else ""
        found.append(Goal(needs, tests, pieces, priced(s, seat, card, terms)))
    return found


def strength(s: Arrr, card: int) -> Vector:
    """Dice that a card brings to each stat, its ability counted as dice too."""
    dice = list(s.box.stats[card])
    for verb in s.box.uses[card]:
        stats = getattr(verb, "stats", ()) or STATS
        if isinstance(verb, AddDice):
            dice = [n + verb.dice * (STATS[k] in stats) for k, n in enumerate(dice)]
        elif (isinstance(verb, Difficulty) and verb.by < 0) or (isinstance(verb, Reroll) and verb.whose == "thrower"):
            dice = [n + (STATS[k] in stats) for k, n in enumerate(dice)]
    return dice[0], dice[1], dice[2], dice[3]


def promise(s: Arrr, seat: Seat, crew: tuple[int, ...], found: list[Goal], vectors: dict[int, Vector]) -> float:
    """The best that a crew can do now, something of the second best, and its use later."""
    kinds = [s.box.kinds[card] for card in crew]
    dice = [sum([vectors[card][stat] for card in crew]) for stat in range(4)]
    dice = [n + more for n, more in zip(dice, s.traits(seat).dice.counts(), strict=True)]
    values = [PIECE * pillage_pieces(s, seat)]
    for goal in found:
        if crew and (not goal.needs or goal.needs in kinds):
            stages = tuple([(dice[stat], needed) for stat, needed in goal.tests])
            values.append(worth(Attempt(stages, goal.pieces, goal.terms)))
    values.sort()
    later = crew_worth(s, crew, turns_left(s, seat))
    return values[-1] + SECOND * sum(values[-2:-1]) + LATER * later


def crews(s: Arrr, seat: Seat, cards: list[int]) -> list[tuple[int, ...]]:
    """Every crew that may be equipped, as full as possible."""
    if s.box.options.crew_limit == "items":
        return grown_crews(s, seat)
    kinds, mates = s.box.kinds, 1 + s.traits(seat).first_mates
    found: list[tuple[int, ...]] = []
    for size in range(min(EQUIPPED_MOST, len(cards)), -1, -1):
        for crew in combinations(cards, size):
            kind = [kinds[card] for card in crew]
            if kind.count("mate") <= mates and kind.count("pack") <= 1:
                found.append(crew)
        if found:
            return found
    return found


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
    vectors = {card: strength(s, card) for card in (*s.crew[seat], *s.equipped[seat])}
    cards = sorted(vectors, key=lambda card: -sum(vectors[card]))[:CANDIDATES]
    found, old = goals(s, seat), s.equipped[seat]
    given_up = GIVEN_UP * (turns_left(s, seat) > 0)

    def rating(crew: tuple[int, ...]) -> float:
        return promise(s, seat, crew, found, vectors) - given_up * len([card for card in old if card not in crew])

    return max(crews(s, seat, cards), key=rating, default=())


def to_discard(s: Arrr, seat: Seat) -> int | None:
    """A Crew card that the best crew does not need, if a new one comes for it."""
    crew, _ = draws(s, seat)
    if not s.crew[seat] or len(s.crew[seat]) > 3 or len(s.events[seat]) > 3 or crew >= 3:
        return None
    wanted = best_crew(s, seat)
    useless = [card for card in s.crew[seat] if card not in wanted]
    return min(useless, key=s.box.strength.__getitem__, default=None)
