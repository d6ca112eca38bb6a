"""What a choice concerns on the table, and what a bid that is being composed would come to."""

from __future__ import annotations

from msgspec import Struct

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import Arrange, Bid, Keep, Pass, Pick, Select, Set
from roarhouse.games.rarrr.rules.sets import power_of
from roarhouse.games.rarrr.state import Rarrr


class SetWorth(Struct, frozen=True):
    """A set added up: the sum of its values, the number of its cards, and its Power."""

    power: int
    total: int
    cards: int
    worth: int


class RarrrWorth(Struct, frozen=True):
    """A bid added up: its sets, and the Level that it lifts the Monster to."""

    sets: tuple[SetWorth, ...]
    level: int


def worth(s: Rarrr, seat: Seat, choice: Choice) -> RarrrWorth | None:
    """rarrr.sets.10, rarrr.sets.13: whether the bid is high enough is for `refuse` to say."""
    if not isinstance(choice, Bid):
        return None
    sets = tuple([set_worth(s, laid) for laid in choice.sets])
    return RarrrWorth(sets, s.levels[seat] + sum([one.worth for one in sets]))


def set_worth(s: Rarrr, laid: Set) -> SetWorth:
    total = sum([s.box.value_of[card] for card in laid.cards])
    return SetWorth(laid.power, total, len(laid.cards) + len(laid.down), power_of(s, laid))


def touches(s: Rarrr, seat: Seat, choice: Choice) -> tuple[str, ...]:
    match choice:
        case Pick(card):
            return (f"pack:{card}",)
        case Keep(cards):
            return tuple([f"katakana:{card}" for card in cards])
        case Arrange(order):
            return tuple([f"syllable:{part}" for part in order])
        case Select(city):
            return (f"city:{city}",)
        case Bid(sets):
            return tuple([f"hand:{card}" for laid in sets for card in (*laid.cards, *laid.down)])
        case Pass(back):
            return tuple([f"laid:{one.card}" for one in back])
    return ()
