"""Questions that a seat holds, and replies of a lesson to a choice that is considered."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Raw

from roarhouse.core.lessons.files import find_lesson
from roarhouse.server.tables.creation import create
from roarhouse.server.tables.help.teaching import teach
from roarhouse.server.tables.submit import consider, submit_choice, submit_hold
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.bodies import NewSeat, NewTable
from tests.server.tables import Recorder, open_registry, started_table
from tests.server.test_submit import GROWL, STARTED

LESSON = ("yodel", "01-first-yodel")


async def stored_hold(table: Table, seat: int) -> int:
    stored = await table.services.store.read(table.about.table)
    assert stored
    return stored.about.seats[seat].held


async def test_a_held_question_is_stored_and_only_its_owner_is_told(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        owner, other = Recorder(0), Recorder(1)
        for viewer in (owner, other):
            table.presence.add(viewer)
        await submit_hold(table, 0)
        assert (await stored_hold(table, 0), await stored_hold(table, 1)) == (table.opened, -1)
        assert len(owner.of_type("orders")) == 1
        assert other.of_type("orders") == []


async def test_a_hold_counts_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that is about to close waits for no disk."""
    async with started_table(tmp_path) as table:
        seen: list[tuple[bool, int]] = []
        monkeypatch.setattr(
            table.autopilot, "refresh", lambda: seen.append((table.questions.is_held(0), table.about.seats[0].held))
        )
        await submit_hold(table, 0)
        assert seen == [(True, -1), (True, table.opened)]


async def test_a_repeated_hold_changes_nothing(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        owner = Recorder(0)
        table.presence.add(owner)
        await submit_hold(table, 0)
        revision = table.revision
        await submit_hold(table, 0)
        assert (table.revision, len(owner.of_type("orders"))) == (revision, 1)


async def test_a_hold_lasts_as_long_as_its_question(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        await submit_hold(table, 1)
        await submit_choice(table, 0, GROWL, STARTED, "a")
        await submit_choice(table, 1, GROWL, STARTED, "b")
        assert not table.questions.is_held(1)
        await submit_hold(table, 1)
        assert await stored_hold(table, 1) == table.opened


async def test_nothing_is_held_before_the_game_begins(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        wanted = NewTable(game="growl", seats=(NewSeat(kind="person"),) * 2)
        table = await registry.find((await create(registry, wanted)).table)
        revision = table.revision
        await submit_hold(table, 0)
        assert (table.revision, table.about.seats[0].held, table.questions.held) == (revision, -1, {})


async def test_a_lesson_replies_to_another_legal_choice_and_to_no_refused_one(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        table = await registry.find((await teach(registry, *LESSON, "Momo")).table)
        said = consider(table, 0, Raw(b'{"do":"call","loud":1000}'), "c").reply
        expected = find_lesson(*LESSON).step[0].wrong[0]
        assert said
        assert (said.en, said.de) == (expected.en, expected.de)
        refused = consider(table, 0, Raw(b'{"do":"call","loud":0}'), "c")
        assert refused.refusal
        assert refused.reply is None
