"""Records of whole games: what a check of them finds with physics, and what without."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from roarhouse.bots.bots import ask
from roarhouse.core.errors import RecordError
from roarhouse.core.game import NATURE, Game
from roarhouse.core.records.fair import Fair
from roarhouse.core.records.record import Line, Record, load, verify
from roarhouse.games.rampage.bot.greedy import Greedy
from roarhouse.games.rampage.choices import Happens
from roarhouse.games.rampage.physics.interface import Outcome
from tests.cli.conftest import Run, run  # noqa: F401 - a fixture
from tests.games.rampage.table import GAME, options
from tests.laws import golden, laws
from tests.laws.laws import sample


@pytest.fixture(scope="module")
def whole() -> Record:
    """A fair game between random players, over soon."""
    fair, rng = Fair("ab" * 32, ("salt",), "table 1"), Random(1)
    record = Record(GAME, options(seats=2, stallTurns=1), fair.promise())
    record.fair = fair
    s, n = GAME.start(record.options), 0
    while turn := GAME.turn(s):
        seat = turn[0]
        choice = GAME.nature(s, fair.dice(n)) if seat == NATURE else sample(GAME.menu(s, seat), rng)
        n += seat == NATURE
        GAME.apply(s, seat, choice)
        record.add(seat, choice)
    return record


def planned(game: Game[Any], options: Any, rng: Random) -> Iterator[tuple[Any, Line]]:
    """A game between four quick planners."""
    s, bot = game.start(options), Greedy()
    while turn := game.turn(s):
        by = turn[0]
        line = by, game.nature(s, rng) if by == NATURE else ask(bot, game, s, by, rng)
        yield s, line
        game.apply(s, *line)


def test_a_whole_standard_game_between_planners_reads_as_it_was_written() -> None:
    """Law 10 for a game of full length: the modes, which all the laws run through, are brisk."""
    file = Path(laws.__file__).with_name("golden") / "rampage-standard.txt"
    golden.agrees(GAME, options(seats=4), 7, file, planned)


def changed(record: Record, change: Callable[[Outcome], Outcome]) -> Record:
    """The same record with another outcome of the last run of physics."""
    forged = Record(record.game, record.options, record.promise)
    forged.fair, forged.lines = record.fair, record.lines.copy()
    number = max(k for k, (_, choice) in enumerate(record.lines) if isinstance(choice, Happens))
    happened = record.lines[number][1]
    assert isinstance(happened, Happens)
    forged.lines[number] = (NATURE, Happens(change(happened.outcome)))
    return forged


def nudged(outcome: Outcome) -> Outcome:
    """One Meeple a hundredth of a millimetre farther east."""
    poses, meeple = list(outcome.table.poses), GAME.start(options()).box.roster.meeples[0]
    pose = poses[meeple]
    assert pose is not None
    poses[meeple] = replace(pose, x=pose.x + 1)
    return replace(outcome, table=replace(outcome.table, poses=tuple(poses)))


def eaten_in_secret(outcome: Outcome) -> Outcome:
    poses = (None, *outcome.table.poses[1:])
    return replace(outcome, table=replace(outcome.table, poses=poses))


@pytest.mark.rule("rampage.judge.13")
def test_the_same_seed_lets_the_same_happen_again(whole: Record) -> None:
    choices = sum(seat == NATURE for seat, _ in whole.lines)
    assert verify(whole, simulate=True) == verify(whole, simulate=False) == choices > 5


@pytest.mark.parametrize(
    "forge",
    [
        lambda outcome: replace(outcome, seed=outcome.seed + 1),
        lambda outcome: replace(outcome, readings=replace(outcome.readings, bare=(0,), fallen=(0,))),
    ],
    ids=["another tremor", "wrong readings"],
)
def test_without_physics_a_wrong_tremor_and_wrong_readings_are_found(
    whole: Record, forge: Callable[[Outcome], Outcome]
) -> None:
    with pytest.raises(RecordError, match="not the one that the seed gives"):
        verify(changed(whole, forge), simulate=False)


def test_with_physics_a_hundredth_of_a_millimetre_is_found(whole: Record) -> None:
    forged = changed(whole, nudged)
    verify(forged, simulate=False)
    with pytest.raises(RecordError, match="not the one that the seed gives"):
        verify(forged, simulate=True)


def test_a_record_that_loses_a_piece_does_not_open(whole: Record, tmp_path: Path) -> None:
    changed(whole, eaten_in_secret).save(tmp_path / "forged.roar")
    _, damage = load(tmp_path / "forged.roar")
    assert damage is not None
    assert "rampage.judge" in str(damage)


def test_a_replay_never_simulates(whole: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole.save(tmp_path / "game.roar")
    s = whole.table()
    monkeypatch.setattr(type(s.box.world), "simulate", None)
    again, damage = load(tmp_path / "game.roar")
    assert damage is None
    assert again.table() == s


def test_the_command_says_what_it_has_checked(run: Run, whole: Record, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "game.roar"
    whole.save(file)
    status, out, _ = run("verify", str(file))
    assert (status, "fair" in out, "not simulated again" in out) == (0, True, True)
    status, out, _ = run("verify", str(file), "--simulate")
    assert (status, "fair" in out, "not simulated again" in out) == (0, True, False)


OLD = sorted((Path(__file__).parent / "records").glob("0.1-*.jsonl.gz"))


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.name)
def test_records_of_version_0_1_still_replay(file: Path, tmp_path: Path) -> None:
    """Their outcomes are recorded, and their deck says at which moments its Superpowers are usable."""
    plain = tmp_path / "old.jsonl"
    plain.write_bytes(gzip.decompress(file.read_bytes()))
    record, damage = load(plain)
    assert damage is None
    assert record.game.turn(record.table()) == ()


def test_there_are_old_records() -> None:
    assert len(OLD) == 3
