"""The Angriest Monster: who selects and opens, and to whom the card goes."""

from __future__ import annotations

import pytest

from roarhouse.games.rarrr.rules.battle import SelectCity
from tests.games.rarrr.table import Table


@pytest.mark.rule("rarrr.angriest.1")
@pytest.mark.parametrize("angriest", ["Ann", "Ben", "Cid"])
def test_the_holder_selects_the_city_and_makes_the_opening_bid(angriest: str) -> None:
    t = Table("Ann Ben Cid").angriest_is(angriest).holds(Ann="E 1", Ben="E 1", Cid="E 1").starts()
    assert t.turn == angriest
    assert t.at("Tokyo").turn == angriest


@pytest.mark.rule("rarrr.angriest.2")
def test_after_a_battle_of_two_or_more_the_card_goes_to_the_last_who_passed() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="E 2 2", Cid="E 3 3 3").at("Tokyo")
    t.bids("Ann", "E 1").bids("Ben", "E 2").bids("Cid", "E 3").passes("Ann")
    assert t.angriest == "Ann"
    assert t.passes("Ben").angriest == "Ben"


@pytest.mark.rule("rarrr.angriest.2")
def test_neither_the_winner_nor_an_earlier_passer_takes_the_card() -> None:
    t = Table("Ann Ben Cid").angriest_is("Cid").holds(Ann="E 3 3", Ben="E 2 2", Cid="F 1").at("Tokyo")
    t.bids("Cid", "F 1").bids("Ann", "E 3").passes("Ben").passes("Cid")
    assert (t.won("Ann"), t.angriest) == (["Tokyo"], "Cid")


@pytest.mark.rule("rarrr.angriest.3")
def test_if_only_one_player_battles_he_becomes_the_angriest_monster() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="E 1", Cid="E 1 1").at("Tokyo")
    t.passes("Ann").passes("Ben").bids("Cid", "E 1")
    assert (t.won("Cid"), t.angriest, t.turn) == (["Tokyo"], "Cid", "Cid")
    told = [told.rule for told in t.s.story or () if told.words.key == "is-angriest"]
    assert told == ["rarrr.angriest.3"]


@pytest.mark.rule("rarrr.angriest.3")
def test_an_opener_nobody_answers_stays_the_angriest_monster() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1 1", Ben="E 1", Cid="E 1").at("Tokyo")
    assert t.bids("Ann", "E 1").passes("Ben").passes("Cid").angriest == "Ann"


@pytest.mark.rule("rarrr.angriest.4")
@pytest.mark.parametrize(("ruling", "angriest"), [("keep", "Ben"), ("lastPasser", "Ann")])
def test_if_all_pass_the_card_stays_unless_the_table_gives_it_to_the_last(ruling: str, angriest: str) -> None:
    t = Table("Ann Ben Cid", allPassAngriest=ruling).angriest_is("Ben").holds(Ann="E 1", Ben="E 1", Cid="E 1")
    t.at("Tokyo").passes("Ben").passes("Cid").passes("Ann")
    assert (t.angriest, t.now, t.turn) == (angriest, SelectCity, angriest)


@pytest.mark.rule("rarrr.angriest.5")
def test_the_holder_keeps_the_card_across_rounds_and_opens_the_next_one() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="E 2 1", Cid="T 1").cities("Tokyo").at("Tokyo")
    t.bids("Ann", "E 1").bids("Ben", "E 2").bids("Cid", "T 1 +3").passes("Ann").passes("Ben")
    assert (t.s.round, t.angriest) == (2, "Ben")
    t.plays_on_until(SelectCity)
    assert (t.s.round, t.angriest, t.turn) == (2, "Ben", "Ben")


@pytest.mark.rule("rarrr.angriest.6")
def test_the_card_lies_openly_in_front_of_its_holder() -> None:
    t = Table("Ann Ben Cid").angriest_is("Cid").holds(Ann="E 1", Cid="E 1").at("Tokyo")
    for name in ("Ann", "Ben", "Cid", "watcher"):
        assert [player.angriest for player in t.view(name).players] == [False, False, True]
        assert [line.split(":")[0] for line in t.aloud(name) if "(Angriest Monster)" in line] == ["Cid"]
