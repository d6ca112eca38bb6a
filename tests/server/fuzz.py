"""A fuzzer of the WebSocket protocol: valid messages of a running game, mutated, given to the server's own handlers.

A round of messages depends on the game and its first seed alone, so a failure can be kept and repeated.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from copy import deepcopy
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from roarhouse.core.find import find_game
from roarhouse.core.options import seat_range
from roarhouse.server.errors import Rejected
from roarhouse.server.live.connection import decode
from roarhouse.server.live.dispatch import handle
from roarhouse.server.tables import creation
from roarhouse.server.tables.creation import create
from roarhouse.server.tables.registry import Registry
from roarhouse.server.tables.seats import begin
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.bodies import NewSeat, NewTable
from roarhouse.server.wire.messages import Said
from tests.server.tables import Recorder, open_registry

EXTREMES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, -(2**53), 2**53, 2**70, 1.5, 1e308, "", "x", "\x00", "\n", "ü" * 70, [], {},
    [[]], {"do": "pass"}, [0] * 50, "null", -2, "W0", {"is": "words"},
)  # fmt: skip
ROUND = 1000  # messages to one table


def extreme(rng: Random) -> Any:
    return deepcopy(rng.choice(EXTREMES))


class Viewer(Recorder):
    """A connection without a socket, as the handlers know it."""

    def __init__(self, table: Table, *seats: int) -> None:
        super().__init__(*seats)
        self.metrics, self.name, self.host = table.services.metrics, "", False

    def send(self, message: Said) -> None:
        self.send_bytes(msgspec.json.encode(message))


class Failure(AssertionError):
    """What a message did that no message may do."""


def valid_message(viewer: Viewer, table: Table, rng: Random) -> dict[str, Any]:
    """A message that a client could send now."""
    seat, said = rng.choice(viewer.seats), str(rng.random())
    last: dict[str, Any] = next(
        (one for one in reversed(viewer.messages) if one["type"] in ("event", "snapshot")), {}
    )
    asked = [*last.get("prompts", {}).values(), *last.get("changes", {}).values()]
    question: dict[str, Any] = rng.choice(asked) if asked else {"seat": seat, "options": []}
    choice = rng.choice(question["options"])["choice"] if question["options"] else {"do": "pass"}
    return rng.choice(
        [
            {"type": "choose", "id": said, "seat": question["seat"], "version": table.version, "choice": choice},
            {"type": "choose", "id": said, "seat": question["seat"], "version": table.version, "choice": choice},
            {"type": "consider", "id": said, "seat": question["seat"], "choice": choice},
            {"type": "consider", "id": said, "seat": seat, "choice": choice},
            {"type": "consider", "id": said, "seat": question["seat"], "choice": choice},
            {"type": "parse", "id": said, "seat": seat, "text": rng.choice(["pass", "1", "te", "bid 3", "a b c"])},
            {"type": "undo", "id": said, "seat": seat},
            {
                "type": "order",
                "id": said,
                "seat": seat,
                "order": rng.choice([None, {"until": "myTurn"}, {"passAbove": 2}]),
            },
            {"type": "pledge", "seat": seat, "hash": "ab" * 32},
            {"type": "salt", "seat": seat, "salt": "salt"},
            {"type": "keep", "seat": seat},
            {"type": "hold", "seat": seat},
            {"type": "prefer", "seat": seat, "askAll": rng.random() < 0.5, "pace": rng.choice(["slow", "quick"])},
            {"type": "chat", "text": "hello"},
            {"type": "read", "id": said, "seat": seat},
            {"type": "ping", "n": 1},
            {"type": "since", "version": rng.randrange(table.version + 2)},
            {"type": "hello", "protocol": 1, "secrets": ["x"]},
        ]
    )


def mutated(message: dict[str, Any], rng: Random) -> str:
    """Twist the choice, change up to three values, then perhaps letters."""
    message = deepcopy(message)
    if "choice" in message and rng.random() < 0.8:
        message["choice"] = twisted(message["choice"], rng)
    for _ in range(rng.choice((0, 0, 1, 3))):
        change_value(message, rng)
    text = json.dumps(message)
    for _ in range(rng.choice((0, 0, 0, 1, 3))):
        text = change_letters(text, rng)
    return text


def twisted(part: Any, rng: Random) -> Any:
    """The same types with other values: most of these choices can be read, and few of them are legal."""
    match part:
        case bool() | None:
            return part
        case int():
            return (
                part if rng.random() < 0.5 else rng.choice((-1, 0, 1, part + 1, part - 1, rng.randrange(120), 2**40))
            )
        case dict():
            return {key: value if key == "do" else twisted(value, rng) for key, value in part.items()}
        case list():
            made = [twisted(one, rng) for one in part]
            rng.shuffle(made)
            return (
                made[: rng.randrange(len(made) + 1)] if rng.random() < 0.2 else made + made[: rng.choice((0, 0, 1))]
            )
    return part


def change_value(here: Any, rng: Random) -> None:
    """Go down the document, and replace, remove or add something there."""
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = rng.choice(keys) if keys else None
        if key is not None and isinstance(here[key], (dict, list)) and here[key] and rng.random() < 0.7:
            here = here[key]
            continue
        break
    what = rng.randrange(4)
    if key is None or what == 0:
        here.update({"more": extreme(rng)}) if isinstance(here, dict) else here.append(extreme(rng))
    elif what == 1:
        del here[key]
    else:
        here[key] = here[key] + rng.randrange(-3, 4) if type(here[key]) is int and what == 2 else extreme(rng)


def change_letters(text: str, rng: Random) -> str:
    at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return rng.choice(
        [text[:at] + text[to:], text[:to] + text[at:], text[:at] + chr(rng.randrange(1, 0xD7FF)) + text[at + 1 :]]
    )


async def give(viewer: Viewer, table: Table, text: str) -> None:
    """A message may be rejected; nothing else may be raised."""
    with suppress(Rejected):
        await handle(viewer, table, decode(text))  # type: ignore[arg-type]
    await table.rest.caught_up(viewer.seats)


async def new_table(registry: Registry, game: str) -> tuple[Table, Viewer]:
    seats = min(max(3, seat_range(find_game(game))[0]), seat_range(find_game(game))[-1])
    wanted = NewTable(game=game, seats=(NewSeat(kind="person"),) * seats)
    table = await registry.find((await create(registry, wanted)).table)
    viewer = Viewer(table, *range(seats))
    table.presence.add(viewer)
    await table.start(lambda about: begin(about, fill=False))
    await table.rest.caught_up(viewer.seats)
    return table, viewer


async def fuzz_round(registry: Registry, game: str, seeds: range) -> None:
    """The tables of a round are dealt from its first seed."""
    codes = count()
    seed, code = f"{seeds.start:064x}", lambda: f"t{seeds.start}x{next(codes)}"
    with patch.object(creation, "new_seed", lambda: seed), patch.object(creation, "new_code", code):
        await send_round(registry, game, seeds)
    for one in registry.tables.values():
        one.stop()
    registry.tables.clear()


async def send_round(registry: Registry, game: str, seeds: range) -> None:
    """All messages of a round go to one table; a new one when its game is over."""
    table, viewer = await new_table(registry, game)
    for seed in seeds:
        rng = Random(f"{game}:{seed}")
        text = mutated(valid_message(viewer, table, rng), rng)
        try:
            async with asyncio.timeout(60):
                await give(viewer, table, text)
        except Exception as error:
            raise Failure(f"{game}, seeds {seeds.start} to {seed}: {text[:300]}: {error!r}") from error
        del viewer.messages[:-50]
        if table.about.state == "over":
            table, viewer = await new_table(registry, game)


async def fuzz(folder: Path, game: str, messages: int, first: int = 0) -> None:
    async with open_registry(folder) as registry:
        for start in range(first, first + messages, ROUND):
            await fuzz_round(registry, game, range(start, start + min(ROUND, messages)))
