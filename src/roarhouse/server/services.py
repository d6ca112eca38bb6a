"""What all tables of a server process share: settings, store, metrics, workers and background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Protocol, TypeVar

import msgspec
import structlog

from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.game import Game
from roarhouse.core.options import plays_rules, recorded_options
from roarhouse.core.workers import Urgency, shared_workers
from roarhouse.server.cluster.base import Alone, Cluster
from roarhouse.server.errors import Damaged, Denied, NoTable, Unavailable
from roarhouse.server.log.fairness import chain_of
from roarhouse.server.log.lessons import path_of
from roarhouse.server.log.log import Log
from roarhouse.server.log.signing import Signer, load_signer
from roarhouse.server.log.studies import is_free
from roarhouse.server.notify.push import load_vapid
from roarhouse.server.notify.sender import Sender
from roarhouse.server.ops.metrics import Metrics
from roarhouse.server.settings import Settings
from roarhouse.server.store.base import About, Store, Stored

logger = structlog.get_logger()
T = TypeVar("T")
MAX_CODE = 32
MAX_REASON = 300
MAX_GAMES = 64  # games in memory, one for each deck


class Gossip(Protocol):
    def news(self) -> dict[str, Any]: ...
    def hear(self, node: str, news: Any) -> None: ...


class Services:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics, cluster: Cluster | None = None) -> None:
        self.settings, self.store, self.metrics = settings, store, metrics
        self.cluster = cluster or Alone()
        self.gossip: Gossip | None = None  # what nodes tell one another without storing it
        self.signer: Signer  # known once the store is open
        self.sender = Sender(settings)
        self._games = lru_cache(MAX_GAMES)(game_with_deck)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._damaged: set[str] = set()  # tables that could not be opened
        self._workers = shared_workers(settings.bot_workers)
        self._nature = ThreadPoolExecutor(1, thread_name_prefix="nature")

    async def open(self) -> None:
        await self.store.open()
        self.signer = await load_signer(self.store)
        self.sender.vapid = await load_vapid(self.store)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.sender.close()
        await self.cluster.close()
        await self.store.close()
        self._nature.shutdown(wait=False, cancel_futures=True)

    # -- processes, threads and tasks --------------------------------------------------------------------------------

    @property
    def worker_count(self) -> int:
        return self._workers.number

    async def run_worker(self, table: str, urgency: Urgency, work: Callable[..., T], *args: Any) -> T:
        """Run `work(share, *args)` in a worker process, when it is this table's turn."""
        lane = self._workers.lane(table, urgency)
        return await asyncio.get_running_loop().run_in_executor(lane, work, *args)

    async def run_nature(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._nature, work, *args)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine in the background; a failure is logged and counted."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("background task failed", exc_info=error)
            self.metrics.errors.labels("background").inc()

    # -- other nodes -------------------------------------------------------------------------------------------------

    async def send_gossip(self) -> None:
        if self.gossip and any((news := self.gossip.news()).values()):
            await self.cluster.gossip(news)

    def hear_gossip(self, node: str, news: Any) -> None:
        if self.gossip:
            self.gossip.hear(node, news)

    # -- stored tables -----------------------------------------------------------------------------------------------

    async def read(self, table: str) -> Stored:
        stored = await self.store.read(table) if 0 < len(table) <= MAX_CODE and table.isalnum() else None
        if stored is None:
            raise NoTable
        if stored.about.table != table:
            raise RoarhouseError(f"the row of this table belongs to {stored.about.table}")
        return stored

    @contextmanager
    def reading(self, table: str) -> Iterator[None]:
        """Whatever goes wrong while a stored table is opened is damage of that table."""
        try:
            yield
        except (Denied, Unavailable):
            raise
        except Exception as error:
            self.log_damage(table, repr(error)[:MAX_REASON])
            raise Damaged from None

    def log_damage(self, table: str, reason: str) -> None:
        """Log once why a table cannot be opened."""
        if table not in self._damaged:
            self._damaged.add(table)
            logger.error("table set aside", table=table, reason=reason)
            self.metrics.errors.labels("table").inc()

    # -- games -------------------------------------------------------------------------------------------------------

    def game(self, stored: Stored) -> Game[Any]:
        """The game of a stored table with the deck it was created with; shared by all tables with that deck."""
        return self._games(stored.about.game, stored.about.deck, stored.cards)

    def open_log(self, stored: Stored) -> Log:
        """The log of a stored game, replayed to its end."""
        about, kind = stored.about, find_game(stored.about.game)
        if not plays_rules(kind, about.rules):
            text = f"played with version {about.rules} of the rules, this is {kind.version}"
            raise Denied(409, "other-rules", text)
        game, chain = self.game(stored), chain_of(stored, self.signer.public)
        log = Log(game, options_of(game, about), self.settings.history, chain, path_of(about), is_free(about))
        log.restore(stored.lines, stored.frozen)
        return log


def options_of(game: Game[Any], about: About) -> Any:
    options = recorded_options(type(game), about.rules, about.options)
    if options.seats != len(about.seats):
        raise RoarhouseError(f"the options have {options.seats} seats, the table has {len(about.seats)}")
    return options


def game_with_deck(name: str, deck: str, cards: bytes) -> Game[Any]:
    """A game with its current deck, or with the stored cards if the deck has changed since."""
    try:
        kind = find_game(name)
    except NotFound as error:
        raise Denied(409, "no-game", str(error)) from None
    game = kind()
    if game.deck_hash != deck:
        game = kind(msgspec.json.decode(cards, type=kind.Deck))
    if game.deck_hash != deck:
        raise RoarhouseError(f"the stored deck of {name} has hash {game.deck_hash}, expected {deck}")
    return game
