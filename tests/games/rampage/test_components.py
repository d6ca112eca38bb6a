"""Components and cards: what is in the box, and what the rules need to know of it."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from roarhouse.core.deck import complaints, deck_path
from roarhouse.core.errors import DeckError, RoarhouseError
from roarhouse.core.options import option_names, seat_range
from roarhouse.core.rulebook import rules_of
from roarhouse.games.rampage.choices import Aimed
from roarhouse.games.rampage.game import RampageGame
from roarhouse.games.rampage.physics.city.plan import COLOURS
from roarhouse.games.rampage.rules.cards.characters import SCORES
from roarhouse.games.rampage.rules.cards.superpowers import USES
from roarhouse.games.rampage.rules.resolve import AFTER
from roarhouse.games.rampage.verbs import CharacterVerb, TurnSuperpower
from tests.games.rampage.table import GAME, City, options


@pytest.mark.rule("rampage.components.12", "rampage.object.2")
def test_there_are_48_cards_in_three_kinds_with_names_of_both_languages() -> None:
    deck = GAME.deck
    assert [len(kind) for kind in (deck.character, deck.power, deck.superpower)] == [16, 16, 16]
    rows = (*deck.character, *deck.power, *deck.superpower)
    assert (
        len({row.id for row in rows})
        == len({row.name.en for row in rows})
        == len({row.name.de for row in rows})
        == 48
    )
    assert all(row.text.en != row.text.de and row.provenance == "rulebook" for row in rows)
    assert deck.name("who-cut-the-cheese", "de") == "Wer hat gepupst?!"


@pytest.mark.rule("rampage.components.4", "rampage.chow.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_monster_has_four_teeth_tokens_of_sixteen(seats: int) -> None:
    s = GAME.start(options(seats=seats))
    assert s.mouth == [4] * seats
    assert GAME.census(s)["teeth"] == 16
    assert [s.teeth(seat) for seat in range(seats)] == [6] * seats


@pytest.mark.rule("rampage.components.3", "rampage.lexicon.11", "rampage.lexicon.12")
def test_a_mouth_is_public_and_only_its_owner_the_stomach_behind_the_screen() -> None:
    t = City("Ann Ben Cid").eaten(Ann="blue 2").floors(Ann=3).broken(Ann=1).teeth(Ann=2)
    assert [t.sees(name, "Ann").mouth for name in ("Ann", "Ben", "watcher")] == [2, 2, 2]
    own = t.sees("Ann", "Ann").stomach
    assert own is not None
    assert (own.meeples, own.floors, own.teeth) == ((2, 0, 0, 0, 0, 0), 3, 1)
    assert (own.sets, own.lacks) == (0, (1, 2, 3, 4, 5))
    assert t.sees("Ben", "Ann").stomach is None
    assert t.sees("watcher", "Ann").stomach is None


@pytest.mark.rule("rampage.components.6", "rampage.city.9", "rampage.components.14")
def test_the_runaway_board_lies_apart_and_is_shown_with_its_side_and_lines() -> None:
    a, b = City().fled("red 3, blue 4"), City(runawaySide="B").fled("red 3, blue 1")
    lines, zones = a.view("Ben").runaway_rows, b.view("Ben").runaway_rows
    assert (a.view("Ben").side, [row.size for row in lines]) == ("A", [5, 6, 7, 8, 9, 10])
    assert [len(row.meeples) for row in lines] == [5, 2, 0, 0, 0, 0]
    assert ([row.full for row in lines].index(False), [row.next for row in lines].index(True)) == (1, 1)
    assert [COLOURS[row.zone] for row in zones] == ["red", "blue", "green", "yellow", "black"]
    assert [(row.full, row.next) for row in zones] == [(False, True)] + 4 * [(False, False)]
    assert {row.rule for row in (*lines, *zones)} <= set(rules_of("rampage"))
    assert "Line 2: 2 of 6" in a.aloud("watcher")
    assert "Heroes: Heroic Save: 3 of 4" in b.aloud("Ann")
    assert "Helden: Heldentat: 3 von 4" in b.aloud("Ann", language="de")


@pytest.mark.rule("rampage.lexicon.13")
def test_the_six_colours_are_six_kinds_of_meeples() -> None:
    t = City().eaten(Ann=", ".join(f"{colour} 2" for colour in COLOURS))
    line = next(line for line in t.aloud("Ann") if "Stomach" in line)
    for words in ("Journalists (blue)", "Soldiers (green)", "Businessmen (black)", "Blondes (yellow)",
                  "Old Folks (gray)", "Heroes (red)"):  # fmt: skip
        assert f"2 {words}" in line


# -- the deck file --------------------------------------------------------------------------------------------


def complaint(tmp_path: Path, old: str, new: str) -> DeckError:
    text = deck_path("rampage").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "deck.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return complaints(RampageGame, file)[0]


@pytest.mark.rule("rampage.components.12")
def test_a_deck_with_an_unknown_verb_a_wrong_number_or_a_wrong_window_is_refused_when_it_is_loaded(
    tmp_path: Path,
) -> None:
    assert "breakLess" in str(complaint(tmp_path, '"breakMore"', '"breakLess"'))
    assert "teeth" in str(complaint(tmp_path, "teeth = 2 }", "teeth = 77 }"))
    wrong = complaint(tmp_path, 'windows = ["answer"]', 'windows = ["chow"]')
    assert (wrong.card, wrong.field) == ("card 'teeth-protector'", "windows")
    text = deck_path("rampage").read_text(encoding="utf-8")
    shy = next(block for block in text.split("\n\n") if 'id = "shy"' in block)
    assert "found 15 cards" in str(complaint(tmp_path, shy, ""))


@pytest.mark.rule("rampage.superpowers.0")
def test_every_verb_of_the_own_turn_has_its_function() -> None:
    assert set(USES) == set(get_args(TurnSuperpower))
    windows = Counter(window for card in GAME.deck.superpower for window in card.windows)
    assert windows == {"turn": 10, "late": 8, "others": 7, "between": 8, "chow": 3, "answer": 2, "action": 1}


# -- options --------------------------------------------------------------------------------------------------


CATALOGUE = [
    "runawaySide",
    "startPlayer",
    "actionsOptional",
    "noise",
    "aimLine",
    "dropHeight",
    "dropPoses",
    "tossNeedsFreeVehicle",
    "gobbleAfterChow",
    "rimContact",
    "ruinMeeples",
    "vacuumOptional",
    "accidents",
    "openStomachs",
    "stallTurns",
    "linesA",
    "zonesB",
    "teamMeals",
    "friendlyFire",
    "unequalTeams",
    "introSeconds",
    "turnSeconds",
    "fashionableDiet",
    "tailorMade",
    "babyMonsters",
    "teams",
    "bigCity",
    "ruinEdge",
]


@pytest.mark.rule("rampage.variants.1", "rampage.big-city.1")
def test_every_option_of_the_catalogue_is_there_with_its_default_and_its_rule() -> None:
    assert set(CATALOGUE) <= set(option_names(RampageGame))
    made = options()
    assert (made.runaway_side, made.stall_turns, made.lines_a, made.drop_height) == ("A", 40, (5, 6, 7, 8, 9, 10), 30)
    assert msgspec.to_builtins(made.zones_b) == {"red": 4, "blue": 4, "green": 5, "yellow": 4, "black": 4}
    assert seat_range(RampageGame) == range(2, 9)
    rules = rules_of("rampage")
    for field in msgspec.structs.fields(RampageGame.Options):
        extra = next((m.extra for m in getattr(field.type, "__metadata__", ()) if m.extra), None)
        assert extra is None or extra["rule"] in rules


@pytest.mark.rule("rampage.big-city.4", "rampage.teams.1")
@pytest.mark.parametrize(
    ("values", "named"),
    [
        ({"seats": 5}, "bigCity"),
        ({"seats": 4, "bigCity": True}, "seats"),
        ({"seats": 3, "teams": True}, "teams"),
        ({"seats": 5, "bigCity": True}, "unequalTeams"),
        ({"seats": 7, "bigCity": True}, "unequalTeams"),
        ({"seats": 6, "bigCity": True, "teamSize": 4}, "teamSize"),
        ({"seats": 9}, "seats"),
        ({"linesA": [40, 40, 40, 1, 1, 1]}, "linesA"),
        ({"zonesB": {"red": 8}}, "zonesB"),
        ({"dropHeight": 19}, "dropHeight"),
        ({"noise": "loud"}, "noise"),
    ],
)
def test_options_that_cannot_be_played_are_refused_by_name(values: dict[str, object], named: str) -> None:
    with pytest.raises(RoarhouseError, match=named):
        options(**values)


@pytest.mark.rule("rampage.big-city.4")
@pytest.mark.parametrize(
    ("seats", "size", "parties"),
    [
        (6, 2, ((0, 3), (1, 4), (2, 5))),
        (6, 3, ((0, 2, 4), (1, 3, 5))),
        (8, 2, ((0, 4), (1, 5), (2, 6), (3, 7))),
        (8, 4, ((0, 2, 4, 6), (1, 3, 5, 7))),
    ],
)
def test_the_teams_of_the_big_city_are_equal(seats: int, size: int, parties: tuple[tuple[int, ...], ...]) -> None:
    assert GAME.box(options(seats=seats, bigCity=True, teamSize=size)).parties == parties


@pytest.mark.rule("rampage.big-city.4")
def test_five_and_seven_players_make_unequal_teams_if_the_table_wants_that() -> None:
    five = GAME.box(options(seats=5, bigCity=True, unequalTeams=True))
    assert five.parties == ((0, 2, 4), (1, 3))
    assert [five.actions(0), five.actions(1)] == [4, 3]
    assert len(GAME.box(options(seats=7, bigCity=True, unequalTeams=True)).parties) == 3


def test_rules_are_spoken_in_both_languages() -> None:
    raw = tomllib.loads(deck_path("rampage").with_name("rules.toml").read_text(encoding="utf-8"))
    assert all(rule["text"]["en"] and rule["text"]["de"] for rule in raw["rule"])


@pytest.mark.parametrize(
    ("table", "union"),
    [(SCORES, CharacterVerb), (USES, TurnSuperpower), (AFTER, Aimed)],
    ids=["scores", "uses", "after"],
)
def test_every_verb_and_every_act_has_its_function(table: dict[type[Struct], object], union: Any) -> None:
    assert set(table) == set(get_args(union))
