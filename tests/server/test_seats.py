"""Seats: joining, links, kicking, bots, leaving and coming back, several seats on one device."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.server.people import Person, open_house, run


def test_join_by_code_until_it_is_full(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "open", "open", start=False, game="growl")
            path = f"/tables/{made['table']}"
            assert made["seats"][1]["secret"] is None
            assert (await place.post(f"{path}/start", {}, made["host"], 409))["code"] == "open-seats"
            ada = await place.post(f"{path}/join", {"name": "  Ada \u202e "})
            bob = await place.post(f"{path.upper().replace('/TABLES', '/tables')}/join", {"name": "Bob", "seat": 2})
            assert (ada["seat"], bob["seat"]) == (1, 2)
            assert (await place.post(f"{path}/join", {"name": "Eve"}, status=409))["code"] == "full"
            assert (await place.post(f"{path}/join", {"name": "Eve", "seat": 2}, status=409))["code"] == "taken"
            assert (await place.post(f"{path}/join", {"name": "Eve", "seat": 9}, status=404))["code"] == "no-seat"
            info = await place.get(path)
            assert [seat["name"] for seat in info["seats"]] == ["", "Ada", "Bob"]
            assert (await place.post(f"{path}/start", {}, ada["secret"], 403))["code"] == "secret"
            await place.post(f"{path}/start", {}, made["host"])
            assert (await place.post(f"{path}/join", {"name": "Eve"}, status=409))["code"] == "begun"

    run(play())


def test_one_secret_link_for_each_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "open", start=False, links=True, game="growl")
            path = f"/tables/{made['table']}"
            assert made["seats"][1]["secret"]
            assert (await place.post(f"{path}/join", {"name": "Eve"}, status=409))["code"] == "full"
            await place.sit(made, 1, name="Ada")
            seat = (await place.get(path))["seats"][1]
            assert (seat["kind"], seat["name"], seat["taken"], seat["connected"]) == ("person", "Ada", True, True)

    run(play())


def test_the_host_kicks_before_the_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "open", start=False, game="growl")
            path = f"/tables/{made['table']}"
            joined = await place.post(f"{path}/join", {"name": "Ada"})
            ada = await place.sit({**made, "seats": [joined]}, 1)
            await place.post(f"{path}/seats/1", {"do": "kick"}, joined["secret"], 403)
            await place.post(f"{path}/seats/1", {"do": "kick"}, made["host"])
            assert (await ada.hear("bye"))["reason"] == "kicked"
            assert (await ada.hear("closed"))["code"] == 4410
            again = await Person.knock(place, made["table"])
            await again.say("hello", protocol=1, secrets=[joined["secret"]])
            assert (await again.hear("closed"))["code"] == 4403, "the secret is void"
            await place.post(f"{path}/seats/1", {"do": "bot"}, made["host"])
            await place.post(f"{path}/start", {}, made["host"])
            assert (await place.post(f"{path}/seats/0", {"do": "kick"}, made["host"], 409))["code"] == "begun"

    run(play())


def test_bots_come_and_go_before_the_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "open", start=False)
            path = f"/tables/{made['table']}/seats/1"
            assert (await place.post(path, {"do": "bot", "bot": "clever"}, made["host"], 404))["code"] == "not-found"
            info = await place.post(path, {"do": "bot", "bot": "random", "name": "Rando"}, made["host"])
            assert (info["seats"][1]["bot"], info["seats"][1]["name"]) == ("random", "Rando")
            info = await place.post(path, {"do": "rename", "name": "Klaus"}, made["host"])
            assert info["seats"][1]["name"] == "Klaus"
            info = await place.post(path, {"do": "unbot"}, made["host"])
            assert info["seats"][1]["kind"] == "open"
            await place.post(path.replace("/1", "/0"), {"do": "leave"}, made["seats"][0]["secret"])
            assert (await place.get(f"/tables/{made['table']}"))["seats"][0]["kind"] == "open"

    run(play())


def test_forged_secrets(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made, other = await place.table("person", "bot"), await place.table("person", "bot")
            stranger = await place.sit(made)
            await stranger.say("choose", id="x", seat=0, version=stranger.version, choice={"do": "pick", "card": 0})
            assert (await stranger.hear("error"))["expected"] == "a seat that is held here"
            assert (await stranger.hear("closed"))["code"] == 4403
            for forged in ("x", other["seats"][0]["secret"], made["table"], made["commitment"]):
                person = await Person.knock(place, made["table"])
                await person.say("hello", protocol=1, secrets=[forged])
                assert (await person.hear("closed"))["code"] == 4403
                for do in ("leave", "kick", "bot", "unbot", "rename", "start"):
                    await place.post(f"/tables/{made['table']}/seats/0", {"do": do, "name": "x"}, forged, 403)
                await place.post(f"/tables/{made['table']}/start", {}, forged, 403)
                await place.post(f"/tables/{made['table']}/rematch", {}, forged, 403)
                await place.get(f"/tables/{made['table']}/record?seat={forged}", status=403)
                await place.get(f"/tables/{made['table']}/replay?seat=0", forged, 403)

    run(play())


def test_a_bot_stands_in_for_who_vanished_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, takeover_after=1.0) as place:
            made = await place.table("person", "person")
            me, ada = await place.sit(made, 0), await place.sit(made, 1)
            await me.choose(0, me.prompts["0"]["options"][0]["choice"])
            await ada.leave()
            await me.until(lambda: not me.present[1]["connected"])
            assert 0 < me.present[1]["leavingIn"] <= 1000, "the countdown is visible"
            assert not me.present[1]["bot"]
            version = me.version
            await me.until(lambda: me.present[1]["bot"])
            await me.until(lambda: me.version > version)
            info = await place.get(f"/tables/{made['table']}")
            assert (info["seats"][1]["standIn"], info["seats"][1]["kind"]) == (True, "person")
            ada = await place.sit(made, 1)
            await me.until(lambda: not me.present[1]["bot"])
            await me.play(Random(1), to=lambda: not me.prompts)
            version = me.version
            await asyncio.sleep(0.2)
            assert me.version == version, "the bot does not play on"
            await ada.until(lambda: "1" in ada.prompts)

    run(play())


def test_who_says_that_he_leaves_is_replaced_sooner(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, takeover_after=60.0, takeover_after_leave=0.1) as place:
            made = await place.table("person", "person")
            me = await place.sit(made, 0)
            assert me.present[1]["leavingIn"] > 50_000
            await place.post(f"/tables/{made['table']}/seats/1", {"do": "leave"}, made["seats"][1]["secret"])
            await me.until(lambda: me.present[1]["bot"])

    run(play())


def test_nobody_is_replaced_where_nobody_waits_or_the_table_does_not_want_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, takeover_after=0.05) as place:
            alone = await place.table("person", "person")
            watcher = await place.sit(alone)
            patient = await place.table("person", "person", takeover=False)
            me = await place.sit(patient, 0)
            await asyncio.sleep(0.2)
            assert not any(one["bot"] for one in watcher.present + me.present)
            assert me.present[1]["leavingIn"] is None

    run(play())


def test_let_a_bot_play_for_me(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot")
            me, path = await place.sit(made, 0), f"/tables/{made['table']}/seats/0"
            await place.post(path, {"do": "bot"}, made["seats"][0]["secret"])
            await me.until(lambda: me.version > 20)
            await place.post(path, {"do": "unbot"}, made["seats"][0]["secret"])
            await me.until(lambda: not me.present[0]["bot"])
            await me.until(lambda: me.prompts)

    run(play())


def test_back_from_another_device_at_the_exact_prompt(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person")
            phone, other = await place.sit(made, 0), await place.sit(made, 1)
            await phone.choose(0, phone.prompts["0"]["options"][1]["choice"])
            await phone.until(lambda: phone.changes)
            await phone.leave()
            laptop = await place.sit(made, 0)
            assert (laptop.views, laptop.changes, laptop.undo) == (phone.views, phone.changes, phone.undo)
            await other.choose(1, other.prompts["1"]["options"][0]["choice"])
            await laptop.until(lambda: laptop.prompts)

    run(play())


def test_two_seats_on_one_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", "bot", start=False)
            both = await place.sit(made, 0, 1)
            await place.post(f"/tables/{made['table']}/start", {}, made["host"])
            await both.until(lambda: len(both.prompts) == 2)
            assert set(both.views) == {"0", "1"}
            await both.choose(0, both.prompts["0"]["options"][0]["choice"])
            await both.until(lambda: both.changes)
            mine = next(one for one in both.heard if one["type"] == "event" and one["by"] == 0)
            marks = {entry["words"]["key"]: entry["to"] for entry in mine["entries"]}
            assert marks == {"you-pick": [0], "has-picked": [1]}, "each entry says for which seat it is"

    run(play())
