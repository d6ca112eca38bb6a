"""Web Push: encryption of a message for one browser (RFC 8291, RFC 8188) and the server's proof of origin (RFC 8292).

`cryptography` does the work, so nothing else has to be installed, and requests go through `outgoing.py` like those of
webhooks.
"""

from __future__ import annotations

import base64
import os
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from roarhouse.core.errors import RoarhouseError
from roarhouse.server.errors import Conflict
from roarhouse.server.store.base import AddKey, Store

NAME: Final = "vapid"
RECORD: Final = 4096
CURVE: Final = ec.SECP256R1()
TOKEN_SECONDS: Final = 12 * 3600


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    text: bytes,
    browser: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message; only the browser with the other half of the key can read it."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    mine = point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = derive(auth, shared, b"WebPush: info\0" + browser + mine, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


class Vapid:
    """The key by which push services recognise this server."""

    def __init__(self, private: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(private, "big"), CURVE)
        self.public = encode(point(self._key.public_key()))

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(now) + TOKEN_SECONDS,
            "sub": contact,
        }
        parts = [msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(encode(part) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
        return f"vapid t={signed}.{encode(signature)}, k={self.public}"


async def load_vapid(store: Store) -> Vapid:
    """The stored key; the first server to start makes it."""
    private = await store.key(NAME)
    if private is None:
        made = ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")
        with suppress(Conflict):  # another server was first
            await store.write(AddKey(name=NAME, value=made))
        private = await store.key(NAME)
    try:
        return Vapid(private or b"")
    except ValueError:
        raise RoarhouseError("the key for Web Push in the database is damaged: restore it from a backup") from None
