"""Which bots a table can ask for: those of the catalogue, never a file or a module."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import running_server

CODE = """from pathlib import Path
Path({!r}).touch()
class BOT:
    rung = 1
    def choose(self, game, s, seat, rng):
        return game.menu(s, seat)[0]
"""


async def test_a_seat_cannot_name_a_file_or_a_module(tmp_path: Path) -> None:
    marker, file = tmp_path / "ran", tmp_path / "evil.py"
    file.write_text(CODE.format(str(marker)))
    names = [
        str(file)[-64:],
        str(file.with_suffix(""))[-64:],
        "evil",
        "evil.py",
        "./evil.py",
        "evil:BOT",
        "os",
        "os:system",
    ]
    names += [
        "roarhouse.bots.bots:RandomBot",
        "bots.greedy",
        "greedy.py",
        "../greedy",
        "seer",
        "Greedy",
        "imperatrix",
        "",
    ]
    async with running_server(tmp_path) as server:
        lobby = await server.create_table("person", "open", game="pikit", options={"seats": 2}, start=False)
        for name in names:
            seats = [{"kind": "person"}, {"kind": "bot", "bot": name}]
            wanted = {"game": "pikit", "seats": seats, "options": {"seats": 2}}
            answer = await server.http.post("/api/v1/tables", json=wanted)
            assert answer.status_code in (400, 404), name
            path = f"/api/v1/tables/{lobby['table']}/seats/1"
            secret = {"X-Seat-Secret": lobby["host"]}
            answer = await server.http.post(path, json={"do": "bot", "bot": name}, headers=secret)
            assert answer.status_code in (400, 404), name
        info = await server.get(f"/tables/{lobby['table']}")
        assert info["seats"][1]["kind"] == "open"
        known = next(one for one in await server.get("/games") if one["name"] == "pikit")
        for name in (*known["bots"], *(one["id"] for one in known["opponents"])):
            await server.post(path.removeprefix("/api/v1"), {"do": "bot", "bot": name}, lobby["host"], 200)
    assert not marker.exists()
