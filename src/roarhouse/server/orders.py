"""Standing orders: what a seat wants to be answered for it. A game that knows some has a module `orders`.

They are held here and told to nobody; the game says for which occasion one is given, and when it is due.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec
from msgspec import Raw

from roarhouse.core.errors import WireError
from roarhouse.core.find import PACKAGE
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat


class StandingOrders(Protocol):
    Order: type[Any]

    def occasion(self, s: Any, seat: Seat) -> str:
        """What an order given now would be for; empty if there is nothing. From public knowledge only."""

    def due(self, s: Any, seat: Seat, order: Any) -> Choice | None:
        """The choice that the order makes now; None: ask."""


@cache
def orders_of(game: str) -> StandingOrders | None:
    name = f"{PACKAGE}.{game}.orders"
    if not find_spec(name):
        return None
    orders: StandingOrders = import_module(name).Orders()
    return orders


def checked(game: str, order: Raw) -> bool:
    """Is there an order, of the game's kind? None at all cancels."""
    if bytes(order) == b"null":
        return False
    known = orders_of(game)
    if known is None:
        raise WireError("no order: this game knows none", bytes(order)[:80].decode(errors="replace"))
    decoded(known, order)
    return True


def decoded(known: StandingOrders, order: Raw) -> Any:
    try:
        return msgspec.json.decode(order, type=known.Order)
    except msgspec.MsgspecError as error:
        raise WireError("an order of this game", str(error)) from None
