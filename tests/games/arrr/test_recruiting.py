"""What a searching bot trusts more than greedy: it lets Events of little use go before it draws."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from roarhouse.bots.mind import greedy_choice, mind_of
from roarhouse.core.game import Choice
from roarhouse.games.arrr.bot.recruiting import idle_events
from roarhouse.games.arrr.bot.rollout import trusted
from roarhouse.games.arrr.choices import DONE, Discard
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.state import Arrr
from tests.games.arrr.cards import CARDS, GAME, named
from tests.games.arrr.table import Table
from tests.games.arrr.test_policy import decisions

ROW = "horn-of-the-iron-whale"


def recruiting(crew: str, events: str) -> Table:
    return Table("Ann Ben").row(ROW).sea("").holds(Ann=crew).events(Ann=events).starts_turn()


def wish(t: Table) -> Choice:
    choice = trusted(GAME, t.s, 0, Random(1))
    assert GAME.refuse(t.s, 0, choice) is None
    return choice


@pytest.mark.parametrize("idle", ["dead-calm", "letter-of-marque", "jammed-pulley", "all-hands", "shoal"])
def test_an_idle_event_makes_room(idle: str) -> None:
    t = recruiting("boarding-cutlass", f"second-wind belay-that {idle}")
    assert wish(t) == Discard(CARDS[idle])
    t.does("Ann", wish(t))
    assert wish(t) == DONE


def test_what_helps_a_throw_or_cancels_or_hurts_others_is_kept() -> None:
    for events in ("second-wind do-or-drown fair-tide", "belay-that it-never-happened foul-wind", "light-fingers"):
        assert wish(recruiting("boarding-cutlass", events)) == DONE


def test_an_idle_event_is_kept_where_none_would_come_for_it() -> None:
    assert wish(recruiting("boarding-cutlass", "dead-calm second-wind belay-that fair-tide")) == DONE
    items = "boarding-cutlass cracked-astrolabe storm-glass powder-keg"
    assert wish(recruiting(items, "dead-calm")) == DONE


def test_an_event_is_idle_if_nothing_that_it_can_do_is_wanted() -> None:
    found = named(tuple(idle_events(GAME.box(GAME.Options())))).split()
    assert {"parley", "cross-currents", "salvage-rights", "loose-cannon"} <= set(found)
    assert not {"tavern-rumours", "buried-surprise", "rising-swell", "press-gang-raid"} & set(found)


def copies(mode: str, seed: int) -> Iterator[tuple[Arrr, int]]:
    for s, seat in decisions(mode, seed, Recruiting):
        yield GAME.copy(s), seat


@pytest.mark.parametrize("mode", ["arrrr", "swabber", "otherRulings", "twoCaptains"])
def test_the_search_compares_all_choices_with_it(mode: str) -> None:
    mind, seen, others = mind_of("arrr"), 0, 0
    assert mind.greedy is not None
    for s, seat in [one for seed in range(3) for one in copies(mode, seed)]:
        choice = mind.greedy(GAME, s, seat, Random(1))
        assert GAME.refuse(s, seat, choice) is None
        seen += 1
        others += choice != greedy_choice("arrr", GAME, s, seat, Random(1))
    assert seen > 10
    assert (others > 0) == (mode != "swabber")
