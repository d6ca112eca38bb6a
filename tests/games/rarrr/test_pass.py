"""Passing: out of this battle, with a card or two in hand again."""

from __future__ import annotations

import pytest

from roarhouse.games.rarrr.choices import Back, Pass
from roarhouse.games.rarrr.rules.battle import Bidding, SelectCity
from roarhouse.games.rarrr.rules.bids import Bids
from roarhouse.games.rarrr.rules.passing import passes
from tests.games.rarrr.cards import GAME, kinds, shown
from tests.games.rarrr.table import Table


def three_in_the_battle() -> Table:
    """Ann has laid E 1 3 and T 2 with Boost 1, Ben F 3 3 3, Cid R 3 3 3 and F 3; it is Ann's turn."""
    t = Table("Ann Ben Cid").holds(Ann="E 1 3, T 2, R 3", Ben="F 3 3 3 3, E 1", Cid="R 3 3 3, F 3, E 1").at("Tokyo")
    return t.bids("Ann", "E 1 3, T 2 +1").bids("Ben", "F 3 3 3").bids("Cid", "R 3 3 3, F 3")


def two_in_the_battle() -> Table:
    """Ann has laid E 1 3 and T 2, Ben F 3 3 3 3; it is Ann's turn, and she would be the last to pass."""
    t = Table("Ann Ben").holds(Ann="E 1 3, T 2, R 3", Ben="F 3 3 3 3, T 1").at("Tokyo")
    return t.bids("Ann", "E 1 3, T 2").bids("Ben", "F 3 3 3 3")


@pytest.mark.rule("rarrr.pass.1")
def test_a_passing_player_removes_the_boosts_he_played_from_the_game() -> None:
    t = three_in_the_battle().passes("Ann", back="T2")
    assert (t.boosts_of("Ann"), t.s.spent, t.sees("Ben", "Ann").laid) == ((2, 3), 1, ())


@pytest.mark.rule("rarrr.pass.2")
@pytest.mark.parametrize(("back", "hand"), [("E1", "E 1, R 3"), ("E3", "E 3, R 3"), ("T2", "T 2, R 3")])
def test_he_may_take_one_power_card_he_played_in_this_battle_back(back: str, hand: str) -> None:
    assert three_in_the_battle().passes("Ann", back=back).hand("Ann") == hand


@pytest.mark.rule("rarrr.pass.2")
def test_he_may_not_take_back_two() -> None:
    t = three_in_the_battle()
    refusal = t.refused("Ann", t.passing("Ann", "E1 T2"))
    assert refusal is not None
    assert (refusal.rule, refusal.why.key, refusal.why.facts) == (
        "rarrr.pass.2",
        "too-many-back",
        {"n": 2, "most": 1},
    )


@pytest.mark.rule("rarrr.pass.2")
@pytest.mark.parametrize("back", ["R3", "F3", "E2"])
def test_he_may_not_take_back_what_he_has_not_played(back: str) -> None:
    t = three_in_the_battle()
    assert t.why("Ann", t.passing("Ann", back)) == ("rarrr.pass.2", "not-played-by-you")


@pytest.mark.rule("rarrr.pass.2")
def test_he_may_not_take_back_what_he_played_in_an_earlier_battle() -> None:
    t = (
        Table("Ann Ben")
        .holds(Ann="E 1 1 2", Ben="F 3, T 1")
        .at("Tokyo")
        .bids("Ann", "E 2")
        .passes("Ben")
        .at("London")
    )
    t.bids("Ann", "E 1").bids("Ben", "F 3")
    assert t.refusal("Ann", t.passing("Ann", "E2")) == "rarrr.pass.2"
    assert t.refusal("Ann", t.passing("Ann", "E1")) == ""


@pytest.mark.rule("rarrr.pass.3")
def test_all_other_power_cards_he_played_are_discarded() -> None:
    t = three_in_the_battle().passes("Ann", back="E3")
    assert t.discard == "E 1, T 2"
    assert t.view("Ben").discard == t.s.discard


@pytest.mark.rule("rarrr.pass.4")
def test_taking_a_card_back_is_optional() -> None:
    t = three_in_the_battle()
    assert len(passes(t.s, 0)) == 4
    assert (t.passes("Ann").hand("Ann"), t.discard) == ("R 3", "E 1 3, T 2")


