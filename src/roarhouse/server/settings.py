"""What a house may be set to. Tests and the load benchmark set it differently; nothing here changes a game."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """Times in seconds."""

    database: str = "sqlite:///roarhouse.db"
    bot_delay: tuple[float, float] = (0.7, 1.8)  # every answer that no person gives is as slow as one of these
    bot_seconds: float = 2.0  # at most, for a turn of a bot that thinks by the clock
    bot_patience: float = 10.0  # then a bot that is still thinking is answered for at random
    takeover_after: float = 60.0  # until a bot stands in for somebody who vanished
    takeover_after_leave: float = 10.0  # ... or who said so
    clock_grace: float = 0.5  # for the way of a message
    sleep_after: float = 600.0  # a table that nobody looks at is put away
    hello_within: float = 10.0
    messages_per_second: float = 20.0
    messages_at_once: int = 40
    tables_per_minute: float = 30.0  # and address
    tables_at_once: int = 30
    posts_per_second: float = 20.0  # and address
    posts_at_once: int = 60
    connections_per_address: int = 200
    open_metrics: bool = False  # to whoever asks; else to this machine alone
    queue: int = 256  # messages that may wait for a slow reader
    history: int = 32  # events kept for gap repair
    snapshot_every: int = 50  # lines between two stored states
    bot_threads: int = 2
    web: str = ""  # the folder of the web application; empty: found
