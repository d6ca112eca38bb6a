"""The schema from which the browser's types are generated."""

from __future__ import annotations

import json
import re
from pathlib import Path

from roarhouse.core.find import game_names
from roarhouse.server.wire import schema


def test_the_schema_holds_every_game_and_every_message(tmp_path: Path) -> None:
    file = tmp_path / "types" / "schema.json"
    schema.write(file)
    text = file.read_text(encoding="utf-8")
    schemas = json.loads(text)["components"]["schemas"]
    assert {"FromServer", "FromClient", "Prompt", "Entry", "TableInfo", "NewTable", "Words"} <= set(schemas)
    for name in game_names():
        prefix = name.capitalize()
        assert {prefix + what for what in ("View", "Choice", "Options", "Deck")} <= set(schemas)
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', text)) <= set(schemas), "every reference resolves"
    assert schemas["RarrrView"]["properties"]["players"]["items"] == {"$ref": "#/components/schemas/RarrrPlayer"}
    assert schemas["RarrrOrder"] == {"$ref": "#/components/schemas/RarrrPassAbove"}
    tags = schemas["FromServer"]["discriminator"]["mapping"]
    assert {"welcome", "snapshot", "event", "ack", "refused", "stale", "over", "error", "bye"} <= set(tags)
