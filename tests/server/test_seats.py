"""Seats: joining, links, kicking, bots, leaving and returning, several seats on one device."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.server.client import Client
from tests.server.running import RunningServer, running_server


async def test_join_by_code_until_the_table_is_full(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", "open", start=False, game="growl")
        path = f"/tables/{created['table']}"
        assert created["seats"][1]["secret"] is None
        assert (await server.post(f"{path}/start", {}, created["host"], 409))["code"] == "open-seats"
        ada = await server.post(f"{path}/join", {"name": "  Ada \u202e "})
        bob = await server.post(f"{path.upper().replace('/TABLES', '/tables')}/join", {"name": "Bob", "seat": 2})
        assert (ada["seat"], bob["seat"]) == (1, 2)
        assert (await server.post(f"{path}/join", {"name": "Eve"}, status=409))["code"] == "full"
        assert (await server.post(f"{path}/join", {"name": "Eve", "seat": 2}, status=409))["code"] == "taken"
        assert (await server.post(f"{path}/join", {"name": "Eve", "seat": 9}, status=404))["code"] == "no-seat"
        info = await server.get(path)
        assert [seat["name"] for seat in info["seats"]] == ["", "Ada", "Bob"]
        assert (await server.post(f"{path}/start", {}, ada["secret"], 403))["code"] == "secret"
        await server.post(f"{path}/start", {}, created["host"])
        assert (await server.post(f"{path}/join", {"name": "Eve"}, status=409))["code"] == "begun"


async def test_a_link_for_each_seat(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", start=False, links=True, game="growl")
        path = f"/tables/{created['table']}"
        assert created["seats"][1]["secret"]
        assert (await server.post(f"{path}/join", {"name": "Eve"}, status=409))["code"] == "full"
        await server.connect(created, 1, name="Ada")
        seat = (await server.get(path))["seats"][1]
        assert (seat["kind"], seat["name"], seat["taken"], seat["connected"]) == ("person", "Ada", True, True)


async def refused(server: RunningServer, table: str, secret: str) -> bool:
    client = await Client.open(server.port, table)
    await client.send("hello", protocol=1, secrets=[secret])
    last = await client.receive("welcome", "closed")
    await client.disconnect()
    return bool(last["type"] == "closed" and last["code"] == 4403)


async def renewed(client: Client) -> str:
    return str(next(one for one in client.received if one["type"] == "welcome")["renewed"]["1"])


async def test_a_link_is_void_once_its_guest_has_come(tmp_path: Path) -> None:
    """The host has a copy of every link: the first hello renews the secret."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", start=False, links=True, game="growl")
        link, table = created["seats"][1]["secret"], created["table"]
        guest = await server.connect(created, 1)
        own = await renewed(guest)
        assert own != link
        assert await refused(server, table, link), "while the guest is here"
        await guest.send("keep", seat=1)
        await guest.sync()
        await guest.disconnect()
        assert await refused(server, table, link), "and after the guest has kept the new secret"
        assert (await Client.connect(server.port, table, [own])).seats == [1]
        await server.post(f"/tables/{table}/seats/1", {"do": "rename", "name": "Eve"}, link, 403)


