"""Rampage at a table of the server: films reach everybody, and who comes late finds everything at rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.people import Message, Person, open_house, run

ALONE: dict[str, Any] = {"startPlayer": "host", "babyMonsters": True}  # babies have no cards that change an action


async def to(person: Person, step: str) -> Message:
    """The question of this kind, once it is asked of the first seat."""
    await person.until(lambda: person.prompts.get("0", {}).get("step") == step)
    found: Message = person.prompts["0"]
    return found


async def flick(person: Person) -> list[Message]:
    """The first Move of a game; the events that follow, until something is asked again."""
    await to(person, "introduce")
    await person.choose(0, {"do": "ready"})
    await to(person, "chooseaction")
    await person.choose(0, {"do": "move"})
    aim = (await to(person, "aimflick"))["options"][0]["choice"]
    before = person.version
    await person.choose(0, aim)
    await to(person, "chooseaction")
    return [person.event(version) for version in range(before + 1, person.version + 1)]


def film_in(events: list[Message], seat: int) -> tuple[int, str]:
    """In which event the act is shown, and its film."""
    shots = [(event["version"], event["views"][str(seat)]["shot"]) for event in events]
    found = [(version, shot["film"]) for version, shot in shots if shot and shot["act"]]
    assert len(found) == 1
    return found[0]


def test_a_film_reaches_all_once_and_stays_in_the_replay(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot", game="rampage", options=ALONE)
            person, watcher = await place.sit(made, 0), await place.sit(made)
            version, film = film_in(await flick(person), 0)
            await watcher.reach(version)
            assert film
            assert watcher.event(version)["views"]["-2"]["shot"]["film"] == film
            replay = await place.get(f"/tables/{made['table']}/replay?seat=-2&from={version}&to={version}")
            assert replay["events"][0]["view"]["shot"]["film"] == film

    run(play())


def test_who_comes_late_finds_everything_at_rest(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot", game="rampage", options=ALONE)
            person = await place.sit(made, 0)
            last = (await flick(person))[-1]["views"]["0"]
            late = await place.sit(made)
            view = late.views["-2"]
            assert view["table"] == last["table"]
            assert view["facts"] == last["facts"]

    run(play())
