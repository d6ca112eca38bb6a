"""Secrets of seats and hosts: random, bound to one table, stored as hashes only."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from roarhouse.core.words import Seat
from roarhouse.server.errors import Denied
from roarhouse.server.store.base import About

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that look alike


def new_code() -> str:
    """A table's code: short enough to read out, too long to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(9))


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def short_hash(text: str) -> str:
    """Enough to recognise an id among a few hundred."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def derive_secret(secret: str, purpose: str) -> str:
    """A secret derived from another one: the holder of the old one gets the same new one on every request."""
    derived = hmac.digest(secret.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(derived[:18]).decode()


def matches(secret: str, stored: str) -> bool:
    return bool(stored) and hmac.compare_digest(hash_secret(secret), stored)


def seat_of(about: About, secret: str) -> Seat | None:
    seats = enumerate(about.seats)
    return next((seat for seat, one in seats if matches(secret, one.secret) or matches(secret, one.link)), None)


def is_host(about: About, secret: str) -> bool:
    return matches(secret, about.host)


def require_any_seat(about: About, secret: str) -> Seat:
    seat = seat_of(about, secret)
    if seat is None:
        raise Denied(403, "secret", "this secret belongs to no seat of this table")
    return seat


def require_seat(about: About, secret: str, seat: Seat) -> None:
    if seat_of(about, secret) != seat:
        raise Denied(403, "secret", "only the holder of the seat may do this")


def require_host(about: About, secret: str) -> None:
    if not is_host(about, secret):
        raise Denied(403, "secret", "only the host may do this")
