"""Clocks: they run on whoever must decide, the bank last; then a bot chooses, and the log says so."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from time import time

from roarhouse.server.clocks import DAY, Clocks, filled
from roarhouse.server.parts import ClockRules
from tests.server.people import Person, open_house, run


def test_the_bank_is_used_last() -> None:
    clocks = Clocks(filled(ClockRules(kind="live", seconds=10, bank=20)), 2)
    clocks.run((0, 1), 1000.0)
    assert clocks.cost(0, 1009.0) == 0
    assert clocks.cost(0, 1013.0) == 3000
    assert clocks.deadline(0) == 1030.0
    clocks.decided(0, 3000)
    clocks.run((1,), 1013.0)
    assert clocks.info(1013.0) is not None
    info = clocks.info(1013.0) or {}
    assert (info["0"].running, info["0"].left, info["0"].bank) == (False, 10000, 17000)
    assert (info["1"].running, info["1"].left, info["1"].bank) == (True, 0, 17000)
    clocks.run((0, 1), 1014.0)
    assert clocks.deadline(0) == 1041.0, "a fresh decision, with what is left in the bank"
    assert clocks.deadline(1) == 1030.0, "the others' clocks ran on"


def test_defaults_and_slow() -> None:
    assert filled(ClockRules(kind="live")) == ClockRules(kind="live", seconds=30, bank=120)
    assert filled(ClockRules(kind="off", seconds=5)) == ClockRules(kind="off")
    slow = Clocks(filled(ClockRules(kind="slow")), 2)
    slow.run((1,), 0.0)
    assert slow.deadline(1) == 2 * DAY
    assert Clocks(ClockRules(), 2).info(0.0) is None


def test_a_clock_that_runs_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, clock_grace=0.05) as place:
            rules = {"kind": "live", "seconds": 2, "bank": 0}
            made = await place.table("person", "person", game="growl", clock=rules)
            me, other = await place.sit(made, 0), await place.sit(made, 1)
            clock = next(one for one in me.heard if one["type"] == "snapshot")["clock"]
            assert clock["0"]["running"]
            assert 0 < clock["0"]["left"] <= 2000
            await me.choose(0, {"do": "mood", "growl": True})
            event = await other.hear("event")
            assert (event["clock"]["0"]["running"], event["clock"]["1"]["running"]) == (False, True)
            event = await me.hear("event", by=1)
            entry = event["entries"][0]
            assert (entry["words"]["key"], entry["rule"]) == ("table-timeout", "")
            assert entry["words"]["facts"]["who"]["seat"] == 1
            await me.until(lambda: me.prompts)
            await me.choose(0, {"do": "bite", "whom": -1})
            await me.until(lambda: me.over)

    run(play())


def test_the_bank_survives_a_restart_and_slow_clocks_run_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", clock={"kind": "live", "seconds": 20, "bank": 30})
            slow = await place.table("person", "person", clock={"kind": "slow", "days": 1})
            for table in (made, slow):
                place.house.tables[table["table"]].clocks.began[0] = time() - 24
            me = await place.sit(made, 0)
            await me.choose(0, me.prompts["0"]["options"][0]["choice"])
            await me.until(lambda: me.changes)
            assert 15_000 <= me.clock["0"]["bank"] <= 26_100
        async with open_house(tmp_path) as place:
            assert {made["table"], slow["table"]} <= set(place.house.tables), "somebody must watch the clock"
            me = await place.sit(made, 0)
            clock = next(one for one in me.heard if one["type"] == "snapshot")["clock"]
            assert 15_000 <= clock["0"]["bank"] <= 26_100
            assert clock["1"]["left"] > 10_000, "the time in which the server was away does not count"

    run(play())


def test_a_slow_clock_that_ran_out_while_the_server_was_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", game="growl", clock={"kind": "slow", "days": 1})
        with sqlite3.connect(tmp_path / "tables.db") as link:
            link.execute("UPDATE lines SET at = at - 2 * 24 * 3600 * 1000")
        async with open_house(tmp_path, clock_grace=0.0) as place:
            me = await place.sit(made, 0)
            await me.reach(3)
            log = (await place.get(f"/tables/{made['table']}/replay"))["events"]
            assert [entry["words"]["key"] for entry in log[2]["entries"]] == ["table-timeout"]

    run(play())


def test_no_time_is_won_by_taking_back() -> None:
    clocks = Clocks(filled(ClockRules(kind="live", seconds=10, bank=20)), 2)
    clocks.run((0,), 1000.0)
    clocks.decided(0, clocks.cost(0, 1013.0))
    clocks.run((1,), 1013.0)
    clocks.decided(0, -3000)
    clocks.taken_back(0)
    clocks.run((0,), 1015.0)
    assert clocks.deadline(0) == 1030.0
    assert list(clocks.began) == [0]


def test_bidding_and_taking_back_does_not_stall_a_table(tmp_path: Path) -> None:
    """Somebody bids and takes it back for ever, so that nobody else comes to decide: his clock runs all the while."""

    async def play() -> None:
        async with open_house(
            tmp_path, clock_grace=0.05, messages_per_second=100_000, messages_at_once=100_000
        ) as place:
            made = await place.table("person", "person", clock={"kind": "live", "seconds": 3600, "bank": 1})
            me = await place.sit(made, 0, 1)
            await me.play(Random(1), to=lambda: me.prompts and me.views["0"]["phase"] == "battle")
            seat, asked = next(iter(me.prompts.items()))
            bid = next(one["choice"] for one in asked["options"] if one["choice"]["do"] == "bid")
            clocks = place.house.tables[made["table"]].clocks
            clocks.began[int(seat)] -= 3598
            while not keys(me, "table-timeout"):
                answer = await (me.ask("undo", seat=int(seat)) if me.undo else me.choose(int(seat), bid))
                if answer["type"] == "ack":
                    await me.reach(answer["version"])
            assert clocks.banks[int(seat)] == 0
            assert clocks.banks[1 - int(seat)] == 1

    run(play())


def keys(person: Person, key: str) -> list[str]:
    entries = [entry for message in person.heard for entry in message.get("entries", ())]
    return [entry["words"]["key"] for entry in entries if entry["words"]["key"] == key]
