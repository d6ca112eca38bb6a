"""Gameplay overview: a turn with its four steps, rolling and refilling."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roarhouse.games.pikit.choices import BOTH, Dice, Play, Reroll, Reveal
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.rules.refill import Refill
from roarhouse.games.pikit.rules.roll import Roll, RollAgain
from roarhouse.games.pikit.rules.take import Taking
from tests.games.pikit.table import GAME, Setup, Table, options, takes_offered
from tests.laws.laws import walk


@pytest.mark.rule("pikit.objective.1")
def test_the_dice_decide_which_cards_are_collected() -> None:
    t = Table("Ann Ben", centre="7 9", dice="1 6", step="take")
    assert takes_offered(t) == {(7,)}
    assert t.takes(7).hand("Ann") == "7"


@pytest.mark.rule("pikit.turn.2", "pikit.refill.5")
def test_turns_go_clockwise() -> None:
    t = Table("Ann Ben Cid", centre="9 9 9 9 9 9 9 9", dice="1 2", step="take")
    assert [t.s.active, *(t.rolls(1, 2).s.active for _ in range(4))] == [1, 2, 0, 1, 2]


@pytest.mark.rule("pikit.turn.3")
def test_turns_go_on_until_the_end() -> None:
    turns: Counter[int] = Counter()
    for s, _ in walk(GAME, options(seats=3, firstPlayer=0), Random(1)):
        if isinstance(s.agenda[-1], Roll):
            turns[s.active] += 1
    assert min(turns.values()) >= 5
    assert max(turns.values()) - min(turns.values()) <= 1


@pytest.mark.rule("pikit.turn.4")
def test_a_turn_has_four_steps_in_order() -> None:
    t = Table("Ann Ben", Ann="2", centre="1 6 9", step="roll", deck="4 4 4 4 4 4 4")
    steps = [t.now]
    steps.append(t.rolls(1, 6).now)
    steps.append(t.enough().now)
    steps.append(t.takes(1).now)
    steps.append(t.revealed("4 4 4 4 4 4").now)
    assert steps == [Roll, Playing, Taking, Refill, Roll]
    assert t.s.active == 1


@pytest.mark.rule("pikit.turn.5", "pikit.play.2", "pikit.effect-reroll.2", "pikit.refill.1")
def test_the_books_example_of_a_turn() -> None:
    t = Table("Ann Ben", Ann="2 9", centre="1 1 5 6 7 8 9 10", deck="4 4", step="roll").rolls(3, 3)
    t.plays("Ann", 2, Reroll(BOTH))
    assert (t.discard, t.hand("Ann"), t.now) == ("2", "9", RollAgain)
    t.rolls(1, 6).enough()
    assert takes_offered(t) == {(7,), (5,), (1,), (6,), (1, 6)}
    t.takes(7).revealed("4")
    assert (t.hand("Ann"), t.centre, t.s.active) == ("7 9", "1 1 4 5 6 8 9 10", 1)


@pytest.mark.rule("pikit.roll.1")
def test_both_dice_are_rolled_once_and_openly() -> None:
    t = Table("Ann Ben", Ann="1", step="roll")
    assert t.turn == "nature"
    assert len({GAME.nature(t.s, Random(seed)) for seed in range(500)}) == 36
    for bad in (Dice((0, 3)), Dice((3, 7)), Reveal((1,))):
        assert t.refusal("nature", bad) == "pikit.roll.1"
    t.rolls(2, 5)
    assert (t.now, t.view("Ben").dice) == (Playing, (2, 5))
    assert "Ann rolls 2 and 5." in t.heard("Ben")


@pytest.mark.rule("pikit.roll.1")
def test_the_dice_are_fair() -> None:
    s, rng = Table("Ann Ben", step="roll").s, Random(5)
    rolls = Counter(GAME.nature(s, rng) for _ in range(7200))
    assert all(150 < count < 250 for count in rolls.values())


@pytest.mark.rule("pikit.roll.2")
def test_what_is_taken_depends_on_the_dice_as_they_lie_in_step_3() -> None:
    t = Table("Ann Ben", Ann="2", centre="4 7", dice="1 6")
    assert [way.cards for way in t.view("Ann").ways] == [(7,)]
    t.plays("Ann", 2, Reroll((1,))).rolls(1, 4)
    assert takes_offered(t) == {(4,)}


@pytest.mark.rule("pikit.refill.1")
@pytest.mark.parametrize(("taken", "new"), [((7,), "4"), ((1, 6), "4 5")])
def test_as_many_cards_are_revealed_as_are_missing(taken: tuple[int, ...], new: str) -> None:
    t = Table("Ann Ben", centre="1 6 7 8 8 9 9 9", deck="4 5 5", step="take").takes(*taken)
    assert t.refusal("nature", Reveal((4, 5, 5))) == "pikit.refill.1"
    assert t.refusal("nature", Reveal((8,) * len(taken))) == "pikit.refill.1"
    assert sum(t.revealed(new).s.centre) == 8


@pytest.mark.rule("pikit.refill.2")
def test_nothing_comes_while_cards_are_taken() -> None:
    t = Table("Ann Ben", centre="1 6 9", deck="4 5 7", dice="1 6", step="take")
    assert (t.now, t.centre, t.deck) == (Taking, "1 6 9", "4 5 7")
    assert (t.takes(1, 6).now, t.centre) == (Refill, "9")


@pytest.mark.rule("pikit.refill.3")
def test_discarded_cards_never_return_to_the_deck() -> None:
    t = Table("Ann Ben", Ann="2", centre="1 9", deck="", final=1).plays("Ann", 2, Reroll(BOTH)).rolls(1, 6).takes(1)
    assert (t.now, t.centre, t.deck, t.discard) == (Roll, "9", "", "2")


@pytest.mark.rule("pikit.refill.4")
def test_cards_that_come_up_do_nothing() -> None:
    t = Table("Ann Ben", Ben="1", centre="7 8 8 9 9 9 10 11", deck="8 3", dice="1 6", step="take").takes(7)
    t.revealed("8")
    assert (t.centre, t.hand("Ann"), t.hand("Ben")) == ("8 8 8 9 9 9 10 11", "7", "1")
    assert (t.now, t.s.active) == (Roll, 1)


@pytest.mark.rule("pikit.play.7")
def test_after_step_3_no_card_is_played_in_this_turn() -> None:
    t = Table("Ann Ben", centre="2 9", deck="1 1 1 1 1 1 1 1", dice="2 6", step="take").takes(2)
    assert [type(step).__name__ for step in t.s.agenda] == ["NextTurn", "Refill"]
    assert t.revealed("1 1 1 1 1 1 1").refusal("Ann", Play(2, Reroll(BOTH))) != ""
    assert t.s.active == 1


def test_before_the_roll_no_way_is_open() -> None:
    t = Setup("Ann Ben").revealed("1 2 3 4 5 6 7 8").revealed("10").revealed("11")
    assert (t.view("Ann").dice, t.view("Ann").ways, t.view("Ann").odds) == ((0, 0), (), ())
    assert [way.by for way in t.rolls(1, 1).view("Ann").ways] == ["sum", "face"]
