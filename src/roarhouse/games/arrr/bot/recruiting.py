"""Which cards of the hand to let go before new ones are drawn: besides greedy's Crew cards, Events of little use."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.equipping import to_discard
from roarhouse.games.arrr.components import ArrrBox
from roarhouse.games.arrr.rules.recruitment import EACH
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import (
    CallOff,
    Calm,
    Cancel,
    CardVerb,
    Damage,
    OtherStat,
    Place,
    PrepareAll,
    Recover,
    Redirect,
    RunAground,
    SparePenalties,
    Swap,
)

IDLE: Final = (
    Calm,
    CallOff,
    Damage,
    OtherStat,
    Place,
    PrepareAll,
    Recover,
    Redirect,
    RunAground,
    SparePenalties,
    Swap,
)  # an Event that can do no more is rarely worth its place in the hand


def to_let_go(s: Arrr, seat: Seat) -> int | None:
    """The next card to discard; another one of its kind comes for it."""
    card = to_discard(s, seat)
    if card is not None or len(s.crew[seat]) > EACH or len(s.events[seat]) > EACH:
        return card
    idle = idle_events(s.box)
    return next((event for event in s.events[seat] if event in idle), None)


@lru_cache(maxsize=64)
def idle_events(box: ArrrBox) -> frozenset[int]:
    return frozenset([card for card in box.all_events if all(is_idle(verb) for verb in box.uses[card])])


def is_idle(verb: CardVerb) -> bool:
    return isinstance(verb, IDLE) or (isinstance(verb, Cancel) and verb.what == ("crew",))
