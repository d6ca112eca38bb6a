"""Fixtures of the server's tests; coroutine tests run in an event loop of their own."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import roarhouse.games
from roarhouse.server.web import catalogue
from tests.server.running import run, running_server


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def` tests."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture
def marked() -> Iterator[str]:
    """A game whose cards can be recognised in the bytes of a message; only tests that ask for it can find it."""
    place = str(Path(__file__).parent / "sample")
    roarhouse.games.__path__.append(place)
    yield "marked"
    roarhouse.games.__path__.remove(place)
    catalogue.game_info.cache_clear()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server in a thread of its own, shared by a module's tests that do not change settings."""
    ready, done, found = threading.Event(), threading.Event(), []

    async def serve() -> None:
        folder = tmp_path_factory.mktemp("server")
        async with running_server(folder, posts_at_once=10**6, tables_at_once=10**6) as server:
            found.append(server.port)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(20)
    yield found[0]
    done.set()
    thread.join()
