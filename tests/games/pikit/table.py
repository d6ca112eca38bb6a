"""A table described in a few words: the hands, the centre and the dice.

    t = Table("Ann Ben", Ann="2 4 M3", Ben="6", centre="1 5 7", dice="1 6")
    t.plays("Ann", 2, Reroll((0, 1))).cancels("Ben", 6).lets("Ann")

Kaijū are their values, a Mecha is `M` and the number of its pair. It is the turn of the first player named, in step
2, unless `step` says otherwise; players without a hand in the arguments hold nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from roarhouse.core.bags import Bag, bag_of, cards_of, plus
from roarhouse.core.find import find_game
from roarhouse.core.game import settle
from roarhouse.core.options import make_options
from roarhouse.core.pile import LET
from roarhouse.games.pikit.choices import (
    ENOUGH,
    MECHA,
    Cancel,
    Declare,
    Deed,
    Dice,
    Drawn,
    Play,
    Reveal,
    Stolen,
    Take,
)
from roarhouse.games.pikit.components import VALUES
from roarhouse.games.pikit.game import PikitGame
from roarhouse.games.pikit.options import PikitOptions
from roarhouse.games.pikit.rules.cancel import Answer
from roarhouse.games.pikit.rules.play import PlayCards, Playing
from roarhouse.games.pikit.rules.refill import EndOfTurn
from roarhouse.games.pikit.rules.roll import Roll
from roarhouse.games.pikit.rules.take import AddCards
from roarhouse.games.pikit.rules.turn import NextTurn
from roarhouse.games.pikit.state import TABLE, Pikit
from roarhouse.games.pikit.view import PikitView, Player
from tests.kit.table import NamedSeats

GAME: Final = PikitGame()
DECK: Final = GAME.deck


def options(**values: Any) -> PikitOptions:
    made: PikitOptions = make_options(find_game("pikit"), **values)
    return made


def cards(text: str) -> list[int]:
    return [MECHA + int(part[1:]) if part.startswith("M") else int(part) for part in text.split()]


def kaiju(text: str) -> Bag:
    return bag_of(VALUES, [card for card in cards(text) if card < MECHA])


def shown(some: list[int]) -> str:
    return " ".join(f"M{card - MECHA}" if card > MECHA else str(card) for card in some)


class Seats(NamedSeats[Pikit]):
    """Pikit played by names."""

    game: ClassVar = GAME

    def view(self, name: str) -> PikitView:
        return GAME.view(self.s, self.seat(name))

    def sees(self, name: str, whom: str) -> Player:
        return self.view(name).players[self.seat(whom)]

    def plays(self, name: str, card: int, deed: Deed | None = None) -> Self:
        return self.does(name, Play(card, deed))

    def declares(self, name: str, deed: Deed) -> Self:
        return self.does(name, Declare(deed))

    def cancels(self, name: str, card: int = 6) -> Self:
        return self.does(name, Play(card, Cancel()))

    def lets(self, *names: str) -> Self:
        for name in names:
            self.does(name, LET)
        return self

    def all_let(self) -> Self:
        while self.now is Answer:
            self.does(self.turn, LET)
        return self

    def enough(self) -> Self:
        return self.does(self.turn, ENOUGH)

    def takes(self, *values: int) -> Self:
        """The active player, who plays no more cards."""
        if self.now is Playing:
            self.enough()
        return self.does(self.turn, Take(values))

    # -- nature ------------------------------------------------------------------------------------------------------

    def rolls(self, first: int, second: int) -> Self:
        return self.does("nature", Dice((first, second)))

    def stolen(self, card: str) -> Self:
        return self.does("nature", Stolen(cards(card)[0]))

    def drawn(self, card: int) -> Self:
        return self.does("nature", Drawn(card))

    def revealed(self, some: str) -> Self:
        return self.does("nature", Reveal(tuple(cards(some))))

    # -- zones -------------------------------------------------------------------------------------------------------

    def hand(self, name: str) -> str:
        return shown(self.s.cards_of(self.seat(name)))

    @property
    def centre(self) -> str:
        return shown(cards_of(self.s.centre))

    @property
    def deck(self) -> str:
        return shown(cards_of(self.s.deck))

    @property
    def discard(self) -> str:
        return shown(cards_of(plus(*self.s.discards)))


class Setup(Seats):
    """A game from its beginning, with choices of nature given by the test."""

    def __init__(self, players: str, **values: Any) -> None:
        values = {"firstPlayer": 0} | values
        super().__init__(players, GAME.start(options(seats=len(players.split()), **values)))


class Table(Seats):
    """A game in progress."""

    def __init__(
        self,
        players: str,
        *,
        centre: str = "",
        deck: str = "1 2 3 4 5 6 7 8",
        dice: str = "1 6",
        step: str = "play",
        final: int = -1,
        wounds: str = "",
        **rest: Any,
    ) -> None:
        names = players.split()
        hands = {name: rest.pop(name, "") for name in names}
        s = GAME.start(options(seats=len(names), **({"firstPlayer": 0} | rest)))
        s.deck, s.centre, s.final = kaiju(deck), kaiju(centre), final
        first, second = map(int, dice.split())
        s.dice, s.active, s.turns = (first, second), 0, 1
        super().__init__(players, s)
        for seat, name in enumerate(names):
            self._deal(seat, hands[name])
        if wounds:
            s.wounds = [int(n) for n in wounds.split()]
        self._begin(step)

    def _deal(self, seat: int, hand: str) -> None:
        s = self.s
        s.hands[seat] = kaiju(hand)
        if s.known is not None:
            s.known[seat] = kaiju("")
        for card in cards(hand):
            if card > MECHA:
                assert s.owners[card - MECHA] == TABLE
                s.owners[card - MECHA] = seat

    def _begin(self, step: str) -> None:
        """Begin with one of the four steps of the turn."""
        steps = [Roll(), PlayCards(0), AddCards(0), EndOfTurn(), NextTurn()]
        self.s.agenda = []
        self.s.then(*steps[["roll", "play", "take", "end"].index(step) :])
        settle(self.s)


def takes_offered(t: Seats) -> set[tuple[int, ...]]:
    """What the active player can take from the centre."""
    return {choice.cards for choice in t.menu(t.turn) if isinstance(choice, Take)}
