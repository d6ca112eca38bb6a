"""Routes of analyses of finished games."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from roarhouse.server.errors import Denied
from roarhouse.server.store.base import AnalysisKind
from roarhouse.server.web.params import Code, client_address, limits_of, registry_of
from roarhouse.server.web.problems import problem_responses
from roarhouse.server.wire.analyses import AnalysisInfo, NewAnalysis

Open = Annotated[bool, QueryParameter(name="open", description="with every card known")]


def kind_of(open_cards: bool) -> AnalysisKind:
    return "open" if open_cards else "known"


@get("/tables/{table:str}/analysis", responses=problem_responses(400, 429))
async def show_analysis(table: Code, state: State, open_cards: Open = False) -> AnalysisInfo:
    """How far the analysis of a game is; once it is done, the analysis."""
    return await registry_of(state).analyses.find(table.lower(), kind_of(open_cards))


@post(
    "/tables/{table:str}/analysis",
    status_code=200,
    responses=problem_responses(400, 404, 409, 413, 415, 429),
)
async def start_analysis(
    table: Code, data: JSONBody[NewAnalysis], request: Request[Any, Any, Any], state: State
) -> AnalysisInfo:
    """Analyse a game that is over, in the background; one that is analysed already is not analysed again."""
    registry, kind = registry_of(state), kind_of(data.open_cards)
    known = await registry.analyses.find(table.lower(), kind)
    if known.state in ("running", "done"):
        return known
    if not limits_of(state).analyses.allow(client_address(request)):
        raise Denied(429, "too-often", "too many analyses from this address; wait a few minutes")
    return await registry.analyses.start(table.lower(), kind)
