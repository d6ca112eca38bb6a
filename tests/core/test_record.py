"""Records: what is written comes back; what is damaged opens up to the last good line, and stays as it is."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roarhouse.core.errors import RecordError
from roarhouse.core.fair import Fair, new_seed
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE
from roarhouse.core.options import make_options
from roarhouse.core.record import Record, load, verify
from tests.laws.laws import sample

RARRR = find_game("rarrr")


def recorded(choices: int | None = None, seed: str = "ab" * 32, **options: Any) -> Record:
    """A fair game between random players, or its beginning."""
    game, fair, rng = RARRR(), Fair(seed, ("salt", "pepper"), "table 1"), Random(seed)
    record = Record(game, make_options(RARRR, seats=3, **options), fair.promise())
    record.fair = fair
    s, nature = game.start(record.options), 0
    while (turn := game.turn(s)) and (choices is None or len(record.lines) < choices):
        seat = turn[0]
        if seat == NATURE:
            choice, nature = game.nature(s, fair.dice(nature)), nature + 1
        else:
            choice = sample(game.menu(s, seat), rng)
        game.apply(s, seat, choice)
        record.add(seat, choice)
    return record


@pytest.fixture(scope="module")
def whole() -> Record:
    return recorded()


def saved(record: Record, folder: Path) -> Path:
    file = folder / "game.roar"
    record.save(file)
    return file


def test_a_record_comes_back_as_it_was(whole: Record, tmp_path: Path) -> None:
    again, damage = load(saved(whole, tmp_path))
    assert damage is None
    assert again.lines == whole.lines
    assert again.options == whole.options
    assert again.fair == whole.fair
    assert again.table() == whole.table()
    assert again.text() == whole.text()


def test_a_record_replays_to_any_line(whole: Record) -> None:
    s = whole.game.start(whole.options)
    for number, (seat, choice) in enumerate(whole.lines):
        if number % 37 == 0:
            assert whole.table(number) == s
        whole.game.apply(s, seat, choice)


def test_the_header_names_game_options_rules_deck_and_promise(whole: Record) -> None:
    header = whole.header()
    assert (header.game, header.version, header.deck) == ("rarrr", RARRR.version, whole.game.deck_hash)
    assert b'"seats":3' in bytes(header.options)
    assert header.promise is not None
    assert header.promise.commitment == Fair("ab" * 32).promise().commitment
    assert b"ab" * 32 not in whole.text().split(b"\n")[0], "the header must not tell the seed"


def test_a_fair_record_is_verified(whole: Record, tmp_path: Path) -> None:
    again, _ = load(saved(whole, tmp_path))
    assert verify(again) == sum(seat == NATURE for seat, _ in whole.lines) == 9


def test_an_unrevealed_record_cannot_be_verified_yet(tmp_path: Path) -> None:
    record = recorded(20)
    record.fair = None
    again, damage = load(saved(record, tmp_path))
    assert damage is None
    with pytest.raises(RecordError, match="not been revealed"):
        verify(again)


def test_a_changed_deal_is_found(whole: Record, tmp_path: Path) -> None:
    """Two Monsters exchanged: still legal, but not what the seed gives."""
    rows = whole.text().split(b"\n")
    number = next(k for k, row in enumerate(rows) if b'"monsters"' in row)
    again = recorded(0)
    again.lines = [*whole.lines[:2]]
    changed = type(whole.lines[1][1])(tuple(reversed(whole.lines[1][1].cards)))  # type: ignore[attr-defined]
    again.lines[1] = (NATURE, changed)
    with pytest.raises(RecordError, match=rf"line {number + 1}.*number 2"):
        verify(again)


def test_a_forged_seed_is_found(whole: Record, tmp_path: Path) -> None:
    file = saved(whole, tmp_path)
    file.write_bytes(file.read_bytes().replace(b"ab" * 32, b"cd" * 32))
    record, damage = load(file)
    assert damage is not None
    assert "promised" in str(damage)
    assert record.fair is None


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda rows: [*rows[:50], b"{", *rows[50:]], "line 51: unreadable"),
        (lambda rows: [*rows[:50], b'[0,{"do":"frobnicate"}]', *rows[50:]], "line 51: unreadable"),
        (lambda rows: [*rows[:50], b'[0,{"do":"bid","sets":[]}]', *rows[50:]], "line 51: seat 0 may not do this"),
        (lambda rows: [*rows[:50], b'[7,{"do":"pick","card":1}]', *rows[50:]], "line 51: seat 7 may not do this"),
        (lambda rows: [*rows[:50], rows[50][:9]], "line 51: cut off"),
    ],
)
def test_a_damaged_record_opens_up_to_the_last_good_line(
    damage: Any, says: str, whole: Record, tmp_path: Path
) -> None:
    file = tmp_path / "game.roar"
    file.write_bytes(b"\n".join(damage(whole.text().split(b"\n"))))
    before = file.read_bytes()
    record, found = load(file)
    assert found is not None
    assert says in str(found)
    assert record.lines == whole.lines[:49]
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (b'"line":"record"', b'"line":"poem"', "expected the header"),
        (b'"game":"rarrr"', b'"game":"chess"', "there is no game 'chess'"),
        (b'"version":1', b'"version":99', "expected rules version 1, found 99"),
        (b'"format":1', b'"format":7', "expected format 1, found 7"),
        (b'"points":6', b'"points":9', "deck hash"),
        (b'"seats":3', b'"seats":30', "expected the header"),
    ],
)
def test_a_bad_header_is_refused(old: bytes, new: bytes, says: str, whole: Record, tmp_path: Path) -> None:
    file = saved(whole, tmp_path)
    file.write_bytes(file.read_bytes().replace(old, new, 1))
    with pytest.raises(RecordError, match="line 1") as error:
        load(file)
    assert says in str(error.value)


def test_a_missing_or_empty_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="No such file"):
        load(tmp_path / "nothing.roar")
    (tmp_path / "empty.roar").write_bytes(b"")
    with pytest.raises(RecordError, match="expected the header"):
        load(tmp_path / "empty.roar")


TEXT = recorded(60).text()


@settings(max_examples=60, deadline=None)
@given(cut=st.integers(0, len(TEXT) - 1))
def test_a_record_cut_anywhere_never_tells_more_than_it_holds(cut: int, tmp_path_factory: Any) -> None:
    file = tmp_path_factory.mktemp("cut") / "game.roar"
    file.write_bytes(TEXT[:cut])
    if b"\n" not in TEXT[:cut]:
        with pytest.raises(RecordError, match="line 1"):
            load(file)
        return
    record, damage = load(file)
    complete = TEXT[:cut].count(b"\n") - 1
    assert len(record.lines) == min(complete, 60)
    assert (damage is None) == TEXT[:cut].endswith(b"\n")


def test_seeds_come_from_the_operating_system() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert all(len(bytes.fromhex(new_seed())) == 32 for _ in range(3))
