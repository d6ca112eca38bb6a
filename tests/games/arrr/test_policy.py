"""The policy of simulations looks up what it can: its choices must be those of the plain rules, written out here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from roarhouse.bots.bots import RandomBot
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.options import make_options
from roarhouse.core.pile import LET
from roarhouse.games.arrr.bot import helping, rollout
from roarhouse.games.arrr.bot.equipping import CANDIDATES, GIVEN_UP, LATER, SECOND, best_crew, grown_crews
from roarhouse.games.arrr.bot.worth import PIECE, crew_worth, fine_of, pillage_pieces, priced, sail_worth, turns_left
from roarhouse.games.arrr.choices import NOTHING, Play, Sail
from roarhouse.games.arrr.odds import Attempt, attempt_of, worth
from roarhouse.games.arrr.rules.action import Declare, declarations
from roarhouse.games.arrr.rules.crew import EQUIPPED_MOST
from roarhouse.games.arrr.rules.equipment import Equipping
from roarhouse.games.arrr.rules.events import plays
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import STATS, AddDice, Difficulty, Moment, Reroll

GAME = find_game("arrr")()


def decisions(mode: str, seed: int, kind: type[Any]) -> Iterator[tuple[Arrr, int]]:
    """Decisions of a kind in a game that is half random, half the policy's."""
    s, rng, bot = GAME.start(make_options(find_game("arrr"), mode)), Random(f"{mode}/{seed}"), RandomBot()
    while turn := GAME.turn(s):
        for seat in turn:
            if seat == NATURE:
                choice = GAME.nature(s, rng)
            else:
                if isinstance(s.agenda[-1], kind):
                    yield s, seat
                choice = bot.choose(GAME, s, seat, rng) if rng.random() < 0.3 else rollout.choose(s, seat, rng)
            GAME.apply(s, seat, choice)


# -- the crew --------------------------------------------------------------------------------------------------------


def dice(s: Arrr, card: int, stat: int) -> int:
    """What a card brings to a stat, its ability counted as dice too."""
    found = s.box.stats[card][stat]
    for verb in s.box.uses[card]:
        if (stats := getattr(verb, "stats", ())) and STATS[stat] not in stats:
            continue
        if isinstance(verb, AddDice):
            found += verb.dice
        elif (isinstance(verb, Difficulty) and verb.by < 0) or (isinstance(verb, Reroll) and verb.whose == "thrower"):
            found += 1
    return found


def full_crews(s: Arrr, seat: int) -> list[tuple[int, ...]]:
    """As full as the kinds allow, of the cards with most dice; or what grows from turn to turn."""
    if s.box.options.crew_limit == "items":
        return grown_crews(s, seat)
    cards = sorted((*s.crew[seat], *s.equipped[seat]), key=lambda card: -sum(dice(s, card, k) for k in range(4)))
    some = [crew for n in range(EQUIPPED_MOST, -1, -1) for crew in combinations(cards[:CANDIDATES], n)]
    fitting = [crew for crew in some if may_be_equipped(s, seat, crew)]
    return [crew for crew in fitting if len(crew) == len(fitting[0])]


def may_be_equipped(s: Arrr, seat: int, crew: tuple[int, ...]) -> bool:
    kinds = [s.box.kinds[card] for card in crew]
    return kinds.count("mate") <= 1 + s.traits(seat).first_mates and kinds.count("pack") <= 1


def rating(s: Arrr, seat: int, crew: tuple[int, ...]) -> float:
    """The best use of a crew now, something of the second best, its use later, and what is given up for it."""
    values = [PIECE * pillage_pieces(s, seat)]
    for card in s.row:
        condition = s.box.deck.exploration[card].condition
        if not crew or (condition and s.pieces[seat] < condition.pieces):
            continue
        if condition and condition.equipped and condition.equipped not in [s.box.kinds[one] for one in crew]:
            continue
        stages, pieces, terms = attempt_of(s, seat, card, min(6, s.pieces[seat]))
        more = s.traits(seat).dice.counts()
        stats = [stat for stat, _ in s.box.tests[card]]
        thrown = [sum(dice(s, one, stat) for one in crew) + more[stat] for stat in stats]
        tests = tuple((n, needed) for n, (_, needed) in zip(thrown, stages, strict=True))
        values.append(worth(Attempt(tests, pieces, priced(s, seat, card, terms))))
    best, *others = sorted(values, reverse=True)
    turns = turns_left(s, seat)
    lost = len(set(s.equipped[seat]) - set(crew)) * (turns > 0)
    return best + SECOND * sum(others[:1]) + LATER * crew_worth(s, crew, turns) - GIVEN_UP * lost


