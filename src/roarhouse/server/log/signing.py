"""The server's signature of finished records: Ed25519, with one key for all servers of a database."""

from __future__ import annotations

from contextlib import suppress

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from roarhouse.core.errors import RoarhouseError
from roarhouse.core.records.chain import signed_text
from roarhouse.server.errors import Conflict
from roarhouse.server.store.base import AddKey, Store

NAME = "signing"


class Signer:
    def __init__(self, private: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(private)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, head: str) -> str:
        return self._key.sign(signed_text(head)).hex()


async def load_signer(store: Store) -> Signer:
    """The signer with the stored key; the first server to start makes the key."""
    private = await store.key(NAME)
    if private is None:
        with suppress(Conflict):  # another server was first
            await store.write(AddKey(name=NAME, value=Ed25519PrivateKey.generate().private_bytes_raw()))
        private = await store.key(NAME)
    try:
        return Signer(private or b"")
    except ValueError:
        raise RoarhouseError("the signing key in the database is damaged: restore it from a backup") from None
