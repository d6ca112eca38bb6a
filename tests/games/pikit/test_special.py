"""Special effects: 1, 3 and 8."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from roarhouse.games.pikit.choices import STEAL_MECHA, Draw, Steal, Take
from roarhouse.games.pikit.components import ROLLS
from roarhouse.games.pikit.game import PikitGame
from roarhouse.games.pikit.rules.take import WAYS
from tests.games.pikit.table import DECK, GAME, Table


def sheet(t: Table, row: str) -> tuple[int, ...]:
    found = GAME.result(t.s)
    assert found is not None
    return dict(found.sheet)[f"score-{row}"]


def counted(players: str, **rest: Any) -> Table:
    return Table(players, deck="", step="end", final=0, **rest)


@pytest.mark.rule("pikit.special-1.1")
def test_the_most_1_cards_gain_15() -> None:
    assert sheet(counted("Ann Ben Cid", Ann="1 1 2", Ben="1 11", Cid="8"), "ones") == (15, 0, 0)


@pytest.mark.rule("pikit.special-1.2")
def test_all_tied_players_gain_the_full_15() -> None:
    assert sheet(counted("Ann Ben Cid", Ann="1 1", Ben="1 1", Cid="1"), "ones") == (15, 15, 0)
    assert sheet(counted("Ann Ben Cid", Ann="1", Ben="1", Cid="1"), "ones") == (15, 15, 15)


@pytest.mark.rule("pikit.special-1.3")
def test_the_player_aid_is_flipped_for_the_bonus() -> None:
    t = counted("Ann Ben", Ann="1", Ben="2")
    assert (t.sees("Ben", "Ann").aid_flipped, t.sees("Ben", "Ben").aid_flipped) == (True, False)
    assert t.aloud("watcher").count("  Player Aid flipped: bonus for the most 1 cards") == 1
    assert not Table("Ann Ben", Ann="1 1").sees("Ben", "Ann").aid_flipped


@pytest.mark.rule("pikit.special-1.4")
@pytest.mark.parametrize(("minimum", "bonus"), [(1, (0, 0)), (0, (15, 15))])
def test_without_a_1_there_is_no_bonus_unless_the_options_say_so(minimum: int, bonus: tuple[int, ...]) -> None:
    assert sheet(counted("Ann Ben", Ann="2", Ben="3", onesBonusMinimum=minimum), "ones") == bonus


@pytest.mark.rule("pikit.special-1.4")
def test_1_cards_elsewhere_do_not_count() -> None:
    t = counted("Ann Ben", Ann="1", Ben="2", centre="1 1 1")
    assert sheet(t, "ones") == (15, 0)


@pytest.mark.rule("pikit.special-1.5")
def test_1_cards_score_their_value_too() -> None:
    t = counted("Ann Ben", Ann="1 1 1", Ben="")
    assert (sheet(t, "kaiju"), t.sees("Ben", "Ann").score) == ((3, 0), 18)


@pytest.mark.rule("pikit.special-3.1", "pikit.special-3.2")
@pytest.mark.parametrize("way", ["Steal", "Copy", "pair"])
def test_a_stolen_3_is_discarded_and_wounds_the_thief(way: str) -> None:
    if way == "pair":
        t = Table("Ann Ben Cid", Ben="3 M4", dice="4 4", step="take").does("Ann", STEAL_MECHA)
    else:
        card = 4 if way == "Steal" else 9
        t = Table("Ann Ben Cid", Ann=str(card), Ben="3 M4").plays("Ann", card, Steal(1)).all_let()
    t.stolen("3")
    assert (t.hand("Ann"), t.hand("Ben"), t.discard.split()[0]) == ("", "M4", "3")
    assert [player.wounds for player in t.view("Cid").players] == [1, 0, 0]
    told = t.heard("Cid")
    shown = told.index("Ann steals 3 Thornback from Ben.")
    assert told[shown + 1] == "Ann discards the stolen 3 Thornback and gets a Wound."


@pytest.mark.rule("pikit.special-3.3")
def test_each_wound_costs_3_points() -> None:
    assert sheet(counted("Ann Ben", Ann="8", Ben="8", wounds="2 1"), "wounds") == (-6, -3)


@pytest.mark.rule("pikit.special-3.4")
def test_a_3_taken_or_drawn_is_harmless_and_worth_3() -> None:
    t = Table("Ann Ben", Ann="5", centre="3", deck="3 1", dice="1 2").plays("Ann", 5, Draw()).drawn(3).takes(3)
    assert (t.hand("Ann"), t.sees("Ben", "Ann").wounds) == ("3 3", 0)
    assert sheet(counted("Ann Ben", Ann="3 3"), "kaiju") == (6, 0)


@pytest.mark.rule("pikit.special-3.5")
def test_wounds_are_public_and_stay() -> None:
    t = Table("Ann Ben Cid", Ann="2", wounds="2 0 1")
    for name in ("Ann", "Ben", "Cid", "watcher"):
        assert [player.wounds for player in t.view(name).players] == [2, 0, 1]
    before = list(t.s.wounds)
    t.plays_to_the_end(4)
    assert all(now >= then for now, then in zip(t.s.wounds, before, strict=True))


@pytest.mark.rule("pikit.special-8.1", "pikit.special-8.2")
def test_an_8_brings_all_others_and_none_may_be_left() -> None:
    t = Table("Ann Ben", centre="8 8 8 1", dice="2 6", step="take")
    assert t.refusal("Ann", Take((8, 8))) == t.refusal("Ann", Take((8, 8, 8))) == "pikit.take.7"
    t.takes(8)
    assert (t.hand("Ann"), t.centre) == ("8 8 8", "1")
    assert "Ann takes 3× 8 Herdhorn." in t.heard("Ben")


@pytest.mark.rule("pikit.special-8.3")
def test_a_drawn_or_stolen_8_brings_none() -> None:
    t = Table("Ann Ben", Ann="4 5", Ben="8", centre="8 8", deck="8 1")
    t.plays("Ann", 5, Draw()).lets("Ben").drawn(8).plays("Ann", 4, Steal(1)).lets("Ben").stolen("8")
    assert (t.hand("Ann"), t.centre) == ("8 8", "8 8")


@pytest.mark.rule("pikit.special-8.4")
def test_only_the_8_cards_lying_there_are_taken() -> None:
    t = Table("Ann Ben", centre="8 8 1 1 1 1 1 1", deck="8 8", dice="3 5", step="take").takes(8)
    assert t.hand("Ann") == "8 8"
    assert (t.revealed("8 8").hand("Ann"), t.centre) == ("8 8", "1 1 1 1 1 1 8 8")


def with_chain_on(value: int, t: Table) -> Table:
    """The same table with an owner's deck, in which another value is taken with all others."""
    effects = {row.value: row.effect for row in DECK.kaiju}
    effects[8], effects[value] = effects[value], effects[8]
    deck = replace(DECK, kaiju=tuple(replace(row, effect=effects[row.value]) for row in DECK.kaiju))
    t.s.box = PikitGame(deck).start(t.s.box.options).box
    return t


