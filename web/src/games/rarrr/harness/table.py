"""A table for the harness page: real views and prompts of the engine over HTTP, bots in the other seats.

.venv/bin/python web/src/games/rarrr/harness/table.py     then     npm --prefix web run dev
and open /src/games/rarrr/harness/index.html?scene=battle&mode=advanced&seats=4&seed=1
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
from roarhouse.games.rarrr.choices import Bid
from roarhouse.games.rarrr.game import RarrrGame

PORT = 8899
GAME = RarrrGame()
CODEC = Codec(GAME)
BOTS = {name: find_bot(name, "rarrr") for name in ("greedy", "random")}
NAMES = ("You", "Wendelgard", "Bo", "Maximiliane", "Ines", "Oskar the Terrible")


class Table:
    """One game, at the first moment of a scene; `seat` is the person's, or -2 to watch."""

    def __init__(self, scene: str, mode: str, seats: int, seed: int, seat: int, bot: str) -> None:
        options = msgspec.convert({"seats": seats, **GAME.modes[mode]}, GAME.Options)
        self.s, self.rng, self.seat, self.bot = GAME.start(options), Random(seed), seat, BOTS[bot]
        self.events: list[dict[str, Any]] = []
        self.until(scene)
        self.events = [self.event([], None)]

    def until(self, scene: str) -> None:
        """`battle+2` is the second time that the scene is met, and `battle-late` one with sets on the table."""
        phase, _, count = scene.partition("+")
        phase, _, late = phase.partition("-")
        left = int(count or 1)
        while self.s.agenda:
            if self.at(phase, late):
                left -= 1
                if left == 0:
                    return
            self.step()

    def at(self, phase: str, late: str) -> bool:
        view = GAME.view(self.s, max(self.seat, 0))
        mine = self.seat < 0 or self.seat in GAME.turn(self.s)
        if view.phase != phase or (not mine and late not in ("wait", "sealed", "out")):
            return False
        me = view.players[max(self.seat, 0)]
        match late:
            case "late":
                return bool(me.laid)
            case "wait":
                return not mine and not me.passed and any(p.laid for p in view.players)
            case "out":
                return me.passed and any(p.laid for p in view.players)
            case "mid":
                return len(view.hand) >= 5
            case "sealed":
                return me.chosen
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
        choices = menu if isinstance(menu, tuple) else tuple(menu.worth_trying())
        return {
            "seat": self.seat,
            "step": type(step).__name__.lower(),
            "rule": step.rule,
            "ask": GAME.prompt(self.s, self.seat),
            "options": [{"choice": one, "words": GAME.words(self.s, self.seat, one)} for one in choices],
            "form": None if choices is menu else {"kind": "sets"},
            "more": choices is not menu,
        }

    def consider(self, choice: Any) -> dict[str, Any]:
        refusal = GAME.refuse(self.s, self.seat, choice)
        words = None if isinstance(choice, Bid) and refusal else GAME.words(self.s, self.seat, choice)
        return {"refusal": refusal, "words": words}


class Door(BaseHTTPRequestHandler):
    tables: ClassVar[dict[str, Table]] = {}

    def do_GET(self) -> None:
        query = dict(parse_qsl(urlsplit(self.path).query))
        seats, seed, seat = (int(query.get(key, value)) for key, value in (("seats", 4), ("seed", 1), ("seat", 0)))
        scene, mode, bot = (query.get(*pair) for pair in (("scene", "battle"), ("mode", "basic"), ("bot", "greedy")))
        table = Table(scene, mode, seats, seed, seat, bot)
        self.tables[query.get("table", "")] = table
        fixed = {"deck": GAME.deck, "options": table.s.box.options, "names": NAMES[:seats], "seat": seat}
        self.send({**fixed, "events": table.events, "result": GAME.result(table.s)})

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        table, choice = self.tables[asked["table"]], CODEC.choice(json.dumps(asked["choice"]))
        self.send(table.consider(choice) if self.path == "/consider" else self.chosen(table, choice))

    def chosen(self, table: Table, choice: Any) -> dict[str, Any]:
        refusal = GAME.refuse(table.s, table.seat, choice)
        events = [] if refusal else table.answer(choice)
        return {"refusal": refusal, "events": events, "result": GAME.result(table.s)}

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
