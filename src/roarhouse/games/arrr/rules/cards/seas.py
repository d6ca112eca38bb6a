"""The Seven Seas: difficulties, influences, places, and the top of the Exploration deck."""

from __future__ import annotations

from msgspec.structs import replace

from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING, Sail
from roarhouse.games.arrr.rules.effects import HERE, NOWHERE, Targets, resolve, targets, victim
from roarhouse.games.arrr.rules.exploration import meets_condition
from roarhouse.games.arrr.rules.horizon import look_at_top, sea_left
from roarhouse.games.arrr.rules.influence import neighbours
from roarhouse.games.arrr.rules.tests import tester
from roarhouse.games.arrr.speech.names import sea_name
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import STATS, Calm, Difficulty, IgnoreInfluence, Peek, Redirect, Swap


@targets.of(Difficulty)
def can_change_difficulty(verb: Difficulty, s: Arrr, by: Seat, card: int) -> Targets:
    seat = tester(s)
    if seat < 0 or s.contest is None or (verb.whose == "own" and by != seat):
        return NOWHERE
    return HERE if not verb.stats or STATS[s.contest.stat] in verb.stats else NOWHERE


@victim.of(Difficulty)
def tested_player(verb: Difficulty, s: Arrr, effect: Piled) -> Seat:
    return tester(s) if verb.whose == "any" else NOTHING


@resolve.of(Difficulty)
def change_difficulty(verb: Difficulty, s: Arrr, effect: Piled) -> None:
    """arrr.influence.4: the current test becomes harder or easier, never below 1."""
    if s.contest is not None:
        s.contest = replace(s.contest, shift=s.contest.shift + verb.by)
        s.tell("arrr.influence.4", "harder" if verb.by > 0 else "easier", n=abs(verb.by))


@targets.of(IgnoreInfluence)
def can_ignore_influence(verb: IgnoreInfluence, s: Arrr, by: Seat, card: int) -> Targets:
    return HERE if by == tester(s) and s.contest is not None and not s.contest.sheltered else NOWHERE


@resolve.of(IgnoreInfluence)
def ignore_influence(verb: IgnoreInfluence, s: Arrr, effect: Piled) -> None:
    if s.contest is not None:
        s.contest = replace(s.contest, sheltered=True)
        s.tell("arrr.influence.6", "sheltered")


@targets.of(Calm)
def can_calm(verb: Calm, s: Arrr, by: Seat, card: int) -> Targets:
    return NOWHERE if s.course.calm else HERE


@resolve.of(Calm)
def calm(verb: Calm, s: Arrr, effect: Piled) -> None:
    s.course = replace(s.course, calm=True)
    s.tell("arrr.influence.6", "becalmed")


@targets.of(Swap)
def places_to_swap(verb: Swap, s: Arrr, by: Seat, card: int) -> Targets:
    return tuple(range(len(s.row) - 1))


@resolve.of(Swap)
def swap(verb: Swap, s: Arrr, effect: Piled) -> None:
    """arrr.influence.1: two neighbours of the row change places, wherever they lie by now."""
    deck, (one, other) = s.box.deck, effect.pair
    swapped = {one: other, other: one}
    s.row = tuple([swapped.get(card, card) for card in s.row])
    s.tell("arrr.influence.1", "swapped", card=sea_name(deck, one), other=sea_name(deck, other))


@targets.of(Redirect)
def cards_to_redirect_to(verb: Redirect, s: Arrr, by: Seat, card: int) -> Targets:
    if not isinstance(s.declared, Sail):
        return NOWHERE
    near = neighbours(s.row, s.declared.card)
    return tuple([other for other in near if meets_condition(s, s.active, other)])


@victim.of(Redirect)
def redirected_player(verb: Redirect, s: Arrr, effect: Piled) -> Seat:
    return s.active


@resolve.of(Redirect)
def redirect(verb: Redirect, s: Arrr, effect: Piled) -> None:
    """arrr.flash.1: a neighbour of the declared card is tackled instead, if its condition is met."""
    s.declared = Sail(effect.target)
    s.tell("arrr.flash.1", "redirected", card=sea_name(s.box.deck, effect.target))


@targets.of(Peek)
def can_peek(verb: Peek, s: Arrr, by: Seat, card: int) -> Targets:
    return HERE if sea_left(s) else NOWHERE


@resolve.of(Peek)
def peek(verb: Peek, s: Arrr, effect: Piled) -> None:
    """arrr.end.3: look at the top card of the Exploration deck and perhaps put it on the bottom."""
    look_at_top(s, effect.by)
