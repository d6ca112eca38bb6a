"""Windows of Arrr!!! tell nothing about hands: two worlds that differ in nothing but a hidden hand are seen alike by
everybody else, message by message, and each line of the log follows after the same time, by a clock that depends on
nothing but the program."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.server import autopilot
from tests.arrr.table import Table
from tests.server.hourglass import Hourglass, run_by
from tests.server.laid import lay
from tests.server.people import Message, Person, open_house

PLAYABLE, USELESS = "black-spot", "belay-that"  # before the throw, with nothing on the pile
EVERYWHERE = {"until": "stopped", "card": -1, "own": [], "others": ["W2", "W3", "W5"]}
CLOCK = {"kind": "live", "seconds": 60, "bank": 0}
LONG_ENOUGH = 40.0  # seconds of the hourglass
Heard = tuple[list[list[Message]], list[int]]


def world(hidden: str, **options: Any) -> Table:
    """Ann is about to throw, and Ben, who holds one Event, is the next to be asked."""
    t = Table("Ann Ben Cid", **options).row("customs-cutter siren-shoals hanging-judge")
    t.crew(Ann="marrow-meg", Ben="iron-strongbox", Cid="ships-cat").owns(Ann=2, Ben=2, Cid=2)
    return t.events(Ben=hidden, Cid="buried-surprise").starts().tackles("Ann", "customs-cutter")


def heard(folder: Path, patch: pytest.MonkeyPatch, t: Table, how: str) -> Heard:
    """What Ann, Cid and a watcher hear after Ann has passed, while Ben is answered for in this way, or not at all;
    and after how many milliseconds each line of the log has followed."""
    found: list[Heard] = []

    async def play() -> None:
        async with open_house(folder, bot_delay=(0.7, 1.8)) as place:
            clock = CLOCK if how == "clock" else None
            made = await lay(place.house.store, t, bots="Ben" if how == "bot" else "", clock=clock, name="twins")
            others = [await place.sit(made, *seats) for seats in ((0,), (2,), ())]
            ben = None if how == "bot" else await place.sit(made, 1)
            if ben and how == "order":
                await ben.ask("order", seat=1, order=EVERYWHERE)
            await others[0].choose(0, {"do": "let"})
            await asyncio.sleep(LONG_ENOUGH)
            stored = await place.house.store.read("twins")
            times = [line.at for line in stored.lines if line.version > 1] if stored else []
            found.append(([events(one) for one in others], [at - times[0] for at in times]))

    patch.setattr(autopilot, "_chance", Random(7))
    folder.mkdir()
    run_by(Hourglass(), patch, play())
    return found[0]


def events(person: Person) -> list[Message]:
    return [message for message in person.heard if message["type"] == "event"]


@pytest.mark.rule("arrr.pile.10")
@pytest.mark.parametrize(
    ("how", "after"), [("bot", (700, 1800)), ("order", (700, 1800)), ("clock", (15_000, 16_000))]
)
def test_nobody_learns_whether_ben_could_have_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, after: tuple[int, int]
) -> None:
    """Same words, same views, same moments: after a bot's pass, by a standing order, and when the clock is up."""
    able, unable = world(PLAYABLE), world(USELESS)
    one = heard(tmp_path / "able", monkeypatch, able, how)
    other = heard(tmp_path / "unable", monkeypatch, unable, how)
    assert able.until_asked("Ben").playable("Ben") == {PLAYABLE}
    assert unable.until_asked("Ben").playable("Ben") == set()
    assert one == other
    told, times = one
    assert [event["by"] for event in told[0][:2]] == [0, 1]
    assert after[0] <= times[1] <= after[1]


@pytest.mark.rule("arrr.pile.10")
def test_a_person_with_nothing_to_play_is_waited_for_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben does not answer, and no clock runs: nothing more is heard, whatever he holds."""
    one = heard(tmp_path / "able", monkeypatch, world(PLAYABLE), "person")
    other = heard(tmp_path / "unable", monkeypatch, world(USELESS), "person")
    assert one == other
    assert [event["by"] for event in one[0][0]] == [0]


@pytest.mark.rule("arrr.pile.10")
def test_a_table_that_agrees_to_show_skips_is_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is sharp: where only those are asked who can answer, the two worlds differ."""
    one = heard(tmp_path / "able", monkeypatch, world(PLAYABLE, hideSkips=False), "person")
    other = heard(tmp_path / "unable", monkeypatch, world(USELESS, hideSkips=False), "person")
    assert one != other
