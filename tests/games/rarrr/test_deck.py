"""The deck: within everything that the books say of the cards; and what is wrong with other decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from roarhouse.core.deck import complaints, deck_hash, deck_path, load_deck
from roarhouse.core.errors import DeckError
from roarhouse.games.rarrr.components import POWERS, KatakanaCard, MonsterCard
from roarhouse.games.rarrr.game import RarrrGame
from tests.games.rarrr.cards import DECK, GAME

TEXT = deck_path("rarrr").read_text(encoding="utf-8")
SYLLABLES: tuple[MonsterCard | KatakanaCard, ...] = (*DECK.monster, *DECK.katakana)
VALUES = {power: Counter({row.value: row.count for row in DECK.power if row.power == power}) for power in POWERS}


def can_make(power: str, cards: int, totals: set[int]) -> bool:
    """Can so many cards of a type have one of these sums?"""
    ways = combinations_with_replacement(sorted(VALUES[power]), cards)
    return any(sum(way) in totals and not Counter(way) - VALUES[power] for way in ways)


def icons(monster: str, *katakana: str) -> tuple[int, ...]:
    cards = [card for card in DECK.monster if card.id == monster]
    shown = [card.icons.counts() for card in cards] + [c.icons.counts() for c in DECK.katakana if c.id in katakana]
    assert len(shown) == 1 + len(katakana)
    return tuple(map(sum, zip(*shown, strict=True)))


# -- what the books say of the cards -------------------------------------------------------------------------


def test_the_power_deck_has_72_cards_of_four_types_with_values_1_to_3() -> None:
    assert sum(values.total() for values in VALUES.values()) == 72
    assert {value for values in VALUES.values() for value in values} == {1, 2, 3}


def test_the_power_deck_can_lay_every_set_of_the_examples() -> None:
    assert VALUES["electrical"][1] >= 1
    assert VALUES["electrical"][3] >= 1
    assert can_make("toxic", 5, {8, 9, 10})
    assert can_make("radioactive", 2, {4})
    assert any(values[3] and values[2] for values in VALUES.values())


def test_ahefu_and_gofude_can_be_made() -> None:
    assert icons("fu", "a", "he") == (3, 6, 2, 1)
    electrical, toxic, radioactive, fire = icons("fu", "go", "de")
    assert radioactive > max(electrical, toxic, fire)


def test_syllables_are_typed_and_named_without_doubt() -> None:
    syllables = [card.syllable for card in SYLLABLES]
    assert len(set(syllables)) == len(syllables) == 36
    assert len({card.katakana for card in SYLLABLES}) == 36


def test_every_card_shows_four_icons_and_no_monster_more_than_eight_of_a_type() -> None:
    cards = [card.icons.counts() for card in SYLLABLES]
    assert {sum(counts) for counts in cards} == {4}
    assert [sum(counts[power] for counts in cards) for power in range(4)] == [36] * 4
    for power in range(4):
        katakana = sorted((card.icons.counts()[power] for card in DECK.katakana), reverse=True)
        assert max(card.icons.counts()[power] for card in DECK.monster) + sum(katakana[:2]) <= 8


def test_sao_paulo_has_4_points_and_resists_toxic() -> None:
    (city,) = [city for city in DECK.city if city.id == "sao-paulo"]
    assert (city.name.en, city.points, city.resists, city.provenance) == ("São Paulo", 4, "toxic", "rulebook")


def test_there_are_at_least_five_groups_and_one_of_them_is_asia_red_with_a_rice_bowl() -> None:
    sizes = Counter(city.region for city in DECK.city)
    assert len(sizes) >= 5
    assert max(sizes.values()) >= 3
    assert [(r.colour, r.symbol) for r in DECK.region if r.id == "asia"] == [("red", "rice-bowl")]


def test_every_group_resists_every_type_once() -> None:
    for region in DECK.region:
        assert sorted(city.resists for city in DECK.city if city.region == region.id) == sorted(POWERS)


def test_every_row_says_where_its_data_come_from_and_has_a_name_in_both_languages() -> None:
    rows = (*DECK.monster, *DECK.katakana, *DECK.power, *DECK.region, *DECK.city)
    assert all(row.provenance in ("rulebook", "source", "derived", "reconstructed") for row in rows)
    for row in (*DECK.monster, *DECK.katakana, *DECK.region, *DECK.city):
        assert DECK.name(row.id, "en")
        assert DECK.name(row.id, "de")


# -- what is wrong with other decks --------------------------------------------------------------------------

Edit = Callable[[str], str]


def replaced(old: str, new: str) -> Edit:
    assert old in TEXT, old
    return lambda text: text.replace(old, new, 1)


def without(id: str) -> Edit:
    """The deck without a row."""
    rows = TEXT.split("\n[[")
    (row,) = [row for row in rows if f'\nid = "{id}"\n' in row]
    return lambda text: text.replace("\n[[" + row, "")


REGIONS = "one of africa, asia, europe, north-america, oceania, south-america"
TYPES = "one of electrical, fire, radioactive, toxic"
WRONG = {
    "11 monsters": (without("na"), "table 'monster'", "", "12 cards", "11 cards"),
    "23 katakana": (without("ru"), "table 'katakana'", "", "24 cards", "23 cards"),
    "66 power": (without("fire-3"), "table 'power'", "", "72 cards", "66 cards"),
    "73 power": (replaced("count = 6", "count = 7"), "table 'power'", "", "72 cards", "73 cards"),
    "23 cities": (without("honolulu"), "table 'city'", "", "24 cards", "23 cards"),
    "unknown region": (replaced('region = "asia"', 'region = "asien"'), "card 'tokyo'", "region", REGIONS, "'asien'"),
    "same id twice": (replaced('id = "ga"', 'id = "fu"'), "card 'fu'", "id", "ids used once", "2 rows with this id"),
    "same id in two tables": (replaced('id = "ga"', 'id = "a"'), "card 'a'", "id", "ids used once", "2 rows"),
    "misspelt field": (replaced("syllable =", "sylable ="), "card 'fu'", "", "only known fields", "'sylable'"),
    "missing field": (replaced("points = 6\n", ""), "card 'tokyo'", "points", "a field 'points'", "nothing"),
    "wrong type": (replaced("points = 6", 'points = "six"'), "card 'tokyo'", "points", "a whole number", "'six'"),
    "no points": (replaced("points = 6", "points = 0"), "card 'tokyo'", "points", "a whole number ≥ 1", "0"),
    "unknown power": (replaced('power = "fire"', 'power = "water"'), "card 'fire-1'", "power", TYPES, "'water'"),
    "unknown resistance": (replaced('resists = "fire"', 'resists = "x"'), "card 'mumbai'", "resists", TYPES, "'x'"),
    "unknown icon": (replaced("{ electrical", "{ elektro"), "card 'fu'", "icons", "only known fields", "'elektro'"),
    "negative icons": (replaced("toxic = 2", "toxic = -1"), "card 'fu'", "icons.toxic", "a whole number ≥ 0", "-1"),
    "unknown provenance": (
        replaced('"derived"', '"guessed"'),
        "card 'fu'",
        "provenance",
        "one of derived",
        "'guessed'",
    ),
    "another game": (replaced('game = "rarrr"', 'game = "pikit"'), "about", "game", "'rarrr'", "'pikit'"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_deck_is_refused_with_file_card_field_and_expectation(what: str, tmp_path: Path) -> None:
    edit, card, field, expected, found = WRONG[what]
    file = tmp_path / "mine.toml"
    file.write_text(edit(TEXT), encoding="utf-8")
    with pytest.raises(DeckError) as error:
        load_deck(RarrrGame, file)
    wrong = error.value
    assert (wrong.file, wrong.card) == ("mine.toml", card)
    assert wrong.field == field
    assert wrong.expected.startswith(expected)
    assert found in str(wrong.found)
    assert str(wrong).startswith(f"mine.toml: {card}")


@pytest.mark.parametrize(
    ("misspelt", "near"), [("sylable", "syllable"), ("electrcal", "electrical"), ("pionts", "points")]
)
def test_the_right_spelling_of_a_field_is_suggested(misspelt: str, near: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace(f"{near} =", f"{misspelt} =", 1), encoding="utf-8")
    with pytest.raises(DeckError, match=f"found a field '{misspelt}' \\(perhaps '{near}'\\?\\)"):
        load_deck(RarrrGame, file)


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"nowhere\.toml: expected a file that can be read, found No such file"):
        load_deck(RarrrGame, tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"[[monster", r"mine\.toml: expected valid TOML, found .*at end of document"),
        (b"[about]\ngame = rarrr\n", r"mine\.toml: expected valid TOML, found .*line 2, column 8"),
        (b"\xff\xfe", r"mine\.toml: expected text in UTF-8, found byte 0"),
        (b"", r"mine\.toml: about: expected a field 'about', found nothing"),
    ],
)
def test_a_file_that_is_no_toml_is_refused(data: bytes, message: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    with pytest.raises(DeckError, match=message):
        load_deck(RarrrGame, file)


def test_all_complaints_about_counts_come_at_once(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(without("na")(without("honolulu")(TEXT)), encoding="utf-8")
    assert [complaint.card for complaint in complaints(RarrrGame, file)] == ["table 'monster'", "table 'city'"]


def test_an_owners_deck_is_played_with_and_has_a_hash_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace("points = 6", "points = 7", 1) + "# spelt otherwise\n", encoding="utf-8")
    game = RarrrGame(load_deck(RarrrGame, file))
    assert game.deck.city[0].points == 7
    assert game.deck_hash == deck_hash(game.deck) != GAME.deck_hash
    file.write_text(TEXT + "\n# the same cards\n", encoding="utf-8")
    assert RarrrGame(load_deck(RarrrGame, file)).deck_hash == GAME.deck_hash