@pytest.mark.rule("rarrr.pass.5")
def test_a_player_who_has_passed_is_out_even_with_the_card_he_took_back() -> None:
    t = three_in_the_battle().passes("Ann", back="E3")
    t.bids("Ben", "E 1 +3")
    assert t.refusal("Ann", "E 3, R 3") == "rarrr.battle.6"
    assert t.bids("Cid", "E 1 +2").turn == "Ben"


@pytest.mark.rule("rarrr.pass.6")
@pytest.mark.parametrize(
    ("back", "hand"), [("E1 E3", "E 1 3, R 3"), ("E3 T2", "E 3, T 2, R 3"), ("T2", "T 2, R 3"), ("", "R 3")]
)
def test_the_last_player_to_pass_may_take_a_second_card_back(back: str, hand: str) -> None:
    assert two_in_the_battle().passes("Ann", back=back).hand("Ann") == hand


@pytest.mark.rule("rarrr.pass.6")
def test_the_last_player_to_pass_may_not_take_three() -> None:
    t = two_in_the_battle()
    refusal = t.refused("Ann", t.passing("Ann", "E1 E3 T2"))
    assert refusal is not None
    assert (refusal.rule, refusal.why.key, refusal.why.facts) == (
        "rarrr.pass.6",
        "too-many-back",
        {"n": 3, "most": 2},
    )


@pytest.mark.rule("rarrr.pass.6")
def test_both_cards_must_be_his_own_of_this_battle_and_none_of_them_twice() -> None:
    t = two_in_the_battle()
    assert t.refusal("Ann", t.passing("Ann", "E1 F3")) == "rarrr.pass.2"
    twice = Pass((Back(0, kinds("E3")[0]), Back(0, kinds("E3")[0])))
    assert t.refusal("Ann", twice) == "rarrr.pass.2"


@pytest.mark.rule("rarrr.pass.6")
def test_among_three_only_the_second_to_pass_is_the_last() -> None:
    t = three_in_the_battle().passes("Ann", back="E3").passes("Ben", back="F3 F3")
    assert (t.won("Cid"), t.hand("Ben")) == (["Tokyo"], "E 1, F 3 3 3")


@pytest.mark.rule("rarrr.pass.7", "rarrr.angriest.2")
def test_the_last_player_to_pass_takes_the_angriest_monster_card() -> None:
    t = three_in_the_battle().passes("Ann").passes("Ben")
    assert (t.angriest, t.turn) == ("Ben", "Ben")
    assert t.sees("watcher", "Ben").angriest
    assert t.heard("Cid")[-1] == "Ben is the Angriest Monster."


@pytest.mark.rule("rarrr.pass.8")
def test_a_player_without_power_cards_passes_without_being_asked_even_with_boosts() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Cid="E 2").at("Tokyo").bids("Ann", "E 1")
    assert (t.turn, t.sees("Ann", "Ben").passed, t.boosts_of("Ben")) == ("Cid", True, (1, 2, 3))
    assert "Ben passes." in t.heard("Ann")


@pytest.mark.rule("rarrr.pass.8")
def test_a_player_whose_last_cards_lie_on_the_table_must_pass_but_is_asked_what_he_takes_back() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3", Ben="F 3 3").at("Tokyo").bids("Ann", "E 1 3").bids("Ben", "F 3 3")
    assert (t.now, t.turn) == (Bidding, "Ann")
    assert GAME.menu(t.s, 0) == passes(t.s, 0)
    assert t.refusal("Ann", "T +3") == "rarrr.sets.4"
    assert t.passes("Ann", back="E1 E3").hand("Ann") == "E 1 3"


