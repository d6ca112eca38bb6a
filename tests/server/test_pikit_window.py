"""The Cancel window of Pikit: states that differ only in a hidden hand give the same messages at the same times."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.bags import with_card, without_card
from roarhouse.games.pikit.state import Pikit
from roarhouse.server.tables import autopilot
from tests.games.pikit.table import Table
from tests.server.client import Client, Message
from tests.server.running import RunningServer, running_server
from tests.server.virtual_time import run_in_virtual_time

HOLDING = ("6 7 7", "11 7 7", "6 6 9", "7 7 7")  # the second player's hand; only the last one holds no answer
NEVER_SAME = ("at", "left", "table", "head", "version")  # times; the random deal before may have had a choice more
TURNED = {"do": "play", "card": 7, "deed": {"effect": "turn", "die": 0, "face": 2}}  # not worth a Cancel
ORDER = {"until": "myTurn"}


class Drawn(Random):
    """The server's random generator; records the order in which delays were drawn and bots were asked."""

    def __init__(self) -> None:
        super().__init__(4)
        self.did: list[Any] = []

    def begin(self) -> None:
        """The same delays from here on, however many were drawn before."""
        self.seed(4)
        self.did.clear()

    def uniform(self, a: float, b: float) -> float:
        delay = super().uniform(a, b)
        self.did.append(delay)
        return delay


def laid_out(hand: str) -> Pikit:
    """Ben holds this hand; the other cards are in the deck, so the others cannot tell these tables apart."""
    t = Table("Ann Ben Cem", Ann="7 1", Ben=hand, Cem="3 4", centre="1 1 1", dice="1 1", deck="2 5 6 6 7 7 7 9 11")
    for card in (int(card) for card in hand.split()):
        t.s.deck = without_card(t.s.deck, card)
    for card in (7, 7, 7):
        t.s.deck = with_card(t.s.deck, card)
    t.s.story = None
    return t.s


async def events_of_window(
    folder: Path, hand: str, drawn: Drawn, kinds: tuple[str, ...], ordered: tuple[int, ...] = (), **more: Any
) -> list[list[Message]]:
    """Ann plays a card, and the window closes: the messages since then to Ann and to a watcher."""
    async with running_server(folder, bot_delay=(0.02, 0.3)) as server:
        seats = [{"kind": kind} | ({"bot": "greedy"} if kind == "bot" else {}) for kind in kinds]
        options = {"seats": 3, "firstPlayer": 0}
        created = await server.create_table(game="pikit", seats=seats, options=options, **more)
        table = await server.registry.find(created["table"])
        ann, watcher = await server.connect(created, 0), await server.connect(created)
        await ann.wait_until(lambda: ann.prompts)
        table.log.s = laid_out(hand)
        table.log.prompts.clear()
        think = server.registry.services.run_worker

        async def thought(*of: Any) -> Any:
            drawn.did.append("thinks")
            return await think(*of)

        server.registry.services.run_worker = thought  # type: ignore[method-assign, assignment]
        for seat in ordered:
            client = await server.connect(created, seat)
            assert (await client.request("order", seat=seat, order=ORDER))["type"] == "ack"
        people, before = (ann, watcher), ann.version
        drawn.begin()
        answer = await ann.choose(0, TURNED)
        assert answer["type"] == "ack", answer
        for person in people:
            await person.wait_for(before + 3)
        return [since(person, before) for person in people]


def since(person: Client, version: int) -> list[Message]:
    """All events of the window, without the time of day."""
    events = [one for one in person.received if one["type"] == "event" and version < one["version"] <= version + 3]
    return [without_time(event) for event in events]


def without_time(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: without_time(value) for key, value in part.items() if key not in NEVER_SAME}
    return [without_time(one) for one in part] if isinstance(part, list) else part


Worlds = Callable[..., list[tuple[list[list[Message]], list[Any]]]]


@pytest.fixture
def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Worlds:
    """The messages, and what the server did, for each hand."""

    def all_of(*kinds: str, **more: Any) -> list[tuple[list[list[Message]], list[Any]]]:
        found = []
        for k, hand in enumerate(HOLDING):
            drawn = Drawn()
            monkeypatch.setattr(autopilot, "_random", drawn)
            (folder := tmp_path / str(k)).mkdir()

            async def play(folder: Path = folder, hand: str = hand, drawn: Drawn = drawn) -> None:
                found.append((await events_of_window(folder, hand, drawn, kinds, **more), drawn.did[:4]))

            run_in_virtual_time(monkeypatch, play())
        return found

    return all_of


