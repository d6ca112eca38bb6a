"""Choices of people: repeated, stale, refused, undone, considered, and written before they are acknowledged."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from roarhouse.core.errors import WireError
from roarhouse.core.words import Who, Words
from roarhouse.games.rarrr.choices import Bid
from roarhouse.server.log.log import LineBuilder
from roarhouse.server.store.base import Append
from roarhouse.server.tables.submit import (
    consider,
    if_possible,
    parse,
    submit_choice,
    submit_order,
    submit_undo,
)
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.messages import Ack, Considered, RefusedChoice, Stale
from roarhouse.server.wire.types import ClockRules, WhyNot
from tests.games.rarrr.cards import GAME as RARRR
from tests.games.rarrr.table import Table as Battle
from tests.kit.stored import prepared_table
from tests.server.tables import Recorder, started_table, stored_table

GROWL, HUSH = Raw(b'{"do":"mood","growl":true}'), Raw(b'{"do":"mood","growl":false}')
SPARE = Raw(b'{"do":"bite","whom":-1}')
STARTED = 1  # version after the deal


def metric(table: Table, name: str) -> float:
    return table.services.metrics.registry.get_sample_value(name) or 0.0


def choices(table: Table) -> list[tuple[int, int, str, str]]:
    """The recent lines of seats: version, seat, how and action."""
    lines = [applied.line for applied in table.log.recent]
    return [(line.version, line.seat, line.how, line.action) for line in lines if line.seat >= 0]


# -- choices ---------------------------------------------------------------------------------------------------------


async def test_a_choice_is_written_and_acknowledged(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        assert await submit_choice(table, 0, GROWL, STARTED, "a") == Ack(id="a", version=2)
        assert choices(table) == [(2, 0, "person", "a")]
        stored = await table.services.store.read(table.about.table)
        assert stored
        assert stored.lines[-1] == table.log.recent[-1].line
        assert metric(table, "roarhouse_move_seconds_count") == 1
        assert 0 < metric(table, "roarhouse_move_seconds_sum") < 60


async def test_an_ack_names_the_line_of_the_choice_not_of_nature_after_it(tmp_path: Path) -> None:
    async with started_table(tmp_path, game="rarrr") as table:
        while True:
            seat, before = table.turn[0], table.version
            menu: Any = table.log.game.menu(table.log.s, seat)
            choice = Raw(table.log.codec.encode(menu[0]))
            answer = await submit_choice(table, seat, choice, before, f"a{before}")
            assert answer == Ack(id=f"a{before}", version=before + 1)
            assert await submit_choice(table, seat, choice, before, f"a{before}") == answer, "a repetition"
            if table.version > before + 1:
                break


async def test_a_repeated_action_gets_its_first_answer(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        first = await submit_choice(table, 0, GROWL, STARTED, "a")
        assert await submit_choice(table, 0, HUSH, STARTED, "a") == first
        refused = await submit_choice(table, 1, SPARE, STARTED, "b")
        assert await submit_choice(table, 1, GROWL, STARTED, "b") is refused
        assert choices(table) == [(2, 0, "person", "a")]
        assert metric(table, "roarhouse_move_seconds_count") == 1


async def test_actions_of_different_seats_are_independent(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        await submit_choice(table, 0, GROWL, STARTED, "a")
        assert await submit_choice(table, 1, HUSH, STARTED, "a") == Ack(id="a", version=3)


@pytest.mark.parametrize(("version", "stale"), [(0, True), (1, False), (2, False), (3, True)])
async def test_a_choice_is_stale_outside_the_open_question(tmp_path: Path, version: int, stale: bool) -> None:
    """The question was opened at version 1; another seat's sealed choice is version 2."""
    async with started_table(tmp_path) as table:
        await submit_choice(table, 1, GROWL, STARTED, "other")
        answer = await submit_choice(table, 0, GROWL, version, "a")
        assert answer == (Stale(id="a", version=2) if stale else Ack(id="a", version=3))
        if stale:
            assert await submit_choice(table, 0, GROWL, 2, "a") == Ack(id="a", version=3), "not remembered"


