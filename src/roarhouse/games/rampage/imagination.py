"""A table that a seat cannot tell from the real one: foreign Stomachs, secret Superpowers and the box are dealt
again.

The City is public. Meals are seen when they happen, but nobody is shown a running total; so a Stomach is imagined
from what must be in all hidden Stomachs together.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from roarhouse.core.bags import Bag, bag_of, cards_of, minus, plus, stirred, take
from roarhouse.core.words import Seat
from roarhouse.games.rampage.characters import COLOURS
from roarhouse.games.rampage.choices import RampageChoice
from roarhouse.games.rampage.components import TEETH
from roarhouse.games.rampage.uses import TasteKiss
from roarhouse.games.rampage.variants import KINDS

if TYPE_CHECKING:
    from roarhouse.games.rampage.state import Rampage


def imagine(s: Rampage, seat: Seat, rng: Random) -> Rampage:
    t = s.copy()
    imagine_cards(t, seat, rng)
    imagine_stomachs(t, seat, rng)
    for other in sorted(t.sealed):
        if other != seat:
            t.sealed[other] = rng.choice(cast("tuple[RampageChoice, ...]", t.agenda[-1].menu(t, other)))
    return t


# -- cards ----------------------------------------------------------------------------------------------------


def imagine_cards(t: Rampage, seat: Seat, rng: Random) -> None:
    """Superpowers, cards in hand and cards put out of play: any that the seat has not seen."""
    unseen = hidden_cards(t, seat)
    decks = [stirred(rng, [c for c in unseen if t.box.kind_of[c] == kind]) for kind in range(len(KINDS))]
    for other in t.box.seats:
        if other != seat:
            t.supers[other] = dealt_like(t, t.supers[other], decks)
            t.drawn[other] = dealt_like(t, t.drawn[other], decks)
            t.shelved[other] = dealt_like(t, t.shelved[other], decks)
    t.deck = bag_of(len(t.deck), [card for deck in decks for card in deck])


def hidden_cards(t: Rampage, seat: Seat) -> list[int]:
    """All cards but those that lie open and those the seat holds."""
    public = [card for cards in (*t.characters, *t.powers, *t.common) for card in cards]
    own = (*t.supers[seat], *t.drawn[seat], *t.shelved[seat]) if seat in t.box.seats else ()
    return cards_of(take(t.box.all_cards, (*public, *t.discards, *own)))


def dealt_like(t: Rampage, cards: tuple[int, ...], decks: list[list[int]]) -> tuple[int, ...]:
    """As many cards of each kind."""
    return tuple(sorted([decks[t.box.kind_of[card]].pop() for card in sorted(cards)]))


# -- Stomachs -------------------------------------------------------------------------------------------------


def hidden_stomachs(t: Rampage, seat: Seat) -> list[Seat]:
    step = t.agenda[-1] if t.agenda else None
    kissed = step.whom if isinstance(step, TasteKiss) and step.seat == seat else -1
    return [other for other in t.box.seats if not t.sees_stomach(seat, other) and other != kissed]


def imagine_stomachs(t: Rampage, seat: Seat, rng: Random) -> None:
    """Everything that is nowhere else is in one of the hidden Stomachs, in whichever."""
    hidden = hidden_stomachs(t, seat)
    if not hidden:
        return
    meeples, floors, teeth = unaccounted(t, hidden)
    for other in hidden:
        t.meeples[other], t.floors[other], t.broken[other] = (0,) * len(COLOURS), 0, 0
    for colour in cards_of(meeples):
        t.swallow(rng.choice(hidden), [colour])
    for _ in range(floors):
        t.floors[rng.choice(hidden)] += 1
    for _ in range(teeth):
        t.broken[rng.choice(hidden)] += 1


def unaccounted(t: Rampage, hidden: list[Seat]) -> tuple[Bag, int, int]:
    """What must be in the hidden Stomachs together: Meeples by colour, Floors, and Teeth."""
    box = t.box
    seen = [other for other in box.seats if other not in hidden]
    meeples = minus(box.all_meeples, plus(in_sight(t), t.runaway, t.boxed, *[t.meeples[k] for k in seen]))
    floors = sum([not t.table.there(floor) for floor in box.roster.floors]) if built(t) else 0
    floors -= t.floors_boxed + sum([t.floors[k] for k in seen])
    teeth = TEETH * len(box.seats) - sum(t.mouth) - t.teeth_boxed - sum([t.broken[k] for k in seen])
    return meeples if built(t) else bag_of(len(COLOURS), ()), floors, teeth


def in_sight(t: Rampage) -> Bag:
    """Meeples on the table, by colour."""
    roster = t.box.roster
    return bag_of(len(COLOURS), [roster.colour(meeple) for meeple in roster.meeples if t.table.there(meeple)])


def built(t: Rampage) -> bool:
    """Is the City there already?"""
    return bool(t.facts.zones)
