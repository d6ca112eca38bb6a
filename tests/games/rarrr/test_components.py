"""Components: what lies in the box, and what does not."""

from __future__ import annotations

import re
from random import Random

import pytest

from roarhouse.core.game import WATCHER
from roarhouse.core.options import option_names, seat_range
from roarhouse.games.rarrr.components import BOOSTS, DIALS, POWERS, CityCard, KatakanaCard, MonsterCard
from roarhouse.games.rarrr.game import RarrrGame
from roarhouse.games.rarrr.rules.setup import FirstAngriest
from tests.games.rarrr.cards import DECK, GAME
from tests.games.rarrr.table import Setup, Table, options
from tests.laws.laws import walk

Syllable = MonsterCard | KatakanaCard
KATAKANA_SCRIPT = re.compile(r"[ァ-ヺー]+")


@pytest.mark.rule("rarrr.components.1", "rarrr.components.3", "rarrr.components.5", "rarrr.components.8")
def test_there_are_12_monsters_24_katakana_72_power_and_24_city_cards() -> None:
    powers = sum(row.count for row in DECK.power)
    assert (len(DECK.monster), len(DECK.katakana), powers, len(DECK.city)) == (12, 24, 72, 24)


@pytest.mark.rule("rarrr.components.2", "rarrr.components.4")
@pytest.mark.parametrize("card", [*DECK.monster, *DECK.katakana], ids=lambda card: card.id)
def test_a_monster_or_katakana_card_shows_a_syllable_in_two_scripts_and_powers(
    card: MonsterCard | KatakanaCard,
) -> None:
    assert re.fullmatch("[A-Z][a-z]{0,2}", card.syllable)
    assert KATAKANA_SCRIPT.fullmatch(card.katakana)
    assert sum(card.icons.counts()) > 0


@pytest.mark.rule("rarrr.components.6")
def test_every_power_card_has_one_type_and_one_value_and_each_combination_stands_in_one_row() -> None:
    assert all(row.power in POWERS and row.value >= 1 for row in DECK.power)
    assert len({(row.power, row.value) for row in DECK.power}) == len(DECK.power)


@pytest.mark.rule("rarrr.components.7")
def test_the_power_types_are_electrical_toxic_radioactive_and_fire() -> None:
    assert POWERS == ("electrical", "toxic", "radioactive", "fire")
    assert {row.power for row in DECK.power} == set(POWERS)


@pytest.mark.rule("rarrr.components.9", "rarrr.advanced-resistance.1", "rarrr.advanced-bonus.1")
@pytest.mark.parametrize("city", DECK.city, ids=lambda city: city.id)
def test_a_city_shows_points_a_group_with_colour_and_symbol_and_one_resistance(city: CityCard) -> None:
    assert city.points >= 1
    assert city.resists in POWERS
    (group,) = [region for region in DECK.region if region.id == city.region]
    assert group.colour
    assert group.symbol


@pytest.mark.rule("rarrr.components.10")
def test_resistance_has_no_effect_without_its_advanced_rule() -> None:
    t = Table("Ann Ben").limits(Ann="T6").holds(Ann="T 1 1 1 1 1 1", Ben="E 1").at("São Paulo")
    assert t.refusal("Ann", "T 1 1 1 1 1 1") == ""
    assert t.sees("Ben", "Ann").limits_now == (0, 6, 0, 0)


@pytest.mark.rule("rarrr.components.10")
def test_groups_have_no_effect_without_bonus_scoring() -> None:
    t = Table("Ann Ben", round=3).has_won(Ann="Tokyo, Shanghai, Mumbai, London, Toronto, Lima, Lagos").cities("")
    result = GAME.result(t.starts().s)
    assert result is not None
    assert result.scores == (6 + 5 + 3 + 6 + 2 + 2 + 5, 0)
    assert [row for row, _ in result.sheet] == ["score-cities"]


@pytest.mark.rule("rarrr.components.11")
def test_there_are_six_dials_so_six_can_play() -> None:
    assert seat_range(RarrrGame) == range(2, DIALS + 1)
    assert DIALS == 6


@pytest.mark.rule("rarrr.components.12", "rarrr.boost.1")
def test_18_boosts_are_six_sets_of_1_2_and_3() -> None:
    t = Setup("Ann Ben Cid Dot Eve Fay")
    assert t.s.boosts == [(1, 2, 3)] * 6
    assert GAME.census(t.s)["boosts"] == 18
    assert BOOSTS == (1, 2, 3)


@pytest.mark.rule("rarrr.components.13")
@pytest.mark.parametrize("seed", range(3))
def test_there_is_one_angriest_monster_card(seed: int) -> None:
    for s, _ in walk(GAME, options(seats=3), Random(seed)):
        holders = [player.angriest for player in GAME.view(s, WATCHER).players]
        named = not isinstance(s.agenda[-1], FirstAngriest)
        assert sum(holders) == named


def test_there_are_no_rules_for_younger_players() -> None:
    """They are not in the rulebook (rarrr.components.14), so no option and no mode offers them."""
    assert not [name for name in (*option_names(RarrrGame), *RarrrGame.modes) if "young" in name or "child" in name]
