"""`roarhouse learn`, `ladder`, `sim` and `puzzles`: what they print and write, and what they refuse."""

from __future__ import annotations

from pathlib import Path

import pytest

from roarhouse.bots.value import read_weights
from roarhouse.cli import main


def run(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    monkeypatch.setattr("sys.argv", ["roarhouse", *map(str, words)])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


@pytest.mark.slow
def test_learn_writes_weights_with_their_origin_and_a_plot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, plot = tmp_path / "weights.json", tmp_path / "curve.svg"
    words = ("learn", "pikit", "--games", 20, "--iterations", 1, "--seats", "2,3", "--workers", 1)
    assert run(monkeypatch, *words, "--out", out, "--plot", plot) == 0
    weights = read_weights(out)
    assert (weights.games, weights.seed) == (20, "learn")
    assert weights.command == "roarhouse learn pikit --games 20 --iterations 1 --seats 2,3 --seed learn"
    assert plot.exists()
    assert "calibration" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("learn", "chess"), "chess"),
        (("learn", "pikit", "--seats", "9"), "--seats: expected numbers from 2 to 4, got '9'"),
        (("learn", "rampage"), "rampage has no features to learn weights for"),
        (("learn", "pikit", "--out", "/nowhere/weights.json"), "/nowhere: expected a folder"),
        (("ladder", "pikit", "--bots", "greedy,nobody"), "nobody"),
        (("ladder", "pikit", "--bots", "greedy", "--against", "nobody"), "nobody"),
        (("sim", "rampage", "--mode", "briskTeams", "--seats", "2"), "expected 4 seats in 2 teams of 2"),
        (("sim", "rampage", "--mode", "briskBigCity", "--seats", "3"), "expected 5 to 8 in the big city, got 3"),
        (("sim", "rampage", "--mode", "briskBabies", "--seats", "9"), "is played by 2 to 8 seats, not by 9"),
        (("puzzles", "rampage"), "weights.json: expected learned weights"),
        (("puzzles", "pikit", "--out", "/nowhere/puzzles.json"), "/nowhere: expected a folder"),
    ],
)
def test_bad_input_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str
) -> None:
    assert run(monkeypatch, *words) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1


def test_a_ladder_writes_a_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("ladder", "pikit", "--games", 4, "--seats", 2, "--bots", "random,greedy", "--workers", 1)
    assert run(monkeypatch, *words, "--out", tmp_path) == 0
    assert "| greedy | 4 |" in capsys.readouterr().out
    assert "pikit-ladder-2.svg" in (tmp_path / "pikit.md").read_text("utf-8")
