"""The city for the browser, as a TypeScript module: boards, pieces and hands from `city.toml` and the physics.

    python -m roarhouse.games.rampage.physics.picture.blueprint

A test compares the written file.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from roarhouse.games.rampage.physics.city.data import MEEPLE_COLOURS, the_city, the_map
from roarhouse.games.rampage.physics.city.plan import COLOURS, Roster
from roarhouse.games.rampage.physics.city.shapes import KindName, kind, kind_name
from roarhouse.games.rampage.physics.interface import RUIN, SIDEWALK, START, Breath, Drop, Flick, Toss
from roarhouse.games.rampage.physics.sim import acts, breath
from roarhouse.games.rampage.physics.sim.rigid import GRAVITY

FILE: Final = Path(__file__).resolve().parents[6] / "web" / "src" / "games" / "rampage" / "city.gen.ts"
HEAD: Final = "// Made by `python -m roarhouse.games.rampage.physics.picture.blueprint`; change city.toml instead.\n"


def blueprint() -> dict[str, Any]:
    return {
        "city": msgspec.to_builtins(the_city()),
        "maps": [msgspec.to_builtins(the_map(boards)) for boards in (1, 2)],
        "pieces": [[kind_name(Roster(boards), piece) for piece in Roster(boards).pieces] for boards in (1, 2)],
        "shapes": {name: shape(name) for name in get_args(KindName)},
        "colours": [{"name": name, "hex": colour} for name, colour in zip(COLOURS, MEEPLE_COLOURS, strict=True)],
        "zones": {"sidewalk": SIDEWALK, "ruin": RUIN, "start": START},
        "aims": {act.__struct_config__.tag: ranges(act) for act in (Flick, Drop, Toss, Breath)},
        "hands": hands(),
    }


def shape(name: KindName) -> dict[str, Any]:
    found = kind(name)
    parts = [{"form": part.form, "half": part.half, "z": part.z} for part in found.parts]
    return {"half": found.half, "parts": parts, "friction": found.friction}


def ranges(act: type[msgspec.Struct]) -> dict[str, Any]:
    """The limits and the default of each number of an act."""
    (_, parts) = msgspec.json.schema_components([act], ref_template="{name}")
    fields = parts[act.__name__]["properties"]
    return {name: limits(field) for name, field in fields.items() if field.keys() & {"minimum", "enum", "default"}}


def limits(field: dict[str, Any]) -> dict[str, Any]:
    names = {"minimum": "min", "maximum": "max", "exclusiveMaximum": "below", "default": "default", "enum": "of"}
    return {short: field[long] for long, short in names.items() if long in field}


def hands() -> dict[str, float]:
    """Constants of the acts, for the lines and landing zones that are drawn during aiming."""
    return {
        "gravity": GRAVITY,
        "flickSpeed": acts.FLICK_SPEED,
        "tossSpeed": acts.TOSS_SPEED,
        "mouthUp": breath.MOUTH_UP,
        "mouthForward": breath.MOUTH_FORWARD,
        "jetAngle": breath.HALF_ANGLE,
        "jetReach": breath.REACH,
        "lungful": breath.LUNGFUL,
    }


def written() -> str:
    return f"{HEAD}export default {msgspec.json.format(msgspec.json.encode(blueprint())).decode()};\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else FILE).write_text(written())
