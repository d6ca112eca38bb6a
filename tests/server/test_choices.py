"""Choices: repeated ids, stale versions, gap repair, changed choices, undo, and races between servers."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from roarhouse.server.log.log import LineBuilder
from roarhouse.server.store.base import Append
from tests.server.client import Client
from tests.server.running import running_server


def options(person: Client, seat: int) -> list[dict[str, object]]:
    return [one["choice"] for one in (person.prompts.get(str(seat)) or person.changes[str(seat)])["options"]]


async def test_a_repeated_id_gets_its_first_answer(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person")
        me = await server.connect(created, 0)
        first, other = options(me, 0)[:2]
        begun = me.version
        done = await me.choose(0, first, id="a")
        assert (done["type"], done["version"]) == ("ack", begun + 1)
        assert await me.choose(0, other, id="a", version=begun) == done, "the new choice is ignored"
        refused = await me.choose(0, {"do": "pick", "card": 999}, id="b")
        assert await me.choose(0, first, id="b") == refused
        assert me.version == begun + 1
    async with running_server(tmp_path) as server:
        me = await server.connect(created, 0)
        assert await me.choose(0, other, id="a", version=begun) == done, "also after a restart"
        assert me.version == begun + 1


async def test_a_stale_choice_gets_the_events_since_its_version(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me, other = await server.connect(created, 0), await server.connect(created, 1)
        begun = me.version
        await me.choose(0, {"do": "mood", "growl": True})
        await other.choose(1, {"do": "mood", "growl": True}, version=begun)
        await me.wait_until(lambda: me.prompts)
        me.version = begun
        answer = await me.choose(0, {"do": "bite", "whom": 1}, version=begun)
        assert (answer["type"], answer["version"]) == ("stale", begun + 2)
        assert [(await me.receive("event"))["version"] for _ in range(2)] == [begun + 1, begun + 2]
        assert (await me.choose(0, {"do": "bite", "whom": 1}))["type"] == "ack"


async def test_picks_of_others_do_not_make_a_draft_choice_stale(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", "person")
        people = [await server.connect(created, k) for k in range(3)]
        begun = people[0].version
        for seat, person in enumerate(people):
            answer = await person.choose(seat, options(person, seat)[0], version=begun)
            assert (answer["type"], answer["version"]) == ("ack", begun + 1 + seat)


async def test_gaps_are_repaired(tmp_path: Path) -> None:
    async with running_server(tmp_path, history=6) as server:
        created = await server.create_table("person", "person")
        me = await server.connect(created, 0, 1)
        begun = me.version
        await me.play_random(Random(1), to=lambda: me.version >= begun + 4)
        came = [one for one in me.received if one["type"] == "event"]
        later = await server.connect(created, 0, 1, since=begun)
        again = [one for one in later.received if one["type"] == "event"]
        assert not any(one["type"] == "snapshot" for one in later.received)
        parts = ("version", "by", "entries", "views")
        assert [[one[part] for part in parts] for one in again] == [[one[part] for part in parts] for one in came]
        assert again[-1]["prompts"] == came[-1]["prompts"]
        await me.play_random(Random(1), to=lambda: me.version >= begun + 14)
        await later.send("since", version=begun)
        assert (await later.receive("snapshot"))["version"] == me.version, "older than the history"
        later.version = -1
        await later.send("since", version=me.version + 5)
        assert (await later.receive("snapshot"))["version"] == me.version, "a version in the future"


async def test_a_snapshot_equals_the_sum_of_the_events(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", start=False)
        me = await server.connect(created, 0)
        await server.post(f"/tables/{created['table']}/start", {}, created["host"])
        await me.play_random(Random(3), to=lambda: me.version > 30)
        late = await server.connect(created, 0)
        await me.wait_until(lambda: me.version >= late.version)
        snapshot = next(one for one in late.received if one["type"] == "snapshot")
        told = [entry for one in me.received if one["type"] == "event" for entry in one["entries"]]
        assert snapshot["log"] == [entry for entry in told if entry["version"] <= snapshot["version"]]
        at = next(one for one in me.received if one["type"] == "event" and one["version"] == snapshot["version"])
        assert (at["views"], at["prompts"]) == (snapshot["views"], snapshot["prompts"])


async def test_two_connections_hold_one_seat(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        phone, laptop = await server.connect(created, 0), await server.connect(created, 0)
        other = await server.connect(created, 1)
        await other.choose(1, {"do": "mood", "growl": True})
        await phone.choose(0, {"do": "mood", "growl": True})
        await laptop.wait_until(lambda: laptop.prompts)
        at = phone.version
        assert (await phone.choose(0, {"do": "bite", "whom": -1}))["type"] == "ack"
        assert (await laptop.choose(0, {"do": "bite", "whom": 1}, version=at))["type"] == "stale"
        await laptop.wait_until(lambda: laptop.over)


async def test_a_sealed_choice_can_change_until_the_last_one_is_in(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person")
        me, other, watcher = [await server.connect(created, *seats) for seats in ((0,), (1,), ())]
        first, second = options(me, 0)[:2]
        begun = me.version
        await me.choose(0, first)
        await me.wait_until(lambda: me.changes)
        assert not me.prompts
        answer = await me.choose(0, second)
        assert (answer["type"], answer["version"]) == ("ack", begun + 2)
        await me.wait_until(lambda: me.version == begun + 2)
        assert me.views["0"]["sealed"] == second
        await other.wait_until(lambda: other.version == begun + 2)
        await watcher.wait_until(lambda: watcher.version == begun + 2)
        for person in (other, watcher):
            changed = person.received[-1]
            before = next(one for one in person.received if one.get("version") == begun + 1)
            assert changed["undoes"] == begun + 1
            assert changed["views"] == before["views"]
            told = [entry["words"] for entry in before["entries"]]
            assert [entry["words"] for entry in changed["entries"]] == told, (
                "others learn only that there is a choice"
            )
            assert told, "the log still says that there is one"
        await other.choose(1, options(other, 1)[0])
        await me.wait_until(lambda: me.version == begun + 3)
        assert second["card"] in me.views["0"]["katakana"]
        assert not me.changes


async def test_undo_until_something_was_revealed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person")
        me, other = await server.connect(created, 0), await server.connect(created, 1)
        begun, view = me.version, me.views
        assert (await me.request("undo", seat=0))["type"] == "refused", "nature has chosen since"
        await me.choose(0, options(me, 0)[0])
        await other.wait_until(lambda: other.version == begun + 1)
        assert (me.undo, other.undo) == ([0], [])
        done = await me.request("undo", seat=0, id="u")
        assert done == {"type": "ack", "id": "u", "version": begun + 2}
        await me.wait_until(lambda: me.version == begun + 2)
        assert me.views == view
        assert me.prompts
        assert await me.request("undo", seat=0, id="u") == done, "a repeated undo has no effect"
        await other.choose(1, options(other, 1)[0], version=begun)
        await me.wait_until(lambda: me.version == begun + 3)
        await me.choose(0, options(me, 0)[1])
        await me.wait_until(lambda: me.version == begun + 4)
        assert me.undo == [], "the last choice was in, and packs were revealed"
        assert (await me.request("undo", seat=0))["why"]["key"] == "table-cannot-undo"
    async with running_server(tmp_path) as server:
        again = await server.connect(created, 0)
        assert (again.version, again.views, again.prompts) == (begun + 4, me.views, me.prompts)
        log = next(one for one in again.received if one["type"] == "snapshot")["log"]
        assert begun + 1 not in {entry["version"] for entry in log}, "undone lines are not in the snapshot"


async def test_undo_of_a_turn_until_another_seat_has_chosen(tmp_path: Path) -> None:
    """In a battle: a bid can be taken back as long as the next bidder has not answered."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person")
        me = await server.connect(created, 0, 1)
        await me.play_random(Random(5), to=lambda: me.views["0"]["phase"] == "battle")
        (seat,) = me.prompts
        before, version = me.views, me.version
        bid = next(one for one in me.prompts[seat]["options"] if one["choice"]["do"] == "bid")
        await me.choose(int(seat), bid["choice"])
        await me.wait_until(lambda: me.version > version)
        assert me.undo == [int(seat)]
        await me.request("undo", seat=int(seat))
        await me.wait_until(lambda: me.version == version + 2)
        assert me.views == before
        await me.choose(int(seat), bid["choice"])
        await me.wait_until(lambda: me.version == version + 3)
        nxt = next(iter(me.prompts))
        out = next(one for one in me.prompts[nxt]["options"] if one["choice"]["do"] == "pass")
        await me.choose(int(nxt), out["choice"])
        await me.wait_until(lambda: me.version == version + 4)
        assert int(seat) not in me.undo or nxt == seat


async def test_the_loser_of_a_race_reloads(tmp_path: Path) -> None:
    """Another server has written the next version to the same database."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person")
        me, other = await server.connect(created, 0), await server.connect(created, 1)
        table = server.registry.tables[created["table"]]
        elsewhere = LineBuilder(table.log)
        elsewhere.add_choice(1, table.log.codec.choice(json.dumps(options(other, 1)[0])), "person")
        await server.registry.services.store.write(Append(table=created["table"], lines=(elsewhere.applied[0].line,)))
        begun = me.version
        answer = await me.choose(0, options(me, 0)[0])
        assert (answer["type"], answer["version"]) == ("stale", begun + 1)
        await other.wait_until(lambda: other.version == begun + 1)
        assert (await me.choose(0, options(me, 0)[0], version=begun))["version"] == begun + 2
