"""What the learned value knows of a table: features of each seat, and the progress of the game."""

from __future__ import annotations

from math import sqrt
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
    "lead",  # points and bonus, against the cards still to come
    "mecha",
    "ones",
    "ones ahead",  # of the other hands
    "bonus",  # held now
    "cards",  # that can be stolen, and decide ties
    "order",  # of turns, before the last card is drawn
    "last turn",  # still to come
    *EFFECTS,
)


def features(s: Pikit) -> list[list[float]]:
    ones, left = [hand[s.box.ones] for hand in s.hands], sum(s.deck)
    scale = sqrt(left + 3 * max(0, s.final) + 4)
    return [row(s, seat, ones, scale) for seat in s.box.seats]


def row(s: Pikit, seat: Seat, ones: list[int], scale: float) -> list[float]:
    hand, points, own = s.hands[seat], points_so_far(s, seat), ones[seat]
    rival = max([ones[other] for other in s.box.others[seat]])
    bonus = own >= rival and own >= s.box.options.ones_bonus_minimum
    later = (seat - s.active) % len(s.box.seats)
    return [
        points / 20,
        (points + ONES_BONUS * bonus) / (10 * scale),
        s.owners.count(seat) * MECHA_POINTS / 20,
        own / 3,
        max(-3, min(3, own - rival)) / 3,
        float(bonus),
        sum(hand) / 10,
        0.0 if s.final >= 0 else -later / len(s.box.seats),
        float(s.final >= 0 and later <= s.final),
        *effects_in(s, hand),
    ]


def effects_in(s: Pikit, hand: tuple[int, ...]) -> list[float]:
    """The number of cards of each effect; their points are counted elsewhere."""
    counts, effect_of = dict.fromkeys(EFFECTS, 0.0), s.box.effect_of
    for value, n in enumerate(hand):
        if n and effect_of[value] in counts:
            counts[effect_of[value]] += n / 3
    return list(counts.values())


def progress(s: Pikit) -> float:
    if s.final >= 0:
        return 1 - (1 - FINAL_TURNS) * s.final / len(s.box.seats)
    return FINAL_TURNS * (1 - sum(s.deck) / max(1, sum(s.box.all_kaiju) - CENTRE))
