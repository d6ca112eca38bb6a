"""The installed application: it loads without the server, goes on when the server is back, and learns of updates."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import complaints
from tests.e2e.kit.server import DIST, Server
from tests.e2e.kit.table import answer, asked, play_now, violations
from tests.e2e.kit.visitors import Visit

WORKER_READY = (
    "async () => { await navigator.serviceWorker.ready; return navigator.serviceWorker.controller !== null; }"
)


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A copy of the built application, which a test may change."""
    return Path(shutil.copytree(DIST, tmp_path / "web"))


@pytest.fixture
def own(tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that a test may stop and start again."""
    monkeypatch.setenv("ROARHOUSE_WEB", str(web))
    server = Server(tmp_path / "tables.db")
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def app(browser: object, own: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=own.address, reduced_motion="reduce", locale="en")  # type: ignore[attr-defined]
    context.set_default_timeout(60_000)
    page: Page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.extend(complaints(message)))
    page.goto("/")
    page.wait_for_function(WORKER_READY)
    yield page
    context.close()
    assert not troubles, "\n".join(troubles)


def update(web: Path) -> None:
    """Another build: other names of all scripts, another id, and the old scripts are gone."""
    for script in [*(web / "assets").glob("TablePage-*.js"), *(web / "assets").glob("Setup-*.js")]:
        script.unlink()
    sources = [web / "index.html", web / "version.json", web / "sw.js"]
    build = json.loads((web / "version.json").read_text())["build"]
    for file in sources:
        text = file.read_text().replace(build, "0123456789ab")
        file.write_text(
            re.sub(r'"/assets/(TablePage|Setup)-[^"]+\.js",?', "", text) if file.name == "sw.js" else text
        )


def test_without_the_server_the_page_loads_and_says_so(app: Page, own: Server) -> None:
    play_now(app)
    table = app.url
    own.stop()
    for path in ("/", table):
        app.goto(path)
        expect(app.get_by_role("heading", name="The server is asleep")).to_be_visible()
    assert violations(app) == []
    app.get_by_role("link", name="Your games").click()
    expect(app.get_by_role("heading", name="Your games")).to_be_visible()
    app.goto(table)
    expect(app.get_by_role("heading", name="The server is asleep")).to_be_visible()
    own.start()
    expect(asked(app)).to_be_visible()  # by itself, at the same prompt
    answer(app)


def test_an_update_is_told_and_strands_no_open_page(app: Page, own: Server, web: Path) -> None:
    """The old page still loads its own parts, which are gone from the server; a reload shows the new build."""
    expect(app.get_by_role("button", name="Show me how (2 min)").first).to_be_enabled()
    own.stop()
    update(web)
    own.start()
    app.evaluate("dispatchEvent(new Event('online'))")
    expect(app.get_by_text("A new version is here.")).to_be_visible()
    app.wait_for_function("async () => (await caches.keys()).length === 2")
    app.get_by_role("link", name="With friends", exact=True).first.click()
    expect(app.get_by_role("heading", name="New table").or_(app.locator("form .poster")).first).to_be_visible()
    app.get_by_role("button", name="Load again").click()
    expect(app.get_by_text("A new version is here.")).to_have_count(0)


def test_the_application_can_be_installed(app: Page) -> None:
    manifest = json.loads(app.request.get("/app.webmanifest").text())
    assert app.request.get("/app.webmanifest").headers["content-type"].startswith("application/manifest+json")
    for icon in manifest["icons"]:
        found = app.request.get(icon["src"])
        assert (found.status, found.headers["content-type"]) == (200, icon["type"])
    worker = app.request.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache", "a browser must see an update at once"
    assert "javascript" in worker.headers["content-type"]


def test_a_page_without_a_service_worker_is_told_of_an_update(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect(page.get_by_text("A new version is here.")).to_be_visible()
    assert violations(page) == []


def test_a_part_that_is_missing_because_the_server_is_away_is_no_update(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator(".hero button").first).to_be_enabled()
    page.route("**/version.json", lambda route: route.abort())
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect(page.get_by_role("heading", name="The server is asleep")).to_be_visible()
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
