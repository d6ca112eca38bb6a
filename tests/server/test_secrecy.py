"""Secrecy: no message, export or delay reveals what is not in the viewer's view."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec
import pytest

from roarhouse.core.game import WATCHER
from roarhouse.server.log import exports, visibility
from roarhouse.server.log.log import Log
from roarhouse.server.tables import autopilot
from roarhouse.server.tables.thinking import Thinking
from tests.kit.databases import stored_bytes
from tests.server.client import Client, Message
from tests.server.running import RunningServer, running_server

DECK = (Path(__file__).parent / "sample" / "marked" / "deck.toml").read_text(encoding="utf-8")
MARKS = set(re.findall(r"\d{9}", DECK))


def marks(anything: object) -> set[str]:
    """The marked cards that occur in a text or message."""
    return MARKS & set(re.findall(r"\d{9}", anything if isinstance(anything, str) else json.dumps(anything)))


async def play_together(people: list[Client], seed: int, watch: Any = None) -> None:
    """All clients choose at random, change and undo choices until the game is over; the last client watches."""
    rng = Random(seed)
    while not people[-1].over:
        seat = rng.randrange(len(people) - 1)
        answer = await something(people[seat], seat, rng)
        await asyncio.sleep(0)  # let messages in even if this seat had nothing to send
        if answer and answer["type"] == "ack":
            for one in people:
                await one.wait_for(answer["version"])
            if watch:
                await watch()


async def something(person: Client, seat: int, rng: Random) -> Message | None:
    asked = person.prompts.get(str(seat)) or (person.changes.get(str(seat)) if rng.random() < 0.3 else None)
    if seat in person.undo and rng.random() < 0.2:
        return await person.request("undo", seat=seat)
    return await person.choose(seat, rng.choice(asked["options"])["choice"]) if asked else None


@pytest.mark.parametrize("seed", range(2))
async def test_no_message_holds_a_card_that_the_view_does_not_hold(tmp_path: Path, marked: str, seed: int) -> None:
    """The bytes of all messages to a viewer contain only cards that were in the viewer's views so far."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", "person", game=marked, start=False)
        people = [await server.connect(created, k) for k in range(3)] + [await server.connect(created)]
        await server.post(f"/tables/{created['table']}/start", {}, created["host"])
        for person in people:
            await person.wait_for(1)

        async def check_now_and_then() -> None:
            if people[0].version % 5 == 0:
                await check_exports(server, created, people)

        await play_together(people, seed, check_now_and_then)
        for person in people:
            check_marks(person)


def check_marks(person: Client) -> None:
    known: set[str] = set()
    for text, message in zip(person.raw, person.received, strict=True):
        known |= marks(message.get("views", {}))
        if message["type"] != "over":
            assert marks(text) <= known, f"leaked to {person.seats}: {marks(text) - known} in {text}"
    assert known, "the check has something to find"


def knows(person: Client) -> set[str]:
    return {mark for message in person.received for mark in marks(message.get("views", {}))}


async def check_exports(server: RunningServer, created: Message, people: list[Client]) -> None:
    """Check record and replay in the middle of the game."""
    if people[0].over:
        return
    path = f"/tables/{created['table']}"
    assert not marks(await server.get(path))
    for seat, person in enumerate(people):
        secret = created["seats"][seat]["secret"] if seat < 3 else None
        record = await server.http.get(f"/api/v1{path}/record", params={"seat": secret} if secret else {})
        replay = await server.get(f"{path}/replay?seat={seat if secret else WATCHER}", secret)
        seen = json.loads(record.text)
        assert marks(seen["lines"]) <= knows(person)
        assert marks(replay["events"]) <= knows(person)
        assert not seen["over"]


