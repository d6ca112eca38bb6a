"""A real server on a free port with a database of its own, and visitors in a real browser.

What a visitor meets is watched: an error in the page or a request to another origin fails the test.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
DIST = Path(os.environ.get("ROARHOUSE_WEB") or ROOT / "web" / "dist")
SCREENS = ROOT / "build" / "screens"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = "no Chromium found; on Debian and Ubuntu: apt-get install -y --no-install-recommends chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--enable-unsafe-swiftshader",  # three dimensions drawn by the processor, on any machine
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
BOTS = ("Zuzuba", "Mampfo", "Brummax", "Knurps", "Grolli")

Visit = Callable[..., Page]
Seated = Callable[..., list[str]]
expect.set_options(timeout=60_000)  # a busy machine is slow; nothing here waits for its own sake


@pytest.fixture(
    scope="module"
)  # no longer: while Playwright lives, its event loop runs, and no other test may run one
def browser() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        pytest.fail(INSTALL, pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield chromium
        chromium.close()


class Server:
    """A process of its own on a database; bots answer at once, and those that plan do so briefly."""

    def __init__(self, database: Path) -> None:
        if not (DIST / "index.html").exists():
            pytest.fail("web/dist is not built: make web/dist/index.html", pytrace=False)
        self.database, self.port, self.address = database, "0", ""
        self.start()

    def start(self) -> None:
        """Again at the same address, if it ran before."""
        quick = ["--bot-delay", "0", "--bot-seconds", "0.2"]
        where = ["--port", self.port, "--database", f"sqlite:///{self.database}"]
        command = [sys.executable, "-m", "roarhouse", "serve", *quick, *where]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().partition(": ")[2].split()[0].rstrip("/")
        self.port = self.address.rpartition(":")[2]
        wait_until(lambda: answers(f"{self.address}/healthz"), "the server does not answer")

    def kill(self) -> None:
        """As a power failure would: it can finish nothing and say nothing."""
        self.process.kill()
        self.process.wait(timeout=20)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the shared server keeps its tables; a test may lay one there."""
    return tmp_path_factory.mktemp("e2e") / "tables.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    """Where the server is that most tests share."""
    server = Server(database)
    yield server.address
    server.stop()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """A new person with a browser of his own, at a path of the server."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def visitor(path: str = "/", *, lang: str = "en", **more: Any) -> Page:
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": lang, "reduced_motion": "reduce", **more}
        context = browser.new_context(base_url=address, **settings)
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"error in the page: {error}"))
        page.on("console", lambda message: troubles.extend(complaints(message)))
        page.on("request", lambda request: troubles.extend(foreign(address, request.url)))
        page.goto(path)
        return page

    yield visitor
    for context in contexts:
        context.close()
    assert not troubles, "\n".join(troubles)


def complaints(message: ConsoleMessage) -> list[str]:
    """Errors, but not the browser's own note of an answer, or of a lost line, that the page handles."""
    own = ("Failed to load resource", "WebSocket connection to")
    heard = message.type == "error" and not any(note in message.text for note in own)
    return [f"console: {message.text}"] if heard else []


def foreign(address: str, url: str) -> list[str]:
    own = url.startswith((address, address.replace("http", "ws", 1), "data:", "blob:"))
    return [] if own else [f"request to another origin: {url}"]


@pytest.fixture
def ask(address: str) -> Callable[..., Any]:
    """The HTTP part of the protocol, for what a test only needs to be there."""

    def send(path: str, body: Any = None, secret: str = "") -> Any:
        headers = {"Content-Type": "application/json", "X-Seat-Secret": secret}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{address}/api/v1{path}", data, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    return send


@pytest.fixture
def seated(ask: Callable[..., Any]) -> Callable[..., list[str]]:
    """Begins a game of people, at the seats named, and bots; the addresses of the people's seats."""

    def begin(
        game: str, seats: int, people: tuple[int, ...] = (0,), clock: dict[str, Any] | None = None, **options: Any
    ) -> list[str]:
        names = iter(("Momo", "Ada", "Riko", "Ben"))
        who = [{"kind": "person", "name": next(names)} if k in people else {"kind": "bot"} for k in range(seats)]
        wanted = {"game": game, "options": {"seats": seats, **options}, "seats": who}
        made = ask("/tables", wanted | ({"clock": clock} if clock else {}))
        ask(f"/tables/{made['table']}/start", {"fill": True}, made["host"])
        return [f"/t/{made['table']}#seat={k}&s={made['seats'][k]['secret']}" for k in people]

    return begin


@pytest.fixture
def played(ask: Callable[..., Any]) -> Callable[..., str]:
    """Has a game played to its end by bots; the code of its table."""

    def play(game: str, seats: int = 2, **options: Any) -> str:
        people = [{"kind": "person", "name": "Momo"}, *[{"kind": "bot", "name": name} for name in BOTS[: seats - 1]]]
        slow = {"kind": "slow", "days": 1}  # without a clock, bots do not play to an empty room
        made = ask("/tables", {"game": game, "options": {"seats": seats, **options}, "seats": people, "clock": slow})
        table, secret = str(made["table"]), made["seats"][0]["secret"]
        ask(f"/tables/{table}/start", {"fill": True}, made["host"])
        ask(f"/tables/{table}/seats/0", {"do": "bot"}, secret)
        wait_until(lambda: ask(f"/tables/{table}")["state"] == "over", "the game has not come to its end", 240)
        return table

    return play


@pytest.fixture
def finished(played: Callable[..., str]) -> str:
    """The code of a table whose game has been played to its end, by bots."""
    return played("rarrr", bonusScoring=True)


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def wait_until(true: Callable[[], bool], otherwise: str, seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, otherwise
        time.sleep(0.1)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games in a browser take minutes: but for the core, they run in `make test-long`."""
    for item in items:
        if Path(__file__).parent in item.path.parents and not item.get_closest_marker("core"):
            item.add_marker("long")
            item.add_marker(pytest.mark.timeout(1200))  # a busy machine may take its time
