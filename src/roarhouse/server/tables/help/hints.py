"""Hints for seats: made in a worker process from what the seat imagines, at most once for each question."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Raw

from roarhouse.bots.hints import Tip, hints, question_of
from roarhouse.bots.studies import solution_tips
from roarhouse.core.words import Seat
from roarhouse.core.workers import Urgency
from roarhouse.server.log.log import Log
from roarhouse.server.log.studies import is_free, solution_of
from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.tables import attention
from roarhouse.server.wire.messages import Hinted
from roarhouse.server.wire.types import TipInfo


class Hinting(Protocol):
    """A table, as far as its hints need it."""

    services: Services
    about: About

    @property
    def log(self) -> Log: ...
    @property
    def begun(self) -> bool: ...
    @property
    def opened(self) -> int: ...
    async def update(self, change: Callable[[About], None]) -> None: ...


def allowed(about: About) -> bool:
    """Always against bots, but not where nothing is at stake; among people only if the table was set up so."""
    return (about.hints or len(attention.people(about)) <= 1) and not is_free(about)


class HintDesk:
    def __init__(self, table: Hinting) -> None:
        self.table = table
        self._made: dict[Seat, tuple[int, asyncio.Task[list[Tip]]]] = {}  # for the question opened at this version

    async def answer(self, seat: Seat, action: str) -> Hinted:
        """The tips for the open question of a seat; none where it is not asked or hints are not allowed."""
        table, opened = self.table, self.table.opened
        if not (table.begun and allowed(table.about) and self._is_asked(seat)):
            return Hinted(id=action, seat=seat, opened=opened, tips=())
        if seat not in self._made or self._made[seat][0] != opened:
            self._made[seat] = opened, table.services.spawn(self._make(seat))
            await table.update(lambda about: count(about, seat))
        tips = await asyncio.shield(self._made[seat][1])
        return Hinted(id=action, seat=seat, opened=opened, tips=tuple(self._told(tip) for tip in tips))

    def _is_asked(self, seat: Seat) -> bool:
        return seat in self.table.log.turn or self.table.log.may_change(seat)

    async def _make(self, seat: Seat) -> list[Tip]:
        table, log = self.table, self.table.log
        question = question_of(log.codec, log.state_for(seat), seat)
        best = solution_of(table.about, log.codec)
        work = (hints, question) if best is None else (solution_tips, question, best)
        return await table.services.run_worker(table.about.table, Urgency.PEOPLE, *work)

    def _told(self, tip: Tip) -> TipInfo:
        choice: Any = Raw(self.table.log.codec.encode(tip.choice))
        return TipInfo(choice=choice, words=tip.words, touches=tip.touches, chance=tip.chance, why=tip.why)


def count(about: About, seat: Seat) -> None:
    """Everyone at the table sees how often a seat has asked."""
    about.seats[seat].hints += 1
