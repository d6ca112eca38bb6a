"""The cancel window of Pikit: worlds that differ in a hidden hand alone look alike, in their messages and in time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.bags import with_card, without_card
from roarhouse.games.pikit.state import Pikit
from roarhouse.server import autopilot
from tests.pikit.table import Table
from tests.server.people import Message, Person, open_house, run

HOLDING = ("6 7 7", "11 7 7", "6 6 9", "7 7 7")  # the second player's hand; only the last one holds no answer
NEVER_SAME = ("at", "table")
TURNED = {"do": "play", "card": 7, "deed": {"effect": "turn", "die": 0, "face": 2}}  # worth nobody's Cancel


class Drawn(Random):
    """The server's chance, which remembers in which order delays were drawn and bots were asked to think."""

    def __init__(self) -> None:
        super().__init__(4)
        self.did: list[Any] = []

    def uniform(self, a: float, b: float) -> float:
        delay = super().uniform(a, b)
        self.did.append(delay)
        return delay


def laid_out(hand: str) -> Pikit:
    """The same table for whoever does not hold that hand: what is not in it lies in the deck."""
    t = Table("Ann Ben Cem", Ann="7 1", Ben=hand, Cem="3 4", centre="1 1 1", dice="1 1", deck="2 5 6 6 7 7 7 9 11")
    for card in (int(card) for card in hand.split()):
        t.s.deck = without_card(t.s.deck, card)
    for card in (7, 7, 7):
        t.s.deck = with_card(t.s.deck, card)
    t.s.story = None
    return t.s


async def heard(folder: Path, hand: str, drawn: Drawn, kinds: tuple[str, ...], **more: Any) -> list[list[Message]]:
    """Ann plays a card, and the window closes: what she has heard since, and what a watcher has."""
    async with open_house(folder, bot_delay=(0.02, 0.3)) as place:
        made = await place.table(*kinds, game="pikit", options={"seats": 3, "firstPlayer": 0}, **more)
        table = await place.house.find(made["table"])
        ann, watcher = await place.sit(made, 0), await place.sit(made)
        await ann.until(lambda: ann.prompts)
        table.course.s = laid_out(hand)
        table.course.prompts.clear()
        think = place.house.think

        async def thought(*of: Any) -> Any:
            drawn.did.append("thinks")
            return await think(*of)

        place.house.think = thought  # type: ignore[method-assign, assignment]
        people, before = (ann, watcher), ann.version
        drawn.did.clear()
        answer = await ann.choose(0, TURNED)
        assert answer["type"] == "ack", answer
        for person in people:
            await person.reach(before + 3)
        return [since(person, before) for person in people]


def since(person: Person, version: int) -> list[Message]:
    """All events of the window, without what is the time of day."""
    events = [one for one in person.heard if one["type"] == "event" and version < one["version"] <= version + 3]
    return [without_time(event) for event in events]


def without_time(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: without_time(value) for key, value in part.items() if key not in NEVER_SAME}
    return [without_time(one) for one in part] if isinstance(part, list) else part


Worlds = Callable[..., list[tuple[list[list[Message]], list[Any]]]]


@pytest.fixture
def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Worlds:
    """What was heard, and what the server did, in a world for each hand."""

    def all_of(*kinds: str, **more: Any) -> list[tuple[list[list[Message]], list[Any]]]:
        found = []
        for k, hand in enumerate(HOLDING):
            drawn = Drawn()
            monkeypatch.setattr(autopilot, "_chance", drawn)
            (folder := tmp_path / str(k)).mkdir()

            async def play(folder: Path = folder, hand: str = hand, drawn: Drawn = drawn) -> None:
                found.append((await heard(folder, hand, drawn, kinds, **more), drawn.did[:4]))

            run(play())
        return found

    return all_of


@pytest.mark.rule("pikit.effect-cancel.11")
def test_bots_that_could_answer_are_as_slow_as_those_that_could_not(worlds: Worlds) -> None:
    """Every delay is drawn before anything is thought about, and is the same whatever is in hand."""
    found = worlds("person", "bot", "bot")
    assert [len(events) for events in found[0][0]] == [3, 3]
    for messages, did in found:
        assert messages == found[0][0]
        assert [what == "thinks" for what in did] == [False, True, False, True]
        assert did == found[0][1]


@pytest.mark.rule("pikit.effect-cancel.11")
def test_time_that_runs_out_tells_nothing_either(worlds: Worlds) -> None:
    """Nobody thinks for a person whose time is up: his window closes with his clock, whatever is in hand."""
    found = worlds("person", "person", "person", clock={"kind": "live", "seconds": 1, "bank": 0})
    for messages, did in found:
        assert messages == found[0][0]
        assert did == []
