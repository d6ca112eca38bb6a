"""Records and replays: per viewer while the game goes on, whole and verifiable when it is over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

from roarhouse.core import record as records
from roarhouse.core.fair import commitment
from tests.server.people import open_house, run


def test_the_record_of_a_finished_game_verifies(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, snapshot_every=20) as place:
            made = await place.table("person", "bot", start=False)
            me = await place.sit(made, 0)
            await me.say("salt", seat=0, salt="pepper")
            told = await me.hear("table")
            assert (told["table"]["salts"], told["table"]["commitment"]) == (["pepper", ""], made["commitment"])
            await place.post(f"/tables/{made['table']}/start", {}, made["host"])
            rng = Random(1)
            await me.until(lambda: me.prompts)
            await me.choose(0, me.prompts["0"]["options"][0]["choice"])
            await me.play(rng)
            assert me.over
            assert commitment(me.over["seed"]) == made["commitment"]
            answer = await place.http.get(me.over["record"])
            file = tmp_path / "game.roar"
            file.write_bytes(answer.content)
            record, damage = records.load(file)
            assert damage is None
            assert record.promise
            assert record.promise.salts == ("pepper", "")
            assert record.promise.context == f"rarrr:{made['table']}"
            assert await asyncio.to_thread(records.verify, record) > 5
            result = record.game.result(record.table())
            assert result
            assert list(result.scores) == me.over["result"]["scores"]

    run(play())


def test_the_record_of_a_game_with_second_thoughts_verifies(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", game="growl")
            me = await place.sit(made, 0, 1)
            await me.choose(0, {"do": "mood", "growl": True})
            await me.choose(0, {"do": "mood", "growl": False})
            await me.ask("undo", seat=0)
            await me.choose(1, {"do": "mood", "growl": True})
            await me.choose(0, {"do": "mood", "growl": True})
            await me.until(lambda: me.prompts)
            await me.choose(0, {"do": "bite", "whom": 1})
            await me.until(lambda: me.over)
            file = tmp_path / "game.roar"
            file.write_bytes((await place.http.get(f"/api/v1/tables/{made['table']}/record")).content)
            record, damage = records.load(file)
            assert damage is None
            assert records.verify(record) == 1
            assert len(record.lines) == 4
            replay = await place.get(f"/tables/{made['table']}/replay?seat=1")
            assert [event["version"] for event in replay["events"]] == list(range(8)), (
                "every version can be looked at"
            )
            assert replay["result"] == me.over["result"] if me.over else False

    run(play())


def test_what_a_viewer_may_know_of_a_game_that_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person")
            me, other = await place.sit(made, 0), await place.sit(made, 1)
            choice = me.prompts["0"]["options"][0]["choice"]
            await me.choose(0, choice)
            await other.choose(1, other.prompts["1"]["options"][0]["choice"])
            path = f"/tables/{made['table']}"
            mine = json.loads((await place.http.get(f"/api/v1{path}/record?seat={made['seats'][0]['secret']}")).text)
            watchers = json.loads((await place.http.get(f"/api/v1{path}/record")).text)
            assert not mine["over"]
            assert mine["header"]["promise"]["commitment"] == made["commitment"]
            assert [line["choice"] for line in mine["lines"] if line["choice"]] == [choice], "one's own and no other"
            assert not any(line["choice"] for line in watchers["lines"])
            seed = place.house.tables[made["table"]].about.seed
            assert seed not in json.dumps([mine, watchers])
            await place.get(f"{path}/replay?seat=0", status=403)
            await place.get(f"{path}/replay?seat=0", made["seats"][1]["secret"], 403)
            replay = await place.get(f"{path}/replay?seat=0&from=2&to=4", made["seats"][0]["secret"])
            assert [event["version"] for event in replay["events"]] == [2, 3, 4]
            assert replay["events"][-1]["view"]["pack"]
            assert not (await place.get(f"{path}/replay"))["events"][-1]["view"]["pack"]

    run(play())


def test_before_the_start_there_is_nothing_to_export(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot", start=False)
            assert (await place.get(f"/tables/{made['table']}/record", status=409))["code"] == "not-begun"
            assert (await place.get(f"/tables/{made['table']}/replay", status=409))["code"] == "not-begun"
            assert (await place.get("/tables/nothere/record", status=404))["code"] == "no-table"

    run(play())
