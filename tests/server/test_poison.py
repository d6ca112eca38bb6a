"""Tables that cannot be opened: extreme options, and arbitrary rows and lines in the database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import roarhouse.games
from roarhouse.core.find import game_names
from roarhouse.server.store.base import Freeze
from roarhouse.server.web import catalogue
from tests.server.client import Client, Message
from tests.server.running import RunningServer, run, running_server
from tests.server.tables import open_registry

GAMES = [name for name in game_names() if (Path(str(roarhouse.games.__file__)).parent / name).is_dir()]
pytestmark = pytest.mark.sqlite
EXTREMES = (10**310, 10**18, 2**31, -1, -(10**310))


def int_options(game: str) -> list[Any]:
    return [one for one in catalogue.game_info(game).options if one.type == "int" and one.name != "seats"]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_among_the_options_is_bounded(game: str) -> None:
    assert [one.name for one in int_options(game) if one.min is None or one.max is None] == []


@pytest.mark.parametrize("game", GAMES)
async def test_extreme_options_are_refused(tmp_path: Path, game: str) -> None:
    """The attack: Arrr!!! with a live clock and a `turnSeconds` of 10**310 kept the server from starting again."""
    async with running_server(tmp_path) as server:
        for one in int_options(game):
            for extreme in EXTREMES:
                seats = [{"kind": "person"}] * 2
                wanted = {"game": game, "seats": seats, "options": {one.name: extreme}, "clock": {"kind": "live"}}
                answer = await server.http.post("/api/v1/tables", json=wanted)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), (one.name, extreme)


async def test_the_largest_options_survive_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = []
        for game in GAMES:
            options = {one.name: one.max for one in int_options(game)}
            clock = {"kind": "live", "seconds": 3600, "bank": 36000}
            created.append(await server.create_table("person", "person", game=game, options=options, clock=clock))
    async with running_server(tmp_path) as server:
        for one in created:
            assert (await server.connect(one, 0)).clock is not None


async def test_lists_and_maps_among_the_options(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        wanted: Message = {"game": "rampage", "seats": [{"kind": "person"}] * 2}
        good = {"linesA": [5, 5, 5, 5, 5, 5], "zonesB": {"red": 3}}
        created = await server.post("/tables", {**wanted, "options": good})
        assert (await server.get(f"/tables/{created['table']}"))["options"]["linesA"] == good["linesA"]
        for bad in ({"linesA": [10**30] * 6}, {"linesA": [5] * 17}, {"zonesB": {"red": 10**9}}, {"zonesB": [1]}):
            assert (await server.post("/tables", {**wanted, "options": bad}, status=400))["code"] == "malformed"


async def test_a_stored_order_is_no_larger_than_its_type(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        me = await server.connect(await server.create_table("person", "person", game="arrr"), 0, 1)
        await me.play_random(Random(1), to=lambda: me.views["0"]["turns"] > 0)
        (table,) = server.registry.tables.values()
        order = '{"until":"targeted"' + ',"card":1' * 1000 + " " * 1000 + "}"
        await me.link.send(f'{{"type":"order","id":"a","seat":0,"order":{order}}}')
        assert (await me.receive("ack", "refused", id="a"))["type"] == "ack"
        assert len(bytes(table.about.seats[0].order)) < 100
        await me.send("order", id="b", seat=0, order={"own": ["W0"] * 7})
        assert (await me.receive("closed"))["code"] == 4400


# -- whatever the database holds -------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)
NUMBERS = st.sampled_from([0, 1, -1, -2, 7, 2**31, 2**63 - 1, -(2**63)]) | st.integers(-(2**63), 2**63 - 1)
CELLS = st.none() | NUMBERS | st.floats() | st.text(max_size=8) | st.binary(max_size=40)
COLUMNS = {
    "tables": ("about", "revision", "state", "listed", "clock", "created", "deck"),
    "lines": ("seat", "how", "choice", "told", "at", "action", "undoes", "spent", "version"),
    "frozen": ("version", "natures", "state"),
    "decks": ("cards",),
}


def mutated_json(data: bytes, draw: Callable[[Any], Any]) -> bytes:
    """Replace, remove or add one value somewhere in a JSON document."""
    document = json.loads(data)
    here: Any = document
    while isinstance(here, (dict, list)) and here:
        key = draw(st.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
        if not isinstance(here[key], (dict, list)) or not here[key] or draw(st.booleans()):
            here[key] = draw(NUMBERS | JSON)
            break
        here = here[key]
    return json.dumps(document).encode()


@st.composite
def damage(draw: Any) -> Callable[[sqlite3.Connection, str], None]:
    """A change of one cell of a table's rows: an arbitrary value, or a mutation of the JSON document in it."""
    table = draw(st.sampled_from(["tables", "tables", "lines", "lines", "frozen"]))
    column = draw(st.sampled_from(COLUMNS[table]))
    key = "id" if table == "tables" else "table_id"
    mutate = draw(st.booleans())

    def apply(link: sqlite3.Connection, name: str) -> None:
        rows = link.execute(f"SELECT rowid, {column} FROM {table} WHERE {key} = ?", (name,)).fetchall()
        if rows:
            row, old = draw(st.sampled_from(rows))
            is_json = isinstance(old, bytes) and old[:1] in (b"{", b"[")
            new = mutated_json(old, draw) if mutate and is_json else draw(CELLS)
            with suppress(sqlite3.Error):  # a value that the database itself refuses
                link.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE rowid = ?", (new, row))

    return apply


