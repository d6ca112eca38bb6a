"""Pikit in the terminal: whole games of one person and bots, in both languages, at every number of seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from roarhouse.core.game import NATURE
from roarhouse.core.records.record import load
from roarhouse.games.pikit.choices import Play, Take
from tests.cli.conftest import Run

# plays or cancels whatever can be played, takes the second way if there is one, and otherwise does the first thing
TYPED = "2\n1\n" * 400
LAID_OPEN = {"en": "lays open", "de": "offen hin:"}
WON = {"en": ("wins!", "share"), "de": ("gewinnt!", "teilen")}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_in_the_terminal(run: Run, lang: str, seats: int, tmp_path: Path) -> None:
    """The person plays cards, answers and takes; all hands are laid open, and the record verifies."""
    words = ("play", "pikit", "--seats", str(seats), "--lang", lang, "--seed", f"terminal-{seats}")
    status, out, _ = run(*words, "--name", "Momo", typed=TYPED)
    assert status == 0
    assert any(word in out for word in WON[lang])
    assert out.count(LAID_OPEN[lang]) == seats
    file = next((tmp_path / "data").rglob("*.roar"))
    record, damage = load(file)
    assert damage is None
    result = record.game.result(record.table())
    assert result is not None
    assert all(str(score) in out for score in result.scores)
    mine = [choice for seat, choice in record.lines if seat == 0]
    assert any(isinstance(choice, Play) for choice in mine)
    assert any(isinstance(choice, Take) for choice in mine)
    assert {seat for seat, _ in record.lines} == {NATURE, *range(seats)}
    status, out, _ = run("verify", str(file))
    assert (status, "fair" in out) == (0, True)


def test_the_odds_and_the_player_aid_are_read_on_request(run: Run) -> None:
    out = run("play", "pikit", "--seats", "2", "--seed", "aid", typed="t odds\nt aid\nq\n")[1]
    assert "%" in out
    assert "Reroll" in out
