"""Choices: repeats, stale versions, gaps, two people on one seat, second thoughts, undo."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from roarhouse.server.course import Maker
from roarhouse.server.store import Append
from tests.server.people import Person, open_house, run


def options(person: Person, seat: int) -> list[dict[str, object]]:
    return [one["choice"] for one in (person.prompts.get(str(seat)) or person.changes[str(seat)])["options"]]


def test_a_repeated_id_gets_its_first_answer(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person")
            me = await place.sit(made, 0)
            first, other = options(me, 0)[:2]
            begun = me.version
            done = await me.choose(0, first, id="a")
            assert (done["type"], done["version"]) == ("ack", begun + 1)
            assert await me.choose(0, other, id="a", version=begun) == done, "whatever comes with the id"
            refused = await me.choose(0, {"do": "pick", "card": 999}, id="b")
            assert await me.choose(0, first, id="b") == refused
            assert me.version == begun + 1
        async with open_house(tmp_path) as place:
            me = await place.sit(made, 0)
            assert await me.choose(0, other, id="a", version=begun) == done, "after a restart, too"
            assert me.version == begun + 1

    run(play())


def test_a_stale_choice_gets_what_happened_since(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", game="growl")
            me, other = await place.sit(made, 0), await place.sit(made, 1)
            begun = me.version
            await me.choose(0, {"do": "mood", "growl": True})
            await other.choose(1, {"do": "mood", "growl": True}, version=begun)
            await me.until(lambda: me.prompts)
            me.version = begun
            answer = await me.choose(0, {"do": "bite", "whom": 1}, version=begun)
            assert (answer["type"], answer["version"]) == ("stale", begun + 2)
            assert [(await me.hear("event"))["version"] for _ in range(2)] == [begun + 1, begun + 2]
            assert (await me.choose(0, {"do": "bite", "whom": 1}))["type"] == "ack"

    run(play())


def test_in_a_draft_the_others_do_not_make_my_choice_stale(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", "person")
            people = [await place.sit(made, k) for k in range(3)]
            begun = people[0].version
            for seat, person in enumerate(people):
                answer = await person.choose(seat, options(person, seat)[0], version=begun)
                assert (answer["type"], answer["version"]) == ("ack", begun + 1 + seat)

    run(play())


def test_gaps_are_repaired(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, history=6) as place:
            made = await place.table("person", "person")
            me = await place.sit(made, 0, 1)
            begun = me.version
            await me.play(Random(1), to=lambda: me.version >= begun + 4)
            came = [one for one in me.heard if one["type"] == "event"]
            later = await place.sit(made, 0, 1, since=begun)
            again = [one for one in later.heard if one["type"] == "event"]
            assert not any(one["type"] == "snapshot" for one in later.heard)
            parts = ("version", "by", "entries", "views")
            assert [[one[part] for part in parts] for one in again] == [[one[part] for part in parts] for one in came]
            assert again[-1]["prompts"] == came[-1]["prompts"]
            await me.play(Random(1), to=lambda: me.version >= begun + 14)
            await later.say("since", version=begun)
            assert (await later.hear("snapshot"))["version"] == me.version, "too long ago"
            later.version = -1
            await later.say("since", version=me.version + 5)
            assert (await later.hear("snapshot"))["version"] == me.version, "a version that never was"

    run(play())


def test_a_snapshot_says_the_same_as_the_events(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot", start=False)
            me = await place.sit(made, 0)
            await place.post(f"/tables/{made['table']}/start", {}, made["host"])
            await me.play(Random(3), to=lambda: me.version > 30)
            late = await place.sit(made, 0)
            await me.until(lambda: me.version >= late.version)
            snapshot = next(one for one in late.heard if one["type"] == "snapshot")
            told = [entry for one in me.heard if one["type"] == "event" for entry in one["entries"]]
            assert snapshot["log"] == [entry for entry in told if entry["version"] <= snapshot["version"]]
            at = next(one for one in me.heard if one["type"] == "event" and one["version"] == snapshot["version"])
            assert (at["views"], at["prompts"]) == (snapshot["views"], snapshot["prompts"])

    run(play())


def test_two_people_on_one_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person", game="growl")
            phone, laptop = await place.sit(made, 0), await place.sit(made, 0)
            other = await place.sit(made, 1)
            await other.choose(1, {"do": "mood", "growl": True})
            await phone.choose(0, {"do": "mood", "growl": True})
            await laptop.until(lambda: laptop.prompts)
            at = phone.version
            assert (await phone.choose(0, {"do": "bite", "whom": -1}))["type"] == "ack"
            assert (await laptop.choose(0, {"do": "bite", "whom": 1}, version=at))["type"] == "stale"
            await laptop.until(lambda: laptop.over)

    run(play())


def test_second_thoughts_until_the_last_choice_is_in(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person")
            me, other, watcher = await place.sit(made, 0), await place.sit(made, 1), await place.sit(made)
            first, second = options(me, 0)[:2]
            begun = me.version
            await me.choose(0, first)
            await me.until(lambda: me.changes)
            assert not me.prompts
            answer = await me.choose(0, second)
            assert (answer["type"], answer["version"]) == ("ack", begun + 2)
            await me.until(lambda: me.version == begun + 2)
            assert me.views["0"]["sealed"] == second
            await other.until(lambda: other.version == begun + 2)
            await watcher.until(lambda: watcher.version == begun + 2)
            for person in (other, watcher):
                changed = person.heard[-1]
                before = next(one for one in person.heard if one.get("version") == begun + 1)
                assert changed["undoes"] == begun + 1
                assert changed["views"] == before["views"]
                told = [entry["words"] for entry in before["entries"]]
                assert [entry["words"] for entry in changed["entries"]] == told, "no more than that there is a choice"
                assert told, "the log goes on saying so"
            await other.choose(1, options(other, 1)[0])
            await me.until(lambda: me.version == begun + 3)
            assert second["card"] in me.views["0"]["katakana"]
            assert not me.changes

    run(play())


def test_undo_up_to_the_last_new_information(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person")
            me, other = await place.sit(made, 0), await place.sit(made, 1)
            begun, view = me.version, me.views
            assert (await me.ask("undo", seat=0))["type"] == "refused", "nature has chosen since"
            await me.choose(0, options(me, 0)[0])
            await other.until(lambda: other.version == begun + 1)
            assert (me.undo, other.undo) == ([0], [])
            done = await me.ask("undo", seat=0, id="u")
            assert done == {"type": "ack", "id": "u", "version": begun + 2}
            await me.until(lambda: me.version == begun + 2)
            assert me.views == view
            assert me.prompts
            assert await me.ask("undo", seat=0, id="u") == done, "once"
            await other.choose(1, options(other, 1)[0], version=begun)
            await me.until(lambda: me.version == begun + 3)
            await me.choose(0, options(me, 0)[1])
            await me.until(lambda: me.version == begun + 4)
            assert me.undo == [], "the last choice was in and packs were shown"
            assert (await me.ask("undo", seat=0))["why"]["key"] == "table-cannot-undo"
        async with open_house(tmp_path) as place:
            again = await place.sit(made, 0)
            assert (again.version, again.views, again.prompts) == (begun + 4, me.views, me.prompts)
            log = next(one for one in again.heard if one["type"] == "snapshot")["log"]
            assert begun + 1 not in {entry["version"] for entry in log}, "what was taken back is not told again"

    run(play())


def test_undo_of_a_turn_until_somebody_else_has_chosen(tmp_path: Path) -> None:
    """In a battle: a bid can be taken back as long as the next bidder has not answered."""

    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person")
            me = await place.sit(made, 0, 1)
            await me.play(Random(5), to=lambda: me.views["0"]["phase"] == "battle")
            (seat,) = me.prompts
            before, version = me.views, me.version
            bid = next(one for one in me.prompts[seat]["options"] if one["choice"]["do"] == "bid")
            await me.choose(int(seat), bid["choice"])
            await me.until(lambda: me.version > version)
            assert me.undo == [int(seat)]
            await me.ask("undo", seat=int(seat))
            await me.until(lambda: me.version == version + 2)
            assert me.views == before
            await me.choose(int(seat), bid["choice"])
            await me.until(lambda: me.version == version + 3)
            nxt = next(iter(me.prompts))
            out = next(one for one in me.prompts[nxt]["options"] if one["choice"]["do"] == "pass")
            await me.choose(int(nxt), out["choice"])
            await me.until(lambda: me.version == version + 4)
            assert int(seat) not in me.undo or nxt == seat

    run(play())


def test_the_loser_of_a_race_reads_again(tmp_path: Path) -> None:
    """Another server has written the next version to the same database."""

    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "person")
            me, other = await place.sit(made, 0), await place.sit(made, 1)
            table = place.house.tables[made["table"]]
            elsewhere = Maker(table.course)
            elsewhere.choose(1, table.course.codec.choice(json.dumps(options(other, 1)[0])), "person")
            await place.house.store.write(Append(table=made["table"], lines=(elsewhere.moments[0].line,)))
            begun = me.version
            answer = await me.choose(0, options(me, 0)[0])
            assert (answer["type"], answer["version"]) == ("stale", begun + 1)
            await other.until(lambda: other.version == begun + 1)
            assert (await me.choose(0, options(me, 0)[0], version=begun))["version"] == begun + 2

    run(play())
