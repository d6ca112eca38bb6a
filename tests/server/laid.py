"""A table as a test has laid it out, kept on disk as if it had been played: whoever opens it goes on from there."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from roarhouse.core.codec import Codec
from roarhouse.core.game import NATURE
from roarhouse.server.creation import created, drawn_up, seated
from roarhouse.server.http import NewSeat, NewTable
from roarhouse.server.metrics import Metrics
from roarhouse.server.parts import ClockRules
from roarhouse.server.secrecy import hashed, new_secret
from roarhouse.server.sql import SqlStore
from roarhouse.server.store import AddTable, Append, Freeze, Frozen, Line, Store
from tests.arrr.table import GAME, Seats

Made = dict[str, Any]


async def lay(
    store: Store, t: Seats, bots: str = "", clock: dict[str, Any] | None = None, name: str | None = None
) -> Made:
    """Arrr!!! as it lies: people sit there under their names, and bots where it says so. Tables of the same name are
    dealt and thrown for alike."""
    seats = [NewSeat(kind="bot" if name in bots.split() else "person", name=name) for name in t.names]
    options = msgspec.to_builtins(t.s.box.options)
    rules = msgspec.convert(clock or {"kind": "off"}, ClockRules)
    wanted = NewTable(game="arrr", seats=tuple(seats), options=options, clock=rules, takeover=False)
    about, cards = drawn_up(wanted)
    held = tuple(seated(about, wanted, seat, one) for seat, one in enumerate(seats))
    if name:
        about.table, about.seed = name, hashed(name)
    host = new_secret()
    about.host, about.state = hashed(host), "playing"
    s = t.s.copy()
    s.story = None
    line = Line(version=1, seat=NATURE, how="nature", choice=b"{}", told=b"[]", at=about.created)
    frozen = Frozen(version=1, natures=1, state=Codec(GAME).encode(s))
    named = about.table
    await store.write(
        AddTable(about=about, cards=cards), Append(table=named, lines=(line,)), Freeze(table=named, frozen=frozen)
    )
    made: Made = msgspec.to_builtins(created(about, host, held))
    return made


def lay_on_disk(database: str, t: Seats, **more: Any) -> Made:
    """For a server in another process; in a thread of its own, since a browser's event loop may run in this one."""

    async def put() -> Made:
        store = SqlStore(database, Metrics())
        await store.open()
        try:
            return await lay(store, t, **more)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, put()).result()
