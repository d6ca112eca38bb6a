"""Shared by the server's tests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import roarhouse.games
from roarhouse.server import catalogue
from tests.server.people import open_house


@pytest.fixture
def marked() -> Iterator[str]:
    """A game whose cards can be found in bytes; no other test sees it."""
    place = str(Path(__file__).parent / "sample")
    roarhouse.games.__path__.append(place)
    yield "marked"
    roarhouse.games.__path__.remove(place)
    catalogue.game_info.cache_clear()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server in a thread of its own, for tests that make many attempts at it."""
    ready, done, found = threading.Event(), threading.Event(), []

    async def serve() -> None:
        async with open_house(tmp_path_factory.mktemp("house"), posts_at_once=10**6, tables_at_once=10**6) as place:
            found.append(place.port)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(20)
    yield found[0]
    done.set()
    thread.join()
