"""A node for fault tests, as a process: with a wall clock that jumps on a signal, or with a planted defect.

python -m tests.server.cluster.node DATABASE PORT LEASE_SECONDS [DEFECT]
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from typing import Any

machine_time, skew = time.time, [0.0]
time.time = lambda: machine_time() + skew[0]  # before anything else imports it

from roarhouse.server.cluster import postgres  # noqa: E402
from roarhouse.server.cluster.base import Head  # noqa: E402
from roarhouse.server.run import listen, make_server  # noqa: E402
from roarhouse.server.settings import Settings  # noqa: E402
from roarhouse.server.store import sql  # noqa: E402
from roarhouse.server.store.base import Append  # noqa: E402
from roarhouse.server.tables import table  # noqa: E402
from roarhouse.server.tables.cluster import follow, lease  # noqa: E402

MANY = 10**6


def jump(*_: object) -> None:
    """The wall clock jumps by an hour, there and back."""
    skew[0] = 0.0 if skew[0] else 3600.0


def acknowledge_before_commit() -> None:
    """Defect: a write returns before it is committed, and half a second later it is."""
    write = sql.SqlStore.write

    async def early(self: sql.SqlStore, *changes: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(0.5)
            await write(self, *changes)

        if any(isinstance(change, Append) for change in changes):
            pending = asyncio.ensure_future(later())
            pending.add_done_callback(lambda task: task.cancelled() or task.exception())
        else:
            await write(self, *changes)

    sql.SqlStore.write = early  # type: ignore[method-assign]


def keep_stale_leases() -> None:
    """Defect: a node never believes that it has lost a lease, and writes without a fence."""
    lease.Lease.lose = lambda self: None  # type: ignore[method-assign]
    lease.Lease.fence = lambda self: ()  # type: ignore[method-assign]
    postgres.PostgresCluster.alive = lambda self: True  # type: ignore[method-assign]


def lose_notifications() -> None:
    """Defect: notifications are lost, and nothing repairs the gap."""
    follow.Follower.on_written = lambda self, table, head: None  # type: ignore[method-assign]

    async def nothing(self: table.Table, head: Head) -> None: ...

    table.Table.follow = nothing  # type: ignore[method-assign]


DEFECTS = {
    "early-ack": acknowledge_before_commit,
    "stale-lease": keep_stale_leases,
    "lost-notification": lose_notifications,
}


def main() -> None:
    database, port, seconds, *defect = sys.argv[1:]
    for name in defect:
        DEFECTS[name]()
    signal.signal(signal.SIGUSR1, jump)
    settings = Settings(
        database=database,
        lease_seconds=float(seconds),
        bot_delay=(0.05, 0.3),
        messages_per_second=MANY,
        messages_at_once=MANY,
        tables_at_once=MANY,
        posts_at_once=MANY,
        connections_per_address=MANY,
        messages_per_second_and_address=MANY,
        hits_at_once=MANY,
        takeover_after=2.0,
    )
    make_server(settings, "127.0.0.1", 0).run(sockets=[listen("127.0.0.1", int(port))])


if __name__ == "__main__":
    main()
