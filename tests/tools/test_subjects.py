"""The check of commit subjects, in real repositories."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.subjects import BASE, MOST, ROOT, check_history, check_message

LONG = "Say in a subject of more than seventy-two characters what no list of commits can show"
QUIET = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
WHO = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]


def git(folder: Path, *words: str) -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")} | QUIET
    done = subprocess.run(["git", *WHO, *words], cwd=folder, env=env, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def commit(folder: Path, subject: str) -> str:
    git(folder, "commit", "-q", "--allow-empty", "-m", subject)
    return git(folder, "rev-parse", "HEAD")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "-q")
    return folder


def test_subjects_after_the_base_are_checked_and_older_ones_are_not(repository: Path) -> None:
    base = commit(repository, LONG)
    commit(repository, "x" * MOST)
    assert check_history(repository, base) == []
    commit(repository, "x" * (MOST + 1))
    commit(repository, "Say it briefly")
    (found,) = check_history(repository, base)
    assert f"{MOST + 1} characters" in found


def test_characters_are_counted_not_bytes(repository: Path) -> None:
    base = commit(repository, "Begin")
    commit(repository, "ū" * MOST)
    assert check_history(repository, base) == []


def test_a_subject_wrapped_over_two_lines_counts_as_one(repository: Path) -> None:
    base = commit(repository, "Begin")
    commit(repository, f"{'x' * 40}\n{'y' * 40}")
    assert len(check_history(repository, base)) == 1


def test_merges_are_left_out(repository: Path) -> None:
    base = commit(repository, "Begin")
    git(repository, "checkout", "-q", "-b", "side")
    commit(repository, "Change the side")
    git(repository, "checkout", "-q", "-")
    git(repository, "merge", "-q", "--no-ff", "-m", f"Merge {LONG}", "side")
    assert check_history(repository, base) == []


def test_a_shallow_clone_checks_the_commits_it_has(repository: Path, tmp_path: Path) -> None:
    base = commit(repository, "Begin")
    commit(repository, LONG)
    commit(repository, "Say it briefly")
    for depth, found in ((1, 0), (2, 1), (3, 1)):
        clone = tmp_path / f"depth-{depth}"
        git(tmp_path, "clone", "-q", "--depth", str(depth), repository.as_uri(), str(clone))
        assert len(check_history(clone, base)) == found


def test_outside_a_checkout_there_is_nothing_to_check(tmp_path: Path, repository: Path) -> None:
    assert check_history(tmp_path) == []
    base = commit(repository, "Begin")
    commit(repository, LONG)
    unpacked = repository / "roarhouse-0.2.0"  # an sdist that was unpacked inside another repository
    unpacked.mkdir()
    assert check_history(unpacked, base) == []


def test_without_git_there_is_nothing_to_check(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(repository, LONG)
    monkeypatch.setenv("PATH", "")
    assert check_history(repository) == []


@pytest.mark.parametrize(
    ("message", "found"),
    [
        ("x" * MOST, 0),
        ("x" * (MOST + 1), 1),
        (f"\n# a comment of git that is not part of the message, however long it may be {LONG}\nShort\n", 0),
        (f"Short\n\n{LONG * 3}\n", 0),
        (f"Merge {LONG}", 0),
        (f"fixup! {LONG}", 0),
        ("", 0),
    ],
)
def test_a_message_is_checked_by_its_subject(tmp_path: Path, message: str, found: int) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    assert len(check_message(file)) == found


def test_the_hook_rejects_a_long_subject_and_says_why(repository: Path) -> None:
    for name in ("subjects.py", "hooks/commit-msg"):
        (repository / "tools" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "tools" / name, repository / "tools" / name)
    shutil.copy(ROOT / "Makefile", repository)
    subprocess.run(["make", "-s", "hooks"], cwd=repository, check=True)
    commit(repository, "Say it briefly")
    with pytest.raises(subprocess.CalledProcessError) as failed:
        commit(repository, LONG)
    assert f"at most {MOST}" in failed.value.stderr
    assert git(repository, "log", "--format=%s") == "Say it briefly"


def test_this_repository_passes() -> None:
    assert len(BASE) == 40
    subprocess.run([sys.executable, ROOT / "tools" / "subjects.py"], check=True)
