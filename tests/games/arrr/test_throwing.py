"""Tests and cheating."""

from __future__ import annotations

from typing import Any

import pytest

from roarhouse.games.arrr.choices import CHEAT, Rolled
from roarhouse.games.arrr.odds import spread
from roarhouse.games.arrr.rules.tests import Roll
from tests.games.arrr.cards import DECK, faces
from tests.games.arrr.table import Table


def sailing(card: str, crew: str, **values: Any) -> Table:
    """Ann alone with one card in the Seven Seas."""
    return Table("Ann Ben", **values).row(card).crew(Ann=crew)


@pytest.mark.rule("arrr.tests.1")
def test_a_test_is_a_stat_a_difficulty_and_what_follows_from_it() -> None:
    card = next(card for card in DECK.exploration if card.id == "great-cthulhu")
    assert [(test.stat, test.difficulty) for test in card.tests] == [("courage", 5)]
    assert (card.fame, card.failure[0].damage) == (5, 3)  # type: ignore[union-attr]
    t = sailing("great-cthulhu", "grog-barrel").starts()
    assert any(line.startswith("1. Awakening of Great Cthulhu: Courage 5; fame 5") for line in t.aloud("Ann"))


@pytest.mark.rule("arrr.tests.2")
def test_the_four_stats_are_attack_navigation_wits_and_courage() -> None:
    assert {test.stat for card in DECK.exploration for test in card.tests} == {
        "attack",
        "navigation",
        "wits",
        "courage",
    }
    t = sailing("whirling-gullet", "grog-barrel").row("whirling-gullet letter-in-lemon-ink").starts()
    lines = t.aloud("Ann")
    assert any("The Whirling Gullet: Navigation 5" in line for line in lines)
    assert any("Letter in Lemon Ink: Wits 3" in line for line in lines)


@pytest.mark.rule("arrr.tests.3", "arrr.crew.7")
def test_as_many_dice_as_the_sum_of_the_stat_over_the_crew_the_books_example() -> None:
    crew = "marrow-meg tavern-philosophers smugglers-ledger lionheart-locket"
    assert Table("Ann Ben").crew(Ann=crew).sees("Ann", "Ann").stats == (3, 1, 5, 4)
    for card, dice in (("customs-cutter", 3), ("moonlit-regatta", 1), ("hanging-judge", 5), ("ghost-ship", 4)):
        t = sailing(card, crew).watched().starts().tackles("Ann", card)
        assert t.dice("Ann") == dice


@pytest.mark.rule("arrr.tests.4", "arrr.tests.5")
def test_the_symbol_of_the_stat_and_the_jolly_are_successes() -> None:
    t = sailing("hanging-judge", "tavern-philosophers marked-deck").owns(Ann=1).starts().sails("Ann", "hanging-judge")
    t.throws("Ann", "WJANCW")
    trial = t.view("Ben").action.trial
    assert trial is not None
    assert trial.dice[0].successes == 3
    assert "Ann throws Wits, jolly, Attack, Navigation, Courage and Wits: 3 successes." in t.heard("Ben")


@pytest.mark.rule("arrr.tests.6")
def test_the_test_is_won_by_as_many_successes_as_its_difficulty() -> None:
    for thrown, chest in (("AAA", "fang-of-the-reef-wyrm"), ("AAN", ""), ("JJA", "fang-of-the-reef-wyrm")):
        t = sailing("fang-of-the-reef-wyrm", "marrow-meg").starts().sails("Ann", "fang-of-the-reef-wyrm")
        t.throws("Ann", thrown).all_pass()
        assert t.chest("Ann") == chest


