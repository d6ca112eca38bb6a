"""Typed choices, and the table as text in a replay: what a client needs for a game that it cannot draw."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roarhouse.core.find import find_game, game_names
from roarhouse.core.options import seat_range
from roarhouse.core.rulebook import rules_of
from tests.laws.laws import walk
from tests.server.running import running_server


async def test_a_typed_text_is_answered_with_the_choice_it_means(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="yodel")
        me = await server.connect(created, 0)
        prompt = me.prompts["0"]
        assert (prompt["more"], prompt["hint"]["key"]) == (True, "type-calling")
        answer = await me.request("parse", seat=0, text="Call 720")
        assert answer["choice"] == {"do": "call", "loud": 720}
        assert answer["refusal"] is None
        assert answer["words"] == {"is": "words", "key": "call", "facts": {"loud": 720}}
        assert me.version == 0, "nothing has been chosen"
        assert (await me.choose(0, answer["choice"]))["type"] == "ack"
        answer = await me.request("parse", seat=0, text="30")
        assert answer["choice"] == {"do": "call", "loud": 30}, "a sealed choice can still be changed"


async def test_a_typed_text_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="yodel")
        me = await server.connect(created, 0)
        above = await me.request("parse", seat=0, text="2000")
        assert (above["choice"]["loud"], above["refusal"]["rule"]) == (2000, "yodel.call.1")
        vague = await me.request("parse", seat=0, text="rather loud")
        assert (vague["choice"], vague["words"]) == (None, None)
        why = vague["refusal"]["why"]
        assert (why["key"], why["facts"]["text"], why["facts"]["hint"]["key"]) == (
            "table-unknown",
            "rather loud",
            "type-calling",
        )


async def test_only_a_seat_that_is_asked_can_type_and_only_its_holder(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me, other = await server.connect(created, 0), await server.connect(created, 1)
        await me.choose(0, {"do": "mood", "growl": True})
        await other.choose(1, {"do": "mood", "growl": True}, version=me.version)
        await me.wait_until(lambda: "whom" in json.dumps(me.prompts))
        answer = await other.request("parse", seat=1, text="1")
        assert answer["refusal"]["why"]["key"] == "not-your-turn"
        await other.send("parse", id="x", seat=0, text="1")
        assert (await other.receive("closed"))["code"] == 4403


async def test_a_listed_menu_needs_no_hint(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me = await server.connect(created, 0)
        assert (me.prompts["0"]["more"], me.prompts["0"]["hint"]) == (False, None)


@cache
def asked_seats(name: str) -> list[tuple[Any, int]]:
    """The first tables of a random game, each with a seat that is asked something there."""
    game = find_game(name)()
    walked = islice(walk(game, game.Options(seats=seat_range(type(game))[0]), Random(1)), 25)
    return [(game.copy(s), seat) for s, _ in walked for seat in game.turn(s) if seat >= 0]


@pytest.mark.slow
@given(text=st.text(max_size=40))
def test_no_game_fails_on_a_typed_text(text: str) -> None:
    for name in game_names():
        game, rules = find_game(name)(), rules_of(name)
        for s, seat in asked_seats(name):
            choice = game.typed(s, seat, text)
            refusal = choice and game.refuse(s, seat, choice)
            assert not refusal or refusal.rule in rules


async def test_a_replay_has_every_view_as_text_if_asked_for(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me = await server.connect(created, 0, 1)
        path, secret = f"/tables/{created['table']}/replay", created["seats"][0]["secret"]
        assert all("text" not in event for event in (await server.get(path))["events"])
        events = (await server.get(f"{path}?seat=0&text=true", secret))["events"]
        assert [event["version"] for event in events] == list(range(me.version + 1))
        own = await me.request("read", seat=0)
        assert events[-1]["text"] == own["sections"], "the same text as now, from the same view"
        watched = (await server.get(f"{path}?text=true"))["events"][-1]["text"]
        assert watched != own["sections"], "watchers do not read a seat's card"
