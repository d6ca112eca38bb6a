"""What a wheel carries: every game's rules, cards and words, and the browser table if it is built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from roarhouse import __version__

ROOT = Path(__file__).parent.parent


def test_a_wheel_has_everything_that_is_needed_to_play(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
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
