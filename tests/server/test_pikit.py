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

LOW, HIGH = 0.04, 0.12


@pytest.mark.rule("pikit.effect-cancel.11")
async def test_the_length_of_a_window_does_not_depend_on_hands(tmp_path: Path) -> None:
    """Bots that pass take the same time with and without a Cancel in hand."""
    async with running_server(tmp_path, bot_delay=(LOW, HIGH)) as server:
        found = await asyncio.gather(*(windows(server) for _ in range(12)))
        able = [seconds for some in found for could, seconds in some if could]
        unable = [seconds for some in found for could, seconds in some if not could]
        assert min(len(able), len(unable)) > 30
        assert min(able + unable) > LOW - 0.01
        assert abs(mean(able) - mean(unable)) < (HIGH - LOW) / 4


async def windows(server: RunningServer) -> list[tuple[bool, float]]:
    """A game between bots: for each pass, whether the seat could have answered, and the delay in seconds."""
    created = await server.create_table("bot", "bot", "bot", "bot", game="pikit", start=False)
    watcher = await server.connect(created)
    await server.post(f"/tables/{created['table']}/start", {}, created["host"])
    await watcher.wait_until(lambda: watcher.over)
    export = await exports.open_export(server.registry.services, created["table"])
    log, found, before = export.log, [], 0
    for line in export.stored.lines:
        step = log.s.agenda[-1]
        if isinstance(step, Window) and log.codec.choice(line.choice or b"") == LET:
            found.append((bool(step.answers(log.s, line.seat)), (line.at - before) / 1000))
        log.add(log.replayed(line))
        before = line.at
    return found


def mean(some: list[float]) -> float:
    return sum(some) / len(some)


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
