"""The state of a game of Pikit: every zone on the table."""

from __future__ import annotations

from typing import Final

from roarhouse.core.bags import Bag, add, empty, with_card, without_card
from roarhouse.core.bags import cards_of as listed
from roarhouse.core.game import WATCHER, State
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import MECHA, PikitChoice
from roarhouse.games.pikit.components import FACES, VALUES, PikitBox

TABLE: Final = -1  # the owner of a Mecha that no player has taken
NOT_ROLLED: Final = (0, 0)
NO_KAIJU: Final = empty(VALUES)


class Pikit(State, kw_only=True):
    """Lists have one entry for each seat. Bags count the Kaijū of each value."""

    sealed: dict[int, PikitChoice]
    box: PikitBox
    first: Seat = -1  # the seat that has the first turn
    turns: int = 0  # started so far
    active: Seat = -1
    dice: tuple[int, int] = NOT_ROLLED
    turned: tuple[int, ...] = ()  # dice that were turned since they were last rolled
    deck: Bag
    centre: Bag
    discards: list[Bag]  # the discard pile, by the seat that discarded
    hands: list[Bag]  # their Kaijū; Mecha are in `owners`
    owners: list[Seat]  # of each Mecha by its pair, or TABLE; index 0 is unused
    wounds: list[int]
    known: list[Bag] | None = None  # cards that went openly into a hand, for the memory aid; None if imagined without
    final: int = -1  # final turns still to begin; -1 before the end is triggered

    @property
    def aid(self) -> list[Bag] | None:
        """What the memory aid shows."""
        return self.known if self.box.options.memory_aid else None

    # -- hands -------------------------------------------------------------------------------------------------------

    def has_cards(self, seat: Seat) -> bool:
        """pikit.mecha.1: a Mecha is a hand card like the others."""
        return self.hands[seat] != NO_KAIJU or seat in self.owners

    def holds(self, seat: Seat, card: int) -> bool:
        if card > MECHA:
            return card - MECHA in FACES and self.owners[card - MECHA] == seat
        return 0 < card < VALUES and self.hands[seat][card] > 0

    def mecha_of(self, seat: Seat) -> list[int]:
        """The pairs of the Mecha in a hand."""
        return [pair for pair in FACES if self.owners[pair] == seat]

    def cards_of(self, seat: Seat) -> list[int]:
        """The whole hand, Kaijū first."""
        return listed(self.hands[seat]) + [MECHA + pair for pair in self.mecha_of(seat)]

    def into_hand(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """pikit.setup.14, pikit.take.11: all players have seen these cards; from now on only the owner sees them."""
        self.hands[seat] = add(self.hands[seat], cards)
        if self.known is not None:
            self.known[seat] = add(self.known[seat], cards)

    def out_of_hand(self, seat: Seat, card: int) -> None:
        self.hands[seat] = without_card(self.hands[seat], card)
        if self.known is not None and self.known[seat][card]:
            self.known[seat] = without_card(self.known[seat], card)

    def to_discard(self, by: Seat, card: int) -> None:
        """pikit.setup.8, pikit.components.4: face-up, beside the deck."""
        self.discards[by] = with_card(self.discards[by], card)

    def all_but(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats and the watchers."""
        return (WATCHER, *self.box.others[seat])


def census(s: Pikit) -> dict[str, int]:
    """Cards in all zones; the totals never change."""
    bags = [s.deck, s.centre, s.box.removed, *s.discards, *s.hands]
    return {"kaiju": sum(map(sum, bags)), "mecha": len(s.owners)}
