"""HTTP routes and the WebSocket route."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from roarhouse import __version__
from roarhouse.core.game import WATCHER
from roarhouse.server.errors import Denied
from roarhouse.server.live.endpoint import serve_connection
from roarhouse.server.log import exports
from roarhouse.server.tables import creation, seats
from roarhouse.server.tables.secrets import require_any_seat, require_host, seat_of
from roarhouse.server.web import catalogue, seat_actions
from roarhouse.server.web.analyses import show_analysis, start_analysis
from roarhouse.server.web.decks import MAX_DECK_BYTES, check_deck, show_table_deck
from roarhouse.server.web.lessons import begin_lesson
from roarhouse.server.web.notices import NOTICES
from roarhouse.server.web.params import (
    Code,
    Secret,
    client_address,
    limits_of,
    registry_of,
    require_creation_allowed,
)
from roarhouse.server.web.problems import problem_responses
from roarhouse.server.web.public import change_listing, list_tables, require_listing_allowed
from roarhouse.server.web.qr import qr_svg
from roarhouse.server.web.studies import begin_study
from roarhouse.server.wire.bodies import (
    Created,
    GameInfo,
    Health,
    Join,
    Joined,
    NewTable,
    QrText,
    Replay,
    RuleInfo,
    SeatOrder,
    Start,
    WellKnown,
)
from roarhouse.server.wire.types import TableInfo

MAX_VERSION = 10**6


# -- games -----------------------------------------------------------------------------------------------------------


@get("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """List the games."""
    return catalogue.games()


@get("/games/{game:str}/rules", sync_to_thread=False, responses=problem_responses(404))
def list_rules(game: FromPath[str]) -> list[RuleInfo]:
    """List the rules of a game, in the order of the book."""
    return catalogue.rules(game)


@get("/games/{game:str}/deck", sync_to_thread=False, responses=problem_responses(404))
def show_deck(game: FromPath[str]) -> dict[str, Any]:
    """Show the cards of a game."""
    deck: dict[str, Any] = msgspec.to_builtins(catalogue.deck(game))
    return deck


# -- tables ----------------------------------------------------------------------------------------------------------


@post("/tables", responses=problem_responses(400, 413, 415, 429), request_max_body_size=MAX_DECK_BYTES)
async def create_table(data: JSONBody[NewTable], request: Request[Any, Any, Any], state: State) -> Created:
    """Create a table."""
    require_creation_allowed(request, state)
    if data.listed:
        require_listing_allowed(request, state)
    return await creation.create(registry_of(state), data)


@get("/tables/{table:str}", responses=problem_responses(404))
async def show_table(table: Code, state: State) -> TableInfo:
    """Show the public information about a table."""
    return (await registry_of(state).find(table)).info()


@post("/tables/{table:str}/join", responses=problem_responses(400, 404, 409, 413, 415, 429))
async def join_table(table: Code, data: JSONBody[Join], state: State) -> Joined:
    """Take an open seat."""
    found = await registry_of(state).find(table)
    seat, secret = await found.update(lambda about: seats.join(about, data.name, data.seat))
    return Joined(seat=seat, secret=secret)


@post(
    "/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    responses=problem_responses(400, 403, 404, 409, 413, 415, 429),
)
async def change_seat(
    table: Code, seat: FromPath[int], data: JSONBody[SeatOrder], state: State, secret: Secret = None
) -> TableInfo:
    """Leave, kick, add or remove a bot, rename, start."""
    found = await registry_of(state).find(table)
    await seat_actions.change_seat(found, seat, data, secret or "")
    return found.info()


@post("/tables/{table:str}/start", status_code=200, responses=problem_responses(400, 403, 404, 409, 413, 415, 429))
async def start_table(table: Code, data: JSONBody[Start], state: State, secret: Secret = None) -> TableInfo:
    """Begin the game."""
    found = await registry_of(state).find(table)
    require_host(found.about, secret or "")
    await found.start(lambda about: seats.begin(about, data.fill))
    return found.info()


@post("/tables/{table:str}/rematch", responses=problem_responses(400, 403, 404, 409, 413, 415, 429))
async def rematch_table(table: Code, state: State, secret: Secret = None) -> Created:
    """Play again: every player of the table gets a seat at the same new table."""
    registry = registry_of(state)
    return await creation.rematch(registry, await registry.find(table), secret or "")


@get("/tables/{table:str}/record", responses=problem_responses(400, 403, 404, 409, 429))
async def show_record(
    table: Code,
    state: State,
    key: Annotated[str | None, QueryParameter(name="seat", max_length=128, description="a seat's secret")] = None,
    secret: Secret = None,
) -> Response[bytes]:
    """The whole record after the game; before, what the caller may know of it."""
    services = registry_of(state).services
    with services.reading(table.lower()):
        export = await exports.open_export(services, table.lower())
        if export.over:
            return Response(export.record(), media_type="application/jsonl")
        given = key or secret
        seat = WATCHER if given is None else require_any_seat(export.stored.about, given)
        return Response(msgspec.json.encode(exports.seen_record(export, seat)), media_type="application/json")


@get("/tables/{table:str}/replay", responses=problem_responses(400, 403, 404, 409, 429))
async def show_replay(
    table: Code,
    state: State,
    seat: Annotated[int, QueryParameter(ge=WATCHER, le=16)] = WATCHER,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=MAX_VERSION)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=MAX_VERSION)] = MAX_VERSION,
    text: Annotated[bool, QueryParameter(description="with every view as text")] = False,
    secret: Secret = None,
) -> Replay:
    """Views and narration by version, as one seat sees them."""
    services = registry_of(state).services
    with services.reading(table.lower()):
        export = await exports.open_export(services, table.lower())
        if not export.over and seat != WATCHER and seat_of(export.stored.about, secret or "") != seat:
            raise Denied(403, "secret", "until the game is over, a seat's view needs its secret")
        return await asyncio.to_thread(exports.replay, export, seat, first, last, text)


@post(
    "/qr",
    status_code=200,
    media_type="image/svg+xml",
    sync_to_thread=False,
    responses=problem_responses(400, 413, 415, 429),
)
def draw_qr(data: JSONBody[QrText]) -> bytes:
    """Draw a QR code. The text is in the body because links may hold a seat's secret, and addresses get logged."""
    return qr_svg(data.text)


