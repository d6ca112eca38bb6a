"""The table of speeds: every contestant is measured; how fast is not asserted."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from roarhouse.cli.bench import comparison
from roarhouse.core.errors import RoarhouseError
from roarhouse.lab import contest
from roarhouse.lab.peers import LEARNER

ROOT = Path(__file__).parent.parent.parent


def test_every_card_game_is_measured_beside_the_peers_that_are_installed() -> None:
    found = contest.measure(None, rounds=1, seconds=0.001)
    for name in ("arrr", "pikit", "rarrr"):
        measured = {what for whose, what in found["interpreted"] if whose == name}
        assert {"random playouts", "PettingZoo steps", "OpenSpiel steps"} <= measured
    assert ("pikit", "search: simulations") in found["interpreted"]
    assert ("OpenSpiel in C++, gin_rummy", "OpenSpiel steps") in found["peers"]
    assert all(values[0] > 0 for kind in ("interpreted", "peers") for values in found[kind].values())
    assert not found["compiled"]


def test_the_table_has_ratios_to_compiled_figures_and_to_peers() -> None:
    key, peer = ("pikit", "random playouts"), ("RLCard, gin rummy", "steps")
    learner, gin = ("pikit", LEARNER), ("OpenSpiel in C++, gin_rummy", LEARNER)
    ours, theirs = {key: [10.0], learner: [9.0]}, {peer: [2.0], gin: [4.0]}
    table = comparison({"interpreted": ours, "compiled": {key: [15.0], learner: [12.0]}, "peers": theirs})
    rows = list(zip(*[list(column.cells) for column in table.columns], strict=True))
    assert rows == [
        (*key, "10", "15", "1.50", "5.0", ""),
        (*learner, "9", "12", "1.33", "4.5", "2.25 (3.00)"),
        (*peer, "2", "", "", "1.0", "1.00"),
        (*gin, "4", "", "", "2.0", "1.00"),
    ]


def test_a_folder_without_a_compiled_package_is_named_in_one_line() -> None:
    with pytest.raises(RoarhouseError, match=r"src: no compiled package \(this package is not compiled\)$"):
        contest.elsewhere(ROOT / "src", 0.001)


def test_the_interpreter_is_named_with_its_optimisation() -> None:
    assert f"CPython {sys.version_info[0]}.{sys.version_info[1]}" in contest.interpreter()
    assert "profile-guided optimisation" in contest.interpreter()


def test_the_engine_and_the_card_games_are_compiled_and_nothing_of_rampage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from hatch_build import modules

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    names = {name for name, _ in modules(ROOT / "src", wanted["compile"], wanted["interpreted"])}
    assert {
        "roarhouse.core.game",
        "roarhouse.games.pikit.rules.take",
        "roarhouse.games.arrr.rules.cards.dice",
    } <= names
    assert not [name for name in names if "rampage" in name or name.endswith("__init__")]
