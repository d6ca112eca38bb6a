"""Standing orders: choices that a seat wants made for it. A game that has some provides a module `orders`.

They are kept on the server and sent to the seat's own connections only; the game says which occasion an order is for,
and when it is due.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

import msgspec
from msgspec import Raw

from roarhouse.core.errors import WireError
from roarhouse.core.find import part_of
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.server.store.base import About
from roarhouse.server.wire.types import NULL


class StandingOrders(Protocol):
    Order: type[Any]

    def occasion(self, s: Any, seat: Seat) -> str:
        """What an order given now would be for; empty if there is nothing. Depends on public knowledge only."""

    def due(self, s: Any, seat: Seat, order: Any) -> Choice | None:
        """The choice that the order makes now; None if the seat must be asked."""

    def left(self, s: Any, seat: Seat, order: Any) -> Any | None:
        """What is left of the order now, while its occasion lasts; None if all of it has lapsed."""


@cache
def orders_of(game: str) -> StandingOrders | None:
    module = part_of(game, "orders")
    return module.Orders() if module else None


def checked(game: str, order: Raw) -> Raw:
    """An order of the game's own type, encoded again, so that what is stored has no size but its own."""
    if bytes(order) == b"null":
        return NULL
    known = orders_of(game)
    if known is None:
        raise WireError("no order: this game knows none", bytes(order)[:80].decode(errors="replace"))
    return Raw(msgspec.json.encode(decode_order(known, order)))


def decode_order(known: StandingOrders, order: Raw) -> Any:
    try:
        return msgspec.json.decode(order, type=known.Order)
    except msgspec.MsgspecError as error:
        raise WireError("an order of this game", str(error)) from None


def order_left(game: str, s: Any, seat: Seat, order: Raw | None) -> Raw:
    """What is left of an order, null if nothing; an order of which nothing has lapsed keeps its bytes."""
    known = orders_of(game)
    if known is None or order is None:
        return NULL
    given = decode_order(known, order)
    left = known.left(s, seat, given)
    return order if left == given else Raw(msgspec.json.encode(left))


def drop_lapsed(about: About, s: Any, standing: Callable[[Seat], Raw | None]) -> list[Seat]:
    """Keep what is left of each order; returns the seats whose order has changed."""
    left = {
        seat: order_left(about.game, s, seat, standing(seat)) for seat, one in enumerate(about.seats) if one.occasion
    }
    lapsed = [seat for seat, order in left.items() if order != about.seats[seat].order]
    for seat in lapsed:
        one = about.seats[seat]
        one.order, one.occasion = left[seat], "" if left[seat] == NULL else one.occasion
    return lapsed
