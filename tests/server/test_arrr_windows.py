"""Response windows of Arrr!!! reveal nothing about hands: two tables that differ only in a hidden hand cause the same
messages to all other viewers, and the same delays in virtual time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.server.tables import autopilot
from tests.games.arrr.cards import GAME
from tests.games.arrr.table import Table
from tests.kit.stored import prepared_table
from tests.server.client import Client, Message, without_head
from tests.server.running import running_server
from tests.server.virtual_time import run_in_virtual_time

PLAYABLE, USELESS = "black-spot", "belay-that"  # before the throw, with nothing on the pile
EVERYWHERE = {"until": "stopped", "card": -1, "own": [], "others": ["W2", "W3", "W5"]}
CLOCK = {"kind": "live", "seconds": 60, "bank": 0}
LONG_ENOUGH = 40.0  # virtual seconds
EventsAndTimes = tuple[list[list[Message]], list[int]]


def world(hidden: str, **options: Any) -> Table:
    """Ann is about to throw; Ben, who holds one Event, is asked next."""
    t = Table("Ann Ben Cid", **options).row("customs-cutter siren-shoals hanging-judge")
    t.crew(Ann="marrow-meg", Ben="iron-strongbox", Cid="ships-cat").owns(Ann=2, Ben=2, Cid=2)
    return t.events(Ben=hidden, Cid="buried-surprise").starts().tackles("Ann", "customs-cutter")


def events_and_times(folder: Path, patch: pytest.MonkeyPatch, t: Table, how: str) -> EventsAndTimes:
    """The events that Ann, Cid and a watcher get after Ann has passed, and the times of all lines in milliseconds.

    `how` is what answers for Ben: "bot", "order", "clock", "closing", or nothing: "person", or "held" if Ben asks for
    more time."""
    found: list[EventsAndTimes] = []

    async def play() -> None:
        window = (3.0, 4.5) if how in ("closing", "held") else (0.0, 0.0)
        async with running_server(folder, bot_delay=(0.7, 1.8), window_delay=window) as server:
            bots, clock = ({"Ben": None} if how == "bot" else {}), CLOCK if how == "clock" else None
            created, changes = prepared_table(GAME, t.s, t.names, bots, clock, code="twins")
            for seat in (0, 2):
                changes[0].about.seats[seat].ask_all = True  # type: ignore[union-attr]
            await server.registry.services.store.write(*changes)
            others = [await server.connect(created, *seats) for seats in ((0,), (2,), ())]
            ben = None if how == "bot" else await server.connect(created, 1)
            if ben and how == "order":
                await ben.request("order", seat=1, order=EVERYWHERE)
            await others[0].choose(0, {"do": "let"})
            if ben and how == "held":
                await ben.wait_until(lambda: ben.prompts)
                await ben.send("hold", seat=1)
            await asyncio.sleep(LONG_ENOUGH)
            stored = await server.registry.services.store.read("twins")
            times = [line.at for line in stored.lines] if stored else []
            found.append(([events(one) for one in others], [at - times[0] for at in times]))

    patch.setattr(autopilot, "_random", Random(7))
    folder.mkdir()
    run_in_virtual_time(patch, play())
    return found[0]


def events(person: Client) -> list[Message]:
    return [without_head(message) for message in person.received if message["type"] == "event"]


@pytest.mark.rule("arrr.pile.10")
@pytest.mark.parametrize(
    ("how", "after"),
    [("bot", (700, 1800)), ("order", (700, 1800)), ("closing", (3000, 4500)), ("clock", (15_000, 16_000))],
)
def test_others_cannot_tell_whether_ben_could_have_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, after: tuple[int, int]
) -> None:
    """The same narration, views and times, whether a bot, a standing order, the end of the window or a timeout passes
    for Ben."""
    able, unable = world(PLAYABLE), world(USELESS)
    one = events_and_times(tmp_path / "able", monkeypatch, able, how)
    other = events_and_times(tmp_path / "unable", monkeypatch, unable, how)
    assert able.until_asked("Ben").playable("Ben") == {PLAYABLE}
    assert unable.until_asked("Ben").playable("Ben") == set()
    assert one == other
    told, times = one
    assert [event["by"] for event in told[0][:2]] == [0, 1]
    assert after[0] <= times[1] <= after[1]


@pytest.mark.slow
@pytest.mark.rule("arrr.pile.10")
@pytest.mark.parametrize("how", ["person", "held"])
def test_a_person_without_an_answer_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """Windows do not close at this table, or Ben holds this one: nothing more is sent, for either hand."""
    one = events_and_times(tmp_path / "able", monkeypatch, world(PLAYABLE), how)
    other = events_and_times(tmp_path / "unable", monkeypatch, world(USELESS), how)
    assert one == other
    assert [event["by"] for event in one[0][0]] == [0]


@pytest.mark.rule("arrr.pile.10")
def test_tables_differ_if_skips_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check of the comparison: if only seats with an answer are asked, the two tables differ."""
    one = events_and_times(tmp_path / "able", monkeypatch, world(PLAYABLE, hideSkips=False), "person")
    other = events_and_times(tmp_path / "unable", monkeypatch, world(USELESS, hideSkips=False), "person")
    assert one != other
