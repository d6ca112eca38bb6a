"""The protocol reference: routes, messages and types, from the schemas that the server itself checks with."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from roarhouse.server.app import make_app
from roarhouse.server.settings import Settings
from roarhouse.server.wire.schema import document
from tools.site.schemas import Schemas, described, kind, reachable, references, types, union

NOWHERE = "sqlite:///:memory:"  # the application is asked for its routes and never started


@cache
def schemas() -> Schemas:
    found: Schemas = document()["components"]["schemas"]
    return found


@cache
def routes() -> dict[str, Any]:
    found: dict[str, Any] = make_app(Settings(database=NOWHERE)).openapi_schema.to_schema()
    return found


def client() -> str:
    return union(schemas(), "FromClient", "client")


def server() -> str:
    return union(schemas(), "FromServer", "server")


def http() -> str:
    """One section for each route."""
    paths = routes()["paths"]
    return "\n\n".join(
        route(method.upper(), path, about) for path, methods in paths.items() for method, about in methods.items()
    )


def route(method: str, path: str, about: dict[str, Any]) -> str:
    name = re.sub(r"\W+", "-", f"{method} {path}".lower()).strip("-")
    heading = f"#### {method} {path} {{ #{name} }}"
    return "\n\n".join(filter(None, (heading, described(about), exchange(about))))


def exchange(about: dict[str, Any]) -> str:
    """What is sent and what comes back, as a list."""
    lines = [
        f"- {one['in'].capitalize()} `{one['name']}`: {kind(one['schema'])}" for one in about.get("parameters", ())
    ]
    if "requestBody" in about:
        lines.append(f"- Body: {content(about['requestBody'])}")
    answers = about["responses"]
    lines += [f"- {code}: {content(answers[code])}" for code in answers if code < "400"]
    errors = ", ".join(code for code in answers if code >= "400")
    return "\n".join([*lines, f"- Errors, as [Problem](#type-problem): {errors}"] if errors else lines)


def content(part: dict[str, Any]) -> str:
    (media, body), *_ = part["content"].items()
    return kind(body["schema"]) if media == "application/json" else f"`{media}`"


def shared() -> str:
    """Every type that a message or an HTTP body names."""
    known, bodies = schemas(), routes()["components"]["schemas"]
    messages = [name for side in ("FromClient", "FromServer") for name in references(known[side])]
    parts = {part for message in messages for part in references(known[message])}
    return types(bodies | known, reachable(known, parts) | set(bodies))