@pytest.mark.rule("pikit.effect-cancel.11")
def test_bots_take_the_same_time_whether_or_not_they_could_answer(worlds: Worlds) -> None:
    """Every delay is drawn before anything is thought about, and is the same whatever is in hand."""
    found = worlds("person", "bot", "bot")
    assert [len(events) for events in found[0][0]] == [3, 3]
    for messages, did in found:
        assert messages == found[0][0]
        assert [what == "thinks" for what in did] == [False, True, False, True]
        assert did == found[0][1]


@pytest.mark.rule("pikit.effect-cancel.11")
def test_a_clock_that_runs_out_reveals_nothing(worlds: Worlds) -> None:
    """No bot is asked for a person whose time is up: the window closes with the clock, whatever is in hand."""
    found = worlds("person", "person", "person", clock={"kind": "live", "seconds": 2, "bank": 0})
    for messages, did in found:
        assert messages == found[0][0]
        assert did == []


@pytest.mark.rule("pikit.effect-cancel.11")
def test_a_standing_order_reveals_nothing(worlds: Worlds) -> None:
    """Its answers come after drawn delays, as those of bots, and are the same whatever is in hand."""
    found = worlds("person", "person", "person", ordered=(1, 2))
    assert [[event["by"] for event in events] for events in found[0][0]] == [[0, 1, 2]] * 2
    for messages, did in found:
        assert messages == found[0][0]
        assert [0.02 <= delay <= 0.3 for delay in did] == [True, True]
        assert did == found[0][1]


async def ordered(server: RunningServer) -> tuple[Message, list[Client]]:
    """Ann is on, Ben has given an order; Cem, and a watcher."""
    created = await server.create_table(
        "person", "person", "person", game="pikit", options={"seats": 3, "firstPlayer": 0}
    )
    table = await server.registry.find(created["table"])
    people = [await server.connect(created, *seats) for seats in ((0,), (1,), (2,), ())]
    await people[0].wait_until(lambda: people[0].prompts)
    table.log.s = laid_out("6 7 7")
    table.log.prompts.clear()
    others = people[:1] + people[2:]
    before = [await person.sync() for person in others]
    assert (await people[1].request("order", seat=1, order=ORDER))["type"] == "ack"
    assert (people[1].orders, people[1].due) == ({"1": ORDER}, [])
    assert [await person.sync() for person in others] == [n + 1 for n in before]
    return created, people


async def chooses(person: Client, seat: int, choice: Any) -> int:
    version: int = (await person.choose(seat, choice))["version"]
    await person.wait_for(version)
    return version


async def test_an_order_is_known_to_its_seat_only(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_delay=(0.1, 0.15)) as server:
        created, people = await ordered(server)
        ann, _, cem, watcher = people
        version = await chooses(ann, 0, TURNED)
        for person in people:
            await person.wait_for(version + 1)
        assert [person.event(version)["due"] for person in people] == [[], [1], [], []]
        told = [[entry["words"]["key"] for entry in person.event(version + 1)["entries"]] for person in people]
        assert told == [[], ["table-ordered"], [], []]
        assert not any("myTurn" in text for person in (ann, cem, watcher) for text in person.raw)
        stored = await server.registry.services.store.read(created["table"])
        assert stored
        assert [line.how for line in stored.lines[version:]] == ["order"]
        assert "myTurn" not in (await server.http.get(f"/api/v1/tables/{created['table']}/record")).text


async def test_an_order_ends_with_the_next_own_turn(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_delay=(0.1, 0.15)) as server:
        _, (ann, ben, cem, _) = await ordered(server)
        await chooses(ann, 0, TURNED)
        await cem.wait_until(lambda: cem.prompts)
        assert (await cem.request("order", seat=2, order=ORDER))["type"] == "ack"
        assert [one["due"] for one in cem.received if one["type"] == "orders"] == [[2]]
        await ann.wait_until(lambda: ann.prompts)
        await chooses(ann, 0, {"do": "enough"})
        assert ben.orders == {"1": ORDER}
        await chooses(ann, 0, ann.prompts["0"]["options"][0]["choice"])
        await ben.wait_until(lambda: ben.prompts and not ben.orders)
        assert cem.orders == {"2": ORDER}
