"""A cheap policy for simulations: greedy's crew, the best card of the row, and help for throws in the own turn."""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot import replies
from roarhouse.games.arrr.bot.equipping import best_crew, to_discard
from roarhouse.games.arrr.bot.greedy import Greedy
from roarhouse.games.arrr.bot.helping import respond
from roarhouse.games.arrr.bot.recruiting import to_let_go
from roarhouse.games.arrr.bot.worth import PIECE, pillage_pieces, sail_worth
from roarhouse.games.arrr.choices import DONE, PILLAGE, Discard, Equip, Unequip
from roarhouse.games.arrr.rules.action import Declare
from roarhouse.games.arrr.rules.crew import EQUIPPED_MOST, room_for
from roarhouse.games.arrr.rules.equipment import Equipping
from roarhouse.games.arrr.rules.exploration import meets_condition
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.state import Arrr

AHEAD: Final = 1
TRUST: Final = 0.01  # greedy computes throws exactly, which so few simulations cannot


def trusted(game: Any, s: Arrr, seat: Seat, rng: Random) -> Choice:
    """Greedy's choice, but Events of little use make room for new ones."""
    if isinstance(s.agenda[-1], Recruiting):
        card = to_let_go(s, seat)
        return DONE if card is None else Discard(card)
    return Greedy().choose(game, s, seat, rng)


def chapter(s: Arrr) -> object:
    """Each turn."""
    return s.turns


def choose(s: Arrr, seat: Seat, rng: Random) -> Choice:
    match s.agenda[-1]:
        case Respond(moment=moment):
            return respond(s, seat, moment)
        case Declare():
            return declare(s, seat)
        case Recruiting():
            card = to_discard(s, seat)
            return DONE if card is None else Discard(card)
        case Equipping() as step:
            return equip(s, seat, step)
    return replies.reply(s, seat, rng)


def declare(s: Arrr, seat: Seat) -> Choice:
    """The card of the row with the best prize by its exact odds, or Pillage."""
    best, found = PIECE * pillage_pieces(s, seat), cast("Choice", PILLAGE)
    for card in s.row if s.equipped[seat] and not s.course.aground else ():
        if meets_condition(s, seat, card) and (worth := sail_worth(s, seat, card)) > best:
            best, found = worth, s.box.sails[card]
    return found


def equip(s: Arrr, seat: Seat, step: Equipping) -> Choice:
    """All cards of the hand if there is room for them; otherwise step by step towards greedy's crew."""
    placed, hand = step.placed(s), s.crew[seat]
    fitting = [card for card in hand if not room_for(s, seat, card, placed)]
    if not hand or placed >= EQUIPPED_MOST:
        return DONE
    if len(fitting) == len(hand) <= EQUIPPED_MOST - placed and not rivals(s, hand):
        return Equip(fitting[0])
    wanted = best_crew(s, seat)
    if leaving := [card for card in step.old if card not in wanted]:
        return Unequip(leaving[0])
    missing = [card for card in fitting if card in wanted]
    return Equip(missing[0]) if missing else DONE


def rivals(s: Arrr, cards: tuple[int, ...]) -> bool:
    """Are there several First Mates or Packs among these cards?"""
    kinds = [s.box.kinds[card] for card in cards]
    return kinds.count("mate") > 1 or kinds.count("pack") > 1
