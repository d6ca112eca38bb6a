"""Settings of a server. None of them changes the rules of a game."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

PACKAGE = Path(__file__).resolve().parents[1]
WEB_MISSING = "The web application is not built. In the source tree: make play (or npm --prefix web run build)."


class Settings(Struct, frozen=True, kw_only=True):
    """Times are in seconds."""

    database: str = "sqlite:///roarhouse.db"
    bot_delay: tuple[float, float] = (0.7, 1.8)  # range of the delay of every choice that no person makes
    window_delay: tuple[float, float] = (3.0, 4.5)  # range after which a window closes among people; 0: it never does
    bot_seconds: float = 2.0  # per turn, for bots that think by the clock
    bot_patience: float = 10.0  # then a random choice replaces the bot's
    think_least: float = 0.15  # for bots that search, where the delay is shorter
    bot_workers: int = 0  # processes in which bots think; 0: one for each core but one
    takeover_after: float = 60.0  # until a bot stands in for a person who is disconnected
    takeover_after_leave: float = 10.0  # ... or who announced that they leave
    clock_grace: float = 0.5  # for the latency of a message
    sleep_after: float = 600.0  # a table without connections is unloaded
    request_within: float = 15.0  # a request must be complete, headers and body
    keep_days: float = 0.0  # after its last change a table is deleted; 0: never
    hello_within: float = 10.0
    reveal_within: float = 3.0  # for the salts of seats that are connected, before the first deal
    messages_per_second: float = 20.0  # per connection
    messages_at_once: int = 40
    tables_per_minute: float = 30.0  # per address
    tables_at_once: int = 30
    listings_per_hour: float = 20.0  # public tables, per address
    listings_at_once: int = 10
    notices_per_hour: float = 20.0  # set up or tested, per address
    notices_at_once: int = 10
    analyses_per_hour: float = 30.0  # of finished games, per address
    analyses_at_once: int = 6
    analyses_running: int = 12  # of all addresses, the waiting ones included
    posts_per_second: float = 20.0  # per address
    posts_at_once: int = 60
    messages_per_second_and_address: float = 200.0  # over all its connections; more of them wait
    hits_per_second: float = 100.0  # HTTP requests and handshakes per address
    hits_at_once: int = 2000
    frames_per_second: float = 100.0  # per connection, control frames and fragments included
    frames_at_once: int = 400
    connections_per_address: int = 200
    sockets_per_address: int = 400  # HTTP included; proxies that are trusted are not limited
    sockets_waiting: int = 512  # connections of all addresses whose request is not complete; the oldest is dropped
    allowed_origins: tuple[str, ...] = ()  # besides the server's own
    own_decks: bool = True  # players may bring decks
    open_metrics: bool = False  # to every address; otherwise to loopback only
    queue: int = 256  # messages waiting for a slow reader
    queue_bytes: int = 4 * 2**20  # ... and their size
    history: int = 32  # events in memory for gap repair
    snapshot_every: int = 50  # lines between two frozen states
    lease_seconds: float = 4.0  # in a cluster: then another node takes over from one that is not heard of
    bus: str = ""  # in a cluster: nats://host:4222; empty: the database notifies
    notices: tuple[str, ...] = ("push",)  # which kinds people may switch on: push, mail, webhook
    smtp: str = ""  # mail server, such as smtp://user:password@host:587?from=games@example.org
    private_notices: bool = False  # push and webhook may go to private addresses, without encryption
    notice_delay: float = 20.0  # that a person must have been away when it is their turn
    notice_pause: float = 60.0  # at least, between two notices to a seat
    web: str = ""  # folder of the web application; empty: searched for
    docs: str = str(PACKAGE.parents[1] / "build" / "docs")  # folder of the documentation, where `make docs` puts it


def web_folder(wanted: str) -> Path | None:
    """The web application: from the setting, from ROARHOUSE_WEB, beside the source, or in the installed package."""
    wanted = wanted or os.environ.get("ROARHOUSE_WEB", "")
    places = [Path(wanted)] if wanted else [PACKAGE.parents[1] / "web" / "dist", PACKAGE / "web"]
    return next((place for place in places if (place / "index.html").exists()), None)
