"""A game whose seats have names: it is played, refused, seen, heard and read aloud by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Self

from roarhouse.core.bags import cards_of
from roarhouse.core.game import Choice, Refusal
from roarhouse.games.rarrr.choices import Back, Pass
from roarhouse.games.rarrr.rules.passing import played
from roarhouse.games.rarrr.state import Rarrr
from roarhouse.games.rarrr.view import Player, RarrrView
from tests.games.rarrr.cards import DECK, GAME, bid, city_names, kinds, shown
from tests.kit.table import NamedSeats


class Seats(NamedSeats[Rarrr]):
    """Bids may be written: `E 3 3 +1`."""

    game: ClassVar = GAME

    def refused(self, name: str, choice: Choice | str) -> Refusal | None:
        return super().refused(name, bid(choice) if isinstance(choice, str) else choice)

    def refusal(self, name: str, choice: Choice | str) -> str:
        return super().refusal(name, bid(choice) if isinstance(choice, str) else choice)

    def why(self, name: str, choice: Choice | str) -> tuple[str, str]:
        return super().why(name, bid(choice) if isinstance(choice, str) else choice)

    def view(self, name: str) -> RarrrView:
        return GAME.view(self.s, self.seat(name))

    def sees(self, name: str, whom: str) -> Player:
        return self.view(name).players[self.seat(whom)]

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
        return Pass(tuple(wanted))

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


def seen_alike(t: Seats, u: Seats, *names: str) -> bool:
    """Can none of them tell the tables apart, by looking or by listening?"""
    return all(t.view(name) == u.view(name) and t.heard(name) == u.heard(name) for name in names)


def imagined(t: Seats, name: str, zone: Callable[[Rarrr], Any], tries: int = 20) -> set[Any]:
    """What a seat imagines in a zone."""
    tables = [GAME.imagine(t.s, t.seat(name), Random(seed)) for seed in range(tries)]
    assert all(GAME.view(table, t.seat(name)) == t.view(name) for table in tables)
    return {zone(table) for table in tables}
