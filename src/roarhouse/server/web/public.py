"""Routes of public tables."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from roarhouse.server.errors import Denied
from roarhouse.server.tables.public import list_table, public_tables
from roarhouse.server.tables.secrets import require_host
from roarhouse.server.web.params import Code, Secret, client_address, limits_of, registry_of
from roarhouse.server.web.problems import problem_responses
from roarhouse.server.wire.public import ChangeListing, Listing
from roarhouse.server.wire.types import TableInfo

Cursor = Annotated[str | None, QueryParameter(max_length=64, description="`next` of the page before")]


def require_listing_allowed(request: Request[Any, Any, Any], state: State) -> None:
    """The home page is for everyone: an address may list few tables."""
    if not limits_of(state).listings.allow(client_address(request)):
        raise Denied(429, "too-often", "too many public tables from this address; wait a while, or do not list it")


@get("/tables", responses=problem_responses(400, 429))
async def list_tables(state: State, before: Cursor = None) -> Listing:
    """List public tables, the newest first."""
    return await public_tables(registry_of(state), before)


@post(
    "/tables/{table:str}/listing",
    status_code=200,
    responses=problem_responses(400, 403, 404, 409, 413, 415, 429),
)
async def change_listing(
    table: Code,
    data: JSONBody[ChangeListing],
    request: Request[Any, Any, Any],
    state: State,
    secret: Secret = None,
) -> TableInfo:
    """Show the table on the home page, or no longer (host)."""
    found = await registry_of(state).find(table)
    require_host(found.about, secret or "")
    if data.listed and not found.about.listed:
        require_listing_allowed(request, state)
    await found.update(lambda about: list_table(about, data.listed))
    return found.info()
