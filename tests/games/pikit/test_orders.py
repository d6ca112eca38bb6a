"""Standing orders: every window is let pass until the seat's next turn, whatever the hand."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from roarhouse.core.pile import LET
from roarhouse.games.pikit.choices import BOTH, Draw, Reroll, Steal
from roarhouse.games.pikit.orders import LetHappen, Orders
from roarhouse.games.pikit.rules.cancel import Answer
from tests.games.pikit.table import GAME, Seats, Setup, Table, options
from tests.laws.laws import walk

ORDER = LetHappen("myTurn")
ORDERS = Orders()


def due(t: Seats, name: str) -> object:
    return ORDERS.due(t.s, t.seat(name), ORDER)


def occasions(t: Seats) -> list[str]:
    return [ORDERS.occasion(t.s, seat) for seat in t.s.box.seats]


@pytest.mark.rule("pikit.effect-cancel.11")
@pytest.mark.parametrize("hand", ["6", "11 6", "1", "M4"])
def test_a_window_is_let_pass_whatever_the_hand(hand: str) -> None:
    t = Table("Ann Ben Cid", Ann="4 1", Ben=hand, Cid="1").plays("Ann", 4, Steal(1))
    assert due(t, "Ben") == LET
    assert t.refusal("Ben", LET) == ""


@pytest.mark.rule("pikit.effect-cancel.11")
def test_an_order_is_due_for_the_seat_that_is_asked_and_for_no_other() -> None:
    t = Table("Ann Ben Cid", Ann="5 1", Ben="6", Cid="6").plays("Ann", 5, Draw())
    assert [due(t, name) for name in t.names] == [None, LET, None]
    t.lets("Ben")
    assert [due(t, name) for name in t.names] == [None, None, LET]


@pytest.mark.rule("pikit.effect-cancel.11")
def test_the_active_player_may_let_a_cancel_happen_too() -> None:
    t = Table("Ann Ben", Ann="2 6", Ben="6").plays("Ann", 2, Reroll(BOTH)).cancels("Ben")
    assert due(t, "Ann") == LET


def test_an_order_plays_no_card_and_takes_none() -> None:
    t = Table("Ann Ben", Ann="2", centre="7", dice="1 6")
    assert due(t, "Ann") is None
    assert due(t.enough(), "Ann") is None
    later = Table("Ann Ben", Ann="9 1", declareOnPlay=False).plays("Ann", 9)
    assert due(later, "Ann") is None
    pair = Table("Ann Ben", dice="4 4", centre="8", step="take", pairMode="extra")
    assert due(pair, "Ann") is None
    assert due(Setup("Ann Ben").plays_to_the_end(), "Ann") is None


def test_an_order_lasts_until_the_next_turn_of_the_seat() -> None:
    t = Table("Ann Ben Cid", dice="1 6", centre="7 7 7 7 7 7 7 7", deck="1 7 7 7", Ann="1", Ben="1", Cid="1")
    assert occasions(t) == ["1", "-1", "0"]
    t.takes(7).revealed("7").rolls(1, 6)
    assert t.turn == "Ben"
    assert occasions(t) == ["1", "2", "0"]
    t.takes(7).revealed("7").rolls(1, 6).takes(7).revealed("7").rolls(1, 6)
    assert t.turn == "Ann"
    assert occasions(t) == ["4", "2", "3"]


def test_there_is_no_order_before_the_first_turn_and_after_the_end() -> None:
    assert occasions(Setup("Ann Ben")) == ["", ""]
    assert occasions(Setup("Ann Ben").plays_to_the_end()) == ["", ""]


@pytest.mark.rule("pikit.effect-cancel.11")
def test_orders_follow_from_what_a_seat_sees() -> None:
    """In every state of a game, on the real table and on tables that the others imagine."""
    asked = 0
    for s, _ in walk(GAME, options(seats=3), Random(8)):
        for seat in s.box.seats:
            twin = GAME.imagine(s, (seat + 1) % 3, Random(seat))
            assert ORDERS.occasion(twin, seat) == ORDERS.occasion(s, seat)
            assert ORDERS.due(twin, seat, ORDER) == ORDERS.due(s, seat, ORDER)
        window = s.agenda[-1]
        if isinstance(window, Answer):
            asked += 1
            assert ORDERS.due(s, window.seat, ORDER) == LET
    assert asked > 5


@pytest.mark.parametrize("order", [{}, {"until": "targeted"}, {"until": "myTurn", "card": 6}, {"passAbove": 3}, []])
def test_nothing_else_is_an_order(order: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(order, LetHappen)
