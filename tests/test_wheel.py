"""What a wheel carries: every game's rules, cards and words, and the browser table if it is built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from roarhouse import __version__

ROOT = Path(__file__).parent.parent
LARGEST = 5_000_000  # bytes


def built_wheel(folder: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_a_wheel_has_everything_that_is_needed_to_play(tmp_path: Path) -> None:
    wheel = built_wheel(tmp_path)
    assert wheel.name.startswith(f"roarhouse-{__version__}-")
    held = set(ZipFile(wheel).namelist())
    for game in (path.parent for path in (ROOT / "src/roarhouse/games").glob("*/game.py")):
        for name in ("rules.toml", "deck.toml", "words.en.ftl", "words.de.ftl"):
            assert f"roarhouse/games/{game.name}/{name}" in held
    for migration in (ROOT / "src/roarhouse/server/store/migrations").rglob("[!_]*.*"):
        if migration.suffix in (".py", ".mako"):
            assert str(migration.relative_to(ROOT / "src")) in held
    built = {file for file in (ROOT / "web/dist").rglob("*") if file.is_file()}
    assert {f"roarhouse/web/{file.relative_to(ROOT / 'web/dist')}" for file in built} <= held


@pytest.mark.slow
def test_a_wheel_works_in_an_empty_environment_without_node(tmp_path: Path) -> None:
    """Server with the browser table, a game over a WebSocket, a PettingZoo episode: see tools/smoke.py."""
    wheel = built_wheel(tmp_path)
    assert wheel.stat().st_size < LARGEST
    venv, uv = tmp_path / "venv", [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "-q", "--python", sys.executable, str(venv)], check=True)
    python = venv / "bin" / "python"
    wanted = [f"{wheel}[pettingzoo]", "-c", str(ROOT / "requirements.lock")]
    subprocess.run([*uv, "pip", "install", "-q", "--python", str(python), *wanted], check=True)
    smoke = [str(python), str(ROOT / "tools" / "smoke.py")]
    environment = {"PATH": str(venv / "bin"), "HOME": str(tmp_path)}
    done = subprocess.run(smoke, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert [line.split(" ")[0] for line in done.stdout.splitlines()] == ["served", "played", "played"]


def test_playing_imports_no_optional_package() -> None:
    """Nothing of the optional packages is imported to play, to serve or to simulate."""
    optional = ("pettingzoo", "gymnasium", "pyspiel", "pyarrow", "ray", "matplotlib")
    check = f"import sys, roarhouse, roarhouse.cli; print([name for name in {optional} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
