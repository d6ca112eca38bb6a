"""Pair! Mecha, thefts and Pair tokens."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roarhouse.games.pikit.choices import (
    BOTH,
    MECHA,
    NOTHING,
    STEAL_MECHA,
    TAKE_MECHA,
    Play,
    Reroll,
    Steal,
    Stolen,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.rules.pair import UsePair
from roarhouse.games.pikit.rules.refill import Refill
from roarhouse.games.pikit.rules.roll import Roll
from roarhouse.games.pikit.rules.steal import StealCard
from roarhouse.games.pikit.rules.take import Taking
from tests.games.pikit.table import GAME, Table

FULL = "1 1 2 2 5 5 7 9"


@pytest.mark.rule("pikit.pair.1")
def test_a_pair_opens_one_more_way_and_only_one_is_used() -> None:
    t = Table("Ann Ben", centre="3 6", dice="3 3", step="take")
    assert set(t.menu("Ann")) == {TAKE_MECHA, Take((3,)), Take((6,))}
    assert t.does("Ann", TAKE_MECHA).now is Refill
    none = Table("Ann Ben", centre="3 6", dice="3 6", step="take")
    assert none.refusal("Ann", TAKE_MECHA) == none.refusal("Ann", STEAL_MECHA) == "pikit.pair.1"


@pytest.mark.rule("pikit.pair.1")
def test_an_extra_pair_is_decided_before_and_may_be_left() -> None:
    t = Table("Ann Ben", centre="3 6", dice="3 3", step="take", pairMode="extra")
    assert (t.now, t.refusal("Ann", Take((3,)))) == (UsePair, "pikit.pair.1")
    assert t.refusal("Ann", STEAL_MECHA) == "pikit.pair.4"
    assert t.does("Ann", NOTHING).now is Taking
    assert t.takes(6).hand("Ann") == "6"


@pytest.mark.rule("pikit.pair.2")
@pytest.mark.parametrize("by_turned_die", [True, False])
def test_a_pair_counts_however_it_came_about(by_turned_die: bool) -> None:
    rolled = Table("Ann Ben", dice="3 3", step="take", pairByTurnedDie=by_turned_die)
    rerolled = Table("Ann Ben", Ann="2", dice="3 4", pairByTurnedDie=by_turned_die).plays("Ann", 2, Reroll((1,)))
    assert TAKE_MECHA in rolled.menu("Ann")
    assert TAKE_MECHA in rerolled.rolls(3, 3).menu("Ann")
    turned = Table("Ann Ben", Ann="7", centre="3", dice="3 4", pairByTurnedDie=by_turned_die)
    assert (TAKE_MECHA in turned.plays("Ann", 7, TurnDie(1, 3)).menu("Ann")) == by_turned_die


@pytest.mark.rule("pikit.pair.2")
def test_a_turned_die_that_is_rolled_again_is_an_ordinary_one() -> None:
    t = Table("Ann Ben", Ann="7 2", dice="3 4", pairByTurnedDie=False).plays("Ann", 7, TurnDie(1, 5))
    assert t.view("Ben").turned == (1,)
    assert TAKE_MECHA in t.plays("Ann", 2, Reroll((1,))).rolls(3, 3).menu("Ann")


@pytest.mark.rule("pikit.pair.3")
def test_the_mecha_of_the_pair_is_taken_from_the_table() -> None:
    t = Table("Ann Ben", dice="5 5", step="take").does("Ann", TAKE_MECHA)
    assert t.hand("Ann") == "M5"
    assert "Ann takes Mecha 5-5 Pentaforge." in t.heard("Ben")
    elsewhere = Table("Ann Ben", Ben="M5", dice="5 5", step="take")
    assert elsewhere.refusal("Ann", TAKE_MECHA) == "pikit.pair.3"


@pytest.mark.rule("pikit.pair.4")
def test_a_theft_draws_each_card_of_the_owners_hand_alike() -> None:
    t = Table("Ann Ben Cid", Ben="1 1 7 M5 M2", Cid="8 8 8", dice="5 5", step="take").does("Ann", STEAL_MECHA)
    assert t.now is StealCard
    rng = Random(2)
    drawn = Counter(GAME.nature(t.s, rng).card for _ in range(5000))  # type: ignore[attr-defined]
    assert set(drawn) == {1, 7, MECHA + 5, MECHA + 2}
    assert all(850 < drawn[card] < 1150 for card in (7, MECHA + 5, MECHA + 2))
    assert 1850 < drawn[1] < 2150
    for card in (8, MECHA + 1, MECHA + 7, 0, -1):
        assert t.refusal("nature", Stolen(card)) == "pikit.effect-steal.1"
    assert Table("Ann Ben", dice="5 5", step="take").refusal("Ann", STEAL_MECHA) == "pikit.pair.4"


@pytest.mark.rule("pikit.pair.5", "pikit.pair.6")
def test_the_stolen_card_is_public_and_stays_with_the_thief() -> None:
    t = Table("Ann Ben Cid", Ben="6 M5", dice="5 5", step="take").does("Ann", STEAL_MECHA).stolen("6")
    for name in ("Ann", "Ben", "Cid", "watcher"):
        assert "Ann steals 6 Hushback from Ben." in t.heard(name)
    assert (t.hand("Ann"), t.hand("Ben")) == ("6", "M5")


@pytest.mark.rule("pikit.pair.7")
def test_the_players_own_mecha_opens_nothing_even_as_an_extra() -> None:
    t = Table("Ann Ben", Ann="M5", centre="5", dice="5 5", step="take", pairMode="extra")
    assert (t.now, t.menu("Ann")) == (Taking, (Take((5,)),))


@pytest.mark.rule("pikit.pair.8")
def test_a_pair_need_not_be_used() -> None:
    t = Table("Ann Ben", centre="9", dice="5 5", step="take")
    assert set(t.menu("Ann")) == {TAKE_MECHA, NOTHING}
    t.does("Ann", NOTHING)
    assert (t.hand("Ann"), t.view("Ann").mecha) == ("", (1, 2, 3, 4, 5, 6))


@pytest.mark.rule("pikit.pair.9", "pikit.effect-cancel.10")
def test_no_cancel_against_a_pair() -> None:
    t = Table("Ann Ben", Ben="M5 6 6", centre=FULL, dice="5 5", step="take").does("Ann", STEAL_MECHA)
    assert t.turn == "nature"
    taken = Table("Ann Ben", Ben="6", centre=FULL, dice="5 5", step="take").does("Ann", TAKE_MECHA)
    assert (taken.now, taken.s.active) == (Roll, 1)


@pytest.mark.rule("pikit.pair.10")
def test_a_pair_option_leaves_the_centre_as_it_is() -> None:
    t = Table("Ann Ben", Ben="M3 7", centre=FULL, deck="8", dice="3 3", step="take").does("Ann", STEAL_MECHA)
    t.stolen("7")
    assert (t.now, t.centre, t.deck) == (Roll, FULL, "8")


@pytest.mark.rule("pikit.mecha.1")
def test_a_mecha_is_a_hidden_card_like_the_others() -> None:
    t = Table("Ann Ben", Ann="4", Ben="M3 1", dice="1 2")
    assert t.sees("Ann", "Ben").hand == 2
    assert t.view("Ben").hand == (1, MECHA + 3)
    assert t.plays("Ann", 4, Steal(1)).lets("Ben").refusal("nature", Stolen(MECHA + 3)) == ""
    alone = Table("Ann Ben", Ann="4 1", Ben="M3", dice="1 2").plays("Ann", 4, Steal(1))
    assert alone.turn == "Ben"


@pytest.mark.rule("pikit.mecha.2")
def test_a_mecha_is_never_played_and_always_on_the_table_or_in_a_hand() -> None:
    t = Table("Ann Ben", Ann="M3 2 1", Ben="M4 1")
    assert t.refusal("Ann", Play(MECHA + 3, Reroll(BOTH))) == "pikit.mecha.2"
    t.plays("Ann", 2, Reroll(BOTH))
    assert t.refusal("Ben", Play(MECHA + 4)) == "pikit.mecha.2"
    end = t.plays_to_the_end(3).view("watcher")
    assert sorted([*end.mecha, *(pair for player in end.players for pair in player.mecha)]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("pikit.token.1")
def test_the_owners_of_mecha_are_public() -> None:
    t = Table("Ann Ben Cid", Ann="M3 1", Ben="M1 M6")
    for name in ("Ann", "Ben", "Cid", "watcher"):
        assert [t.sees(name, whom).mecha for whom in t.names] == [(3,), (1, 6), ()]


@pytest.mark.rule("pikit.token.2")
def test_a_token_follows_its_mecha() -> None:
    t = Table("Ann Ben", Ann="4", Ben="M1 M6", dice="2 2").plays("Ann", 4, Steal(1)).lets("Ben").stolen("M6")
    assert [t.sees("Ben", whom).mecha for whom in t.names] == [(6,), (1,)]
    assert "The Pair token 6-6 lies with Ann." in t.heard("Ben")
    t.enough().does("Ann", TAKE_MECHA)
    assert t.sees("Ben", "Ann").mecha == (2, 6)


@pytest.mark.rule("pikit.token.3", "pikit.token.4")
def test_tokens_show_their_pair_and_what_they_are_worth() -> None:
    t = Table("Ann Ben", Ann="M3 M5", Ben="M1")
    assert {"  Pair tokens 3-3, 5-5 (15 points each at the end)", "  Pair token 1-1 (15 points at the end)"} <= set(
        t.aloud("watcher")
    )
    assert "  Pasch-Marker 3-3, 5-5 (am Ende je 15 Punkte)" in t.aloud("Ben", language="de")
