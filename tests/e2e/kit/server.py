"""A real server in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Final

import pytest

from tests.e2e.kit.screens import ROOT
from tests.e2e.kit.waiting import wait_until

DIST: Final = Path(os.environ.get("ROARHOUSE_WEB") or ROOT / "web" / "dist")


class Server:
    """A server on a database, from this source tree or a copy. Bots answer at once; planning bots get little time.
    Windows among people stay open, unless a time to answer is given."""

    def __init__(self, database: Path, source: Path = ROOT, answer_seconds: float = 0, *more: str) -> None:
        if not (DIST / "index.html").exists():
            pytest.fail("web/dist is not built: make web/dist/index.html", pytrace=False)
        self.database, self.source, self.port, self.address = database, source, "0", ""
        self.answer_seconds, self.more = answer_seconds, more
        self.start()

    def start(self) -> None:
        """Start, or start again at the same address."""
        quick = ["--bot-delay", "0", "--bot-seconds", "0.2", "--answer-seconds", str(self.answer_seconds)]
        where = ["--port", self.port, "--database", f"sqlite:///{self.database}"]
        command = [sys.executable, "-m", "roarhouse", "serve", *quick, *where, *self.more]
        env = os.environ | {"PYTHONPATH": str(self.source / "src")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().partition(": ")[2].split()[0].rstrip("/")
        self.port = self.address.rpartition(":")[2]
        wait_until(lambda: answers(f"{self.address}/healthz"), "the server does not answer")

    def kill(self) -> None:
        """SIGKILL, as in a power failure: the server can neither finish nor notify."""
        self.process.kill()
        self.process.wait(timeout=20)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
