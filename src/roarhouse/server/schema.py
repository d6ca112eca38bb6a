"""The schema of everything that travels, for the browser's types: `python -m roarhouse.server.schema FILE`.

An OpenAPI 3.1 document without paths: messages both ways, HTTP bodies, and of every game its view, choices, options,
deck and standing orders. A game's own types have its name in front (`RarrrPlayer`), so that no two games collide.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from roarhouse import __version__
from roarhouse.core.find import find_game, game_names
from roarhouse.server import exports, http
from roarhouse.server.messages import FromClient, FromServer
from roarhouse.server.orders import orders_of

REF = "#/components/schemas/{name}"
HTTP = (
    http.NewTable, http.Join, http.SeatOrder, http.Start, http.Created, http.Joined, http.GameInfo, http.RuleInfo,
    http.Listing, http.Replay, http.Problem, http.Health, exports.SeenRecord,
)  # fmt: skip


def document() -> dict[str, Any]:
    schemas = messages()
    for name in game_names():
        schemas |= of_game(name)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Roarhouse messages", "version": __version__},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def messages() -> dict[str, Any]:
    (client, server, *_), schemas = msgspec.json.schema_components([FromClient, FromServer, *HTTP], ref_template=REF)
    return {**schemas, "FromClient": client, "FromServer": server}


def of_game(name: str) -> dict[str, Any]:
    """A game's types under names of its own."""
    kind, known = find_game(name), orders_of(name)
    roots: dict[str, Any] = {"View": kind.View, "Choice": kind.Choices, "Options": kind.Options, "Deck": kind.Deck}
    if known:
        roots["Order"] = known.Order
    tops, parts = msgspec.json.schema_components(list(roots.values()), ref_template=REF)
    front = name.capitalize()
    names = {part: part if part.startswith(front) else front + part for part in parts}
    schemas = {names[part]: renamed(schema, names) for part, schema in parts.items()}
    for what, top in zip(roots, tops, strict=True):
        own = renamed(top, names)
        if own != {"$ref": REF.format(name=front + what)}:
            schemas[front + what] = own
    return schemas


def renamed(schema: Any, names: dict[str, str]) -> Any:
    """References follow the new names."""
    match schema:
        case list():
            return [renamed(part, names) for part in schema]
        case dict():
            return {key: renamed(part, names) for key, part in schema.items()}
        case str() if schema.startswith("#/components/"):
            front, _, name = schema.rpartition("/")
            return f"{front}/{names.get(name, name)}"
    return schema


def write(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(document())) + b"\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