async def test_events_follow_from_view_and_narration(tmp_path: Path) -> None:
    """A game of RARRR!!: each event holds exactly the viewer's view and narration, and the prompt is the same for
    an imagined state."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", start=False, mode="advanced")
        people = [await server.connect(created, k) for k in range(2)] + [await server.connect(created)]
        await server.post(f"/tables/{created['table']}/start", {}, created["host"])
        await play_together(people, 4)
        await people[0].wait_until(lambda: people[0].over)
        export = await exports.open_export(server.registry.services, created["table"])
        check_events(export, people)


def check_events(export: exports.Export, people: list[Client]) -> None:
    log, rng, checked = export.log, Random(1), 0
    received = [{m["version"]: m for m in person.received if m["type"] == "event"} for person in people]
    for line in export.stored.lines:
        log.add(log.replayed(line))
        for person, events in zip(people, received, strict=True):
            event = events[line.version]
            seats = visibility.viewer(person.seats)
            for seat in seats:
                check_event(log, event, seat, rng)
                checked += 1
    assert checked > 200


def check_event(log: Log, event: Message, seat: int, rng: Random) -> None:
    applied = log.recent[-1]
    view = json.loads(log.codec.encode(log.game.view(log.s, seat)))
    assert event["views"] == {str(seat): view}
    told = [one for one in applied.told if one.reaches(seat)]
    assert [entry["words"] for entry in event["entries"]] == json.loads(msgspec.json.encode([t.words for t in told]))
    assert set(event["prompts"]) <= {str(seat)}
    if event["prompts"]:
        imagined = log.game.imagine(log.s, seat, rng)
        other = json.loads(msgspec.json.encode(visibility.prompt(log, imagined, seat)))
        assert event["prompts"][str(seat)] == other


async def test_forced_choices_take_as_long_as_free_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's delay is drawn before the bot is run, from the same range whether or not it has a choice."""
    delay, order = 0.25, []
    right = Thinking.choose

    async def thought(self: Thinking, *of: Any) -> Any:
        order.append("think")
        return await right(self, *of)

    class Drawn(SystemRandom):
        def uniform(self, a: float, b: float) -> float:
            order.append(f"draw {a} {b}")
            return super().uniform(a, b)

    monkeypatch.setattr(Thinking, "choose", thought)
    monkeypatch.setattr(autopilot, "_random", Drawn())

    async with running_server(tmp_path, bot_delay=(delay, delay)) as server:
        forced: list[float] = []
        free: list[float] = []
        while min(len(forced), len(free)) < 3:
            waited = await asyncio.gather(*(last_answer(server) for _ in range(10)))
            forced += [seconds for options, seconds in waited if options == 1]
            free += [seconds for options, seconds in waited if options > 1]
        assert min(forced + free) > delay - 0.01
        assert order[0] == f"draw {delay} {delay}"
        assert order.count(f"draw {delay} {delay}") == order.count("think") == len(order) / 2


async def last_answer(server: RunningServer) -> tuple[int, float]:
    """A game of Growl between bots: the number of options of the last question, and its delay."""
    created = await server.create_table("bot", "bot", game="growl", start=False)
    watcher = await server.connect(created)
    await server.post(f"/tables/{created['table']}/start", {}, created["host"])
    await watcher.wait_until(lambda: watcher.over)
    stored = await server.registry.services.store.read(created["table"])
    assert stored
    asked, answered = stored.lines[-2:]
    return 2 if watcher.views["-2"]["growls"][1] else 1, (answered.at - asked.at) / 1000


async def test_logs_and_metrics_hold_no_secrets(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me = await server.connect(created, 0)
        await me.choose(0, {"do": "mood", "growl": True})
        await me.send("choose", id="x", seat=1, version=1, choice={})
        await me.receive("closed")
        metrics = (await server.http.get("/metrics")).text
        seed = server.registry.tables[created["table"]].about.seed
        info = json.dumps(await server.get(f"/tables/{created['table']}"))
        secrets = [created["host"], created["seats"][0]["secret"], seed]
        for text in (metrics, info, capfd.readouterr().err, json.dumps(me.received)):
            assert not [secret for secret in secrets if secret in text]
        stored = stored_bytes(tmp_path)
        assert created["seats"][0]["secret"].encode() not in stored, "only the hash is stored"
