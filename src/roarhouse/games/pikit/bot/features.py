"""What the learned value knows of a table: features of each seat, and the progress of the game."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.pikit.components import CENTRE
from roarhouse.games.pikit.rules.scoring import MECHA_POINTS, points_so_far
from roarhouse.games.pikit.rules.special import ONES_BONUS
from roarhouse.games.pikit.state import Pikit

EFFECTS: Final = ("reroll", "steal", "draw", "cancel", "turn", "copy", "wound")
FINAL_TURNS: Final = 0.85  # progress when they begin
NAMES: Final = (
    "points",  # without the bonus for 1 cards
    "lead",  # points and expected bonus, against the cards still to come
    "last lead",  # the same in the final turns
    "mecha",
    "ones",
    "bonus",  # the chance to have the most 1 cards in the end
    "cards",  # that can be stolen, and decide ties
    "order",  # of turns, before the last card is drawn
    "last turn",  # still to come
    *EFFECTS,  # cards in hand, while there are turns to play them in
)


def features(s: Pikit) -> list[list[float]]:
    ones, deck = [hand[s.box.ones] for hand in s.hands], sum(s.deck)
    scale, sharp = sqrt(deck + 3 * max(0, s.final) + 4), 1 + 2 / (1 + s.centre[s.box.ones] + s.deck[s.box.ones])
    return [row(s, seat, ones, scale, sharp) for seat in s.box.seats]


def row(s: Pikit, seat: Seat, ones: list[int], scale: float, sharp: float) -> list[float]:
    hand, points, own = s.hands[seat], points_so_far(s, seat), ones[seat]
    rival = max([ones[other] for other in s.box.others[seat]])
    bonus = 1 / (1 + exp(-(own - rival + 0.3) * sharp)) if own else 0.0
    later = (seat - s.active) % len(s.box.seats)
    lead, last = (points + ONES_BONUS * bonus) / (10 * scale), s.final >= 0
    return [
        points / 20,
        lead,
        lead if last else 0.0,
        s.owners.count(seat) * MECHA_POINTS / 20,
        own / 3,
        bonus,
        sum(hand) / 10,
        0.0 if last else -later / len(s.box.seats),
        float(last and later <= s.final),
        *effects_in(s, hand, to_come(s, later)),
    ]


def to_come(s: Pikit, later: int) -> float:
    """How much use a card still has for a seat: 1 early on, 0 after its last turn."""
    if s.final < 0:
        return 0.5 + 0.5 * min(1.0, sum(s.deck) / 10)
    return 0.5 if later <= s.final else 0.0


def effects_in(s: Pikit, hand: tuple[int, ...], use: float) -> list[float]:
    """The number of cards of each effect; their points are counted elsewhere."""
    counts, effect_of = dict.fromkeys(EFFECTS, 0.0), s.box.effect_of
    for value, n in enumerate(hand):
        if n and effect_of[value] in counts:
            counts[effect_of[value]] += n * use / 3
    return list(counts.values())


def progress(s: Pikit) -> float:
    if s.final >= 0:
        return 1 - (1 - FINAL_TURNS) * s.final / len(s.box.seats)
    return FINAL_TURNS * (1 - sum(s.deck) / max(1, sum(s.box.all_kaiju) - CENTRE))
