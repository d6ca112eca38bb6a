"""The alphabet of Rampage, with a discretisation of what is continuous.

A menu that cannot be listed (aims, spots) is replaced by what the rules call worth trying: flicks and tosses at each
Building, crowd and Monster, the free spot nearest to the middle of each Neighborhood. The k-th of them is the letter
`try k`; the features describe each of them. Nature is physics, so its choices are spelled as seeds.
"""

from __future__ import annotations

from typing import Any, Final

from roarhouse.core.encoding.draws import Spelled
from roarhouse.core.encoding.spelling import Letter, Listed, Prefix, Structured, Values, Word
from roarhouse.core.game import Choice, Menu
from roarhouse.core.pile import Let
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import (
    NO_CARD,
    NO_SEAT,
    NOWHERE,
    Answer,
    Back,
    Breathe,
    Buy,
    Corner,
    Demolish,
    Dine,
    Done,
    Eat,
    Foresee,
    GiveUp,
    Into,
    Keep,
    Move,
    Pass,
    Pay,
    Put,
    Ready,
    Right,
    Rob,
    Skip,
    Slam,
    Snack,
    Suffer,
    Target,
    TossIt,
    Use,
    Vote,
)
from roarhouse.games.rampage.components import RampageBox
from roarhouse.games.rampage.physics.city.plan import COLOURS
from roarhouse.games.rampage.state import Rampage

TRIES: Final = 64  # choices of a menu that cannot be listed
SEATS: Final = frozenset({"seat", "guess"})
BOOLS: Final = (False, True)
HOW: Final = ("here", "tongue", "siren", "scavenger", "runaways")


class RampageSpelling(Structured):
    def __init__(self, box: RampageBox) -> None:
        super().__init__(fields(box), box, SEATS)
        self.first_try: Letter = len(self.letters)
        self.letters = (*self.letters, *(f"try {k}" for k in range(TRIES)))

    def begin(self, s: Rampage, seat: Seat, menu: Menu) -> Prefix:
        if isinstance(menu, tuple):
            return super().begin(s, seat, menu)
        return Listed([((self.first_try + k,), Spelled(choice)) for k, choice in enumerate(tries(menu))])

    def spell(self, s: Rampage, seat: Seat, choice: Choice) -> Word:
        menu = s.agenda[-1].menu(s, seat)
        if isinstance(menu, tuple):
            return super().spell(s, seat, choice)
        return (self.first_try + tries(menu).index(choice),)


def tries(menu: Any) -> list[Choice]:
    """What is worth trying, each choice once."""
    return list(dict.fromkeys(menu.worth_trying()))[:TRIES]


def spelling(box: RampageBox) -> RampageSpelling:
    return RampageSpelling(box)


def fields(box: RampageBox) -> dict[type[Choice], dict[str, Values]]:
    """The values of every field of every choice of a seat."""
    cards, seats, corners = range(len(box.rows)), range(len(box.seats)), range(4 * box.boards)
    zones, ruins = range(len(box.map.neighborhoods)), range(len(box.map.ruins))
    meeples, pieces = range(len(box.roster.meeples) + 1), box.roster.pieces
    return {
        Keep: {"cards*": cards},
        Vote: {"seat": (NO_SEAT, *seats)},
        Demolish: {"ruin": ruins},
        Slam: {"monster": corners},
        TossIt: {"piece": pieces},
        Breathe: {"monster": corners},
        Put: {"monster": corners},
        Use: {"card": cards},
        Answer: {"card": cards},
        Move: {"jump": BOOLS},
        Corner: {"corner": corners},
        Into: {"zone": zones},
        Pay: {"meeples*": meeples},
        GiveUp: {"cards*": cards},
        Suffer: {"zone": range(max(len(COLOURS), 6))},
        Dine: {"how": HOW, "zone": (NOWHERE, *zones), "hungry": BOOLS},
        Eat: {"meeple": pieces},
        Snack: {"colour": range(len(COLOURS))},
        Rob: {"counts*": meeples},
        Target: {"seat": seats},
        Foresee: {"guess": (NO_SEAT, *seats), "copy": (NO_CARD, *cards)},
        **{kind: {} for kind in (Ready, Right, Pass, Back, Skip, Done, Buy, Let)},
    }
