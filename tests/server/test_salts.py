"""Salts are pledged before any is shown, so that neither an operator nor a seat can choose one that suits them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from roarhouse.core.records.fair import pledge
from roarhouse.server.log.fairness import fair_of
from tests.server.client import Client, Message
from tests.server.running import RunningServer, running_server
from tests.server.tables import open_registry


async def lobby(server: RunningServer, *salts: str) -> tuple[Message, list[Client]]:
    """A table whose seats have pledged these salts, each on its own connection."""
    created = await server.create_table(*["person"] * len(salts), start=False, game="growl")
    people = [await server.connect(created, seat) for seat in range(len(salts))]
    for seat, (person, salt) in enumerate(zip(people, salts, strict=True)):
        await person.send("pledge", seat=seat, hash=pledge(salt))
        await person.sync()
    return created, people


def start(server: RunningServer, created: Message) -> asyncio.Future[Any]:
    return asyncio.ensure_future(server.post(f"/tables/{created['table']}/start", {}, created["host"]))


async def until_revealing(person: Client) -> Message:
    while True:
        info: Message = (await person.receive("table"))["table"]
        if info["revealing"]:
            return info


async def test_no_salt_is_shown_before_all_are_revealed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, (ann, ben) = await lobby(server, "one", "two")
        starting = start(server, created)
        info = await until_revealing(ann)
        assert (info["pledges"], info["salts"]) == ([pledge("one"), pledge("two")], [])
        await ann.send("salt", seat=0, salt="one")
        await ann.sync()
        assert not any('"one"' in text for text in ben.raw)
        assert not starting.done()
        await ben.send("salt", seat=1, salt="two")
        assert (await starting)["salts"] == ["one", "two"]
        await ann.wait_until(lambda: ann.version >= 1)


async def test_a_salt_that_was_not_pledged_is_refused(tmp_path: Path) -> None:
    """The attack: try salts until the deal suits, after the others' salts are known."""
    async with running_server(tmp_path, reveal_within=0.3) as server:
        created, (ann, ben) = await lobby(server, "one", "two")
        starting = start(server, created)
        await until_revealing(ben)
        await ben.send("salt", seat=1, salt="three")
        assert (await ben.receive("closed"))["code"] == 4400
        await ann.send("salt", seat=0, salt="one")
        assert (await starting)["salts"] == ["one", ""]
        (table,) = server.registry.tables.values()
        assert fair_of(table.about).pledges == (pledge("one"), pledge("two")), "what was kept back can be seen"


async def test_pledges_cannot_change_after_the_start(tmp_path: Path) -> None:
    async with running_server(tmp_path, reveal_within=0.3) as server:
        created, (ann, ben) = await lobby(server, "one", "two")
        starting = start(server, created)
        await until_revealing(ben)
        await ben.send("pledge", seat=1, hash=pledge("three"))
        await ben.sync()
        await ann.send("salt", seat=0, salt="one")
        assert (await starting)["pledges"] == [pledge("one"), pledge("two")]
        await ann.send("salt", seat=0, salt="one")
        assert await ann.sync(), "a repeated salt does no harm"


async def test_a_bot_has_no_salt_of_its_own(tmp_path: Path) -> None:
    """What bots add to chance is the seed, which was committed to before any seat was taken."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        info = await server.get(f"/tables/{created['table']}")
        assert (info["pledges"], info["salts"], info["revealing"]) == (["", ""], ["", ""], False)


@pytest.mark.slow
async def test_a_server_killed_while_salts_are_revealed_deals_after_its_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path, reveal_within=600) as server:
        created, (ann, _) = await lobby(server, "one", "two")
        starting = start(server, created)
        await until_revealing(ann)
        starting.cancel()
        name = created["table"]
    async with open_registry(tmp_path) as registry:
        table = await registry.find(name)
        async with asyncio.timeout(10):
            while not table.version:
                await asyncio.sleep(0.01)
        assert not table.about.revealing


@pytest.mark.parametrize("salt", ["new\n", "new line", "ü", "", "a" * 129])
async def test_a_salt_is_printable_ascii(tmp_path: Path, salt: str) -> None:
    async with running_server(tmp_path) as server:
        me = await server.connect(await server.create_table("person", "open", start=False), 0)
        await me.send("salt", seat=0, salt=salt)
        assert (await me.receive("closed"))["code"] == 4400
