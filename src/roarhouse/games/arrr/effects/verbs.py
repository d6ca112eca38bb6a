"""What a verb is: a row of the deck names it with its parameters, and it says at whom it can be aimed and what it
does.

A verb is a frozen value, so a deck with an unknown verb or a wrong parameter is refused when it is loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from msgspec import Struct

from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.values import Piled

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr

Window = Literal["W0", "W1", "W2", "W3", "W4", "W5", "answer"]
Aim = Literal["nothing", "seat", "crew", "pile", "places", "exploration", "stat", "discard"]
Targets = tuple[int, ...]

NOWHERE: Final[Targets] = ()  # cannot be used now
HERE: Final[Targets] = (NOTHING,)  # can be used, and needs no target


def camel(name: str) -> str:
    return name[0].lower() + name[1:]


class Verb(
    Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True, tag_field="verb", tag=camel
):
    """arrr.terms.10: what a card does. `windows`: when it can be used; `discard`: its card is spent by it."""

    aim: ClassVar[Aim] = "nothing"
    threatens: ClassVar[frozenset[str]] = frozenset()  # what its victim would lose: pieces, cards, damage
    windows: tuple[Window, ...] = ()
    discard: bool = False

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        """arrr.pile.8: at what it can be aimed now; asked when it is announced, and again when it resolves."""
        return HERE

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        """Whom it hits, or whose card."""
        return NOTHING

    def resolve(self, s: Arrr, effect: Piled) -> None:
        raise NotImplementedError


def tester(s: Arrr) -> Seat:
    """Who takes the current test; NOTHING in a Challenge, or when nothing is being thrown."""
    return s.active if s.contest is not None and s.contest.stage != NOTHING else NOTHING
