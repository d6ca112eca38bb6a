"""Sitting down and getting up: what may be done to the seats of a table, and when."""

from __future__ import annotations

import unicodedata

from roarhouse.bots.bots import bots_of, find_bot
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.words import Seat
from roarhouse.server.parts import NULL
from roarhouse.server.secrecy import hashed, new_secret
from roarhouse.server.store import About, Seated

BOT_NAMES = ("Gorkra", "Mampfo", "Zuzuba", "Brummax", "Tokrok", "Fauchi", "Krakazu", "Dondor")


class Denied(RoarhouseError):
    """Not possible, or not now: a status for HTTP, a code for programs, a line for people."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        self.status, self.code, self.reason = status, code, reason
        super().__init__(reason)


def clean(name: str) -> str:
    """Without control characters and double spaces."""
    text = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in name)
    return " ".join(text.split())


def best_bot(game: str) -> str:
    return bots_of(game)[-1]


def bot_name(game: str, wanted: str | None) -> str:
    if wanted is not None:
        find_bot(wanted, game)
    return wanted or best_bot(game)


def plays(about: About, seat: Seat) -> str | None:
    """The bot that plays a seat now."""
    one = about.seats[seat]
    if one.kind == "bot" or one.away:
        return one.bot or best_bot(about.game)
    return None


def lobby_only(about: About) -> None:
    if about.state != "lobby":
        raise Denied(409, "begun", "the game has begun; seats are not given away any more")


# -- before the start ------------------------------------------------------------------------------------------------


def join(about: About, name: str, wanted: Seat | None) -> tuple[Seat, str]:
    """An open seat, and its new secret."""
    lobby_only(about)
    free = [k for k, seat in enumerate(about.seats) if seat.kind == "open" and not seat.secret]
    if wanted is not None and not 0 <= wanted < len(about.seats):
        raise Denied(404, "no-seat", f"there is no seat {wanted} at this table")
    if wanted is not None and wanted not in free:
        raise Denied(409, "taken", f"seat {wanted} is not open")
    if not free:
        raise Denied(409, "full", "no seat is open at this table")
    seat, secret = free[0] if wanted is None else wanted, new_secret()
    about.seats[seat] = Seated(kind="person", name=clean(name), secret=hashed(secret), taken=True)
    return seat, secret


def awaited(about: About, seat: Seat) -> bool:
    """Does it change anything if this seat's holder comes?"""
    one = about.seats[seat]
    return one.kind == "open" or not one.taken or one.away == "left"


def arrive(about: About, held: tuple[tuple[Seat, str], ...], name: str) -> None:
    """Somebody comes with the secrets of seats (here their hashes): a new holder of a link, or one who was away."""
    for one in (about.seats[seat] for seat, key in held if about.seats[seat].secret == key):
        if one.kind == "open" or not one.taken:
            one.kind, one.taken, one.name = "person", True, clean(name) or one.name
        if one.away == "left":
            one.away = ""


def vacate(about: About, seat: Seat) -> None:
    """The seat is open again; whoever had its secret has it no more."""
    lobby_only(about)
    if about.seats[seat].kind != "person":
        raise Denied(409, "not-taken", f"nobody sits on seat {seat}")
    about.seats[seat] = Seated(kind="open")


def sit_bot(about: About, seat: Seat, wanted: str | None, name: str | None) -> None:
    lobby_only(about)
    bot = bot_name(about.game, wanted)
    about.seats[seat] = Seated(kind="bot", bot=bot, name=clean(name or "") or BOT_NAMES[seat % len(BOT_NAMES)])


def dismiss_bot(about: About, seat: Seat) -> None:
    lobby_only(about)
    if about.seats[seat].kind != "bot":
        raise Denied(409, "no-bot", f"no bot sits on seat {seat}")
    about.seats[seat] = Seated(kind="open")


def begin(about: About, fill: bool) -> None:
    """Everybody is there, or bots take the empty seats; those kept for somebody are given back when he comes."""
    if about.state != "lobby":
        raise Denied(409, "begun", "the game has begun already")
    empty = [k for k, seat in enumerate(about.seats) if seat.kind != "bot" and not seat.taken]
    if empty and not fill:
        raise Denied(409, "open-seats", f"still open: seat {', '.join(map(str, empty))}")
    for seat in empty:
        if about.seats[seat].kind == "person" or about.seats[seat].secret:
            about.seats[seat].kind, about.seats[seat].away = "person", "left"
        else:
            sit_bot(about, seat, None, None)
    about.state = "playing"


# -- at any time -----------------------------------------------------------------------------------------------------


def rename(about: About, seat: Seat, name: str | None) -> None:
    if not clean(name or ""):
        raise Denied(400, "no-name", "expected a name of 1 to 24 letters")
    about.seats[seat].name = clean(name or "")


def stand_in(about: About, seat: Seat, why: str, bot: str | None = None) -> None:
    """A bot plays for a person from now on."""
    one = about.seats[seat]
    if one.kind != "person":
        raise Denied(409, "not-taken", f"nobody sits on seat {seat}")
    if bot is not None:
        one.bot = bot_name(about.game, bot)
    one.away = "asked" if why == "asked" else "left"
    one.order, one.occasion = NULL, ""


def give_back(about: About, seat: Seat) -> None:
    if not about.seats[seat].away:
        raise Denied(409, "no-bot", f"no bot stands in on seat {seat}")
    about.seats[seat].away = ""


def salted(about: About, seat: Seat, salt: str) -> None:
    """Nothing is added once the game has begun."""
    if about.state == "lobby":
        about.seats[seat].salt = salt
