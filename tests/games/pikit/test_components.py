"""Components: the contents of the box, and decks typed in by an owner."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from roarhouse.core.deck import complaints, deck_path, load_deck
from roarhouse.core.errors import DeckError
from roarhouse.core.options import option_names, seat_range
from roarhouse.core.rulebook import rules_of
from roarhouse.games.pikit.components import DISCARD_EFFECTS, FACES, SPECIAL_EFFECTS, WOUND_TOKENS
from roarhouse.games.pikit.game import PikitGame
from roarhouse.games.pikit.options import PLAYER_AIDS, PikitOptions
from roarhouse.games.pikit.rules.roll import ALL_DICE
from tests.games.pikit.table import DECK, Setup, Table, options

EFFECTS = {1: "ones", 2: "reroll", 3: "wound", 4: "steal", 5: "draw", 6: "cancel", 7: "turn", 8: "chain"}


@pytest.mark.rule("pikit.components.1")
def test_there_are_53_kaiju_6_mecha_and_4_player_aids() -> None:
    assert sum(row.count for row in DECK.kaiju) + len(DECK.mecha) + PLAYER_AIDS == 53 + 6 + 4 == 63
    assert seat_range(PikitGame) == range(2, PLAYER_AIDS + 1)


@pytest.mark.rule("pikit.components.1")
@pytest.mark.parametrize(("profile", "high"), [("threeNines", "9 9 9 10 11"), ("twoNines", "9 9 10 10 11")])
def test_six_each_of_1_to_8_and_five_higher_cards(profile: str, high: str) -> None:
    t = Setup("Ann Ben Cid", deckProfile=profile)
    assert t.deck == " ".join(str(value) for value in range(1, 9) for _ in range(6)) + " " + high


@pytest.mark.rule("pikit.components.2")
def test_there_are_two_dice_with_faces_from_1_to_6() -> None:
    assert {dice.faces for dice in ALL_DICE} == {(a, b) for a in range(1, 7) for b in range(1, 7)}
    assert len(ALL_DICE) == 36


@pytest.mark.rule("pikit.components.3")
def test_there_are_6_pair_tokens_and_6_wound_tokens() -> None:
    view = Setup("Ann Ben").view("watcher")
    assert len(view.mecha) + view.wound_supply == 6 + 6
    assert WOUND_TOKENS == 6


@pytest.mark.rule("pikit.components.4")
def test_the_deck_lies_beside_the_discard_pile() -> None:
    t = Table("Ann Ben", Ann="5", deck="1 1 2")
    assert "Deck 3, discard pile 0" in t.aloud("Ben")
    assert "Nachziehstapel: 3, Ablagestapel: 0" in t.aloud("Ben", language="de")
    t.s.discards[0] = t.s.hands[0]
    assert {"Deck 3, discard pile 1", "Discarded: 5"} <= set(t.aloud("Ben"))


@pytest.mark.rule("pikit.components.5", "pikit.components.6")
def test_every_kaiju_has_one_value_and_one_effect_of_one_of_two_kinds() -> None:
    assert [row.value for row in DECK.kaiju] == list(range(1, 12))
    assert {row.effect for row in DECK.kaiju} == {*DISCARD_EFFECTS, *SPECIAL_EFFECTS}
    assert not set(DISCARD_EFFECTS) & set(SPECIAL_EFFECTS)


@pytest.mark.rule("pikit.components.7")
def test_each_pair_has_its_mecha_and_its_token() -> None:
    assert [row.pair for row in DECK.mecha] == [1, 2, 3, 4, 5, 6] == list(FACES)
    assert Setup("Ann Ben").view("Ann").mecha == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("pikit.components.8")
def test_which_value_has_which_effect() -> None:
    assert {row.value: row.effect for row in DECK.kaiju} == EFFECTS | {9: "copy", 10: "copy", 11: "copy"}


def test_every_row_says_where_its_data_come_from_and_has_names_in_both_languages() -> None:
    rows = [*DECK.kaiju, *DECK.mecha]
    assert {row.provenance for row in rows} <= {"rulebook", "derived", "reconstructed"}
    assert all(DECK.name(row.id, language) for row in rows for language in ("en", "de"))


# -- an owner's own deck ---------------------------------------------------------------------------------------------


def changed(tmp_path: Path, old: str, new: str) -> list[DeckError]:
    file = tmp_path / "own.toml"
    text = deck_path("pikit").read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return complaints(PikitGame, file)


@pytest.mark.rule("pikit.components.1")
def test_a_deck_of_52_is_refused(tmp_path: Path) -> None:
    found = [str(error) for error in changed(tmp_path, "count = 6", "count = 5")]
    assert found == [
        f"own.toml: table 'kaiju': expected 53 cards, found 52 cards in the profile {profile}"
        for profile in ("threeNines", "twoNines")
    ]


@pytest.mark.rule("pikit.components.5", "pikit.components.7", "pikit.setup.9")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("value = 2", "value = 1", "one row, found 2 rows with value 1"),
        ("value = 11", "value = 12", "a whole number ≤ 11, found 12"),
        ('effect = "reroll"', 'effect = "wound"', "one row, found 2 rows with effect wound"),
        (
            'effect = "reroll"',
            'effect = "roar"',
            "one of cancel, chain, copy, draw, ones, reroll, steal, turn, wound, found 'roar'",
        ),
        ("pair = 6", "pair = 5", "each pair from 1 to 6 once, found pairs 1, 2, 3, 4, 5, 5"),
        ("count = 6", "count = 1", "at least 2, which two players remove, found 1 cards of value 1"),
    ],
)
def test_an_impossible_deck_is_refused_with_what_was_expected(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    assert any(f"expected {expected}" in str(error) for error in changed(tmp_path, old, new))


def test_an_owner_may_type_in_other_counts_and_other_effects(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    text = deck_path("pikit").read_text(encoding="utf-8")
    text = text.replace('effect = "steal"', 'effect = "draw"').replace("count = 3\nother_count = 2", "count = 2")
    file.write_text(text.replace("count = 1\nother_count = 2", "count = 2"), encoding="utf-8")
    own = load_deck(PikitGame, file)
    assert {row.value: row.effect for row in own.kaiju}[4] == "draw"
    assert PikitGame(own).start(options()).deck[9:12] == (2, 2, 1)


# -- options ---------------------------------------------------------------------------------------------------------

CATALOGUE: dict[str, Any] = {
    "seats": 4,
    "firstPlayer": "random",
    "deckProfile": "threeNines",
    "playWithoutEffect": False,
    "declareOnPlay": True,
    "decline": "onlyIfNoMatch",
    "pairMode": "alternative",
    "pairByTurnedDie": True,
    "turnToSameFace": False,
    "copyAsReaction": True,
    "cancelPriority": "clockwise",
    "onesBonusMinimum": 1,
    "finalTurns": "afterCurrentTurn",
    "memoryAid": False,
}


def test_every_option_of_the_catalogue_is_there_with_its_default() -> None:
    assert msgspec.to_builtins(PikitOptions()) == CATALOGUE
    named = {rule.option for rule in rules_of("pikit").values() if rule.option}
    assert named == set(option_names(PikitGame)) - {"seats"}


def test_every_option_names_the_rule_that_it_changes() -> None:
    hints = get_type_hints(PikitOptions, include_extras=True)
    for field in msgspec.structs.fields(PikitOptions):
        extra = hints[field.name].__metadata__[0].extra
        if field.name != "seats":
            assert rules_of("pikit")[extra["rule"]].option == field.encode_name


def test_every_ruling_is_changed_in_some_mode() -> None:
    changed_somewhere = {name for values in PikitGame.modes.values() for name in values}
    assert changed_somewhere == set(CATALOGUE) - {"seats"}
