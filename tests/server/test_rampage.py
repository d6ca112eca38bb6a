"""Rampage on the server: films reach every viewer, and a late viewer sees the city at rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.client import Client, Message
from tests.server.running import running_server

ALONE: dict[str, Any] = {"startPlayer": "host", "babyMonsters": True}  # babies have no cards that change an action


async def to(person: Client, step: str) -> Message:
    """Wait until the first seat is asked this question; returns the prompt."""
    await person.wait_until(lambda: person.prompts.get("0", {}).get("step") == step)
    found: Message = person.prompts["0"]
    return found


async def flick(person: Client) -> list[Message]:
    """Make the first Move of a game; returns the events until the next prompt."""
    await to(person, "chooseaction")
    await person.choose(0, {"do": "move"})
    aim = (await to(person, "aimflick"))["options"][0]["choice"]
    before = person.version
    await person.choose(0, aim)
    await to(person, "chooseaction")
    return [person.event(version) for version in range(before + 1, person.version + 1)]


def film_in(events: list[Message], seat: int) -> tuple[int, str]:
    """The version of the event that shows the act, and its film."""
    shots = [(event["version"], event["views"][str(seat)]["shot"]) for event in events]
    found = [(version, shot["film"]) for version, shot in shots if shot and shot["act"]]
    assert len(found) == 1
    return found[0]


async def test_a_film_reaches_every_viewer_once_and_is_in_the_replay(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", game="rampage", options=ALONE)
        person, watcher = await server.connect(created, 0), await server.connect(created)
        version, film = film_in(await flick(person), 0)
        await watcher.wait_for(version)
        assert film
        assert watcher.event(version)["views"]["-2"]["shot"]["film"] == film
        replay = await server.get(f"/tables/{created['table']}/replay?seat=-2&from={version}&to={version}")
        assert replay["events"][0]["view"]["shot"]["film"] == film


async def test_a_late_viewer_sees_the_city_at_rest(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", game="rampage", options=ALONE)
        person = await server.connect(created, 0)
        last = (await flick(person))[-1]["views"]["0"]
        late = await server.connect(created)
        view = late.views["-2"]
        assert view["table"] == last["table"]
        assert view["facts"] == last["facts"]
