"""Verifiable randomness: committed before the first deal, mixed with every seat's salt, checkable afterwards.

1. The table makes a secret seed and publishes a `Promise` in the header of the record: the hash of that seed.
2. Every seat may pledge a salt: it publishes the salt's hash. The salts are revealed when all pledges are fixed. So
   neither the table nor a seat, nor both together, can choose a salt that suits them.
3. Nature's n-th choice is made with `Fair.dice(n)`: a random generator whose bits are HMAC(key, label, n, block).
4. When the game is over the seed is revealed, and `verify` makes every choice of nature again.

Not proved: that the server keeps the hidden cards it knows to itself. A seat that does not reveal its salt is seen,
because its pledge stays in the record.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from random import Random
from typing import Any

from msgspec import Struct


def new_seed() -> str:
    """256 bits from the operating system."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def pledge(salt: str) -> str:
    """The hash by which a seat commits to its salt."""
    return hashlib.sha256(salt.encode()).hexdigest()


class Promise(Struct, frozen=True):
    """The hash of a secret seed, the seats' salts, the table they are bound to, and the hashes by which the seats had
    committed to their salts (none: the salts were not pledged, as in version 0.1)."""

    commitment: str
    salts: tuple[str, ...] = ()
    context: str = ""
    pledges: tuple[str, ...] = ()

    def opened(self, seed: str) -> Fair | None:
        """The generator for this seed; None if its hash differs from the commitment."""
        try:
            kept = hmac.compare_digest(commitment(seed).encode(), self.commitment.encode())
        except ValueError:
            return None
        return Fair(seed, self.salts, self.context, self.pledges) if kept else None


class Fair(Struct, frozen=True):
    """A seed with the salts and the context mixed into it."""

    seed: str
    salts: tuple[str, ...] = ()
    context: str = ""
    pledges: tuple[str, ...] = ()

    def promise(self) -> Promise:
        return Promise(commitment(self.seed), self.salts, self.context, self.pledges)

    def key(self) -> bytes:
        mixed = "\x1f".join((self.context, *self.salts)).encode()
        return hmac.digest(bytes.fromhex(self.seed), mixed, "sha256")

    def dice(self, n: int, label: str = "nature") -> FairDice:
        return FairDice(self.key(), f"{label}:{n}")


class FairDice(Random):
    """Random bits from HMAC-SHA256 in counter mode; `Random` derives bounded integers by rejection."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key, self._label = key, label.encode()
        self._block, self._pool, self._bits = 0, 0, 0
        super().__init__()

    def getrandbits(self, k: int, /) -> int:
        while self._bits < k:
            more = hmac.digest(self._key, self._label + b":%d" % self._block, "sha256")
            self._pool = self._pool << 256 | int.from_bytes(more, "big")
            self._block, self._bits = self._block + 1, self._bits + 256
        self._bits -= k
        value = self._pool >> self._bits
        self._pool &= (1 << self._bits) - 1
        return value

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)

    def seed(self, *given: Any, **more: Any) -> None:
        """Ignored: the key is the seed."""
