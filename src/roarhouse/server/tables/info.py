"""Public information about a table."""

from __future__ import annotations

from typing import Any

from roarhouse.core.records.record import reveal_row
from roarhouse.core.words import Seat
from roarhouse.server.log import visibility
from roarhouse.server.log.fairness import fair_of, promise_of
from roarhouse.server.log.log import Log
from roarhouse.server.log.signing import Signer
from roarhouse.server.store.base import About
from roarhouse.server.tables.help.hints import allowed
from roarhouse.server.tables.presence import PresenceTracker
from roarhouse.server.tables.seats import bot_playing
from roarhouse.server.wire.messages import Over
from roarhouse.server.wire.types import SeatInfo, StudyInfo, TableInfo


def table_info(about: About, version: int, presence: PresenceTracker) -> TableInfo:
    promise, hidden = promise_of(about), about.state == "lobby" or about.revealing
    return TableInfo(
        table=about.table,
        game=about.game,
        mode=about.mode,
        options=about.options,
        deck_hash=about.deck,
        seats=tuple(seat_info(about, seat, presence) for seat in range(len(about.seats))),
        clock=about.clock,
        state=about.state,
        version=version,
        listed=about.listed,
        takeover=about.takeover,
        created=about.created,
        commitment=promise.commitment,
        pledges=tuple(one.pledge for one in about.seats),
        revealing=about.revealing,
        salts=() if hidden else promise.salts,
        context=promise.context,
        rematch=about.rematch,
        lesson=about.lesson or None,
        hints=allowed(about),
        study=StudyInfo(kind=about.study.kind, id=about.study.id) if about.study else None,
    )


def seat_info(about: About, seat: Seat, presence: PresenceTracker) -> SeatInfo:
    one = about.seats[seat]
    return SeatInfo(
        seat=seat,
        kind=one.kind,
        name=one.name,
        taken=one.taken or one.kind == "bot",
        connected=presence.connected(seat),
        bot=bot_playing(about, seat),
        stand_in=bool(one.away),
        hints=one.hints,
        leaving_in=presence.leaving_in(seat),
    )


def over_message(log: Log, about: About, signer: Signer) -> Over:
    """The result, the seed behind the commitment, and the record's address, head and signature."""
    result: Any = visibility.result(log)
    head = log.chain.after(reveal_row(fair_of(about))).hex()
    return Over(
        result=result,
        seed=about.seed,
        record=f"/api/v1/tables/{about.table}/record",
        head=head,
        signature=signer.sign(head),
    )
