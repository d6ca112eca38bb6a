"""A private PostgreSQL for tests: own data folder, own port on loopback, ended with the process that started it.

PostgreSQL refuses to run as root; then it runs as the user `postgres`, whom Debian's package creates.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import psycopg

MISSING = "PostgreSQL's server is needed and was not found (on Debian: apt install postgresql)"


@cache
def programs() -> Path:
    """The folder of `initdb` and `postgres`."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]))
    place = str(found[-1]) if found else shutil.which("initdb")
    if place is None:
        raise RuntimeError(MISSING)
    return Path(place).parent


def as_user() -> list[str]:
    """How to start a program as a user whom PostgreSQL accepts."""
    if os.getuid():
        return []
    user = pwd.getpwnam("postgres")
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", "--"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """One instance. `durable`: flush every commit, as in production; otherwise the tests are quicker."""

    def __init__(self, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="roarhouse-postgresql-"))
        if not os.getuid():
            shutil.chown(self.folder, "postgres", "postgres")
        self.port, self.durable = free_port(), durable
        initdb = [str(programs() / "initdb"), "-D", str(self.folder / "data"), "-A", "trust", "-U", "roarhouse"]
        more = ["-N", "-E", "UTF8", "--locale=C"]
        subprocess.run([*as_user(), *initdb, *more], check=True, capture_output=True, cwd="/")
        self.start()

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "port": self.port,
            "fsync": "on" if self.durable else "off",
            "full_page_writes": "on" if self.durable else "off",
            "max_connections": 200,
            "shared_buffers": "64MB",
        }
        wanted = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [*as_user(), str(programs() / "postgres"), "-D", str(self.folder / "data"), *wanted]
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.address(), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.05)

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://roarhouse@127.0.0.1:{self.port}/{name}"

    def database(self, name: str) -> str:
        """The address of a database, which is created if it does not exist."""
        with psycopg.connect(self.address(), autocommit=True) as link:
            if not link.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone():
                link.execute(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def stop_at_once(self) -> None:
        """End without writing anything that is not yet on disk, as a crash does."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
