"""The Battle Phase: a city is selected, all players bid or pass, the last one left destroys it."""

from __future__ import annotations

import pytest

from roarhouse.games.rarrr.choices import Bid, Pick, Select
from roarhouse.games.rarrr.rules.battle import Bidding, SelectCity
from tests.games.rarrr.cards import CITIES, GAME
from tests.games.rarrr.table import Table


@pytest.mark.rule("rarrr.battle.1")
def test_at_the_start_of_the_battle_phase_all_dials_stand_at_zero() -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="E 1")
    t.s.levels = [7, 9]
    t.starts()
    assert [player.dial.level for player in t.view("Ann").players] == [0, 0]


@pytest.mark.rule("rarrr.battle.2")
def test_the_angriest_monster_selects_one_face_up_city_of_this_round() -> None:
    t = Table("Ann Ben Cid").angriest_is("Cid").holds(Ann="E 1", Cid="E 1").cities("Paris, Tokyo, Lima").starts()
    assert (t.now, t.turn) == (SelectCity, "Cid")
    assert GAME.menu(t.s, 2) == tuple(Select(CITIES[name]) for name in ("Paris", "Tokyo", "Lima"))
    t.does("Cid", Select(CITIES["Tokyo"]))
    assert (t.city, t.row) == ("Tokyo", ["Paris", "Lima"])


@pytest.mark.rule("rarrr.battle.2")
@pytest.mark.parametrize("choice", [Select(CITIES["Rome"]), Select(-1), Select(99), Pick(0)])
def test_nothing_but_a_face_up_city_can_be_selected(choice: Select | Pick) -> None:
    t = Table("Ann Ben").holds(Ann="E 1").cities("Paris, Tokyo").starts()
    assert t.why("Ann", choice) == ("rarrr.battle.2", "not-a-face-up-city")


@pytest.mark.rule("rarrr.battle.2")
def test_the_others_do_not_select() -> None:
    t = Table("Ann Ben").holds(Ann="E 1").cities("Paris, Tokyo").starts()
    assert t.refusal("Ben", Select(CITIES["Paris"])) == "rarrr.battle.2"


@pytest.mark.rule("rarrr.battle.2")
def test_the_last_city_is_selected_without_a_choice() -> None:
    t = Table("Ann Ben").holds(Ann="E 1").cities("Paris").starts()
    assert (t.now, t.city, t.turn) == (Bidding, "Paris", "Ann")


@pytest.mark.rule("rarrr.battle.3")
@pytest.mark.parametrize("opener", ["Ann", "Ben", "Cid"])
def test_whoever_selected_the_city_opens_and_may_play_or_pass(opener: str) -> None:
    t = Table("Ann Ben Cid").angriest_is(opener).holds(Ann="E 1", Ben="E 1", Cid="E 1").at("Tokyo")
    assert t.turn == opener
    assert t.refusal(opener, "E 1") == ""
    t.passes(opener)
    assert t.sees("watcher", opener).passed


@pytest.mark.rule("rarrr.battle.3")
def test_an_opener_who_passes_is_out_of_the_battle() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 3", Ben="E 1", Cid="T 1 2").at("Tokyo")
    t.passes("Ann").bids("Ben", "E 1").bids("Cid", "T 2")
    assert t.turn == "Ben"
    assert t.refusal("Ann", "E 3") == "rarrr.battle.6"


@pytest.mark.rule("rarrr.battle.4")
def test_the_power_of_the_sets_is_added_to_the_level() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3, F 2", Ben="T 3 3").at("Tokyo")
    t.bids("Ann", "E 1 3")
    assert t.level("Ann") == 8
    assert t.heard("Ben")[1:] == ["Ann lays Electrical 1+3: 8.", "Ann is at Level 8."]


@pytest.mark.rule("rarrr.battle.5")
def test_turns_go_to_the_left_around_the_table() -> None:
    t = Table("Ann Ben Cid Dot").angriest_is("Cid").holds(Ann="E 3", Ben="F 3 3", Cid="T 1", Dot="R 2").at("Tokyo")
    order = []
    for bid in ("T 1", "R 2", "E 3", "F 3 3"):
        order.append(t.turn)
        t.bids(t.turn, bid)
    assert [*order, t.turn] == ["Cid", "Dot", "Ann", "Ben", "Cid"]


