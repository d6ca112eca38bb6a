"""Tables that were begun under older rules: Rampage's of version 2 are played on, Arrr!!!'s of version 1 say so."""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Raw

from roarhouse.core.codec import Codec
from roarhouse.core.records.record import load
from roarhouse.server import admin
from roarhouse.server.store.base import AddTable, Append, Change, Freeze, Frozen, Line
from roarhouse.server.store.database import engine_for, migrate
from roarhouse.server.store.sql import apply_all
from tests.kit.databases import changing
from tests.kit.stored import Created, prepared_table
from tests.server.running import running_server

pytestmark = pytest.mark.sqlite
RECORDS = Path(__file__).parents[1] / "games" / "rampage" / "records"
FROZEN_AT = 31  # choices before the first bite of a team


def stored_by_0_1(folder: Path) -> Created:
    """A table with teams as version 0.1 left it: frozen before the first bite, its options as they were then."""
    plain = folder / "old.jsonl"
    plain.write_bytes(gzip.decompress((RECORDS / "0.1-briskTeams.jsonl.gz").read_bytes()))
    header = msgspec.json.decode(plain.read_bytes().splitlines()[0], type=dict[str, Raw])
    record = load(plain)[0]
    codec, s = Codec(record.game), record.game.start(record.options)
    table, (added, _) = prepared_table(record.game, s, ["Ann", "Ben", "Cid", "Dot"])
    assert isinstance(added, AddTable)
    added.about.rules, added.about.options = 2, header["options"]
    added.about.deck, cards = record.game.deck_hash, bytes(header["cards"])
    frozen = gzip.decompress((RECORDS / "0.1-briskTeams.frozen.json.gz").read_bytes())
    lines = [
        Line(version=k, seat=seat, how="person", choice=codec.encode(choice), told=b"[]", at=0)
        for k, (seat, choice) in enumerate(record.lines[:FROZEN_AT], 1)
    ]
    write(
        folder,
        msgspec.structs.replace(added, cards=cards),
        Append(table=added.about.table, lines=tuple(lines)),
        Freeze(table=added.about.table, frozen=Frozen(version=FROZEN_AT, natures=0, state=frozen)),
    )
    return table


def write(folder: Path, *changes: Change) -> None:
    engine = engine_for(f"sqlite:///{folder / 'tables.db'}")
    migrate(engine)
    with engine.begin() as link:
        apply_all(link, list(changes))
    engine.dispose()


async def test_a_team_that_began_to_bite_in_turn_goes_on_so(tmp_path: Path) -> None:
    """Its frozen state knows no `teamMeals`, and names the seat of a bite."""
    created = stored_by_0_1(tmp_path)
    async with running_server(tmp_path) as server:
        me = await server.connect(created, 0, 1, 2, 3)
        assert (me.version, list(me.prompts)) == (FROZEN_AT, ["1"])
        assert me.prompts["1"]["step"] == "bite"
        await me.play_random(Random(1))
        assert me.over


async def test_an_old_frozen_state_is_no_damage(tmp_path: Path) -> None:
    created = stored_by_0_1(tmp_path)
    found = [pair async for pair in admin.check(f"sqlite:///{tmp_path / 'tables.db'}")]
    assert found == [(created["table"], "")]


async def test_a_table_whose_rules_are_gone_says_so(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="arrr")
        me = await server.connect(created, 0, 1)
        await me.play_random(Random(1), to=lambda: me.version >= 12)
    with changing(tmp_path) as link:
        link.exec_driver_sql("UPDATE tables SET about = replace(about, '\"rules\":2', '\"rules\":1')")
    async with running_server(tmp_path) as server:
        answer = await server.get(f"/tables/{created['table']}", status=409)
        assert answer["code"] == "other-rules"
        assert "version 1 of the rules, this is 2" in answer["reason"]
