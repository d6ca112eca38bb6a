"""The answers to the actions of a table's seats: a repetition gets the first one, for as long as the table lives."""

from __future__ import annotations

from roarhouse.core.game import Refusal
from roarhouse.core.words import Seat, Words
from roarhouse.server.errors import Denied
from roarhouse.server.store.base import Line
from roarhouse.server.wire.messages import Ack, RefusedChoice, Said

MAX_REFUSALS = 1000  # of undos and orders, remembered per seat
MAX_REFUSED_CHOICES = 64  # remembered per seat; an older one is stale or refused again


class Answers:
    def __init__(self, seats: int) -> None:
        self._made: list[dict[str, int]] = [{} for _ in range(seats)]  # action -> version
        self._refused: list[dict[str, RefusedChoice]] = [{} for _ in range(seats)]
        self._refused_choices: list[dict[str, RefusedChoice]] = [{} for _ in range(seats)]

    def given(self, seat: Seat, action: str) -> Said | None:
        """The first answer to an action."""
        if (version := self._made[seat].get(action)) is not None:
            return Ack(id=action, version=version)
        return self._refused[seat].get(action) or self._refused_choices[seat].get(action)

    def made(self, line: Line) -> None:
        """A line of the log is the acknowledgement of its action."""
        if line.action:
            self._made[line.seat][line.action] = line.version

    def refuse(self, seat: Seat, action: str, rule: str, why: Words) -> RefusedChoice:
        """Refuse an undo or an order, and remember that: later it might be possible."""
        known = self._refused[seat]
        if len(known) >= MAX_REFUSALS:
            raise Denied(429, "too-often", f"more than {MAX_REFUSALS} refused actions of one seat")
        return known.setdefault(action, RefusedChoice(id=action, rule=rule, why=why))

    def refuse_choice(self, seat: Seat, action: str, refusal: Refusal) -> RefusedChoice:
        known = self._refused_choices[seat]
        if len(known) >= MAX_REFUSED_CHOICES:
            del known[next(iter(known))]
        return known.setdefault(action, RefusedChoice(id=action, rule=refusal.rule, why=refusal.why))
