"""`roarhouse serve`: the web table; `roarhouse load`: how many players it carries."""

from __future__ import annotations

import os
import socket
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from roarhouse.cli.common import target
from roarhouse.core.errors import RoarhouseError
from roarhouse.server.settings import WEB_MISSING, Settings, web_folder


def server_module(name: str) -> Any:
    """A module of the server, loaded when a command needs it: its dependencies take longer to import than all
    other commands together."""
    return import_module(f"roarhouse.server.{name}")


def serve(
    host: Annotated[str, typer.Option(help="address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="port to listen on; 0 takes any free port")] = 8000,
    database: Annotated[str, typer.Option(help="sqlite:///tables.db or postgresql://user@host/name")] = "",
    bus: Annotated[str, typer.Option(help="nats://host:4222: how servers on one PostgreSQL notify one another")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="accept players from this network; prints a QR code")] = False,
    bot_delay: Annotated[float, typer.Option(min=0, help="average delay of a bot's choice, in seconds")] = 1.2,
    bot_seconds: Annotated[
        float, typer.Option(min=0, help="processor time per decision of bots that think by the clock")
    ] = 2.0,
    bot_workers: Annotated[int, typer.Option(min=0, help="processes for bots; 0: one for each core but one")] = 0,
    answer_seconds: Annotated[
        float, typer.Option(min=0, help="time to answer a card among people, on average; 0: until they answer")
    ] = 3.75,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(help="origin of a proxy or of an embedding page, such as https://example.org; repeatable"),
    ] = None,
    keep_days: Annotated[
        float, typer.Option(min=0, help="delete tables that were not changed for so many days; 0: keep all")
    ] = 0.0,
    notices: Annotated[
        str, typer.Option(help="how people may be told of their turn: push, mail, webhook; empty: not at all")
    ] = "push",
    private_notices: Annotated[
        bool, typer.Option("--private-notices", help="push and webhooks may go to addresses of this network")
    ] = False,
    no_own_decks: Annotated[
        bool, typer.Option("--no-own-decks", help="play with the decks of this installation only")
    ] = False,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="serve /metrics to every address, not to loopback only")
    ] = False,
) -> None:
    """Serve the web table."""
    origins = server_module("web.guard").check_origins(allow_origin or [])
    host = "0.0.0.0" if lan and host == "127.0.0.1" else host
    listening = bind(host, port)
    shown = lan_address() if host == "0.0.0.0" else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    delay = (bot_delay * 0.6, bot_delay * 1.4)
    settings = Settings(
        database=database or default_database(),
        bus=bus,
        bot_delay=delay,
        window_delay=(answer_seconds * 0.8, answer_seconds * 1.2),
        bot_seconds=bot_seconds,
        bot_workers=bot_workers,
        allowed_origins=origins,
        keep_days=keep_days,
        own_decks=not no_own_decks,
        open_metrics=open_metrics,
        notices=notice_kinds(notices),
        smtp=os.environ.get("ROARHOUSE_SMTP", ""),
        private_notices=private_notices,
    )
    server_module("store.database").prepare(settings.database)
    server = server_module("run").make_server(settings, host, port)
    if lan:
        server_module("web.qr").print_qr(address)
    if web_folder("") is None:
        print(f"roarhouse: {WEB_MISSING} Until then only the HTTP interface is available.", file=sys.stderr)
    print(f"Roarhouse is open: {address}  (Ctrl+C closes it)", flush=True)
    server.run(sockets=[listening])


def notice_kinds(text: str) -> tuple[str, ...]:
    kinds = tuple(word for word in text.replace(",", " ").split())
    if unknown := [word for word in kinds if word not in ("push", "mail", "webhook")]:
        raise RoarhouseError(f"--notices: expected push, mail or webhook, found '{unknown[0]}'")
    if "mail" in kinds and not os.environ.get("ROARHOUSE_SMTP"):
        raise RoarhouseError("--notices mail needs ROARHOUSE_SMTP=smtp://user:password@host:587?from=you@example.org")
    return kinds


def bind(host: str, port: int) -> socket.socket:
    """Bind before the server starts, so that a used port is reported in one line without a traceback."""
    try:
        listening: socket.socket = server_module("run").listen(host, port)
    except OSError as error:
        raise RoarhouseError(f"cannot listen on {host}, port {port}: {error.strerror}") from None
    return listening


def lan_address() -> str:
    """This machine's address in the local network. Connecting a UDP socket selects it without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def default_database() -> str:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "roarhouse"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def load(
    players: Annotated[int, typer.Option(min=1, max=5000, help="connected players, four per table")] = 500,
    moves: Annotated[float, typer.Option(min=0, help="moves per second, all players together")] = 200,
    seconds: Annotated[float, typer.Option(min=1, max=600)] = 20,
    database: Annotated[str, typer.Option(help="empty database; default: a temporary SQLite file")] = "",
    nodes: Annotated[int, typer.Option(min=1, max=16, help="servers on that database; more than 1: PostgreSQL")] = 1,
    bot_tables: Annotated[int, typer.Option(min=0, max=1000, help="further tables where search bots play")] = 10,
    json: Annotated[Path | None, typer.Option(help="write the figures to this file")] = None,
) -> None:
    """Measure how many players a server on one core, or a cluster on that core, carries."""
    json = target(json)
    figures = measure_load(players, moves, seconds, database, nodes, bot_tables)
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))


def measure_load(
    players: int = 500,
    moves: float = 200,
    seconds: float = 20,
    database: str = "",
    nodes: int = 1,
    bot_tables: int = 10,
) -> dict[str, float]:
    """Run the load benchmark and print its figures."""
    measure = server_module("ops.load").measure
    load = measure(players, moves, seconds, lambda text: print(text, flush=True), database, nodes, bot_tables)
    figures: dict[str, float] = msgspec.structs.asdict(load)
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):>26}  {value:,.4g}")
    return figures
