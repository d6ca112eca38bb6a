"""Dice: more of them, fewer, of another stat, thrown again."""

from __future__ import annotations

from msgspec.structs import replace

from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.rules.crew import equipped_of
from roarhouse.games.arrr.rules.effects import HERE, NOWHERE, Targets, resolve, targets, victim
from roarhouse.games.arrr.rules.tests import (
    ChooseDice,
    add_dice,
    eligible,
    is_behind,
    opponent_of,
    set_throw,
    tester,
    throw_of,
)
from roarhouse.games.arrr.speech.names import stat_name
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import STATS, AddDice, BetterCheats, ForgetMates, OtherStat, RemoveDice, Reroll


def number(verb: AddDice | RemoveDice, s: Arrr, seat: Seat) -> int:
    """How many dice: a fixed number, or a number for each Item of the thrower."""
    if not verb.each_item:
        return verb.dice
    return min(verb.most, verb.dice * len(equipped_of(s, seat, "item")))


@targets.of(AddDice)
def can_add_dice(verb: AddDice, s: Arrr, by: Seat, card: int) -> Targets:
    throw = throw_of(s, by)
    if throw is None or s.contest is None or (verb.stats and STATS[s.contest.stat] not in verb.stats):
        return NOWHERE
    if verb.behind and not is_behind(s, throw):
        return NOWHERE
    return HERE if number(verb, s, by) else NOWHERE


@resolve.of(AddDice)
def more_dice(verb: AddDice, s: Arrr, effect: Piled) -> None:
    """arrr.events.9: the user's current throw gets more dice."""
    add_dice(s, effect.by, number(verb, s, effect.by))


@targets.of(RemoveDice)
def throwers_to_hinder(verb: RemoveDice, s: Arrr, by: Seat, card: int) -> Targets:
    if s.contest is None or s.contest.thrown:
        return NOWHERE
    if verb.whose == "opponent":
        other = opponent_of(s, by)
        return NOWHERE if other == NOTHING else (other,)
    return tuple([throw.seat for throw in s.throws if number(verb, s, throw.seat)])


@victim.of(RemoveDice, ForgetMates)
def hindered_thrower(verb: RemoveDice | ForgetMates, s: Arrr, effect: Piled) -> Seat:
    return effect.target


@resolve.of(RemoveDice)
def fewer_dice(verb: RemoveDice, s: Arrr, effect: Piled) -> None:
    """arrr.events.8: a throw gets fewer dice, as long as they have not been thrown."""
    add_dice(s, effect.target, -number(verb, s, effect.target))


@targets.of(ForgetMates)
def throwers_with_mates(verb: ForgetMates, s: Arrr, by: Seat, card: int) -> Targets:
    if s.contest is None or s.contest.thrown:
        return NOWHERE
    return tuple([throw.seat for throw in s.throws if throw.mates and equipped_of(s, throw.seat, "mate")])


@resolve.of(ForgetMates)
def forget_mates(verb: ForgetMates, s: Arrr, effect: Piled) -> None:
    throw = throw_of(s, effect.target)
    if throw is not None:
        set_throw(s, replace(throw, mates=False))
        s.tell("arrr.events.8", "mates-forgotten", who=Who(effect.target))


@targets.of(OtherStat)
def other_stats(verb: OtherStat, s: Arrr, by: Seat, card: int) -> Targets:
    throw = throw_of(s, by)
    if throw is None or s.contest is None or s.contest.thrown:
        return NOWHERE
    return tuple([stat for stat in range(len(STATS)) if stat != throw.stat])


@resolve.of(OtherStat)
def count_other_stat(verb: OtherStat, s: Arrr, effect: Piled) -> None:
    throw = throw_of(s, effect.by)
    if throw is not None:
        set_throw(s, replace(throw, stat=effect.target))
        s.tell("arrr.events.10", "other-stat", who=Who(effect.by), stat=stat_name(effect.target))


def roller(verb: Reroll, s: Arrr, by: Seat) -> Seat:
    """The seat whose dice are thrown again; NOTHING where this use of the card does not fit."""
    if verb.whose == "opponent":
        return opponent_of(s, by)
    return by if verb.whose == "thrower" or by == tester(s) else NOTHING


@targets.of(Reroll)
def can_reroll(verb: Reroll, s: Arrr, by: Seat, card: int) -> Targets:
    throw = throw_of(s, roller(verb, s, by))
    if throw is None or s.contest is None or not s.contest.thrown:
        return NOWHERE
    return HERE if eligible(s, throw, verb.only) else NOWHERE


@victim.of(Reroll)
def rerolled_opponent(verb: Reroll, s: Arrr, effect: Piled) -> Seat:
    return opponent_of(s, effect.by) if verb.whose == "opponent" else NOTHING


@resolve.of(Reroll)
def reroll(verb: Reroll, s: Arrr, effect: Piled) -> None:
    """arrr.events.10: thrown dice are thrown again, and the new faces count."""
    s.then(ChooseDice(effect.by, roller(verb, s, effect.by), verb.least, verb.dice, verb.only))


@targets.of(BetterCheats)
def can_cheat_better(verb: BetterCheats, s: Arrr, by: Seat, card: int) -> Targets:
    return HERE if s.contest is not None and s.contest.thrown and throw_of(s, by) else NOWHERE


@resolve.of(BetterCheats)
def better_cheats(verb: BetterCheats, s: Arrr, effect: Piled) -> None:
    throw = throw_of(s, effect.by)
    if throw is not None:
        set_throw(s, replace(throw, bonus=throw.bonus + verb.dice))
        s.tell("arrr.cheating.1", "better-cheats", who=Who(effect.by), n=verb.dice)
