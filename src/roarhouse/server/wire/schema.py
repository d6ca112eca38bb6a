"""The schema of all messages and bodies, for the browser's types: `python -m roarhouse.server.wire.schema FILE`.

An OpenAPI 3.1 document without paths: messages both ways, HTTP bodies, and of every game its view, choices, options,
deck and standing orders. A game's own types are prefixed with its name (`RarrrPlayer`), so that no two games collide.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from roarhouse import __version__
from roarhouse.core.find import find_game, game_names, part_of
from roarhouse.server.tables.orders import orders_of
from roarhouse.server.wire import analyses, bodies, decks, notices, public
from roarhouse.server.wire.messages import FromServer
from roarhouse.server.wire.requests import FromClient

REF = "#/components/schemas/{name}"
BODIES = (
    bodies.NewTable, bodies.Join, bodies.SeatOrder, bodies.Start, bodies.Created, bodies.Joined, bodies.GameInfo,
    bodies.RuleInfo, public.Listing, public.ChangeListing, bodies.Replay, bodies.Problem, bodies.Health,
    bodies.SeenRecord, bodies.NewStudy, bodies.WellKnown,
    decks.DeckProblems, analyses.NewAnalysis, analyses.AnalysisInfo,
    notices.NoticeOffer, notices.NewNotice, notices.NoticeInfo, notices.NoticeList, notices.NoticeOrder,
)  # fmt: skip


def document() -> dict[str, Any]:
    schemas = message_schemas()
    for name in game_names():
        schemas |= game_schemas(name)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Roarhouse messages", "version": __version__},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
        "x-numbers": {name: numbers_of(name) for name in game_names()},
    }


def numbers_of(game: str) -> dict[str, int]:
    """Numbers of a rulebook that a client needs, from `NUMBERS` in the game's `components.py`."""
    return getattr(part_of(game, "components"), "NUMBERS", {})


def message_schemas() -> dict[str, Any]:
    (client, server, *_), schemas = msgspec.json.schema_components(
        [FromClient, FromServer, *BODIES], ref_template=REF
    )
    return {**schemas, "FromClient": client, "FromServer": server}


def game_schemas(name: str) -> dict[str, Any]:
    """A game's types, prefixed with its name."""
    kind, known = find_game(name), orders_of(name)
    roots: dict[str, Any] = {"View": kind.View, "Choice": kind.Choices, "Options": kind.Options, "Deck": kind.Deck}
    if known:
        roots["Order"] = known.Order
    if kind.Worth:
        roots["Worth"] = kind.Worth
    tops, parts = msgspec.json.schema_components(list(roots.values()), ref_template=REF)
    prefix = name.capitalize()
    names = {part: part if part.startswith(prefix) else prefix + part for part in parts}
    schemas = {names[part]: renamed(schema, names) for part, schema in parts.items()}
    for what, top in zip(roots, tops, strict=True):
        own = renamed(top, names)
        if own != {"$ref": REF.format(name=prefix + what)}:
            schemas[prefix + what] = own
    return schemas


def renamed(schema: Any, names: dict[str, str]) -> Any:
    """Rename references."""
    match schema:
        case list():
            return [renamed(part, names) for part in schema]
        case dict():
            return {key: renamed(part, names) for key, part in schema.items()}
        case str() if schema.startswith("#/components/"):
            prefix, _, name = schema.rpartition("/")
            return f"{prefix}/{names.get(name, name)}"
    return schema


def write(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(document())) + b"\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
