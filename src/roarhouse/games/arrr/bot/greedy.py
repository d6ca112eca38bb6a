"""A greedy player: counts in points, computes every throw exactly, and assumes that the others pass.

Every card that can be played is tried out on a copy of the table: all others pass, the pile is resolved, and the
table is valued. Dice and cards that nature would bring are counted as what they are worth on average.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, cast

from roarhouse.core.game import Ask, Chance, Choice, settle
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot import replies
from roarhouse.games.arrr.bot.challenges import challenge_worths
from roarhouse.games.arrr.bot.equipping import best_crew, to_discard
from roarhouse.games.arrr.bot.value import Pending, appraise
from roarhouse.games.arrr.bot.worth import HAND_CARD, PIECE, pillage_pieces, sail_worth
from roarhouse.games.arrr.choices import (
    DONE,
    NOTHING,
    PILLAGE,
    Captain,
    Challenge,
    Discard,
    Drawn,
    Equip,
    Play,
    Rolled,
    Sail,
    Unequip,
)
from roarhouse.games.arrr.rules.action import Declare, declarations
from roarhouse.games.arrr.rules.crew import room_for
from roarhouse.games.arrr.rules.effects import victim_of
from roarhouse.games.arrr.rules.equipment import Equipping
from roarhouse.games.arrr.rules.hands import Draw, LookAtHand
from roarhouse.games.arrr.rules.horizon import LookAhead
from roarhouse.games.arrr.rules.pile import Resolve, Respond
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.rules.tests import Roll, throw_of
from roarhouse.games.arrr.state import Arrr, Piled, Source
from roarhouse.games.arrr.verbs import AddDice, Cancel, CardVerb, Difficulty, LookAt, Recover

EFFORT: Final = 0.05  # what a play must bring at least
KNOWLEDGE: Final = 0.12  # what it is worth to see a hidden card


class Pause(Ask, frozen=True):
    """Where a trial ends."""


class Greedy:
    """Gets imagined tables only, so the hidden cards it looks at are guesses."""

    rung: ClassVar[int] = 1

    def __init__(self) -> None:
        self.crew: tuple[tuple[int, Seat], tuple[int, ...]] = ((0, -1), ())  # the crew wanted in this turn

    def choose(self, game: Any, s: Arrr, seat: Seat, rng: Random) -> Choice:
        match s.agenda[-1]:
            case Respond():
                return respond(game, s, seat)
            case Declare():
                return declare(game, s, seat)
            case Recruiting():
                card = to_discard(s, seat)
                return DONE if card is None else Discard(card)
            case Equipping(_, old):
                return self.equip(s, seat, old)
        return replies.reply(s, seat, rng)

    def equip(self, s: Arrr, seat: Seat, old: tuple[int, ...]) -> Choice:
        """Step by step towards the best crew."""
        if self.crew[0] != (s.turns, seat) or not {*s.crew[seat], *s.equipped[seat]} >= set(self.crew[1]):
            self.crew = (s.turns, seat), best_crew(s, seat)
        wanted = self.crew[1]
        if leaving := [card for card in old if card not in wanted]:
            return Unequip(leaving[0])
        placed = len(s.equipped[seat]) - len(old)
        missing = [card for card in wanted if card in s.crew[seat] and not room_for(s, seat, card, placed)]
        return Equip(missing[0]) if missing else DONE


# -- the action ----------------------------------------------------------------------------------------------------


def best_action(s: Arrr, seat: Seat) -> tuple[float, Choice]:
    """The action that brings most."""
    best, chosen = PIECE * pillage_pieces(s, seat), cast("Choice", PILLAGE)
    challenges: dict[Seat, list[float]] = {}
    for choice in declarations(s, seat):
        if isinstance(choice, Sail):
            gain = sail_worth(s, seat, choice.card)
        elif isinstance(choice, Challenge):
            if choice.opponent not in challenges:
                challenges[choice.opponent] = challenge_worths(s, seat, choice.opponent)
            gain = challenges[choice.opponent][choice.stat]
        else:
            continue
        if gain > best:
            best, chosen = gain, choice
    return best, chosen


def declare(game: Any, s: Arrr, seat: Seat) -> Choice:
    """The best action; before it any play that makes the table better, the next action included."""
    gain, action = best_action(s, seat)
    before, best = appraise(s, seat, {}) + gain + EFFORT, action
    for choice in worth_trying(s, seat, game.menu(s, seat)):
        if isinstance(choice, Play | Captain):
            t, pending, extra = tried(game, s, seat, choice)
            value = appraise(t, seat, pending) + extra + best_action(t, seat)[0]
            if value > before:
                before, best = value, choice
    return best


# -- windows -------------------------------------------------------------------------------------------------------


def respond(game: Any, s: Arrr, seat: Seat) -> Choice:
    """Pass, unless something is worth more. An Event must make the table better, not only keep a throw going."""
    menu = game.menu(s, seat)
    if len(menu) == 1:
        return LET
    best, most = cast("Choice", LET), passing(game, s, seat) + EFFORT
    as_it_is = most if s.pile else appraise(s, seat, {}) + EFFORT
    for choice in worth_trying(s, seat, menu[1:]):
        if not waits(s, seat, choice):
            t, pending, extra = tried(game, s, seat, choice)
            value = appraise(t, seat, pending) + extra
            if value > most and (value > as_it_is or not is_event(s, choice)):
                best, most = choice, value
    return best


def is_event(s: Arrr, choice: Choice) -> bool:
    return isinstance(choice, Play) and choice.card >= s.box.first_event


def passing(game: Any, s: Arrr, seat: Seat) -> float:
    """What it is worth to let it happen: with an empty pile a throw ends if its thrower does nothing more."""
    if s.pile:
        t, pending, extra = tried(game, s, seat, LET)
        return appraise(t, seat, pending) + extra
    ends = s.contest is not None and s.contest.thrown and throw_of(s, seat) is not None
    return appraise(s, seat, {}, closing=ends)


def waits(s: Arrr, seat: Seat, choice: Choice) -> bool:
    """Help that can come after the throw as well waits until it is needed."""
    if not isinstance(choice, Play) or s.contest is None or s.contest.thrown or s.pile:
        return False
    verb = s.box.uses[choice.card][choice.use]
    own = isinstance(verb, AddDice) or (isinstance(verb, Difficulty) and verb.by < 0)
    return own and "W3" in verb.windows


def worth_trying(s: Arrr, seat: Seat, menu: tuple[Choice, ...]) -> list[Choice]:
    """Nothing against the seat itself. Of plays that differ only in a target which all are worth the same, the best
    one stands for all."""
    found: list[Choice] = []
    salvage = max(s.crew_discard, key=s.box.strength.__getitem__, default=NOTHING)
    looks = set[int]()
    for choice in menu:
        if isinstance(choice, Play):
            verb = s.box.uses[choice.card][choice.use]
            if hits_itself(s, seat, choice, verb):
                continue
            if isinstance(verb, Recover) and choice.target != salvage:
                continue
            if isinstance(verb, LookAt):
                if choice.card in looks:
                    continue
                looks.add(choice.card)
        found.append(choice)
    return found


def hits_itself(s: Arrr, seat: Seat, play: Play, verb: CardVerb) -> bool:
    """Would this play hurt the seat, or cancel what the seat has played?"""
    if isinstance(verb, Cancel):
        return s.pile[play.target].by == seat
    if not verb.threatens:
        return False
    of: Source = "event" if is_event(s, play) else "crew"
    return victim_of(s, Piled(of, play.card, seat, play.use, play.target)) == seat


# -- trying it out -------------------------------------------------------------------------------------------------


def tried(game: Any, s: Arrr, seat: Seat, choice: Choice) -> tuple[Arrr, Pending, float]:
    """The table after a choice if all others pass, with the dice still to be thrown and what was drawn or seen."""
    t = s.copy()
    t.agenda = [Pause(seat), t.agenda[-1]]
    game.apply(t, seat, choice)
    pending: Pending = {}
    extra = 0.0
    while isinstance(step := t.agenda[-1], Chance) or not ends_trial(t, step):
        if isinstance(step, Roll):
            pending[step.seat] = pending.get(step.seat, 0) + step.dice
            game.apply(t, -1, Rolled(()))
        elif isinstance(step, Draw):
            extra += HAND_CARD * (step.crew + step.events) * (1 if step.seat == seat else -0.3)
            game.apply(t, -1, Drawn(()))
        elif isinstance(step, LookAhead | LookAtHand):
            return t, pending, extra + KNOWLEDGE
        elif isinstance(step, Respond):
            t.agenda.pop()  # all others pass
            t.agenda.append(Resolve(step.moment))
            settle(t)
        else:
            replying = step.turn(t)[0]
            game.apply(t, replying, replies.reply(t, replying, None))
    return t, pending, extra


def ends_trial(t: Arrr, step: Any) -> bool:
    return isinstance(step, Pause | Declare) or (isinstance(step, Respond) and not t.pile)


BOT = Greedy
