"""The pages of the site, as Markdown: those in docs/, those at the root of the repository, and generated ones.

A line `<!-- generate: client -->` or `<!-- generate: options rarrr -->` is replaced by what that generator writes.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from pkgutil import iter_modules

from tools.site import games, protocol

ROOT = Path(__file__).resolve().parents[2]
ROOT_PAGES = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md"}
API = {
    "core": "The engine: steps, states, games, words, records, fairness.",
    "bots": "Players that are programs.",
    "lab": "Matches between bots, balance reports and benchmarks.",
}
GENERATORS: dict[str, Callable[..., str]] = {
    "client": protocol.client,
    "server": protocol.server,
    "http": protocol.http,
    "types": protocol.shared,
    "facts": games.facts,
    "options": games.options,
    "modes": games.modes,
    "choices": games.choices,
}
MARK = re.compile(r"^<!-- generate: (.+?) -->$", re.MULTILINE)


def write_pages(folder: Path) -> None:
    """Everything that MkDocs reads, in a folder of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    for file in folder.rglob("*.md"):
        file.write_text(filled(file.read_text(encoding="utf-8")), encoding="utf-8")
    for source, page in ROOT_PAGES.items():
        (folder / page).write_text(relinked((ROOT / source).read_text(encoding="utf-8")), encoding="utf-8")
    for package, about in API.items():
        (folder / "api" / f"{package}.md").write_text(reference(package, about), encoding="utf-8")


def filled(markdown: str) -> str:
    """A page with its generated parts."""
    return MARK.sub(lambda found: generated(*found[1].split()), markdown)


def generated(name: str, *arguments: str) -> str:
    if name not in GENERATORS:
        raise SystemExit(f"docs: nothing generates {name!r}; known are {', '.join(GENERATORS)}")
    return GENERATORS[name](*arguments)


def relinked(text: str) -> str:
    """Links of a file at the root of the repository, as links of a page at the root of the site."""
    text = text.replace("](docs/", "](")
    for source, page in ROOT_PAGES.items():
        text = text.replace(f"]({source})", f"]({page})")
    return text


def reference(package: str, about: str) -> str:
    """A page with the docstrings of every module of a package."""
    found = [one.name for one in iter_modules([str(ROOT / "src" / "roarhouse" / package)])]
    modules = sorted(found, key=lambda name: (name != "game", name))  # core.game is the page to read first
    parts = "\n\n".join(f"::: roarhouse.{package}.{name}" for name in modules if not name.startswith("_"))
    return f"# roarhouse.{package}\n\n{about}\n\n{parts}\n"
