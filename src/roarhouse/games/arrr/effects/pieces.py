"""Pieces of Eight: found, stolen, lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta
from msgspec.structs import replace

from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import Pillage
from roarhouse.games.arrr.crew import Mutinied, equipped_of
from roarhouse.games.arrr.effects.verbs import HERE, NOWHERE, Targets, Verb
from roarhouse.games.arrr.treasury import gain, lose, steal
from roarhouse.games.arrr.values import Piled

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr

Positive = Annotated[int, Meta(ge=1)]


class Gain(Verb, frozen=True, kw_only=True):
    """arrr.events.5: Pieces from the Reserve for the user; perhaps only after a test that he has won in this
    action."""

    pieces: Positive
    after_win: bool = False

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        if self.after_win and (by != s.active or not s.course.wins):
            return NOWHERE
        return HERE if s.box.unlimited or s.reserve else NOWHERE

    def resolve(self, s: Arrr, effect: Piled) -> None:
        gain(s, effect.by, self.pieces, "arrr.events.5")


class Steal(Verb, frozen=True, kw_only=True):
    """arrr.terms.6: Pieces out of the Chest of another player in turn."""

    aim = "seat"
    threatens = frozenset({"pieces"})
    pieces: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return tuple([seat for seat in s.in_turn if seat != by and s.pieces[seat]])

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return effect.target

    def resolve(self, s: Arrr, effect: Piled) -> None:
        steal(s, effect.by, effect.target, self.pieces, "arrr.terms.6")


class LosePieces(Verb, frozen=True, kw_only=True):
    """arrr.exploration.11: a penalty: Pieces go back to the Reserve."""

    threatens = frozenset({"pieces"})
    pieces: Positive

    def resolve(self, s: Arrr, effect: Piled) -> None:
        lose(s, effect.target, self.pieces, "arrr.exploration.11")


class TaxPillage(Verb, frozen=True, kw_only=True):
    """arrr.flash.1: a declared Pillage brings fewer Pieces, and the user takes as many from the Reserve."""

    pieces: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if isinstance(s.declared, Pillage) else NOWHERE

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return s.active

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.course = replace(s.course, tax=s.course.tax + self.pieces)
        gain(s, effect.by, self.pieces, "arrr.flash.1")


class Forfeit(Verb, frozen=True, kw_only=True):
    """arrr.flash.1: another action than Pillage costs the player in turn Pieces."""

    threatens = frozenset({"pieces"})
    pieces: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        declared = s.declared is not None and not isinstance(s.declared, Pillage)
        return HERE if declared and s.pieces[s.active] else NOWHERE

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return s.active

    def resolve(self, s: Arrr, effect: Piled) -> None:
        lose(s, s.active, self.pieces, "arrr.flash.1")


class Mutiny(Verb, frozen=True, kw_only=True):
    """arrr.flash.1: the player in turn discards a First Mate or pays, as he chooses among what is possible."""

    threatens = frozenset({"pieces", "mates"})
    pieces: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if s.pieces[s.active] >= self.pieces or equipped_of(s, s.active, "mate") else NOWHERE

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return s.active

    def resolve(self, s: Arrr, effect: Piled) -> None:
        mutinied = Mutinied(s.active, self.pieces)
        if mutinied.menu(s, s.active):
            s.then(mutinied)
