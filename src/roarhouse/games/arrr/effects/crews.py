"""Crews: damaged, taken, depleted, prepared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.crew import deplete, owner_of, prepare, suffer, take_equipped
from roarhouse.games.arrr.effects.verbs import HERE, NOWHERE, Targets, Verb
from roarhouse.games.arrr.values import Piled

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr

Positive = Annotated[int, Meta(ge=1)]


class Damage(Verb, frozen=True, kw_only=True):
    """arrr.exploration.14: a player in turn loses equipped cards of his own choice."""

    aim = "seat"
    threatens = frozenset({"damage"})
    damage: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return tuple([seat for seat in s.in_turn if s.equipped[seat]])

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return effect.target

    def resolve(self, s: Arrr, effect: Piled) -> None:
        suffer(s, effect.target, self.damage - effect.less)


class TakeCrew(Verb, frozen=True, kw_only=True):
    """arrr.events.5: an equipped card of a kind, of another player in turn, goes to the user's hand."""

    aim = "crew"
    threatens = frozenset({"card"})
    kind: Literal["mate", "item", "pack"]

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        kinds, others = s.box.kinds, [seat for seat in s.in_turn if seat != by]
        free = [one for seat in others for one in s.equipped[seat] if one not in s.kept]
        return tuple([one for one in free if kinds[one] == self.kind])

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return owner_of(s, effect.target)

    def resolve(self, s: Arrr, effect: Piled) -> None:
        take_equipped(s, effect.by, owner_of(s, effect.target), effect.target, "arrr.events.5")


class Deplete(Verb, frozen=True, kw_only=True):
    """arrr.crew.12: a prepared card of a player in turn is depleted, and its ability with it."""

    aim = "crew"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        depleted = s.depleted
        return tuple([one for seat in s.in_turn for one in s.equipped[seat] if one not in depleted])

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return owner_of(s, effect.target)

    def resolve(self, s: Arrr, effect: Piled) -> None:
        deplete(s, effect.target)
        if s.story is not None:
            s.tell("arrr.crew.9", "depleted", card=s.card_name(effect.target))


class Prepare(Verb, frozen=True, kw_only=True):
    """arrr.crew.8: another depleted card of the user is prepared, and can be used again."""

    aim = "crew"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return tuple([one for one in s.equipped[by] if one in s.depleted and one != card])

    def resolve(self, s: Arrr, effect: Piled) -> None:
        prepare(s, (effect.target,))
        if s.story is not None:
            s.tell("arrr.crew.8", "prepared", card=s.card_name(effect.target))


class PrepareAll(Verb, frozen=True, kw_only=True):
    """arrr.crew.8: all depleted cards of the user are prepared."""

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if any(one in s.depleted for one in s.equipped[by]) else NOWHERE

    def resolve(self, s: Arrr, effect: Piled) -> None:
        prepare(s, s.equipped[effect.by])
        s.tell("arrr.crew.8", "all-prepared", who=Who(effect.by))
