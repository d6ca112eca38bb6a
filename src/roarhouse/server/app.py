"""The application: routes, what goes wrong on them, and the web application's files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from ipaddress import ip_address
from typing import Annotated, Any

import msgspec
import segno
from litestar import Litestar, Request, Response, Router, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, QueryParameter

from roarhouse import __version__
from roarhouse.core.game import WATCHER
from roarhouse.server import catalogue, creation, exports, seats
from roarhouse.server.house import House
from roarhouse.server.http import (
    Created,
    GameInfo,
    Health,
    Join,
    Joined,
    Listing,
    NewTable,
    Picture,
    Replay,
    RuleInfo,
    SeatOrder,
    Start,
)
from roarhouse.server.messages import MOST_BYTES
from roarhouse.server.metrics import Metrics
from roarhouse.server.parts import TableInfo
from roarhouse.server.problems import PROBLEMS, answers
from roarhouse.server.seating import held, host_only, order_seat
from roarhouse.server.seats import Denied
from roarhouse.server.secrecy import seat_of
from roarhouse.server.settings import Settings
from roarhouse.server.socket import converse
from roarhouse.server.sql import SqlStore
from roarhouse.server.static import files, secure
from roarhouse.server.store import Store

Code = Annotated[str, PathParameter(description="the table's code", min_length=1, max_length=32)]
Secret = Annotated[str | None, HeaderParameter(name="X-Seat-Secret", max_length=128)]


def house_of(state: State) -> House:
    house: House = state.house
    return house


# -- games -----------------------------------------------------------------------------------------------------------


@get("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games that can be played."""
    return catalogue.games()


@get("/games/{game:str}/rules", sync_to_thread=False, responses=answers(404))
def list_rules(game: FromPath[str]) -> list[RuleInfo]:
    """Every rule of a game, in the order of the book."""
    return catalogue.rules(game)


@get("/games/{game:str}/deck", sync_to_thread=False, responses=answers(404))
def show_deck(game: FromPath[str]) -> dict[str, Any]:
    """The cards of a game."""
    deck: dict[str, Any] = msgspec.to_builtins(catalogue.deck(game))
    return deck


# -- tables ----------------------------------------------------------------------------------------------------------


@get("/tables")
async def list_tables(state: State) -> Listing:
    """Tables that want to be found."""
    house = house_of(state)
    found = [await house.try_to_find(about.table) for about in await house.store.listed(50)]
    return Listing(tables=tuple(table.info() for table in found if table))


@post("/tables", responses=answers(400, 413, 429))
async def create_table(data: JSONBody[NewTable], request: Request[Any, Any, Any], state: State) -> Created:
    """Make a table."""
    house = house_of(state)
    if not house.creations.lets(address(request)):
        raise Denied(429, "too-often", "too many tables from this address; wait a minute")
    return await creation.create(house, data)


@get("/tables/{table:str}", responses=answers(404))
async def show_table(table: Code, state: State) -> TableInfo:
    """What everybody may know of a table."""
    return (await house_of(state).find(table)).info()


@post("/tables/{table:str}/join", responses=answers(400, 404, 409, 413, 429))
async def join_table(table: Code, data: JSONBody[Join], state: State) -> Joined:
    """Take an open seat."""
    found = await house_of(state).find(table)
    seat, secret = await found.amend(lambda about: seats.join(about, data.name, data.seat))
    return Joined(seat=seat, secret=secret)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200, responses=answers(400, 403, 404, 409, 413, 429))
async def change_seat(
    table: Code, seat: FromPath[int], data: JSONBody[SeatOrder], state: State, secret: Secret = None
) -> TableInfo:
    """Leave, kick, sit a bot down or send it away, rename, start."""
    found = await house_of(state).find(table)
    await order_seat(found, seat, data, secret or "")
    return found.info()


@post("/tables/{table:str}/start", status_code=200, responses=answers(400, 403, 404, 409, 413, 429))
async def start_table(table: Code, data: JSONBody[Start], state: State, secret: Secret = None) -> TableInfo:
    """Begin the game."""
    found = await house_of(state).find(table)
    host_only(found, secret or "")
    await found.start(lambda about: seats.begin(about, data.fill))
    return found.info()


