"""New tables: from a request, or as the rematch of another table."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.options import make_options, practice_options, seat_range
from roarhouse.core.records.fair import new_seed
from roarhouse.server.clock import time
from roarhouse.server.decks import allow_own_decks, own_deck
from roarhouse.server.errors import Denied
from roarhouse.server.log.fairness import promise_of
from roarhouse.server.store.base import About, Seated
from roarhouse.server.tables.clocks import with_defaults
from roarhouse.server.tables.registry import Registry
from roarhouse.server.tables.seats import bot_seat, clean_text
from roarhouse.server.tables.secrets import derive_secret, hash_secret, matches, new_code, new_secret, seat_of
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.bodies import Created, Held, NewSeat, NewTable


async def create(registry: Registry, wanted: NewTable) -> Created:
    if wanted.deck is not None:
        allow_own_decks(registry.services.settings)
    try:
        check_options(wanted)
        about, cards = new_table(wanted)
        held = tuple(add_seat(about, wanted, seat, one) for seat, one in enumerate(wanted.seats))
    except RoarhouseError as error:
        raise error if isinstance(error, Denied) else Denied(400, "malformed", str(error)) from None
    host = new_secret()
    about.host = hash_secret(host)
    await registry.add(about, cards)
    return created(about, host, held)


def created(about: About, host: str | None, held: tuple[Held, ...]) -> Created:
    commitment = promise_of(about).commitment
    return Created(table=about.table, host=host, seats=held, watch=about.table, commitment=commitment)


def check_seats(wanted: NewTable) -> None:
    allowed, n = seat_range(find_game(wanted.game)), len(wanted.seats)
    if n not in allowed:
        text = f"{wanted.game} is played by {allowed[0]} to {allowed[-1]} seats, not by {n}"
        raise Denied(400, "seats", text)
    if wanted.options.get("seats", n) != n:
        raise Denied(400, "seats", f"{n} seats are listed, but the options say {wanted.options['seats']}")


def check_options(wanted: NewTable) -> None:
    if found := practice_options(find_game(wanted.game)) & {*wanted.options}:
        raise Denied(400, "malformed", f"only practice has the option {', '.join(sorted(found))}")


def new_table(wanted: NewTable) -> tuple[About, bytes]:
    """The table without its seats, and the encoded cards of its deck."""
    check_seats(wanted)
    kind = find_game(wanted.game)
    game = kind() if wanted.deck is None else kind(own_deck(kind, wanted.deck))
    options = make_options(type(game), wanted.mode or "", **{**wanted.options, "seats": len(wanted.seats)})
    about = About(
        table=new_code(),
        game=wanted.game,
        rules=game.version,
        mode=wanted.mode or "",
        options=Raw(msgspec.json.encode(options)),
        deck=game.deck_hash,
        seats=[],
        clock=with_defaults(wanted.clock),
        listed=wanted.listed,
        takeover=wanted.takeover,
        hints=wanted.hints,
        state="lobby",
        created=int(time() * 1000),
        seed=new_seed(),
        host="",
    )
    return about, msgspec.json.encode(game.deck)


def add_seat(about: About, wanted: NewTable, seat: int, one: NewSeat) -> Held:
    """Add a seat as requested; returns it with its secret, if the creator gets one."""
    name, secret = clean_text(one.name or ""), new_secret()
    match one.kind:
        case "bot":
            about.seats.append(bot_seat(about.game, seat, one.bot, name))
            return Held(seat=seat)
        case "person":
            about.seats.append(Seated(kind="person", name=name, secret=hash_secret(secret), taken=True))
            return Held(seat=seat, secret=secret)
    about.seats.append(Seated(kind="open", name=name, secret=hash_secret(secret) if wanted.links else ""))
    return Held(seat=seat, secret=secret if wanted.links else None)


# -- rematch ---------------------------------------------------------------------------------------------------------


async def rematch(registry: Registry, old: Table, secret: str) -> Created:
    """The same people, options and clock; the first to ask becomes the host, and each player gets their own seat."""
    seat = seat_of(old.about, secret)
    if seat is None:
        raise Denied(403, "secret", "only players of this table can ask for a rematch")
    if old.about.state != "over":
        raise Denied(409, "not-over", "the game is not over yet")
    about = rematch_of(old.about, secret)
    table = await registry.find(await registry.add_rematch(old, about, msgspec.json.encode(old.game.deck)))
    return await claim_seat(table, seat, secret)


def rematch_of(old: About, secret: str) -> About:
    table = new_code()
    return msgspec.structs.replace(
        old,
        table=table,
        seats=[reserved_seat(one) for one in old.seats],
        state="lobby",
        created=int(time() * 1000),
        seed=new_seed(),
        host=hash_secret(derive_secret(secret, f"host:{table}")),
        rematch=None,
        rematch_of=old.table,
        lesson="",
        study=None,
    )


def reserved_seat(one: Seated) -> Seated:
    """Bots keep their seats; people's seats are reserved for them."""
    return Seated(kind=one.kind, name=one.name, bot=one.bot if one.kind == "bot" else "")


async def claim_seat(table: Table, seat: int, secret: str) -> Created:
    """Take a reserved seat; its new secret is derived from the old one, so a repeated request changes nothing."""
    own = derive_secret(secret, f"seat:{table.about.table}")
    host = derive_secret(secret, f"host:{table.about.table}")

    def take(about: About) -> None:
        one = about.seats[seat]
        if one.kind != "person" or one.secret not in ("", hash_secret(own)):
            raise Denied(409, "taken", "the seat was given to another player")
        one.secret, one.taken = hash_secret(own), True

    if not matches(own, table.about.seats[seat].secret):
        await table.update(take)
    is_host = matches(host, table.about.host)
    return created(table.about, host if is_host else None, (Held(seat=seat, secret=own),))
