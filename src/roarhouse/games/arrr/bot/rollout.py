"""A cheap policy for simulations: the crew for the best card of the row, dice where a throw is short, no quarrels."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot import replies
from roarhouse.games.arrr.bot.features import dice_by_stat, reaches
from roarhouse.games.arrr.bot.worth import MOST_CHEATS, PIECE, pillage_pieces, priced, prize_of, sail_worth
from roarhouse.games.arrr.choices import CHEAT, DONE, NOTHING, PILLAGE, Equip, Play, Sail
from roarhouse.games.arrr.odds import Attempt, attempt_of, thrown
from roarhouse.games.arrr.rules.action import Declare, declarations
from roarhouse.games.arrr.rules.cheating import may_cheat
from roarhouse.games.arrr.rules.crew import EQUIPPED_MOST, room_for
from roarhouse.games.arrr.rules.equipment import Equipping
from roarhouse.games.arrr.rules.events import plays
from roarhouse.games.arrr.rules.influence import difficulty, difficulty_of
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.rules.tests import captain_dice, dice_of, is_behind, successes, throw_of
from roarhouse.games.arrr.state import Arrr, Throw
from roarhouse.games.arrr.verbs import AddDice

AHEAD: Final = 1
EFFORT: Final = 4  # most decisions are clear after a few simulations
TRUST: Final = 0.03  # greedy computes throws exactly, which so few simulations cannot


def chapter(s: Arrr) -> object:
    """Each turn."""
    return s.turns


def choose(s: Arrr, seat: Seat, rng: Random) -> Choice:
    match s.agenda[-1]:
        case Respond(moment=moment):
            return help_throw(s, seat) if moment == "W3" and not s.pile else LET
        case Declare():
            return declare(s, seat)
        case Recruiting():
            return DONE
        case Equipping() as step:
            return equip(s, seat, step)
    return replies.reply(s, seat, rng)


def help_throw(s: Arrr, seat: Seat) -> Choice:
    """Dice for a throw that is behind: of a card, or for a Piece if that pays."""
    throw = throw_of(s, seat)
    if throw is None or not is_behind(s, throw):
        return LET
    for play in plays(s, seat, "W3"):
        if isinstance(play, Play) and isinstance(s.box.uses[play.card][play.use], AddDice):
            return play if play.target in (-1, seat) else LET
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


def declare(s: Arrr, seat: Seat) -> Choice:
    """The card of the row with the best prize by its exact odds, or Pillage."""
    best, found = PIECE * pillage_pieces(s, seat), cast("Choice", PILLAGE)
    for choice in declarations(s, seat):
        if isinstance(choice, Sail):
            worth = sail_worth(s, seat, choice.card)
            if worth > best:
                best, found = worth, choice
    return found


def odds(s: Arrr, seat: Seat, card: int, dice: list[int]) -> float:
    """To win all tests; two Pieces stand for one more success."""
    chance, spare = 1.0, min(2, s.pieces[seat] // 2)
    for stage, (stat, _) in enumerate(s.box.tests[card]):
        needed = difficulty_of(s, seat, card, stage) - spare
        chance *= reaches(max(0, dice[stat]), max(0, needed), s.box.jollies)
        spare = 0
    return chance


# -- the crew --------------------------------------------------------------------------------------------------------


def equip(s: Arrr, seat: Seat, step: Equipping) -> Choice:
    """Card by card of the hand, those first that do most for one card of the row."""
    placed = step.placed(s)
    fitting = [card for card in s.crew[seat] if not room_for(s, seat, card, placed)]
    if not fitting:
        return DONE
    if len(fitting) + placed <= EQUIPPED_MOST:
        return Equip(fitting[0])
    return Equip(best_addition(s, seat, fitting, EQUIPPED_MOST - placed))


def best_addition(s: Arrr, seat: Seat, cards: list[int], room: int) -> int:
    """The most useful of these cards for the card of the row with the best prize by its odds."""
    best, chosen = -1.0, cards[0]
    for target in s.row:
        order = by_use(s, cards, target)[:room]
        dice = dice_by_stat(s, (*s.equipped[seat], *order))
        dice = [n + captain_dice(s, seat, k, False) for k, n in enumerate(dice)]
        worth = odds(s, seat, target, dice) * prize_of(s, seat, target)
        if worth > best:
            best, chosen = worth, order[0]
    return chosen


def by_use(s: Arrr, cards: list[int], target: int) -> list[int]:
    """By the dice for the tests of this card, then by strength."""
    stats, strength, tested = s.box.stats, s.box.strength, [stat for stat, _ in s.box.tests[target]]
    return sorted(cards, key=lambda card: -4 * sum([stats[card][stat] for stat in tested]) - strength[card])