@post("/tables/{table:str}/rematch", responses=answers(400, 403, 404, 409, 413, 429))
async def rematch_table(table: Code, state: State, secret: Secret = None) -> Created:
    """Play again: the same new table for everybody who asks."""
    house = house_of(state)
    return await creation.rematch(house, await house.find(table), secret or "")


@get("/tables/{table:str}/record", responses=answers(400, 403, 404, 409, 429))
async def show_record(
    table: Code,
    state: State,
    key: Annotated[str | None, QueryParameter(name="seat", max_length=128, description="a seat's secret")] = None,
    secret: Secret = None,
) -> Response[bytes]:
    """The whole record when the game is over; before, what the asker may know of it."""
    log = await exports.opened(house_of(state), table.lower())
    if log.over:
        return Response(log.record().text(), media_type="application/jsonl")
    given = key or secret
    seat = WATCHER if given is None else held(log.stored.about, given)
    return Response(msgspec.json.encode(exports.seen_record(log, seat)), media_type="application/json")


@get("/tables/{table:str}/replay", responses=answers(400, 403, 404, 409, 429))
async def show_replay(
    table: Code,
    state: State,
    seat: Annotated[int, QueryParameter(ge=WATCHER, le=16)] = WATCHER,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=10**6)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=10**6)] = 10**6,
    secret: Secret = None,
) -> Replay:
    """Told lines and views, as one seat sees them."""
    log = await exports.opened(house_of(state), table.lower())
    if not log.over and seat != WATCHER and seat_of(log.stored.about, secret or "") != seat:
        raise Denied(403, "secret", "until the game is over, a seat's view needs its secret")
    return await asyncio.to_thread(exports.replay, log, seat, first, last)


@post("/qr", status_code=200, media_type="image/svg+xml", sync_to_thread=False, responses=answers(400, 413, 429))
def draw_qr(data: JSONBody[Picture]) -> bytes:
    """A text as a QR code. It comes in the body: a seat's link holds its secret, and addresses get into logs."""
    picture = BytesIO()
    segno.make_qr(data.text, error="m").save(picture, kind="svg", scale=8, border=2, dark="#111", light="#fff")
    return picture.getvalue()


# -- the house -------------------------------------------------------------------------------------------------------


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> Health:
    house = house_of(state)
    if house.closing:
        raise Denied(503, "closing", "the server is stopping")
    connections = sum(len(table.attendance.connections) for table in house.tables.values())
    return Health(status="ok", tables=len(house.tables), connections=connections)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], state: State) -> bytes:
    """For the machine itself: whoever plays could read from them what others are trying."""
    house = house_of(state)
    if not (house.settings.open_metrics or is_here(address(request))):
        raise Denied(403, "not-here", "metrics are for this machine alone (serve --open-metrics: for everybody)")
    return house.metrics.text()


@websocket("/ws/{table:str}")
async def talk(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    await converse(socket, house_of(state), table)


def is_here(client: str) -> bool:
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False


def address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


async def not_too_often(request: Request[Any, Any, Any]) -> None:
    """Every change asked for over HTTP counts, and whatever is much work."""
    costly = request.method == "POST" or request.url.path.endswith(("/record", "/replay"))
    if costly and not house_of(request.app.state).posts.lets(address(request)):
        raise Denied(429, "too-often", "too many requests from this address; wait a second")


API = Router(
    "/api/v1",
    route_handlers=[
        list_games, list_rules, show_deck, list_tables, create_table, show_table, join_table, change_seat,
        start_table, rematch_table, show_record, show_replay, draw_qr,
    ],
    before_request=not_too_often,
)  # fmt: skip
OPENAPI = OpenAPIConfig(
    title="Roarhouse", version=__version__, path="/api/v1/schema", render_plugins=[JsonRenderPlugin()]
)


def make_app(settings: Settings, store: Store | None = None) -> Litestar:
    catalogue.games()  # found and read now: the first visitor would wait for it, and everybody with him
    measured = Metrics()
    house = House(settings, store or SqlStore(settings.database, measured), measured)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [API, healthz, metrics, talk, *files(settings.web)],
        lifespan=[open_house],
        exception_handlers=PROBLEMS,
        request_max_body_size=MOST_BYTES,
        after_request=secure,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OPENAPI,
        logging_config=None,
    )
