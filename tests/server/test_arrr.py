"""Arrr!!! on the server: every mode with people and bots, response windows, standing orders and clocks."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.pile import LET
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.server.log import exports
from tests.games.arrr.cards import CARDS, GAME
from tests.games.arrr.table import Table
from tests.kit.stored import prepared_table
from tests.server.client import Client, Message
from tests.server.running import RunningServer, running_server
from tests.server.virtual_time import run_in_virtual_time

DELAY = 0.25  # virtual seconds
ALWAYS = {"until": "targeted", "card": -1, "own": [], "others": ["W0", "W1", "W2", "W3", "W4", "W5"]}


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("person", "bot"), {"mode": "swabber"}),
        (("bot", "person", "person"), {"mode": "avast"}),
        (("person", "bot", "person"), {}),
        (("person", "bot", "bot", "person"), {"teams": True}),
    ],
    ids=["swabber", "avast", "full", "teams"],
)
async def test_people_and_bots_play_a_whole_game(tmp_path: Path, kinds: tuple[str, ...], options: Message) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table(*kinds, game="arrr", options={"seats": len(kinds), **options})
        seats = [seat for seat, kind in enumerate(kinds) if kind == "person"]
        overs = await asyncio.gather(*(plays(server, created, seat) for seat in seats))
        assert all(over == overs[0] for over in overs)
        assert len(overs[0]["scores"]) == len(kinds)


async def plays(server: RunningServer, created: Message, seat: int) -> Message:
    """Answer at random until the game is over; returns the result."""
    person = await server.connect(created, seat)
    await person.play_random(Random(seat))
    assert person.over
    result: Message = person.over["result"]
    return result


# -- windows -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("arrr.pile.10")
def test_the_length_of_a_window_does_not_depend_on_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game in virtual time, every pass with an Event in hand takes exactly the configured delay, playable
    or not."""
    found: list[tuple[bool, int]] = []

    async def play() -> None:
        async with running_server(tmp_path, bot_delay=(DELAY, DELAY)) as server:
            found.extend(await passes(server))

    run_in_virtual_time(monkeypatch, play())
    able, unable = ([ms for could, ms in found if could is wanted] for wanted in (True, False))
    assert min(len(able), len(unable)) > 20
    assert {round(ms / 1000, 2) for ms in able} == {round(ms / 1000, 2) for ms in unable} == {DELAY}


async def passes(server: RunningServer) -> list[tuple[bool, int]]:
    """A game between bots: for each pass with an Event in hand, whether it could have been played, and the delay in
    milliseconds."""
    kinds = [{"kind": "bot", "bot": "random"}] * 3
    created = await server.post("/tables", {"game": "arrr", "seats": kinds, "options": {"seats": 3}})
    watcher = await server.connect(created)
    await server.post(f"/tables/{created['table']}/start", {}, created["host"])
    while not watcher.over:
        await watcher.unread.get()
    export = await exports.open_export(server.registry.services, created["table"])
    log, found, before = export.log, [], 0
    for line in export.stored.lines:
        step, choice = log.s.agenda[-1], log.codec.choice(line.choice or b"")
        if isinstance(step, Respond) and log.s.events[line.seat] and choice == LET:
            found.append((bool(step.answers(log.s, line.seat)), line.at - before))
        log.add(log.replayed(line))
        before = line.at
    return found


# -- standing orders -----------------------------------------------------------------------------------------------


async def asked_in_a_window(people: tuple[Client, ...]) -> tuple[Client, Client]:
    """Play until a seat that is not in turn is asked to respond; returns its client and the other one."""
    rng = Random(5)
    while True:
        for person in people:
            await person.wait_until(lambda: any(one.prompts for one in people))
            for seat, prompt in list(person.prompts.items()):
                view = person.views[seat]
                if prompt["step"] == "respond" and not view["players"][int(seat)]["in_turn"]:
                    return person, people[1 - people.index(person)]
                answer = await person.choose(int(seat), rng.choice(prompt["options"])["choice"])
                for one in people:
                    await one.wait_for(answer["version"])


def told(person: Client, version: int) -> list[str]:
    return [entry["words"]["key"] for entry in person.event(version)["entries"]]


