"""Choices at puzzles and exercises: judged in a worker process from what the seat knows, and never made."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec

from roarhouse.bots.hints import question_of
from roarhouse.bots.studies import Judgement, judge_study
from roarhouse.core.game import Choice
from roarhouse.core.studies.tricks import counted, find_trick
from roarhouse.core.words import Seat, Words
from roarhouse.core.workers import Urgency
from roarhouse.server.log.log import Applied, Log
from roarhouse.server.log.studies import solution_of
from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.wire.messages import Judged, RefusedChoice, Said, Tried

MAX_KEPT: Final = 32  # judgements of one table
MAX_WAITING: Final = 3  # choices that wait to be judged


class Judging(Protocol):
    """A table, as far as its judgements need it."""

    services: Services
    about: About

    @property
    def log(self) -> Log: ...


class JudgeDesk:
    def __init__(self, table: Judging) -> None:
        self.table = table
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._kept: dict[bytes, Judgement] = {}  # by choice

    @property
    def judges(self) -> bool:
        """Are choices judged at this table, and not made?"""
        study = self.table.about.study
        return study is not None and study.kind in ("puzzle", "exercise")

    def tried(self, written: list[Applied]) -> Tried | None:
        """What a trick shot has brought about; None unless it was the first choice from the position."""
        study, log = self.table.about.study, self.table.log
        if study is None or study.kind != "trick" or len(log.undoable) != 1:
            return None
        trick, first = find_trick(self.table.about.game, study.id), log.undoable[0]
        made = next((one.line.choice for one in written if one.version == first.version), None)
        if made is None or msgspec.json.decode(made)["do"] != trick.shot["do"]:
            return None
        n = counted(self.table.about.game, trick.goal, first.before, log.s, study.seat)
        return Tried(version=log.version, n=n, wanted=trick.goal.n, solved=n >= trick.goal.n)

    async def answer(self, seat: Seat, made: Choice, action: str) -> Said:
        """Judge a choice, one after the other; a choice that was judged before gets the same answer."""
        if refusal := self.table.log.refuse(seat, made):
            return RefusedChoice(id=action, rule=refusal.rule, why=refusal.why)
        if self._waiting >= MAX_WAITING:
            return RefusedChoice(id=action, rule="", why=Words("table-judging"))
        self._waiting += 1
        try:
            async with self._lock:
                return self._told(seat, action, await self._judged(seat, made))
        finally:
            self._waiting -= 1

    async def _judged(self, seat: Seat, made: Choice) -> Judgement:
        table, log = self.table, self.table.log
        key = log.codec.encode(made)
        if key not in self._kept:
            question, best = question_of(log.codec, log.state_for(seat), seat), solution_of(table.about, log.codec)
            work = (judge_study, question, best, made)
            found = await table.services.run_worker(table.about.table, Urgency.PEOPLE, *work)
            if len(self._kept) >= MAX_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = found
        return self._kept[key]

    def _told(self, seat: Seat, action: str, found: Judgement) -> Judged:
        puzzle = self.table.about.study is not None and self.table.about.study.kind == "puzzle"
        solved = found.is_equal if puzzle else found.is_fine
        return Judged(
            id=action,
            seat=seat,
            verdict=found.verdict,
            solved=solved,
            chance=found.chance,
            loss=found.loss,
            lead=found.lead,
            why=found.why,
            best=found.best if solved or not puzzle else None,
        )
