"""Special effects: the 3 wounds its thief, the 8 is taken with all others, the most 1 cards score a bonus."""

from __future__ import annotations

from typing import Final

from roarhouse.core.bags import Bag
from roarhouse.core.words import Seat, Who
from roarhouse.games.pikit.speech.names import card_words
from roarhouse.games.pikit.state import Pikit

ONES_BONUS: Final = 15
WOUND_PENALTY: Final = 3


def most_ones(s: Pikit) -> tuple[Seat, ...]:
    """pikit.special-1.1, pikit.special-1.2, pikit.special-1.4: every seat with the most 1 cards in hand, if it has
    at least onesBonusMinimum."""
    ones = [hand[s.box.ones] for hand in s.hands]
    most = max(ones)
    return tuple(seat for seat, n in enumerate(ones) if n == most >= s.box.options.ones_bonus_minimum)


def wound(s: Pikit, thief: Seat, card: int) -> None:
    """pikit.special-3.1, pikit.special-3.2, pikit.special-3.5: the card is discarded and the thief gets a permanent
    Wound; the token supply is no limit."""
    s.to_discard(thief, card)
    s.wounds[thief] += 1
    if s.story is not None:
        s.tell("pikit.special-3.2", "is-wounded", who=Who(thief), card=card_words(s.box.deck, card))


def with_chain(cards: tuple[int, ...], chaining: int, centre: Bag) -> tuple[int, ...]:
    """pikit.special-8.1, pikit.special-8.2, pikit.special-8.4: an 8 is taken with all others in the centre. Another
    deck may give this effect to a value that is taken together with a second one."""
    if chaining not in cards:
        return cards
    others = [card for card in cards if card != chaining]
    return tuple(sorted((*others, *[chaining] * centre[chaining])))
