"""Order of operations: what others are told does not wait for the menu of a hidden hand."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.game import WATCHER
from roarhouse.server.live.protocols import SocketProtocol
from roarhouse.server.log import visibility
from tests.server.running import running_server


@pytest.mark.parametrize("game", ["pikit", "arrr"])
async def test_events_and_answers_are_written_before_a_menu_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """In every move: first the events of viewers that are not asked and the answer, then the next menu."""
    did: list[tuple[str, int, int]] = []  # what, version, seat
    viewers: dict[Any, int] = {}
    make, write = visibility.prompt, SocketProtocol.write_text

    def prompt(log: Any, s: Any, seat: int) -> Any:
        did.append(("menu", log.version, seat))
        return make(log, s, seat)

    def write_text(socket: Any, data: bytes) -> bool:
        message = json.loads(data)
        if message["type"] == "welcome":
            viewers[socket] = message["seats"][0] if message["seats"] else WATCHER
        if message["type"] in ("event", "ack"):
            did.append((message["type"], message["version"], viewers[socket]))
        return write(socket, data)

    monkeypatch.setattr(visibility, "prompt", prompt)
    monkeypatch.setattr(SocketProtocol, "write_text", write_text)
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game=game, takeover=False)
        watcher = await server.connect(created)
        people = [await server.connect(created, seat) for seat in (0, 1)]
        did.clear()
        rng = Random(1)
        for _ in range(20):
            me = next(one for one in people if one.prompts)
            seat, question = next(iter(me.prompts.items()))
            done = await me.choose(int(seat), rng.choice(question["options"])["choice"])
            for one in (*people, watcher):
                await one.wait_for(done["version"])
            await me.sync()
    menus = [(at, version, asked) for at, (what, version, asked) in enumerate(did) if what == "menu"]
    assert len(menus) > 5
    assert {"event", "ack"} <= {what for what, _, _ in did}
    for at, version, asked in menus:
        late = [one for one in did[at:] if one[0] != "menu" and one[1] <= version and one[2] != asked]
        assert late == [], did[max(0, at - 6) : at + 6]
