"""Receivers of notices on loopback: a push service with its browser, a webhook, and a mail server."""

from __future__ import annotations

import json
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from roarhouse.server.notify.push import CURVE, decode, encode, point


class Inbox:
    """What an HTTP server was sent, and what it answers."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: list[int] = []  # of the next answers; then 201
        self.location = ""
        self.address = ""


@contextmanager
def http_receiver() -> Iterator[Inbox]:
    inbox = Inbox()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            inbox.requests.append((self.path, {name.lower(): text for name, text in self.headers.items()}, body))
            self.send_response(inbox.statuses.pop(0) if inbox.statuses else 201)
            if inbox.location:
                self.send_header("Location", inbox.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_GET = do_POST

        def log_message(self, *_: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    inbox.address = f"http://127.0.0.1:{server.server_address[1]}"
    yield inbox
    server.shutdown()
    server.server_close()


class Browser:
    """The subscription of a browser: it can read what a push service passes on."""

    def __init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(CURVE), os.urandom(16)
        self.public = point(self._key.public_key())

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"kind": "push", "target": endpoint, "key": encode(self.public), "auth": encode(self._auth)}

    def read(self, body: bytes) -> Any:
        """RFC 8291, the receiver's side."""
        salt, sender, text = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = kdf(self._auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key, nonce = (
            kdf(salt, secret, b"Content-Encoding: " + name + b"\0", size)
            for name, size in ((b"aes128gcm", 16), (b"nonce", 12))
        )
        plain = AESGCM(key).decrypt(nonce, text, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


def kdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def vapid_claims(header: str, public: str) -> Any:
    """The claims of an Authorization header; raises if the signature is not of this key."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", public)
    signed, _, signature = parts["t"].rpartition(".")
    raw = decode(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(public))
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decode(signed.split(".")[1]))


class Letters:
    def __init__(self) -> None:
        self.received: list[Any] = []
        self.refused: set[str] = set()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address in self.refused:
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.received.append(envelope)
        return "250 OK"


@contextmanager
def mail_receiver() -> Iterator[tuple[Letters, str]]:
    letters = Letters()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    yield letters, f"smtp://127.0.0.1:{port}?from=games@example.org"
    controller.stop()
