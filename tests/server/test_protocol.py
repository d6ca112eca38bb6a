"""The protocol: who says what to whom, in which order, and with which numbers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from roarhouse.core.find import game_names
from roarhouse.core.game import WATCHER
from roarhouse.server import messages
from tests.server.people import Person, open_house, run


def test_a_whole_game_with_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot", "bot")
            me = await place.sit(made, 0)
            await me.play(Random(1))
            assert me.over
            assert set(me.over["result"]["winners"]) <= {0, 1, 2}
            for text in me.texts:
                msgspec.json.decode(text, type=messages.FromServer)
            numbers = [one["version"] for one in me.heard if one["type"] == "event"]
            assert numbers == list(range(numbers[0], numbers[-1] + 1)), "events are numbered without gaps"

    run(play())


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
def test_every_game_with_bots(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot", "bot", game=game)
            me = await place.sit(made, 0)
            await me.play(Random(2))
            assert me.over

    run(play())


def test_everybody_gets_the_same_numbers(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", "person", game="growl", start=False)
            people = [await place.sit(made, k) for k in range(3)]
            watcher = await place.sit(made)
            await place.post(f"/tables/{made['table']}/start", {}, made["host"])
            for person in people:
                await person.play(Random(1), to=lambda person=person: person.version >= 2 + people.index(person))  # type: ignore[misc]
            for person in people:
                await person.play(Random(2))
            await watcher.until(lambda: watcher.over)
            told = [[(m["version"], m["by"]) for m in p.heard if m["type"] == "event"] for p in (*people, watcher)]
            assert told[0] == told[1] == told[2] == told[3]
            assert [version for version, _ in told[0]] == list(range(1, len(told[0]) + 1))
            assert set(watcher.views) == {str(WATCHER)}
            assert not any(m.get("prompts") for m in watcher.heard)

    run(play())


def test_the_lobby_is_told_of_every_change(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "open", start=False, game="growl")
            me = await place.sit(made, 0)
            joined = await place.post(f"/tables/{made['table']}/join", {"name": "Ada"})
            told = await me.hear("table")
            assert [seat["name"] for seat in told["table"]["seats"]] == ["", "Ada"]
            await place.sit({**made, "seats": [joined]}, 1)
            await me.until(lambda: all(one["connected"] for one in me.present))
            await place.post(f"/tables/{made['table']}/start", {}, made["host"])
            assert (await me.hear("table"))["table"]["state"] == "playing"
            assert (await me.hear("snapshot"))["version"] == 0
            assert (await me.hear("event"))["by"] == -1

    run(play())


def test_ping_chat_read_and_consider(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot")
            me, watcher = await place.sit(made, 0), await place.sit(made, name="Eve")
            await me.say("ping", n=7)
            assert (await me.hear("pong"))["n"] == 7
            await watcher.say("chat", text="hi\u0000 there")
            said = await me.hear("chat")
            assert (said["from"], said["name"], said["text"]) == (None, "Eve", "hi there")
            late = await place.sit(made)
            assert late.heard[0]["chat"][0]["text"] == "hi there"
            text = await me.ask("read", seat=0)
            assert text["sections"]
            assert text["version"] == me.version
            offer = me.prompts["0"]["options"][0]
            considered = await me.ask("consider", seat=0, choice=offer["choice"])
            assert (considered["refusal"], considered["words"]) == (None, offer["words"])
            considered = await me.ask("consider", seat=0, choice={"do": "pick", "card": 999})
            assert considered["refusal"]["rule"] == "rarrr.draft.3"
            assert me.version == text["version"], "nothing was changed"

    run(play())


def test_refused_with_the_rule(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person")
            me = await place.sit(made, 0)
            before = me.version
            answer = await me.choose(0, {"do": "pick", "card": 999})
            assert (answer["type"], answer["rule"]) == ("refused", "rarrr.draft.3")
            assert answer["why"]["key"] == "not-in-your-pack"
            assert (await me.choose(0, {"do": "monsters", "cards": [1, 2]}))["type"] == "refused", "nature's choice"
            assert me.version == before

    run(play())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping", "n": 1}, 4400),
        ({"type": "hello", "protocol": 2}, 4400),
        ({"type": "hello", "protocol": 1, "secrets": ["forged"]}, 4403),
        ({"type": "hello", "protocol": 1, "surprise": 1}, 4400),
    ],
)
def test_a_bad_beginning(tmp_path: Path, first: dict[str, object], code: int) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot")
            me = await Person.knock(place, made["table"])
            await me.say(**first)  # type: ignore[arg-type]
            assert set(await me.hear("error")) == {"type", "expected", "came"}
            assert (await me.hear("closed"))["code"] == code

    run(play())


def test_no_hello_and_no_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, hello_within=0.1) as place:
            made = await place.table("person", "bot")
            assert (await (await Person.knock(place, made["table"])).hear("closed"))["code"] == 4408
            assert (await (await Person.knock(place, "nowhere")).hear("closed"))["code"] == 4404

    run(play())


def test_bye_on_shutdown(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot")
            me = await place.sit(made, 0)
        assert (await me.hear("bye"))["reason"] == "shutdown"
        assert (await me.hear("closed"))["code"] == 1012

    run(play())
