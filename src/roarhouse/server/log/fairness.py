"""What a table promises about its random choices and its record: the seed's commitment, pledges, chain and header."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from roarhouse.core.records.chain import Chain, choice_row
from roarhouse.core.records.fair import Fair, Promise
from roarhouse.core.records.record import Header
from roarhouse.server.store.base import About, Line, Stored


def fair_of(about: About) -> Fair:
    """The table's source of random choices: its seed, mixed with the salts of all seats and bound to this table."""
    salts, pledges = tuple(seat.salt for seat in about.seats), tuple(seat.pledge for seat in about.seats)
    unpledged = any(seat.salt and not seat.pledge for seat in about.seats)  # a table of version 0.1
    return Fair(about.seed, salts, f"{about.game}:{about.table}", () if unpledged else pledges)


def promise_of(about: About) -> Promise:
    return fair_of(about).promise()


def header_of(stored: Stored, key: str) -> Header:
    """Made of what is stored, byte for byte, so that the chain stays the same when the program changes."""
    about = stored.about
    return Header(
        game=about.game,
        version=about.rules,
        options=about.options,
        deck=about.deck,
        cards=Raw(stored.cards),
        promise=promise_of(about),
        key=key,
    )


def header_row(stored: Stored, key: str) -> bytes:
    return msgspec.json.encode(header_of(stored, key))


def line_row(line: Line) -> bytes:
    return choice_row(line.seat, line.choice, line.undoes)


def chain_of(stored: Stored, key: str) -> Chain:
    """The chain before the first line."""
    return Chain(fair_of(stored.about), header_row(stored, key))
