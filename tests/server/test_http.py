"""HTTP: the catalogue, errors in one shape, files, health; and whatever schemathesis thinks of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import checks

from tests.server.people import open_house, run

ATTEMPTS = settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), database=None)
CHECKS: Any = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


def test_whatever_schemathesis_thinks_of(port: int) -> None:
    address = f"http://127.0.0.1:{port}"
    schema: Any = schemathesis.openapi.from_url(f"{address}/api/v1/schema/openapi.json")

    def attempt(case: Any) -> None:
        case.call_and_validate(base_url=address, checks=CHECKS)

    given_: Any = given
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) == 13
    for operation in operations:
        ATTEMPTS(given_(operation.as_strategy())(attempt))()


def test_the_catalogue(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            rarrr = next(game for game in await place.get("/games") if game["name"] == "rarrr")
            assert (rarrr["seats"], "greedy" in rarrr["bots"]) == ({"min": 2, "max": 6}, True)
            options = {option["name"]: option for option in rarrr["options"]}
            assert options["seats"] | {"rule": None} == {
                "name": "seats", "type": "int", "default": 4, "values": None, "rule": None, "min": 2, "max": 6,
            }  # fmt: skip
            assert options["bonusScoring"]["type"] == "bool"
            assert options["cityTiming"]["values"] == ["afterDraft", "beforeDraftFromRound2", "beforeDraft"]
            assert options["firstAngriest"]["values"] == ["random", 0, 1, 2, 3, 4, 5]
            rampage = next(game for game in await place.get("/games") if game["name"] == "rampage")
            options = {option["name"]: option for option in rampage["options"]}
            lines, zones = options["linesA"], options["zonesB"]
            assert (lines["type"], lines["default"], lines["max"]) == ("list", [5, 6, 7, 8, 9, 10], 40)
            assert (zones["type"], zones["default"]["green"], zones["max"]) == ("map", 5, 7)
            rules = {rule["id"]: rule for rule in await place.get("/games/rarrr/rules")}
            assert all(option["rule"] in rules for option in rarrr["options"] if option["rule"])
            assert len((await place.get("/games/rarrr/deck"))["monster"]) >= 6
            assert (await place.get("/games/chess/deck", status=404))["code"] == "no-game"

    run(play())


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "bot"}]}, "there is no game 'chess'"),
        ({"game": "rarrr", "seats": [{"kind": "bot"}]}, "rarrr is played by 2 to 6 seats, not by 1"),
        ({"game": "rarrr", "mode": "x", "seats": [{"kind": "bot"}] * 2}, "there is no mode of rarrr 'x'"),
        ({"game": "rarrr", "options": {"x": 1}, "seats": [{"kind": "bot"}] * 2}, "there is no option of rarrr 'x'"),
        ({"game": "rarrr", "options": {"boostMode": 1}, "seats": [{"kind": "bot"}] * 2}, "expected one of sum, flat"),
        ({"game": "rarrr", "options": {"seats": 3}, "seats": [{"kind": "bot"}] * 2}, "2 seats are listed"),
        ({"game": "rarrr", "seats": [{"kind": "bot", "bot": "deep"}] * 2}, "there is no bot for rarrr 'deep'"),
        ({"game": "rarrr", "seats": [{"kind": "dog"}] * 2}, "Invalid enum value 'dog'"),
        ({"game": "rarrr", "seats": "all"}, "Expected `array`, got `str`"),
        ({"game": "rarrr", "seats": [{"kind": "bot"}] * 2, "colour": "red"}, "unknown field `colour`"),
        ([], "Expected `object`, got `array`"),
    ],
)
def test_what_cannot_be_made_says_why(port: int, wanted: Any, reason: str) -> None:
    answer = httpx.post(f"http://127.0.0.1:{port}/api/v1/tables", json=wanted)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "reason"}
    assert reason in answer.json()["reason"]


def test_tables_are_unlisted_unless_they_want_to_be_found(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            await place.table("person", "open", start=False, game="growl")
            listed = await place.table("person", "open", start=False, game="growl", listed=True)
            assert [one["table"] for one in (await place.get("/tables"))["tables"]] == [listed["table"]]

    run(play())


def test_health_metrics_and_a_picture(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            await place.table("person", "bot")
            health = (await place.http.get("/healthz")).json()
            assert health == {"status": "ok", "tables": 1, "connections": 0}
            text = (await place.http.get("/metrics")).text
            assert 'roarhouse_tables_created_total{game="rarrr"} 1.0' in text
            assert 'roarhouse_lines_total{how="nature"}' in text
            picture = await place.http.post("/api/v1/qr", json={"text": "http://example.org/#s=1"})
            assert picture.headers["content-type"] == "image/svg+xml"
            assert picture.text.count("<svg") == 1

    run(play())


def test_files_of_the_web_application(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Roarhouse</title>")
    (web / "icon.svg").write_text("<svg/>")
    (web / "assets" / "main-1a2b.js").write_text("roar()")
    (tmp_path / "secret.txt").write_text("secret")

    async def play() -> None:
        async with open_house(tmp_path, web=str(web)) as place:
            for path in ("/", "/t/abc", "/new/rarrr", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
                answer = await place.http.get(path)
                assert (answer.status_code, answer.text) == (200, "<title>Roarhouse</title>"), path
                assert "text/html" in answer.headers["content-type"]
                assert answer.headers["Referrer-Policy"] == "no-referrer"
                assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
            assert (await place.http.get("/icon.svg")).text == "<svg/>"
            script = await place.http.get("/assets/main-1a2b.js")
            assert (script.text, "immutable" in script.headers["Cache-Control"]) == ("roar()", True)
            assert (await place.http.get("/assets/none.js")).status_code == 404
            assert (await place.http.get("/api/v1/none")).status_code == 404
        async with open_house(tmp_path, web=str(tmp_path / "nothing")) as place:
            answer = await place.http.get("/")
            assert (answer.status_code, "not built" in answer.text) == (503, True)

    run(play())
