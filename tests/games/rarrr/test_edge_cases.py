"""The 64 edge cases of the rule catalogue, by their numbers; those about sets and Levels have a file of their own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from roarhouse.games.rarrr.rules.battle import SelectCity
from roarhouse.games.rarrr.rules.power import DealPower
from roarhouse.games.rarrr.rules.setup import KeepTwo
from tests.games.rarrr.cards import GAME
from tests.games.rarrr.table import Setup, Table


def table(hand: str) -> Table:
    """Ann, with these cards, opens against Ben for São Paulo."""
    return Table("Ann Ben").holds(Ann=hand, Ben="R 1").at("São Paulo")


def trio(**values: Any) -> Table:
    """Three players with one Electrical card each; Ann opens for Tokyo."""
    return Table("Ann Ben Cid", **values).holds(Ann="E 1", Ben="E 2", Cid="E 3").at("Tokyo")


def score(won: str, **others: str) -> Any:
    """The end of a game with these cities won; with the bonus if they are all Ann's."""
    t = Table("Ann Ben Cid", round=3, bonusScoring=not others).has_won(Ann=won, **others).cities("").starts()
    return GAME.result(t.s)


# -- who gets the city, and the card -------------------------------------------------------------------------


@pytest.mark.rule("rarrr.pass.10", "rarrr.pass.11", "rarrr.angriest.4")
def test_01_all_players_pass_on_a_city() -> None:
    t = trio().passes("Ann").passes("Ben").passes("Cid")
    assert (t.removed, t.angriest, t.now, t.turn) == (["Tokyo"], "Ann", SelectCity, "Ann")
    assert [t.won(name) for name in t.names] == [[], [], []]


@pytest.mark.rule("rarrr.round.1", "rarrr.round.6")
def test_02_all_players_pass_on_the_last_face_up_city() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 2", Ben="E 3").cities("Tokyo").at("Tokyo").passes("Ann").passes("Ben")
    assert (t.removed, t.s.round, t.now) == (["Tokyo"], 2, DealPower)
    assert (t.hand("Ann"), t.view("Ann").buried) == ("", (2, 1))


@pytest.mark.rule("rarrr.battle.13", "rarrr.angriest.3")
def test_03_only_one_player_bids_and_all_others_pass() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="E 2 3", Cid="E 3").at("Tokyo")
    t.passes("Ann").bids("Ben", "E 2").passes("Cid")
    assert (t.won("Ben"), t.hand("Ben"), t.discard, t.angriest) == (["Tokyo"], "E 3", "E 2", "Ben")


@pytest.mark.rule("rarrr.pass.6", "rarrr.pass.7")
def test_04_the_opener_passes_and_two_others_battle() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="E 2 2", Cid="T 3 3").at("Tokyo")
    t.passes("Ann").bids("Ben", "E 2 2").bids("Cid", "T 3 3").passes("Ben", back="E2 E2")
    assert (t.won("Cid"), t.hand("Ben"), t.angriest) == (["Tokyo"], "E 2 2", "Ben")


@pytest.mark.rule("rarrr.battle.16")
def test_05_all_but_one_pass_and_nothing_lies_there() -> None:
    t = trio().passes("Ann").passes("Ben")
    assert t.turn == "Cid"
    assert t.twin().bids("Cid", "E 3").won("Cid") == t.passes("Cid").removed == ["Tokyo"]


@pytest.mark.rule("rarrr.pass.8", "rarrr.pass.10")
def test_06_as_5_but_the_remaining_player_has_no_cards() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="E 2").at("Tokyo").passes("Ann").passes("Ben")
    assert (t.removed, t.won("Cid"), t.turn) == (["Tokyo"], [], "Ann")


@pytest.mark.rule("rarrr.battle.16")
def test_07_as_5_with_free_win() -> None:
    t = trio(loneLastPlayer="freeWin").passes("Ann").passes("Ben")
    assert (t.won("Cid"), t.hand("Cid"), t.angriest) == (["Tokyo"], "E 3", "Ann")


