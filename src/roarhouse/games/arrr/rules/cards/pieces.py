"""Pieces of Eight: found, stolen, lost."""

from __future__ import annotations

from msgspec.structs import replace

from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import Pillage
from roarhouse.games.arrr.rules.crew import Mutinied, equipped_of
from roarhouse.games.arrr.rules.effects import HERE, NOWHERE, Targets, resolve, targets, victim
from roarhouse.games.arrr.rules.treasury import gain, lose, steal
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import Forfeit, Gain, LosePieces, Mutiny, Steal, TaxPillage


@targets.of(Gain)
def can_gain(verb: Gain, s: Arrr, by: Seat, card: int) -> Targets:
    if verb.after_win and (by != s.active or not s.course.wins):
        return NOWHERE
    return HERE if s.box.unlimited or s.reserve else NOWHERE


@resolve.of(Gain)
def gain_pieces(verb: Gain, s: Arrr, effect: Piled) -> None:
    """arrr.events.5: Pieces from the Reserve for the user."""
    gain(s, effect.by, verb.pieces, "arrr.events.5")


@targets.of(Steal)
def seats_to_steal_from(verb: Steal, s: Arrr, by: Seat, card: int) -> Targets:
    return tuple([seat for seat in s.in_turn if seat != by and s.pieces[seat]])


@victim.of(Steal)
def robbed_player(verb: Steal, s: Arrr, effect: Piled) -> Seat:
    return effect.target


@resolve.of(Steal)
def steal_pieces(verb: Steal, s: Arrr, effect: Piled) -> None:
    """arrr.terms.6: Pieces out of the Chest of another player in turn."""
    steal(s, effect.by, effect.target, verb.pieces, "arrr.terms.6")


@resolve.of(LosePieces)
def lose_pieces(verb: LosePieces, s: Arrr, effect: Piled) -> None:
    """arrr.exploration.11: a penalty: Pieces go back to the Reserve."""
    lose(s, effect.target, verb.pieces, "arrr.exploration.11")


@victim.of(TaxPillage, Forfeit, Mutiny)
def active_player(verb: TaxPillage | Forfeit | Mutiny, s: Arrr, effect: Piled) -> Seat:
    return s.active


@targets.of(TaxPillage)
def can_tax_pillage(verb: TaxPillage, s: Arrr, by: Seat, card: int) -> Targets:
    return HERE if isinstance(s.declared, Pillage) else NOWHERE


@resolve.of(TaxPillage)
def tax_pillage(verb: TaxPillage, s: Arrr, effect: Piled) -> None:
    """arrr.flash.1: a declared Pillage brings fewer Pieces, and the user takes as many from the Reserve."""
    s.course = replace(s.course, tax=s.course.tax + verb.pieces)
    gain(s, effect.by, verb.pieces, "arrr.flash.1")


@targets.of(Forfeit)
def can_forfeit(verb: Forfeit, s: Arrr, by: Seat, card: int) -> Targets:
    declared = s.declared is not None and not isinstance(s.declared, Pillage)
    return HERE if declared and s.pieces[s.active] else NOWHERE


@resolve.of(Forfeit)
def forfeit(verb: Forfeit, s: Arrr, effect: Piled) -> None:
    """arrr.flash.1: an action other than Pillage costs the player in turn Pieces."""
    lose(s, s.active, verb.pieces, "arrr.flash.1")


@targets.of(Mutiny)
def can_mutiny(verb: Mutiny, s: Arrr, by: Seat, card: int) -> Targets:
    return HERE if s.pieces[s.active] >= verb.pieces or equipped_of(s, s.active, "mate") else NOWHERE


@resolve.of(Mutiny)
def mutiny(verb: Mutiny, s: Arrr, effect: Piled) -> None:
    """arrr.flash.1: the player in turn discards a First Mate or pays, as far as either is possible."""
    mutinied = Mutinied(s.active, verb.pieces)
    if mutinied.menu(s, s.active):
        s.then(mutinied)