async def test_a_refused_choice_names_the_rule(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        answer = await submit_choice(table, 0, SPARE, STARTED, "a")
        assert answer == RefusedChoice(id="a", rule="growl.growl.1", why=Words("not-on-the-menu"))
        assert choices(table) == []


async def test_a_malformed_choice(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        with pytest.raises(WireError) as caught:
            await submit_choice(table, 0, Raw(b'{"do":"bark"}'), STARTED, "a")
        assert caught.value.expected == "a choice of this game"
        assert "'bark'" in caught.value.came


async def test_a_late_choice_uses_the_bank(tmp_path: Path) -> None:
    async with started_table(tmp_path, clock=ClockRules(kind="live", seconds=10, bank=20)) as table:
        table.clocks.started[0] -= 15
        await submit_choice(table, 0, GROWL, STARTED, "a")
        assert 5000 <= table.log.recent[-1].line.spent < 9000
        assert table.clocks.banks[0] == 20 - table.log.recent[-1].line.spent / 1000


# -- undo ------------------------------------------------------------------------------------------------------------


async def test_undo_is_a_line_of_the_log(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        await submit_choice(table, 0, GROWL, STARTED, "a")
        done = await submit_undo(table, 0, "u")
        assert done == Ack(id="u", version=3)
        assert choices(table) == [(2, 0, "person", "a"), (3, 0, "undo", "u")]
        assert await submit_undo(table, 0, "u") == done
        assert table.version == 3


async def test_undo_without_a_choice_is_refused(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        refused = await submit_undo(table, 0, "u")
        assert refused == RefusedChoice(id="u", rule="", why=Words("table-cannot-undo"))
        await submit_choice(table, 0, GROWL, STARTED, "a")
        assert await submit_undo(table, 0, "u") is refused, "also when it would be possible"
        assert table.version == 2


# -- races between servers -------------------------------------------------------------------------------------------


async def written_elsewhere(table: Table, seat: int, action: str) -> None:
    """Another server writes the next line of the same table."""
    builder = LineBuilder(table.log)
    builder.add_choice(seat, table.log.codec.choice(bytes(GROWL)), "person", action=action)
    await table.services.store.write(Append(table=table.about.table, lines=(builder.applied[0].line,)))


async def test_the_loser_of_a_race_is_stale_and_reloads(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        viewer = Recorder(1)
        table.presence.add(viewer)
        await written_elsewhere(table, 1, "theirs")
        assert await submit_choice(table, 0, GROWL, STARTED, "a") == Stale(id="a", version=2)
        assert choices(table) == [(2, 1, "person", "theirs")]
        assert [event["version"] for event in viewer.of_type("event")] == [2]
        assert await submit_choice(table, 0, GROWL, STARTED, "a") == Ack(id="a", version=3)


async def test_an_action_that_another_server_wrote_is_acknowledged(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        await written_elsewhere(table, 0, "mine")
        assert await submit_choice(table, 0, GROWL, STARTED, "mine") == Ack(id="mine", version=2)
        assert choices(table) == [(2, 0, "person", "mine")]


# -- standing orders -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def battle(folder: Path) -> AsyncIterator[Table]:
    """RARRR!! in a battle that Ann begins."""
    t = Battle("Ann Ben").holds(Ann="T 2 3", Ben="E 1").at("Tokyo")
    created, changes = prepared_table(RARRR, t.s, t.names)
    async with stored_table(folder, created["table"], changes) as table:
        yield table


def order(table: Table, seat: int) -> tuple[Any, str]:
    one = table.about.seats[seat]
    return json.loads(bytes(one.order)), one.occasion


async def test_an_order_is_stored_and_only_its_owner_is_told(tmp_path: Path) -> None:
    async with battle(tmp_path) as table:
        owner, other = Recorder(1), Recorder(0)
        for viewer in (owner, other):
            table.presence.add(viewer)
        answer = await submit_order(table, 1, Raw(b'{"passAbove":500}'), "o")
        assert answer == Ack(id="o", version=table.version)
        assert order(table, 1) == ({"passAbove": 500}, table.questions.occasion(1))
        assert [message["orders"] for message in owner.of_type("orders")] == [{"1": {"passAbove": 500}}]
        assert other.of_type("orders") == []
        stored = await table.services.store.read(table.about.table)
        assert stored
        assert json.loads(bytes(stored.about.seats[1].order)) == {"passAbove": 500}
        assert json.loads(bytes(stored.about.seats[0].order)) is None


async def test_null_cancels_an_order(tmp_path: Path) -> None:
    async with battle(tmp_path) as table:
        owner = Recorder(1)
        table.presence.add(owner)
        await submit_order(table, 1, Raw(b'{"passAbove":500}'), "o")
        assert await submit_order(table, 1, Raw(b"null"), "n") == Ack(id="n", version=table.version)
        assert order(table, 1) == (None, "")
        assert [message["orders"] for message in owner.of_type("orders")] == [{"1": {"passAbove": 500}}, {}]


async def test_an_order_without_an_occasion_is_refused(tmp_path: Path) -> None:
    async with started_table(tmp_path, game="rarrr") as table:
        owner = Recorder(1)
        table.presence.add(owner)
        answer = await submit_order(table, 1, Raw(b'{"passAbove":500}'), "o")
        assert answer == RefusedChoice(id="o", rule="", why=Words("table-no-order"))
        assert order(table, 1) == (None, "")
        assert owner.of_type("orders") == []
        assert isinstance(await submit_order(table, 1, Raw(b"null"), "n"), Ack), "cancelling is always possible"


async def test_a_game_without_orders(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        with pytest.raises(WireError, match="no order: this game knows none"):
            await submit_order(table, 0, Raw(b'{"passAbove":500}'), "o")


# -- consider --------------------------------------------------------------------------------------------------------


async def test_consider_describes_a_choice_and_changes_nothing(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        assert consider(table, 0, GROWL, "c") == Considered(
            id="c", choice=GROWL, refusal=None, words=Words("growl"), worth=Raw(b"null")
        )
        bite = Raw(b'{"do":"bite","whom":1}')
        considered = consider(table, 0, bite, "d")
        why = WhyNot(rule="growl.growl.1", why=Words("not-on-the-menu"))
        words = Words("bite", {"whom": Who(1)})
        assert considered == Considered(id="d", choice=bite, refusal=why, words=words, worth=Raw(b"null"))
        assert (table.version, choices(table)) == (STARTED, [])


async def test_consider_ignores_the_own_sealed_choice(tmp_path: Path) -> None:
    async with started_table(tmp_path) as table:
        await submit_choice(table, 0, GROWL, STARTED, "a")
        assert consider(table, 0, HUSH, "c").refusal is None


async def test_consider_describes_a_bid_and_says_what_it_is_worth(tmp_path: Path) -> None:
    async with battle(tmp_path) as table:
        menu: Any = table.log.game.menu(table.log.s, 0)
        bid = next(one for one in menu.worth_trying() if isinstance(one, Bid))
        considered = consider(table, 0, Raw(table.log.codec.encode(bid)), "c")
        assert considered.words == RARRR.words(table.log.s, 0, bid)
        worth = RARRR.worth(table.log.s, 0, bid)
        assert worth is not None
        assert json.loads(bytes(considered.worth)) == json.loads(table.log.codec.encode(worth))


async def test_a_typed_text_is_considered_as_the_choice_it_means(tmp_path: Path) -> None:
    async with started_table(tmp_path, game="yodel") as table:
        call = Raw(b'{"do":"call","loud":720}')
        assert parse(table, 0, "call 720", "p") == consider(table, 0, call, "p")
        refused = parse(table, 0, "2000", "p")
        assert (bytes(refused.choice), refused.refusal is None) == (b'{"do":"call","loud":2000}', False)
        await submit_choice(table, 0, call, table.version, "a")
        version = table.version
        assert bytes(parse(table, 0, "30", "p").choice) == b'{"do":"call","loud":30}', "in place of the sealed choice"
        assert table.version == version


async def test_a_typed_text_that_means_no_choice(tmp_path: Path) -> None:
    async with started_table(tmp_path, game="yodel") as table:
        game: Any = table.log.game
        game.hint = lambda s, seat: Words("hint", {"who": Who(seat)})
        hint = Words("hint", {"who": Who(1)})
        why = WhyNot(rule="", why=Words("table-unknown", {"text": "loud", "hint": hint}))
        null = Raw(b"null")
        assert parse(table, 1, "loud", "p") == Considered(id="p", choice=null, refusal=why, words=None, worth=null)


async def test_a_typed_text_of_a_seat_that_is_not_asked(tmp_path: Path) -> None:
    async with battle(tmp_path) as table:
        (seat,) = table.turn
        parsed = parse(table, 1 - seat, "pass", "p")
        assert (parsed.refusal, bytes(parsed.choice)) == (WhyNot(rule="", why=Words("not-your-turn")), b"null")
        assert bytes(parse(table, seat, "pass", "p").choice) != b"null"


@pytest.mark.parametrize("error", [IndexError, ValueError, TypeError, AttributeError, StopIteration, AssertionError])
def test_a_refused_choice_that_cannot_be_described(error: type[Exception]) -> None:
    def ask(*of: Any) -> Any:
        raise error

    assert if_possible(ask, None, 0, None) is None  # type: ignore[arg-type]


async def test_a_legal_choice_that_cannot_be_described_is_a_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started_table(tmp_path) as table:
        monkeypatch.setattr(type(table.log.game), "words", lambda *of: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            consider(table, 0, GROWL, "c")
        assert consider(table, 0, SPARE, "c").refusal, "a refused one is answered"
