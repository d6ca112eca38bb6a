"""Smoke test of an installed wheel: serve, play a game over a WebSocket, play a PettingZoo episode.

Run it with the interpreter of the environment that has the wheel: `python smoke.py`. It uses nothing but the package
and its dependencies, and needs no Node.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]


def main() -> None:
    assert shutil.which("node") is None, "this test is about a machine without Node"
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "roarhouse", "serve", "--port", "0", "--bot-delay", "0"]
        database = f"sqlite:///{folder}/tables.db"
        server = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().partition(": ")[2].split()[0].rstrip("/")
            serves_the_table(address)
            plays_over_a_websocket(address)
        finally:
            server.terminate()
            server.wait(timeout=20)
    plays_an_episode()


def serves_the_table(address: str) -> None:
    page = urlopen(address, timeout=20).read().decode()
    script = page.partition('<script type="module"')[2].partition('src="')[2].partition('"')[0]
    assert urlopen(f"{address}/{script.lstrip('./')}", timeout=20).read()
    print(f"served {script}")


def plays_over_a_websocket(address: str) -> None:
    made = post(f"{address}/api/v1/tables", {"game": "pikit", "seats": SEATS})
    post(f"{address}/api/v1/tables/{made['table']}/start", {}, made["host"])
    port = address.rpartition(":")[2]
    with connect(f"ws://127.0.0.1:{port}/ws/{made['table']}", max_size=2**24) as link:
        secret = made["seats"][0]["secret"]
        link.send(json.dumps({"type": "hello", "protocol": 1, "secrets": [secret]}))
        print(f"played Pikit over a WebSocket: winners {play(link, Random(1))}")


def play(link: ClientConnection, rng: Random) -> Any:
    """Answer every prompt at random; returns the winners."""
    while True:
        message = json.loads(link.recv(timeout=30))
        if message["type"] == "over":
            return message["result"]["winners"]
        prompt = message.get("prompts", {}).get("0")
        if prompt:
            version, choice = message["version"], rng.choice(prompt["options"])["choice"]
            link.send(
                json.dumps({"type": "choose", "id": f"v{version}", "seat": 0, "version": version, "choice": choice})
            )


def post(address: str, body: Any, secret: str = "") -> Any:
    headers = {"Content-Type": "application/json", **({"X-Seat-Secret": secret} if secret else {})}
    return json.loads(urlopen(Request(address, json.dumps(body).encode(), headers), timeout=20).read())


def plays_an_episode() -> None:
    from roarhouse.adapters.pettingzoo import env

    rarrr, rng = env("rarrr", seats=3), Random(1)
    rarrr.reset(seed=1)
    for _agent in rarrr.agent_iter():
        seen, _, ended, cut, _ = rarrr.last()
        legal = [k for k, is_legal in enumerate(seen["action_mask"]) if is_legal]
        rarrr.step(None if ended or cut else rng.choice(legal))
    print(f"played RARRR!! with PettingZoo: {rarrr.steps} steps")


if __name__ == "__main__":
    main()
