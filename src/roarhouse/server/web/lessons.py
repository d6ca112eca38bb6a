"""The route of lessons; the catalogue of games lists them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter

from roarhouse.server.tables.help.teaching import teach
from roarhouse.server.web.params import registry_of, require_creation_allowed
from roarhouse.server.web.problems import problem_responses
from roarhouse.server.wire.bodies import Created, NewLesson

LessonId = Annotated[str, PathParameter(description="the name of the lesson's file", min_length=1, max_length=64)]


@post("/games/{game:str}/lessons/{lesson:str}", responses=problem_responses(400, 404, 413, 415, 429))
async def begin_lesson(
    game: FromPath[str], lesson: LessonId, data: JSONBody[NewLesson], request: Request[Any, Any, Any], state: State
) -> Created:
    """Create a table at which a lesson is taught; its game has begun."""
    require_creation_allowed(request, state)
    return await teach(registry_of(state), game, lesson, data.name)
