"""`roarhouse render`: pictures of a recorded game of Rampage, and what is said when there is none to draw."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from roarhouse.core.find import find_game
from roarhouse.core.options import make_options
from roarhouse.core.records.record import Record
from roarhouse.games.rampage.choices import Happens
from tests.cli.conftest import Run
from tests.laws import golden

GOLDEN = Path(golden.__file__).parent / "golden" / "rampage-brisk.gz"


@pytest.fixture(scope="module")
def record() -> Record:
    """The golden game, as a record."""
    kind = find_game("rampage")
    made = Record(kind(), make_options(kind, "brisk"))
    made.lines = list(golden.choices(made.game, made.options, 7, GOLDEN, write=False))
    return made


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    record.save(tmp_path / "mine.roar")
    return tmp_path / "mine.roar"


def first_film(record: Record) -> int:
    """The line in which something moves for the first time, and the city stands already."""
    films = [n for n, (_, choice) in enumerate(record.lines, start=1) if isinstance(choice, Happens)]
    return next(n for n in films[1:] if record.lines[n - 1][1].outcome.film)  # type: ignore[attr-defined]


def differs(one: Path, other: Path) -> float:
    """The share of pixels that changed."""
    pixels = [np.asarray(Image.open(file), dtype=np.int64) for file in (one, other)]
    return float((np.abs(pixels[0] - pixels[1]).max(2) > 20).mean())


def test_the_table_is_drawn_at_any_line_and_at_any_moment_of_a_film(run: Run, record: Record, file: Path) -> None:
    line = first_film(record)
    drawn: list[Path] = []
    for words in (f"--line {line - 1}", f"--line {line} --at 0.1", f"--line {line}"):
        drawn.append(file.parent / f"{len(drawn)}.png")
        status, out, err = run("render", str(file), *words.split(), "--size", "300x200", "--out", str(drawn[-1]))
        assert (status, out.strip(), err) == (0, str(drawn[-1]), "")
    assert Image.open(drawn[0]).size == (300, 200)
    assert 0 < differs(drawn[0], drawn[2]) < 0.2
    assert differs(drawn[0], drawn[1]) > 0
    assert differs(drawn[1], drawn[2]) > 0


def test_the_last_table_is_drawn_beside_the_record_with_names_in_a_language(
    run: Run, record: Record, file: Path
) -> None:
    beside = file.parent / f"mine-{len(record.lines)}.png"
    assert run("render", str(file), "--view", "Above", "--size", "300x300")[:2] == (0, f"{beside}\n")
    german = file.parent / "german.png"
    run("render", str(file), "--view", "above", "--size", "300x300", "--lang", "de", "--out", str(german))
    assert 0 < differs(beside, german) < 0.02


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--line 999", "expected a line from 0 to"),
        ("--line -1", "expected a line from 0 to"),
        ("--line 0 --at 1", "nothing has happened yet in line 0"),
        ("--line 2 --at 0.1", "nothing moves in this line"),
        ("--line {film} --at 99", "expected a moment from 0 to"),
        ("--line {film} --at nan", "expected a moment from 0 to"),
        ("--view xyz", "there is no view 'xyz'; known: "),
        ("--view soth", "did you mean south"),
        ("--lang fr", "there is no language 'fr'"),
        ("--size 1200", "expected a size from 16x16 to 4096x4096, got '1200'"),
        ("--size 9999x9", "expected a size from 16x16 to 4096x4096"),
        ("--size 32x32 --out /nowhere/at/all.png", "/nowhere/at/all.png: No such file or directory"),
    ],
)
def test_what_cannot_be_drawn_gets_one_clear_line(
    run: Run, record: Record, file: Path, words: str, says: str
) -> None:
    status, _, err = run("render", str(file), *words.format(film=first_film(record)).split())
    assert status == 2
    assert says in err
    assert err.count("\n") == 1


def test_a_game_without_pictures_says_so(run: Run, tmp_path: Path) -> None:
    kind = find_game("rarrr")
    Record(kind(), kind.Options()).save(tmp_path / "cards.roar")
    status, _, err = run("render", str(tmp_path / "cards.roar"))
    assert (status, "there is no picture of 'rarrr'; known: rampage" in err) == (2, True)


def test_a_damaged_record_is_drawn_as_far_as_it_is_good(run: Run, file: Path) -> None:
    rows = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join(rows[:5]) + b"\n[0,{")
    status, out, err = run("render", str(file), "--size", "64x64")
    assert (status, out.strip()) == (2, str(file.parent / "mine-4.png"))
    assert "line 6" in err
