"""Standing orders: carried out by the server, known to their owner only, lapsing with their occasion."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Client
from tests.server.running import RunningServer, running_server


async def to_battle(server: RunningServer, *people: Client) -> None:
    """Play until a battle in which all seats can still bid."""
    rng = Random(2)

    def fighting() -> bool:
        view = people[0].views[str(people[0].seats[0])]
        return view["phase"] == "battle" and not any(player["passed"] for player in view["players"])

    while not fighting():
        await step(people, rng)


async def step(people: tuple[Client, ...], rng: Random) -> None:
    for person in people:
        for seat, prompt in list(person.prompts.items()):
            answer = await person.choose(int(seat), rng.choice(prompt["options"])["choice"])
            for one in people:
                await one.wait_for(answer["version"])
            return


def owes(people: tuple[Client, ...]) -> tuple[Client, int, Any]:
    return next((person, int(seat), prompt) for person in people for seat, prompt in person.prompts.items())


async def test_an_order_passes_above_a_strength(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_delay=(0.1, 0.12)) as server:
        created = await server.create_table("person", "person", "person")
        people = tuple([await server.connect(created, k) for k in range(3)])
        watcher = await server.connect(created)
        refused = await people[0].request("order", seat=0, order={"passAbove": 3})
        assert (refused["type"], refused["why"]["key"]) == ("refused", "table-no-order")
        await to_battle(server, *people)
        bidder, _, prompt = owes(people)
        other = people[(people.index(bidder) + 1) % 3]
        seat = other.seats[0]
        others = (bidder, watcher)
        silent = [await person.sync() for person in others]
        assert (await other.request("order", seat=seat, order={"passAbove": 0}))["type"] == "ack"
        assert other.orders == {str(seat): {"passAbove": 0}}
        assert [await person.sync() for person in others] == [n + 1 for n in silent], "others receive nothing"
        bid = next(one for one in prompt["options"] if one["choice"]["do"] == "bid")
        version = (await bidder.choose(bidder.seats[0], bid["choice"]))["version"]
        await watcher.wait_for(version + 1)
        stored = await server.registry.services.store.read(created["table"])
        assert stored
        bidding, passing = stored.lines[version - 1 : version + 1]
        assert passing.at - bidding.at >= 99, "after the delay of a bot"
        assert watcher.event(version + 1)["by"] == seat
        told = [(await person.wait_for(version + 1)).event(version + 1)["entries"] for person in (other, watcher)]
        keys = [[entry["words"]["key"] for entry in entries] for entries in told]
        assert keys[0][0] == "table-ordered"
        assert keys[1] == [key for key in keys[0] if key != "table-ordered"]
        await other.wait_until(lambda: not other.orders)
        assert "passAbove" not in json.dumps([person.received for person in (bidder, watcher)])
        record = await server.http.get(f"/api/v1/tables/{created['table']}/record")
        assert "passAbove" not in record.text


async def test_orders_survive_a_restart_and_can_be_cancelled(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", takeover=False)
        people = tuple([await server.connect(created, k) for k in range(2)])
        await to_battle(server, *people)
        bidder, _, _ = owes(people)
        other = people[1 - people.index(bidder)]
        seat = other.seats[0]
        await other.request("order", seat=seat, order={"passAbove": 500})
    async with running_server(tmp_path) as server:
        other = await server.connect(created, seat)
        snapshot = next(one for one in other.received if one["type"] == "snapshot")
        assert snapshot["orders"] == other.orders == {str(seat): {"passAbove": 500}}
        await other.request("order", seat=seat, order=None)
        assert other.orders == {}
        await other.send("order", id="x", seat=seat, order={"passAbove": "much"})
        assert (await other.receive("closed"))["code"] == 4400
