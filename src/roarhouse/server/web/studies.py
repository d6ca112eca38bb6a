"""The route of puzzles and practice; the catalogue of games lists them."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from roarhouse.core.find import find_game
from roarhouse.server.tables.help.studies import open_study
from roarhouse.server.web.catalogue import known
from roarhouse.server.web.params import registry_of, require_creation_allowed
from roarhouse.server.web.problems import problem_responses
from roarhouse.server.wire.bodies import Created, NewStudy


@post("/games/{game:str}/studies", responses=problem_responses(400, 404, 413, 415, 429))
async def begin_study(
    game: FromPath[str], data: JSONBody[NewStudy], request: Request[Any, Any, Any], state: State
) -> Created:
    """Create a table for one player: a puzzle or practice."""
    require_creation_allowed(request, state)
    known(find_game, game)
    return await open_study(registry_of(state), game, data)
