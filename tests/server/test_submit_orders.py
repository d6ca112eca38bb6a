"""Standing orders and preferences: repeated ones, too many, and what happens after a change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from roarhouse.core.errors import WireError
from roarhouse.server.errors import Denied
from roarhouse.server.tables.submit import MAX_ORDERS, if_possible, submit_choice, submit_order, submit_preferences
from roarhouse.server.wire.messages import Ack
from tests.server.tables import Recorder, started_table
from tests.server.test_submit import GROWL, STARTED, battle, order

PASS_ABOVE, CANCEL = Raw(b'{"passAbove":500}'), Raw(b"null")


async def test_a_repeated_order_does_not_revive_a_cancelled_one(tmp_path: Path) -> None:
    async with battle(tmp_path) as table:
        first = await submit_order(table, 1, PASS_ABOVE, "o")
        await submit_order(table, 1, CANCEL, "n")
        assert await submit_order(table, 1, PASS_ABOVE, "o") == first == Ack(id="o", version=table.version)
        assert order(table, 1) == (None, "")
        assert await submit_order(table, 0, PASS_ABOVE, "o") == Ack(id="o", version=table.version), "seats are apart"


async def test_a_refused_order_is_refused_again(tmp_path: Path) -> None:
    async with started_table(tmp_path, game="rarrr") as table:
        refused = await submit_order(table, 1, PASS_ABOVE, "o")
        assert await submit_order(table, 1, CANCEL, "o") is refused


async def test_a_seat_gives_500_orders_at_most(tmp_path: Path) -> None:
    assert MAX_ORDERS == 500
    async with battle(tmp_path) as table:
        table.about.seats[1].ordered.extend(f"o{k}" for k in range(MAX_ORDERS - 1))
        await submit_order(table, 1, PASS_ABOVE, "last")
        with pytest.raises(Denied) as caught:
            await submit_order(table, 1, CANCEL, "more")
        assert (caught.value.status, caught.value.code) == (429, "too-often")
        assert str(caught.value) == "more than 500 orders of one seat"
        assert await submit_order(table, 1, PASS_ABOVE, "last") == Ack(id="last", version=table.version)


async def test_preferences_are_stored_and_the_seat_sees_the_table_again(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        owner, other = Recorder(1), Recorder(0)
        for viewer in (owner, other):
            table.presence.add(viewer)
        await submit_preferences(table, 1, True, "slow")
        stored = await table.services.store.read(table.about.table)
        assert stored
        assert (stored.about.seats[1].ask_all, stored.about.seats[1].pace) == (True, "slow")
        assert len(owner.of_type("snapshot")) == 1
        assert other.of_type("snapshot") == []


@pytest.mark.parametrize(
    "text", [b'{"do":"\xff"}', b'{"do":"mood","growl":true,"more":' + b"[" * 100_000 + b"]" * 100_000 + b"}"]
)
async def test_a_choice_that_is_no_text_or_too_deep_is_malformed(tmp_path: Path, text: bytes) -> None:
    async with started_table(tmp_path) as table:
        with pytest.raises(WireError) as caught:
            await submit_choice(table, 0, Raw(text), STARTED, "a")
        assert caught.value.expected == "a choice of this game"


def test_a_refused_choice_is_described_as_its_seat_reads_it() -> None:
    def ask(*of: Any) -> Any:
        return of

    assert if_possible(ask, "state", 1, GROWL) == ("state", 1, GROWL)  # type: ignore[arg-type]