async def test_a_guest_who_never_got_the_new_secret_comes_by_the_link_again(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", start=False, links=True, game="growl")
        guest = await server.connect(created, 1)
        lost = await renewed(guest)
        await guest.disconnect()
        guest = await server.connect(created, 1)
        own = await renewed(guest)
        await guest.disconnect()
        assert await refused(server, created["table"], lost)
        assert (await Client.connect(server.port, created["table"], [own])).seats == [1]
        assert await refused(server, created["table"], created["seats"][1]["secret"]), (
            "void by the first use of the new"
        )


async def test_a_guest_who_comes_after_the_start_gets_a_secret_too(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", links=True, game="growl")
        guest = await server.connect(created, 1)
        assert await renewed(guest)
        assert await refused(server, created["table"], created["seats"][1]["secret"])


async def test_the_host_can_kick_before_the_start(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", start=False, game="growl")
        path = f"/tables/{created['table']}"
        joined = await server.post(f"{path}/join", {"name": "Ada"})
        ada = await server.connect({**created, "seats": [joined]}, 1)
        await server.post(f"{path}/seats/1", {"do": "kick"}, joined["secret"], 403)
        await server.post(f"{path}/seats/1", {"do": "kick"}, created["host"])
        assert (await ada.receive("bye"))["reason"] == "kicked"
        assert (await ada.receive("closed"))["code"] == 4410
        again = await Client.open(server.port, created["table"])
        await again.send("hello", protocol=1, secrets=[joined["secret"]])
        assert (await again.receive("closed"))["code"] == 4403, "the secret is void"
        await server.post(f"{path}/seats/1", {"do": "bot"}, created["host"])
        await server.post(f"{path}/start", {}, created["host"])
        assert (await server.post(f"{path}/seats/0", {"do": "kick"}, created["host"], 409))["code"] == "begun"


async def test_bots_are_added_and_removed_before_the_start(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", start=False)
        path = f"/tables/{created['table']}/seats/1"
        assert (await server.post(path, {"do": "bot", "bot": "clever"}, created["host"], 404))["code"] == "not-found"
        info = await server.post(path, {"do": "bot", "bot": "random", "name": "Rando"}, created["host"])
        assert (info["seats"][1]["bot"], info["seats"][1]["name"]) == ("random", "Rando")
        info = await server.post(path, {"do": "rename", "name": "Klaus"}, created["host"])
        assert info["seats"][1]["name"] == "Klaus"
        info = await server.post(path, {"do": "unbot"}, created["host"])
        assert info["seats"][1]["kind"] == "open"
        await server.post(path.replace("/1", "/0"), {"do": "leave"}, created["seats"][0]["secret"])
        assert (await server.get(f"/tables/{created['table']}"))["seats"][0]["kind"] == "open"


async def test_forged_secrets(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, other = await server.create_table("person", "bot"), await server.create_table("person", "bot")
        stranger = await server.connect(created)
        await stranger.send("choose", id="x", seat=0, version=stranger.version, choice={"do": "pick", "card": 0})
        assert (await stranger.receive("error"))["expected"] == "a seat that is held here"
        assert (await stranger.receive("closed"))["code"] == 4403
        for forged in ("x", other["seats"][0]["secret"], created["table"], created["commitment"]):
            person = await Client.open(server.port, created["table"])
            await person.send("hello", protocol=1, secrets=[forged])
            assert (await person.receive("closed"))["code"] == 4403
            for do in ("leave", "kick", "bot", "unbot", "rename", "start"):
                await server.post(f"/tables/{created['table']}/seats/0", {"do": do, "name": "x"}, forged, 403)
            await server.post(f"/tables/{created['table']}/start", {}, forged, 403)
            await server.post(f"/tables/{created['table']}/rematch", {}, forged, 403)
            await server.get(f"/tables/{created['table']}/record?seat={forged}", status=403)
            await server.get(f"/tables/{created['table']}/replay?seat=0", forged, 403)


async def test_a_bot_stands_in_for_a_disconnected_player_until_they_return(tmp_path: Path) -> None:
    async with running_server(tmp_path, takeover_after=1.0) as server:
        created = await server.create_table("person", "person")
        me, ada = await server.connect(created, 0), await server.connect(created, 1)
        await me.choose(0, me.prompts["0"]["options"][0]["choice"])
        await ada.disconnect()
        await me.wait_until(lambda: not me.presence[1]["connected"])
        assert 0 < me.presence[1]["leavingIn"] <= 1000, "the countdown is visible"
        assert not me.presence[1]["bot"]
        version = me.version
        await me.wait_until(lambda: me.presence[1]["bot"])
        await me.wait_until(lambda: me.version > version)
        info = await server.get(f"/tables/{created['table']}")
        assert (info["seats"][1]["standIn"], info["seats"][1]["kind"]) == (True, "person")
        ada = await server.connect(created, 1)
        await me.wait_until(lambda: not me.presence[1]["bot"])
        await me.play_random(Random(1), to=lambda: not me.prompts)
        version = me.version
        await asyncio.sleep(0.2)
        assert me.version == version, "the bot has stopped"
        await ada.wait_until(lambda: "1" in ada.prompts)


async def test_leaving_on_purpose_shortens_the_countdown(tmp_path: Path) -> None:
    async with running_server(tmp_path, takeover_after=60.0, takeover_after_leave=0.1) as server:
        created = await server.create_table("person", "person")
        me = await server.connect(created, 0)
        assert me.presence[1]["leavingIn"] > 50_000
        await server.post(f"/tables/{created['table']}/seats/1", {"do": "leave"}, created["seats"][1]["secret"])
        await me.wait_until(lambda: me.presence[1]["bot"])


async def test_no_stand_in_if_no_player_waits_or_the_table_forbids_it(tmp_path: Path) -> None:
    async with running_server(tmp_path, takeover_after=0.05) as server:
        alone = await server.create_table("person", "person")
        watcher = await server.connect(alone)
        patient = await server.create_table("person", "person", takeover=False)
        me = await server.connect(patient, 0)
        await asyncio.sleep(0.2)
        assert not any(one["bot"] for one in watcher.presence + me.presence)
        assert me.presence[1]["leavingIn"] is None


async def test_a_player_can_let_a_bot_play(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        me, path = await server.connect(created, 0), f"/tables/{created['table']}/seats/0"
        await server.post(path, {"do": "bot"}, created["seats"][0]["secret"])
        await me.wait_until(lambda: me.version > 20)
        await server.post(path, {"do": "unbot"}, created["seats"][0]["secret"])
        await me.wait_until(lambda: not me.presence[0]["bot"])
        await me.wait_until(lambda: me.prompts)


async def test_reconnecting_from_another_device_at_the_same_prompt(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person")
        phone, other = await server.connect(created, 0), await server.connect(created, 1)
        await phone.choose(0, phone.prompts["0"]["options"][1]["choice"])
        await phone.wait_until(lambda: phone.changes)
        await phone.disconnect()
        laptop = await server.connect(created, 0)
        assert (laptop.views, laptop.changes, laptop.undo) == (phone.views, phone.changes, phone.undo)
        await other.choose(1, other.prompts["1"]["options"][0]["choice"])
        await laptop.wait_until(lambda: laptop.prompts)


async def test_two_seats_on_one_device(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", "bot", start=False)
        both = await server.connect(created, 0, 1)
        await server.post(f"/tables/{created['table']}/start", {}, created["host"])
        await both.wait_until(lambda: len(both.prompts) == 2)
        assert set(both.views) == {"0", "1"}
        await both.choose(0, both.prompts["0"]["options"][0]["choice"])
        await both.wait_until(lambda: both.changes)
        mine = next(one for one in both.received if one["type"] == "event" and one["by"] == 0)
        marks = {entry["words"]["key"]: entry["to"] for entry in mine["entries"]}
        assert marks == {"you-pick": [0], "has-picked": [1]}, "each entry names its seat"
