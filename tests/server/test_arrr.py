"""Arrr!!! at a table of the server: every mode with people and bots, windows that tell nothing, orders and clocks."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.pile import LET
from roarhouse.games.arrr.pile import Respond
from roarhouse.server import exports
from tests.server.hourglass import Hourglass, run_by
from tests.server.people import Message, Person, Place, open_house, run

DELAY = 0.25  # seconds of the hourglass
ALWAYS = {"until": "targeted", "card": -1, "own": [], "others": ["W0", "W1", "W2", "W3", "W4", "W5"]}


# -- whole games ---------------------------------------------------------------------------------------------------


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
def test_people_and_bots_play_a_whole_game(tmp_path: Path, kinds: tuple[str, ...], options: Message) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table(*kinds, game="arrr", options={"seats": len(kinds), **options})
            seats = [seat for seat, kind in enumerate(kinds) if kind == "person"]
            overs = await asyncio.gather(*(plays(place, made, seat) for seat in seats))
            assert all(over == overs[0] for over in overs)
            assert len(overs[0]["scores"]) == len(kinds)

    run(play())


async def plays(place: Place, made: Message, seat: int) -> Message:
    """Answer at random until it is over."""
    person = await place.sit(made, seat)
    await person.play(Random(seat))
    assert person.over
    result: Message = person.over["result"]
    return result


# -- windows -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.pile.10")
def test_a_window_stays_open_as_long_whether_or_not_somebody_could_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a whole game whoever passes with an Event in hand takes just the time that was set, by a clock that depends
    on nothing but the program, whether he could have played one or not."""
    found: list[tuple[bool, int]] = []

    async def play() -> None:
        async with open_house(tmp_path, bot_delay=(DELAY, DELAY)) as place:
            found.extend(await passes(place))

    run_by(Hourglass(), monkeypatch, play())
    able, unable = ([ms for could, ms in found if could is wanted] for wanted in (True, False))
    assert min(len(able), len(unable)) > 20
    assert {round(ms / 1000, 2) for ms in able} == {round(ms / 1000, 2) for ms in unable} == {DELAY}


async def passes(place: Place) -> list[tuple[bool, int]]:
    """A game between bots: of everybody who passed with an Event in hand, whether he could have answered, and after
    how many milliseconds."""
    kinds = [{"kind": "bot", "bot": "random"}] * 3
    made = await place.post("/tables", {"game": "arrr", "seats": kinds, "options": {"seats": 3}})
    watcher = await place.sit(made)
    await place.post(f"/tables/{made['table']}/start", {}, made["host"])
    while not watcher.over:
        await watcher.unread.get()
    log = await exports.opened(place.house, made["table"])
    course, found, before = log.course, [], 0
    for line in log.stored.lines:
        step, choice = course.s.agenda[-1], course.codec.choice(line.choice or b"")
        if isinstance(step, Respond) and course.s.events[line.seat] and choice == LET:
            found.append((bool(step.answers(course.s, line.seat)), line.at - before))
        course.add(course.replayed(line))
        before = line.at
    return found


# -- standing orders -----------------------------------------------------------------------------------------------


async def asked_in_a_window(people: tuple[Person, ...]) -> tuple[Person, Person]:
    """Play on until somebody who is not in turn is asked to answer, with an empty pile; he and the other one."""
    rng = Random(5)
    while True:
        for person in people:
            await person.until(lambda: any(one.prompts for one in people))
            for seat, prompt in list(person.prompts.items()):
                view = person.views[seat]
                if prompt["step"] == "respond" and not view["players"][int(seat)]["in_turn"]:
                    return person, people[1 - people.index(person)]
                answer = await person.choose(int(seat), rng.choice(prompt["options"])["choice"])
                for one in people:
                    await one.reach(answer["version"])


def told(person: Person, version: int) -> list[str]:
    return [entry["words"]["key"] for entry in person.event(version)["entries"]]


@pytest.mark.rule("arrr.pile.10")
def test_the_server_passes_by_order_and_says_so_to_its_owner_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, bot_delay=(0.1, 0.12)) as place:
            made = await place.table("person", "person", game="arrr", options={"seats": 2}, takeover=False)
            people = tuple([await place.sit(made, seat) for seat in range(2)])
            me, other = await asked_in_a_window(people)
            seat, version = me.seats[0], me.version
            assert (await me.ask("order", seat=seat, order=ALWAYS))["type"] == "ack"
            await other.reach(version + 1)
            await me.reach(version + 1)
            assert other.event(version + 1)["by"] == seat
            assert "table-ordered" in told(me, version + 1)
            assert "table-ordered" not in told(other, version + 1)
            assert "targeted" not in json.dumps(other.heard)

    run(play())


def test_a_reload_keeps_the_order_and_null_ends_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, bot_delay=(60, 60)) as place:  # no order is carried out in this test
            made = await place.table("person", "person", game="arrr", options={"seats": 2}, takeover=False)
            people = tuple([await place.sit(made, seat) for seat in range(2)])
            me, _ = await asked_in_a_window(people)
            seat = me.seats[0]
            await me.ask("order", seat=seat, order=ALWAYS)
            await me.leave()
            back = await place.sit(made, seat)
            assert back.orders == {str(seat): ALWAYS}
            await back.ask("order", seat=seat, order=None)
            assert back.orders == {}
            again = await place.sit(made, seat)
            assert again.orders == {}
            assert again.prompts[str(seat)]["step"] == "respond"

    run(play())


@pytest.mark.parametrize("order", [{"until": "lunch"}, {"others": ["W9"]}, {"stops": []}, 7])
def test_anything_else_is_no_order(tmp_path: Path, order: Any) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", game="arrr", options={"seats": 2})
            me = await place.sit(made, 0)
            await me.say("order", id="x", seat=0, order=order)
            assert (await me.hear("closed"))["code"] == 4400

    run(play())


# -- clocks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.action.4")
def test_a_window_has_a_clock_of_its_own_and_passes_when_it_runs_out(tmp_path: Path) -> None:
    """Nobody answers: windows are passed after their own seconds, and the turn goes on with its defaults."""

    async def play() -> None:
        async with open_house(tmp_path, clock_grace=0.05) as place:
            options = {"seats": 2, "responseSeconds": 1, "turnSeconds": 40}
            clock = {"kind": "live", "seconds": 30, "bank": 0}
            made = await place.table("person", "person", game="arrr", options=options, clock=clock)
            people = tuple([await place.sit(made, seat) for seat in range(2)])
            asked = next(one for one in people if one.prompts)
            assert asked.clock[str(asked.seats[0])]["left"] > 30_000
            me, other = await asked_in_a_window(people)
            version, seat = me.version, str(me.seats[0])
            assert me.clock[seat]["left"] <= 1000
            await other.reach(version + 1)
            assert "table-timeout" in told(other, version + 1)
            assert other.event(version + 1)["by"] == me.seats[0]

    run(play())
