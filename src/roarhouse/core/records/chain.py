"""The hash chain of a record: every row's head is made from the head before it, a blind and the row itself.

The head after the last row stands for the whole record: header, options and every line. It can be shown while a game
is played without telling anything about hidden choices, because the blinds come from the secret seed; once the seed
is revealed, everyone can compute all heads again.
"""

from __future__ import annotations

import hashlib
import hmac

from roarhouse.core.records.fair import Fair
from roarhouse.core.words import Seat

START = bytes(32)
SIGNED = b"roarhouse record\n"  # what is signed begins with this, so that a signature cannot mean anything else


def choice_row(seat: Seat, choice: bytes | None, undoes: int | None = None) -> bytes:
    """A line as JSON: `[seat,choice]`, or `[seat,choice,n]` if it takes back line n (choice null: only that)."""
    made = b"null" if choice is None else choice
    return b"[%d,%b]" % (seat, made) if undoes is None else b"[%d,%b,%d]" % (seat, made, undoes)


class Chain:
    """Row 0 is the header, row n the line of version n."""

    __slots__ = ("_key", "head", "rows")

    def __init__(self, fair: Fair, *rows: bytes) -> None:
        self._key = fair.key()
        self.rows, self.head = 0, START
        for row in rows:
            self.add(row)

    def add(self, row: bytes) -> str:
        """Add a row; returns the new head, in hex."""
        self.head = self.after(row)
        self.rows += 1
        return self.head.hex()

    def after(self, row: bytes) -> bytes:
        """The head that this row would give."""
        blind = hmac.digest(self._key, b"chain:%d" % self.rows, "sha256")
        return hashlib.sha256(self.head + blind + row).digest()


def signed_text(head: str) -> bytes:
    """What the server signs."""
    return SIGNED + head.encode()
