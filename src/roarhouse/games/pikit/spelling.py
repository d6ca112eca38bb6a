"""The alphabet of Pikit: one letter for each choice; victims are counted from the chooser's left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from roarhouse.core.encoding.draws import ANY, Draws, ListedDraws, Spelled, one_of
from roarhouse.core.encoding.spelling import Letter, OneLetter, Prefix, Spelling, Word, name_of
from roarhouse.core.game import Choice, Menu
from roarhouse.core.pile import LET
from roarhouse.core.verbs import Dispatch
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    NOTHING,
    STEAL_MECHA,
    TAKE_MECHA,
    Drawn,
    First,
    Lots,
    Reveal,
    Stolen,
)
from roarhouse.games.pikit.components import CENTRE, FACES, STARTING_TOTAL, PikitBox, Uses
from roarhouse.games.pikit.rules.cancel import DrawLots
from roarhouse.games.pikit.rules.draw import DrawCard
from roarhouse.games.pikit.rules.refill import Refill
from roarhouse.games.pikit.rules.roll import ALL_DICE, DICE, Roll, RollAgain
from roarhouse.games.pikit.rules.setup import DealCentre, DrawStartingHand, FirstPlayer
from roarhouse.games.pikit.rules.steal import StealCard
from roarhouse.games.pikit.rules.take import WAYS
from roarhouse.games.pikit.state import Pikit


class PikitSpelling(Spelling):
    def __init__(self, box: PikitBox) -> None:
        by_seat = [dict.fromkeys(every_choice(box, seat)) for seat in box.seats]
        self.letters = tuple(name_of(choice) for choice in by_seat[0])
        self._letters: list[dict[Choice, Letter]] = [{c: k for k, c in enumerate(some)} for some in by_seat]
        self._alphabets = [{k: Spelled(choice) for k, choice in enumerate(some)} for some in by_seat]

    def begin(self, s: Pikit, seat: Seat, menu: Menu) -> Prefix:
        assert isinstance(menu, tuple)
        letters = self._letters[seat]
        return OneLetter(self._alphabets[seat], [letters[choice] for choice in menu])

    def spell(self, s: Pikit, seat: Seat, choice: Choice) -> Word:
        return (self._letters[seat][choice],)

    def chance(self, s: Pikit) -> Draws:
        return draws(s)


def spelling(box: PikitBox) -> PikitSpelling:
    return PikitSpelling(box)


# -- the alphabet ----------------------------------------------------------------------------------------------------


def every_choice(box: PikitBox, seat: Seat) -> Iterator[Choice]:
    """Every choice that a seat can ever have, in the same order for all seats."""
    yield from (ENOUGH, LET, NOTHING, TAKE_MECHA, STEAL_MECHA)
    yield from [way.take for ways in WAYS.values() for way in ways]
    yield from [play for _, play in box.answers]
    if box.options.declare_on_play:
        for _, uses in box.uses:
            yield from every_use(box, seat, uses)
        return
    yield from [play for plays in box.undeclared.values() for play in plays]
    for uses in box.declared.values():
        yield from every_use(box, seat, uses)


def every_use(box: PikitBox, seat: Seat, uses: Uses) -> Iterator[Choice]:
    for choices in uses.on_dice.values():
        yield from choices
    if uses.steals:
        yield from [uses.steals[victim] for victim in box.others[seat]]
    yield from uses.draws


# -- nature ----------------------------------------------------------------------------------------------------------


DRAWS: Final[Dispatch[Callable[[Any, Pikit], Draws]]] = Dispatch()
ANY_ROLL: Final = one_of(range(len(ALL_DICE)), ALL_DICE.__getitem__)  # never changes, so every roll shares it


def draws(s: Pikit) -> Draws:
    """Cards one at a time, both dice at once."""
    step = s.agenda[-1]
    return DRAWS[type(step)](step, s)


@DRAWS.of(FirstPlayer)
def first_player(step: FirstPlayer, s: Pikit) -> Draws:
    return one_of(s.box.seats, First)


@DRAWS.of(DealCentre)
def centre(step: DealCentre, s: Pikit) -> Draws:
    return Draws(((s.deck, CENTRE),), Reveal)


@DRAWS.of(Refill)
def refill(step: Refill, s: Pikit) -> Draws:
    return Draws(((s.deck, step.n),), Reveal)


@DRAWS.of(DrawStartingHand)
def starting_hand(step: DrawStartingHand, s: Pikit) -> Draws:
    return Draws(((s.deck, ANY),), lambda drawn: Reveal(drawn) if sum(drawn) >= STARTING_TOTAL else None)


@DRAWS.of(DrawCard)
def card(step: DrawCard, s: Pikit) -> Draws:
    return Draws(((s.deck, 1),), lambda drawn: Drawn(drawn[0]))


@DRAWS.of(DrawLots)
def lots(step: DrawLots, s: Pikit) -> Draws:
    return ListedDraws(((sorted(step.asked), len(step.asked)),), Lots)


@DRAWS.of(Roll)
def roll(step: Roll, s: Pikit) -> Draws:
    return ANY_ROLL


@DRAWS.of(RollAgain)
def roll_again(step: RollAgain, s: Pikit) -> Draws:
    if step.dice == BOTH:
        return ANY_ROLL
    first, second = s.dice
    rolls = [DICE[(face, second) if step.dice == (0,) else (first, face)] for face in FACES]
    return one_of(range(len(rolls)), rolls.__getitem__)


@DRAWS.of(StealCard)
def theft(step: StealCard, s: Pikit) -> Draws:
    return one_of(sorted(s.cards_of(step.victim)), Stolen)
