"""Arrr!!! in the terminal: every mode in both languages, by a person who types and by bots, to the last line."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from roarhouse.core.phrases import LANGUAGES
from roarhouse.core.records.record import load
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Many, Who, Words
from tests.cli.conftest import Run, run
from tests.games.arrr.cards import GAME

__all__ = ["run"]  # a fixture of this module too

SEATS = {"swabber": 2, "avast": 3, "arrrr": 4, "teams": 4}
BOTS = ("greedy", "random", "greedy")
SURELY_ENOUGH = 4000  # lines typed; a game takes a few hundred


def typed(seed: str) -> str:
    """Numbers of a menu; those that it does not have are answered with a question, and the next one is read."""
    rng = Random(seed)
    return "".join(f"{rng.choice((1, 1, 2, 2, 3, 4, 5, 8))}\n" for _ in range(SURELY_ENOUGH))


@pytest.mark.slow
@pytest.mark.rule("arrr.modes.1", "arrr.teams.1")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", SEATS)
def test_a_whole_game(run: Run, tmp_path: Path, mode: str, lang: str) -> None:
    """Its end, its sheet and its winner are read out; the record tells the same, and anybody can check it."""
    bots = ",".join(BOTS[: SEATS[mode] - 1])
    words = f"play arrr --mode {mode} --seats {SEATS[mode]} --lang {lang} --bots {bots} --name Momo --seed {mode}"
    status, out, err = run(*words.split(), typed=typed(mode + lang))
    assert (status, err) == (0, "")
    file = next((tmp_path / "data").rglob("*.roar"))
    record, damage = load(file)
    result = GAME.result(record.table())
    assert damage is None
    assert result is not None
    assert {seat for seat, _ in record.lines} == {-1, *range(SEATS[mode])}
    speaker = Speaker(GAME, lang)
    speaker.names = ("Momo", "Bot 2", "Bot 3", "Bot 4")[: SEATS[mode]]
    end = out[out.rindex(speaker.say(Words("table-over"))) :]
    for key, points in (*result.sheet, ("table-total", result.scores)):
        row = next(line for line in end.splitlines() if speaker.say(Words(key)) in line)
        assert [int(one) for one in row.split() if one.isdigit()] == list(points)
    who = Many(tuple(Who(seat) for seat in result.winners))
    assert speaker.say(Words("table-wins" if len(result.winners) == 1 else "table-share", {"who": who})) in end
    assert run("verify", str(file))[0] == 0
