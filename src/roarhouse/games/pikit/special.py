"""Special effects: the 3 that bites its thief, the 8 that brings its herd, the 1 that counts at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roarhouse.core.bags import Bag
from roarhouse.core.words import Seat, Who
from roarhouse.games.pikit.names import card_words

if TYPE_CHECKING:
    from roarhouse.games.pikit.state import Pikit

ONES_BONUS: Final = 15
WOUND_PENALTY: Final = 3


def most_ones(s: Pikit) -> tuple[Seat, ...]:
    """pikit.special-1.1, pikit.special-1.2, pikit.special-1.4: everybody with the most 1 cards in hand, and with at
    least one of them."""
    ones = [hand[s.box.ones] for hand in s.hands]
    most = max(ones)
    return tuple(seat for seat, n in enumerate(ones) if n == most >= s.box.options.ones_bonus_minimum)


def bite(s: Pikit, thief: Seat, card: int) -> None:
    """pikit.special-3.1, pikit.special-3.2, pikit.special-3.5: discarded at once, and a Wound that never heals; the
    supply is no limit."""
    s.to_discard(thief, card)
    s.wounds[thief] += 1
    if s.story is not None:
        s.tell("pikit.special-3.2", "is-wounded", who=Who(thief), card=card_words(s.box.deck, card))


def with_herd(cards: tuple[int, ...], chaining: int, centre: Bag) -> tuple[int, ...]:
    """pikit.special-8.1, pikit.special-8.2, pikit.special-8.4: an 8 of the centre brings all others lying there."""
    return (chaining,) * centre[chaining] if cards == (chaining,) else cards
