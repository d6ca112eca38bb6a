"""The schema from which the browser's types are made."""

from __future__ import annotations

import json
import re
from pathlib import Path

from roarhouse.core.find import game_names
from roarhouse.server import schema


def test_every_game_and_every_message_is_in_it(tmp_path: Path) -> None:
    file = tmp_path / "types" / "schema.json"
    schema.write(file)
    text = file.read_text(encoding="utf-8")
    schemas = json.loads(text)["components"]["schemas"]
    assert {"FromServer", "FromClient", "Prompt", "Entry", "TableInfo", "NewTable", "Words"} <= set(schemas)
    for name in game_names():
        front = name.capitalize()
        assert {front + what for what in ("View", "Choice", "Options", "Deck")} <= set(schemas)
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', text)) <= set(schemas), "no reference leads nowhere"
    assert schemas["RarrrView"]["properties"]["players"]["items"] == {"$ref": "#/components/schemas/RarrrPlayer"}
    assert schemas["RarrrOrder"] == {"$ref": "#/components/schemas/RarrrPassAbove"}
    tags = schemas["FromServer"]["discriminator"]["mapping"]
    assert {"welcome", "snapshot", "event", "ack", "refused", "stale", "over", "error", "bye"} <= set(tags)
