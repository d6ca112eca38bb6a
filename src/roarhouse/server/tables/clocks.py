"""Clocks run for every seat that owes a decision: time per decision first, then the seat's bank."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from roarhouse.core.words import Seat
from roarhouse.server.wire.types import ClockRules, SeatClock

DAY = 24 * 3600.0
SECONDS, BANK, DAYS = 30, 120, 2  # defaults


def no_own_limit(seat: Seat) -> None:
    """For games whose decisions have no time limits of their own."""


def with_defaults(rules: ClockRules) -> ClockRules:
    """Fill in every number, so that a stored table keeps its meaning when the defaults change."""
    live, slow = rules.kind == "live", rules.kind == "slow"
    return ClockRules(
        kind=rules.kind,
        seconds=(SECONDS if rules.seconds is None else rules.seconds) if live else None,
        bank=(BANK if rules.bank is None else rules.bank) if live else None,
        days=(DAYS if rules.days is None else rules.days) if slow else None,
    )


class Clocks:
    """The clocks of one table. Times are in seconds since 1970, banks in seconds."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.on = rules.kind != "off"
        self.slow = rules.kind == "slow"
        self.per_decision = float(rules.seconds or 0) if rules.kind == "live" else float(rules.days or 0) * DAY
        self.full_bank = float(rules.bank or 0)
        self.banks = [self.full_bank] * seats
        self.started: dict[Seat, float] = {}  # when each running clock was started
        self.allotted: dict[Seat, float] = {}  # seconds before the bank is used; a game may set its own
        self._previous: dict[Seat, float] = {}  # when the clock of a seat's last decision was started

    def start(self, turn: Iterable[Seat], now: float, seconds: Callable[[Seat], int | None] = no_own_limit) -> None:
        """Run the clocks of exactly these seats; those that are running keep their start."""
        if self.on:
            self.started = {seat: self.started.get(seat, now) for seat in turn if seat >= 0}
            self.allotted = {
                seat: float((not self.slow and seconds(seat)) or self.per_decision) for seat in self.started
            }

    def cost(self, seat: Seat, now: float) -> int:
        """Milliseconds that a decision made now takes from the bank."""
        started = self.started.get(seat)
        over = 0.0 if started is None else max(0.0, now - started - self.allotted[seat])
        return int(min(over, self.banks[seat]) * 1000)

    def stop(self, seat: Seat, spent: int) -> None:
        """The seat has decided; `spent` milliseconds come from its bank (negative: go back to it)."""
        if seat in self.started:
            self._previous[seat] = self.started.pop(seat)
        self.allotted.pop(seat, None)
        if spent:
            self.banks[seat] = min(self.full_bank, max(0.0, self.banks[seat] - spent / 1000))

    def resume(self, seat: Seat) -> None:
        """Restart the clock of an undone decision from its first start, so that undoing gains no time."""
        if seat in self._previous:
            self.started[seat] = self._previous[seat]

    def restart(self, now: float) -> None:
        """Begin the current decisions again: the server was not there. Slow clocks run on."""
        if not self.slow:
            self.started = {seat: max(started, now) for seat, started in self.started.items()}

    def deadline(self, seat: Seat) -> float:
        return self.started[seat] + self.allotted[seat] + self.banks[seat]

    def info(self, now: float) -> dict[str, SeatClock] | None:
        return {str(seat): self._seat_clock(seat, now) for seat in range(len(self.banks))} if self.on else None

    def _seat_clock(self, seat: Seat, now: float) -> SeatClock:
        started, allotted = self.started.get(seat), self.allotted.get(seat, self.per_decision)
        used = 0.0 if started is None else now - started
        left, bank = max(0.0, allotted - used), max(0.0, self.banks[seat] - max(0.0, used - allotted))
        return SeatClock(left=int(left * 1000), bank=int(bank * 1000), running=started is not None)
