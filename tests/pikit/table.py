"""A table laid out in a few words: who holds what, what lies in the centre, how the dice lie.

    t = Table("Ann Ben", Ann="2 4 M3", Ben="6", centre="1 5 7", dice="1 6")
    t.plays("Ann", 2, Reroll((0, 1))).cancels("Ben", 6).lets("Ann")

Kaijū are their values, a Mecha is `M` and the number of its pair. It is the turn of the first player named, in step
2, unless `step` says otherwise; whoever is not named holds nothing.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Self

from roarhouse.core.bags import Bag, bag_of, cards_of, plus
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, WATCHER, Choice, Refusal, Step, settle
from roarhouse.core.options import make_options
from roarhouse.core.pile import LET
from roarhouse.core.speech import Speaker
from roarhouse.games.pikit.cancel import Answer
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
from roarhouse.games.pikit.pair import TABLE
from roarhouse.games.pikit.play import PlayCards, Playing
from roarhouse.games.pikit.refill import EndOfTurn
from roarhouse.games.pikit.roll import Roll
from roarhouse.games.pikit.state import Pikit
from roarhouse.games.pikit.take import AddCards
from roarhouse.games.pikit.turn import NextTurn
from roarhouse.games.pikit.view import PikitView, Player

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


class Seats:
    """A game whose seats have names. The story is told from the beginning."""

    def __init__(self, players: str, s: Pikit) -> None:
        self.names = tuple(players.split())
        self.s = s
        self.s.story = []

    def seat(self, name: str) -> int:
        return (
            {"nature": NATURE, "watcher": WATCHER}[name] if name in ("nature", "watcher") else self.names.index(name)
        )

    @property
    def turn(self) -> str:
        """Who owes a choice."""
        return " ".join("nature" if seat == NATURE else self.names[seat] for seat in GAME.turn(self.s))

    @property
    def now(self) -> type[Step] | None:
        """What is being done."""
        return type(self.s.agenda[-1]) if self.s.agenda else None

    # -- doing -------------------------------------------------------------------------------------------------------

    def does(self, name: str, choice: Choice) -> Self:
        """A choice that must be accepted."""
        refusal = self.refused(name, choice)
        assert refusal is None, f"{name} is refused {choice}: {refusal}"
        GAME.apply(self.s, self.seat(name), choice)
        return self

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

    def rolls(self, first: int, second: int) -> Self:
        return self.does("nature", Dice((first, second)))

    def stolen(self, card: str) -> Self:
        return self.does("nature", Stolen(cards(card)[0]))

    def drawn(self, card: int) -> Self:
        return self.does("nature", Drawn(card))

    def revealed(self, some: str) -> Self:
        return self.does("nature", Reveal(tuple(cards(some))))

    # -- looking -----------------------------------------------------------------------------------------------------

    def refused(self, name: str, choice: Choice) -> Refusal | None:
        return GAME.refuse(self.s, self.seat(name), choice)

    def why(self, name: str, choice: Choice) -> str:
        """The rule by which a choice is refused; nothing if it is not. The table stays as it is."""
        before = GAME.copy(self.s)
        refusal = self.refused(name, choice)
        assert GAME.copy(self.s) == before
        return refusal.rule if refusal else ""

    def menu(self, name: str) -> tuple[Choice, ...]:
        menu = GAME.menu(self.s, self.seat(name))
        assert isinstance(menu, tuple)
        return menu

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

    def heard(self, name: str, language: str = "en") -> list[str]:
        """What has been told to somebody so far."""
        speaker, seat = Speaker(GAME, language, self.names), self.seat(name)
        return [speaker.say(told.words) for told in self.s.story or () if told.reaches(seat)]

    def view(self, name: str) -> PikitView:
        return GAME.view(self.s, self.seat(name))

    def sees(self, name: str, whom: str) -> Player:
        """One player as another one sees him."""
        return self.view(name).players[self.seat(whom)]

    def aloud(self, name: str, *also: str, language: str = "en") -> list[str]:
        """The table read aloud to somebody."""
        speaker = Speaker(GAME, language, self.names)
        return [speaker.say(line) for part in GAME.read(self.view(name), *also) for line in (part.title, *part.lines)]

    def plays_on(self, seed: int = 1) -> Self:
        """At random to the end."""
        rng = Random(seed)
        while turn := GAME.turn(self.s):
            seat = turn[0]
            menu = () if seat == NATURE else GAME.menu(self.s, seat)
            GAME.apply(self.s, seat, rng.choice(menu) if menu else GAME.nature(self.s, rng))  # type: ignore[arg-type]
        return self


class Setup(Seats):
    """A game from its very beginning; nature does as she is told."""

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
        """From one of the four steps of the turn on."""
        steps = [Roll(), PlayCards(0), AddCards(0), EndOfTurn(), NextTurn()]
        self.s.agenda = []
        self.s.then(*steps[["roll", "play", "take", "end"].index(step) :])
        settle(self.s)


def takes_offered(t: Seats) -> set[tuple[int, ...]]:
    """What the active player can take from the centre."""
    return {choice.cards for choice in t.menu(t.turn) if isinstance(choice, Take)}
