"""What the bots of a table think, in worker processes, on tables that their seats imagine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random, SystemRandom
from time import perf_counter
from typing import Any, Protocol, TypeVar

import structlog

from roarhouse.bots.bots import find_bot, recalled, searches
from roarhouse.bots.thinking import foreseen_seat, imagine_for, think, think_ahead
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.core.workers import Urgency
from roarhouse.server.log.log import Log
from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.tables import seats

logger = structlog.get_logger()
T = TypeVar("T")
_random = SystemRandom()


def new_random() -> Random:
    """A generator for bots, seeded by the operating system."""
    return Random(_random.getrandbits(128))


class Thought(Protocol):
    """A table, as far as its bots need it."""

    services: Services
    about: About

    @property
    def log(self) -> Log: ...


class Thinking:
    def __init__(self, table: Thought) -> None:
        self.table = table
        self._plans: dict[tuple[Seat, str], Any] = {}  # what bots remember
        self._ahead: asyncio.Task[None] | None = None  # a bot thinks about what it will be asked

    def _bot(self, seat: Seat) -> str:
        about = self.table.about
        return seats.bot_playing(about, seat) or seats.best_bot(about.game)

    def searches(self, seat: Seat) -> bool:
        return searches(self._bot(seat), self.table.about.game)

    async def choose(self, seat: Seat, delay: float) -> Choice | None:
        """A bot's choice; None if it fails or takes too long."""
        services = self.table.services
        began = perf_counter()
        try:
            return await asyncio.wait_for(self._think(seat, delay), services.settings.bot_patience)
        except Exception as error:
            logger.error("bot failed", table=self.table.about.table, seat=seat, error=repr(error))
            services.metrics.errors.labels("bot").inc()
            return None
        finally:
            services.metrics.bots.observe(perf_counter() - began)

    async def _think(self, seat: Seat, delay: float) -> Choice:
        if self._ahead:
            await asyncio.wait({self._ahead})
        settings = self.table.services.settings
        seconds = min(settings.bot_seconds, delay) if self.searches(seat) and delay else settings.bot_seconds
        thought = await self._work(think, seat, seconds)
        self._plans[seat, self._bot(seat)] = thought.plan
        return thought.choice

    async def _work(self, work: Callable[..., T], seat: Seat, seconds: float) -> T:
        table, name = self.table, self._bot(seat)
        urgency = Urgency.PEOPLE if seats.has_people(table.about) else Urgency.BOTS
        bot, rng = find_bot(name, table.about.game), new_random()
        s = recalled(bot, table.log.game, table.log.s, rng)
        imagined = imagine_for(table.log.codec, s, seat, rng)
        args = imagined, name, self._plans.get((seat, name)), seconds
        return await table.services.run_worker(table.about.table, urgency, work, *args)

    # -- ahead -------------------------------------------------------------------------------------------------------

    def ahead(self, idle: bool) -> None:
        """While only people are asked, a bot that foresees its next decision thinks about it."""
        table = self.table
        seat = foreseen_seat(table.about.game, table.log.s) if idle and not self._ahead else None
        if seat is not None and seats.bot_playing(table.about, seat):
            self._ahead = table.services.spawn(self._plan(seat))

    async def _plan(self, seat: Seat) -> None:
        try:
            plan = await self._work(think_ahead, seat, self.table.services.settings.bot_seconds)
            self._plans[seat, self._bot(seat)] = plan
        finally:
            self._ahead = None

    def stop(self) -> None:
        if self._ahead:
            self._ahead.cancel()
