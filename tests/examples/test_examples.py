"""Every example is run, and does what it says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from roarhouse.core.errors import RoarhouseError
from roarhouse.lab.match import Match, play_all
from roarhouse.lab.report import standings

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
TORCH = ROOT / ".venv-torch"  # made by make test-long


def run(*words: str, path: str = "") -> str:
    environment = os.environ | {"MPLBACKEND": "Agg", "PYTHONPATH": path, "COLUMNS": "200"}
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_listed_and_run() -> None:
    listed = re.findall(r"^\| `([^`]+)`", (EXAMPLES / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert sorted(listed) == sorted(file.name for file in EXAMPLES.glob("*.*") if file.name != "README.md")
    assert all(name in Path(__file__).read_text(encoding="utf-8") for name in listed)


def test_the_loop_plays_three_episodes() -> None:
    lines = run("examples/pettingzoo_loop.py").splitlines()
    assert [line.split(":")[0] for line in lines] == ["episode 0", "episode 1", "episode 2"]


def test_ismcts_plays_a_match() -> None:
    said = run("examples/openspiel_ismcts.py", "pikit", "2", "10")
    assert re.fullmatch(r"ISMCTS won [012] of 2 games of pikit\n", said)


@pytest.mark.slow
def test_an_own_bot_of_twenty_lines_beats_random_players() -> None:
    """By name from the command line; 25 % would be an equal share."""
    source = (EXAMPLES / "own_bot.py").read_text(encoding="utf-8")
    assert len(source[source.index("from random") :].splitlines()) <= 20
    name = "examples/own_bot.py:Grabber"
    match = Match("pikit", 4, (str(ROOT / name), "random", "random", "random"), "own")
    rows = {row.name.rpartition(":")[2]: row for row in standings(play_all(match, 120, 2))}
    assert rows["Grabber"].interval[0] > 0.25
    assert "Grabber" in run(
        "-m", "roarhouse", "sim", "pikit", "--games", "4", "--bots", f"{name},random,random,random"
    )


def test_an_own_bot_enters_the_ladder() -> None:
    bots = "random,examples/own_bot.py:Grabber"
    said = run("-m", "roarhouse", "ladder", "pikit", "--games", "4", "--seats", "2", "--workers", "1", "--bots", bots)
    assert "| examples/own_bot.py:Grabber | 4 |" in said


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("nowhere.py:Bot", "nowhere.py: expected a Python file with a bot, found none"),
        (f"{EXAMPLES}/own_bot.py:Graber", "did you mean Grabber"),
        ("grady", "there is no bot for pikit 'grady'; did you mean greedy"),
    ],
)
def test_an_own_bot_that_is_not_there_is_named_in_one_line(name: str, line: str) -> None:
    with pytest.raises(RoarhouseError) as caught:
        play_all(Match("pikit", 2, (name, "random")), 1, 1)
    assert line in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.slow
def test_the_notebook_balance_ipynb_runs_from_top_to_bottom(tmp_path: Path) -> None:
    cells = json.loads((EXAMPLES / "balance.ipynb").read_text(encoding="utf-8"))["cells"]
    source = "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    script = tmp_path / "notebook.py"
    script.write_text(f"{source}\n\nfigure.savefig({str(tmp_path / 'plot.png')!r})\n", encoding="utf-8")
    run(str(script))
    assert (tmp_path / "plot.png").stat().st_size > 5000


@pytest.mark.long
def test_train_pikit_learns_from_exported_data_and_beats_random(tmp_path: Path) -> None:
    """PyTorch is not locked: its wheels for processors alone are not in every index. make test-long installs it."""
    file = tmp_path / "pikit.parquet"
    wanted = ["--seats", "2", "--games", "200", "--bots", "greedy", "--workers", "2", "--out", str(file)]
    run("-m", "roarhouse", "data", "pikit", *wanted)
    said = run("examples/train_pikit.py", str(file), path=str(TORCH))
    won = re.search(r"the network won (\d+) of 100 games", said)
    assert won
    assert int(won[1]) >= 65, said