async def fill(folder: Path) -> dict[str, Message]:
    """A database with a healthy table, and a template of each kind that will be damaged."""
    found: dict[str, Message] = {}
    async with running_server(folder, snapshot_every=5) as server:
        found["healthy"] = await play_some(server, "rarrr", {"kind": "off"}, listed=True)
        for game in GAMES:
            found[game] = await play_some(server, game, {"kind": "live"}, listed=True)
        found["lobby"] = await server.create_table("person", "open", start=False, listed=True)
    return found


async def play_some(server: RunningServer, game: str, clock: Message, **more: Any) -> Message:
    created = await server.create_table("person", "person", game=game, clock=clock, takeover=False, **more)
    me = await server.connect(created, 0, 1)
    await me.play_random(Random(1), to=lambda: me.version >= 12)
    return created


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Message]]:
    folder = tmp_path_factory.mktemp("template")
    found: list[dict[str, Message]] = []

    async def work() -> None:
        found.append(await fill(folder))

    run(work())
    return folder / "tables.db", found[0]


def copy_database(database: Path, folder: Path, change: Callable[[sqlite3.Connection], Any]) -> None:
    with closing(sqlite3.connect(database)) as old, closing(sqlite3.connect(folder / "tables.db")) as new:
        old.backup(new)
        new.execute("PRAGMA foreign_keys = OFF")
        change(new)
        new.commit()


Template = tuple[Path, dict[str, Message]]
ATTEMPTS = settings(max_examples=8, suppress_health_check=list(HealthCheck))


@pytest.mark.slow
@ATTEMPTS
@given(data=st.data())
def test_the_server_starts_and_serves_the_rest(
    tmp_path_factory: pytest.TempPathFactory, template: Template, capfd: Any, data: st.DataObject
) -> None:
    serve_damaged(tmp_path_factory, template, data)
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.long
@pytest.mark.timeout(1800)
@settings(ATTEMPTS, max_examples=500)
@given(data=st.data())
def test_many_damaged_databases(
    tmp_path_factory: pytest.TempPathFactory, template: Template, capfd: Any, data: st.DataObject
) -> None:
    serve_damaged(tmp_path_factory, template, data)
    assert "Traceback" not in capfd.readouterr().err


