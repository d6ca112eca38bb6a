"""Secrets of seats and hosts: random, bound to one table, kept as hashes only."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from roarhouse.core.words import Seat
from roarhouse.server.store import About

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look like another


def new_code() -> str:
    """A table's code: short enough to read out, too long to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(9))


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def heir(secret: str, purpose: str) -> str:
    """A secret that follows from another one: whoever knows the old one gets the new one, however often he asks."""
    made = hmac.digest(secret.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(made[:18]).decode()


def fits(secret: str, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(hashed(secret), kept)


def seat_of(about: About, secret: str) -> Seat | None:
    return next((k for k, seat in enumerate(about.seats) if fits(secret, seat.secret)), None)


def is_host(about: About, secret: str) -> bool:
    return fits(secret, about.host)
