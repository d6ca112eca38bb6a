"""What single things are worth, in points: a card in play, a collection, an action."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.odds import Attempt, Terms, attempt_of, worth
from roarhouse.games.arrr.rules.action import PILLAGED
from roarhouse.games.arrr.rules.horizon import sea_left
from roarhouse.games.arrr.rules.influence import pieces_of
from roarhouse.games.arrr.rules.scoring import collection_points
from roarhouse.games.arrr.state import Arrr, Piled
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
    row, chest = s.box.deck.exploration[card], s.chest[seat]
    pieces = pieces_of(s, card) if card in s.row else row.pieces
    grown = collection_worth(s, (*chest, card)) - collection_worth(s, chest)
    return row.fame + PIECE * pieces + grown + sum([reward_worth(verb) for verb in row.success])


def reward_worth(verb: object) -> float:
    if isinstance(verb, Draw):
        return HAND_CARD * verb.cards
    return PIECE * verb.pieces if isinstance(verb, Gain) else HAND_CARD


def fine_of(s: Arrr, seat: Seat, card: int, stage: int = 0) -> float:
    """What the penalty of a card costs."""
    if s.course.spared:
        return 0.0
    cost = 0.0
    for verb in s.verbs(Piled("penalty", card, NOTHING, stage, seat)):
        if isinstance(verb, Damage):
            weakest = sorted(s.equipped[seat], key=s.box.strength.__getitem__)
            lost = tuple(weakest[: max(0, verb.damage - s.traits(seat).armour)])
            cost += crew_worth(s, lost, turns_left(s, seat))
        elif isinstance(verb, LosePieces):
            cost += min(verb.pieces, s.pieces[seat])
        elif isinstance(verb, DiscardHand):
            cost += HAND_CARD * verb.cards
    return cost


def priced(s: Arrr, seat: Seat, card: int, terms: Terms, stage: int = 0) -> Terms:
    """What is at stake, in quarters of a point, so that similar attempts are computed once."""
    prize, fine = round(4 * prize_of(s, seat, card)) / 4, round(4 * fine_of(s, seat, card, stage)) / 4
    return Terms(terms.cheats, terms.jollies, prize, fine, PIECE)


def sail_worth(s: Arrr, seat: Seat, card: int, helped: bool = True) -> float:
    """A card of the row for a crew as it stands; `helped`: with its ready abilities and the Events in hand."""
    stages, pieces, terms = attempt_of(s, seat, card, min(MOST_CHEATS, s.pieces[seat]))
    if helped:
        stats = [stat for stat, _ in s.box.tests[card]]
        stages = tuple([helped_stage(s, seat, stat, *stage) for stat, stage in zip(stats, stages, strict=True)])
    return worth(Attempt(stages, pieces, priced(s, seat, card, terms)))


def helped_stage(s: Arrr, seat: Seat, stat: int, dice: int, needed: int) -> tuple[int, int]:
    """A test with the help that a player can count on."""
    cards = [card for card in (*s.equipped[seat], *s.events[seat]) if card not in s.depleted]
    for verb in [verb for card in cards for verb in s.box.uses[card][:2]]:
        if isinstance(verb, AddDice) and (not verb.stats or STATS[stat] in verb.stats):
            dice += verb.dice if not verb.behind else verb.dice - 1
        elif isinstance(verb, Reroll) and verb.whose != "opponent":
            dice += 1
        elif isinstance(verb, Difficulty) and verb.by < 0 and (not verb.stats or STATS[stat] in verb.stats):
            needed = max(1, needed + verb.by)
    return dice, needed