@pytest.mark.parametrize("mode", ["arrrr", "swabber", "otherRulings"])
def test_the_crew_is_the_best_of_all_that_may_be_equipped(mode: str) -> None:
    seen = 0
    for s, seat in decisions(mode, 1, Equipping):
        assert rating(s, seat, best_crew(s, seat)) == pytest.approx(
            max(rating(s, seat, crew) for crew in full_crews(s, seat))
        )
        seen += 1
    assert seen > 20


# -- windows ---------------------------------------------------------------------------------------------------------


def wanted(s: Arrr, seat: int, moment: Moment, fits: helping.Wanted) -> Choice:
    """The first play of all that is wanted, abilities before Events."""
    found = [play for play in plays(s, seat, moment) if isinstance(play, Play)]
    fitting = [play for play in found if fits(s, seat, play, s.box.uses[play.card][play.use])]
    return min(fitting, key=lambda play: play.card >= s.box.first_event, default=LET)


@pytest.mark.parametrize("mode", ["arrrr", "avast", "swabber", "otherRulings"])
def test_help_is_the_first_of_all_plays_that_is_wanted(mode: str) -> None:
    found = set()
    for s, seat in [one for seed in range(3) for one in copies(mode, seed)]:
        moment = s.agenda[-1].moment
        for fits in helping.KINDS:
            if (fits is helping.averts) == bool(s.pile):
                choice = wanted(s, seat, moment, fits)
                assert helping.first_of(s, seat, moment, fits) == choice
                found.add((fits, choice is LET))
    assert len(found) >= 6


def copies(mode: str, seed: int) -> Iterator[tuple[Arrr, int]]:
    for s, seat in decisions(mode, seed, Respond):
        yield GAME.copy(s), seat


# -- the action ------------------------------------------------------------------------------------------------------


def test_the_policy_sails_where_most_can_be_won() -> None:
    seen = 0
    for s, seat in decisions("arrrr", 2, Declare):
        worths = [sail_worth(s, seat, one.card) for one in declarations(s, seat) if isinstance(one, Sail)]
        choice = rollout.declare(s, seat)
        gain = sail_worth(s, seat, choice.card) if isinstance(choice, Sail) else PIECE * pillage_pieces(s, seat)
        assert gain == max([PIECE * pillage_pieces(s, seat), *worths])
        seen += isinstance(choice, Sail)
    assert seen > 5


@pytest.mark.parametrize("mode", ["arrrr", "avast"])
def test_help_that_a_player_can_count_on_is_what_the_ready_cards_say(mode: str) -> None:
    for s, seat in decisions(mode, 3, Declare):
        for card in s.row:
            stages, pieces, terms = attempt_of(s, seat, card, min(6, s.pieces[seat]))
            stats = [stat for stat, _ in s.box.tests[card]]
            helped = [helped_stage(s, seat, stat, *stage) for stat, stage in zip(stats, stages, strict=True)]
            expected = worth(Attempt(tuple(helped), pieces, priced(s, seat, card, terms)))
            assert sail_worth(s, seat, card) == expected


def helped_stage(s: Arrr, seat: int, stat: int, thrown: int, needed: int) -> tuple[int, int]:
    cards = [card for card in (*s.equipped[seat], *s.events[seat]) if card not in s.depleted]
    for verb in [verb for card in cards for verb in s.box.uses[card][:2]]:
        if isinstance(verb, Reroll):
            thrown += verb.whose != "opponent"
        elif isinstance(verb, AddDice | Difficulty) and (not verb.stats or STATS[stat] in verb.stats):
            if isinstance(verb, AddDice):
                thrown += verb.dice - verb.behind
            elif verb.by < 0:
                needed = max(1, needed + verb.by)
    return thrown, needed


def test_a_fine_is_what_the_penalty_on_the_pile_would_cost() -> None:
    for s, seat in decisions("arrrr", 4, Declare):
        for card in s.row:
            for stage in range(len(s.box.tests[card])):
                threats = s.verbs(Piled("penalty", card, NOTHING, stage, seat))
                assert (fine_of(s, seat, card, stage) > 0) <= bool(threats)
