"""Questions that need no person: forced choices against bots, windows that close among people."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.game import Choice
from roarhouse.games.arrr.choices import CHEAT
from roarhouse.games.rarrr.choices import Pass
from roarhouse.server.tables import attention
from tests.games.arrr.cards import GAME as ARRR
from tests.games.arrr.table import Table as ArrrTable
from tests.games.rarrr.cards import GAME as RARRR
from tests.games.rarrr.table import Table as RarrrTable
from tests.kit.stored import prepared_table
from tests.server.client import Client, Message
from tests.server.running import RunningServer, running_server

NOTHING_PLAYABLE = "belay-that"  # answers an Event on the pile, and none is there


def is_forced(prompt: Message) -> bool:
    """Quick bids list the cheapest bid that beats the level, if there is any."""
    return len(prompt["options"]) == 1


def keys(person: Client) -> list[str]:
    events = [message for message in person.received if message["type"] == "event"]
    return [entry["words"]["key"] for event in events for entry in event["entries"]]


async def play(person: Client, rng: Random) -> tuple[int, int]:
    """Answer at random until the game is over; returns how many questions were asked, and how many were forced."""
    asked = forced = 0
    while not person.over:
        await person.wait_until(lambda: person.over or person.prompts)
        for seat, prompt in [] if person.over else list(person.prompts.items()):
            asked, forced = asked + 1, forced + is_forced(prompt)
            answer = await person.choose(int(seat), rng.choice(prompt["options"])["choice"])
            await person.wait_for(answer["version"])
    return asked, forced


@pytest.mark.slow
@pytest.mark.parametrize("game", ["rarrr", "pikit", "arrr"])
async def test_against_bots_no_question_has_a_single_answer(tmp_path: Path, game: str) -> None:
    """A newcomer is asked only where there is something to decide."""
    async with running_server(tmp_path) as server:
        seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 2]
        created = await server.create_table(game=game, options={"seats": 3}, seats=seats)
        person = await server.connect(created, 0)
        asked, forced = await play(person, Random(3))
        assert asked > 10
        assert forced == 0


async def arrr_window(server: RunningServer, t: ArrrTable, *bots: str) -> tuple[list[Client], Message]:
    """A table of Arrr!!! in this state, with a connection for each person."""
    created, changes = prepared_table(ARRR, t.s, t.names, dict.fromkeys(bots))
    await server.registry.services.store.write(*changes)
    seats = [seat for seat, name in enumerate(t.names) if name not in bots]
    return [await server.connect(created, seat) for seat in seats], created


def before_the_throw(**events: str) -> ArrrTable:
    """Ann tackles a card, and is asked first."""
    t = ArrrTable("Ann Ben").row("customs-cutter siren-shoals hanging-judge")
    t.crew(Ann="reef-runners", Ben="iron-strongbox").events(**events).starts()
    return t.tackles("Ann", "customs-cutter")


async def test_what_was_passed_is_told_to_its_seat_only(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        t = before_the_throw(Ann=NOTHING_PLAYABLE)
        (ann,), created = await arrr_window(server, t, "Ben")
        watcher = await server.connect(created)
        await ann.wait_until(lambda: ann.version >= 1 and not ann.due)
        assert "table-passed" in keys(ann)
        assert "table-passed" not in keys(watcher)
        stored = await server.registry.services.store.read(created["table"])
        assert stored
        assert stored.lines[0].how == "forced"


async def test_a_seat_that_wants_to_be_asked_everything_is_asked(tmp_path: Path) -> None:
    """The wish is kept by the server: it holds for a new connection, too."""
    async with running_server(tmp_path, bot_delay=(60.0, 60.0)) as server:
        t = before_the_throw(Ann=NOTHING_PLAYABLE)
        created, changes = prepared_table(ARRR, t.s, t.names, {"Ben": None})
        changes[0].about.seats[0].ask_all = True  # type: ignore[union-attr]
        await server.registry.services.store.write(*changes)
        ann = await server.connect(created, 0)
        assert is_forced(ann.prompts["0"])
        assert ann.due == []
        await ann.sync()
        assert ann.version == 0
        await ann.send("prefer", seat=0, askAll=False, pace="quick")
        await ann.wait_until(lambda: ann.version >= 1)
        assert (await server.registry.find(created["table"])).about.seats[0].pace == "quick"


async def test_a_window_among_people_closes_unless_it_is_held(tmp_path: Path) -> None:
    async with running_server(tmp_path, window_delay=(0.2, 0.2)) as server:
        t = before_the_throw(Ann=NOTHING_PLAYABLE, Ben="black-spot")
        (ann, ben), _ = await arrr_window(server, t)
        welcome = next(message for message in ann.received if message["type"] == "welcome")
        assert welcome["window"] == 200
        assert [message["closing"] for message in ann.received if message["type"] == "snapshot"] == [[0]]
        await ben.wait_until(lambda: ben.prompts)
        assert keys(ann)[:1] == ["table-closing"]
        assert ben.event(1)["closing"] == [1]
        await ben.send("hold", seat=1)
        await ben.wait_until(lambda: ben.received[-1]["type"] == "orders")
        assert ben.received[-1]["closing"] == []
        await ann.wait_until(lambda: True)
        assert ben.version == 1
        answer = await ben.choose(1, {"do": "let"})
        assert answer["type"] == "ack"


async def test_other_questions_among_people_are_always_asked(tmp_path: Path) -> None:
    """Pikit: how long a player takes to go on would tell whether there was a card to play."""
    async with running_server(tmp_path, window_delay=(0.05, 0.05)) as server:
        created = await server.create_table("person", "person", game="pikit", options={"seats": 2, "firstPlayer": 0})
        ann = await server.connect(created, 0)
        await ann.wait_until(lambda: ann.prompts)
        assert (ann.due, ann.received[-1].get("closing", [])) == ([], [])


async def test_a_forced_choice_that_is_taken_back_waits_for_its_seat(tmp_path: Path) -> None:
    """Undo would be useless if the server did the same again."""
    async with running_server(tmp_path, bot_delay=(60.0, 60.0)) as server:
        t = before_the_throw(Ann=NOTHING_PLAYABLE, Ben="black-spot")
        (ann,), _ = await arrr_window(server, t, "Ben")
        await ann.wait_until(lambda: ann.undo == [0])
        assert (await ann.request("undo", seat=0))["type"] == "ack"
        await ann.wait_until(lambda: ann.prompts)
        await ann.sync()
        assert (ann.version, ann.due) == (2, [])


# -- what is pointless ---------------------------------------------------------------------------------------------


def after_the_throw(face: str) -> ArrrTable:
    """Ann has a Piece to cheat with, and all of her dice show this face."""
    t = ArrrTable("Ann Ben").row("customs-cutter siren-shoals hanging-judge").owns(Ann=1)
    t.crew(Ann="reef-runners harbour-brawlers powder-keg").starts().tackles("Ann", "customs-cutter")
    return t.throws("Ann", face * t.dice("Ann"))


def forced(t: ArrrTable, name: str) -> Choice | None:
    return attention.forced_choice(ARRR, t.s, t.seat(name))


@pytest.mark.rule("arrr.cheating.1")
def test_a_won_test_is_no_reason_to_offer_a_cheat() -> None:
    won, lost = after_the_throw("J"), after_the_throw("C")
    assert ARRR.refuse(won.s, 0, CHEAT) is None  # legal all the same
    assert forced(won, "Ann") is not None
    assert forced(lost, "Ann") is None


def test_a_single_pointless_choice_is_made_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    t = before_the_throw(Ann=NOTHING_PLAYABLE)

    def always(s: Any, seat: int, choice: Choice) -> bool:
        return True

    monkeypatch.setattr(ARRR, "pointless", always)
    assert forced(t, "Ann") is not None


@pytest.mark.parametrize(("limit", "forced"), [("T1", Pass()), ("T3", Pass()), ("T3 R3", None)])
def test_a_bidder_who_cannot_beat_the_level_is_not_asked(limit: str, forced: Choice | None) -> None:
    """Three Radioactive 3 beat three Electrical 3 with a Boost; three Toxic cards do not."""
    t = RarrrTable("Ann Ben").limits(Ben=limit).boosts(Ben="1")
    t.holds(Ann="E 3 3 3, F 3", Ben="T 1 2 3, R 3 3 3").at("Tokyo").bids("Ann", "E 3 3 3")
    assert attention.forced_choice(RARRR, t.s, t.seat("Ben")) == forced
