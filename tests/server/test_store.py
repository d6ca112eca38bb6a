"""The store: atomic writes, batched commits, conflicts, migrations."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Raw

from roarhouse.core.errors import RoarhouseError
from roarhouse.server.errors import Conflict
from roarhouse.server.ops.metrics import Metrics
from roarhouse.server.store import database, sql
from roarhouse.server.store.base import (
    About,
    AddKey,
    AddTable,
    Append,
    Change,
    Freeze,
    Frozen,
    Line,
    Page,
    SaveTable,
    Seated,
)
from roarhouse.server.store.database import engine_for, migrate, revision_of, snapshots
from roarhouse.server.store.schema import NEWEST, metadata
from roarhouse.server.store.sql import SqlStore
from roarhouse.server.wire.types import ClockRules
from tests.kit.databases import database_in, on_postgresql
from tests.server.running import run

FIRST_START = (
    "import sys; from roarhouse.server.store.database import engine_for, migrate; migrate(engine_for(sys.argv[1]))"
)
MIGRATIONS = Path(sql.__file__).with_name("migrations")


def about(table: str = "abc", **more: Any) -> About:
    created: dict[str, Any] = {
        "table": table,
        "game": "growl",
        "rules": 1,
        "mode": "",
        "options": Raw(b"{}"),
        "deck": "hash",
        "seats": [Seated(kind="person", order=Raw(b'{"passAbove":3}'))],
        "clock": ClockRules(),
        "listed": True,
        "takeover": True,
        "state": "lobby",
        "created": 1,
        "seed": "00",
        "host": "",
    }
    return About(**{**created, **more})


def line(version: int) -> Line:
    return Line(version=version, seat=0, how="person", choice=b"{}", told=b"[]", at=1, action=f"a{version}")


def opened(tmp_path: Path) -> tuple[SqlStore, Metrics]:
    metrics = Metrics()
    return SqlStore(database_in(tmp_path), metrics), metrics


def test_a_key_is_stored_once(tmp_path: Path) -> None:
    async def work() -> None:
        store, _ = opened(tmp_path)
        await store.open()
        assert await store.key("signing") is None
        await store.write(AddKey(name="signing", value=b"first"))
        with pytest.raises(Conflict):
            await store.write(AddKey(name="signing", value=b"second"))
        assert (await store.key("signing"), await store.key("other")) == (b"first", None)
        await store.close()

    run(work())


def test_written_data_is_read_back(tmp_path: Path) -> None:
    async def work() -> None:
        store, _ = opened(tmp_path)
        await store.open()
        await store.write(AddTable(about=about(), cards=b"cards"))
        frozen = Frozen(version=2, natures=1, state=b"{}")
        await store.write(Append(table="abc", lines=(line(1), line(2))), Freeze(table="abc", frozen=frozen))
        await store.write(SaveTable(about=about(state="playing", clock=ClockRules(kind="live")), revision=0))
        await store.close()
        store, _ = opened(tmp_path)
        await store.open()
        read = await store.read("abc")
        assert read
        assert (read.lines, read.frozen, read.revision, read.cards) == ((line(1), line(2)), frozen, 1, b"cards")
        assert bytes(read.about.seats[0].order) == b'{"passAbove":3}'
        assert await store.read("none") is None
        assert [name for _, name, _ in await store.listed(Page(most=5))] == ["abc"]
        assert await store.ticking() == ["abc"]
        await store.close()

    run(work())


@pytest.mark.parametrize(
    "late",
    [
        (Append(table="abc", lines=(line(1),)),),
        (SaveTable(about=about(state="over"), revision=7),),
        (AddTable(about=about(), cards=b""),),
        (Append(table="abc", lines=(line(2),)), SaveTable(about=about(), revision=7)),
    ],
)
def test_a_conflicting_write_changes_nothing(tmp_path: Path, late: tuple[Change, ...]) -> None:
    async def work() -> None:
        store, _ = opened(tmp_path)
        await store.open()
        await store.write(AddTable(about=about(), cards=b""), Append(table="abc", lines=(line(1),)))
        before = await store.read("abc")
        with pytest.raises(Conflict):
            await store.write(*late)
        after = await store.read("abc")
        assert before
        assert after
        assert (before.lines, before.revision) == (after.lines, after.revision)
        await store.close()

    run(work())


def test_jobs_share_a_commit_and_a_failing_one_does_not_affect_others(tmp_path: Path) -> None:
    async def work() -> None:
        store, metrics = opened(tmp_path)
        await store.open()
        await store.write(AddTable(about=about(), cards=b""))
        jobs = [store.write(Append(table="abc", lines=(line(version),))) for version in [*range(1, 101), 7]]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(one, Conflict) for one in answers].count(True) == 1
        read = await store.read("abc")
        assert read
        assert len(read.lines) == 100
        commits = metrics.registry.get_sample_value("roarhouse_commit_seconds_count")
        assert commits
        assert commits < 60
        await store.close()

    run(work())


def test_commits_are_flushed(tmp_path: Path) -> None:
    engine = engine_for(database_in(tmp_path))
    with engine.connect() as link:
        if on_postgresql():
            assert link.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
            return
        assert link.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"
        assert link.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def test_migrations_create_the_tables_of_the_code(tmp_path: Path) -> None:
    engine = engine_for(database_in(tmp_path))
    assert revision_of(engine) is None
    migrate(engine)
    assert revision_of(engine) == NEWEST == ScriptDirectory(str(MIGRATIONS)).get_current_head()
    migrate(engine)
    with engine.connect() as link:
        assert compare_metadata(MigrationContext.configure(link), metadata) == []


@pytest.mark.slow
def test_simultaneous_first_starts_migrate_once(tmp_path: Path) -> None:
    address = database_in(tmp_path)
    starts = [subprocess.Popen([sys.executable, "-c", FIRST_START, address]) for _ in range(4)]
    assert [start.wait() for start in starts] == [0] * 4
    assert revision_of(engine_for(address)) == NEWEST


def test_a_read_sees_one_snapshot(tmp_path: Path) -> None:
    """A line and a new row committed between the statements of a read are not seen, or both are."""
    address = database_in(tmp_path)
    engine, other = engine_for(address), engine_for(address)
    migrate(engine)
    with engine.execution_options(writes=True).begin() as link:
        sql.apply_all(link, [AddTable(about=about(), cards=b""), Append(table="abc", lines=(line(1),))])

    pending: list[Change] = [SaveTable(about=about(state="over"), revision=0), Append(table="abc", lines=(line(2),))]

    def commit_between(_link: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not (pending and statement.startswith("SELECT")):
            return
        changes = [pending.pop() for _ in range(len(pending))]
        with other.execution_options(writes=True).begin() as link:
            sql.apply_all(link, changes)

    sa.event.listen(engine, "after_cursor_execute", commit_between)
    with snapshots(engine).connect() as link:
        read = sql.read_table(link, "abc")
    assert not pending
    assert read
    assert (read.about.state, read.revision, len(read.lines)) == ("lobby", 0, 1)


def test_of_two_frozen_states_the_newer_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        store, _ = opened(tmp_path)
        await store.open()
        await store.write(AddTable(about=about(), cards=b""))
        for version in (50, 100, 70):
            frozen = Frozen(version=version, natures=0, state=b"{}")
            await store.write(Freeze(table="abc", frozen=frozen))
        read = await store.read("abc")
        assert read
        assert read.frozen
        assert read.frozen.version == 100
        await store.close()

    run(work())


def test_a_database_that_cannot_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "RECONNECT_WAITS", ())
    with pytest.raises(RoarhouseError, match="--database"):
        migrate(engine_for("postgresql://127.0.0.1:1/none"))
    with pytest.raises(RoarhouseError, match="--database"):
        migrate(engine_for("sqlite:////nowhere/at/all.db"))
    with pytest.raises(RoarhouseError, match="--database"):
        engine_for("no-such-dialect://x")