# -- hands without cards -------------------------------------------------------------------------------------


@pytest.mark.rule("rarrr.pass.8")
def test_20_an_empty_hand_passes_although_boosts_are_left() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Cid="E 2").at("Tokyo").bids("Ann", "E 1")
    assert (t.sees("Ann", "Ben").passed, t.boosts_of("Ben"), t.turn) == (True, (1, 2, 3), "Cid")


@pytest.mark.rule("rarrr.angriest.1", "rarrr.pass.8")
def test_21_an_angriest_monster_without_cards_selects_and_must_pass() -> None:
    t = Table("Ann Ben Cid").holds(Ben="E 1", Cid="E 2").starts()
    assert t.turn == "Ann"
    assert (t.at("London").turn, t.sees("Ben", "Ann").passed) == ("Ben", True)


# -- the round -----------------------------------------------------------------------------------------------


@pytest.mark.rule("rarrr.round.4")
def test_22_only_one_player_has_cards_and_three_cities_are_left() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 2 3").cities("Tokyo, London, Cairo").at("Tokyo").bids("Ann", "E 1")
    t.at("London").passes("Ann").bids("Ann", "E 2")
    assert (t.won("Ann"), t.removed, t.s.round) == (["Tokyo", "Cairo"], ["London"], 2)


@pytest.mark.rule("rarrr.round.2", "rarrr.round.5")
def test_23_nobody_has_cards_and_two_cities_are_left() -> None:
    t = Table("Ann Ben").holds(Ann="E 1").cities("Tokyo, London, Cairo").at("Tokyo").bids("Ann", "E 1")
    assert (t.s.round, t.removed) == (2, ["London", "Cairo"])


@pytest.mark.rule("rarrr.round.3")
def test_24_the_last_two_have_laid_their_last_cards() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 2", Ben="T 3 3").cities("Tokyo, London").at("Tokyo")
    t.bids("Ann", "E 1 2").bids("Ben", "T 3 3")
    assert (t.turn, t.hand("Ann"), t.hand("Ben")) == ("Ann", "", "")
    t.passes("Ann", back="E1 E2")
    assert (t.hand("Ann"), t.city, t.turn, t.s.round) == ("E 1 2", "London", "Ann", 1)


# -- taking back ---------------------------------------------------------------------------------------------


def last_passer(hand: str, lays: str, **values: Any) -> Table:
    """Ann has laid these cards; Ben has laid more; Ann is the last who can pass."""
    t = Table("Ann Ben", **values).holds(Ann=hand, Ben="R 3 3 3 3, F 3").at("Tokyo")
    return t.bids("Ann", lays).bids("Ben", "R 3 3 3 3")


@pytest.mark.rule("rarrr.pass.6")
def test_25_the_last_passer_played_only_one_card() -> None:
    t = last_passer("E 1, T 1", "E 1")
    assert t.refusal("Ann", t.passing("Ann", "E1 E1")) == "rarrr.pass.2"
    assert t.passes("Ann", back="E1").hand("Ann") == "E 1, T 1"


@pytest.mark.rule("rarrr.pass.6")
def test_26_the_last_passer_played_exactly_two_cards() -> None:
    t = last_passer("E 1 2, T 1", "E 1 2").passes("Ann", back="E1 E2")
    assert (t.hand("Ann"), t.discard) == ("E 1 2, T 1", "R 3 3 3 3")


@pytest.mark.rule("rarrr.pass.1", "rarrr.boost.10")
def test_27_the_last_passer_used_a_boost() -> None:
    t = last_passer("E 1, T 1", "E 1 +3").passes("Ann", back="E1")
    assert (t.hand("Ann"), t.boosts_of("Ann"), t.s.spent) == ("E 1, T 1", (1, 2), 1)


