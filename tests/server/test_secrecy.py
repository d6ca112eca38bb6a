"""Secrecy: nobody is sent what his view does not say, in no message, no export and no delay."""

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
from roarhouse.server import autopilot, exports, sight
from roarhouse.server.course import Course
from tests.server.people import Message, Person, Place, open_house, run

DECK = (Path(__file__).parent / "sample" / "marked" / "deck.toml").read_text(encoding="utf-8")
MARKS = set(re.findall(r"\d{9}", DECK))


def marks(anything: object) -> set[str]:
    """The marked cards in a text."""
    return MARKS & set(re.findall(r"\d{9}", anything if isinstance(anything, str) else json.dumps(anything)))


async def play_together(people: list[Person], seed: int, watch: Any = None) -> None:
    """Everybody chooses at random, with second thoughts and takings back, until it is over; the last one watches."""
    rng = Random(seed)
    while not people[-1].over:
        seat = rng.randrange(len(people) - 1)
        answer = await something(people[seat], seat, rng)
        if answer and answer["type"] == "ack":
            for one in people:
                await one.reach(answer["version"])
            if watch:
                await watch()


async def something(person: Person, seat: int, rng: Random) -> Message | None:
    asked = person.prompts.get(str(seat)) or (person.changes.get(str(seat)) if rng.random() < 0.3 else None)
    if seat in person.undo and rng.random() < 0.2:
        return await person.ask("undo", seat=seat)
    return await person.choose(seat, rng.choice(asked["options"])["choice"]) if asked else None


@pytest.mark.parametrize("seed", range(2))
def test_marked_cards_are_found_nowhere_else(tmp_path: Path, marked: str, seed: int) -> None:
    """In the bytes of everything a viewer gets there is no card that his views, up to then, do not hold."""

    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", "person", game=marked, start=False)
            people = [await place.sit(made, k) for k in range(3)] + [await place.sit(made)]
            await place.post(f"/tables/{made['table']}/start", {}, made["host"])
            for person in people:
                await person.reach(1)

            async def exports_are_clean() -> None:
                if people[0].version % 5 == 0:
                    await look_through_exports(place, made, people)

            await play_together(people, seed, exports_are_clean)
            for person in people:
                check_marks(person)

    run(play())


def check_marks(person: Person) -> None:
    known: set[str] = set()
    for text, message in zip(person.texts, person.heard, strict=True):
        known |= marks(message.get("views", {}))
        if message["type"] != "over":
            assert marks(text) <= known, f"leaked to {person.seats}: {marks(text) - known} in {text}"
    assert known, "the scan has something to find"


def knows(person: Person) -> set[str]:
    return {mark for message in person.heard for mark in marks(message.get("views", {}))}


async def look_through_exports(place: Place, made: Message, people: list[Person]) -> None:
    """Record and replay, asked for in the middle of the game."""
    if people[0].over:
        return
    path = f"/tables/{made['table']}"
    assert not marks(await place.get(path))
    for seat, person in enumerate(people):
        secret = made["seats"][seat]["secret"] if seat < 3 else None
        record = await place.http.get(f"/api/v1{path}/record", params={"seat": secret} if secret else {})
        replay = await place.get(f"{path}/replay?seat={seat if secret else WATCHER}", secret)
        seen = json.loads(record.text)
        assert marks(seen["lines"]) <= knows(person)
        assert marks(replay["events"]) <= knows(person)
        assert not seen["over"]


def test_every_message_is_made_of_the_view_and_of_what_was_told(tmp_path: Path) -> None:
    """RARRR!!, whole: each event is exactly what the record says this viewer may know, and prompts do not depend on
    anything that an imagined table could have otherwise."""

    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", start=False, mode="advanced")
            people = [await place.sit(made, k) for k in range(2)] + [await place.sit(made)]
            await place.post(f"/tables/{made['table']}/start", {}, made["host"])
            await play_together(people, 4)
            await people[0].until(lambda: people[0].over)
            log = await exports.opened(place.house, made["table"])
            check_events(log, people)

    run(play())


