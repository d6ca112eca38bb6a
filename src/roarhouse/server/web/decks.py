"""Routes of decks that players bring: a check, and the deck of a table."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from roarhouse.core.complaints import Complaint, as_error
from roarhouse.core.deck import deck_hash
from roarhouse.core.find import find_game
from roarhouse.server.decks import NAME, allow_own_decks, own_deck, problems
from roarhouse.server.web.catalogue import known
from roarhouse.server.web.params import Code, registry_of
from roarhouse.server.web.problems import problem_responses
from roarhouse.server.wire.decks import DeckProblem, DeckProblems

MAX_DECK_BYTES: Final = 192 * 1024
MAX_SHOWN: Final = 100
MAX_TEXT: Final = 200


@post(
    "/games/{game:str}/deck/check",
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=MAX_DECK_BYTES,
    responses=problem_responses(400, 403, 404, 413, 415, 429),
)
def check_deck(game: FromPath[str], data: JSONBody[dict[str, Any]], state: State) -> DeckProblems:
    """List what is wrong with a deck."""
    allow_own_decks(registry_of(state).services.settings)
    kind = known(find_game, game)
    found = problems(kind, data)
    return DeckProblems(
        problems=tuple(described(kind.name, one) for one in found[:MAX_SHOWN]),
        hash=None if found else deck_hash(own_deck(kind, data)),
    )


def described(game: str, one: Complaint) -> DeckProblem:
    return DeckProblem(
        card=one.card[:80],
        place=one.place,
        field=one.field,
        found=one.found[:MAX_TEXT] if isinstance(one.found, str) else one.found,
        expected=one.expected,
        suggestion=one.suggestion,
        text=str(as_error(NAME, game, one)),
    )


@get("/tables/{table:str}/deck", responses=problem_responses(404, 409))
async def show_table_deck(table: Code, state: State) -> dict[str, Any]:
    """Show the cards that a table is played with."""
    found = await registry_of(state).find(table)
    deck: dict[str, Any] = msgspec.to_builtins(found.game.deck)
    return deck
