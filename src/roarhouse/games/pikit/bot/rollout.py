"""A cheap policy for simulations: takes the most points, and plays a card where that clearly brings more than it."""

from __future__ import annotations

from collections.abc import Callable
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
    Deed,
    Draw,
    Play,
    Reroll,
    Steal,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.components import FACES
from roarhouse.games.pikit.rules.cancel import Answer, top_of_pile
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.rules.scoring import MECHA_POINTS
from roarhouse.games.pikit.rules.special import with_chain
from roarhouse.games.pikit.rules.take import Taking, open_ways
from roarhouse.games.pikit.state import TABLE, Pikit

AHEAD: Final = 4  # about a round: what is left in the centre is for the others
TRUST: Final = 0.02  # a smaller lead over greedy's choice is mostly an error of the value
PLAYS: Final = 6  # ways to play a card that are simulated, of 19 on average
A_ONE: Final = 4  # the share of the bonus that a 1 card brings, while it is contested
A_THEFT: Final = 6  # a random card
BAD_ROLL: Final = 4  # the most that a roll brings which is worth a Reroll
MEAN_CARD: Final = 5.5  # points of a card that cannot be seen
EARLY: Final = 0.3  # as much of the game must be left for a card that is drawn
MOST: Final = 14  # points that a turned die brings at most, rare chains of 8s aside
KEPT: Final = 4  # what the effect of a 7 is worth later
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
    return taking(s, seat, s.dice, bool(s.turned))


def taking(s: Pikit, seat: Seat, dice: tuple[int, int], turned: bool) -> tuple[int, Choice]:
    """The same with other dice."""
    first, second = dice
    best: tuple[int, Choice] = (0, NOTHING)
    for way in open_ways(dice, s.centre):
        points = worth(s, seat, way.take)
        if points > best[0]:
            best = points, way.take
    if first == second and s.owners[first] != seat and can_use_pair(s, turned):
        points, choice = (MECHA_POINTS, TAKE_MECHA) if s.owners[first] == TABLE else (A_THEFT, STEAL_MECHA)
        if points > best[0]:
            best = points, choice
    return best


def can_use_pair(s: Pikit, turned: bool) -> bool:
    options = s.box.options
    return options.pair_mode == "alternative" and (not turned or options.pair_by_turned_die)


def worth(s: Pikit, seat: Seat, take: Take) -> int:
    cards, ones = with_chain(take.cards, s.box.chaining, s.centre), s.box.ones
    points = sum(cards)
    if ones in cards:
        own, rival = s.hands[seat][ones], max([s.hands[other][ones] for other in s.box.others[seat]])
        points += A_ONE if -2 < own - rival < 2 else 0
    return points


def play(s: Pikit, seat: Seat) -> Choice:
    """The first card of the hand that brings more than it is worth."""
    hand, effects = s.hands[seat], s.box.effect_of
    if not s.box.options.declare_on_play:
        return ENOUGH
    for value, n in enumerate(hand):
        if n and (deed := DEEDS.get(effects[value], no_deed)(s, seat, value)):
            return Play(value, deed)
    return ENOUGH


def no_deed(s: Pikit, seat: Seat, value: int) -> Deed | None:
    return None


def reroll(s: Pikit, seat: Seat, value: int) -> Deed | None:
    """After a bad roll."""
    return Reroll(BOTH) if best_taking(s, seat)[0] <= BAD_ROLL else None


def steal(s: Pikit, seat: Seat, value: int) -> Deed | None:
    """From the player with the best cards on average, as far as all know."""
    victims = [other for other in s.box.others[seat] if s.has_cards(other)]
    victim = max(victims, key=lambda other: (mean_card(s, other), sum(s.hands[other])), default=None)
    if victim is None or mean_card(s, victim) < value + to_come(s):
        return None
    return Steal(victim)


def mean_card(s: Pikit, seat: Seat) -> float:
    cards, mecha = sum(s.hands[seat]), s.owners.count(seat)
    return (MEAN_CARD * cards + MECHA_POINTS * mecha) / max(1, cards + mecha)


def draw(s: Pikit, seat: Seat, value: int) -> Deed | None:
    """While there is time to use what comes."""
    return Draw() if any(s.deck) and to_come(s) > EARLY else None


def turn(s: Pikit, seat: Seat, value: int) -> Deed | None:
    """For a Mecha, or for cards that are much better."""
    wanted = best_taking(s, seat)[0] + value + KEPT * to_come(s)
    if wanted >= MOST:
        return None
    first, second = s.dice
    turned = [(TurnDie(0, face), (face, second)) for face in FACES if face != first]
    turned += [(TurnDie(1, face), (first, face)) for face in FACES if face != second]
    points, k = max([(taking(s, seat, dice, turned=True)[0], k) for k, (_, dice) in enumerate(turned)])
    return turned[k][0] if points > wanted else None


def to_come(s: Pikit) -> float:
    """The share of the game that is left: 1 early on, 0 in the final turns."""
    return min(1.0, sum(s.deck) / 10) if s.final < 0 else 0.0


DEEDS: Final[dict[str, Callable[[Pikit, Seat, int], Deed | None]]] = {
    "reroll": reroll,
    "steal": steal,
    "draw": draw,
    "turn": turn,
}


def answer(s: Pikit, seat: Seat, rng: Random) -> Choice:
    """A victim cancels some thefts."""
    deed: Any = top_of_pile(s).deed
    if isinstance(deed, Steal) and deed.victim == seat and rng.random() < DEFENDS:
        menu = s.agenda[-1].menu(s, seat)
        return menu[1 % len(menu)]  # type: ignore[no-any-return]
    return LET
