"""Changes of a table's seats, and when each is allowed. Functions change the `About` they are given."""

from __future__ import annotations

import unicodedata

from roarhouse.bots.bots import opponents_of, quick_bot
from roarhouse.core.errors import NotFound
from roarhouse.core.words import Seat
from roarhouse.server.errors import Denied
from roarhouse.server.store.base import About, Away, Seated
from roarhouse.server.tables.secrets import hash_secret, new_secret
from roarhouse.server.wire.types import NULL

MAX_NAME = 24
BOT_NAMES = ("Gorkra", "Mampfo", "Zuzuba", "Brummax", "Tokrok", "Fauchi", "Krakazu", "Dondor")


def clean_text(text: str) -> str:
    """Replace control characters by spaces and collapse white space."""
    spaced = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in text)
    return " ".join(spaced.split())


def own_name(about: About, seat: Seat, wanted: str) -> str:
    """The name, unique at the table: a number is added to a name that is taken."""
    name = clean_text(wanted)
    if not name:
        raise Denied(400, "no-name", "expected a name of 1 to 24 letters")
    others = {one.name.casefold() for k, one in enumerate(about.seats) if k != seat}
    names = (name, *(f"{name[: MAX_NAME - 2]} {n}" for n in range(2, 10)))
    return next((one for one in names if one.casefold() not in others), name)


def best_bot(game: str) -> str:
    return quick_bot(game)


def check_bot(game: str, wanted: str | None) -> str:
    """The name of a bot or character of this game; the best quick one by default. A file is none of them."""
    if wanted is not None and wanted not in opponents_of(game):
        raise NotFound(f"bot for {game}", wanted, opponents_of(game))
    return wanted or best_bot(game)


def bot_seat(game: str, seat: Seat, wanted: str | None, name: str | None) -> Seated:
    name = clean_text(name or "") or BOT_NAMES[seat % len(BOT_NAMES)]
    return Seated(kind="bot", bot=check_bot(game, wanted), name=name)


def bot_playing(about: About, seat: Seat) -> str | None:
    """The bot that plays a seat now, for itself or for a person."""
    one = about.seats[seat]
    if one.kind == "bot" or one.away:
        return one.bot or best_bot(about.game)
    return None


def has_people(about: About) -> bool:
    return any(one.kind == "person" for one in about.seats)


def require_lobby(about: About) -> None:
    if about.state != "lobby":
        raise Denied(409, "begun", "the game has begun; seats cannot be changed any more")


# -- before the start ------------------------------------------------------------------------------------------------


def join(about: About, name: str, wanted: Seat | None) -> tuple[Seat, str]:
    """Take an open seat; returns it with its new secret."""
    require_lobby(about)
    free = [seat for seat, one in enumerate(about.seats) if one.kind == "open" and not one.secret]
    if wanted is not None and not 0 <= wanted < len(about.seats):
        raise Denied(404, "no-seat", f"there is no seat {wanted} at this table")
    if wanted is not None and wanted not in free:
        raise Denied(409, "taken", f"seat {wanted} is not open")
    if not free:
        raise Denied(409, "full", "no seat is open at this table")
    seat, secret = free[0] if wanted is None else wanted, new_secret()
    name = own_name(about, seat, name)
    about.seats[seat] = Seated(kind="person", name=name, secret=hash_secret(secret), taken=True)
    return seat, secret


def is_awaited(about: About, seat: Seat) -> bool:
    """Would `arrive` change this seat?"""
    one = about.seats[seat]
    return one.kind == "open" or not one.taken or one.away == "left" or bool(one.link)


def arrive(about: About, held: tuple[tuple[Seat, str], ...], name: str) -> dict[Seat, str]:
    """A connection presents seats (with the hashes of its secrets): take reserved seats, end a stand-in.

    Returns new secrets of seats taken by a link: others may have a copy of the link."""
    renewed: dict[Seat, str] = {}
    for seat, key in held:
        one = about.seats[seat]
        if one.kind == "open" or not one.taken or (one.link and one.link == key):
            renewed[seat] = renew_secret(one, key)
        elif one.link:
            one.link = ""
        if one.kind == "open" or not one.taken:
            one.kind, one.taken, one.name = (
                "person",
                True,
                own_name(about, seat, name) if clean_text(name) else one.name,
            )
        if one.away == "left":
            one.away = ""
    return renewed


def renew_secret(one: Seated, link: str) -> str:
    """A new secret in place of the link's, which works once more if the holder never got the new one."""
    secret = new_secret()
    one.secret, one.link = hash_secret(secret), link
    return secret


def keep_secret(about: About, seat: Seat) -> None:
    """The holder has stored the new secret: the link becomes void."""
    about.seats[seat].link = ""


def vacate(about: About, seat: Seat) -> None:
    """Open a person's seat again; its secret becomes void."""
    require_lobby(about)
    if about.seats[seat].kind != "person":
        raise Denied(409, "not-taken", f"no person sits on seat {seat}")
    about.seats[seat] = Seated(kind="open")


def add_bot(about: About, seat: Seat, wanted: str | None, name: str | None) -> None:
    require_lobby(about)
    about.seats[seat] = bot_seat(about.game, seat, wanted, name)


def remove_bot(about: About, seat: Seat) -> None:
    require_lobby(about)
    if about.seats[seat].kind != "bot":
        raise Denied(409, "no-bot", f"no bot sits on seat {seat}")
    about.seats[seat] = Seated(kind="open")


def begin(about: About, fill: bool) -> None:
    """Start the game; with `fill`, bots take empty seats, and reserved ones until their holder comes."""
    if about.state != "lobby":
        raise Denied(409, "begun", "the game has begun already")
    empty = [seat for seat, one in enumerate(about.seats) if one.kind != "bot" and not one.taken]
    if empty and not fill:
        raise Denied(409, "open-seats", f"still open: seat {', '.join(map(str, empty))}")
    for seat in empty:
        if about.seats[seat].kind == "person" or about.seats[seat].secret:
            about.seats[seat].kind, about.seats[seat].away = "person", "left"
        else:
            add_bot(about, seat, None, None)
    about.state, about.revealing = "playing", any(one.pledge for one in about.seats)


# -- at any time -----------------------------------------------------------------------------------------------------


def rename(about: About, seat: Seat, name: str | None) -> None:
    about.seats[seat].name = own_name(about, seat, name or "")


def stand_in(about: About, seat: Seat, why: Away, bot: str | None = None) -> None:
    """Let a bot play for a person from now on."""
    one = about.seats[seat]
    if one.kind != "person":
        raise Denied(409, "not-taken", f"no person sits on seat {seat}")
    if bot is not None:
        one.bot = check_bot(about.game, bot)
    one.away = why
    one.order, one.occasion = NULL, ""


def end_stand_in(about: About, seat: Seat) -> None:
    if not about.seats[seat].away:
        raise Denied(409, "no-bot", f"no bot stands in on seat {seat}")
    about.seats[seat].away = ""
