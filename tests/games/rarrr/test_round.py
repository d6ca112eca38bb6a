"""Ending the round."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.core.bags import plus
from roarhouse.games.rarrr.choices import Cities, Packs
from roarhouse.games.rarrr.rules.battle import Bidding, SelectCity
from roarhouse.games.rarrr.rules.power import DealCities, DealPower
from tests.games.rarrr.cards import GAME, power_bag
from tests.games.rarrr.table import Setup, Table, options
from tests.laws.laws import walk


@pytest.mark.rule("rarrr.round.1")
def test_a_round_ends_when_no_city_is_face_up() -> None:
    t = (
        Table("Ann Ben")
        .holds(Ann="E 1 1 1", Ben="E 2 2")
        .cities("Tokyo")
        .at("Tokyo")
        .bids("Ann", "E 1")
        .passes("Ben")
    )
    assert (t.s.round, t.now) == (2, DealPower)
    assert "Round 1 is over." in t.heard("Ben")


@pytest.mark.rule("rarrr.round.2")
def test_a_round_ends_when_nobody_has_power_cards_even_with_boosts_and_cities_left() -> None:
    t = Table("Ann Ben").holds(Ann="E 1").cities("Tokyo, Paris, Rome").at("Tokyo").bids("Ann", "E 1")
    assert (t.s.round, t.now, t.boosts_of("Ann")) == (2, DealPower, (1, 2, 3))
    assert (t.won("Ann"), t.removed) == (["Tokyo"], ["Paris", "Rome"])


@pytest.mark.rule("rarrr.round.3")
def test_the_end_is_not_checked_in_the_middle_of_a_battle() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3", Ben="F 3 3").at("Tokyo").bids("Ann", "E 1 3").bids("Ben", "F 3 3")
    assert not any(map(any, t.s.hands))
    assert (t.s.round, t.now, t.turn) == (1, Bidding, "Ann")


@pytest.mark.rule("rarrr.round.3")
@pytest.mark.parametrize(("back", "round"), [("E1", 1), ("", 2)])
def test_the_end_is_checked_after_cards_were_taken_back(back: str, round: int) -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3", Ben="F 3 3").at("Tokyo").bids("Ann", "E 1 3").bids("Ben", "F 3 3")
    assert t.passes("Ann", back=back).s.round == round


@pytest.mark.rule("rarrr.round.3")
def test_the_end_is_checked_after_a_city_was_removed_because_all_passed() -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="F 3").cities("Tokyo").at("Tokyo").passes("Ann").passes("Ben")
    assert (t.s.round, t.removed) == (2, ["Tokyo"])


@pytest.mark.rule("rarrr.round.4")
def test_a_round_goes_on_while_a_single_player_has_cards_and_a_city_is_left() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1 2 3").cities("Tokyo, Paris, Rome, Lima").at("Tokyo").bids("Ann", "E 1")
    assert (t.s.round, t.now, t.turn) == (1, SelectCity, "Ann")
    t.at("Paris").bids("Ann", "E 2").at("Rome").bids("Ann", "E 3")
    assert (t.s.round, t.won("Ann")) == (2, ["Tokyo", "Paris", "Rome"])


@pytest.mark.rule("rarrr.round.5")
def test_cities_left_at_the_end_of_a_round_are_removed_from_the_game() -> None:
    t = Table("Ann Ben").holds(Ann="E 1").cities("Tokyo, Paris, Rome").at("Tokyo").bids("Ann", "E 1")
    assert (t.row, t.removed) == ([], ["Paris", "Rome"])
    t.plays_on_until(SelectCity)
    assert not {"Tokyo", "Paris", "Rome"} & set(t.row)


@pytest.mark.rule("rarrr.round.6")
def test_power_cards_left_in_hands_are_discarded_unseen_and_do_not_carry_over() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 2 3", Ben="F 1").cities("Tokyo").at("Tokyo").bids("Ann", "E 1").passes("Ben")
    assert (t.hand("Ann"), t.hand("Ben")) == ("", "")
    assert (t.discard, t.view("watcher").buried) == ("E 1", (2, 1))


@pytest.mark.rule("rarrr.round.7")
def test_all_72_power_cards_are_shuffled_together_before_the_next_deal() -> None:
    t = Setup("Ann Ben Cid Dot Eve Fay").plays_on_until(DealPower).plays_on_until(DealPower)
    deal = GAME.nature(t.s, Random(1))
    assert isinstance(deal, Packs)
    assert plus(*deal.packs) == t.s.box.all_power == (6,) * 12
    assert t.does("nature", deal).s.discard == (0,) * 12


@pytest.mark.rule("rarrr.round.7")
def test_cards_of_the_last_round_can_be_dealt_again() -> None:
    t = Table("Ann Ben").holds(Ann="E 3 3 3 3 3 3").cities("Tokyo").at("Tokyo").bids("Ann", "E 3 3 3 3 3 3")
    assert t.discard == "E 3 3 3 3 3 3"
    again = Packs((power_bag("E 3 3 3 3 3 3 2 2 2 2 2 2"), power_bag("T 3 3 3 3 3 3 2 2 2 2 2 2")))
    assert t.does("nature", again).discard == ""


@pytest.mark.rule("rarrr.round.8")
def test_a_new_round_deals_six_new_cities_and_twelve_power_cards_and_drafts_again() -> None:
    t = (
        Table("Ann Ben")
        .holds(Ann="E 1")
        .cities("Tokyo, Paris")
        .at("Tokyo")
        .bids("Ann", "E 1")
        .plays_on_until(DealCities)
    )
    assert [sum(hand) for hand in t.s.hands] == [12, 12]
    t.plays_on_until(SelectCity)
    assert (len(t.row), t.s.round) == (6, 2)


@pytest.mark.rule("rarrr.round.9")
@pytest.mark.parametrize("seed", range(3))
def test_city_cards_come_from_one_deck_without_reshuffling_and_six_are_never_seen(seed: int) -> None:
    t = Setup("Ann Ben").plays_to_the_end(seed)
    assert len(t.s.city_deck) == t.view("watcher").cities_left == 6
    seen = [*t.s.removed, *(city for won in t.s.won for city in won)]
    assert sorted([*seen, *t.s.city_deck]) == list(range(24))


@pytest.mark.rule("rarrr.round.9")
def test_a_city_that_was_dealt_is_not_dealt_again() -> None:
    t = (
        Setup("Ann Ben")
        .plays_on_until(DealCities)
        .does("nature", Cities((0, 1, 2, 3, 4, 5)))
        .plays_on_until(DealCities)
    )
    assert t.refusal("nature", Cities((0, 6, 7, 8, 9, 10))) == "rarrr.power.7"


@pytest.mark.rule("rarrr.round.10")
def test_after_the_third_round_the_game_is_over_and_nothing_can_be_chosen() -> None:
    t = Table("Ann Ben", round=3).holds(Ann="E 1").cities("Tokyo, Paris").at("Tokyo").bids("Ann", "E 1")
    assert (t.turn, t.view("Ann").phase) == ("", "over")
    assert t.why("Ann", t.passing("Ann", "")) == ("rarrr.round.10", "game-is-over")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_round_has_six_battles_at_most_and_a_player_four_sets_in_each(seats: int) -> None:
    battles: dict[int, set[int]] = {}
    for s, _ in walk(GAME, options(seats=seats), Random(5)):
        if s.city >= 0:
            battles.setdefault(s.round, set()).add(s.city)
        assert all(len(laid) <= 4 for laid in s.laid)
    assert all(1 <= len(cities) <= 6 for cities in battles.values())
