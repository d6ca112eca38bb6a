"""Routes of notices: what the server offers, and what the holder of a seat has switched on there."""

from __future__ import annotations

import re
import secrets
from typing import Any, Final, get_args
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from roarhouse.server.errors import Denied
from roarhouse.server.notify import outgoing, push
from roarhouse.server.notify.outgoing import Unreachable
from roarhouse.server.notify.sender import Gone
from roarhouse.server.notify.texts import About as Occasion
from roarhouse.server.notify.texts import message
from roarhouse.server.store.base import About, Notice, NoticeKind
from roarhouse.server.tables.notices import add_notice, confirm_notice, drop_notice
from roarhouse.server.tables.secrets import hash_secret, matches, require_seat, short_hash
from roarhouse.server.tables.table import Table
from roarhouse.server.web.params import Code, Secret, client_address, limits_of, registry_of
from roarhouse.server.web.problems import problem_responses
from roarhouse.server.wire.notices import NewNotice, NoticeInfo, NoticeList, NoticeOffer, NoticeOrder

MAX_NOTICES: Final = 6  # of a seat
MAIL: Final = re.compile(r"[^\s@<>,;:\"\\]{1,64}@[^\s@<>,;:\"\\]{1,190}\.[^\s@<>,;:\"\\.]{2,63}")
PROBLEMS: Final = problem_responses(400, 403, 404, 409, 413, 415, 429)


@get("/notices", sync_to_thread=False)
def show_offer(state: State) -> NoticeOffer:
    """Which kinds of notices this server sends."""
    sender = registry_of(state).services.sender
    kinds = tuple(kind for kind in get_args(NoticeKind) if sender.offers(kind))
    return NoticeOffer(kinds=kinds, key=sender.vapid.public)


@get("/tables/{table:str}/seats/{seat:int}/notices", responses=problem_responses(400, 403, 404, 409))
async def list_notices(table: Code, seat: FromPath[int], state: State, secret: Secret = None) -> NoticeList:
    """The notices of a seat, for its holder."""
    found = await seat_held(state, table, seat, secret)
    return infos(found.about, seat)


@post("/tables/{table:str}/seats/{seat:int}/notices", responses=PROBLEMS)
async def new_notice(
    table: Code,
    seat: FromPath[int],
    data: JSONBody[NewNotice],
    request: Request[Any, Any, Any],
    state: State,
    secret: Secret = None,
) -> NoticeInfo:
    """Switch a notice on. A mail address gets a code first, by which it is confirmed."""
    found = await seat_held(state, table, seat, secret)
    if not found.services.sender.offers(data.kind):
        raise Denied(409, "not-offered", f"this server sends no notices by {data.kind}")
    check_target(data, found.services.settings.private_notices)
    allow(request, state)
    code = f"{secrets.randbelow(10**6):06}" if data.kind == "mail" else ""
    notice = notice_of(data, found.about.table, origin_of(request), hash_secret(code) if code else "")
    known = [one for one in found.about.seats[seat].notices if one.id != notice.id]
    if len(known) >= MAX_NOTICES:
        raise Denied(409, "too-many", f"at most {MAX_NOTICES} notices a seat; switch one off first")
    if code:
        await send_now(found, notice, "confirm", code)
    await found.update(lambda about: add_notice(about.seats[seat], notice))
    return info(notice)


@post("/tables/{table:str}/seats/{seat:int}/notices/{notice:str}", status_code=200, responses=PROBLEMS)
async def change_notice(
    table: Code,
    seat: FromPath[int],
    notice: FromPath[str],
    data: JSONBody[NoticeOrder],
    request: Request[Any, Any, Any],
    state: State,
    secret: Secret = None,
) -> NoticeList:
    """Test a notice, confirm it, or switch it off."""
    found = await seat_held(state, table, seat, secret)
    one = next((known for known in found.about.seats[seat].notices if known.id == notice), None)
    if one is None:
        raise Denied(404, "no-notice", "this notice is not switched on at this seat")
    if data.do == "remove":
        await found.update(lambda about: drop_notice(about.seats[seat], notice))
        return infos(found.about, seat)
    allow(request, state)
    if data.do == "test":
        await test(found, seat, one)
    elif one.code and not matches(data.code, one.code):
        raise Denied(400, "code", "this is not the code that was sent to the address")
    else:
        await found.update(lambda about: confirm_notice(about.seats[seat], notice))
    return infos(found.about, seat)


NOTICES: Final = (show_offer, list_notices, new_notice, change_notice)


# -- parts -----------------------------------------------------------------------------------------------------------


async def seat_held(state: State, table: str, seat: int, secret: str | None) -> Table:
    found = await registry_of(state).find(table)
    require_seat(found.about, secret or "", seat)
    return found


def allow(request: Request[Any, Any, Any], state: State) -> None:
    """Every test and every code goes to a stranger's server or mailbox: few of them from one address."""
    if not limits_of(state).notices.allow(client_address(request)):
        raise Denied(429, "too-often", "too many notices were set up or tested from this address; wait a while")


def check_target(data: NewNotice, private: bool) -> None:
    if data.kind == "mail":
        if not MAIL.fullmatch(data.target) or not data.target.isascii():
            raise Denied(400, "target", "expected a mail address such as you@example.org")
        return
    try:
        outgoing.check_url(data.target, private)
    except Unreachable as error:
        raise Denied(400, "target", str(error)) from None
    if data.kind == "push":
        check_keys(data)


def check_keys(data: NewNotice) -> None:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.decode(data.key))
        fits = len(push.decode(data.auth)) == 16
    except ValueError:
        fits = False
    if not fits:
        raise Denied(400, "target", "expected the keys of a push subscription: p256dh as `key`, and `auth`")


def origin_of(request: Request[Any, Any, Any]) -> str:
    """The origin of the page, which the guard has compared with this server's host."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"


def notice_of(data: NewNotice, table: str, origin: str, code: str) -> Notice:
    return Notice(
        id=short_hash(f"{data.kind} {data.target}"),
        kind=data.kind,
        target=data.target,
        link=f"{origin}/t/{table}",
        lang=data.lang,
        key=data.key,
        auth=data.auth,
        code=code,
    )


async def test(table: Table, seat: int, notice: Notice) -> None:
    if notice.code:
        raise Denied(409, "not-confirmed", "enter the code that was sent to this address first")
    try:
        await send_now(table, notice, "test")
    except Gone:
        await table.update(lambda about: drop_notice(about.seats[seat], notice.id))
        raise Denied(409, "gone", "the browser has withdrawn its agreement; switch the notice on again") from None


async def send_now(table: Table, notice: Notice, occasion: Occasion, code: str = "") -> None:
    text = message(occasion, notice.lang, notice.link, table.about.table, code=code)
    try:
        await table.services.sender.try_once(notice, text)
    except Unreachable as error:
        raise Denied(409, "not-sent", str(error)) from None


def infos(about: About, seat: int) -> NoticeList:
    return NoticeList(notices=tuple(info(one) for one in about.seats[seat].notices))


def info(one: Notice) -> NoticeInfo:
    return NoticeInfo(id=one.id, kind=one.kind, label=label(one), confirmed=not one.code)


def label(one: Notice) -> str:
    if one.kind == "mail":
        name, _, host = one.target.partition("@")
        return f"{name[:1]}…@{host}"
    return urlsplit(one.target).netloc