@pytest.mark.rule("rarrr.pass.2")
def test_28_a_passer_who_is_not_last_laid_three_sets() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1, T 1, F 1", Ben="R 3 3", Cid="T 3 3 3").at("Tokyo")
    t.bids("Ann", "E 1, T 1, F 1").bids("Ben", "R 3 3").bids("Cid", "T 3 3 3")
    assert (
        t.refusal("Ann", t.passing("Ann", "E1 T1"))
        == t.refusal("Ann", t.passing("Ann", "E1 T1 F1"))
        == "rarrr.pass.2"
    )
    assert t.passes("Ann", back="T1").hand("Ann") == "T 1"


@pytest.mark.rule("rarrr.pass.4")
def test_29_a_passer_declines_to_take_a_card_back() -> None:
    t = last_passer("E 1 2, T 1", "E 1 2").passes("Ann")
    assert (t.hand("Ann"), t.discard) == ("T 1", "E 1 2, R 3 3 3 3")


@pytest.mark.rule("rarrr.pass.5")
def test_30_the_card_taken_back_could_now_beat_the_highest_level() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 2", Ben="T 3 3", Cid="R 3").at("Tokyo").bids("Ann", "E 2").passes("Ben")
    t.bids("Cid", "R 3")
    assert t.twin().passes("Ann", back="E2").won("Cid") == ["Tokyo"]
    assert t.passes("Ann", back="E2").refusal("Ann", "E 2 +3") == "rarrr.battle.2"


def test_31_the_card_taken_back_can_be_played_in_the_next_battle() -> None:
    t = last_passer("E 1", "E 1").passes("Ann", back="E1").at("London")
    assert t.bids("Ann", "E 1").level("Ann") == 1


@pytest.mark.rule("rarrr.angriest.2", "rarrr.pass.6")
def test_32_two_players_one_opens_the_other_exceeds() -> None:
    t = last_passer("E 1 1 2", "E 1 1 2").passes("Ann", back="E1 E2")
    assert (t.won("Ben"), t.hand("Ann"), t.angriest) == (["Tokyo"], "E 1 2", "Ann")


@pytest.mark.rule("rarrr.angriest.3")
def test_33_two_players_one_opens_the_other_passes_at_once() -> None:
    t = table("E 1 2").bids("Ann", "E 1").passes("Ben")
    assert (t.won("Ann"), t.angriest, t.hand("Ben")) == (["São Paulo"], "Ann", "R 1")


@pytest.mark.rule("rarrr.angriest.3", "rarrr.battle.16")
def test_34_two_players_one_passes_the_other_lays_a_card() -> None:
    t = table("E 1 2").passes("Ann").bids("Ben", "R 1")
    assert (t.won("Ben"), t.angriest) == (["São Paulo"], "Ben")


@pytest.mark.rule("rarrr.battle.13")
def test_35_the_winner_takes_no_card_back() -> None:
    t = table("E 1 2 3").bids("Ann", "E 1 2").passes("Ben")
    assert (t.hand("Ann"), t.discard) == ("E 3", "E 1 2")


@pytest.mark.rule("rarrr.advanced-facedown.11", "rarrr.advanced-facedown.10")
def test_61_a_face_down_card_is_taken_back() -> None:
    t = last_passer("E 1, F 2", "E 1 / F2", faceDownCards=True).passes("Ann", back="/F2")
    assert (t.hand("Ann"), t.sees("Ben", "Ann").hand, sum(t.sees("Ben", "Ann").known)) == ("F 2", 1, 0)
    assert "Ann takes back a face-down card." in t.heard("Ben")


# -- Boosts and drafts ---------------------------------------------------------------------------------------


@pytest.mark.rule("rarrr.boost.11")
def test_40_a_boost_used_in_round_1_is_gone_in_round_2() -> None:
    t = Table("Ann Ben").holds(Ann="E 1").cities("Tokyo").at("Tokyo").bids("Ann", "E 1 +2").plays_on_until(SelectCity)
    assert (t.s.round, t.boosts_of("Ann")) == (2, (1, 3))


