"""Pikit at a table of the server: people and bots together, and windows whose length tells nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from roarhouse.core.pile import LET, Window
from roarhouse.server import exports
from tests.server.people import Message, Place, open_house, run

LOW, HIGH = 0.04, 0.12


@pytest.mark.rule("pikit.effect-cancel.11")
def test_a_window_stays_open_as_long_whether_or_not_somebody_could_answer(tmp_path: Path) -> None:
    """Those who let a card happen take the same time with a Cancel in hand and without one."""

    async def play() -> None:
        async with open_house(tmp_path, bot_delay=(LOW, HIGH)) as place:
            found = await asyncio.gather(*(windows(place) for _ in range(12)))
            able = [seconds for some in found for could, seconds in some if could]
            unable = [seconds for some in found for could, seconds in some if not could]
            assert min(len(able), len(unable)) > 30
            assert min(able + unable) > LOW - 0.01
            assert abs(mean(able) - mean(unable)) < (HIGH - LOW) / 4

    run(play())


async def windows(place: Place) -> list[tuple[bool, float]]:
    """A game between bots: of everybody who let a card happen, whether he could have answered, and after how long."""
    made = await place.table("bot", "bot", "bot", "bot", game="pikit", start=False)
    watcher = await place.sit(made)
    await place.post(f"/tables/{made['table']}/start", {}, made["host"])
    await watcher.until(lambda: watcher.over)
    log = await exports.opened(place.house, made["table"])
    course, found, before = log.course, [], 0
    for line in log.stored.lines:
        step = course.s.agenda[-1]
        if isinstance(step, Window) and course.codec.choice(line.choice or b"") == LET:
            found.append((bool(step.answers(course.s, line.seat)), (line.at - before) / 1000))
        course.add(course.replayed(line))
        before = line.at
    return found


def mean(some: list[float]) -> float:
    return sum(some) / len(some)


@pytest.mark.parametrize("kinds", [("person", "bot"), ("person", "bot", "person"), ("bot", "person", "bot", "bot")])
def test_people_and_bots_play_a_whole_game(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    """At every number of seats; each person is asked for his own seat alone, and the scores are everybody's."""

    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table(*kinds, game="pikit", options={"seats": len(kinds)})
            seats = [seat for seat, kind in enumerate(kinds) if kind == "person"]
            overs = await asyncio.gather(*(plays(place, made, seat) for seat in seats))
            assert all(over == overs[0] for over in overs)
            assert len(overs[0]["result"]["scores"]) == len(kinds)

    run(play())


async def plays(place: Place, made: Message, seat: int) -> Message:
    """Answer at random until it is over."""
    person, rng = await place.sit(made, seat), Random(seat)
    while True:
        await person.until(lambda: person.over or person.prompts)
        if person.over:
            return {key: value for key, value in person.over.items() if key in ("result", "sheet")}
        assert set(person.prompts) == {str(seat)}
        answer = await person.choose(seat, rng.choice(person.prompts[str(seat)]["options"])["choice"])
        assert answer["type"] == "ack", answer
        await person.reach(answer["version"])


def test_an_answer_to_a_closed_window_is_refused(tmp_path: Path) -> None:
    """pikit.effect-cancel.10: whoever comes too late hears the rule, and nothing changes."""

    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", game="pikit", options={"seats": 2})
            ann, ben = [await place.sit(made, seat) for seat in range(2)]
            await ann.until(lambda: ann.prompts or ben.prompts)
            late = ben if ann.prompts else ann
            seat, before = late.seats[0], late.version
            answer = await late.choose(seat, {"do": "let"})
            assert (answer["type"], late.version) == ("refused", before)

    run(play())
