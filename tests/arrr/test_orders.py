"""Standing orders: passes that a player has asked for beforehand."""

from __future__ import annotations

import msgspec
import pytest

from roarhouse.core.pile import LET
from roarhouse.games.arrr.choices import DONE
from roarhouse.games.arrr.orders import Orders, Passing
from tests.arrr.table import CARDS, Table

ORDERS = Orders()


def due(t: Table, name: str, order: Passing) -> object:
    return ORDERS.due(t.s, t.seat(name), order)


def sailing() -> Table:
    t = (
        Table("Ann Ben Cid")
        .row("customs-cutter")
        .crew(Ann="marrow-meg")
        .events(Ann="belay-that", Ben="foul-wind fair-tide", Cid="belay-that")
    )
    return t.starts().tackles("Ann", "customs-cutter")


def test_pass_until_something_targets_me() -> None:
    t = sailing().until_asked("Ben")
    order = Passing("targeted")
    assert due(t, "Ben", order) == LET
    assert due(t, "Cid", order) is None  # not asked now
    t.plays("Ben", "foul-wind", at="Ann").plays("Cid", "belay-that", at=0)
    t.until_asked("Ben")
    assert due(t, "Ben", order) is None  # his own effect is about to be cancelled
    assert due(t, "Ben", Passing("inTurn")) == LET


def test_whoever_is_in_turn_is_asked() -> None:
    t = sailing()
    assert t.turn == "Ann"
    assert due(t, "Ann", Passing("targeted")) is None
    assert due(t, "Ann", Passing("inTurn")) is None


def test_resolve_this_pile_and_no_other() -> None:
    t = sailing().until_asked("Ben").plays("Ben", "foul-wind", at="Ann").until_asked("Ann")
    order = Passing("resolved", CARDS["foul-wind"])
    assert due(t, "Ann", order) == LET
    assert due(t, "Ann", Passing("resolved", CARDS["second-wind"])) is None
    t.resolves()
    assert due(t, "Ann", order) is None


def test_stops_ask_in_a_window_with_an_empty_pile() -> None:
    t = sailing().until_asked("Ben")
    assert t.moment == "W2"
    assert due(t, "Ben", Passing("inTurn", stops=("W2",))) is None
    assert due(t, "Ben", Passing("inTurn", stops=("W3", "W5"))) == LET


def test_an_order_lapses_with_the_own_next_turn() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel", Ben="ships-cat").starts().pillages("Ann")
    before = ORDERS.occasion(t.s, 1)
    assert ORDERS.occasion(t.s, 0) == ORDERS.occasion(t.ends_turn().s, 0)
    assert ORDERS.occasion(t.s, 1) != before
    assert due(t.does("Ben", DONE), "Ben", Passing("inTurn")) is None


def test_nothing_else_is_an_order() -> None:
    assert msgspec.json.decode(b'{"until": "inTurn", "stops": ["W1"]}', type=Passing) == Passing(
        "inTurn", stops=("W1",)
    )
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"until": "lunch"}', type=Passing)


def test_the_view_names_whom_each_effect_hits() -> None:
    t = sailing().until_asked("Ben").plays("Ben", "foul-wind", at="Ann").until_asked("Cid")
    t.plays("Cid", "belay-that", at=0)
    assert t.view("Ann").action.victims == (0, -1)