@pytest.mark.rule("arrr.tests.7")
def test_no_dice_are_a_throw_too_that_can_be_helped_and_cheated() -> None:
    t = sailing("letter-in-lemon-ink", "grog-barrel").owns(Ann=2).events(Ann="second-wind").starts()
    t.sails("Ann", "letter-in-lemon-ink").goes_on_to("W3")
    assert t.dice("Ann") == 0
    assert CHEAT in t.menu("Ann")
    t.does("Ann", CHEAT).throws("Ann", "WW").plays("Ann", "second-wind").resolves().throws("Ann", "WA").all_pass()
    assert t.chest("Ann") == "letter-in-lemon-ink"
    strict = sailing("letter-in-lemon-ink", "grog-barrel", zeroDiceCheat=False).owns(Ann=2).starts()
    strict.sails("Ann", "letter-in-lemon-ink").goes_on_to("W3")
    assert strict.refusal("Ann", CHEAT) == "arrr.cheating.3"
    strict.plays("Ann", "grog-barrel").resolves().throws("Ann", "N")
    assert CHEAT in strict.menu("Ann")


@pytest.mark.rule("arrr.cheating.1")
def test_a_piece_buys_two_more_dice_until_the_throw_is_finished() -> None:
    t = sailing("customs-cutter", "marrow-meg").owns(Ann=2).starts().sails("Ann", "customs-cutter")
    assert t.refusal("Ann", CHEAT) == "arrr.cheating.3"
    t.throws("Ann", "ANN").does("Ann", CHEAT)
    assert (t.s.agenda[-1], t.pieces("Ann"), t.s.reserve) == (Roll(0, 2), 1, 41)
    t.throws("Ann", "AA").all_pass()
    assert t.chest("Ann") == "customs-cutter"


@pytest.mark.rule("arrr.cheating.1")
def test_a_cheat_cannot_be_answered() -> None:
    t = sailing("customs-cutter", "marrow-meg").owns(Ann=1).events(Ben="it-never-happened").starts()
    t.sails("Ann", "customs-cutter").passes("Ben").throws("Ann", "NNN").does("Ann", CHEAT)
    assert t.turn == "nature"
    t.throws("Ann", "NN")
    assert t.s.pile == ()


@pytest.mark.rule("arrr.cheating.2")
def test_it_can_be_repeated_as_long_as_pieces_last() -> None:
    t = (
        sailing("customs-cutter", "marrow-meg")
        .owns(Ann=3)
        .starts()
        .sails("Ann", "customs-cutter")
        .throws("Ann", "NNN")
    )
    for _ in range(3):
        t.does("Ann", CHEAT).throws("Ann", "NN")
    assert t.dice("Ann") == 9
    assert t.refusal("Ann", CHEAT) == "arrr.cheating.3"


@pytest.mark.rule("arrr.cheating.3")
def test_only_the_thrower_cheats_with_his_own_pieces() -> None:
    t = sailing("customs-cutter", "marrow-meg").owns(Ann=0, Ben=5).events(Ben="light-fingers").starts()
    t.sails("Ann", "customs-cutter").throws("Ann", "NNN")
    assert t.refusal("Ann", CHEAT) == "arrr.cheating.3"
    t.passes("Ann")
    assert t.refusal("Ben", CHEAT) == "arrr.cheating.3"


def test_impossible_throws_in_a_record_are_refused() -> None:
    t = sailing("customs-cutter", "marrow-meg").starts().sails("Ann", "customs-cutter").all_pass()
    assert t.refusal("nature", Rolled(faces("AA"))) == "arrr.tests.3"
    assert t.refusal("nature", Rolled(faces("AA."))) == "arrr.tests.3"
    assert t.refusal("nature", Rolled((0, 0, 7))) == "arrr.tests.3"


@pytest.mark.parametrize(
    ("jollies", "dice", "chances"),
    [
        (2, 4, (94, 69, 31, 6, 0)),
        (2, 6, (98, 89, 66, 34, 11)),
        (2, 12, (100, 100, 98, 93, 81)),
        (1, 5, (87, 54, 21, 5, 0)),
        (1, 12, (99, 95, 82, 61, 37)),
    ],
)
def test_the_odds_are_those_of_the_catalogue(jollies: int, dice: int, chances: tuple[int, ...]) -> None:
    assert tuple(round(100 * sum(spread(dice, jollies)[needed:])) for needed in range(1, 6)) == chances
