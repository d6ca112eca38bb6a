"""Hidden information, zone by zone: who sees what, what others imagine there, and what the story keeps to itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roarhouse.core.bags import cards_of
from roarhouse.games.rarrr.choices import Cities
from roarhouse.games.rarrr.rules.battle import SelectCity
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.power import DealCities, DealPower
from tests.games.rarrr.cards import CITIES, GAME, kinds, power_bag
from tests.games.rarrr.seats import imagined, seen_alike
from tests.games.rarrr.table import Setup, Table

ELECTRICAL, TOXIC, RADIOACTIVE, FIRE = (f"{letter} 1 1 1 1 2 2 2 2 3 3 3 3" for letter in "ETRF")


def power_draft(ben: str = TOXIC, **values: Any) -> Setup:
    return Setup("Ann Ben Cid", **values).plays_on_until(DealPower).power(Ann=ELECTRICAL, Ben=ben, Cid=FIRE)


# -- Power cards ---------------------------------------------------------------------------------------------


def test_nobody_sees_the_power_cards_that_were_not_dealt_and_everybody_how_many_there_are() -> None:
    t, u = power_draft(TOXIC), power_draft(RADIOACTIVE)
    assert t.s.undealt != u.s.undealt
    assert seen_alike(t, u, "Ann", "Cid", "watcher")
    assert t.view("watcher").undealt == 36
    assert len(imagined(t, "Ann", lambda s: s.undealt)) > 5


def test_only_its_holder_sees_a_power_pack_even_after_it_has_moved_on() -> None:
    t, u = power_draft(), power_draft()
    t.picks(Ann="E1", Ben="T1", Cid="F1").picks(Ann="F1", Ben="E1", Cid="T1")
    u.picks(Ann="E1", Ben="T1", Cid="F1").picks(Ann="F1", Ben="E3", Cid="T1")
    assert t.view("Ann") == u.view("Ann")
    assert t.view("Cid").pack != u.view("Cid").pack
    assert t.heard("watcher") == u.heard("watcher")


def test_a_player_imagines_the_packs_he_does_not_hold_but_never_his_own_cards() -> None:
    t = power_draft().picks(Ann="E1", Ben="T1", Cid="F1")
    assert len(imagined(t, "Ann", lambda s: s.packs[1])) > 5
    assert len(imagined(t, "Ann", lambda s: s.hands[1])) > 3
    assert imagined(t, "Ann", lambda s: (s.packs[0], s.hands[0])) == {(t.s.packs[0], t.s.hands[0])}


def test_with_the_memory_aid_a_player_imagines_only_what_agrees_with_the_packs_he_has_held() -> None:
    t = power_draft(draftMemoryAid=True).picks(Ann="E1", Ben="T1", Cid="F1")
    assert t.pack("Ben") == "E 1 1 1 2 2 2 2 3 3 3 3"
    assert imagined(t, "Ann", lambda s: s.packs[1]) == {t.s.packs[1]}
    assert len(imagined(t, "Ann", lambda s: s.packs[2])) > 5


def test_a_sealed_pick_is_imagined_by_the_others() -> None:
    t, u = power_draft().picks(Ben="T1"), power_draft().picks(Ben="T3")
    assert seen_alike(t, u, "Ann", "Cid", "watcher")
    assert len(imagined(t, "Ann", lambda s: s.sealed[1])) > 3
    assert imagined(t, "Ben", lambda s: s.sealed[1]) == {t.s.sealed[1]}


def test_the_last_card_of_a_pack_is_not_told() -> None:
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").drafts(Ann="A He Ka", Ben="Go De Sa")
    u = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").drafts(Ann="A He Ka", Ben="Go De Ru")
    assert t.heard("watcher") == u.heard("watcher")
    assert t.heard("Ann")[-1] == "Everybody takes the last card of the pack."


def test_only_its_owner_sees_a_power_hand_and_everybody_how_many_cards_it_has() -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="T 1 2 3").at("Tokyo")
    u = Table("Ann Ben").holds(Ann="E 1", Ben="F 1, R 2 2").at("Tokyo")
    assert seen_alike(t, u, "Ann", "watcher")
    assert t.view("Ben").hand == kinds("T 1 2 3")
    assert t.sees("Ann", "Ben").hand == 3
    assert len(imagined(t, "Ann", lambda s: s.hands[1])) > 5


def test_a_card_laid_face_up_is_known_to_everybody() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1 2", Ben="T 1", Cid="T 1").at("Tokyo").bids("Ann", "E 2 +1")
    for name in ("Ben", "watcher"):
        assert t.sees(name, "Ann").laid[0].cards == kinds("E2")
    assert imagined(t, "Ben", lambda s: s.laid[0]) == {t.s.laid[0]}


def test_a_card_laid_face_down_is_imagined_and_is_never_of_the_sets_type() -> None:
    t = Table("Ann Ben", faceDownCards=True).holds(Ann="E 2, F 1", Ben="T 3 3").at("Tokyo").bids("Ann", "E 2 / F1")
    downs = imagined(t, "Ben", lambda s: s.laid[0][0].down[0], 60)
    assert len(downs) > 5
    assert not downs & set(kinds("E 1 2 3"))
    assert imagined(t, "Ann", lambda s: s.laid[0][0].down) == {kinds("F1")}


def test_face_up_discards_are_public_and_what_was_discarded_unseen_only_its_owner_knows() -> None:
    t = Table("Ann Ben", faceDownCards=True).holds(Ann="E 2, F 1, R 1", Ben="T 3 3").at("Tokyo")
    t.bids("Ann", "E 2 / F1").bids("Ben", "T 3 3").passes("Ann")
    assert cards_of(t.view("watcher").discard) == sorted(kinds("E2 T3 T3"))
    assert (t.view("Ben").buried, t.view("Ann").discarded, t.view("Ben").discarded) == ((1, 0), kinds("F1"), ())
    assert len(imagined(t, "Ben", lambda s: s.buried[0])) > 5
    assert imagined(t, "Ann", lambda s: s.buried[0]) == {t.s.buried[0]}


def test_hands_discarded_at_the_end_of_a_round_stay_secret() -> None:
    t, u = (Table("Ann Ben").holds(Ann="E 1", Ben=hand).cities("Tokyo").at("Tokyo") for hand in ("T 1 2", "F 3 3"))
    for table in (t, u):
        table.bids("Ann", "E 1").passes("Ben")
    assert seen_alike(t, u, "Ann", "watcher")
    assert t.view("Ben").discarded == kinds("T 1 2")
    assert len(imagined(t, "Ann", lambda s: s.buried[1])) > 5


def test_a_card_taken_back_from_a_face_up_set_is_known_to_be_in_the_hand_again() -> None:
    t = (
        Table("Ann Ben")
        .holds(Ann="E 2 3, F 1", Ben="T 3 3 3")
        .at("Tokyo")
        .bids("Ann", "E 2 3")
        .bids("Ben", "T 3 3 3")
    )
    t.passes("Ann", back="E3")
    assert cards_of(t.sees("Ben", "Ann").known) == list(kinds("E3"))
    assert all(hand[kinds("E3")[0]] >= 1 for hand in imagined(t, "Ben", lambda s: s.hands[0]))
    assert "  Taken back: Electrical 3" in t.aloud("watcher")


def test_a_known_card_is_not_known_any_more_once_it_may_have_been_laid() -> None:
    t = Table("Ann Ben", faceDownCards=True).holds(Ann="E 2 3, F 1 1", Ben="T 3 3 3, R 1").at("Tokyo")
    t.bids("Ann", "E 2 3").bids("Ben", "T 3 3 3").passes("Ann", back="E2 E3").at("London")
    open_set, hidden_set = t.twin().bids("Ann", "E 3"), t.bids("Ann", "F 1 / E3")
    assert cards_of(open_set.sees("Ben", "Ann").known) == list(kinds("E2"))
    assert cards_of(hidden_set.sees("Ben", "Ann").known) == []


def test_of_two_equal_known_cards_one_stays_known_when_the_other_is_laid() -> None:
    t = Table("Ann Ben").holds(Ann="E 3 3, T 1", Ben="R 3 3 3, F 1").at("Tokyo")
    t.bids("Ann", "E 3 3").bids("Ben", "R 3 3 3").passes("Ann", back="E3 E3").at("London")
    assert t.sees("Ben", "Ann").known == power_bag("E 3 3")
    t.bids("Ann", "E 3, T 1")
    assert t.sees("Ben", "Ann").known == power_bag("E 3")


def test_a_face_down_card_taken_back_is_not_known() -> None:
    t = Table("Ann Ben", faceDownCards=True).holds(Ann="E 2, F 1", Ben="T 3 3").at("Tokyo")
    t.bids("Ann", "E 2 / F1").bids("Ben", "T 3 3").passes("Ann", back="/F1")
    assert (sum(t.sees("Ben", "Ann").known), t.sees("Ben", "Ann").hand) == (0, 1)
    assert len(imagined(t, "Ben", lambda s: s.hands[0])) > 3


def test_with_six_players_the_deck_hides_nothing() -> None:
    t = Setup("Ann Ben Cid Dot Eve Fay").plays_on_until(SelectCity)
    assert imagined(t, "Ann", lambda s: sum(s.undealt)) == {0}


@pytest.mark.rule("rarrr.pass.9")
def test_a_pass_tells_nothing_about_whether_the_player_could_have_exceeded() -> None:
    weak, strong = (
        Table("Ann Ben Cid").holds(Ann="E 3", Ben=hand, Cid="E 1").at("Tokyo").bids("Ann", "E 3")
        for hand in ("F 1, R 1", "F 3 3")
    )
    assert (weak.refusal("Ben", "F 1, R 1"), strong.refusal("Ben", "F 3 3")) == ("rarrr.sets.12", "")
    assert weak.turn == strong.turn == "Ben"
    assert seen_alike(weak.passes("Ben"), strong.passes("Ben"), "Ann", "Cid", "watcher")


# -- cities, Boosts, and everything that lies open -----------------------------------------------------------


def test_nobody_knows_which_city_comes_next() -> None:
    t = Setup("Ann Ben").plays_on_until(DealCities)
    assert t.view("Ann").cities_left == 24
    deals = {GAME.nature(t.s, Random(seed)) for seed in range(20)}
    assert len(deals) > 15
    t.does("nature", Cities((0, 1, 2, 3, 4, 5)))
    assert (t.view("watcher").cities_left, t.view("watcher").row) == (18, (0, 1, 2, 3, 4, 5))


def test_the_row_won_and_removed_cities_boosts_levels_and_turns_are_seen_by_everybody() -> None:
    t = (
        Table("Ann Ben Cid")
        .holds(Ann="E 1 1, T 3", Ben="F 3 3", Cid="R 1")
        .cities("Tokyo, Rome, Lima, Paris")
        .at("Rome")
    )
    t.passes("Ann").passes("Ben").passes("Cid").at("Tokyo").bids("Ann", "E 1 1").passes("Ben").passes("Cid").at(
        "Lima"
    )
    t.bids("Ann", "T 3 +2").bids("Ben", "F 3 3")
    public = [t.view(name) for name in (*t.names, "watcher")]
    for view in public:
        assert (view.round, view.turn, view.city, view.row) == (1, (2,), CITIES["Lima"], (CITIES["Paris"],))
        assert view.removed == (CITIES["Rome"],)
        assert [p.won for p in view.players] == [(CITIES["Tokyo"],), (), ()]
        assert [p.boosts for p in view.players] == [(1, 3), (1, 2, 3), (1, 2, 3)]
        assert [p.dial.level for p in view.players] == [5, 12, 0]
        assert [(p.passed, p.angriest) for p in view.players] == [(False, True), (False, False), (False, False)]


# -- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_nobody_is_told_what_another_picked(mode: str) -> None:
    values = {} if mode == "basic" else {"faceDownCards": True, "powerResistance": True, "bonusScoring": True}
    t = Setup("Ann Ben Cid", **values).plays_on_until(SelectCity)
    told = [one for one in t.s.story or () if one.words.key in ("you-pick", "you-hold")]
    assert len(told) >= (2 + 11) * 3 * 2
    assert all(one.to is not None and len(one.to) == 1 for one in told)
    assert t.now is SelectCity
    assert not [line for line in t.heard("watcher") if line.startswith("You")]


def test_the_watcher_hears_nothing_in_a_draft_but_that_everybody_has_picked() -> None:
    t = power_draft()
    before = len(t.heard("watcher"))
    t.picks(Ann="E1", Ben="T1", Cid="F1")
    assert t.now is Draft
    assert t.heard("watcher")[before:] == ["Ann has picked.", "Ben has picked.", "Cid has picked."]
