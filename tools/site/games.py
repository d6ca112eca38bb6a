"""Tables of a game's pages: its options, modes, bots and choices, read from the game itself."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from roarhouse.core.rulebook import rules_of
from roarhouse.server.web.catalogue import game_info
from roarhouse.server.wire.bodies import GameInfo, OptionInfo
from tools.site.protocol import schemas
from tools.site.schemas import reachable, types, union


def facts(game: str) -> str:
    """Seats, bots and rules in one table."""
    about = game_info(game)
    kinds = Counter(rule.kind for rule in rules_of(game).values())
    rules = ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())
    rows = [
        ("seats", f"{about.seats.min} to {about.seats.max}"),
        ("modes", ", ".join(f"`{name}`" for name in about.modes)),
        ("bots", ", ".join(f"`{name}`" for name in about.bots)),
        ("rules", f"{kinds.total()}: {rules}"),
        ("version of the rules", str(about.version)),
    ]
    return "\n".join([f"| {about.title.en} | |", "|---|---|", *[f"| {name} | {value} |" for name, value in rows]])


def options(game: str) -> str:
    """Every option with its values, its default and the rule or ruling behind it."""
    about = game_info(game)
    rows = [option_row(game, about, option) for option in about.options]
    return "\n".join(["| option | values | default | rule |", "|---|---|---|---|", *rows])


def option_row(game: str, about: GameInfo, option: OptionInfo) -> str:
    rule = rules_of(game).get(option.rule or "")
    text = "" if rule is None else f"`{rule.id}`: {flat(rule.ruling.en if rule.ruling else rule.text.en)}"
    return f"| `{option.name}` | {values(option)} | {code(option.default)} | {text} |"


def values(option: OptionInfo) -> str:
    if option.values:
        return " ".join(code(value) for value in option.values)
    bounds = f" {option.min} to {option.max}" if option.min is not None and option.max is not None else ""
    return {"bool": "yes or no", "int": "number", "list": "numbers", "map": "number for each"}[option.type] + bounds


def modes(game: str) -> str:
    """Options that belong together, by the name of the mode."""
    rows = [f"| `{name}` | {settings(changed)} |" for name, changed in game_info(game).modes.items()]
    return "\n".join(["| mode | sets |", "|---|---|", *rows])


def settings(changed: dict[str, Any]) -> str:
    return ", ".join(f"`{name}` = {code(value)}" for name, value in changed.items()) or "the defaults"


def choices(game: str) -> str:
    """Every choice of seats and of nature as it travels, and the types it names."""
    known, name = schemas(), f"{game.capitalize()}Choice"
    own = {ref.rpartition("/")[2] for ref in known[name]["discriminator"]["mapping"].values()}
    parts = reachable(known, own) - own
    return "\n\n".join(filter(None, (union(known, name, "choice"), types(known, parts))))


def code(value: object) -> str:
    return f"`{json.dumps(value, default=list).strip(chr(34))}`"


def flat(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
