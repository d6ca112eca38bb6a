"""Fair nature: bound to its seed, its salts and its table, and without a bias."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from roarhouse.core.fair import Fair, Promise

SEED = "00" * 31 + "01"


def test_the_promise_is_the_hash_of_the_seed() -> None:
    promise = Fair(SEED, ("a",), "t").promise()
    assert promise == Promise(hashlib.sha256(bytes.fromhex(SEED)).hexdigest(), ("a",), "t")
    assert promise.opened(SEED) == Fair(SEED, ("a",), "t")
    assert promise.opened("00" * 32) is None
    assert promise.opened("not hex") is None


def test_the_bits_are_hmac_in_counter_mode() -> None:
    """Written out once more by hand, so that anybody can check a game with any HMAC."""
    key = hmac.digest(bytes.fromhex(SEED), b"table\x1fsalt", "sha256")
    blocks = [hmac.digest(key, b"nature:5:%d" % k, "sha256") for k in range(2)]
    bits = int.from_bytes(b"".join(blocks), "big")
    dice = Fair(SEED, ("salt",), "table").dice(5)
    assert [dice.getrandbits(100) for _ in range(5)] == [
        bits >> (512 - 100 * k) & ((1 << 100) - 1) for k in range(1, 6)
    ]


def test_seed_salt_table_label_and_number_all_matter() -> None:
    dice = [
        Fair(SEED).dice(0),
        Fair("00" * 32).dice(0),
        Fair(SEED, ("s",)).dice(0),
        Fair(SEED, ("", "s")).dice(0),
        Fair(SEED, context="t").dice(0),
        Fair(SEED).dice(1),
        Fair(SEED).dice(0, "bot"),
    ]
    assert len({one.getrandbits(64) for one in dice}) == len(dice)
    assert Fair(SEED).dice(3).getrandbits(64) == Fair(SEED).dice(3).getrandbits(64)


def test_numbers_below_n_have_no_bias() -> None:
    """Of 3 outcomes made from 2 bits a modulo would double the first one."""
    counts = Counter(Fair(SEED).dice(n).randrange(3) for n in range(6000))
    assert all(abs(counts[k] - 2000) < 200 for k in range(3))


def test_shuffles_reach_every_order_alike() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for n in range(6000):
        cards = [0, 1, 2]
        Fair(SEED).dice(n).shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 150 for count in counts.values())
