"""Options: every one of the catalogue, its default, its other values, and what is refused."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.options import make_options, option_names, seat_range
from roarhouse.core.rulebook import rules_of
from roarhouse.games.rarrr.game import RarrrGame
from tests.games.rarrr.cards import GAME
from tests.games.rarrr.table import Setup, options

CATALOGUE: dict[str, tuple[Any, list[Any], str]] = {
    "firstAngriest": ("random", [0, 1, 2, 3], "rarrr.setup.5"),
    "monstersFaceUp": (True, [False], "rarrr.setup.8"),
    "cityTiming": ("afterDraft", ["beforeDraftFromRound2", "beforeDraft"], "rarrr.power.8"),
    "loneLastPlayer": ("mustPlay", ["freeWin"], "rarrr.battle.16"),
    "boostMode": ("sum", ["flat"], "rarrr.boost.5"),
    "allPassAngriest": ("keep", ["lastPasser"], "rarrr.angriest.4"),
    "bonusScoring": (False, [True], "rarrr.advanced-bonus.2"),
    "faceDownCards": (False, [True], "rarrr.advanced-facedown.1"),
    "faceDownSameType": (False, [True], "rarrr.advanced-facedown.6"),
    "faceDownRevealOnDiscard": (False, [True], "rarrr.advanced-facedown.10"),
    "powerResistance": (False, [True], "rarrr.advanced-resistance.2"),
    "resistanceCountsFaceDown": (True, [False], "rarrr.advanced-resistance.6"),
    "draftMemoryAid": (False, [True], "rarrr.draft.10"),
}
OTHER_VALUES = [(name, value) for name, (_, others, _) in CATALOGUE.items() for value in others]


def as_written(chosen: Any) -> dict[str, Any]:
    written: dict[str, Any] = msgspec.to_builtins(chosen)
    return written


def test_the_options_are_those_of_the_catalogue() -> None:
    assert set(option_names(RarrrGame)) == {"seats", *CATALOGUE}


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_option_has_the_default_of_the_catalogue(name: str) -> None:
    assert as_written(options())[name] == CATALOGUE[name][0]


@pytest.mark.parametrize(("name", "value"), OTHER_VALUES)
def test_every_other_value_is_taken_and_a_game_can_be_played_with_it(name: str, value: Any) -> None:
    chosen = options(seats=4, **{name: value})
    assert as_written(chosen)[name] == value
    t = Setup("Ann Ben Cid Dot", **{name: value}).plays_to_the_end()
    assert GAME.result(t.s) is not None


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_option_names_the_rule_it_changes(name: str) -> None:
    hints = get_type_hints(RarrrGame.Options, include_extras=True)
    field = next(field.name for field in msgspec.structs.fields(RarrrGame.Options) if field.encode_name == name)
    (meta,) = [part for part in get_args(hints[field]) if isinstance(part, msgspec.Meta)]
    assert meta.extra == {"rule": CATALOGUE[name][2]}
    assert CATALOGUE[name][2] in rules_of("rarrr")


def test_the_rules_name_the_options_that_change_them() -> None:
    assert {rule.option for rule in rules_of("rarrr").values() if rule.option} == set(CATALOGUE)


def test_two_to_six_can_play() -> None:
    assert list(seat_range(RarrrGame)) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("seats", 1, "int >= 2"),
        ("seats", 7, "int <= 6"),
        ("seats", "four", "int"),
        ("firstAngriest", 4, "`random` or a seat from 0 to 3"),
        ("firstAngriest", -1, "`random` or a seat from 0 to 3"),
        ("firstAngriest", "oldest", "random"),
        ("monstersFaceUp", "maybe", "bool"),
        ("cityTiming", "never", "afterDraft, beforeDraftFromRound2, beforeDraft"),
        ("loneLastPlayer", "mayPlay", "mustPlay, freeWin"),
        ("boostMode", "double", "sum, flat"),
        ("allPassAngriest", "winner", "keep, lastPasser"),
        ("bonusScoring", 7, "bool"),
        ("faceDownCards", "some", "bool"),
        ("faceDownSameType", [], "bool"),
        ("faceDownRevealOnDiscard", "?", "bool"),
        ("powerResistance", "toxic", "bool"),
        ("resistanceCountsFaceDown", 2, "bool"),
        ("draftMemoryAid", "little", "bool"),
    ],
)
def test_a_bad_value_is_refused_with_the_option_what_was_expected_and_what_came(
    name: str, value: Any, expected: str
) -> None:
    with pytest.raises(RoarhouseError) as error:
        options(**{name: value})
    said = str(error.value)
    assert said.startswith(f"options of rarrr: {name}: expected ")
    assert expected in said
    assert str(value) in said.partition("got ")[2]


def test_a_seat_that_exists_at_a_larger_table_may_be_angriest_there() -> None:
    assert options(seats=6, firstAngriest=5).first_angriest == 5


@pytest.mark.parametrize(("name", "near"), [("boostmode", "boostMode"), ("bonus_scorin", "bonusScoring")])
def test_an_unknown_option_is_refused_with_the_nearest_names(name: str, near: str) -> None:
    with pytest.raises(NotFound, match=f"there is no option of rarrr '{name}'.*{near}"):
        options(**{name: True})


def test_options_are_also_understood_as_python_writes_them() -> None:
    assert options(bonus_scoring=True, city_timing="beforeDraft") == options(
        bonusScoring=True, cityTiming="beforeDraft"
    )


@pytest.mark.parametrize("mode", RarrrGame.modes)
def test_every_mode_is_a_set_of_options(mode: str) -> None:
    chosen = as_written(make_options(RarrrGame, mode))
    assert {name: chosen[name] for name in RarrrGame.modes[mode]} == RarrrGame.modes[mode]


def test_the_modes_together_use_every_option() -> None:
    assert {name for mode in RarrrGame.modes.values() for name in mode} == set(CATALOGUE)