@pytest.mark.rule("rarrr.battle.6")
def test_a_player_plays_or_passes_and_does_nothing_else() -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="E 1").at("Tokyo")
    for choice in (Select(CITIES["London"]), Pick(0)):
        assert t.why("Ann", choice) == ("rarrr.battle.6", "bid-or-pass")
    assert t.refusal("Ann", Bid(())) == "rarrr.battle.6"


@pytest.mark.rule("rarrr.battle.6")
def test_after_playing_it_is_the_next_players_turn() -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 3", Ben="E 2").at("Tokyo").bids("Ann", "E 1")
    assert t.turn == "Ben"
    assert t.refusal("Ann", "T 3") == "rarrr.battle.6"


@pytest.mark.rule("rarrr.battle.7")
@pytest.mark.parametrize(("cards", "rule"), [("T 2 2", "rarrr.sets.12"), ("T 1 3", "rarrr.sets.12"), ("T 2 3", "")])
def test_a_level_equal_to_the_highest_is_not_enough(cards: str, rule: str) -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3", Ben="T 1 2 2 3").at("Tokyo").bids("Ann", "E 1 3")
    assert t.refusal("Ben", cards) == rule


@pytest.mark.rule("rarrr.battle.7")
def test_it_is_the_highest_of_all_other_levels_that_must_be_beaten() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1, F 2 3", Ben="T 3 3", Cid="R 1").at("Tokyo")
    t.bids("Ann", "E 1").bids("Ben", "T 3 3").passes("Cid")
    assert t.refusal("Ann", "F 2 3") == "rarrr.sets.12"
    t.s.levels[0] = 3
    assert t.refusal("Ann", "F 2 3") == ""


@pytest.mark.rule("rarrr.battle.8")
def test_the_opener_may_open_with_the_smallest_set_there_is() -> None:
    t = Table("Ann Ben").holds(Ann="F 1", Ben="E 1").at("Tokyo").bids("Ann", "F 1")
    assert t.level("Ann") == 1


@pytest.mark.rule("rarrr.battle.9")
def test_a_player_who_has_passed_is_skipped_until_the_next_citys_battle() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1, T 3", Ben="R 3 3", Cid="F 3 3, T 1").at("Tokyo")
    t.bids("Ann", "E 1").passes("Ben").bids("Cid", "F 3").bids("Ann", "T 3")
    assert t.turn == "Cid"
    t.passes("Cid").at("London")
    assert not any(player.passed for player in t.view("Ann").players)
    assert t.passes("Cid").turn == "Ben"


@pytest.mark.rule("rarrr.battle.10")
def test_the_battle_goes_around_as_often_as_necessary() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1, T 2, R 2 2, F 3", Ben="E 2, T 3, R 2, F 1 1", Cid="E 3").at("Tokyo")
    t.bids("Ann", "E 1").bids("Ben", "E 2").bids("Cid", "E 3")
    t.bids("Ann", "T 2 +1").bids("Ben", "T 3").passes("Cid")
    t.bids("Ann", "R 2 2").bids("Ben", "R 2 +3, F 1 1").bids("Ann", "F 3")
    assert (t.level("Ann"), t.level("Ben"), t.turn) == (15, 14, "Ben")
    assert t.passes("Ben").won("Ann") == ["Tokyo"]


@pytest.mark.rule("rarrr.battle.11", "rarrr.battle.12")
def test_the_last_player_who_has_not_passed_wins_and_lays_the_city_face_up_before_himself() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="E 2", Cid="T 1").at("Tokyo")
    t.bids("Ann", "E 1").bids("Ben", "E 2").passes("Cid").passes("Ann")
    assert t.sees("watcher", "Ben").won == (CITIES["Tokyo"],)
    assert [t.won(name) for name in t.names] == [[], ["Tokyo"], []]
    assert "Tokyo" not in t.row + t.removed
    assert "Ben destroys Tokyo with Level 2!" in t.heard("Cid")