def check_events(log: exports.Log, people: list[Person]) -> None:
    course, rng, checked = log.course, Random(1), 0
    heard = [{m["version"]: m for m in person.heard if m["type"] == "event"} for person in people]
    for line in log.stored.lines:
        course.add(course.replayed(line))
        for person, events in zip(people, heard, strict=True):
            event = events[line.version]
            seats = sight.viewer(person.seats)
            for seat in seats:
                check_event(course, event, seat, rng)
                checked += 1
    assert checked > 200


def check_event(course: Course, event: Message, seat: int, rng: Random) -> None:
    moment = course.moments[-1]
    view = json.loads(course.codec.encode(course.game.view(course.s, seat)))
    assert event["views"] == {str(seat): view}
    told = [one for one in moment.told if one.reaches(seat)]
    assert [entry["words"] for entry in event["entries"]] == json.loads(msgspec.json.encode([t.words for t in told]))
    assert set(event["prompts"]) <= {str(seat)}
    if event["prompts"]:
        imagined = course.game.imagine(course.s, seat, rng)
        other = json.loads(msgspec.json.encode(sight.prompt(course, imagined, seat)))
        assert event["prompts"][str(seat)] == other


def test_what_is_forced_takes_as_long_as_what_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer after a time that is drawn before they think, from one range for all; no sooner where only one
    answer is possible."""
    delay, order = 0.25, []
    right = autopilot.Autopilot._thought

    async def thought(self: autopilot.Autopilot, seat: int) -> Any:
        order.append("think")
        return await right(self, seat)

    class Drawn(SystemRandom):
        def uniform(self, a: float, b: float) -> float:
            order.append(f"draw {a} {b}")
            return super().uniform(a, b)

    monkeypatch.setattr(autopilot.Autopilot, "_thought", thought)
    monkeypatch.setattr(autopilot, "_chance", Drawn())

    async def play() -> None:
        async with open_house(tmp_path, bot_delay=(delay, delay)) as place:
            forced: list[float] = []
            free: list[float] = []
            while min(len(forced), len(free)) < 3:
                waited = await asyncio.gather(*(last_answer(place) for _ in range(10)))
                forced += [seconds for options, seconds in waited if options == 1]
                free += [seconds for options, seconds in waited if options > 1]
            assert min(forced + free) > delay - 0.01
            assert order[0] == f"draw {delay} {delay}"
            assert order.count(f"draw {delay} {delay}") == order.count("think") == len(order) / 2

    run(play())


async def last_answer(place: Place) -> tuple[int, float]:
    """A game of Growl between bots: how many answers the last question had, and how long it took."""
    made = await place.table("bot", "bot", game="growl", start=False)
    watcher = await place.sit(made)
    await place.post(f"/tables/{made['table']}/start", {}, made["host"])
    await watcher.until(lambda: watcher.over)
    stored = await place.house.store.read(made["table"])
    assert stored
    asked, answered = stored.lines[-2:]
    return 2 if watcher.views["-2"]["growls"][1] else 1, (answered.at - asked.at) / 1000


def test_logs_and_metrics_hold_no_secrets(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot", game="growl")
            me = await place.sit(made, 0)
            await me.choose(0, {"do": "mood", "growl": True})
            await me.say("choose", id="x", seat=1, version=1, choice={})
            await me.hear("closed")
            metrics = (await place.http.get("/metrics")).text
            seed = place.house.tables[made["table"]].about.seed
            info = json.dumps(await place.get(f"/tables/{made['table']}"))
            secrets = [made["host"], made["seats"][0]["secret"], seed]
            for text in (metrics, info, capfd.readouterr().err, json.dumps(me.heard)):
                assert not [secret for secret in secrets if secret in text]
            stored = (tmp_path / "tables.db").read_bytes() + (tmp_path / "tables.db-wal").read_bytes()
            assert made["seats"][0]["secret"].encode() not in stored, "only its hash is kept"

    run(play())
