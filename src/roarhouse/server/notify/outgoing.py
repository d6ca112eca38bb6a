"""POST requests to addresses that players have given.

A player must not reach machines through this server that they could not reach themselves: the host is resolved once,
every address of it must be public, and the connection goes to the address that was checked. Redirects are not
followed. Blocking: called in a thread.
"""

from __future__ import annotations

import socket
import ssl
import threading
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

TIMEOUT: Final = 10.0  # of each step
DEADLINE: Final = 20.0  # of a whole request: an answer may come byte by byte
MAX_URL: Final = 1000


class Unreachable(Exception):
    """The request could not be made; the text is for the person who gave the address."""

    def __init__(self, reason: str, again: bool) -> None:
        super().__init__(reason)
        self.again = again  # may it be tried again?


def check_url(url: str, private: bool) -> None:
    """Raise for what is no address of a public server; without a look at the network."""
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:
        named = False
    schemes = ("https", "http") if private else ("https",)
    if not named or parts.scheme not in schemes or parts.username or len(url) > MAX_URL or not url.isascii():
        raise Unreachable(f"expected an address that begins with {' or '.join(schemes)}://", again=False)


def public_address(host: str, port: int, private: bool) -> str:
    """The address to connect to."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Unreachable("the host of this address was not found", again=True) from None
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(is_public(one) for one in addresses):
        raise Unreachable("the host of this address is not a public one", again=False)
    return addresses[0]


def is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (mapped is None or is_public(str(mapped)))


def post(url: str, body: bytes, headers: dict[str, str], private: bool = False) -> int:
    """Send a request; returns the status of the answer."""
    check_url(url, private)
    parts = urlsplit(url)
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    link = HTTPSConnection(host, port, timeout=TIMEOUT) if secure else HTTPConnection(host, port, timeout=TIMEOUT)
    try:
        link.sock = connect(public_address(host, port, private), port, host if secure else "")
        alarm = threading.Timer(DEADLINE, hang_up, (link.sock,))
        alarm.start()
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            link.request("POST", target, body, headers)
            return link.getresponse().status
        finally:
            alarm.cancel()
    except (OSError, HTTPException) as error:
        raise Unreachable(f"no answer: {type(error).__name__}", again=True) from None
    finally:
        link.close()


def connect(address: str, port: int, host: str) -> socket.socket:
    """Connect to the address that was checked; with a host name, encrypted and certified for that name."""
    plain = socket.create_connection((address, port), TIMEOUT)
    return ssl.create_default_context().wrap_socket(plain, server_hostname=host) if host else plain


def hang_up(link: socket.socket) -> None:
    with suppress(OSError):
        link.shutdown(socket.SHUT_RDWR)