@pytest.mark.rule("pikit.special-8.1", "pikit.components.8")
@pytest.mark.parametrize(
    ("dice", "centre", "taken", "hand", "left"),
    [
        ("1 5", "1 1 5 5 5 7", (1, 5), "1 5 5 5", "1 7"),
        ("5 6", "5 5 6", (5, 6), "5 5 6", ""),
        ("5 5", "5 5 5 1", (5, 5), "5 5 5", "1"),
        ("1 5", "1 5 5", (5,), "5 5", "1"),
        ("1 5", "1 1 5 5", (1,), "1", "1 5 5"),
    ],
)
def test_in_an_owner_s_deck_a_chain_of_low_value_is_taken_with_the_other_face_too(
    dice: str, centre: str, taken: tuple[int, ...], hand: str, left: str
) -> None:
    t = with_chain_on(5, Table("Ann Ben", centre=centre, dice=dice, step="take"))
    assert GAME.touches(t.s, 0, Take(taken)) == tuple(f"centre:{card}" for card in hand.split())
    t.takes(*taken)
    assert (t.hand("Ann"), t.centre) == (hand, left)


@pytest.mark.rule("pikit.special-8.5")
def test_an_8_is_reached_by_the_sum_alone() -> None:
    reaching = {roll: way.by for roll in ROLLS for way in WAYS[roll] if 8 in way.take.cards}
    assert reaching == dict.fromkeys([(2, 6), (6, 2), (3, 5), (5, 3), (4, 4)], "sum")
