"""Options from outside: converted, validated, and rejected with what was expected."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.game import Game


class Options(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """The typed options of a game, each with its default: seats, variants, rulings."""

    seats: int = 2


def seat_range(game: type[Game[Any]]) -> range:
    """The allowed numbers of seats, from the type of the option `seats`."""
    kind = get_type_hints(game.Options, include_extras=True)["seats"]
    meta = next(part for part in get_args(kind) if isinstance(part, msgspec.Meta))
    return range(int(meta.ge or 1), int(meta.le or 1) + 1)


def plays_rules(game: type[Game[Any]], version: int) -> bool:
    """Can a game that was recorded with this version of the rules be replayed?"""
    return version == game.version or version in game.older


def recorded_options(game: type[Game[Any]], version: int, recorded: bytes) -> Any:
    """The options of a recorded game; what has changed in the rules since is an option, too."""
    values = msgspec.json.decode(recorded, type=dict[str, Any])
    return msgspec.convert({**game.older.get(version, {}), **values}, game.Options)


def option_names(game: type[Game[Any]]) -> tuple[str, ...]:
    return tuple(field.encode_name for field in msgspec.structs.fields(game.Options))


def practice_options(game: type[Game[Any]]) -> frozenset[str]:
    """Options that only practice sets: no table offers them."""
    hints = get_type_hints(game.Options, include_extras=True)
    named = {field.name: field.encode_name for field in msgspec.structs.fields(game.Options)}
    return frozenset({named[name] for name, kind in hints.items() if any(map(_for_practice, get_args(kind)))})


def _for_practice(meta: Any) -> bool:
    return isinstance(meta, msgspec.Meta) and bool(meta.extra and meta.extra.get("practice"))


def make_options(game: type[Game[Any]], mode: str = "", /, **values: Any) -> Any:
    """The options of a mode with some values changed. Names may be camelCase or snake_case."""
    if mode and mode not in game.modes:
        raise NotFound(f"mode of {game.name}", mode, game.modes)
    fields = {field.name: field.encode_name for field in msgspec.structs.fields(game.Options)}
    wanted = {fields.get(name, name): value for name, value in {**game.modes.get(mode, {}), **values}.items()}
    for name in wanted:
        if name not in fields.values():
            raise NotFound(f"option of {game.name}", name, fields.values())
    try:
        return msgspec.convert(wanted, game.Options, strict=False)
    except msgspec.ValidationError as error:
        raise RoarhouseError(f"options of {game.name}: {_expectation(game, str(error), wanted)}") from None


def _expectation(game: type[Game[Any]], complaint: str, wanted: dict[str, Any]) -> str:
    """What was expected and what was given, for the option named in a validation error."""
    name = complaint.partition("$.")[2].strip("`")
    fields = {field.encode_name: field for field in msgspec.structs.fields(game.Options)}
    if name not in fields:
        return complaint
    kind = fields[name].type
    values = [value for part in _parts(kind) for value in get_args(part)]
    values += ["or a number"] if values and int in get_args(get_args(kind)[0] if get_args(kind) else kind) else []
    expected = (
        f"one of {', '.join(map(str, values))}" if values else re.split(r", got| - at", complaint)[0].replace("`", "")
    )
    return f"{name}: expected {expected.removeprefix('Expected ')}, got '{wanted[name]}'"


def _parts(kind: Any) -> Iterator[Any]:
    """The Literal types in an annotation."""
    if get_origin(kind) is Literal:
        yield kind
    for part in get_args(kind):
        yield from _parts(part)