# -- operations ------------------------------------------------------------------------------------------------------


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> Health:
    registry = registry_of(state)
    if registry.closing:
        raise Denied(503, "closing", "the server is stopping")
    await registry.services.store.write()  # raises if the database cannot be written
    connections = sum(len(table.presence.connections) for table in registry.tables.values())
    return Health(status="ok", tables=len(registry.tables), connections=connections, docs=state.docs)


@get("/.well-known/roarhouse.json", include_in_schema=False, sync_to_thread=False)
def well_known(state: State) -> WellKnown:
    """The key by which this server signs finished records, for `roarhouse verify --key`."""
    return WellKnown(version=__version__, key=registry_of(state).services.signer.public)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], state: State) -> bytes:
    """Only for this machine by default: the counters would tell a player what others are trying."""
    services = registry_of(state).services
    if not (services.settings.open_metrics or is_loopback(client_address(request))):
        raise Denied(403, "not-here", "metrics are served to loopback only (serve --open-metrics: to every address)")
    return services.metrics.text()


def is_loopback(client: str) -> bool:
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False


@websocket("/ws/{table:str}")
async def connect(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    await serve_connection(socket, registry_of(state), limits_of(state), table)


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Limit POST requests and expensive exports per address, and accept only JSON, which a form cannot send."""
    costly = request.method == "POST" or request.url.path.endswith(("/record", "/replay", "/tables", "/analysis"))
    if costly and not limits_of(request.app.state).requests.allow(client_address(request)):
        raise Denied(429, "too-often", "too many requests from this address; wait a second")
    if request.method == "POST" and request.content_type[0].lower() != "application/json":
        raise Denied(415, "not-json", "expected Content-Type: application/json")


API = Router(
    "/api/v1",
    route_handlers=[
        list_games, list_rules, show_deck, list_tables, create_table, show_table, join_table, change_seat,
        start_table, change_listing, rematch_table, show_record, show_replay, draw_qr, begin_lesson, begin_study,
        *NOTICES, check_deck, show_table_deck, show_analysis, start_analysis,
    ],
    before_request=check_request,
)  # fmt: skip
ROUTES: list[Any] = [API, healthz, well_known, metrics, connect]
