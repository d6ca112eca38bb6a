"""Pikit on the server: games of people and bots, and response windows whose length reveals nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from roarhouse.core.pile import LET, Window
from roarhouse.server.log import exports
from tests.server.client import Message
from tests.server.running import RunningServer, running_server
from tests.server.virtual_time import run_in_virtual_time

DELAY = 0.5


@pytest.mark.slow
@pytest.mark.rule("pikit.effect-cancel.11")
def test_the_length_of_a_window_does_not_depend_on_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In whole games in virtual time, bots that pass take exactly the configured delay, with and without a Cancel."""
    found: list[tuple[bool, float]] = []

    async def play() -> None:
        async with running_server(tmp_path, bot_delay=(DELAY, DELAY)) as server:
            for _ in range(3):
                found.extend(await windows(server))

    run_in_virtual_time(monkeypatch, play())
    able, unable = ([seconds for could, seconds in found if could is wanted] for wanted in (True, False))
    assert min(len(able), len(unable)) > 10
    assert {round(seconds, 2) for seconds in able} == {round(seconds, 2) for seconds in unable} == {DELAY}


async def windows(server: RunningServer) -> list[tuple[bool, float]]:
    """A game between bots: for each pass, whether the seat could have answered, and the delay in seconds."""
    bots = [{"kind": "bot", "bot": "random"}] * 4
    created = await server.post("/tables", {"game": "pikit", "seats": bots, "options": {"seats": 4}})
    watcher = await server.connect(created)
    await server.post(f"/tables/{created['table']}/start", {}, created["host"])
    while not watcher.over:
        await watcher.unread.get()
    export = await exports.open_export(server.registry.services, created["table"])
    log, found, before = export.log, [], 0
    for line in export.stored.lines:
        step = log.s.agenda[-1]
        if isinstance(step, Window) and log.codec.choice(line.choice or b"") == LET:
            found.append((bool(step.answers(log.s, line.seat)), (line.at - before) / 1000))
        log.add(log.replayed(line))
        before = line.at
    return found


@pytest.mark.parametrize("kinds", [("person", "bot"), ("person", "bot", "person"), ("bot", "person", "bot", "bot")])
async def test_people_and_bots_play_a_whole_game(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    """At every number of seats: a person is asked for their own seat only, and all get the same scores."""
    async with running_server(tmp_path) as server:
        created = await server.create_table(*kinds, game="pikit", options={"seats": len(kinds)})
        seats = [seat for seat, kind in enumerate(kinds) if kind == "person"]
        overs = await asyncio.gather(*(plays(server, created, seat) for seat in seats))
        assert all(over == overs[0] for over in overs)
        assert len(overs[0]["result"]["scores"]) == len(kinds)


async def plays(server: RunningServer, created: Message, seat: int) -> Message:
    """Answer at random until the game is over; returns the result."""
    person, rng = await server.connect(created, seat), Random(seat)
    while True:
        await person.wait_until(lambda: person.over or person.prompts)
        if person.over:
            return {key: value for key, value in person.over.items() if key in ("result", "sheet")}
        assert set(person.prompts) == {str(seat)}
        answer = await person.choose(seat, rng.choice(person.prompts[str(seat)]["options"])["choice"])
        assert answer["type"] == "ack", answer
        await person.wait_for(answer["version"])


async def test_an_answer_to_a_closed_window_is_refused(tmp_path: Path) -> None:
    """pikit.effect-cancel.10: a late answer is refused with the rule, and nothing changes."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="pikit", options={"seats": 2})
        ann, ben = [await server.connect(created, seat) for seat in range(2)]
        await ann.wait_until(lambda: ann.prompts or ben.prompts)
        late = ben if ann.prompts else ann
        seat, before = late.seats[0], late.version
        answer = await late.choose(seat, {"do": "let"})
        assert (answer["type"], late.version) == ("refused", before)
