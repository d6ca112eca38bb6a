"""The Seven Seas: difficulties, influences, places, and the top of the Exploration deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from roarhouse.core.words import Named, Seat
from roarhouse.games.arrr.choices import Sail
from roarhouse.games.arrr.effects.verbs import HERE, NOWHERE, Targets, Verb, tester
from roarhouse.games.arrr.exploration import meets_condition
from roarhouse.games.arrr.horizon import look_at_top, sea_left
from roarhouse.games.arrr.influence import neighbours
from roarhouse.games.arrr.values import STATS, Piled, Stat

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr


class Difficulty(Verb, frozen=True, kw_only=True):
    """arrr.influence.4: the current test becomes harder or easier, never below 1; one's own, or whoever's it is."""

    by: int
    stats: tuple[Stat, ...] = ()
    whose: Literal["own", "any"] = "own"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        seat = tester(s)
        if seat < 0 or s.contest is None or (self.whose == "own" and by != seat):
            return NOWHERE
        return HERE if not self.stats or STATS[s.contest.stat] in self.stats else NOWHERE

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return tester(s) if self.whose == "any" else -1

    def resolve(self, s: Arrr, effect: Piled) -> None:
        if s.contest is not None:
            s.contest = replace(s.contest, shift=s.contest.shift + self.by)
            s.tell("arrr.influence.4", "harder" if self.by > 0 else "easier", n=abs(self.by))


class IgnoreInfluence(Verb, frozen=True, kw_only=True):
    """No influence acts on the own current test."""

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if by == tester(s) and s.contest is not None and not s.contest.sheltered else NOWHERE

    def resolve(self, s: Arrr, effect: Piled) -> None:
        if s.contest is not None:
            s.contest = replace(s.contest, sheltered=True)
            s.tell("arrr.influence.6", "sheltered")


class Calm(Verb, frozen=True, kw_only=True):
    """Until the end of this turn no influence applies."""

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return NOWHERE if s.course.calm else HERE

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.course = replace(s.course, calm=True)
        s.tell("arrr.influence.6", "becalmed")


class Swap(Verb, frozen=True, kw_only=True):
    """arrr.influence.1: two neighbours of the row change places; the target is the place of the one nearer the
    deck."""

    aim = "places"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return tuple(range(len(s.row) - 1))

    def resolve(self, s: Arrr, effect: Piled) -> None:
        k = effect.target
        one, other = s.row[k], s.row[k + 1]
        s.row = (*s.row[:k], other, one, *s.row[k + 2 :])
        s.tell("arrr.influence.1", "swapped", card=s.sea_name(one), other=s.sea_name(other))


class Redirect(Verb, frozen=True, kw_only=True):
    """arrr.flash.1: a neighbour of the declared card is tackled instead, if its condition is met."""

    aim = "exploration"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        if not isinstance(s.declared, Sail):
            return NOWHERE
        near = neighbours(s.row, s.declared.card)
        return tuple([other for other in near if meets_condition(s, s.active, other)])

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return s.active

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.declared = Sail(effect.target)
        s.tell("arrr.flash.1", "redirected", card=Named(s.box.deck.exploration[effect.target].id))


class Peek(Verb, frozen=True, kw_only=True):
    """arrr.end.3: look at the top card of the Exploration deck and perhaps put it on the bottom; nothing if it
    is empty."""

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if sea_left(s) else NOWHERE

    def resolve(self, s: Arrr, effect: Piled) -> None:
        look_at_top(s, effect.by)
