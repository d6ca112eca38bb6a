"""Clocks run on whoever must decide: for each decision some time, then the seat's bank."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from roarhouse.core.words import Seat
from roarhouse.server.parts import ClockRules, SeatClock

DAY = 24 * 3600.0
SECONDS, BANK, DAYS = 30, 120, 2  # unless the table says otherwise


def any_time(seat: Seat) -> None:
    """No decision has a time of its own."""


def filled(rules: ClockRules) -> ClockRules:
    """Every number said, so that a stored table keeps the meaning it was made with."""
    live, slow = rules.kind == "live", rules.kind == "slow"
    return ClockRules(
        kind=rules.kind,
        seconds=(SECONDS if rules.seconds is None else rules.seconds) if live else None,
        bank=(BANK if rules.bank is None else rules.bank) if live else None,
        days=(DAYS if rules.days is None else rules.days) if slow else None,
    )


class Clocks:
    """The clocks of one table. Times are seconds since 1970; banks are seconds."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.on = rules.kind != "off"
        self.each = float(rules.seconds or 0) if rules.kind == "live" else float(rules.days or 0) * DAY
        self.banks = [float(rules.bank or 0)] * seats
        self.began: dict[Seat, float] = {}
        self.given: dict[Seat, float] = {}  # seconds that a game gives for a decision of its own kind
        self._last: dict[Seat, float] = {}  # when the last decision of a seat began
        self.slow = rules.kind == "slow"

    def run(self, turn: Iterable[Seat], opened_at: float, seconds: Callable[[Seat], int | None] = any_time) -> None:
        """The seats that must decide now; those that had to before go on from where they were."""
        if self.on:
            self.began = {seat: self.began.get(seat, opened_at) for seat in turn if seat >= 0}
            self.given = {seat: float((not self.slow and seconds(seat)) or self.each) for seat in self.began}

    def cost(self, seat: Seat, now: float) -> int:
        """Milliseconds that a decision made now takes from the bank."""
        began = self.began.get(seat)
        over = 0.0 if began is None else max(0.0, now - began - self.given[seat])
        return int(min(over, self.banks[seat]) * 1000) if over else 0

    def decided(self, seat: Seat, spent: int) -> None:
        if seat in self.began:
            self._last[seat] = self.began.pop(seat)
        self.given.pop(seat, None)
        if spent:
            self.banks[seat] = max(0.0, self.banks[seat] - spent / 1000)

    def taken_back(self, seat: Seat) -> None:
        """As if the seat had never decided: its clock has run all the while, so nobody wins time by taking back."""
        if self.on and seat in self._last:
            self.began[seat] = self._last[seat]

    def deadline(self, seat: Seat) -> float:
        return self.began[seat] + self.given[seat] + self.banks[seat]

    def info(self, now: float) -> dict[str, SeatClock] | None:
        return {str(seat): self._hand(seat, now) for seat in range(len(self.banks))} if self.on else None

    def _hand(self, seat: Seat, now: float) -> SeatClock:
        began, each = self.began.get(seat), self.given.get(seat, self.each)
        used = 0.0 if began is None else now - began
        left, bank = max(0.0, each - used), max(0.0, self.banks[seat] - max(0.0, used - each))
        return SeatClock(left=int(left * 1000), bank=int(bank * 1000), running=began is not None)
