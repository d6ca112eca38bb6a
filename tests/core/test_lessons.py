"""Lessons: every file can be taught, errors are named, and a path follows what is chosen."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import msgspec
import pytest

from roarhouse.core.errors import NotFound
from roarhouse.core.find import game_names
from roarhouse.core.lessons.files import complaints, find_lesson, lesson_paths, lessons_of, load_lesson
from roarhouse.core.lessons.lesson import matches
from roarhouse.core.lessons.path import Path as Way

SAMPLE = Path(__file__).parents[1] / "sample" / "yodel" / "lessons" / "01-first-yodel.toml"
ALL = [path for game in game_names() for path in lesson_paths(game).values()]


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_every_lesson_is_played_to_its_end(path: Path) -> None:
    assert complaints(path) == []


def test_lessons_are_found_by_name_and_in_order() -> None:
    assert list(lessons_of("yodel")) == ["01-first-yodel"]
    assert find_lesson("yodel", "01-first-yodel").minutes == 1
    with pytest.raises(NotFound, match="there is no lesson of yodel '02'"):
        find_lesson("yodel", "02")


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ('game = "yodel"', 'game = "yodle"', "game: expected one of"),
        ("mountains = 3", "mountains = 9", "options: expected options of yodel"),
        ('ask = "calling"', 'ask = "singing"', "step 1, ask: expected 'singing', found 'calling'"),
        (
            "loud = 600 }",
            "loud = 6000 }",
            "step 1, do: expected a choice that is possible (yodel.call.1",
        ),
        ('do = { do = "call", loud = 600 }', 'do = { do = "sing" }', "step 1, do: expected a choice of yodel"),
        (', [-1, { do = "turnup", mountain = 1 }]', "", "step 2, then: expected a choice for seat -1"),
        ("mountain = 1 }", "mountain = 0 }", "step 1 with"),
        ("also = [{}]", "", "step 2, wrong: expected a reply to every other choice, found none without `when`"),
        ("minutes = 1", "minute = 1", "expected only known fields, found a field 'minute' (perhaps 'minutes'?)"),
        ("also = [{}]\n", "also = [{}]\nsay = []\n", "expected valid TOML"),
        ('title.de = "Der erste Jodler"\n', "", "title, de: expected a field 'de', found nothing"),
        ('de = "Ruf 600!"\n', "", "step 1, say 2, de: expected a field 'de'"),
        ("Call 600!", "Call! " * 50, "step 1, say 2, en: expected a text with a length ≤ 240, found a length of 300"),
        ('at = ["you"]', 'at = "you"', "step 1, say 1, at: expected a list"),
        ("minutes = 1", "minutes = 1\nlearner = 2", "learner: expected a seat from 0 to 1, found 2"),
        ('names = ["Heidi"]', 'names = ["Heidi", "Peter"]', "names: expected at most 1, found 2"),
        ("mountain = 0 }", "mountain = 70 }", "opening: expected a choice that is possible"),
        (
            "{ loud = 1000 }",
            "{ lout = 1000 }",
            "step 1, when: expected fields of a choice, found 'lout' (perhaps 'loud'?)",
        ),
        ("also = [{}]", "also = [{ dou = 1 }, {}]", "step 2, also: expected fields of a choice, found 'dou'"),
    ],
)
def test_a_complaint_names_file_step_and_what_was_expected(tmp_path: Path, old: str, new: str, wanted: str) -> None:
    file = tmp_path / "mine.toml"
    text = SAMPLE.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = [str(one) for one in complaints(file)]
    assert any(wanted in one for one in found), found
    assert all(one.startswith("mine.toml: ") for one in found)


def test_an_owners_lesson_is_checked_where_it_lies(tmp_path: Path) -> None:
    shutil.copy(SAMPLE, tmp_path / "own.toml")
    assert complaints(tmp_path / "own.toml") == []


@pytest.mark.parametrize(
    ("pattern", "choice", "fits"),
    [
        ({}, {"do": "call"}, True),
        ({"do": "call"}, {"do": "call", "loud": 3}, True),
        ({"loud": 3}, {"do": "call"}, False),
        ({"cards": [1, 2]}, {"cards": [2, 1]}, True),
        ({"cards": [1, 1]}, {"cards": [1, 2]}, False),
        ({"deed": {"effect": "steal"}}, {"deed": {"effect": "steal", "victim": 1}}, True),
        ({"deed": {"effect": "steal"}}, {"deed": None}, False),
    ],
)
def test_a_pattern_fits_what_holds_everything_it_names(pattern: object, choice: object, fits: bool) -> None:
    assert matches(pattern, choice) is fits


# -- the path --------------------------------------------------------------------------------------------------------


def call(loud: int) -> dict[str, object]:
    return {"do": "call", "loud": loud}


def begun() -> Way:
    way = Way(load_lesson(SAMPLE))
    for version, (seat, choice) in enumerate(way.lesson.opening, 1):
        way.note(version, seat, choice, None)
    return way


def test_a_path_knows_the_step_and_what_the_others_choose() -> None:
    way = begun()
    step = way.step(0, "calling")
    assert step is way.lesson.step[0]
    assert way.step(0, "singing") is None
    assert way.step(1, "calling") is None
    assert way.scripted(1) == call(200)
    assert way.scripted(0) is None, "the learner is asked"


def test_others_may_choose_before_the_learner() -> None:
    way = begun()
    way.note(4, 1, call(200), None)
    assert way.step(0, "calling") is way.lesson.step[0]
    way.note(5, 0, call(400), None)
    assert way.step(0, "calling") is way.lesson.step[1]


def test_other_choices_are_answered() -> None:
    way = begun()
    assert way.answer(0, "calling", call(600)) is None
    assert re.match("Too loud", getattr(way.answer(0, "calling", call(1000)), "en", ""))
    assert re.match("Possible", getattr(way.answer(0, "calling", call(7)), "en", ""))


def test_a_path_is_left_and_found_again() -> None:
    way = begun()
    way.note(4, 0, call(7), None)
    assert way.left
    assert way.step(0, "calling") is None
    assert way.scripted(1) is None
    way.note(5, 0, None, 4)
    assert way.step(0, "calling") is way.lesson.step[0]
    assert not way.finished


def test_a_step_that_comes_again_stays_until_the_next_one_is_done() -> None:
    lesson = load_lesson(SAMPLE)
    first, last = lesson.step
    bites = msgspec.structs.replace(first, ask="calling eating", again=True, do=call(600), also=())
    way = Way(
        msgspec.structs.replace(lesson, opening=(), step=(bites, msgspec.structs.replace(last, also=(), do=call(1))))
    )
    assert way.step(0, "eating") is way.lesson.step[0]
    assert way.step(0, "singing") is None
    for version in (1, 2):
        way.note(version, 0, call(600), None)
        assert way.step(0, "calling") is way.lesson.step[0]
    way.note(3, 0, call(1), None)
    assert way.finished


def test_a_path_ends_with_the_last_step() -> None:
    way = begun()
    for version, choice in ((4, call(600)), (5, call(1))):
        assert not way.finished
        way.note(version, 0, choice, None)
    assert way.finished
