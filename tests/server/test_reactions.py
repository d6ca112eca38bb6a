"""Quick reactions: shown to everyone at the table at once, limited, and kept nowhere."""

from __future__ import annotations

from pathlib import Path

from roarhouse.server.tables.chat import REACTIONS_AT_ONCE
from tests.server.running import running_server


async def test_everyone_sees_a_reaction_once_and_latecomers_do_not(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl", start=False)
        me, you, watcher = [await server.connect(created, *seats) for seats in ((0,), (1,), ())]
        await me.send("react", seat=0, reaction="roar")
        for one in (me, you, watcher):
            assert await one.receive("reaction") == {"type": "reaction", "seat": 0, "reaction": "roar"}
        late = await server.connect(created)
        await late.sync()
        assert not [one for one in late.received if one["type"] == "reaction"]


async def test_reactions_that_come_too_quickly_are_dropped(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me, again = await server.connect(created, 0), await server.connect(created, 0)
        for one in (me, again):
            for _ in range(REACTIONS_AT_ONCE):
                await one.send("react", seat=0, reaction="wow")
            await one.sync()
        assert len([one for one in me.received if one["type"] == "reaction"]) == REACTIONS_AT_ONCE
        assert me.closed is None


async def test_a_reaction_needs_a_seat_and_is_in_no_record(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me, watcher = await server.connect(created, 0), await server.connect(created)
        version = me.version
        await me.send("react", seat=0, reaction="clap")
        await me.receive("reaction")
        assert (await server.get(f"/tables/{created['table']}"))["version"] == version
        await watcher.send("react", seat=0, reaction="clap")
        assert (await watcher.receive("closed"))["code"] == 4403
        await me.send("react", seat=0, reaction="insult")
        assert (await me.receive("closed"))["code"] == 4400
