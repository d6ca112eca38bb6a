"""A real server on a free port with a database of its own, and visitors in a real browser.

What a visitor meets is watched: an error in the page or a request to another origin fails the test.
"""

from __future__ import annotations

import json
import shutil
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.e2e.kit.games import FEATURED
from tests.e2e.kit.screens import DESK, DESKTOP, LOOKS, Keep, keep_pictures
from tests.e2e.kit.server import Server
from tests.e2e.kit.visitors import Seated, Visit
from tests.e2e.kit.waiting import wait_until

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = "no Chromium found; on Debian and Ubuntu: apt-get install -y --no-install-recommends chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--enable-unsafe-swiftshader",  # software rendering of WebGL, on any machine
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PREFER = "localStorage['roarhouse.settings'] ??= %s;"
BOTS = ("Zuzuba", "Mampfo", "Brummax", "Knurps", "Grolli")

expect.set_options(timeout=60_000)  # generous for busy machines; no test waits for a fixed time


@pytest.fixture(
    scope="module"
)  # narrow scope: while Playwright lives its event loop runs, and no other test can run one
def browser() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        pytest.fail(INSTALL, pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of the shared server; a test may insert a table."""
    return tmp_path_factory.mktemp("e2e") / "tables.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    """The address of the server that most tests share."""
    server = Server(database)
    yield server.address
    server.stop()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """A new visitor with a browser context of their own, at a path of the server."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def visitor(
        path: str = "/", *, lang: str = "en", prefers: dict[str, Any] | None = None, init: str = "", **more: Any
    ) -> Page:
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": lang, "reduced_motion": "reduce"}
        settings |= {"service_workers": "block", **more}  # every context would load the whole application
        context = browser.new_context(base_url=address, **settings)
        context.set_default_timeout(60_000)
        context.add_init_script(
            PREFER % json.dumps(json.dumps({"hints": False, "explain": False} | (prefers or {}))) + init
        )
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
    """Console errors, except the browser's own about responses and lost connections that the page handles."""
    own = ("Failed to load resource", "WebSocket connection to")
    heard = message.type == "error" and not any(note in message.text for note in own)
    return [f"console: {message.text}"] if heard else []


def foreign(address: str, url: str) -> list[str]:
    own = url.startswith((address, address.replace("http", "ws", 1), "data:", "blob:"))
    return [] if own else [f"request to another origin: {url}"]


@pytest.fixture
def ask(address: str) -> Callable[..., Any]:
    """The HTTP API, for test set-up."""

    def send(path: str, body: Any = None, secret: str = "") -> Any:
        headers = {"Content-Type": "application/json", "X-Seat-Secret": secret}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{address}/api/v1{path}", data, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    return send


@pytest.fixture
def seated(ask: Callable[..., Any]) -> Seated:
    """Start a game of people, at the seats named, and bots; returns the addresses of the people's seats."""

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
    """Let bots play a game to its end; returns the code of its table."""

    def play(game: str, seats: int = 2, **options: Any) -> str:
        people = [{"kind": "person", "name": "Momo"}, *[{"kind": "bot", "name": name} for name in BOTS[: seats - 1]]]
        slow = {"kind": "slow", "days": 1}  # without a clock, bots do not play while no one is connected
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
    return played(FEATURED)


@pytest.fixture(params=LOOKS)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def keep(lang: str) -> Keep:
    """Takes screenshots in the theme that belongs to the language."""
    return lambda page, name: keep_pictures(page, name, lang)


@pytest.fixture
def page(visit: Visit, lang: str) -> Page:
    """The home page, on a desk."""
    return visit("/", lang=lang, viewport=DESK)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games in a browser take minutes: except for the core, they run in `make test-long`."""
    for item in items:
        if Path(__file__).parent not in item.path.parents:
            continue
        if item.get_closest_marker("core"):
            item.add_marker(pytest.mark.flaky(reruns=1))  # listed in the summary: each of them is to be looked into
        else:
            item.add_marker("long")
            item.add_marker(pytest.mark.timeout(1200))  # a busy machine may take its time
