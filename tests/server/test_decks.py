"""Decks that players bring: checked with the engine's own words, bounded, and kept with the table and its record."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.find import game_names
from tests.server.running import RunningServer, running_server


async def deck_of(server: RunningServer, game: str) -> dict[str, Any]:
    found: dict[str, Any] = await server.get(f"/games/{game}/deck")
    return found


async def problems(server: RunningServer, game: str, deck: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await server.post(f"/games/{game}/deck/check", deck))["problems"]
    return found


async def test_the_deck_of_every_game_passes_its_own_check(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        infos = {one["name"]: one for one in await server.get("/games")}
        for game in game_names():
            answer = await server.post(f"/games/{game}/deck/check", await deck_of(server, game))
            assert answer == {"problems": [], "hash": infos[game]["deckHash"]}, game


async def test_problems_name_card_field_expectation_and_suggestion(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        deck = await deck_of(server, "pikit")
        first = deck["kaiju"][0]
        (wrong,) = await problems(server, "pikit", {**deck, "kaiju": [{**first, "value": "one"}, *deck["kaiju"][1:]]})
        assert (wrong["card"], wrong["field"], wrong["found"]) == ("swarmling", "value", "'one'")
        assert wrong["text"] == "deck: card 'swarmling', value: expected a whole number, found 'one'"
        (unknown,) = await problems(server, "pikit", {**deck, "kaiju": [{**first, "valeu": 1}, *deck["kaiju"][1:]]})
        assert unknown["suggestion"] == {"is": "words", "key": "deck-perhaps", "facts": {"name": "value"}}
        doubled = await problems(server, "pikit", {**deck, "kaiju": [*deck["kaiju"], first]})
        assert "expected ids used once" in next(one["text"] for one in doubled if one["card"] == "swarmling")
        assert await problems(server, "rarrr", deck)
        await server.post("/games/chess/deck/check", deck, status=404)


@pytest.mark.parametrize(
    ("change", "expected"),
    [({"value": 10**9}, "a number from -999 to 9999"), ({"name": {"en": "x" * 2000, "de": "x"}}, "at most 1000")],
)
async def test_what_is_too_large_is_refused(tmp_path: Path, change: dict[str, Any], expected: str) -> None:
    async with running_server(tmp_path) as server:
        deck = await deck_of(server, "pikit")
        large = {**deck, "kaiju": [{**deck["kaiju"][0], **change}, *deck["kaiju"][1:]]}
        (wrong,) = await problems(server, "pikit", large)
        assert wrong["card"] == "swarmling"
        assert f"expected {expected}, found" in wrong["text"]
        wanted = {"game": "pikit", "seats": [{"kind": "person"}, {"kind": "bot"}], "deck": large}
        assert expected in (await server.post("/tables", wanted, status=400))["reason"]
        await server.post("/games/pikit/deck/check", {"about": "x" * 300_000}, status=413)


async def test_a_deck_travels_with_the_table_and_its_record(tmp_path: Path) -> None:
    """Another name on a card: the table shows it, plays it after a restart, and its record holds it."""
    async with running_server(tmp_path) as server:
        deck = await deck_of(server, "pikit")
        deck["kaiju"][0]["name"] = {"en": "Moth of Mine", "de": "Meine Motte"}
        created = await server.create_table("person", "bot", game="pikit", deck=deck)
        info = await server.get(f"/tables/{created['table']}")
        assert info["deckHash"] == (await server.post("/games/pikit/deck/check", deck))["hash"]
    async with running_server(tmp_path) as server:
        shown = await server.get(f"/tables/{created['table']}/deck")
        assert shown["kaiju"][0]["name"]["en"] == "Moth of Mine"
        me = await server.connect(created, 0)
        await me.play_random(Random(3))
        record = (await server.http.get(f"/api/v1/tables/{created['table']}/record")).text
        header = json.loads(record.splitlines()[0])
        assert header["deck"] == info["deckHash"]
        assert "Moth of Mine" in json.dumps(header["cards"])
        again = await server.post(f"/tables/{created['table']}/rematch", {}, created["seats"][0]["secret"])
        assert (await server.get(f"/tables/{again['table']}"))["deckHash"] == info["deckHash"]


async def test_an_operator_can_switch_decks_of_players_off(tmp_path: Path) -> None:
    async with running_server(tmp_path, own_decks=False) as server:
        deck = await deck_of(server, "pikit")
        wanted = {"game": "pikit", "options": {"seats": 2}, "seats": [{"kind": "person"}, {"kind": "bot"}]}
        for path, body in (("/games/pikit/deck/check", deck), ("/tables", wanted | {"deck": deck})):
            assert await server.post(path, body, status=403) == {
                "code": "no-own-decks",
                "reason": "this server plays with its own decks only",
            }
        assert (await server.post("/tables", wanted))["table"]
