"""New tables: made as asked for, or after another one."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
from msgspec import Raw

from roarhouse.core.errors import RoarhouseError
from roarhouse.core.fair import new_seed
from roarhouse.core.find import find_game
from roarhouse.core.options import make_options, seat_range
from roarhouse.server.clocks import filled
from roarhouse.server.fairness import promise_of
from roarhouse.server.house import House
from roarhouse.server.http import Created, Held, NewSeat, NewTable
from roarhouse.server.seats import BOT_NAMES, Denied, bot_name, clean
from roarhouse.server.secrecy import fits, hashed, heir, new_code, new_secret, seat_of
from roarhouse.server.store import About, Seated
from roarhouse.server.tables import Table


async def create(house: House, wanted: NewTable) -> Created:
    try:
        about, cards = drawn_up(wanted)
        held = tuple(seated(about, wanted, seat, one) for seat, one in enumerate(wanted.seats))
    except RoarhouseError as error:
        raise error if isinstance(error, Denied) else Denied(400, "malformed", str(error)) from None
    host = new_secret()
    about.host = hashed(host)
    await house.add(about, cards)
    return created(about, host, held)


def created(about: About, host: str | None, held: tuple[Held, ...]) -> Created:
    commitment = promise_of(about).commitment
    return Created(table=about.table, host=host, seats=held, watch=about.table, commitment=commitment)


def drawn_up(wanted: NewTable) -> tuple[About, bytes]:
    """The table without its seats, everything checked; and the cards of its deck."""
    kind = find_game(wanted.game)
    allowed, n = seat_range(kind), len(wanted.seats)
    if n not in allowed:
        text = f"{wanted.game} is played by {allowed[0]} to {allowed[-1]} seats, not by {n}"
        raise Denied(400, "seats", text)
    if wanted.options.get("seats", n) != n:
        raise Denied(400, "seats", f"{n} seats are listed, but the options say {wanted.options['seats']}")
    game = kind()
    options = make_options(kind, wanted.mode or "", **{**wanted.options, "seats": n})
    about = About(
        table=new_code(),
        game=wanted.game,
        rules=kind.version,
        mode=wanted.mode or "",
        options=Raw(msgspec.json.encode(options)),
        deck=game.deck_hash,
        seats=[],
        clock=filled(wanted.clock),
        listed=wanted.listed,
        takeover=wanted.takeover,
        state="lobby",
        created=int(time() * 1000),
        seed=new_seed(),
        host="",
    )
    return about, msgspec.json.encode(game.deck)


def seated(about: About, wanted: NewTable, seat: int, one: NewSeat) -> Held:
    """A seat as asked for, and its secret for the creator to keep or to hand on."""
    name, secret = clean(one.name or ""), new_secret()
    match one.kind:
        case "bot":
            bot = bot_name(about.game, one.bot)
            about.seats.append(Seated(kind="bot", bot=bot, name=name or BOT_NAMES[seat % len(BOT_NAMES)]))
            return Held(seat=seat)
        case "person":
            about.seats.append(Seated(kind="person", name=name, secret=hashed(secret), taken=True))
            return Held(seat=seat, secret=secret)
    about.seats.append(Seated(kind="open", name=name, secret=hashed(secret) if wanted.links else ""))
    return Held(seat=seat, secret=secret if wanted.links else None)


# -- again -----------------------------------------------------------------------------------------------------------


async def rematch(house: House, old: Table, secret: str) -> Created:
    """The same people, options and clock once more; whoever asks first is the host, and each gets his seat."""
    seat = seat_of(old.about, secret)
    if seat is None:
        raise Denied(403, "secret", "only who had a seat can ask for another game")
    if old.about.state != "over":
        raise Denied(409, "not-over", "the game is not over yet")
    about = successor(old.about, secret)
    table = await house.find(await house.rematch(old, about, msgspec.json.encode(old.game.deck)))
    return await claim(table, seat, secret)


def successor(old: About, secret: str) -> About:
    name: Any = new_code()
    return msgspec.structs.replace(
        old,
        table=name,
        seats=[again(one) for one in old.seats],
        state="lobby",
        created=int(time() * 1000),
        seed=new_seed(),
        host=hashed(heir(secret, f"host:{name}")),
        rematch=None,
        rematch_of=old.table,
    )


def again(one: Seated) -> Seated:
    """Bots sit where they sat; people's seats are kept for them."""
    return Seated(kind=one.kind, name=one.name, bot=one.bot if one.kind == "bot" else "")


async def claim(table: Table, seat: int, secret: str) -> Created:
    """The seat is his again; its new secret follows from the old one, so asking twice changes nothing."""
    own = heir(secret, f"seat:{table.about.table}")
    host = heir(secret, f"host:{table.about.table}")

    def take(about: About) -> None:
        one = about.seats[seat]
        if one.kind != "person" or one.secret not in ("", hashed(own)):
            raise Denied(409, "taken", "the seat was given to somebody else")
        one.secret, one.taken = hashed(own), True

    if not fits(own, table.about.seats[seat].secret):
        await table.amend(take)
    is_host = fits(host, table.about.host)
    return created(table.about, host if is_host else None, (Held(seat=seat, secret=own),))
