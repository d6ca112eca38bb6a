"""What can be said about a record: is it finished, and which promises does it keep, break or leave unchecked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct

from roarhouse.core.errors import RecordError
from roarhouse.core.records import record as records
from roarhouse.core.records.chain import Chain, signed_text
from roarhouse.core.records.fair import Promise, pledge
from roarhouse.core.records.record import Record

Heads = Mapping[int, str]  # version -> head, as noted while the game was played
NO_HEADS: Heads = {}
OLD = "records of version 0.1 do not hold it"


class Finding(Struct, frozen=True):
    """A promise: kept (True), broken (False), or not checked (None), and why."""

    check: str
    kept: bool | None
    why: str


def examine(record: Record, simulate: bool = False, key: str = "", heads: Heads = NO_HEADS) -> list[Finding]:
    """Check everything that a record promises; `key` and `heads` are what the caller knows from elsewhere."""
    return [
        is_finished(record),
        deals(record, simulate),
        salts(record.promise),
        chain(record),
        signature(record),
        known_key(record, key),
        noted_heads(record, heads),
    ]


def is_finished(record: Record) -> Finding:
    n = len(record.lines)
    if record.game.turn(record.table()):
        return Finding("finished", False, f"cut off at line {record.number(n - 1) if n else 1}: the game is not over")
    if record.format > 1 and record.end is None:
        return Finding("finished", False, f"cut off after line {len(record.rows)}: the end is missing")
    return Finding("finished", True, f"the game is over after {n} choices")


def deals(record: Record, simulate: bool) -> Finding:
    try:
        n = records.verify(record, simulate)
    except RecordError as error:
        return Finding("deals", False, str(error))
    return Finding(
        "deals", True, f"all {n} choices of nature follow from the seed that was promised before the first one"
    )


def salts(promise: Promise | None) -> Finding:
    """Every salt must be the one its seat had committed to before any salt was shown."""
    if promise is None or not any(promise.salts + promise.pledges):
        return Finding("salts", None, "no seat added a salt: only the table chose the seed")
    if not promise.pledges:
        return Finding("salts", None, f"whether salts were chosen before others were shown: {OLD}")
    if len(promise.salts) != len(promise.pledges):
        return Finding("salts", False, "the salts do not belong to the seats' pledges")
    return pledged_salts(promise)


def pledged_salts(promise: Promise) -> Finding:
    pairs = list(enumerate(zip(promise.salts, promise.pledges, strict=True)))
    if wrong := [seat for seat, (salt, given) in pairs if salt and pledge(salt) != given]:
        return Finding("salts", False, f"not the salt that was pledged: seat {listed(wrong)}")
    if silent := [seat for seat, (salt, given) in pairs if given and not salt]:
        return Finding("salts", None, f"pledged a salt and did not reveal it: seat {listed(silent)}")
    return Finding("salts", True, "every salt was pledged before any salt was shown")


def listed(seats: list[int]) -> str:
    return ", ".join(map(str, seats))


def chain(record: Record) -> Finding:
    if record.format == 1:
        return Finding("chain", None, f"whether options and choices are those that were played: {OLD}")
    if record.end is None or record.fair is None:
        return Finding("chain", None, "there is no end to compare with")
    head = Chain(record.fair, *record.rows).head.hex()
    if head != record.end.head:
        return Finding("chain", False, "header, options or lines were changed: they do not give the head at the end")
    return Finding("chain", True, f"header, options and every line belong to the head at the end, {head}")


def signature(record: Record) -> Finding:
    if record.format == 1:
        return Finding("signature", None, f"which server it comes from: {OLD}")
    if not record.key:
        return Finding("signature", None, "not signed: a game of this machine, which anyone can write")
    if record.end is None or not is_signed(record.key, record.end.head, record.end.signature):
        return Finding("signature", False, "the signature is not that of the key in the header")
    return Finding("signature", True, f"signed by the server with the key {record.key}")


def is_signed(key: str, head: str, given: str) -> bool:
    try:
        public, made = from_hex(key), from_hex(given)
        Ed25519PublicKey.from_public_bytes(public).verify(made, signed_text(head))
    except (ValueError, InvalidSignature):
        return False
    return True


def from_hex(text: str) -> bytes:
    """Only as we write it: capitals or spaces would be another text of the same bytes."""
    made = bytes.fromhex(text)
    if made.hex() != text:
        raise ValueError(text)
    return made


def known_key(record: Record, key: str) -> Finding:
    if not key:
        why = "whether this is the key of the server you played on (--key; it is at /.well-known/roarhouse.json)"
        return Finding("key", None, why)
    same = record.key == key.strip().lower()
    return Finding(
        "key", same, "the key is the one you gave" if same else "signed with another key than the one given"
    )


def noted_heads(record: Record, heads: Heads) -> Finding:
    if not heads:
        return Finding("heads", None, "whether the game was played like this, and not written later (--head)")
    if record.fair is None or record.format == 1:
        return Finding("heads", None, f"the heads of the chain: {OLD}")
    made = dict(enumerate(all_heads(record)))
    wrong = [version for version, head in heads.items() if made.get(version) != head.strip().lower()]
    if wrong:
        return Finding("heads", False, f"not the game you saw: another head at version {listed(wrong)}")
    return Finding("heads", True, f"the head that was shown at version {listed(list(heads))} is the same")


def all_heads(record: Record) -> Iterator[str]:
    """The head after each row: the header is version 0."""
    assert record.fair is not None
    chain = Chain(record.fair)
    return (chain.add(row) for row in record.rows)


def verdict(findings: list[Finding]) -> str:
    by_name = {one.check: one.kept for one in findings}
    if by_name["finished"] is False:
        return "cut off"
    return "not as promised" if False in by_name.values() else "fair and finished"
