"""The history of a run, as players saw it, and its checker: what it should find in the database afterwards.

Checked: every acknowledged action is in the log exactly once, at its version and by its seat; no action is there
twice; versions have no gap; tokens of leases never go back, so no node acted on a lease that it had lost; each
connection saw each version once and in order; every viewer came to see the last version; and every view is the one
that the replayed log leads to.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from roarhouse.server.store.base import Line

Logs = dict[str, tuple[Line, ...]]
AUTOMATIC = ("bot", "timeout", "order")


@dataclass
class Viewing:
    """One viewer of one table, over all connections."""

    table: str
    who: str
    versions: list[int] = field(default_factory=list)  # taken over, in the order of arrival
    gaps: list[tuple[int, int]] = field(default_factory=list)

    def take(self, kind: str, version: int) -> bool:
        """Take over a message, unless it is repeated; a snapshot may skip versions, an event may not."""
        last = self.versions[-1] if self.versions else -1
        if kind == "event" and version <= last:
            return False
        if version < last or (kind == "event" and last >= 0 and version != last + 1):
            self.gaps.append((last, version))
        if version != last:
            self.versions.append(version)
        return True


@dataclass
class History:
    acked: dict[str, tuple[str, int, int]] = field(default_factory=dict)  # action: table, seat, version
    viewings: list[Viewing] = field(default_factory=list)

    def ack(self, action: str, table: str, seat: int, version: int) -> None:
        self.acked[action] = (table, seat, version)


def check(history: History, logs: Logs, settled: Logs | None = None) -> list[str]:
    """What is wrong; nothing if all is well. Viewers must have seen the logs as they were when all had settled."""
    return [
        *check_acks(history, logs),
        *(problem for table, log in logs.items() for problem in check_log(table, log)),
        *(problem for one in history.viewings for problem in check_viewing(one, settled or logs)),
    ]


def check_acks(history: History, logs: Logs) -> list[str]:
    found = []
    for action, (table, seat, version) in history.acked.items():
        log = logs.get(table, ())
        line = log[version - 1] if version <= len(log) else None
        if line is None or (line.seat, line.action) != (seat, action):
            found.append(f"{table}: action {action} was acknowledged at version {version} and is not there")
    return found


def check_log(table: str, log: tuple[Line, ...]) -> list[str]:
    found = []
    if [line.version for line in log] != list(range(1, len(log) + 1)):
        found.append(f"{table}: versions have gaps")
    twice = [action for action, times in Counter(line.action for line in log if line.action).items() if times > 1]
    found += [f"{table}: action {action} was carried out twice" for action in twice]
    tokens = [line.token for line in log if line.how in AUTOMATIC]
    if tokens != sorted(tokens):
        found.append(f"{table}: a node acted on a lease that it had lost: {tokens}")
    return found


def check_viewing(one: Viewing, logs: Logs) -> list[str]:
    found = [f"{one.table}: {one.who} saw version {new} after {old}" for old, new in one.gaps]
    last = len(logs.get(one.table, ()))
    if one.versions and one.versions[-1] < last:
        found.append(f"{one.table}: {one.who} saw version {one.versions[-1]} at last, the log has {last}")
    return found


def compare_views(table: str, shown: dict[str, Any], replayed: Any) -> list[str]:
    """Every view that was shown must be that of the replayed log."""
    return [f"{table}: the view {whose} is not that of the log" for whose, view in shown.items() if view != replayed]
