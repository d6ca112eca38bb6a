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


def test_whoever_is_in_turn_is_asked_unless_he_lets_a_window_pass() -> None:
    t = sailing()
    assert (t.turn, t.moment) == ("Ann", "W2")
    assert due(t, "Ann", Passing("targeted")) is None
    assert due(t, "Ann", Passing(own=("W5",), others=("W2",))) is None
    assert due(t, "Ann", Passing(own=("W2",))) == LET


def test_resolve_this_pile_and_no_other() -> None:
    t = sailing().until_asked("Ben").plays("Ben", "foul-wind", at="Ann").until_asked("Ann")
    order = Passing("resolved", CARDS["foul-wind"])
    assert due(t, "Ann", order) == LET
    assert due(t, "Ann", Passing("resolved", CARDS["second-wind"])) is None
    t.resolves()
    assert due(t, "Ann", order) is None


def test_windows_are_let_pass_as_long_as_nothing_is_on_the_pile() -> None:
    t = sailing().until_asked("Ben")
    assert t.moment == "W2"
    assert due(t, "Ben", Passing(others=("W2", "W3"))) == LET
    assert due(t, "Ben", Passing(own=("W2",), others=("W3", "W5"))) is None
    t.plays("Ben", "foul-wind", at="Ann").until_asked("Cid")
    assert due(t, "Cid", Passing(others=("W2",))) is None


@pytest.mark.parametrize("order", [Passing("targeted"), Passing(others=("W2",)), Passing("resolved", 3)])
def test_whether_an_order_is_due_does_not_depend_on_the_hand(order: Passing) -> None:
    """Two tables which the others cannot tell apart are passed alike."""
    full = sailing().until_asked("Ben")
    idle = Table("Ann Ben Cid").row("customs-cutter").crew(Ann="marrow-meg")
    idle.events(Ann="belay-that", Ben="buried-surprise letter-of-marque", Cid="belay-that")
    idle.starts().tackles("Ann", "customs-cutter").until_asked("Ben")
    assert len(full.menu("Ben")) > len(idle.menu("Ben")) == 1
    assert due(full, "Ben", order) == due(idle, "Ben", order)


def test_an_order_lapses_with_the_own_next_turn() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel", Ben="ships-cat").starts().pillages("Ann")
    before = ORDERS.occasion(t.s, 1)
    assert ORDERS.occasion(t.s, 0) == ORDERS.occasion(t.ends_turn().s, 0)
    assert ORDERS.occasion(t.s, 1) != before
    assert due(t.does("Ben", DONE), "Ben", Passing("targeted")) is None


def test_nothing_else_is_an_order() -> None:
    decoded = msgspec.json.decode(b'{"until": "targeted", "own": ["W1"]}', type=Passing)
    assert decoded == Passing("targeted", own=("W1",))
    for bad in (b'{"until": "lunch"}', b'{"others": ["W9"]}', b'{"stops": []}', b"[]"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=Passing)


def test_the_view_names_whom_each_effect_hits() -> None:
    t = sailing().until_asked("Ben").plays("Ben", "foul-wind", at="Ann").until_asked("Cid")
    t.plays("Cid", "belay-that", at=0)
    assert t.view("Ann").action.victims == (0, -1)
