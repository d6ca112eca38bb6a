"""Lessons at a table: the script is played, the coach speaks to the learner only, other choices are answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roarhouse.core.find import game_names
from roarhouse.core.lessons.files import lessons_of
from tests.server.client import Client
from tests.server.running import RunningServer, running_server

PORTABLE = [(game, name) for game in game_names() for name in lessons_of(game) if game != "rampage"]
FIRST = ("yodel", "01-first-yodel")


async def begin(server: RunningServer, game: str, lesson: str) -> tuple[Any, Client]:
    created = await server.post(f"/games/{game}/lessons/{lesson}", {"name": "Momo"})
    return created, await server.connect(created, 0)


def coach(me: Client) -> Any:
    return me.prompts.get("0", {}).get("coach")


async def coached(me: Client, step: int) -> Any:
    await me.wait_until(lambda: (coach(me) or {}).get("step") == step)
    return coach(me)


def call(loud: int) -> dict[str, object]:
    return {"do": "call", "loud": loud}


@pytest.mark.parametrize(("game", "name"), PORTABLE)
async def test_a_learner_who_does_what_is_asked_reaches_the_end(tmp_path: Path, game: str, name: str) -> None:
    async with running_server(tmp_path) as server:
        _, me = await begin(server, game, name)
        steps = lessons_of(game)[name].step
        for number, step in enumerate(steps, 1):
            said = await coached(me, number)
            assert said["steps"] == len(steps)
            assert (said["cheer"] is not None) == (number == len(steps))
            answer = await me.request("consider", seat=0, choice=step.do)
            assert (answer["refusal"], answer["reply"]) == (None, None)
            last = (await me.choose(0, step.do))["version"]
        await me.wait_for(last + len(steps[-1].then))


async def test_the_deal_is_the_scripted_one_and_begun(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_delay=(60, 60)) as server:
        created, me = await begin(server, *FIRST)
        info = await server.get(f"/tables/{created['table']}")
        assert (info["lesson"], info["state"], info["version"]) == ("01-first-yodel", "playing", 3)
        assert [seat["name"] for seat in info["seats"]] == ["Momo", "Heidi"]
        assert [one["text"]["de"] for one in (await coached(me, 1))["say"]][1] == "Ruf 600!"


async def test_another_choice_is_answered_and_may_be_made(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, me = await begin(server, *FIRST)
        await coached(me, 1)
        answer = await me.request("consider", seat=0, choice=call(1000))
        assert answer["reply"]["en"].startswith("Too loud")
        assert (await me.request("consider", seat=0, choice=call(0)))["reply"] is None, "it is refused"
        await me.choose(0, call(1000))
        await me.wait_until(lambda: "0" in me.prompts and me.version > 5)
        assert coach(me) is None, "the lesson was left"


async def test_a_choice_that_is_taken_back_leads_back_to_the_step(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_delay=(60, 60)) as server:
        _, me = await begin(server, *FIRST)
        await coached(me, 1)
        await me.choose(0, call(1000))
        await me.request("undo", seat=0)
        assert await coached(me, 1)


async def test_a_learner_eats_even_where_the_teeth_suffice_for_all(tmp_path: Path) -> None:
    """The lesson on meals asks for the meal, which a table serves by itself where nothing is left to decide."""
    async with running_server(tmp_path) as server:
        _, me = await begin(server, "rampage", "03-meals-and-runaways")
        assert (await coached(me, 1))["say"][0]["at"] == ["eat"]
        (dine, _) = [offer["choice"] for offer in me.prompts["0"]["options"]]
        assert dine["do"] == "dine"
        await me.choose(0, dine)
        await me.wait_until(lambda: any(offer["choice"]["do"] == "eat" for offer in me.prompts["0"]["options"]))


OFF_THE_BOARD = {"type": "flick", "monster": 0, "yaw": 1600, "strength": 900, "offset": 0}


async def test_a_learner_is_not_asked_to_eat_where_nothing_is_to_eat(tmp_path: Path) -> None:
    """The Paws leave the board, and come back at a corner to which nobody has fallen."""
    async with running_server(tmp_path) as server:
        _, me = await begin(server, "rampage", "02-four-actions")
        demolish, drop, *_ = [step.do for step in lessons_of("rampage")["02-four-actions"].step]
        choices = (demolish, drop, {"do": "move"}, {"do": "aim", "act": OFF_THE_BOARD})
        for number, choice in enumerate(choices, 1):
            await coached(me, number)
            await me.choose(0, choice)
        await me.wait_until(lambda: "corner" in offered(me))
        assert "Choose a corner" in coach(me)["say"][0]["text"]["en"]
        await me.choose(0, me.prompts["0"]["options"][-1]["choice"])
        assert (await coached(me, 5))["say"][0]["at"] == ["act:move"]


def offered(me: Client) -> set[str]:
    return {offer["choice"]["do"] for offer in me.prompts.get("0", {}).get("options") or ()}


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, me = await begin(server, *FIRST)
        await me.choose(0, call(600))
        await coached(me, 2)
    async with running_server(tmp_path) as server:
        me = await server.connect(created, 0)
        assert (await coached(me, 2))["cheer"]


async def test_a_watcher_hears_no_coach(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, me = await begin(server, *FIRST)
        watcher = await server.connect(created)
        await me.choose(0, call(600))
        await coached(me, 2)
        assert not any("Call 600" in raw or '"coach"' in raw for raw in watcher.raw)


async def test_lessons_are_listed_and_unknown_ones_are_not_found(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        [yodel] = [one for one in await server.get("/games") if one["name"] == "yodel"]
        [only] = yodel["lessons"]
        assert (only["id"], only["minutes"], only["title"]["en"]) == ("01-first-yodel", 1, "The first yodel")
        path = "/games/yodel/lessons/99"
        assert (await server.post(path, {"name": "Momo"}, status=404))["code"] == "no-lesson"


async def test_a_rematch_of_a_lesson_is_a_real_game(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, me = await begin(server, *FIRST)
        for step in lessons_of("yodel")["01-first-yodel"].step:
            await me.wait_until(lambda: "0" in me.prompts)
            await me.choose(0, step.do)
        await me.wait_until(lambda: me.over)
        again = await server.post(f"/tables/{created['table']}/rematch", {}, created["seats"][0]["secret"])
        assert (await server.get(f"/tables/{again['table']}"))["lesson"] is None
