"""The alphabet of Arrr!!!: the kind of choice with its card is one letter; uses, targets and tuples add letters."""

from __future__ import annotations

from typing import Final

from roarhouse.core.encoding.draws import Draws
from roarhouse.core.encoding.spelling import Structured, Values
from roarhouse.core.game import Choice
from roarhouse.core.pile import Let
from roarhouse.games.arrr.choices import (
    NOTHING,
    Captain,
    Challenge,
    Cheat,
    Claim,
    Collections,
    Decline,
    Discard,
    Done,
    DrawFrom,
    Equip,
    First,
    Lose,
    Pay,
    Pillage,
    Play,
    Put,
    Reject,
    Rethrow,
    Sail,
    Spoils,
    Take,
    Unequip,
    Vote,
)
from roarhouse.games.arrr.components import ArrrBox
from roarhouse.games.arrr.draws import draws
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import STATS

SEATS: Final = frozenset({"seat", "opponent"})
BOOLS: Final = (False, True)


class ArrrSpelling(Structured):
    def chance(self, s: Arrr) -> Draws:
        return draws(s)


def spelling(box: ArrrBox) -> ArrrSpelling:
    made = ArrrSpelling(fields(box), box, SEATS)
    made.outcomes = max(len(box.uses), len(box.deck.exploration), len(box.deck.captain))
    return made


def fields(box: ArrrBox) -> dict[type[Choice], dict[str, Values]]:
    """The values of every field of every choice of a seat."""
    hand, crew, sea = range(len(box.uses)), box.all_crew, range(len(box.deck.exploration))
    seats, faces = range(len(box.seats)), tuple(dict.fromkeys(box.faces))
    uses = range(max(len(some) for some in box.uses))
    cards: dict[type[Choice], dict[str, Values]] = {
        Discard: {"card": hand},
        Unequip: {"card": crew},
        Equip: {"card": crew},
        Lose: {"card": crew},
        Sail: {"card": sea},
        Play: {"card": hand, "use": uses, "target": range(NOTHING, max(len(hand), len(sea)))},
        Take: {"captain": range(len(box.deck.captain))},
        DrawFrom: {"deck": ("crew", "event")},
        Rethrow: {"faces*": faces},
    }
    others: dict[type[Choice], dict[str, Values]] = {
        Collections: {"symbols*": range(len(box.deck.collection))},
        First: {"seat": seats},
        Vote: {"seat": (NOTHING, *seats)},
        Challenge: {"opponent": seats, "stat": range(len(STATS))},
        Claim: {"pieces": range(len(box.claims)), "card": (NOTHING, *sea)},
        Spoils: {"cards*": hand, "piece": BOOLS},
        Put: {"bottom": BOOLS},
    }
    plain = (Done, Pillage, Reject, Let, Cheat, Captain, Pay, Decline)
    return {**cards, **others, **{kind: {} for kind in plain}}
