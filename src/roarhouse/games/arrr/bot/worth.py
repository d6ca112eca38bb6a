"""What single things are worth, in points: a card in play, a collection, an action."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.components import ArrrBox, Verbs
from roarhouse.games.arrr.odds import Attempt, Terms, attempt_of, worth
from roarhouse.games.arrr.rules.action import PILLAGED
from roarhouse.games.arrr.rules.horizon import sea_left
from roarhouse.games.arrr.rules.influence import pieces_of
from roarhouse.games.arrr.rules.scoring import collection_points
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import STATS, AddDice, Damage, Difficulty, DiscardHand, Draw, Gain, LosePieces, Reroll

HAND_CARD: Final = 0.2  # a card in hand, as long as there are turns to use it in
CREW_CARD: Final = 0.15  # an equipped card, and each point of its stats, for each of the next two turns
CREW_STAT: Final = 0.12
BEGUN: Final = 0.4  # each card of a collection that can still grow
MOST_CHEATS: Final = 6  # more are not considered
PIECE: Final = 1.05  # a Piece can also be spent


def turns_left(s: Arrr, seat: Seat) -> int:
    """Turns of a seat after the present one: every turn but the last turns over a card."""
    seats = len(s.box.seats)
    ahead = (seat - s.active) % seats or seats
    return max(0, (sea_left(s) - ahead) // seats + 1)


def crew_worth(s: Arrr, cards: tuple[int, ...], turns: int) -> float:
    """Equipped cards, by the number of turns their player still has."""
    strength = s.box.strength
    return (CREW_CARD * len(cards) + CREW_STAT * sum([strength[card] for card in cards])) * min(2, turns)


def collection_worth(s: Arrr, chest: tuple[int, ...]) -> float:
    """Points of the collections, and a little for those that can still be completed."""
    symbol_of = s.box.symbol_of
    symbols = [symbol_of[card] for card in chest if symbol_of[card] != NOTHING]
    if not symbols:
        return 0.0
    growing = unclaimed(symbol_of, s.row, s.sea)
    return collection_points(s, chest) + BEGUN * len([symbol for symbol in symbols if symbol in growing])


@lru_cache(maxsize=1024)
def unclaimed(symbol_of: tuple[int, ...], row: tuple[int, ...], sea: tuple[int, ...]) -> frozenset[int]:
    """The symbols of cards that can still be won."""
    return frozenset([symbol_of[card] for card in row + sea])


def pillage_pieces(s: Arrr, seat: Seat) -> int:
    return max(0, min(PILLAGED + s.traits(seat).pillage - s.course.tax, 99 if s.box.unlimited else s.reserve))


def prize_of(s: Arrr, seat: Seat, card: int) -> float:
    """Fame, Pieces, the place in a collection, and other rewards."""
    box = s.box
    pieces = pieces_of(s, card) if card in s.row else box.deck.exploration[card].pieces
    return box.fame[card] + PIECE * pieces + growth(s, seat, card) + rewards(box)[card]


def growth(s: Arrr, seat: Seat, card: int) -> float:
    """What a collection gains by a card."""
    if s.box.symbol_of[card] == NOTHING:
        return 0.0
    chest = s.chest[seat]
    return collection_worth(s, (*chest, card)) - collection_worth(s, chest)


@lru_cache(maxsize=64)
def rewards(box: ArrrBox) -> tuple[float, ...]:
    """Of each Exploration card, besides what is printed on it as fame and Pieces."""
    return tuple([sum([reward_worth(verb) for verb in row.success]) for row in box.deck.exploration])


def reward_worth(verb: object) -> float:
    if isinstance(verb, Draw):
        return HAND_CARD * verb.cards
    return PIECE * verb.pieces if isinstance(verb, Gain) else HAND_CARD


def fine_of(s: Arrr, seat: Seat, card: int, stage: int = 0) -> float:
    """What the penalty of a card costs."""
    cost = 0.0
    for verb in () if s.course.spared else penalties(s.box)[card][stage]:
        if isinstance(verb, Damage):
            weakest = sorted(s.equipped[seat], key=s.box.strength.__getitem__)
            lost = tuple(weakest[: max(0, verb.damage - s.traits(seat).armour)])
            cost += crew_worth(s, lost, turns_left(s, seat))
        elif isinstance(verb, LosePieces):
            cost += min(verb.pieces, s.pieces[seat])
        elif isinstance(verb, DiscardHand):
            cost += HAND_CARD * verb.cards
    return cost


@lru_cache(maxsize=64)
def penalties(box: ArrrBox) -> tuple[tuple[Verbs, ...], ...]:
    """Of each test of each Exploration card."""
    cards = box.deck.exploration
    return tuple([tuple([(*test.failure, *card.failure) for test in card.tests]) for card in cards])


def priced(s: Arrr, seat: Seat, card: int, terms: Terms, stage: int = 0) -> Terms:
    """What is at stake, in quarters of a point, so that similar attempts are computed once."""
    prize, fine = round(4 * prize_of(s, seat, card)) / 4, round(4 * fine_of(s, seat, card, stage)) / 4
    return Terms(terms.cheats, terms.jollies, prize, fine, PIECE)


def sail_worth(s: Arrr, seat: Seat, card: int, helped: bool = True) -> float:
    """A card of the row for a crew as it stands; `helped`: with its ready abilities and the Events in hand."""
    stages, pieces, terms = attempt_of(s, seat, card, min(MOST_CHEATS, s.pieces[seat]))
    if helped:
        ready = [one for one in (*s.equipped[seat], *s.events[seat]) if one not in s.depleted]
        help_of = helps(s.box)
        found = [help_of[one] for one in ready]
        stats = [stat for stat, _ in s.box.tests[card]]
        stages = tuple([helped_stage(found, stat, *stage) for stat, stage in zip(stats, stages, strict=True)])
    return worth(Attempt(stages, pieces, priced(s, seat, card, terms)))


Help = tuple[tuple[int, int], ...]  # by stat: more dice, and by how much a test is easier


def helped_stage(found: list[Help], stat: int, dice: int, needed: int) -> tuple[int, int]:
    """A test with the help that a player can count on."""
    easier = sum([one[stat][1] for one in found])
    return dice + sum([one[stat][0] for one in found]), max(1, needed - easier) if easier else needed


@lru_cache(maxsize=64)
def helps(box: ArrrBox) -> tuple[Help, ...]:
    """What each Crew card and Event can do for a throw of its player, in each stat."""
    return tuple([tuple([help_by(verbs[:2], stat) for stat in STATS]) for verbs in box.uses])


def help_by(verbs: Verbs, stat: str) -> tuple[int, int]:
    dice = easier = 0
    for verb in verbs:
        if isinstance(verb, AddDice) and (not verb.stats or stat in verb.stats):
            dice += verb.dice if not verb.behind else verb.dice - 1
        elif isinstance(verb, Reroll) and verb.whose != "opponent":
            dice += 1
        elif isinstance(verb, Difficulty) and verb.by < 0 and (not verb.stats or stat in verb.stats):
            easier -= verb.by
    return dice, easier
