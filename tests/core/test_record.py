"""Records: what is written comes back; what is damaged opens up to the last good line, and stays as it is."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roarhouse.core.errors import RecordError
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE
from roarhouse.core.options import make_options, plays_rules
from roarhouse.core.records.fair import Fair, new_seed
from roarhouse.core.records.record import Record, load, verify
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
    with pytest.raises(RecordError) as error:
        verify(again)
    assert str(error.value) == "line 1: the seed of this record has not been revealed: nothing can be verified yet"


def test_a_changed_deal_is_found(whole: Record, tmp_path: Path) -> None:
    """Two Monsters exchanged: still legal, but not what the seed gives."""
    rows = whole.text().split(b"\n")
    number = next(k for k, row in enumerate(rows) if b'"monsters"' in row)
    again = recorded(0)
    again.lines = [*whole.lines[:2]]
    changed = type(whole.lines[1][1])(tuple(reversed(whole.lines[1][1].cards)))  # type: ignore[attr-defined]
    again.lines[1] = (NATURE, changed)
    with pytest.raises(RecordError) as error:
        verify(again)
    assert str(error.value) == f"line {number + 1}: nature's choice number 2 is not the one that the seed gives"


def test_a_forged_seed_is_found(whole: Record, tmp_path: Path) -> None:
    file = saved(whole, tmp_path)
    file.write_bytes(file.read_bytes().replace(b"ab" * 32, b"cd" * 32))
    record, damage = load(file)
    good = f"the {len(whole.lines)} choices before it are good"
    assert damage is not None
    assert damage.line == len(whole.lines) + 2
    assert damage.reason == f"the revealed seed is not the one that the header promised; {good}"
    assert record.fair is None


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda rows: [*rows[:50], b"{", *rows[50:]], "unreadable: Input data was truncated"),
        (lambda rows: [*rows[:50], b"", *rows[50:]], "unreadable: Input data was truncated"),
        (
            lambda rows: [*rows[:50], b'{"line":"reveal","seed":"\xff"}', *rows[50:]],
            "unreadable: 'utf-8' codec can't decode byte 0xff",
        ),
        (lambda rows: [*rows[:50], b'[0,{"do":"frobnicate"}]', *rows[50:]], "unreadable: Invalid value 'frobnicate'"),
        (
            lambda rows: [*rows[:50], b'[0,{"do":"bid","sets":[]}]', *rows[50:]],
            "seat 0 may not do this (rarrr.power.7: not-your-turn); ",
        ),
        (
            lambda rows: [*rows[:50], b'[7,{"do":"pick","card":1}]', *rows[50:]],
            "seat 7 may not do this (rarrr.power.7: not-your-turn); ",
        ),
        (lambda rows: [*rows[:50], rows[50][:9]], "cut off in the middle; "),
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
    assert str(found).startswith(f"{file}, line 51: {says}")
    assert str(found).endswith("; the 49 choices before it are good")
    assert record.lines == whole.lines[:49]
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (b'"line":"record"', b'"line":"poem"', "expected the header of a record, found: Invalid value 'poem'"),
        (b'"line":"record"', b'"line":"\xff"', "expected the header of a record, found: 'utf-8' codec can't decode"),
        (b'"game":"rarrr"', b'"game":"chess"', "expected the header of a record, found: there is no game 'chess'"),
        (b'"version":1', b'"version":99', "expected rules version 1, found 99"),
        (b'"format":2', b'"format":7', "expected format 1 or 2, found 7"),
        (b'"points":6', b'"points":9', "expected deck hash "),
        (b'"seats":3', b'"seats":30', "expected the header of a record, found: Expected `int` <= 6"),
    ],
)
def test_a_bad_header_is_refused(old: bytes, new: bytes, says: str, whole: Record, tmp_path: Path) -> None:
    file = saved(whole, tmp_path)
    file.write_bytes(file.read_bytes().replace(old, new, 1))
    with pytest.raises(RecordError) as error:
        load(file)
    assert str(error.value).startswith(f"{file}, line 1: {says}")


def test_a_record_of_older_rules_opens_with_the_options_that_they_imply(
    whole: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, file = type(whole.game), saved(whole, tmp_path)
    header = msgspec.json.decode(file.read_bytes().split(b"\n")[0])
    header["options"].pop("boostMode")
    file.write_bytes(msgspec.json.encode(header) + b"\n")
    monkeypatch.setattr(kind, "version", 2)
    with pytest.raises(RecordError, match="expected rules version 2, found 1"):
        load(file)
    monkeypatch.setattr(kind, "older", {1: {"boostMode": "flat"}})
    assert load(file)[0].options == msgspec.structs.replace(whole.options, boost_mode="flat")
    assert plays_rules(kind, 1)
    assert plays_rules(kind, 2)
    assert not plays_rules(kind, 0)
    whole.save(file)
    assert load(file)[0].options == whole.options


DEEP = b"[" * 100_000 + b"]" * 100_000


def test_a_header_or_row_that_is_too_deep_is_refused(whole: Record, tmp_path: Path) -> None:
    file = tmp_path / "deep.roar"
    header = whole.text().split(b"\n")[0]
    file.write_bytes(header.replace(b'"seats":3', b'"seats":' + DEEP, 1) + b"\n")
    with pytest.raises(RecordError, match="expected the header of a record"):
        load(file)
    file.write_bytes(header + b"\n[0," + DEEP + b"]\n")
    assert "unreadable" in str(load(file)[1])


def test_a_row_holds_nothing_more_than_a_line(whole: Record, tmp_path: Path) -> None:
    file = tmp_path / "more.roar"
    rows = whole.text().split(b"\n")
    rows[1] = rows[1][:-1] + b",null,1]"
    file.write_bytes(b"\n".join(rows))
    record, damage = load(file)
    assert (record.lines, damage is not None and damage.line) == ([], 2)


def test_a_changed_deck_is_found_by_its_hash(whole: Record, tmp_path: Path) -> None:
    file, found = saved(whole, tmp_path), "0" * len(whole.game.deck_hash)
    file.write_bytes(file.read_bytes().replace(whole.game.deck_hash.encode(), found.encode(), 1))
    with pytest.raises(RecordError, match=f"expected deck hash {whole.game.deck_hash}, found {found}"):
        load(file)


def test_a_missing_or_empty_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "nothing.roar"
    with pytest.raises(RecordError) as error:
        load(file)
    assert (error.value.line, error.value.reason, error.value.file) == (0, "No such file or directory", str(file))
    (tmp_path / "empty.roar").write_bytes(b"")
    with pytest.raises(RecordError, match="expected the header"):
        load(tmp_path / "empty.roar")


class Speechless(type(Path())):  # type: ignore[misc]
    """A file that cannot be read, on a disk that does not say why."""

    def read_bytes(self) -> bytes:
        raise OSError


def test_a_file_that_cannot_be_read_is_refused_without_a_reason_too() -> None:
    with pytest.raises(RecordError) as error:
        load(Speechless("game.roar"))
    assert str(error.value) == "game.roar: cannot be read"


def test_saving_leaves_the_old_file_until_the_new_one_is_written(whole: Record, tmp_path: Path) -> None:
    """A file of the same name with `.new` is in the way: nothing is written, and nothing is lost."""
    file = saved(whole, tmp_path)
    assert [one.name for one in tmp_path.iterdir()] == ["game.roar"]
    (tmp_path / "game.roar.new").mkdir()
    with pytest.raises(IsADirectoryError):
        recorded(3).save(file)
    assert file.read_bytes() == whole.text()


def test_a_line_that_is_refused_is_named_by_its_number(whole: Record) -> None:
    """The first line of a file is its header, so the first choice is line 2."""
    record = recorded(0)
    record.lines = [*whole.lines[:10], whole.lines[0]]
    with pytest.raises(RecordError, match=r"^line 12: seat -1 may not do this"):
        record.table()


def test_a_game_whose_seed_was_lost_goes_on_with_a_new_one() -> None:
    revealed, lost = recorded(5), recorded(5)
    lost.fair = None
    before = revealed.fair, revealed.promise
    for record in (revealed, lost):
        record.draw_seed()
    assert (revealed.fair, revealed.promise) == before
    assert isinstance(lost.fair, Fair)
    assert (lost.fair.context, lost.promise) == ("rarrr", None)
    assert lost.fair.seed != revealed.fair.seed if revealed.fair else ""


# -- nature that not every machine can repeat ----------------------------------------------------------------


def not_dealt_by_dice(monkeypatch: pytest.MonkeyPatch, follows: bool) -> Record:
    """A first deal that is not what the dice give; its step says whether it follows from them all the same."""
    record = recorded(0)
    game, s = record.game, record.table()
    fair = Fair("ab" * 32, ("salt", "pepper"), "table 1")
    drawn = game.nature(s, fair.dice(0))
    dealt = next(deal for n in range(9) if (deal := game.nature(s, Random(n))) != drawn)
    record.add(NATURE, dealt)

    def says(step: Any, s: Any, choice: Any, dice: Random) -> bool:
        assert (s, choice) == (game.start(record.options), dealt)
        assert game.nature(s, dice) == drawn
        return follows

    monkeypatch.setattr(type(s.agenda[-1]), "follows", says)
    return record


def test_without_simulating_a_step_says_whether_a_choice_follows_from_the_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert verify(not_dealt_by_dice(monkeypatch, follows=True), simulate=False) == 1
    with pytest.raises(RecordError, match=r"number 1 is not the one that the seed gives$"):
        verify(not_dealt_by_dice(monkeypatch, follows=False), simulate=False)


def test_unless_told_otherwise_every_choice_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RecordError, match=r"number 1 is not the one that the seed gives$"):
        verify(not_dealt_by_dice(monkeypatch, follows=True))


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
