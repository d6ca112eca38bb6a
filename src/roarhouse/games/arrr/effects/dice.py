"""Dice: more of them, fewer, of another stat, thrown again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.crew import equipped_of
from roarhouse.games.arrr.effects.verbs import HERE, NOWHERE, Targets, Verb, tester
from roarhouse.games.arrr.throwing import (
    ChooseDice,
    Only,
    add_dice,
    eligible,
    is_behind,
    opponent_of,
    set_throw,
    throw_of,
)
from roarhouse.games.arrr.values import STATS, Piled, Stat

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr

Positive = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]


class AddDice(Verb, frozen=True, kw_only=True):
    """arrr.events.9: the own current throw gets more dice; perhaps only for some stats, only when behind, or for each
    Item up to a most."""

    dice: Positive
    stats: tuple[Stat, ...] = ()
    behind: bool = False
    each_item: bool = False
    most: Count = 0

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        throw = throw_of(s, by)
        if throw is None or s.contest is None or (self.stats and STATS[s.contest.stat] not in self.stats):
            return NOWHERE
        if self.behind and not is_behind(s, throw):
            return NOWHERE
        return HERE if number(self, s, by) else NOWHERE

    def resolve(self, s: Arrr, effect: Piled) -> None:
        add_dice(s, effect.by, number(self, s, effect.by))


class RemoveDice(Verb, frozen=True, kw_only=True):
    """arrr.events.8: a throw gets fewer dice, as long as they have not been thrown."""

    aim = "seat"
    dice: Positive
    whose: Literal["thrower", "opponent"] = "thrower"
    each_item: bool = False
    most: Count = 0

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        if s.contest is None or s.contest.thrown:
            return NOWHERE
        if self.whose == "opponent":
            other = opponent_of(s, by)
            return NOWHERE if other == NOTHING else (other,)
        return tuple([throw.seat for throw in s.throws if number(self, s, throw.seat)])

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return effect.target

    def resolve(self, s: Arrr, effect: Piled) -> None:
        add_dice(s, effect.target, -number(self, s, effect.target))


def number(verb: AddDice | RemoveDice, s: Arrr, seat: Seat) -> int:
    """How many dice: a fixed number, or so many for each Item of the thrower."""
    if not verb.each_item:
        return verb.dice
    return min(verb.most, verb.dice * len(equipped_of(s, seat, "item")))


class ForgetMates(Verb, frozen=True, kw_only=True):
    """The stats of a thrower's First Mates count as 0 in this throw."""

    aim = "seat"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        if s.contest is None or s.contest.thrown:
            return NOWHERE
        return tuple([throw.seat for throw in s.throws if throw.mates and equipped_of(s, throw.seat, "mate")])

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return effect.target

    def resolve(self, s: Arrr, effect: Piled) -> None:
        throw = throw_of(s, effect.target)
        if throw is not None:
            set_throw(s, replace(throw, mates=False))
            s.tell("arrr.events.8", "mates-forgotten", who=Who(effect.target))


class OtherStat(Verb, frozen=True, kw_only=True):
    """The own throw takes its number of dice from another stat; successes count for the original one."""

    aim = "stat"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        throw = throw_of(s, by)
        if throw is None or s.contest is None or s.contest.thrown:
            return NOWHERE
        return tuple([stat for stat in range(len(STATS)) if stat != throw.stat])

    def resolve(self, s: Arrr, effect: Piled) -> None:
        throw = throw_of(s, effect.by)
        if throw is not None:
            set_throw(s, replace(throw, stat=effect.target))
            s.tell("arrr.events.10", "other-stat", who=Who(effect.by), stat=Words(f"stat-{STATS[effect.target]}"))


class Reroll(Verb, frozen=True, kw_only=True):
    """arrr.events.10: thrown dice are thrown again, and the new faces count; one's own, or the other
    participant's."""

    dice: Positive
    least: Count = 0
    only: Only = "any"
    whose: Literal["thrower", "tester", "opponent"] = "thrower"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        throw = throw_of(s, self.roller(s, by))
        if throw is None or s.contest is None or not s.contest.thrown:
            return NOWHERE
        return HERE if eligible(s, throw, self.only) else NOWHERE

    def roller(self, s: Arrr, by: Seat) -> Seat:
        """Whose dice they are; NOTHING where this use of the card does not fit."""
        if self.whose == "opponent":
            return opponent_of(s, by)
        return by if self.whose == "thrower" or by == tester(s) else NOTHING

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return opponent_of(s, effect.by) if self.whose == "opponent" else NOTHING

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.then(ChooseDice(effect.by, self.roller(s, effect.by), self.least, self.dice, self.only))


class BetterCheats(Verb, frozen=True, kw_only=True):
    """Until the end of this throw each own cheat throws more dice."""

    dice: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if s.contest is not None and s.contest.thrown and throw_of(s, by) else NOWHERE

    def resolve(self, s: Arrr, effect: Piled) -> None:
        throw = throw_of(s, effect.by)
        if throw is not None:
            set_throw(s, replace(throw, bonus=throw.bonus + self.dice))
            s.tell("arrr.cheating.1", "better-cheats", who=Who(effect.by), n=self.dice)