@pytest.mark.rule("arrr.pile.10")
async def test_an_order_passes_and_only_its_owner_is_told(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_delay=(0.1, 0.12)) as server:
        created = await server.create_table("person", "person", game="arrr", options={"seats": 2}, takeover=False)
        people = tuple([await server.connect(created, seat) for seat in range(2)])
        me, other = await asked_in_a_window(people)
        seat, version = me.seats[0], me.version
        assert (await me.request("order", seat=seat, order=ALWAYS))["type"] == "ack"
        await other.wait_for(version + 1)
        await me.wait_for(version + 1)
        assert other.event(version + 1)["by"] == seat
        assert "table-ordered" in told(me, version + 1)
        assert "table-ordered" not in told(other, version + 1)
        assert "targeted" not in json.dumps(other.received)


async def test_an_order_survives_a_reconnect_and_null_cancels_it(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_delay=(60, 60)) as server:  # no order is carried out in this test
        created = await server.create_table("person", "person", game="arrr", options={"seats": 2}, takeover=False)
        people = tuple([await server.connect(created, seat) for seat in range(2)])
        me, _ = await asked_in_a_window(people)
        seat = me.seats[0]
        await me.request("order", seat=seat, order=ALWAYS)
        await me.disconnect()
        back = await server.connect(created, seat)
        assert back.orders == {str(seat): ALWAYS}
        await back.request("order", seat=seat, order=None)
        assert back.orders == {}
        again = await server.connect(created, seat)
        assert again.orders == {}
        assert again.prompts[str(seat)]["step"] == "respond"


async def test_a_part_of_an_order_that_has_lapsed_is_dropped_and_only_its_owner_is_told(tmp_path: Path) -> None:
    """Ben passes until targeted. Ann cancels an effect of Ben: Ben is asked, and the windows stay."""
    t = (
        Table("Ann Ben")
        .row("customs-cutter")
        .crew(Ann="marrow-meg")
        .events(Ann="belay-that", Ben="foul-wind fair-tide")
    )
    t.starts().tackles("Ann", "customs-cutter").until_asked("Ben").plays("Ben", "foul-wind", at="Ann")
    async with running_server(tmp_path, bot_delay=(60, 60)) as server:
        created, changes = prepared_table(GAME, t.s, t.names)
        await server.registry.services.store.write(*changes)
        ann, ben = [await server.connect(created, seat) for seat in range(2)]
        await ben.request("order", seat=1, order=ALWAYS)
        play = {"do": "play", "card": CARDS["belay-that"], "use": 0, "target": 0}
        version = (await ann.choose(0, play))["version"]
        await ben.wait_until(lambda: ben.orders != {"1": ALWAYS})
        await ann.wait_for(version)
        assert ben.orders == {"1": ALWAYS | {"until": "stopped"}}
        assert (ben.due, ben.prompts["1"]["step"]) == ([], "respond")
        assert not any(message["type"] == "orders" for message in ann.received)


@pytest.mark.parametrize("order", [{"until": "lunch"}, {"others": ["W9"]}, {"stops": []}, 7])
async def test_malformed_orders(tmp_path: Path, order: Any) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="arrr", options={"seats": 2})
        me = await server.connect(created, 0)
        await me.send("order", id="x", seat=0, order=order)
        assert (await me.receive("closed"))["code"] == 4400


# -- clocks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.action.4")
async def test_a_window_has_its_own_clock_and_passes_on_timeout(tmp_path: Path) -> None:
    """Without an answer, a window is passed after its own time limit."""
    async with running_server(tmp_path, clock_grace=0.05) as server:
        options = {"seats": 2, "responseSeconds": 1, "turnSeconds": 40}
        clock = {"kind": "live", "seconds": 30, "bank": 0}
        created = await server.create_table("person", "person", game="arrr", options=options, clock=clock)
        people = tuple([await server.connect(created, seat) for seat in range(2)])
        asked = next(one for one in people if one.prompts)
        assert asked.clock[str(asked.seats[0])]["left"] > 30_000
        me, other = await asked_in_a_window(people)
        version, seat = me.version, str(me.seats[0])
        assert me.clock[seat]["left"] <= 1000
        await other.wait_for(version + 1)
        assert "table-timeout" in told(other, version + 1)
        assert other.event(version + 1)["by"] == me.seats[0]
