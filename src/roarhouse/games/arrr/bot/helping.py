"""What the cheap policy does in windows: a player in turn uses what helps the throw, the others let it happen."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.worth import MOST_CHEATS, priced
from roarhouse.games.arrr.choices import CAPTAIN, CHEAT, NOTHING, Play
from roarhouse.games.arrr.components import ArrrBox
from roarhouse.games.arrr.odds import Attempt, attempt_of, thrown
from roarhouse.games.arrr.rules.cheating import may_cheat
from roarhouse.games.arrr.rules.events import captain_is_ready, plays_of
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
    if s.pile:
        return first_of(s, seat, moment, averts)
    throw = throw_of(s, seat)
    if throw is None or moment not in ("W2", "W3"):
        return first_of(s, seat, moment, brings)
    if moment == "W2":
        return first_of(s, seat, moment, eases) if dice_of(s, throw) < SURE * difficulty(s) else LET
    return help_throw(s, seat, throw)


def first_of(s: Arrr, seat: Seat, moment: Moment, wanted: Wanted) -> Choice:
    """Abilities before Events, which are gone after use."""
    uses, found = s.box.uses, plays_of(s, seat, uses_at(s.box, moment, bool(s.pile), KINDS[wanted]))
    fitting = [play for play in found if isinstance(play, Play) and wanted(s, seat, play, uses[play.card][play.use])]
    return min(fitting, key=lambda play: play.card >= s.box.first_event, default=LET)


@lru_cache(maxsize=256)
def uses_at(box: ArrrBox, moment: Moment, piled: bool, kinds: tuple[type, ...]) -> tuple[tuple[int, ...], ...]:
    """Which uses of each card fit a window and are of these kinds."""
    fitting = zip(box.uses, box.uses_at[moment][piled], strict=True)
    return tuple([tuple([use for use in uses if isinstance(verbs[use], kinds)]) for verbs, uses in fitting])


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


# of which kinds the verbs are that can be wanted: no other play is built
KINDS: Final[dict[Wanted, tuple[type, ...]]] = {
    averts: (LessDamage, CancelLoss, Cancel, CancelUnlessPaid),
    brings: (Gain, Draw),
    eases: (Difficulty,),
    helps: (Reroll, AddDice, Difficulty),
}


def help_throw(s: Arrr, seat: Seat, throw: Throw) -> Choice:
    """For a throw that is behind: dice, throwing again, or an easier test; then Pieces, if that pays."""
    if not is_behind(s, throw):
        return first_of(s, seat, "W3", brings)
    choice = first_of(s, seat, "W3", helps)
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
