"""A table for the harness page: real views and prompts of the engine over HTTP, bots in the other seats.

.venv/bin/python web/src/games/pikit/harness/table.py     then     npm --prefix web run dev
and open /src/games/pikit/harness/index.html?scene=take&mode=standard&seats=4&seed=1
"""

from __future__ import annotations

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any, ClassVar
from urllib.parse import parse_qsl, urlsplit

import msgspec

from roarhouse.bots.bots import ask, find_bot
from roarhouse.core.codec import Codec
from roarhouse.core.game import NATURE
from roarhouse.games.pikit.game import PikitGame

PORT = 8897
GAME = PikitGame()
CODEC = Codec(GAME)
BOTS = {name: find_bot(name, "pikit") for name in ("greedy", "random")}
NAMES = ("You", "Wendelgard", "Bo", "Maximiliane")


class Table:
    """One game, at the first moment of a scene; `seat` is the person's, or -2 to watch."""

    def __init__(self, scene: str, mode: str, seats: int, seed: int, seat: int, bot: str) -> None:
        options = msgspec.convert({"seats": seats, **GAME.modes[mode]}, GAME.Options)
        self.s, self.rng, self.seat, self.bot = GAME.start(options), Random(seed), seat, BOTS[bot]
        self.events: list[dict[str, Any]] = []
        self.until(scene)
        self.events = [self.event([], None)]

    def until(self, scene: str) -> None:
        """`take+2` is the second time that the scene is met, `take-pair` one with a pair; see `at`."""
        phase, _, count = scene.partition("+")
        phase, _, special = phase.partition("-")
        left = int(count or 1)
        while self.s.agenda:
            if self.at(phase, special):
                left -= 1
                if left == 0:
                    return
            self.step()

    def at(self, phase: str, special: str) -> bool:
        view = GAME.view(self.s, max(self.seat, 0))
        mine = self.seat < 0 or self.seat in GAME.turn(self.s)
        if view.phase != phase or (not mine and special != "wait"):
            return False
        match special:
            case "wait":
                return not mine
            case "pair":
                return view.dice[0] == view.dice[1]
            case "both":
                return any(way.by == "both" for way in view.ways)
            case "copy":
                return any(8 < card < 20 for card in view.hand)
            case "cancel":
                return 6 in view.hand
            case "deep":
                return len(view.pile) > 1
            case "late":
                return view.deck < 12
            case "steal":
                return 4 in view.hand
            case "turn":
                return 7 in view.hand
        return True

    def step(self) -> None:
        seat = GAME.turn(self.s)[0]
        choice = GAME.nature(self.s, self.rng) if seat == NATURE else ask(self.bot, GAME, self.s, seat, self.rng)
        self.play(seat, choice)

    def play(self, seat: int, choice: Any) -> None:
        before = GAME.view(self.s, self.seat)
        self.s.story = []
        GAME.apply(self.s, seat, choice)
        told, self.s.story = self.s.story, None
        entries = [
            {"version": 0, "rule": t.rule, "words": t.words, "shows": t.shows} for t in told if t.reaches(self.seat)
        ]
        self.events.append(self.event(entries, before))

    def answer(self, choice: Any) -> list[dict[str, Any]]:
        self.events = []
        self.play(self.seat, choice)
        while (turn := GAME.turn(self.s)) and self.seat not in turn:
            self.step()
        return self.events

    def event(self, entries: list[Any], before: Any) -> dict[str, Any]:
        view = GAME.view(self.s, self.seat)
        return {"view": view, "previous": before, "entries": entries, "prompt": self.prompt()}

    def prompt(self) -> dict[str, Any] | None:
        if self.seat < 0 or self.seat not in GAME.turn(self.s):
            return None
        menu, step = GAME.menu(self.s, self.seat), self.s.agenda[-1]
        return {
            "seat": self.seat,
            "step": type(step).__name__.lower(),
            "rule": step.rule,
            "ask": GAME.prompt(self.s, self.seat),
            "options": [{"choice": one, "words": GAME.words(self.s, self.seat, one)} for one in menu],
            "form": None,
            "more": False,
        }

    def consider(self, choice: Any) -> dict[str, Any]:
        refusal = GAME.refuse(self.s, self.seat, choice)
        return {"refusal": refusal, "words": GAME.words(self.s, self.seat, choice)}


class Door(BaseHTTPRequestHandler):
    tables: ClassVar[dict[str, Table]] = {}

    def do_GET(self) -> None:
        query = dict(parse_qsl(urlsplit(self.path).query))
        seats, seed, seat = (int(query.get(key, value)) for key, value in (("seats", 4), ("seed", 1), ("seat", 0)))
        scene, mode, bot = (query.get(*pair) for pair in (("scene", "take"), ("mode", "standard"), ("bot", "greedy")))
        table = Table(scene, mode, seats, seed, seat, bot)
        self.tables[query.get("table", "")] = table
        fixed = {"deck": GAME.deck, "options": table.s.box.options, "names": NAMES[:seats], "seat": seat}
        self.send({**fixed, "events": table.events, "result": GAME.result(table.s)})

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        table, choice = self.tables[asked["table"]], CODEC.choice(json.dumps(asked["choice"]))
        if self.path == "/consider":
            self.send(table.consider(choice))
            return
        refusal = GAME.refuse(table.s, table.seat, choice)
        events = [] if refusal else table.answer(choice)
        self.send({"refusal": refusal, "events": events, "result": GAME.result(table.s)})

    def do_OPTIONS(self) -> None:
        self.send({})

    def send(self, answer: Any) -> None:
        self.send_response(200)
        for name, value in (("Origin", "*"), ("Headers", "*")):
            self.send_header(f"Access-Control-Allow-{name}", value)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(CODEC.encode(answer))

    def log_message(self, format: str, *args: Any) -> None:
        pass


if __name__ == "__main__":
    print(f"the harness table answers on port {PORT}")
    ThreadingHTTPServer(("127.0.0.1", PORT), Door).serve_forever()
