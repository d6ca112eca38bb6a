"""Results and decisions as tables: Parquet or JSON, with a data dictionary.

Every column has a description, which is in the schema of a Parquet file (`schema.field("seat").metadata`) and in the
head of a JSON file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from roarhouse.core.errors import RoarhouseError
from roarhouse.lab.match import Match, Played

Kind = Literal["int32", "int64", "float32", "float64", "string", "bool", "int32s", "float32s", "float64s", "strings"]
Rows = Sequence[dict[str, Any]]
FORMATS: Final = (".parquet", ".json")


class Column(Struct, frozen=True):
    name: str
    kind: Kind
    text: str


GAMES: Final = (
    Column("game", "int64", "number of the game in its match, from 0"),
    Column("bots", "strings", "the bot in each seat"),
    Column("winners", "int32s", "the seats that won"),
    Column("scores", "int32s", "the score of each seat"),
    Column("choices", "int32", "choices made by seats"),
    Column("notes", "string", "what the balance report counts, as JSON"),
)


def game_rows(played: Sequence[Played]) -> list[dict[str, Any]]:
    return [
        {
            "game": number,
            "bots": one.bots,
            "winners": one.winners,
            "scores": one.scores,
            "choices": one.choices,
            "notes": msgspec.json.encode(one.notes).decode(),
        }
        for number, one in enumerate(played)
    ]


def write(file: Path, columns: tuple[Column, ...], rows: Rows, about: dict[str, Any]) -> None:
    """Write rows as Parquet or JSON, by the ending of the file; `about` says how they were made."""
    if file.suffix == ".json":
        described = {column.name: column.text for column in columns}
        file.write_bytes(msgspec.json.encode({"about": about, "columns": described, "rows": rows}))
    else:
        write_parquet(file, columns, rows, about)


def ready(file: Path) -> Path:
    """Check before the first game that a table can be written to a file."""
    if file.suffix not in FORMATS:
        raise RoarhouseError(f"{file}: expected a file that ends in {' or '.join(FORMATS)}")
    if file.suffix == ".parquet":
        arrow()
    return file


def write_parquet(file: Path, columns: Iterable[Column], rows: Rows, about: dict[str, Any]) -> None:
    pa, pq = arrow()
    fields = [pa.field(one.name, arrow_type(pa, one.kind), metadata={"description": one.text}) for one in columns]
    schema = pa.schema(fields, metadata={"roarhouse": msgspec.json.encode(about)})
    pq.write_table(pa.Table.from_pylist(list(rows), schema), file, compression="zstd")


def arrow_type(pa: Any, kind: Kind) -> Any:
    return pa.list_(getattr(pa, kind[:-1])()) if kind.endswith("s") else getattr(pa, kind.replace("bool", "bool_"))()


def arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise RoarhouseError(f"Parquet needs pyarrow: pip install 'roarhouse[data]' ({error})") from None
    return pyarrow, pyarrow.parquet


def about_match(match: Match, games: int) -> dict[str, Any]:
    return {**msgspec.to_builtins(msgspec.structs.replace(match, deck=None)), "games": games}