@pytest.mark.rule("rarrr.battle.13")
def test_the_winner_discards_all_power_cards_he_played_and_takes_none_back() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3, T 2, F 1", Ben="R 3 3 3").at("Tokyo")
    t.bids("Ann", "E 1 3").passes("Ben")
    assert (t.hand("Ann"), t.discard) == ("T 2, F 1", "E 1 3")


@pytest.mark.rule("rarrr.battle.14")
def test_the_winner_removes_the_boosts_he_played_from_the_game() -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 2, F 1", Ben="R 3").at("Tokyo")
    t.bids("Ann", "E 1 +2, T 2 +3").passes("Ben")
    assert t.boosts_of("Ann") == (1,)
    assert t.s.spent == 2


@pytest.mark.rule("rarrr.battle.15")
def test_sets_stay_face_up_until_their_player_wins_or_passes() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1 3", Ben="T 3 3", Cid="F 3 3 3").at("Tokyo")
    t.bids("Ann", "E 1 3 +1").bids("Ben", "T 3 3").bids("Cid", "F 3 3 3")
    (laid,) = t.sees("Cid", "Ann").laid
    assert (laid.cards, laid.boost, laid.worth) == (t.s.laid[0][0].cards, 1, 10)
    assert t.passes("Ann").sees("Cid", "Ann").laid == ()
    assert len(t.sees("Ann", "Ben").laid) == 1
    t.passes("Ben")
    assert [player.laid for player in t.view("Ann").players] == [(), (), ()]


@pytest.mark.rule("rarrr.battle.16")
def test_the_last_player_left_must_still_play_a_set_if_nobody_has() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="E 1", Cid="E 2").at("Tokyo").passes("Ann").passes("Ben")
    assert t.turn == "Cid"
    won, removed = t.twin().bids("Cid", "E 2"), t.passes("Cid")
    assert (won.won("Cid"), won.removed) == (["Tokyo"], [])
    assert (removed.won("Cid"), removed.removed) == ([], ["Tokyo"])


@pytest.mark.rule("rarrr.battle.16")
def test_with_free_win_the_last_player_left_takes_the_city_without_a_card() -> None:
    t = Table("Ann Ben Cid", loneLastPlayer="freeWin").holds(Ann="E 1", Ben="E 1", Cid="E 2").at("Tokyo")
    t.passes("Ann").passes("Ben")
    assert (t.won("Cid"), t.hand("Cid")) == (["Tokyo"], "E 2")


@pytest.mark.rule("rarrr.battle.17")
def test_the_battle_ends_the_moment_the_second_to_last_player_passes() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1, T 3", Ben="E 2", Cid="E 3").at("Tokyo")
    t.bids("Ann", "E 1").passes("Ben").passes("Cid")
    assert (t.won("Ann"), t.hand("Ann"), t.city, t.now) == (["Tokyo"], "T 3", "", SelectCity)


@pytest.mark.rule("rarrr.battle.18")
def test_after_a_battle_all_dials_go_back_to_zero() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1 1", Ben="E 2", Cid="E 3").at("Tokyo")
    t.bids("Ann", "E 1").bids("Ben", "E 2").bids("Cid", "E 3").passes("Ann").passes("Ben")
    assert [player.dial.level for player in t.view("Ann").players] == [0, 0, 0]


@pytest.mark.rule("rarrr.battle.19")
def test_then_the_angriest_monster_selects_the_next_city_and_opens_the_next_battle() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1 1", Ben="E 2, T 1", Cid="E 3").at("Tokyo")
    t.bids("Ann", "E 1").bids("Ben", "E 2").passes("Cid").passes("Ann")
    assert (t.angriest, t.now, t.turn) == ("Ann", SelectCity, "Ann")
    t.at("London")
    assert (t.city, t.turn) == ("London", "Ann")
    assert t.refusal("Ann", "E 1") == t.refusal("Ann", t.passing("Ann", "")) == ""
