"""A cheap policy for simulations: takes the most points, and plays cards only for a Mecha or a bad roll."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.pikit.bot.value import Valuation
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    NOTHING,
    STEAL_MECHA,
    TAKE_MECHA,
    Play,
    Reroll,
    Steal,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.rules.cancel import Answer, top_of_pile
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.rules.scoring import MECHA_POINTS
from roarhouse.games.pikit.rules.special import with_chain
from roarhouse.games.pikit.rules.take import Taking, open_ways
from roarhouse.games.pikit.state import TABLE, Pikit

AHEAD: Final = 4  # about a round: what is left in the centre is for the others
EFFORT: Final = 20  # a simulation takes a tenth of a millisecond
TRUST: Final = 0.02  # a smaller lead over greedy's choice is mostly an error of the value
PLAYS: Final = 6  # ways to play a card that are simulated, of 19 on average
A_ONE: Final = 4  # the share of the bonus that a 1 card brings, while it is contested
A_THEFT: Final = 6  # a random card
BAD_ROLL: Final = 4  # the most that a roll brings which is worth a Reroll
DEFENDS: Final = 0.4  # how often a theft is cancelled by its victim


def chapter(s: Pikit) -> object:
    """Each turn."""
    return s.turns


def choose(s: Pikit, seat: Seat, rng: Random) -> Choice:
    match s.agenda[-1]:
        case Taking():
            return best_taking(s, seat)[1]
        case Answer():
            return answer(s, seat, rng)
        case Playing():
            return play(s, seat)
    menu: tuple[Choice, ...] = s.agenda[-1].menu(s, seat)
    return menu[int(rng.random() * len(menu))]


def candidates(s: Pikit, seat: Seat) -> tuple[Choice, ...]:
    """To play no card, and the plays that greedy thinks most of; () stands for the whole menu."""
    if not isinstance(s.agenda[-1], Playing):
        return ()
    plays = [choice for choice in s.agenda[-1].menu(s, seat) if isinstance(choice, Play)]
    return ENOUGH, *sorted(plays, key=Valuation(s, seat).play, reverse=True)[:PLAYS]


def best_taking(s: Pikit, seat: Seat) -> tuple[int, Choice]:
    """The points of the best way to take cards, and the way."""
    first, second = s.dice
    best: tuple[int, Choice] = (0, NOTHING)
    for way in open_ways(s.dice, s.centre):
        points = worth(s, seat, way.take)
        if points > best[0]:
            best = points, way.take
    if first == second and s.owners[first] != seat and can_use_pair(s):
        points, choice = (MECHA_POINTS, TAKE_MECHA) if s.owners[first] == TABLE else (A_THEFT, STEAL_MECHA)
        if points > best[0]:
            best = points, choice
    return best


def can_use_pair(s: Pikit) -> bool:
    options = s.box.options
    return options.pair_mode == "alternative" and (not s.turned or options.pair_by_turned_die)


def worth(s: Pikit, seat: Seat, take: Take) -> int:
    cards, ones = with_chain(take.cards, s.box.chaining, s.centre), s.box.ones
    points = sum(cards)
    if ones in cards:
        own, rival = s.hands[seat][ones], max([s.hands[other][ones] for other in s.box.others[seat]])
        points += A_ONE if -2 < own - rival < 2 else 0
    return points


def play(s: Pikit, seat: Seat) -> Choice:
    """Turn a die for a Mecha on the table, or roll again after a bad roll."""
    hand, effects = s.hands[seat], s.box.effect_of
    if not s.box.options.declare_on_play:
        return ENOUGH
    for value in range(len(hand) - 1, 0, -1):
        if hand[value] and effects[value] in ("turn", "copy"):
            deed = turn_to_pair(s)
            if deed and best_taking(s, seat)[0] + value < MECHA_POINTS - 1:
                return Play(value, deed)
        if hand[value] and effects[value] == "reroll" and best_taking(s, seat)[0] <= BAD_ROLL:
            return Play(value, Reroll(BOTH))
    return ENOUGH


def turn_to_pair(s: Pikit) -> TurnDie | None:
    first, second = s.dice
    if first == second or not s.box.options.pair_by_turned_die:
        return None
    if s.owners[second] == TABLE:
        return TurnDie(0, second)
    return TurnDie(1, first) if s.owners[first] == TABLE else None


def answer(s: Pikit, seat: Seat, rng: Random) -> Choice:
    """A victim cancels some thefts."""
    deed: Any = top_of_pile(s).deed
    if isinstance(deed, Steal) and deed.victim == seat and rng.random() < DEFENDS:
        menu = s.agenda[-1].menu(s, seat)
        return menu[1 % len(menu)]  # type: ignore[no-any-return]
    return LET
