"""The house: every table that is awake, the store, and the threads in which bots and nature think."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, TypeVar

import msgspec
import structlog

from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.game import Game
from roarhouse.server.course import Course
from roarhouse.server.limits import Bucket, Doorman
from roarhouse.server.messages import Bye, Rematch
from roarhouse.server.metrics import Metrics
from roarhouse.server.seats import Denied
from roarhouse.server.settings import Settings
from roarhouse.server.store import About, AddTable, Store, Stored
from roarhouse.server.tables import Table

log = structlog.get_logger()
T = TypeVar("T")
SWEEP = 30.0
FAREWELL = 2.0  # longer than this nobody is waited for who does not listen


class House:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings, self.store, self.metrics = settings, store, metrics
        self.tables: dict[str, Table] = {}
        self.closing = False
        self.creations = Doorman(lambda: Bucket(settings.tables_per_minute / 60, settings.tables_at_once))
        self.posts = Doorman(lambda: Bucket(settings.posts_per_second, settings.posts_at_once))
        self.at_the_door: Counter[str] = Counter()  # connections, by address
        self._opening: dict[str, asyncio.Lock] = {}
        self._games: dict[tuple[str, str], Game[Any]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bots = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        self._nature = ThreadPoolExecutor(1, thread_name_prefix="nature")

    # -- opening and closing -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        for table in await self.store.ticking():
            await self.try_to_find(table)
        self.spawn(self._sweep())

    async def close(self) -> None:
        await self.farewell()
        for table in self.tables.values():
            table.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()
        self._bots.shutdown(wait=False, cancel_futures=True)
        self._nature.shutdown(wait=False, cancel_futures=True)

    async def farewell(self) -> None:
        """Tell everybody that the server stops, and let what is being written be written."""
        self.closing = True
        connections = [one for table in self.tables.values() for one in table.attendance.connections]
        for connection in connections:
            connection.dismiss(Bye(reason="shutdown"), 1012)
        leaving = [asyncio.ensure_future(one.gone.wait()) for one in connections if one.pumping]
        if leaving:
            _, deaf = await asyncio.wait(leaving, timeout=FAREWELL)
            for one in deaf:
                one.cancel()

    async def _sweep(self) -> None:
        """Put tables away that nobody looks at."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.sleep_after))
            for name, table in list(self.tables.items()):
                if table.attendance.connections or table.lock.locked():
                    table.idle_since = time()
                elif time() - table.idle_since >= self.settings.sleep_after and not table.clocks.began:
                    table.stop()
                    del self.tables[name]
            self.metrics.tables.set(len(self.tables))

    # -- tables ------------------------------------------------------------------------------------------------------

    async def find(self, name: str) -> Table:
        """A table, woken if need be; only one of it, however many ask."""
        name = name.strip().lower()
        if found := self.tables.get(name):
            found.idle_since = time()
            return found
        async with self._opening.setdefault(name, asyncio.Lock()):
            try:
                return self.tables.get(name) or await self._woken(name)
            finally:
                self._opening.pop(name, None)

    async def try_to_find(self, name: str) -> Table | None:
        """One table that cannot be opened any more must not stop the others."""
        try:
            return await self.find(name)
        except RoarhouseError as error:
            log.warning("table not opened", table=name, reason=str(error))
            return None

    async def _woken(self, name: str) -> Table:
        stored = await self.store.read(name) if 0 < len(name) <= 32 and name.isalnum() else None
        if stored is None:
            raise Denied(404, "no-table", "there is no such table")
        table = Table(self, stored)
        await table.resume()
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        self.tables[table.about.table] = table
        self.metrics.tables.set(len(self.tables))
        return table

    async def add(self, about: About, cards: bytes) -> Table:
        await self.store.write(AddTable(about=about, cards=cards))
        self.metrics.created.labels(about.game).inc()
        log.info("table made", table=about.table, game=about.game, players=len(about.seats), clock=about.clock.kind)
        return self._keep(Table(self, Stored(about=about, revision=0, lines=(), frozen=None, cards=cards)))

    async def rematch(self, old: Table, about: About, cards: bytes) -> str:
        """The table that follows another one: the first who asks makes it, and all others are told."""

        def follow(before: About) -> None:
            before.rematch = before.rematch or about.table

        async with old.lock:
            if not old.about.rematch:
                await old.amend_quietly(follow, AddTable(about=about, cards=cards))
                old.announce()
                old.tell(Rematch(table=str(old.about.rematch)))
        return str(old.about.rematch)

    def game(self, stored: Stored) -> Game[Any]:
        """A stored table's game, with the deck it was made with; one for all tables that play with it."""
        about = stored.about
        key = (about.game, about.deck)
        if key not in self._games:
            self._games[key] = game_with(about.game, about.deck, stored.cards)
        return self._games[key]

    def course(self, stored: Stored) -> Course:
        """The course of a stored game, up to the end of its log."""
        game, about = self.game(stored), stored.about
        if game.version != about.rules:
            text = f"played with version {about.rules} of the rules, this is {game.version}"
            raise Denied(409, "other-rules", text)
        options = msgspec.json.decode(about.options, type=game.Options)
        course = Course(game, options, self.settings.history)
        course.restore(stored.lines, stored.frozen)
        return course

    # -- threads and tasks -------------------------------------------------------------------------------------------

    async def think(self, work: Callable[..., T], *of: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._bots, work, *of)

    async def nature(self, work: Callable[..., T], *of: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._nature, work, *of)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that goes on by itself; if it fails, the log says so."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("background task failed", exc_info=error)
            self.metrics.errors.labels("background").inc()


def game_with(name: str, deck: str, cards: bytes) -> Game[Any]:
    """A game with its own deck, or with the one that was played with before that changed."""
    try:
        kind = find_game(name)
    except NotFound as error:
        raise Denied(409, "no-game", str(error)) from None
    game = kind()
    if game.deck_hash != deck:
        game = kind(msgspec.json.decode(cards, type=kind.Deck))
    if game.deck_hash != deck:
        raise RoarhouseError(f"the deck of {name} came back as {game.deck_hash}, not as {deck}")
    return game
