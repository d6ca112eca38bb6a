"""How long bots wait: a game's `tempo` scales the delay of each question."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from roarhouse.games.rampage.tempo import A_FILM
from tests.server.running import RunningServer, running_server
from tests.server.virtual_time import run_in_virtual_time

DELAY = 0.25  # virtual seconds
BABIES = {"startPlayer": "host", "babyMonsters": True}  # no cards, so no windows
TURNS = 4


class Waited(NamedTuple):
    did: str
    seconds: float


async def first_turns(server: RunningServer, seats: int) -> list[Waited]:
    """What happens in the first turns of bots, and how long after the line before."""
    bots = [{"kind": "bot", "bot": "random"}] * seats
    created = await server.create_table(game="rampage", seats=bots, options={"seats": seats, **BABIES})
    table, watcher = await server.registry.find(created["table"]), await server.connect(created)
    while table.log.s.turns < TURNS:
        await watcher.unread.get()
    stored = await server.registry.services.store.read(created["table"])
    assert stored
    both = pairwise(stored.lines)
    return [Waited(json.loads(line.choice or b"{}").get("do"), (line.at - before.at) / 1000) for before, line in both]


@pytest.mark.parametrize(
    ("seats", "thinks"), [pytest.param(2, 0.0, marks=pytest.mark.long), (3, A_FILM * DELAY)], ids=["two", "three"]
)
def test_a_bot_of_rampage_thinks_before_its_action_and_aims_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, thinks: float
) -> None:
    """Among three or more it thinks as long as a film; its aim follows from the action and comes without a pause."""
    found: list[Waited] = []

    async def play() -> None:
        async with running_server(tmp_path, bot_delay=(DELAY, DELAY)) as server:
            found.extend(await first_turns(server, seats))

    run_in_virtual_time(monkeypatch, play())
    acts = [(action.seconds, aim.seconds) for action, aim in pairwise(found) if aim.did == "aim"]
    assert acts
    assert set(acts) == {(thinks, 0.0)}