def serve_damaged(tmp_path_factory: pytest.TempPathFactory, template: Template, data: st.DataObject) -> None:
    database, created = template
    folder = tmp_path_factory.mktemp("damaged")
    names = [name for name in created if name != "healthy"]
    chosen = data.draw(st.lists(st.tuples(st.sampled_from(names), damage()), min_size=1, max_size=4))

    def change(link: sqlite3.Connection) -> None:
        for name, apply in chosen:
            apply(link, created[name]["table"])

    copy_database(database, folder, change)
    run(serves_the_rest(folder, created))


@pytest.mark.parametrize("cell", [5, 1.5, "{", b"\xff", None])
async def test_the_list_of_public_tables_leaves_out_what_it_cannot_read(
    tmp_path: Path, template: Template, cell: object
) -> None:
    database, created = template
    name = created["arrr"]["table"]
    copy_database(
        database,
        tmp_path,
        lambda link: link.execute("UPDATE OR IGNORE tables SET about = ? WHERE id = ?", (cell, name)),
    )
    await serves_the_rest(tmp_path, created)


async def freeze_at_the_end(folder: Path, name: str) -> None:
    """Store the state after the last line, so that no line has to be replayed when the table is opened."""
    async with open_registry(folder) as registry:
        table = await registry.find(name)
        await registry.services.store.write(Freeze(table=name, frozen=table.log.frozen()))


@pytest.mark.parametrize("frozen", [False, True])
async def test_a_damaged_table_is_logged_once(tmp_path: Path, template: Template, capfd: Any, frozen: bool) -> None:
    """Damage behind a frozen state is noticed, too: the table could be played on, but would never have a record."""
    database, created = template
    name = created["arrr"]["table"]
    copy_database(database, tmp_path, lambda link: link.execute("DELETE FROM frozen"))
    if frozen:
        await freeze_at_the_end(tmp_path, name)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as link:
        link.execute("UPDATE lines SET choice = x'ff' WHERE table_id = ?", (name,))
        link.commit()
    async with running_server(tmp_path) as server:
        for _ in range(3):
            assert (await server.get(f"/tables/{name}", status=409))["code"] == "damaged"
            await server.get("/tables")
            await server.get(f"/tables/{name}/replay", status=409)
        assert 'roarhouse_errors_total{kind="table"} 1.0' in (await server.http.get("/metrics")).text
    assert capfd.readouterr().err.count("table set aside") == 1


async def test_a_damaged_frozen_state_costs_time_only(tmp_path: Path, template: Template) -> None:
    database, created = template
    copy_database(
        database, tmp_path, lambda link: link.execute("UPDATE frozen SET state = replace(state, ':0', ':99')")
    )
    async with running_server(tmp_path) as server:
        for name in GAMES:
            assert (await server.connect(created[name], 0)).version >= 12


async def serves_the_rest(folder: Path, created: dict[str, Message]) -> None:
    async with running_server(folder) as server:
        listed = [one["table"] for one in (await server.get("/tables"))["tables"]]
        assert created["healthy"]["table"] in listed
        me = await server.connect(created["healthy"], 0, 1)
        seat, prompt = next(iter(me.prompts.items()))
        assert (await me.choose(int(seat), prompt["options"][0]["choice"]))["type"] == "ack"
        for name, one in created.items():
            if name != "healthy":
                await may_be_asked_for(server, one)
        assert (await server.http.get("/healthz")).status_code == 200


async def may_be_asked_for(server: RunningServer, created: Message) -> None:
    """A damaged table is served as far as it can be read, or denied; it is never an internal error."""
    for path in ("", "/record", "/replay"):
        answer = await server.http.get(f"/api/v1/tables/{created['table']}{path}")
        assert answer.status_code in (200, 403, 404, 409), answer.text
    client = await Client.open(server.port, created["table"])
    with suppress(ConnectionClosed):
        await client.send("hello", protocol=1, secrets=[created["seats"][0]["secret"]])
    last = await client.receive("welcome", "closed")
    if last["type"] == "closed":
        assert last["code"] in (4403, 4404)
    await client.disconnect()
