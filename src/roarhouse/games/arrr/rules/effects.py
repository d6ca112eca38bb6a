"""Effects: at what each verb of a card can be aimed, which player it hits, and what it does.

The functions are in `rules/cards`, one for each verb and question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roarhouse.core.verbs import Dispatch
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.state import Arrr, Piled, Source
from roarhouse.games.arrr.verbs import CardVerb

Targets = tuple[int, ...]

NOWHERE: Final[Targets] = ()  # cannot be used now
HERE: Final[Targets] = (NOTHING,)  # can be used, and needs no target


def no_victim(verb: CardVerb, s: Arrr, effect: Piled) -> Seat:
    """An effect that is no attack."""
    return NOTHING


# arrr.pile.8: at what a verb can be aimed now; asked when it is announced, and again when it resolves
targets: Final[Dispatch[Callable[[Any, Arrr, Seat, int], Targets]]] = Dispatch()
victim: Final[Dispatch[Callable[[Any, Arrr, Piled], Seat]]] = Dispatch(no_victim)
resolve: Final[Dispatch[Callable[[Any, Arrr, Piled], None]]] = Dispatch()


def targets_of(s: Arrr, verb: CardVerb, by: Seat, card: int) -> Targets:
    return targets[type(verb)](verb, s, by, card)


def aimed(s: Arrr, of: Source, card: int, by: Seat, use: int, target: int) -> Piled:
    """arrr.pile.8: an effect with its target; two neighbours of the row are remembered as cards, not as places."""
    near = s.box.uses[card][use].aim == "places"
    return Piled(of, card, by, use, target, s.row[target : target + 2] if near else ())


def still_aims(s: Arrr, verb: CardVerb, effect: Piled) -> bool:
    """arrr.pile.8: is the target legal now? Cards that have moved must still lie next to each other."""
    if effect.pair:
        return are_neighbours(s, effect.pair)
    return effect.target in targets_of(s, verb, effect.by, effect.card)


def are_neighbours(s: Arrr, pair: tuple[int, ...]) -> bool:
    places = [place for place, card in enumerate(s.row) if card in pair]
    return len(places) == 2 and places[1] - places[0] == 1


def victim_of(s: Arrr, effect: Piled) -> Seat:
    """arrr.pile.13: the seat that an effect on the pile hits; a penalty hits the player who lost the test."""
    if effect.of == "penalty":
        return effect.target
    verb = s.box.uses[effect.card][effect.use]
    return victim[type(verb)](verb, s, effect)


def concerned(s: Arrr, effect: Piled) -> Seat:
    """The seat that an effect on the pile hits, itself or in an effect of its own; NOTHING for a cancelled one."""
    if effect.cancelled:
        return NOTHING
    if effect.of != "penalty" and s.box.uses[effect.card][effect.use].aim == "pile":
        return s.pile[effect.target].by
    return victim_of(s, effect)


def perform(s: Arrr, verb: CardVerb, effect: Piled) -> None:
    """arrr.terms.10: what the card says happens."""
    resolve[type(verb)](verb, s, effect)
