"""What the cheap policy does in windows: a player in turn uses what helps the throw, the others let it happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.worth import MOST_CHEATS, priced
from roarhouse.games.arrr.choices import CAPTAIN, CHEAT, NOTHING, Play
from roarhouse.games.arrr.odds import Attempt, attempt_of, thrown
from roarhouse.games.arrr.rules.cheating import may_cheat
from roarhouse.games.arrr.rules.events import captain_is_ready, plays
from roarhouse.games.arrr.rules.influence import difficulty
from roarhouse.games.arrr.rules.tests import dice_of, is_behind, successes, throw_of
from roarhouse.games.arrr.state import Arrr, Throw
from roarhouse.games.arrr.verbs import (
    AddDice,
    Cancel,
    CancelLoss,
    CancelUnlessPaid,
    CardVerb,
    Difficulty,
    Draw,
    Gain,
    LessDamage,
    Moment,
    Reroll,
)

Wanted = Callable[[Arrr, Seat, Play, CardVerb], bool]

SURE: Final = 3  # dice for each success that is needed: more help before the throw is wasted


def respond(s: Arrr, seat: Seat, moment: Moment) -> Choice:
    if seat not in s.in_turn:
        return LET
    found = [play for play in plays(s, seat, moment) if isinstance(play, Play)]
    if s.pile:
        return first_of(s, seat, found, averts)
    throw = throw_of(s, seat)
    if throw is None or moment not in ("W2", "W3"):
        return first_of(s, seat, found, brings)
    if moment == "W2":
        return first_of(s, seat, found, eases) if dice_of(s, throw) < SURE * difficulty(s) else LET
    return help_throw(s, seat, throw, found)


def first_of(s: Arrr, seat: Seat, found: list[Play], wanted: Wanted) -> Choice:
    """Abilities before Events, which are gone after use."""
    fitting = [play for play in found if wanted(s, seat, play, s.box.uses[play.card][play.use])]
    return min(fitting, key=lambda play: play.card >= s.box.first_event, default=LET)


def averts(s: Arrr, seat: Seat, play: Play, verb: CardVerb) -> bool:
    """A penalty, a loss of the seat itself, or what another plays in the turn of the seat."""
    if isinstance(verb, LessDamage | CancelLoss):
        return True
    return isinstance(verb, Cancel | CancelUnlessPaid) and s.pile[play.target].by != seat


def brings(s: Arrr, seat: Seat, play: Play, verb: CardVerb) -> bool:
    return isinstance(verb, Gain | Draw)


def eases(s: Arrr, seat: Seat, play: Play, verb: CardVerb) -> bool:
    """What cannot wait for the throw."""
    return isinstance(verb, Difficulty) and verb.by < 0 and "W3" not in verb.windows


def helps(s: Arrr, seat: Seat, play: Play, verb: CardVerb) -> bool:
    if isinstance(verb, Reroll):
        return verb.whose != "opponent"
    return (isinstance(verb, AddDice) and play.target in (NOTHING, seat)) or (
        isinstance(verb, Difficulty) and verb.by < 0
    )


def help_throw(s: Arrr, seat: Seat, throw: Throw, found: list[Play]) -> Choice:
    """For a throw that is behind: dice, throwing again, or an easier test; then Pieces, if that pays."""
    if not is_behind(s, throw):
        return first_of(s, seat, found, brings)
    choice = first_of(s, seat, found, helps)
    if choice is not LET:
        return choice
    if captain_is_ready(s, seat, "W3"):
        return CAPTAIN
    return CHEAT if may_cheat(s, seat) and cheating_pays(s, seat, throw) else LET


def cheating_pays(s: Arrr, seat: Seat, throw: Throw) -> bool:
    """In a test: is the prize with as much cheating as pays better than the penalty now?"""
    contest = s.contest
    if contest is None or contest.stage == NOTHING:
        return True
    whole, pieces, terms = attempt_of(s, seat, s.sailing, min(MOST_CHEATS, s.pieces[seat]))
    terms = priced(s, seat, s.sailing, terms, contest.stage)
    attempt = Attempt(((dice_of(s, throw), difficulty(s)), *whole[contest.stage + 1 :]), pieces, terms)
    return thrown(attempt, difficulty(s) - successes(s, throw), throw.cheats) > -terms.fine
