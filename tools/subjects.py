"""Check that commit subjects have at most 72 characters.

`python3 tools/subjects.py` checks the history since BASE; `python3 tools/subjects.py FILE` checks one commit message
(the commit-msg hook in tools/hooks). Standard library only: a hook runs before any environment exists.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST = 72
BASE = "666e326554016c075a1e948c80c5d744b09c54d3"  # last commit of 0.1; older subjects are left as they are
REWRITTEN = ("Merge ", "fixup! ", "squash! ", "amend! ")  # subjects that git writes, or that a rebase removes


def git(folder: Path, *words: str, given: str | None = None) -> str | None:
    """What git prints; None if it fails or is not installed."""
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *words], input=given, capture_output=True, encoding="utf-8", errors="replace"
        )
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def is_checkout(folder: Path) -> bool:
    """Is this folder the top of a git checkout? An unpacked sdist is not, even inside another repository."""
    top = git(folder, "rev-parse", "--show-toplevel")
    return top is not None and Path(top.strip()).resolve() == folder.resolve()


def history(folder: Path, base: str) -> list[tuple[str, str]]:
    """Commits after the base, as (hash, subject); every commit there is if a shallow clone ends before the base."""
    known = git(folder, "cat-file", "-e", f"{base}^{{commit}}") is not None
    span = f"{base}..HEAD" if known else "HEAD"
    lines = (git(folder, "log", "--no-merges", "--format=%h%x09%s", span) or "").splitlines()
    return [(commit, subject) for commit, _, subject in (line.partition("\t") for line in lines)]


def subject_of(message: str) -> str:
    """The first paragraph in one line, as git shows it, without comments."""
    cleaned = git(Path.cwd(), "stripspace", "--strip-comments", given=message)
    paragraph = (message if cleaned is None else cleaned).strip().partition("\n\n")[0]
    return " ".join(paragraph.splitlines())


def too_long(subject: str) -> bool:
    return len(subject) > MOST and not subject.startswith(REWRITTEN)


def complaint(name: str, subject: str) -> str:
    return f"{name}: the subject has {len(subject)} characters, at most {MOST} are allowed: {subject}"


def check_message(file: Path) -> list[str]:
    subject = subject_of(file.read_text(encoding="utf-8", errors="replace"))
    return [complaint("commit message", subject)] if too_long(subject) else []


def check_history(folder: Path, base: str = BASE) -> list[str]:
    if not is_checkout(folder):
        return []
    return [complaint(commit, subject) for commit, subject in history(folder, base) if len(subject) > MOST]


def main(arguments: list[str]) -> int:
    found = check_message(Path(arguments[0])) if arguments else check_history(ROOT)
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
