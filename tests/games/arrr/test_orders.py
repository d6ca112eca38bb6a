"""Standing orders: passes that a player has asked for in advance."""

from __future__ import annotations

import msgspec
import pytest

from roarhouse.core.pile import LET
from roarhouse.games.arrr.choices import DONE
from roarhouse.games.arrr.orders import Orders, Passing
from roarhouse.games.arrr.rules.recruitment import Recruiting
from tests.games.arrr.cards import CARDS
from tests.games.arrr.table import Table

ORDERS = Orders()


def due(t: Table, name: str, order: Passing) -> object:
    return ORDERS.due(t.s, t.seat(name), order)


def left(t: Table, name: str, order: Passing) -> Passing | None:
    return ORDERS.left(t.s, t.seat(name), order)


def sailing(**values: object) -> Table:
    """Ann has announced a test, and all may answer."""
    t = Table("Ann Ben Cid", **values).row("customs-cutter").crew(Ann="marrow-meg")
    t.events(Ann="belay-that", Ben="foul-wind fair-tide", Cid="belay-that")
    return t.starts().tackles("Ann", "customs-cutter")


def blown(**values: object) -> Table:
    """Ben has played a Foul Wind at Ann, and Cid is asked."""
    return sailing(**values).until_asked("Ben").plays("Ben", "foul-wind", at="Ann").until_asked("Cid")


# -- when an order is due --------------------------------------------------------------------------------------


def test_only_a_seat_that_is_asked_in_a_window_is_passed_for() -> None:
    t = sailing()
    order = Passing("targeted", own=("W2",), others=("W2",))
    assert [due(t, name, order) for name in t.names] == [LET, None, None]
    assert due(Table("Ann Ben").starts(), "Ann", order) is None  # asked to declare


def test_pass_until_something_targets_me() -> None:
    t = sailing().until_asked("Ben")
    order = Passing("targeted")
    assert due(t, "Ben", order) == LET
    t.plays("Ben", "foul-wind", at="Ann").plays("Cid", "belay-that", at=0)
    t.until_asked("Ben")
    assert due(t, "Ben", order) is None  # an effect of Ben is about to be cancelled


def test_an_effect_at_another_player_does_not_stop_an_order() -> None:
    t = blown()
    assert due(t, "Cid", Passing("targeted")) == LET
    assert due(t.until_asked("Ann"), "Ann", Passing("targeted")) is None  # hit, and in turn


def test_a_cancelled_effect_targets_no_seat() -> None:
    """Cid wants to cancel an effect of Ben; Ann cancels that, and the pile is open to answers again."""
    t = blown(pileReopen=True).plays("Cid", "belay-that", at=0).until_asked("Ann")
    t.plays("Ann", "belay-that", at=1).until_asked("Ben")
    assert due(t, "Ben", Passing("targeted")) is None
    while len(t.s.pile) == 3:
        t.passes()
    assert [effect.cancelled for effect in t.until_asked("Ben").s.pile] == [False, True]
    assert due(t, "Ben", Passing("targeted")) == LET


def test_a_player_in_turn_is_asked_unless_the_order_names_the_window() -> None:
    t = sailing()
    assert (t.turn, t.moment) == ("Ann", "W2")
    assert due(t, "Ann", Passing("targeted")) is None
    assert due(t, "Ann", Passing(own=("W5",), others=("W2",))) is None
    assert due(t, "Ann", Passing(own=("W2",))) == LET


def test_resolve_this_pile_and_no_other() -> None:
    t = blown().until_asked("Ann")
    order = Passing("resolved", CARDS["foul-wind"])
    assert due(t, "Ann", order) == LET  # although it hits Ann
    assert due(t, "Ann", Passing("resolved", CARDS["second-wind"])) is None
    assert due(t, "Ann", Passing("targeted", CARDS["foul-wind"])) is None
    t.resolves()
    assert t.turn == "Ann"
    assert due(t, "Ann", order) is None
    assert due(t, "Ann", Passing("resolved", CARDS["foul-wind"], own=("W2",))) == LET


