"""Clicks and seconds of whole games in a browser (`python -m tools.clicks rarrr pikit arrr`).

A newcomer sits down with bots as *Play now* seats them, and presses with the mouse what the table marks. A click is
forced if the question has one answer only. Needs `web/dist`.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Error, Locator, Page, WebSocket

from tools.pictures.browser import chromium, server

MARKED: Final = "main :is([data-chooser] button, [data-option]):not(:disabled):visible"
KEY: Final = "main :is([data-confirm], [data-part~='do:pass']):not(:disabled):visible"  # a bid can be too low
OPEN: Final = "main :is([data-chooser], .detail .options) button:not(:disabled):visible"
PASS: Final = ("let", "enough", "nothing", "pass")
PASSES: Final = 0.7  # of the windows in which something could be played
PATIENCE: Final = 3000  # milliseconds for a click; a press under a resting thumb is caught for 400
LONGEST: Final = 1800  # seconds
SETTLED: Final = """async () => {
  const table = document.querySelector('[data-version]');
  const frame = () => new Promise(requestAnimationFrame);
  for (let k = 0; k < 3; k += 1) await frame();
  while (table.getAttribute('aria-busy') === 'true') await frame();
  return Number(table.dataset.version);
}"""
ASKED: Final = "() => document.querySelector('[data-testid=ask], [data-over]') !== null"


class Count(NamedTuple):
    """What one game took."""

    questions: int
    clicks: int
    forced: int
    seconds: float


class Newcomer:
    """A person at one table, who presses with the mouse only."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.random = page, Random(seed)
        self.prompt: dict[str, Any] = {}
        self.questions = self.clicks = self.forced = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told.get("prompts"):
            self.prompt = told["prompts"].get("0", {})

    def play(self) -> Count:
        began = time.monotonic()
        while time.monotonic() < began + LONGEST:
            self.page.wait_for_function(ASKED, timeout=120_000)
            if self.page.locator("[data-over]").count():
                return Count(self.questions, self.clicks, self.forced, time.monotonic() - began)
            self.answer()
        raise SystemExit("clicks: the game does not end")

    def answer(self) -> None:
        """Press until the table has moved on."""
        before = self.version()
        before_clicks, forced = self.clicks, self.has_one_answer()
        passes = self.can_pass() and self.random.random() < PASSES
        self.questions += 1
        for tries in range(30):
            self.press(key=passes if tries < 3 else tries % 2 == 0)
            if self.version() != before:
                break
        self.forced += forced * (self.clicks - before_clicks)

    def press(self, key: bool) -> None:
        """The key, or something that is marked; what a press has opened comes first."""
        opened, keys, marked = (self.page.locator(one) for one in (OPEN, KEY, MARKED))
        if opened.count():
            self.click(self.some(opened))
        elif keys.count() and (key or not marked.count()):
            self.click(keys.first)
        elif marked.count():
            self.click(self.some(marked))

    def some(self, of: Locator) -> Locator:
        return of.nth(self.random.randrange(of.count()))

    def click(self, what: Locator) -> None:
        with suppress(Error):
            what.click(timeout=PATIENCE)
            self.clicks += 1

    def version(self) -> int:
        return int(self.page.evaluate(SETTLED))

    def has_one_answer(self) -> bool:
        return not self.prompt.get("form") and len(self.prompt.get("options", ())) == 1

    def can_pass(self) -> bool:
        return any(one["choice"]["do"] in PASS for one in self.prompt.get("options", ()))


def sit_down(address: str, game: str) -> str:
    """Start a game against bots; the path of the person's seat."""
    seats = next(one for one in ask(address, "/games") if one["name"] == game)["seats"]["min"]
    people = [{"kind": "person", "name": "Momo"}, *[{"kind": "bot"}] * max(3, seats - 1)]
    made = ask(address, "/tables", {"game": game, "options": {"seats": len(people)}, "seats": people})
    ask(address, f"/tables/{made['table']}/start", {"fill": True}, made["host"])
    return f"/t/{made['table']}#seat=0&s={made['seats'][0]['secret']}"


def ask(address: str, path: str, body: Any = None, secret: str = "") -> Any:
    headers = {"Content-Type": "application/json", "X-Seat-Secret": secret}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/v1{path}", data, headers)) as answer:
        return json.load(answer)


def count(browser: Browser, address: str, game: str, seed: int) -> Count:
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, locale="en")
    page = context.new_page()
    newcomer = Newcomer(page, seed)
    page.goto(sit_down(address, game))
    counted = newcomer.play()
    context.close()
    return counted


def main(games: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        server(Path(folder) / "tables.db") as address,
    ):
        for seed, game in enumerate(games):
            one = count(browser, address, game, seed)
            print(f"{game}: {one.questions} questions, {one.clicks} clicks, {one.forced} forced, {one.seconds:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:] or ["rarrr", "pikit", "arrr"])
