"""Rematch: one call, the same new table for everybody, nothing of the options forgotten."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.server.people import Place, open_house, run


async def finished(place: Place, *kinds: str, **more: Any) -> Any:
    made = await place.table(*kinds, game="growl", **more)
    seats = [k for k, kind in enumerate(kinds) if kind == "person"]
    me = await place.sit(made, *seats)
    await me.play(Random(1))
    return made


def test_the_same_table_for_everybody(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            clock = {"kind": "live", "seconds": 20, "bank": 30}
            made = await finished(place, "person", "person", "bot", clock=clock, takeover=False)
            path = f"/tables/{made['table']}/rematch"
            watcher = await place.sit(made)
            first = await place.post(path, {}, made["seats"][0]["secret"])
            assert (await watcher.hear("rematch"))["table"] == first["table"]
            assert await place.post(path, {}, made["seats"][0]["secret"]) == first, "asking twice changes nothing"
            second = await place.post(path, {}, made["seats"][1]["secret"])
            assert (second["table"], second["host"]) == (first["table"], None)
            assert first["host"]
            assert [one["seat"] for one in first["seats"] + second["seats"]] == [0, 1]
            old, new = [await place.get(f"/tables/{one['table']}") for one in (made, first)]
            same = ("game", "options", "mode", "clock", "takeover", "listed", "deckHash")
            assert [old[part] for part in same] == [new[part] for part in same]
            assert old["rematch"] == new["table"]
            assert old["commitment"] != new["commitment"], "a fresh seed"
            assert [seat["kind"] for seat in new["seats"]] == ["person", "person", "bot"]
            await place.post(f"/tables/{first['table']}/start", {}, first["host"])
            me = await place.sit(second, 1)
            await me.until(lambda: me.prompts)

    run(play())


def test_who_does_not_come_is_stood_in_for_until_he_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await finished(place, "person", "person")
            first = await place.post(f"/tables/{made['table']}/rematch", {}, made["seats"][0]["secret"])
            path = f"/tables/{first['table']}"
            assert (await place.post(f"{path}/start", {}, first["host"], 409))["code"] == "open-seats"
            assert (await place.post(f"{path}/join", {"name": "Eve"}, status=409))["code"] == "full"
            info = await place.post(f"{path}/start", {"fill": True}, first["host"])
            assert (info["seats"][1]["kind"], info["seats"][1]["standIn"]) == ("person", True)
            late = await place.post(f"/tables/{made['table']}/rematch", {}, made["seats"][1]["secret"])
            await place.sit(late, 1)
            assert not (await place.get(path))["seats"][1]["standIn"]

    run(play())


def test_not_before_the_end_and_not_by_strangers(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot")
            path = f"/tables/{made['table']}/rematch"
            assert (await place.post(path, {}, made["seats"][0]["secret"], 409))["code"] == "not-over"
            assert (await place.post(path, {}, made["host"], 403))["code"] == "secret"

    run(play())
