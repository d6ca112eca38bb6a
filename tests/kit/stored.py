"""Tables prepared by a test and stored as if they had been played: a server that opens one continues from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from roarhouse.core.codec import Codec
from roarhouse.core.game import Game, State
from roarhouse.server.store.base import AddTable, Change, Freeze, Frozen
from roarhouse.server.store.database import engine_for, migrate
from roarhouse.server.store.sql import apply_all
from roarhouse.server.tables.creation import add_seat, created, new_table
from roarhouse.server.tables.secrets import hash_secret, new_secret
from roarhouse.server.wire.bodies import NewSeat, NewTable
from roarhouse.server.wire.types import ClockRules

Created = dict[str, Any]
NO_BOTS: Mapping[str, str | None] = {}


def prepared_table(
    game: Game[Any],
    s: State,
    names: Sequence[str],
    bots: Mapping[str, str | None] = NO_BOTS,
    clock: dict[str, Any] | None = None,
    code: str | None = None,
) -> tuple[Created, tuple[Change, ...]]:
    """A table in this state, as returned by `POST /tables`, and the changes that store it.

    `bots` maps the names that bots play to the bot, or to None for the best one. With a `code`, the seed depends on
    it: tables with the same code get the same random choices.
    """
    seats = tuple(NewSeat(kind="bot" if name in bots else "person", name=name, bot=bots.get(name)) for name in names)
    rules = msgspec.convert(clock or {"kind": "off"}, ClockRules)
    options = msgspec.to_builtins(s.box.options)
    wanted = NewTable(game=game.name, seats=seats, options=options, clock=rules, takeover=False)
    about, cards = new_table(wanted)
    held = tuple(add_seat(about, wanted, seat, one) for seat, one in enumerate(seats))
    if code:
        about.table, about.seed = code, hash_secret(code)
    host = new_secret()
    about.host, about.state, about.options = hash_secret(host), "playing", Raw(msgspec.json.encode(s.box.options))
    frozen = Frozen(version=0, natures=0, state=Codec(game).encode(game.copy(s)))
    changes = (AddTable(about=about, cards=cards), Freeze(table=about.table, frozen=frozen))
    return msgspec.to_builtins(created(about, host, held)), changes


def store_table(database: str, game: Game[Any], s: State, names: Sequence[str], **more: Any) -> Created:
    """Store a prepared table for a server in another process."""
    table, changes = prepared_table(game, s, names, **more)
    engine = engine_for(database)
    migrate(engine)
    with engine.begin() as link:
        apply_all(link, list(changes))
    engine.dispose()
    return table