@pytest.mark.rule("rarrr.pass.6")
@pytest.mark.parametrize("hand", ["E 1 3, T 1", "E 1 3"])
def test_the_cards_to_be_taken_back_may_be_named_in_any_order(hand: str) -> None:
    """With cards left in hand, and without."""
    t = Table("Ann Ben").holds(Ann=hand, Ben="F 3 3").at("Tokyo")
    t.bids("Ann", "E 1 3").bids("Ben", "F 3 3")
    one, three = (Back(0, kinds(card)[0]) for card in ("E1", "E3"))
    menu = GAME.menu(t.s, 0)
    for back in ((one, three), (three, one)):
        assert t.refusal("Ann", Pass(back)) == ""
        assert Pass(back) in menu
    assert t.does("Ann", Pass((three, one))).hand("Ann") == hand


@pytest.mark.rule("rarrr.pass.4")
def test_every_way_to_pass_is_offered_once() -> None:
    t = (
        Table("Ann Ben")
        .holds(Ann="E 1 1, T 1", Ben="F 3 3")
        .at("Tokyo")
        .bids("Ann", "E 1 1, T 1")
        .bids("Ben", "F 3 3")
    )
    backs = {tuple(shown([one.card]) for one in way.back) for way in t.menu("Ann") if isinstance(way, Pass)}
    assert backs == {(), ("E 1",), ("T 1",), ("E 1", "E 1"), ("E 1", "T 1")}
    assert len(t.menu("Ann")) == 5


@pytest.mark.rule("rarrr.pass.9")
def test_a_player_who_cannot_exceed_is_asked_all_the_same() -> None:
    t = Table("Ann Ben").holds(Ann="E 3 3 3", Ben="F 1").at("Tokyo").bids("Ann", "E 3 3 3")
    assert (t.turn, t.refusal("Ben", "F 1")) == ("Ben", "rarrr.sets.12")
    assert list(Bids(t.s, 1).worth_trying()) == [Pass()]
    assert t.passes("Ben").won("Ann") == ["Tokyo"]


@pytest.mark.rule("rarrr.pass.9")
def test_a_player_who_could_exceed_may_pass() -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="F 3 3").at("Tokyo").bids("Ann", "E 1").passes("Ben")
    assert (t.won("Ann"), t.hand("Ben")) == (["Tokyo"], "F 3 3")


@pytest.mark.rule("rarrr.pass.10")
def test_if_all_players_pass_the_city_is_removed_from_the_game() -> None:
    t = (
        Table("Ann Ben Cid")
        .holds(Ann="E 1", Ben="E 1", Cid="E 1")
        .at("Tokyo")
        .passes("Ann")
        .passes("Ben")
        .passes("Cid")
    )
    assert (t.removed, [t.won(name) for name in t.names]) == (["Tokyo"], [[], [], []])
    assert "Tokyo" not in t.row
    assert "Nobody fights for Tokyo; it leaves the game." in t.heard("Ann")


@pytest.mark.rule("rarrr.pass.11", "rarrr.angriest.4")
def test_after_that_the_angriest_monster_selects_another_city_and_passes_or_plays_again() -> None:
    t = Table("Ann Ben Cid").angriest_is("Ben").holds(Ann="E 1", Ben="E 1", Cid="E 1").at("Tokyo")
    t.passes("Ben").passes("Cid").passes("Ann")
    assert (t.now, t.turn) == (SelectCity, "Ben")
    assert t.at("London").turn == "Ben"
    assert t.refusal("Ben", "E 1") == t.refusal("Ben", Pass()) == ""


@pytest.mark.rule("rarrr.pass.12")
def test_a_player_who_passes_without_having_played_takes_and_discards_nothing() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="E 1 2", Cid="E 1").at("Tokyo").bids("Ann", "E 1")
    assert t.refusal("Ben", t.passing("Ben", "E1")) == "rarrr.pass.2"
    t.passes("Ben")
    assert (t.hand("Ben"), t.discard, t.s.buried) == ("E 1 2", "", [(), (), ()])


@pytest.mark.rule("rarrr.pass.13")
def test_discarded_power_cards_stay_out_of_play_until_the_next_shuffle() -> None:
    t = three_in_the_battle().passes("Ann").passes("Ben")
    gone = t.discard
    assert gone == "E 1 3, T 2, R 3 3 3, F 3 3 3 3"
    t.at("London").passes("Ben").passes("Cid").passes("Ann")
    assert t.discard == gone
    assert [t.hand(name) for name in t.names] == ["R 3", "E 1, F 3", "E 1"]
