"""`roarhouse serve`: the web table."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roarhouse.cli.common import target
from roarhouse.core.errors import RoarhouseError

if TYPE_CHECKING:
    from roarhouse.server.load import Load


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="an address such as sqlite:///tables.db")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="let others in this network join; prints a QR code")] = False,
    bot_delay: Annotated[float, typer.Option(min=0, help="seconds; bots take about this long")] = 1.2,
    bot_seconds: Annotated[
        float, typer.Option(min=0, help="a turn's thinking of bots that think by the clock")
    ] = 2.0,
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help="let others read /metrics, too")] = False,
) -> None:
    """Serve the web table."""
    from roarhouse.server.run import make_server  # here, so that the other commands start as quickly as before
    from roarhouse.server.settings import Settings
    from roarhouse.server.static import MISSING, web_folder

    host = "0.0.0.0" if lan and host == "127.0.0.1" else host
    listening = bound(host, port)
    shown = lan_address() if host == "0.0.0.0" else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    delay = (bot_delay * 0.6, bot_delay * 1.4)
    settings = Settings(
        database=database or default_database(), bot_delay=delay, bot_seconds=bot_seconds, open_metrics=open_metrics
    )
    server = make_server(settings, host, port)
    if lan:
        import segno

        segno.make_qr(address).terminal(compact=True)
    if web_folder("") is None:
        print(f"roarhouse: {MISSING.strip()} Until then only the interface for programs answers.", file=sys.stderr)
    print(f"Roarhouse is open: {address}  (Ctrl+C closes it)", flush=True)
    server.run(sockets=[listening])


def bound(host: str, port: int) -> socket.socket:
    """Taken before anything is promised, so that a used port is one line and no traceback."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise RoarhouseError(f"cannot listen on {host}, port {port}: {error.strerror}") from None
    return listening


def lan_address() -> str:
    """The address that others in this network see; nothing is sent to find it."""
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
    players: Annotated[int, typer.Option(min=1, max=5000, help="people who are connected, four at a table")] = 500,
    moves: Annotated[float, typer.Option(min=0, help="moves a second, all of them together")] = 200,
    seconds: Annotated[float, typer.Option(min=1, max=600)] = 20,
    json: Annotated[Path | None, typer.Option(help="write the figures to this file")] = None,
) -> None:
    """Measure how many players a server on one core carries."""
    import msgspec

    json = target(json)
    found = under_load(players, moves, seconds)
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))


def under_load(players: int = 500, moves: float = 200, seconds: float = 20) -> Load:
    """A server with so many people; the figures are shown as well."""
    import msgspec

    from roarhouse.server.load import measure

    found = measure(players, moves, seconds, lambda text: print(text, flush=True))
    for name, value in msgspec.structs.asdict(found).items():
        print(f"{name.replace('_', ' '):>26}  {value:,.4g}")
    return found