@pytest.mark.rule("rarrr.power.6", "rarrr.setup.10")
def test_41_six_players() -> None:
    t = Setup("Ann Ben Cid Dot Eve Fay").plays_on_until(KeepTwo)
    assert (sum(t.s.boxed), sum(map(sum, t.s.hands))) == (6, 18)
    t.plays_on_until(SelectCity)
    assert (sum(t.s.undealt), sum(map(sum, t.s.hands))) == (0, 72)


@pytest.mark.rule("rarrr.draft.7")
def test_42_two_players_get_the_last_katakana_card_of_the_pack_they_started_with() -> None:
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").katakana(Ann="A He Ka", Ben="Go De Te")
    t.picks(Ann="A", Ben="Go").picks(Ann="De", Ben="He")
    assert [t.syllables(hand) for hand in t.s.hands] == ["A Ka De", "He Go Te"]


# -- the end -------------------------------------------------------------------------------------------------

FIVE_CITIES = "Rome, Lima, Bangkok, São Paulo, Tokyo"  # 16 points, as those below
FIVE_OTHERS = "Toronto, Nairobi, Honolulu, Paris, Lagos"
FOUR_CITIES = "Mumbai, Berlin, Buenos Aires, London"


@pytest.mark.rule("rarrr.scoring.3")
def test_43_a_tie_on_points_with_5_and_4_cities() -> None:
    result = score(FIVE_CITIES, Ben=FOUR_CITIES)
    assert (result.scores, result.winners, result.rule) == ((16, 16, 0), (0,), "rarrr.scoring.3")


@pytest.mark.rule("rarrr.scoring.4")
def test_44_three_tied_on_points_with_5_and_5_and_4_cities() -> None:
    result = score(FIVE_CITIES, Ben=FOUR_CITIES, Cid=FIVE_OTHERS)
    assert (result.scores, result.winners, result.rule) == ((16, 16, 16), (0, 2), "rarrr.scoring.4")


@pytest.mark.rule("rarrr.scoring.4")
def test_45_nobody_won_a_city_in_the_whole_game() -> None:
    assert (score("").scores, score("").winners) == ((0, 0, 0), (0, 1, 2))


@pytest.mark.rule("rarrr.advanced-bonus.3", "rarrr.advanced-bonus.4")
@pytest.mark.parametrize(
    ("won", "groups", "impact"),
    [
        pytest.param("Tokyo, Shanghai, Mumbai, Paris, Rome, Lima", 2 + 1 + 0, 2, id="46-3-red-2-and-1-of-others"),
        pytest.param("Tokyo, Paris, Toronto, Lima, Cairo, Sydney", 0, 8, id="47-six-groups-one-each"),
        pytest.param("Tokyo, Shanghai, Mumbai, Bangkok", 2, 0, id="48-four-of-one-group"),
    ],
)
def test_bonus(won: str, groups: int, impact: int) -> None:
    sheet = dict(score(won).sheet)
    assert (sheet["score-groups"][0], sheet["score-impact"][0]) == (groups, impact)


@pytest.mark.rule("rarrr.angriest.5")
def test_62_the_holder_of_the_angriest_monster_card_opens_the_next_round() -> None:
    t = Table("Ann Ben").angriest_is("Ben").holds(Ben="E 1").cities("Tokyo").at("Tokyo").bids("Ben", "E 1")
    assert (t.plays_on_until(SelectCity).s.round, t.turn) == (2, "Ben")


@pytest.mark.rule("rarrr.round.5", "rarrr.scoring.5")
def test_63_cities_left_at_the_end_of_the_third_round_score_for_nobody() -> None:
    t = Table("Ann Ben", round=3).holds(Ann="E 1").cities("Rome, Tokyo, London").at("Rome").bids("Ann", "E 1")
    result = GAME.result(t.s)
    assert result is not None
    assert (t.removed, result.scores) == (["Tokyo", "London"], (2, 0))


def test_every_edge_case_is_there() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_edge_cases*.py"))
    assert {int(number) for number in re.findall(r"(?:test_|\")(\d\d)[_-]", text)} == set(range(1, 65))