def test_a_pile_is_known_by_its_lowest_card() -> None:
    t = blown().plays("Cid", "belay-that", at=0).until_asked("Ann")
    assert due(t, "Ann", Passing("resolved", CARDS["foul-wind"])) == LET
    assert due(t, "Ann", Passing("resolved", CARDS["belay-that"])) is None


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
    idle.events(Ann="belay-that", Ben="jammed-pulley shoal", Cid="belay-that")
    idle.starts().tackles("Ann", "customs-cutter").until_asked("Ben")
    assert len(full.menu("Ben")) > len(idle.menu("Ben")) == 1
    assert due(full, "Ben", order) == due(idle, "Ben", order)


def test_nothing_is_due_when_the_game_is_over() -> None:
    t = Table("Ann Ben").starts().plays_to_the_end()
    assert due(t, "Ann", Passing("targeted", own=("W2",), others=("W2",))) is None
    assert left(t, "Ann", Passing("targeted")) == Passing("targeted")
    assert left(t, "Ann", Passing("resolved", 3)) is None


# -- how long an order lasts -------------------------------------------------------------------------------------


def test_an_order_lapses_with_the_own_next_turn() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel", Ben="ships-cat").starts().pillages("Ann")
    before = ORDERS.occasion(t.s, 1)
    assert ORDERS.occasion(t.s, 0) == ORDERS.occasion(t.ends_turn().s, 0)
    assert ORDERS.occasion(t.s, 1) != before
    assert due(t.does("Ben", DONE), "Ben", Passing("targeted")) is None


def test_the_occasion_is_the_number_of_the_seats_last_turn() -> None:
    t = Table("Ann Ben Cid").starts()
    t.s.turns, t.s.active = 5, 1
    assert [ORDERS.occasion(t.s, seat) for seat in range(3)] == ["4", "5", "3"]
    t.s.turns = 1
    assert ORDERS.occasion(t.s, 1) == "1"
    t.s.turns = 0
    assert ORDERS.occasion(t.s, 1) == ""


def test_resolving_ends_with_the_pile() -> None:
    t = blown()
    order = Passing("resolved", CARDS["foul-wind"], own=("W1",), others=("W3",))
    assert left(t, "Cid", order) == order
    assert left(t.resolves(), "Cid", order) == Passing(own=("W1",), others=("W3",))
    assert left(t, "Cid", Passing("resolved", CARDS["foul-wind"])) is None


def test_resolving_lasts_while_an_effect_is_carried_out() -> None:
    """A flash leaves the pile and asks for a decision before it is done."""
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").holds(Ann="grog-barrel ships-cat powder-keg")
    t.events(Ben="shoal").starts().sails("Ann", "customs-cutter").until_asked("Ben").plays("Ben", "shoal").resolves()
    assert (t.s.pile, t.s.resolving is not None) == ((), True)
    assert left(t, "Ben", Passing("resolved", CARDS["shoal"])) == Passing("resolved", CARDS["shoal"])


def test_passing_until_targeted_ends_when_the_seat_is_asked_because_of_it() -> None:
    order = Passing("targeted", others=("W5",))
    t = blown()
    assert left(t, "Ann", order) == order  # hit, but not asked yet
    assert left(t, "Cid", order) == order
    assert left(t.until_asked("Ann"), "Ann", order) == Passing(others=("W5",))
    assert left(t, "Ann", Passing("targeted")) is None


def test_passing_until_targeted_ends_when_the_seat_is_asked_something_else() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel", Ben="ships-cat").starts()
    assert left(t, "Ann", Passing("targeted")) is None  # asked to declare
    assert left(t, "Ben", Passing("targeted")) == Passing("targeted")
    t.pillages("Ann").ends_turn()
    assert (t.turn, t.now) == ("Ben", Recruiting)
    assert left(t, "Ben", Passing("targeted")) is None


def test_windows_to_let_pass_stay_until_the_occasion_is_over() -> None:
    t = blown().until_asked("Ann")
    assert left(t, "Ann", Passing(own=("W2",))) == Passing(own=("W2",))
    assert left(t, "Ann", Passing()) is None


def test_nothing_else_is_an_order() -> None:
    decoded = msgspec.json.decode(b'{"until": "targeted", "own": ["W1"]}', type=Passing)
    assert decoded == Passing("targeted", own=("W1",))
    for bad in (b'{"until": "lunch"}', b'{"others": ["W9"]}', b'{"stops": []}', b"[]"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=Passing)
