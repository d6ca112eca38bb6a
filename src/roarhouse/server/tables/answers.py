"""The answers to the actions of a table's seats: a repetition gets the first one, for as long as the table lives."""

from __future__ import annotations

from roarhouse.core.words import Seat, Words
from roarhouse.server.errors import Denied
from roarhouse.server.store.base import Line
from roarhouse.server.wire.messages import Ack, RefusedChoice, Said

MAX_REFUSALS = 1000  # remembered per seat; a player is refused a few dozen times in a game


class Answers:
    def __init__(self, seats: int) -> None:
        self._made: list[dict[str, int]] = [{} for _ in range(seats)]  # action -> version
        self._refused: list[dict[str, RefusedChoice]] = [{} for _ in range(seats)]

    def given(self, seat: Seat, action: str) -> Said | None:
        """The first answer to an action."""
        version = self._made[seat].get(action)
        return self._refused[seat].get(action) if version is None else Ack(id=action, version=version)

    def made(self, line: Line) -> None:
        """A line of the log is the acknowledgement of its action."""
        if line.action:
            self._made[line.seat][line.action] = line.version

    def refuse(self, seat: Seat, action: str, rule: str, why: Words) -> RefusedChoice:
        """Refuse an action, and remember that: later it might be possible."""
        known = self._refused[seat]
        if len(known) >= MAX_REFUSALS:
            raise Denied(429, "too-often", f"more than {MAX_REFUSALS} refused actions of one seat")
        return known.setdefault(action, RefusedChoice(id=action, rule=rule, why=why))
