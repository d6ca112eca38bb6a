"""Standing orders: carried out by the server, known to their owner alone, gone with their occasion."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.server.people import Person, Place, open_house, run


async def to_battle(place: Place, *people: Person) -> None:
    """Both drive their seats into a battle in which both could still bid."""
    rng = Random(2)

    def fighting() -> bool:
        view = people[0].views[str(people[0].seats[0])]
        return view["phase"] == "battle" and not any(player["passed"] for player in view["players"])

    while not fighting():
        await step(people, rng)


async def step(people: tuple[Person, ...], rng: Random) -> None:
    for person in people:
        for seat, prompt in list(person.prompts.items()):
            answer = await person.choose(int(seat), rng.choice(prompt["options"])["choice"])
            for one in people:
                await one.reach(answer["version"])
            return


def owes(people: tuple[Person, ...]) -> tuple[Person, int, Any]:
    return next((person, int(seat), prompt) for person in people for seat, prompt in person.prompts.items())


async def heard_so_far(person: Person) -> int:
    """Whatever was sent before has come once the ping is answered."""
    await person.say("ping", n=1)
    await person.hear("pong")
    return len(person.heard)


def test_pass_above(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, bot_delay=(0.1, 0.12)) as place:
            made = await place.table("person", "person", "person")
            people = tuple([await place.sit(made, k) for k in range(3)])
            watcher = await place.sit(made)
            refused = await people[0].ask("order", seat=0, order={"passAbove": 3})
            assert (refused["type"], refused["why"]["key"]) == ("refused", "table-no-order")
            await to_battle(place, *people)
            bidder, _, prompt = owes(people)
            other = people[(people.index(bidder) + 1) % 3]
            seat = other.seats[0]
            others = (bidder, watcher)
            silent = [await heard_so_far(person) for person in others]
            assert (await other.ask("order", seat=seat, order={"passAbove": 0}))["type"] == "ack"
            assert other.orders == {str(seat): {"passAbove": 0}}
            assert [await heard_so_far(person) for person in others] == [n + 1 for n in silent], "nobody notices"
            bid = next(one for one in prompt["options"] if one["choice"]["do"] == "bid")
            version = (await bidder.choose(bidder.seats[0], bid["choice"]))["version"]
            await watcher.reach(version + 1)
            stored = await place.house.store.read(made["table"])
            assert stored
            bidding, passing = stored.lines[version - 1 : version + 1]
            assert passing.at - bidding.at >= 99, "no sooner than a bot would answer"
            assert watcher.event(version + 1)["by"] == seat
            told = [(await person.reach(version + 1)).event(version + 1)["entries"] for person in (other, watcher)]
            keys = [[entry["words"]["key"] for entry in entries] for entries in told]
            assert keys[0][0] == "table-ordered"
            assert keys[1] == [key for key in keys[0] if key != "table-ordered"]
            await other.until(lambda: not other.orders)
            assert "passAbove" not in json.dumps([person.heard for person in (bidder, watcher)])
            record = await place.http.get(f"/api/v1/tables/{made['table']}/record")
            assert "passAbove" not in record.text

    run(play())


def test_orders_survive_a_restart_and_can_be_cancelled(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", takeover=False)
            people = tuple([await place.sit(made, k) for k in range(2)])
            await to_battle(place, *people)
            bidder, _, _ = owes(people)
            other = people[1 - people.index(bidder)]
            seat = other.seats[0]
            await other.ask("order", seat=seat, order={"passAbove": 500})
        async with open_house(tmp_path) as place:
            other = await place.sit(made, seat)
            snapshot = next(one for one in other.heard if one["type"] == "snapshot")
            assert snapshot["orders"] == other.orders == {str(seat): {"passAbove": 500}}
            await other.ask("order", seat=seat, order=None)
            assert other.orders == {}
            await other.say("order", id="x", seat=seat, order={"passAbove": "much"})
            assert (await other.hear("closed"))["code"] == 4400

    run(play())
