"""Markdown from JSON Schema: the types, fields and defaults of the wire protocol."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from typing import Any

Schema = dict[str, Any]
Schemas = dict[str, Schema]
PLAIN = {"integer": "integer", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
BOUNDS = (("minimum", "maximum", ""), ("minLength", "maxLength", " characters"), ("minItems", "maxItems", " items"))


def named(ref: str) -> str:
    """The name a reference points to."""
    return ref.rpartition("/")[2]


def anchor(name: str) -> str:
    return f"type-{name.lower()}"


def kind(schema: Schema) -> str:
    """A type in words, with links to the types it names."""
    match schema:
        case {"$ref": ref}:
            return f"[{named(ref)}](#{anchor(named(ref))})"
        case {"anyOf": parts} | {"oneOf": parts}:
            return " or ".join(dict.fromkeys(kind(part) for part in parts))
        case {"enum": values}:
            return " or ".join(f"`{json.dumps(value)}`" for value in values)
        case {"type": "array"}:
            return listed(schema)
        case {"type": "object", "additionalProperties": dict() as inner}:
            return f"map to {kind(inner)}"
        case {"type": str(name)} if name in PLAIN:
            return PLAIN[name] + bounds(schema)
    return "any JSON"


def listed(schema: Schema) -> str:
    parts = schema.get("prefixItems")
    if parts:
        return f"[{', '.join(kind(part) for part in parts)}]"
    return f"list of {kind(schema.get('items', {}))}" + bounds(schema)


def bounds(schema: Schema) -> str:
    found = [within(schema.get(least), schema.get(most), unit) for least, most, unit in BOUNDS]
    return "".join(f" ({text})" for text in found if text)


def within(least: float | None, most: float | None, unit: str) -> str:
    match least, most:
        case None, None:
            return ""
        case None, _:
            return f"at most {most:g}{unit}"
        case _, None:
            return f"at least {least:g}{unit}"
    return f"{least:g} to {most:g}{unit}"


def fields(schema: Schema) -> str:
    """A table of an object's fields; the tag that names the object is left out."""
    required = schema.get("required", ())
    rows = [
        f"| `{name}` | {kind(part)} | {default_of(part, name in required)} |"
        for name, part in schema.get("properties", {}).items()
        if not is_tag(part)
    ]
    return "\n".join(["| field | type | default |", "|---|---|---|", *rows]) if rows else "No fields."


def is_tag(schema: Schema) -> bool:
    return len(schema.get("enum", ())) == 1 and "default" not in schema


def default_of(schema: Schema, required: bool) -> str:
    if required:
        return ""
    return f"`{json.dumps(schema['default'])}`" if "default" in schema else "absent"


def described(schema: Schema) -> str:
    return cleandoc(schema.get("description", "")).replace("\n", " ")


def section(title: str, mark: str, schema: Schema, level: int) -> str:
    """A heading, the description, and the fields or the type."""
    body = fields(schema) if "properties" in schema or schema.get("type") == "object" else kind(schema)
    return "\n\n".join(filter(None, (f"{'#' * level} {title} {{ #{mark} }}", described(schema), body)))


def union(schemas: Schemas, name: str, prefix: str, level: int = 4) -> str:
    """One section for each member of a tagged union, in its order."""
    mapping = schemas[name]["discriminator"]["mapping"]
    tags = {named(ref): tag for tag, ref in mapping.items()}
    return "\n\n".join(section(f"`{tag}`", f"{prefix}-{tag}", schemas[member], level) for member, tag in tags.items())


def references(schema: Any) -> Iterator[str]:
    """Every type that a schema names."""
    match schema:
        case {"$ref": ref}:
            yield named(ref)
        case dict():
            for key, part in schema.items():
                if key != "discriminator":
                    yield from references(part)
        case list():
            for part in schema:
                yield from references(part)


def reachable(schemas: Schemas, roots: Iterable[str]) -> set[str]:
    """Every type that the roots name, directly or through others; the roots as well."""
    seen: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting.extend(references(schemas[name]))
    return seen


def types(schemas: Schemas, names: Iterable[str], level: int = 4) -> str:
    return "\n\n".join(section(name, anchor(name), schemas[name], level) for name in sorted(names))
