"""The protocol: the order of messages, versions, chat, refusals and handshakes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from roarhouse.core.find import game_names
from roarhouse.core.game import WATCHER
from roarhouse.server.wire import messages
from tests.server.client import Client
from tests.server.running import running_server


async def test_a_whole_game_with_bots(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", "bot")
        me = await server.connect(created, 0)
        await me.play_random(Random(1))
        assert me.over
        assert set(me.over["result"]["winners"]) <= {0, 1, 2}
        for text in me.raw:
            msgspec.json.decode(text, type=messages.FromServer)
        numbers = [one["version"] for one in me.received if one["type"] == "event"]
        assert numbers == list(range(numbers[0], numbers[-1] + 1)), "events are numbered without gaps"


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
async def test_every_game_with_bots(tmp_path: Path, game: str) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", "bot", game=game)
        me = await server.connect(created, 0)
        await me.play_random(Random(2))
        assert me.over


async def test_every_viewer_gets_the_same_versions(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", "person", game="growl", start=False)
        people = [await server.connect(created, k) for k in range(3)]
        watcher = await server.connect(created)
        await server.post(f"/tables/{created['table']}/start", {}, created["host"])
        for person in people:
            await person.play_random(Random(1), to=lambda person=person: person.version >= 2 + people.index(person))  # type: ignore[misc]
        for person in people:
            await person.play_random(Random(2))
        await watcher.wait_until(lambda: watcher.over)
        told = [[(m["version"], m["by"]) for m in p.received if m["type"] == "event"] for p in (*people, watcher)]
        assert told[0] == told[1] == told[2] == told[3]
        assert [version for version, _ in told[0]] == list(range(1, len(told[0]) + 1))
        assert set(watcher.views) == {str(WATCHER)}
        assert not any(m.get("prompts") for m in watcher.received)


async def test_the_lobby_gets_every_change(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", start=False, game="growl")
        me = await server.connect(created, 0)
        joined = await server.post(f"/tables/{created['table']}/join", {"name": "Ada"})
        told = await me.receive("table")
        assert [seat["name"] for seat in told["table"]["seats"]] == ["", "Ada"]
        await server.connect({**created, "seats": [joined]}, 1)
        await me.wait_until(lambda: all(one["connected"] for one in me.presence))
        await server.post(f"/tables/{created['table']}/start", {}, created["host"])
        assert (await me.receive("table"))["table"]["state"] == "playing"
        assert (await me.receive("snapshot"))["version"] == 0
        assert (await me.receive("event"))["by"] == -1


async def test_ping_chat_read_and_consider(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        me, watcher = await server.connect(created, 0), await server.connect(created, name="Eve")
        await me.send("ping", n=7)
        assert (await me.receive("pong"))["n"] == 7
        await watcher.send("chat", text="hi\u0000 there")
        said = await me.receive("chat")
        assert (said["from"], said["name"], said["text"]) == (None, "Eve", "hi there")
        late = await server.connect(created)
        assert late.received[0]["chat"][0]["text"] == "hi there"
        text = await me.request("read", seat=0)
        assert text["sections"]
        assert text["version"] == me.version
        offer = me.prompts["0"]["options"][0]
        considered = await me.request("consider", seat=0, choice=offer["choice"])
        assert (considered["refusal"], considered["words"]) == (None, offer["words"])
        considered = await me.request("consider", seat=0, choice={"do": "pick", "card": 999})
        assert considered["refusal"]["rule"] == "rarrr.draft.3"
        assert me.version == text["version"], "nothing was changed"


async def test_a_refusal_names_the_rule(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person")
        me = await server.connect(created, 0)
        before = me.version
        answer = await me.choose(0, {"do": "pick", "card": 999})
        assert (answer["type"], answer["rule"]) == ("refused", "rarrr.draft.3")
        assert answer["why"]["key"] == "not-in-your-pack"
        assert (await me.choose(0, {"do": "monsters", "cards": [1, 2]}))["type"] == "refused", "nature's choice"
        assert me.version == before


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping", "n": 1}, 4400),
        ({"type": "hello", "protocol": 2}, 4400),
        ({"type": "hello", "protocol": 1, "secrets": ["forged"]}, 4403),
        ({"type": "hello", "protocol": 1, "surprise": 1}, 4400),
    ],
)
async def test_malformed_handshakes(tmp_path: Path, first: dict[str, object], code: int) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        me = await Client.open(server.port, created["table"])
        await me.send(**first)  # type: ignore[arg-type]
        assert set(await me.receive("error")) == {"type", "expected", "came"}
        assert (await me.receive("closed"))["code"] == code


async def test_a_missing_hello_and_a_missing_table(tmp_path: Path) -> None:
    async with running_server(tmp_path, hello_within=0.1) as server:
        created = await server.create_table("person", "bot")
        assert (await (await Client.open(server.port, created["table"])).receive("closed"))["code"] == 4408
        assert (await (await Client.open(server.port, "nowhere")).receive("closed"))["code"] == 4404


async def test_bye_on_shutdown(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        me = await server.connect(created, 0)
    assert (await me.receive("bye"))["reason"] == "shutdown"
    assert (await me.receive("closed"))["code"] == 1012
