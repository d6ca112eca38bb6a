"""The text table: the map, the words of choices, and what is typed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import roarhouse.games.rampage
from roarhouse.core.game import Choice
from roarhouse.core.speech import Speaker
from roarhouse.games.rampage.choices import (
    BACK,
    PASS,
    SKIP,
    Aim,
    Breathe,
    Demolish,
    Dine,
    Move,
    Place,
    Slam,
    TossIt,
    Use,
)
from roarhouse.games.rampage.physics.interface import Breath, Drop, Flick, Toss
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from tests.games.rampage.table import BUS, GAME, RUINS, ZONES, City, card, options, pose
from tests.laws.laws import choose

FOLDER = Path(roarhouse.games.rampage.__file__).parent


@pytest.mark.rule("rampage.lexicon.1", "rampage.lexicon.2", "rampage.lexicon.7")
def test_the_city_is_drawn_from_above() -> None:
    t = City().at(Ann="park").knock_down("Ben")
    lines = t.aloud("Ann")
    rows = [line[5:] for line in lines if re.match(r"^[ \d-]{4} [^\d-]{60}$|^[ \d-]{4} .*[(<]", line)]
    assert len(rows) == 30
    assert rows[2][28:33].strip() == "(1)"  # 26 cm north, in the middle
    assert any("<2>" in row for row in rows)
    assert sum(row.count("V") for row in rows) == 4
    assert sum(row.count("#") for row in rows) > 150
    assert rows[1].count("+") >= 6
    assert any("Numbers are centimetres" in line for line in lines)


def test_the_table_is_read_in_both_languages() -> None:
    t = City("Ann Ben Cid").cards(Ann="shy, boxer, hobo", Ben="punk").eaten(Ann="red 2")
    english, german = t.aloud("Ann"), t.aloud("Ann", language="de")
    assert any(line.startswith("Ann: 6 Teeth, at Harbour, 1 Secret Superpower") for line in english)
    assert "  Shy and Boxer" in english
    assert any(line.startswith("Ann: 6 Zähne, Ort: Hafen, 1 geheime Superkraft") for line in german)
    assert "Geheime Superkraft: Landstreicher" in german
    assert "Secret Superpower: Hobo" not in t.aloud("Ben")
    assert len(english) == len(german)


@pytest.mark.parametrize(
    ("text", "act"),
    [("315 70", Flick(0, 3150, 700)), ("90,5 5 -20", Flick(0, 905, 50, -200)), ("400 70", Flick(0, 4000, 700))],
)
def test_a_flick_is_typed_in_degrees_and_percent(text: str, act: Flick) -> None:
    t = City().does("Ann", Move())
    assert GAME.typed(t.s, 0, text) == Aim(act)


@pytest.mark.parametrize("text", ["nan 70", "inf 1", "70", "1 2 3 4", "here", "1e9 4", "", "９０ x"])
def test_what_is_no_aim_is_not_understood(text: str) -> None:
    t = City().does("Ann", Move())
    assert GAME.typed(t.s, 0, text) is None


def test_all_other_aims_can_be_typed() -> None:
    t = City().at(Ann="NW walk")
    drop = t.twin().does("Ann", Demolish(RUINS["NW"]))
    assert GAME.typed(drop.s, 0, "-13 18 flach 90") == Aim(Drop(0, -1300, 1800, "flat", 900))
    assert GAME.typed(drop.s, 0, "-13 18.25") == Aim(Drop(0, -1300, 1825))
    toss = City().does("Ann", TossIt(BUS))
    assert GAME.typed(toss.s, 0, "90 15 70") == Aim(Toss(0, BUS, 900, 150, 700))
    breath = City().does("Ann", Breathe(0))
    assert GAME.typed(breath.s, 0, "180 -25 100 10") == Aim(Breath(0, 1800, -250, 100, 1000))
    place = City().cards(Ann="climber").does("Ann", Move())
    assert GAME.typed(place.s, 0, "-13 18 up") == Place(-1300, 1800, 0, True)
    assert GAME.typed(place.s, 0, "skip") == SKIP
    assert GAME.typed(drop.s, 0, "zurück") == BACK


def test_actions_and_cards_can_be_typed_by_name() -> None:
    t = City().cards(Ann="unleashed")
    assert GAME.typed(t.s, 0, "pass") == PASS
    assert GAME.typed(t.s, 0, "use unleashed!") == GAME.typed(t.s, 0, "Entfesselt!") == Use(card("unleashed"))
    assert GAME.typed(t.s, 0, "bewegen") == Move()
    assert GAME.typed(t.s, 0, "use boxer") is None


def test_words_of_a_menu_are_understood_without_regard_to_case_and_spaces() -> None:
    t = City()
    assert GAME.typed(t.s, 0, "  MOVE:  flick the paws ") == Move()
    assert GAME.typed(t.s, 0, "keine Aktion mehr") == GAME.typed(t.s, 0, "No more actions") == PASS
    assert GAME.typed(t.s, 0, "flick") is None


@pytest.mark.parametrize(
    ("action", "where", "said", "rule"),
    [
        (Move(), "park", "Ann flicks the Paws.", "rampage.move.2"),
        (Demolish(RUINS["NW"]), "NW walk", "Ann drops the Body on the north-west tower.", "rampage.demolish.3"),
        (TossIt(BUS), "harbour", "Ann tosses the bus.", "rampage.toss.3"),
        (Breathe(0), "park", "Ann breathes.", "rampage.breathe.1"),
    ],
)
def test_what_was_done_is_told_with_its_own_rule(action: Choice, where: str, said: str, rule: str) -> None:
    t = City().at(Ann=where).acts("Ann", action)
    assert (said, rule) in zip(t.heard("watcher"), t.rules(), strict=False)


def test_every_offer_and_every_prompt_has_words_in_both_languages() -> None:
    speakers = [Speaker(GAME, language, ("Ann", "Ben", "Cid")) for language in ("en", "de")]
    rng, s = Random(3), GAME.start(options(seats=3, stallTurns=2, runawaySide="B", tailorMade=True))
    for _ in range(150):
        if not GAME.turn(s):
            break
        by, choice = choose(GAME, s, rng)
        if by >= 0:
            menu = GAME.menu(s, by)
            offers = menu if isinstance(menu, tuple) else (*menu.worth_trying(), choice)
            for speaker in speakers:
                assert speaker.say(GAME.prompt(s, by))
                assert speaker.say(GAME.hint(s, by))
                assert all(speaker.say(GAME.words(s, by, offer)) for offer in offers)
        s.story = []
        GAME.apply(s, by, choice)
        for told in s.story or ():
            assert all(speaker.say(told.words) for speaker in speakers)


def keys(language: str) -> set[str]:
    text = (FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def test_both_languages_have_the_same_keys_and_every_key_in_the_code_is_there() -> None:
    assert keys("en") == keys("de")
    core = (FOLDER.parent.parent / "core" / "words.en.ftl").read_text(encoding="utf-8")
    known = keys("en") | set(re.findall(r"^([a-z][a-z0-9-]*) =", core, re.MULTILINE))
    code = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    used = set(re.findall(r'Words\("([a-z0-9-]+)"', code))
    used |= set(
        re.findall(r'(?:no|tell|show)\(\s*(?:self\.)?(?:"rampage[^"]*"|\w+)(?:\.\w+)*,\s*"([a-z0-9-]+)"', code)
    )
    assert used - known == set()


def test_what_happened_is_told_in_words() -> None:
    t = City().at(Ann="NW walk", Ben="park")
    roof = t.loose_on(RUINS["NW"])
    t.acts("Ann", Demolish(RUINS["NW"]), struck=[2], fallen="Ben", out=[roof])
    heard = t.heard("watcher")
    assert "Ann drops the Body on the north-west tower." in heard
    assert "Ben is knocked down." in heard
    assert any("runs away" in line for line in heard)
    assert "Ann gobbles an empty Floor of the north-west tower." in heard
    assert "Ann verschlingt ein leeres Stockwerk vom Nordwestturm." in t.heard("watcher", "de")


def test_what_came_down_is_told_by_its_building() -> None:
    t = City().at(Ann="NW walk")
    roof = {2: pose(-25, 5, 0.11), t.loose_on(RUINS["NW"]): pose(-25, 8, 0.81)}
    t.acts("Ann", Demolish(RUINS["NW"]), struck=[2], moves=roof)
    assert "1 Floor of the north-west tower and 1 Meeple came down." in t.heard("watcher")
    assert "Herabgefallen: 1 Stockwerk vom Nordwestturm und 1 Meeple." in t.heard("watcher", "de")


@pytest.mark.rule("rampage.clarifications.11")
def test_a_tooth_that_is_not_there_is_not_said_to_be_broken() -> None:
    t = City().teeth(Ben=0).eaten(Ben="red 2").acts("Ann", Breathe(0), fallen="Ben")
    assert "Ann would break a Tooth, but Ben has none left to lose." in t.heard("watcher")
    assert "Ann holt zum Schlag aus, aber Ben hat keinen Zahn mehr zu verlieren." in t.heard("watcher", "de")
    assert not any("breaks" in line for line in t.heard("watcher"))


@pytest.mark.rule("rampage.chow.6")
def test_a_meal_without_food_promises_none() -> None:
    t = City().at(Ann="park").passes("Ann").does("Ann", Dine("here", ZONES["park"]))
    assert "Ann finds nothing to eat: Park." in t.heard("watcher")
    assert "Ann findet nichts zu fressen: Park." in t.heard("watcher", "de")
    assert not any("up to" in line for line in t.heard("watcher"))


@pytest.mark.parametrize(
    ("card", "action", "english", "german"),
    [
        ("heavyweight", Slam(2), "Ann drops the Body on Ben.", "Ann lässt den Körper auf Ben fallen."),
        ("hurricane", Breathe(2), "Ann breathes from Ben.", "Ann pustet von Ben aus."),
    ],
)
def test_an_act_on_another_monster_names_it(card: str, action: Choice, english: str, german: str) -> None:
    t = City().cards(Ann=card).at(Ann="theatre west", Ben="theatre east").acts("Ann", action)
    assert english in t.heard("watcher")
    assert german in t.heard("watcher", "de")


def test_every_floor_is_known_by_the_building_it_was_built_for() -> None:
    for t in (City(), City("Ann Ben Cid Dot Eve Fay", bigCity=True)):
        built = {floor: ruin for ruin, pieces in enumerate(t.s.readings.buildings) for floor in pieces}
        floors = t.s.box.roster.floors
        assert [t.s.box.roster.site(floor) for floor in floors] == [built[floor] for floor in floors]


def test_the_prompt_of_an_aim_says_how_to_type_it() -> None:
    t = City().does("Ann", Move())
    assert t.now is AimFlick
    english, german = Speaker(GAME, "en"), Speaker(GAME, "de")
    assert "315 70" in english.say(GAME.hint(t.s, 0))
    assert "Grad" in german.say(GAME.hint(t.s, 0))
    assert english.say(GAME.words(t.s, 0, Aim(Flick(0, 3150, 700, -200)))) == (
        "315°, strength 70 %, -20 % beside the middle"
    )


def test_numbers_are_written_as_the_language_does() -> None:
    t = City().cards(Ann="climber").does("Ann", Move())
    place = GAME.words(t.s, 0, Place(-1325, 1800, 0, True))
    assert Speaker(GAME, "en").say(place).endswith("x -13.25, y 18")
    assert Speaker(GAME, "de").say(place).endswith("x -13,25, y 18")
