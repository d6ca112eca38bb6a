"""`roarhouse analyse`, used as a person would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.test_analysis import played
from tests.cli.conftest import Run


@pytest.mark.slow
def test_a_game_is_analysed(run: Run, tmp_path: Path) -> None:
    file, found, plot = tmp_path / "game.roar", tmp_path / "found.json", tmp_path / "plot.svg"
    file.write_bytes(played("pikit").text())
    status, out, error = run("analyse", str(file), "--json", str(found), "--plot", str(plot), "--workers", "2")
    assert (status, error) == (0, "")
    assert "what each seat could know at the time" in out
    assert "luck" in out
    told = json.loads(found.read_bytes())
    assert (told["game"], told["openCards"], len(told["balances"])) == ("pikit", False, 2)
    assert plot.read_text().startswith("<?xml")


def test_what_cannot_be_analysed_is_said_in_a_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.roar"
    for text in (b"", b"nonsense\n", played("pikit").text()[:-20]):
        file.write_bytes(text)
        status, _, error = run("analyse", str(file))
        assert status == 2
        assert error.count("\n") == 1
    status, _, error = run("analyse", str(tmp_path / "missing.roar"))
    assert (status, "No such file" in error) == (2, True)
