"""Carrying out tests: the dice."""

from __future__ import annotations

from itertools import combinations
from random import Random

from msgspec.structs import replace

from roarhouse.core.game import Ask, Auto, Chance, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.arrr.choices import NOTHING, Rethrow, Rolled
from roarhouse.games.arrr.components import JOLLY
from roarhouse.games.arrr.rules.influence import difficulty
from roarhouse.games.arrr.speech.names import face_names
from roarhouse.games.arrr.state import Arrr, Throw
from roarhouse.games.arrr.verbs import Only


def throw_of(s: Arrr, seat: Seat) -> Throw | None:
    """The current throw of a seat, if it takes part in the test or the Challenge."""
    for throw in s.throws:
        if throw.seat == seat:
            return throw
    return None


def opponent_of(s: Arrr, seat: Seat) -> Seat:
    """The other participant of the current Challenge; NOTHING in a test, or for a seat that does not throw."""
    if len(s.throws) == 2:
        one, other = s.throws
        if seat == one.seat:
            return other.seat
        if seat == other.seat:
            return one.seat
    return NOTHING


def tester(s: Arrr) -> Seat:
    """Who takes the current test; NOTHING in a Challenge, or when nothing is being thrown."""
    return s.active if s.contest is not None and s.contest.stage != NOTHING else NOTHING


def set_throw(s: Arrr, changed: Throw) -> None:
    s.throws = tuple([changed if throw.seat == changed.seat else throw for throw in s.throws])


def stat_sum(s: Arrr, seat: Seat, stat: int, mates: bool = True) -> int:
    """arrr.tests.3, arrr.crew.7, arrr.crew.11: the stat over all equipped cards, depleted ones too;
    arrr.captains.2: a Captain has none."""
    stats, kinds, total = s.box.stats, s.box.kinds, 0
    for card in s.equipped[seat]:
        if mates or kinds[card] != "mate":
            total += stats[card][stat]
    return total


def dice_of(s: Arrr, throw: Throw) -> int:
    """arrr.challenge.15: the sum of the stat with all changes, never below 0; a Captain may add dice to a stat."""
    contest = s.contest
    bonus = 0 if contest is None else captain_dice(s, throw.seat, contest.stat, contest.stage == NOTHING)
    return max(0, stat_sum(s, throw.seat, throw.stat, throw.mates) + throw.more + bonus)


def captain_dice(s: Arrr, seat: Seat, stat: int, challenge: bool) -> int:
    """arrr.captains.3: dice that a Captain adds to throws of a stat, or in Challenges."""
    traits = s.traits(seat)
    return traits.dice.counts()[stat] + (traits.challenge_dice if challenge else 0)


def is_success(s: Arrr, face: int) -> bool:
    """arrr.tests.4, arrr.tests.5: the symbol of the tested stat, or a jolly."""
    return face == JOLLY or (s.contest is not None and face == s.contest.stat)


def successes(s: Arrr, throw: Throw) -> int:
    return len([face for face in throw.faces if is_success(s, face)])


def is_behind(s: Arrr, throw: Throw) -> bool:
    """Fewer successes than the difficulty, or than the other participant."""
    other = throw_of(s, opponent_of(s, throw.seat))
    return successes(s, throw) < (difficulty(s) if other is None else successes(s, other))


# -- throwing ----------------------------------------------------------------------------------------------------


class Throwing(Auto, frozen=True):
    """arrr.tests.7, arrr.challenge.19: the numbers of dice are fixed, and all throw at once; no dice is a throw
    too."""

    def do(self, s: Arrr) -> None:
        if s.contest is not None:
            s.then(*[Roll(throw.seat, dice) for throw in s.throws if (dice := dice_of(s, throw))])
            s.contest = replace(s.contest, thrown=True)


class Roll(Chance, frozen=True):
    """arrr.components.7: any number of dice, also more than there are in the box."""

    seat: Seat
    dice: int
    rule = "arrr.tests.3"

    def sample(self, s: Arrr, rng: Random) -> Rolled:
        faces, random = s.box.faces, rng.random
        return Rolled(tuple([faces[int(random() * 6)] for _ in range(self.dice)]))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        faces = choice.faces if isinstance(choice, Rolled) else ()
        good = len(faces) == self.dice and set(faces) <= set(s.box.faces)
        return None if good else no(self.rule, "bad-throw")

    def take(self, s: Arrr, choice: Rolled) -> None:
        throw = throw_of(s, self.seat)
        if throw is not None:
            set_throw(s, replace(throw, faces=throw.faces + choice.faces))
            tell_rolled(s, self.seat, choice.faces)


def tell_rolled(s: Arrr, seat: Seat, faces: tuple[int, ...]) -> None:
    if s.story is not None:
        shown = face_names(faces)
        hits = len([face for face in faces if is_success(s, face)])
        s.tell("arrr.tests.4", "throws", who=Who(seat), faces=shown, n=hits)


def add_dice(s: Arrr, seat: Seat, dice: int) -> None:
    """arrr.events.8, arrr.events.9, arrr.events.10: before the throw the number changes; dice that come after it are
    thrown at once, and none can be taken away."""
    throw = throw_of(s, seat)
    if throw is None or s.contest is None:
        return
    s.tell("arrr.events.9", "more-dice" if dice > 0 else "fewer-dice", who=Who(seat), n=abs(dice))
    if not s.contest.thrown:
        set_throw(s, replace(throw, more=throw.more + dice))
    elif dice > 0:
        s.then(Roll(seat, dice))


# -- throwing again --------------------------------------------------------------------------------------------------


def eligible(s: Arrr, throw: Throw, only: Only) -> list[int]:
    """The dice that may be thrown again, lowest face first."""
    if only == "any":
        return sorted(throw.faces)
    return sorted([face for face in throw.faces if is_success(s, face) == (only == "successes")])


class ChooseDice(Ask, frozen=True):
    """arrr.terms.10: which of the dice are thrown again, as many as the card allows."""

    whose: Seat
    least: int
    most: int
    only: Only
    rule = "arrr.terms.10"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Rethrow, ...]:
        throw = throw_of(s, self.whose)
        dice = eligible(s, throw, self.only) if throw else []
        sizes = range(min(self.least, len(dice)), min(self.most, len(dice)) + 1)
        return tuple([Rethrow(some) for some in dict.fromkeys([c for n in sizes for c in combinations(dice, n)])])

    def take(self, s: Arrr, choice: Rethrow) -> None:
        throw = throw_of(s, self.whose)
        if throw is not None and choice.faces:
            kept = list(throw.faces)
            for face in choice.faces:
                kept.remove(face)
            set_throw(s, replace(throw, faces=tuple(kept)))
            s.tell(self.rule, "throws-again", who=Who(self.whose), n=len(choice.faces))
            s.then(Roll(self.whose, len(choice.faces)))

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        key = "ask-choosedice-own" if seat == self.whose else "ask-choosedice"
        return Words(key, {"who": Who(self.whose), "n": self.most})
