"""Bugs of ours: never shown as a rule, and never the end of a table."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.people import open_house, run


class Broken:
    def choose(self, *_: Any) -> Any:
        raise RuntimeError("broken")


class Slow:
    def choose(self, *_: Any) -> Any:
        time.sleep(0.5)


class Cheat:
    def choose(self, game: Any, s: Any, *_: Any) -> Any:
        return game.Choices.__args__[0]((0, 0))


@pytest.mark.parametrize("bot", [Broken, Slow, Cheat])
def test_a_bot_that_fails_is_answered_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: type[Any]) -> None:
    monkeypatch.setattr("roarhouse.server.autopilot.find_bot", lambda *_: bot())

    async def play() -> None:
        async with open_house(tmp_path, bot_patience=0.1) as place:
            made = await place.table("person", "bot", game="growl")
            me = await place.sit(made, 0)
            await me.play(Random(1))
            assert me.over

    run(play())


def test_a_bug_in_the_rules_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", game="growl")
            me = await place.sit(made, 0)
            game: Any = place.house.tables[made["table"]].course.game
            right = game.apply

            def half_done(s: Any, seat: int, choice: Any) -> None:
                right(s, seat, choice)
                raise ZeroDivisionError("half done")

            game.apply = half_done
            await me.say("choose", id="a", seat=0, version=me.version, choice={"do": "mood", "growl": True})
            said = await me.hear("error")
            assert said["came"] == "an internal error; come back"
            assert (await me.hear("closed"))["code"] == 1011
            game.apply = right
            again = await place.sit(made, 0)
            assert (again.version, again.views, again.prompts) == (me.version, me.views, me.prompts)
            answer = await again.choose(0, {"do": "mood", "growl": True}, id="a")
            assert answer["type"] == "ack", "the same id, now done"

    run(play())


def test_what_fails_for_one_viewer_fails_for_no_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", game="growl")
            me, other, watcher = await place.sit(made, 0), await place.sit(made, 1), await place.sit(made)
            game: Any = place.house.tables[made["table"]].course.game
            right = game.view

            def blind(s: Any, seat: int) -> Any:
                if seat == 1:
                    raise ZeroDivisionError("blind")
                return right(s, seat)

            game.view = blind
            assert (await me.choose(0, {"do": "mood", "growl": True}))["type"] == "ack"
            await watcher.reach(me.version)
            assert (await other.hear("closed"))["code"] == 1011
            game.view = right

    run(play())
