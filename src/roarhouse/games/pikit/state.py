"""The table of Pikit: every zone, and the steps that can be on its agenda."""

from __future__ import annotations

from typing import Final

from roarhouse.core.bags import Bag, add, empty, with_card, without_card
from roarhouse.core.bags import cards_of as listed
from roarhouse.core.game import State
from roarhouse.core.words import Seat
from roarhouse.games.pikit.cancel import Answer, DrawLots
from roarhouse.games.pikit.choices import MECHA, PikitChoice
from roarhouse.games.pikit.components import FACES, VALUES, PikitBox
from roarhouse.games.pikit.effects import Declaring, DrawCard, Effect
from roarhouse.games.pikit.pair import TABLE, UsePair
from roarhouse.games.pikit.play import PlayCards, Playing
from roarhouse.games.pikit.refill import EndOfTurn, Refill
from roarhouse.games.pikit.roll import NOT_ROLLED, Roll, RollAgain
from roarhouse.games.pikit.setup import DealCentre, DrawStartingHand, FirstPlayer, begin_with
from roarhouse.games.pikit.take import AddCards, Taking
from roarhouse.games.pikit.theft import StealCard
from roarhouse.games.pikit.turn import BeginTurn, NextTurn

SetupStep = FirstPlayer | DealCentre | DrawStartingHand
TurnStep = BeginTurn | Roll | PlayCards | Playing | AddCards | UsePair | Taking | EndOfTurn | Refill | NextTurn
PileStep = Effect | Declaring | DrawLots | Answer | RollAgain | StealCard | DrawCard


NO_KAIJU: Final = empty(VALUES)


class Pikit(State, kw_only=True):
    """A list has one entry for each seat. A bag counts the Kaijū of each value."""

    agenda: list[SetupStep | TurnStep | PileStep]
    sealed: dict[int, PikitChoice]
    box: PikitBox
    first: Seat = -1  # who had the first turn
    turns: int = 0  # begun so far
    active: Seat = -1
    dice: tuple[int, int] = NOT_ROLLED
    turned: tuple[int, ...] = ()  # dice that lie as they were turned
    deck: Bag
    centre: Bag
    discards: list[Bag]  # the discard pile, by who discarded
    hands: list[Bag]  # the Kaijū in them; who has which Mecha is known from the Pair tokens
    owners: list[Seat]  # of each Mecha by its pair, TABLE if nobody has it; nothing is at 0
    wounds: list[int]
    known: list[Bag] | None = None  # with the memory aid: cards that everybody saw going into a hand
    final: int = -1  # final turns still to begin; -1 before the end is triggered

    def copy(self) -> Pikit:
        return Pikit(
            agenda=self.agenda[:],
            sealed=self.sealed.copy(),
            box=self.box,
            first=self.first,
            turns=self.turns,
            active=self.active,
            dice=self.dice,
            turned=self.turned,
            deck=self.deck,
            centre=self.centre,
            discards=self.discards[:],
            hands=self.hands[:],
            owners=self.owners[:],
            wounds=self.wounds[:],
            known=None if self.known is None else self.known[:],
            final=self.final,
        )

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
        """pikit.setup.14, pikit.take.11: everybody has seen these cards, and nobody but the owner sees them now."""
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
        """Everybody else at the table, and the watchers."""
        return (-2, *self.box.others[seat])


def set_up(box: PikitBox) -> Pikit:
    """pikit.setup.3, pikit.setup.4, pikit.setup.7, pikit.setup.8: all Mecha on the table with their tokens, an empty
    discard pile, and a deck whose order nobody knows."""
    seats = len(box.seats)
    s = Pikit(
        agenda=[],
        sealed={},
        box=box,
        deck=box.all_kaiju,
        centre=NO_KAIJU,
        discards=[NO_KAIJU] * seats,
        hands=[NO_KAIJU] * seats,
        owners=[TABLE] * (len(FACES) + 1),
        wounds=[0] * seats,
        known=[NO_KAIJU] * seats if box.options.memory_aid else None,
    )
    first = box.options.first_player
    if first == "random":
        s.then(FirstPlayer())
    else:
        begin_with(s, first)
    return s
