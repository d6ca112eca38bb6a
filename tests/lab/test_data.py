"""Tables of games and decisions: Parquet and JSON hold the same, with a data dictionary."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq
import pytest

from roarhouse.adapters.letters import LetterTable
from roarhouse.core.errors import RoarhouseError
from roarhouse.lab.decisions import DECISIONS, decisions
from roarhouse.lab.match import Match
from roarhouse.lab.tables import GAMES, ready


def roarhouse(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "roarhouse", *words], capture_output=True, text=True)


@pytest.mark.parametrize(("name", "mode"), [("pikit", "memory"), ("rarrr", "advanced"), ("arrr", "arrrr")])
def test_decisions_can_be_played_again_letter_by_letter(name: str, mode: str) -> None:
    """The exported letters lead through the same observations to the same result."""
    table, seats = LetterTable(name, mode, seats=2), ("greedy", "random")
    rows = decisions(table, Match(name, 2, seats, "data", mode), 0)
    again = LetterTable(name, mode, seats=2)
    again.start(Random("data/0/nature"))
    for row in rows:
        assert again.turn[0] == row["seat"]
        assert again.observe(row["seat"]).tolist() == row["observation"]
        assert row["legal"] == again.legal(row["seat"])
        assert row["letter"] in row["legal"]
        again.play(row["seat"], row["letter"])
    assert not again.turn
    assert {row["seat"]: row["reward"] for row in rows} == dict(enumerate(again.returns("result")))


def test_a_bot_that_searches_gives_its_chance_to_win() -> None:
    rows = decisions(LetterTable("pikit", seats=2), Match("pikit", 2, ("search", "random"), "x"), 0)
    chances = {name: [row["chance"] for row in rows if row["bot"] == name] for name in ("search", "random")}
    assert set(chances["random"]) == {None}
    given = [chance for chance in chances["search"] if chance is not None]
    assert given
    assert all(0 <= chance <= 1 for chance in given)


def test_the_command_writes_parquet_and_json_with_the_same_rows(tmp_path: Path) -> None:
    for name in ("d.parquet", "d.json"):
        done = roarhouse("data", "pikit", "--games", "3", "--seats", "2", "--out", str(tmp_path / name))
        assert done.returncode == 0, done.stderr
    table, text = pq.read_table(tmp_path / "d.parquet"), json.loads((tmp_path / "d.json").read_bytes())
    assert len(text["rows"]) == table.num_rows > 50
    described = {column.name: column.text for column in DECISIONS}
    assert text["columns"] == described
    assert {field.name: field.metadata[b"description"].decode() for field in table.schema} == described
    assert text["rows"][7]["legal"] == table.slice(7, 1).to_pylist()[0]["legal"]
    assert json.loads(table.schema.metadata[b"roarhouse"])["games"] == text["about"]["games"] == 3


def test_sim_writes_a_table_of_games(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    done = roarhouse("sim", "pikit", "--games", "4", "--keep", str(tmp_path / "keep"), "--out", str(file))
    assert done.returncode == 0, done.stderr
    rows: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    assert [row["game"] for row in rows] == [0, 1, 2, 3]
    assert set(rows[0]) == {column.name for column in GAMES}
    assert len(list((tmp_path / "keep").rglob("*.chunk"))) == 1


def test_bad_input_is_answered_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RoarhouseError, match=r"x.csv: expected a file that ends in .parquet or .json$"):
        ready(tmp_path / "x.csv")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(RoarhouseError, match=r"^Parquet needs pyarrow: pip install 'roarhouse\[data\]'"):
        ready(tmp_path / "x.parquet")
    monkeypatch.setitem(sys.modules, "ray", None)
    done = roarhouse("sim", "pikit", "--on", "moon")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
