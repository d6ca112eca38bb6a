"""Fair nature: bound to its seed, its salts and its table, and without a bias."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from roarhouse.core.records.fair import Fair, Promise

SEED = "00" * 31 + "01"


def test_the_promise_is_the_hash_of_the_seed() -> None:
    promise = Fair(SEED, ("a",), "t").promise()
    assert promise == Promise(hashlib.sha256(bytes.fromhex(SEED)).hexdigest(), ("a",), "t")
    assert promise.opened(SEED) == Fair(SEED, ("a",), "t")
    assert promise.opened("00" * 32) is None
    assert promise.opened("not hex") is None
    assert Fair(SEED).promise() == Promise(promise.commitment, (), "") == Promise(promise.commitment)


def bits_by_hand(n: int) -> int:
    """Two blocks of HMAC as one number, written out once more so that any HMAC can check a game."""
    key = hmac.digest(bytes.fromhex(SEED), b"table\x1fsalt", "sha256")
    return int.from_bytes(b"".join(hmac.digest(key, b"nature:%d:%d" % (n, k), "sha256") for k in range(2)), "big")


@pytest.mark.parametrize("sizes", [[100] * 5 + [12], [256, 256], [1, 255, 3, 253], [512], [0, 7, 505]])
def test_the_bits_are_hmac_in_counter_mode(sizes: list[int]) -> None:
    """Read in pieces of any size, up to the last bit of a block."""
    dice, bits, left = Fair(SEED, ("salt",), "table").dice(5), bits_by_hand(5), 512
    for size in sizes:
        left -= size
        assert dice.getrandbits(size) == bits >> left & ((1 << size) - 1)
    assert left == 0


def test_a_fraction_is_made_of_the_next_53_bits() -> None:
    dice, bits = Fair(SEED, ("salt",), "table").dice(5), bits_by_hand(5)
    assert [dice.random(), dice.random()] == [
        (bits >> 459) / 2**53,
        (bits >> 406 & (2**53 - 1)) / 2**53,
    ]


def test_every_method_of_random_works_and_seeding_again_changes_nothing() -> None:
    dice, again = Fair(SEED).dice(0), Fair(SEED).dice(0)
    again.seed(7, version=1)
    assert [dice.gauss(0, 1), dice.randint(1, 6)] == [again.gauss(0, 1), again.randint(1, 6)]


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
