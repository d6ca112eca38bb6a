"""A game whose seats have names: it is played, refused, seen, heard and read aloud by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Self

from roarhouse.core.bags import cards_of
from roarhouse.core.game import NATURE, WATCHER, Choice, Refusal, Step
from roarhouse.core.speech import Speaker
from roarhouse.games.rarrr.choices import Back, Pass
from roarhouse.games.rarrr.passing import played
from roarhouse.games.rarrr.state import Rarrr
from roarhouse.games.rarrr.view import Player, RarrrView
from tests.laws.laws import choose
from tests.rarrr.cards import DECK, GAME, bid, city_names, kinds, shown


class Seats:
    """A game whose seats have names. The story is told from the beginning."""

    def __init__(self, players: str, s: Rarrr) -> None:
        self.names = tuple(players.split())
        self.s = s
        self.s.story = []

    def seat(self, name: str) -> int:
        return WATCHER if name == "watcher" else self.names.index(name)

    @property
    def turn(self) -> str:
        """Who owes a choice."""
        return " ".join("nature" if seat == NATURE else self.names[seat] for seat in GAME.turn(self.s))

    @property
    def now(self) -> type[Step] | None:
        """What is being done."""
        return type(self.s.agenda[-1]) if self.s.agenda else None

    def does(self, name: str, choice: Choice) -> Self:
        """A choice that must be accepted."""
        seat = NATURE if name == "nature" else self.seat(name)
        refusal = GAME.refuse(self.s, seat, choice)
        assert refusal is None, f"{name} is refused: {self.say(refusal)}"
        GAME.apply(self.s, seat, choice)
        return self

    def refused(self, name: str, choice: Choice | str) -> Refusal | None:
        """A choice, or a bid as it is written, that may be refused."""
        chosen = bid(choice) if isinstance(choice, str) else choice
        return GAME.refuse(self.s, NATURE if name == "nature" else self.seat(name), chosen)

    def refusal(self, name: str, choice: Choice | str) -> str:
        """The rule by which a choice is refused; nothing if it is accepted."""
        refused = self.refused(name, choice)
        return refused.rule if refused else ""

    def why(self, name: str, choice: Choice | str) -> tuple[str, str]:
        """The rule by which a choice is refused, and the key of the reason."""
        refused = self.refused(name, choice)
        return (refused.rule, refused.why.key) if refused else ("", "")

    def say(self, refusal: Refusal | None, language: str = "en") -> str:
        return Speaker(GAME, language, self.names).refusal(refusal) if refusal else ""

    def heard(self, name: str, language: str = "en") -> list[str]:
        """What has been told to somebody so far."""
        speaker, seat = Speaker(GAME, language, self.names), self.seat(name)
        return [speaker.say(told.words) for told in self.s.story or () if told.reaches(seat)]

    def view(self, name: str) -> RarrrView:
        return GAME.view(self.s, self.seat(name))

    def sees(self, name: str, whom: str) -> Player:
        """One player as another one sees him."""
        return self.view(name).players[self.seat(whom)]

    def aloud(self, name: str, language: str = "en") -> list[str]:
        """The table read aloud to somebody."""
        speaker = Speaker(GAME, language, self.names)
        return [speaker.say(line) for part in GAME.read(self.view(name)) for line in (part.title, *part.lines)]

    def hand(self, name: str) -> str:
        return shown(cards_of(self.s.hands[self.seat(name)]))

    # -- battling -------------------------------------------------------------------------------------------

    def bids(self, name: str, sets: str) -> Self:
        return self.does(name, bid(sets))

    def passes(self, name: str, back: str = "") -> Self:
        return self.does(name, self.passing(name, back))

    def passing(self, name: str, back: str) -> Pass:
        """`E3 /F1`: these cards return to the hand, those after a stroke from their face-down places."""
        left, wanted = played(self.s, self.seat(name)), []
        for sign in back.split():
            card, down = kinds(sign)[0], sign.startswith("/")
            found = next((one for one in left if (one.card, one.down) == (card, down)), None)
            wanted.append(found or Back(self.s.box.power_of[card], card, down))
            if found:
                left.remove(found)
        order = played(self.s, self.seat(name))
        return Pass(tuple(sorted(wanted, key=lambda one: order.index(one) if one in order else 99)))

    def level(self, name: str) -> int:
        return self.s.levels[self.seat(name)]

    def laid(self, name: str) -> int:
        return len(self.s.laid[self.seat(name)])

    def boosts_of(self, name: str) -> tuple[int, ...]:
        return self.s.boosts[self.seat(name)]

    def won(self, name: str) -> list[str]:
        return city_names(self.s.won[self.seat(name)])

    @property
    def city(self) -> str:
        return DECK.city[self.s.city].name.en if self.s.city >= 0 else ""

    @property
    def row(self) -> list[str]:
        return city_names(self.s.row)

    @property
    def removed(self) -> list[str]:
        return city_names(self.s.removed)

    @property
    def discard(self) -> str:
        return shown(cards_of(self.s.discard))

    @property
    def angriest(self) -> str:
        return self.names[self.s.angriest]

    # -- going on -------------------------------------------------------------------------------------------

    def plays_on_until(self, step: type[Step], seed: int = 1) -> Self:
        """At random, at least one choice."""
        rng, started = Random(seed), False
        while self.s.agenda and not (started and self.now is step):
            GAME.apply(self.s, *choose(GAME, self.s, rng))
            started = True
        return self

    def plays_to_the_end(self, seed: int = 1) -> Self:
        return self.plays_on_until(Step, seed)

    def twin(self) -> Self:
        """The same table once more, to be played differently."""
        twin = object.__new__(type(self))
        twin.names, twin.s = self.names, GAME.copy(self.s)
        twin.s.story = list(self.s.story or ())
        return twin


def seen_alike(t: Seats, u: Seats, *names: str) -> bool:
    """Can none of them tell the tables apart, by looking or by listening?"""
    return all(t.view(name) == u.view(name) and t.heard(name) == u.heard(name) for name in names)


def imagined(t: Seats, name: str, zone: Callable[[Rarrr], Any], tries: int = 20) -> set[Any]:
    """What somebody imagines in a zone."""
    tables = [GAME.imagine(t.s, t.seat(name), Random(seed)) for seed in range(tries)]
    assert all(GAME.view(table, t.seat(name)) == t.view(name) for table in tables)
    return {zone(table) for table in tables}
