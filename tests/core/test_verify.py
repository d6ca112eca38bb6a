"""Verifying records: what was changed is found, what was cut off is said, and what cannot be checked is named."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from roarhouse.core.codec import Codec
from roarhouse.core.errors import RecordError
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE
from roarhouse.core.options import make_options
from roarhouse.core.records.chain import Chain, choice_row
from roarhouse.core.records.fair import Fair, pledge
from roarhouse.core.records.record import FORMAT, End, Header, Record, end_row, joined, load, reveal_row
from roarhouse.core.records.verify import Finding, all_heads, examine, verdict
from roarhouse.server.log.signing import Signer
from tests.laws.laws import sample

SALTS = ("salt", "", "pepper")
PLEDGES = tuple(pledge(salt) if salt else "" for salt in SALTS)
SIGNER = Signer(b"7" * 32)
MODES: dict[str, dict[str, Any]] = {
    "rarrr": {"seats": 3}, "pikit": {"seats": 3}, "arrr": {"seats": 3}, "rampage": {"seats": 2, "stallTurns": 1},
}  # fmt: skip
Rows = list[bytes]


@cache
def played(name: str, seed: str = "ab" * 32) -> tuple[bytes, ...]:
    """The rows of a signed record of a whole game; in its middle a choice is taken back."""
    kind = find_game(name)
    game, fair, rng = kind(), Fair(seed, SALTS, f"{name}:table", PLEDGES), Random(seed)
    options, codec = make_options(kind, **MODES[name]), Codec(game)
    record = Record(game, options, fair.promise(), SIGNER.public)
    rows, s, nature = [codec.encode(record.header())], game.start(options), 0
    while turn := game.turn(s):
        seat = turn[0]
        if seat == NATURE:
            choice, nature = game.nature(s, fair.dice(nature)), nature + 1
        else:
            choice = sample(game.menu(s, seat), rng)
            if len(rows) in (12, 13, 14):  # taken back, and made again
                rows.append(choice_row(seat, codec.encode(sample(game.menu(s, seat), rng))))
                rows.append(choice_row(seat, None, len(rows) - 1))
        rows.append(choice_row(seat, codec.encode(choice)))
        game.apply(s, seat, choice)
    rows.append(reveal_row(fair))
    return (*rows, end_row(fair, rows, SIGNER.sign))


def findings(file: Path, rows: Rows | tuple[bytes, ...], **known: Any) -> list[Finding]:
    file.write_bytes(joined(list(rows)))
    record, damage = load(file)
    if damage:
        raise damage
    return examine(record, **known)


def kept(found: list[Finding]) -> dict[str, bool | None]:
    return {one.check: one.kept for one in found}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.roar"


@pytest.mark.parametrize("name", MODES)
def test_a_signed_record_keeps_every_promise(name: str, file: Path) -> None:
    rows = played(name)
    assert any(b",null," in row for row in rows)
    chain = Chain(Fair("ab" * 32, SALTS, f"{name}:table"))
    heads = {version: chain.add(row) for version, row in enumerate(rows[:10])}
    found = findings(file, rows, key=SIGNER.public, heads={0: heads[0], 9: heads[9]})
    assert set(kept(found).values()) == {True}, found
    assert verdict(found) == "fair and finished"


def test_what_the_caller_does_not_know_is_named(file: Path) -> None:
    found = kept(findings(file, played("rarrr")))
    assert {check for check, good in found.items() if good is None} == {"key", "heads"}


def test_another_key_and_another_head_are_found(file: Path) -> None:
    found = findings(file, played("rarrr"), key=Signer(b"8" * 32).public, heads={3: "00" * 32, 9999: "00"})
    assert [one.check for one in found if one.kept is False] == ["key", "heads"]
    assert verdict(found) == "not as promised"


def test_a_game_written_later_with_another_seed_has_other_heads(file: Path) -> None:
    """Its file verifies by itself, signature included: the head noted during the game tells it apart."""
    file.write_bytes(joined(list(played("rarrr"))))
    head = list(all_heads(load(file)[0]))[20]
    forged = findings(file, played("rarrr", "cd" * 32), key=SIGNER.public, heads={20: head})
    assert [one.check for one in forged if one.kept is False] == ["heads"]


# -- tampering -------------------------------------------------------------------------------------------------------


def changed_options(rows: Rows, rng: Random) -> None:
    """Another value of an option, most of which do not matter to the deal."""
    header = json.loads(rows[0])
    name = rng.choice([name for name in header["options"] if name != "seats"])
    old = header["options"][name]
    new = not old if isinstance(old, bool) else old + 1 if isinstance(old, int) else f"{old}"[::-1]
    header["options"][name] = new
    rows[0] = json.dumps(header, separators=(",", ":")).encode()


def changed_header(rows: Rows, rng: Random) -> None:
    header = json.loads(rows[0])
    promise = header["promise"]
    changes: list[tuple[Any, str, Any]] = [
        (header, "format", 1),
        (header, "key", ""),
        (header, "key", Signer(rng.randbytes(32)).public),
        (header, "more", 1),
        (promise, "context", "rarrr:other"),
        (promise, "salts", ["salt", "", "papper"]),
        (promise, "pledges", []),
        (promise, "commitment", "ü" * 64),
    ]
    part, name, value = rng.choice(changes)
    part[name] = value
    rows[0] = json.dumps(header, separators=(",", ":")).encode()


def cut_off(rows: Rows, rng: Random) -> None:
    """The end is cut off, and the reveal kept."""
    del rows[rng.randrange(2, len(rows) - 2) : len(rows) - 2]


def dropped(rows: Rows, rng: Random) -> None:
    del rows[rng.randrange(1, len(rows))]


def doubled(rows: Rows, rng: Random) -> None:
    place = rng.randrange(1, len(rows))
    rows.insert(place, rows[place])


def exchanged(rows: Rows, rng: Random) -> None:
    one, other = rng.sample(range(1, len(rows)), 2)
    while rows[one] == rows[other]:
        one, other = rng.sample(range(1, len(rows)), 2)
    rows[one], rows[other] = rows[other], rows[one]


def changed_byte(rows: Rows, rng: Random) -> None:
    place = rng.randrange(len(rows))
    row = bytearray(rows[place])
    at = rng.randrange(len(row))
    row[at] = (row[at] + rng.randrange(1, 255)) % 256
    rows[place] = bytes(row)


def changed_number(rows: Rows, rng: Random) -> None:
    """A digit of a choice becomes another: often a legal choice with the same consequences."""
    places = [place for place in range(1, len(rows) - 2) if any(48 <= byte < 58 for byte in rows[place])]
    place = rng.choice(places)
    row = bytearray(rows[place])
    at = rng.choice([at for at, byte in enumerate(row) if 48 <= byte < 58])
    row[at] = 48 + (row[at] - 48 + rng.randrange(1, 10)) % 10
    rows[place] = bytes(row)


def added_space(rows: Rows, rng: Random) -> None:
    place = rng.randrange(len(rows))
    rows[place] = rows[place].replace(b",", b", ", 1) if b"," in rows[place] else rows[place] + b" "


def changed_case(rows: Rows, rng: Random) -> None:
    """Seed, head or signature in capitals: other text for the same bytes."""
    place = rng.choice([-1, -2])
    values = json.loads(rows[place])
    name = rng.choice([name for name in values if name != "line"])
    values[name] = values[name].upper()
    rows[place] = json.dumps(values, separators=(",", ":")).encode()


TAMPERINGS: tuple[Callable[[Rows, Random], None], ...] = (
    changed_options, changed_header, cut_off, dropped, doubled, exchanged, changed_byte, changed_number, added_space,
    changed_case,
)  # fmt: skip


def passes(file: Path, name: str, rng: Random) -> bool:
    """Does one tampering at random pass?"""
    rows = list(played(name))
    while rows == list(played(name)):
        rng.choice(TAMPERINGS)(rows, rng)
    try:
        return False not in kept(findings(file, rows)).values()
    except RecordError:
        return False


def assert_none_passes(file: Path, name: str, times: range) -> None:
    silent = [seed for seed in times if passes(file, name, Random(seed))]
    assert silent == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rarrr", "pikit", "arrr"])
def test_no_single_tampering_passes(file: Path, name: str) -> None:
    assert_none_passes(file, name, range(200))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", MODES)
def test_no_single_tampering_of_a_thousand_passes(file: Path, name: str) -> None:
    assert_none_passes(file, name, range(1000))


def test_a_cut_off_record_says_where(file: Path) -> None:
    rows = list(played("rarrr"))
    del rows[30:-2]
    found = findings(file, rows)
    assert (verdict(found), found[0].why) == ("cut off", "cut off at line 30: the game is not over")
    whole = played("rarrr")
    found = findings(file, whole[:-1])
    assert (verdict(found), found[0].why) == ("cut off", f"cut off after line {len(whole) - 1}: the end is missing")


def test_a_salt_that_was_not_pledged_is_found_and_one_not_revealed_is_named(file: Path) -> None:
    def resealed(**changes: Any) -> Rows:
        """Signed again by a server that is in on it."""
        header = msgspec.json.decode(played("rarrr")[0], type=Header)
        assert header.promise
        fair = Fair("ab" * 32, SALTS, "rarrr:table")
        promise = msgspec.structs.replace(header.promise, **changes)
        rows = [msgspec.json.encode(msgspec.structs.replace(header, promise=promise)), *played("rarrr")[1:-2]]
        rows.append(reveal_row(fair))
        return [*rows, end_row(fair, rows, SIGNER.sign)]

    assert kept(findings(file, resealed()))["salts"] is True
    assert kept(findings(file, resealed(pledges=(pledge("other"), "", PLEDGES[2]))))["salts"] is False
    assert kept(findings(file, resealed(pledges=("", "", PLEDGES[2]))))["salts"] is False
    assert kept(findings(file, resealed(pledges=PLEDGES[:2])))["salts"] is False
    unrevealed = findings(file, resealed(pledges=(PLEDGES[0], "ab" * 32, PLEDGES[2])))
    assert next(one for one in unrevealed if one.check == "salts").why.endswith("did not reveal it: seat 1")


# -- complaints ------------------------------------------------------------------------------------------------------


def complaint(file: Path, rows: Rows) -> tuple[int, str]:
    """The line and the reason of what is wrong with these rows."""
    file.write_bytes(joined(rows))
    damage = load(file)[1]
    assert damage is not None
    return damage.line, damage.reason.partition(";")[0]


def unsigned(length: int) -> tuple[Rows, int]:
    """The first rows of a game, and the seat that has chosen last."""
    rows = list(played("rarrr"))[:length]
    return rows, int(json.loads(rows[-1])[0])


def test_a_choice_is_taken_back_by_the_seat_that_made_it(file: Path) -> None:
    rows, seat = unsigned(12)
    version, wrong = len(rows) - 1, (len(rows) + 1, "seat {} takes back a choice that it has not made")
    file.write_bytes(joined([*rows, choice_row(seat, None, version)]))
    record, damage = load(file)
    assert (damage, len(record.lines), record.places) == (None, version - 1, list(range(1, version)))
    for by, undoes in ((seat + 1, version), (seat, version + 1), (seat, None)):
        line, reason = wrong
        assert complaint(file, [*rows, choice_row(by, None, undoes)]) == (line, reason.format(by))
        assert len(load(file)[0].lines) == version  # the choice stands


def test_a_choice_may_take_the_place_of_another(file: Path) -> None:
    rows, seat = unsigned(12)
    version, choice = len(rows) - 1, msgspec.json.encode(json.loads(rows[-1])[1])
    file.write_bytes(joined([*rows, choice_row(seat, choice, version)]))
    record, damage = load(file)
    assert (damage, len(record.lines), record.places[-1], record.number(version - 1)) == (
        None, version, version + 1, version + 2,
    )  # fmt: skip


def test_an_end_that_does_not_belong_there_is_named_with_its_line(file: Path) -> None:
    rows = list(played("rarrr"))
    last = len(rows)
    spaced = rows[-1].replace(b",", b", ", 1)
    assert complaint(file, [*rows[:-2], rows[-1]]) == (last - 1, "expected the revealed seed before the end")
    assert complaint(file, [*rows[:-1], spaced]) == (last, "the end was changed")
    assert complaint(file, [*rows, rows[-1]]) == (last + 1, "expected nothing more after the end of the game")
    assert complaint(file, [*rows[:-1], rows[-2]]) == (last, "expected nothing more after the end of the game")


def test_a_record_that_nobody_signs_says_so(file: Path) -> None:
    game = find_game("rarrr")()
    record, fair = Record(game, game.Options()), Fair("ab" * 32)
    assert (record.key, record.format, record.header().key) == ("", FORMAT, "")
    assert Record(game, game.Options(), None, "k").header().key == "k"
    record.fair, record.promise = fair, fair.promise()
    record.save(file)
    read, damage = load(file)
    assert damage is None
    assert (read.key, read.format, read.end) == ("", FORMAT, End(Chain(fair, *read.rows).head.hex(), ""))
    bare = json.loads(record.text().splitlines()[-1])
    assert bare == {"line": "end", "head": Chain(fair, *read.rows).head.hex(), "signature": ""}
    header = json.loads(read.rows[0])
    del header["key"]
    assert msgspec.json.decode(json.dumps(header), type=Header).key == ""
    assert msgspec.json.decode(b'{"line":"end","head":"ab"}', type=End).signature == ""


# -- old records -----------------------------------------------------------------------------------------------------


def test_a_record_of_version_0_1_opens_and_says_what_it_cannot_prove(file: Path) -> None:
    rows = [row for row in Path(__file__).with_name("rarrr-0.1.roar").read_bytes().split(b"\n") if row]
    found = findings(file, rows)
    assert kept(found) == {
        "finished": True, "deals": True, "salts": None, "chain": None, "signature": None, "key": None, "heads": None,
    }  # fmt: skip
    assert sum("version 0.1" in one.why for one in found) >= 2
    with pytest.raises(RecordError, match="expected the revealed seed before the end"):
        findings(file, [*rows, b'{"line":"end","head":"","signature":""}'])


def test_old_rows_take_nothing_back(file: Path) -> None:
    rows = [row.replace(b'"format":%d' % FORMAT, b'"format":1') for row in played("rarrr")]
    with pytest.raises(RecordError, match="takes back a choice that it has not made"):
        findings(file, rows)


def test_anyone_can_compute_the_heads() -> None:
    """Written out once more: SHA-256 of the head before, the blind and the row; the blind needs the seed."""
    key = hmac.digest(bytes.fromhex("ab" * 32), b"t\x1fsalt", "sha256")
    chain, head = Chain(Fair("ab" * 32, ("salt",), "t")), bytes(32)
    for n, row in enumerate((b"header", b"[0,1]")):
        head = hashlib.sha256(head + hmac.digest(key, b"chain:%d" % n, "sha256") + row).digest()
        assert chain.add(row) == head.hex()
