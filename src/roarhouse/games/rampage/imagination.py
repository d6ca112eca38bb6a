"""A table that a seat cannot tell from the real one: hidden Stomachs, secret Superpowers and the box are dealt again.

The City is public. Meals are seen when they happen, but no running total is shown; so Stomachs are imagined from what
all hidden Stomachs hold together.
"""

from __future__ import annotations

from random import Random
from typing import cast

from roarhouse.core.bags import Bag, bag_of, cards_of, minus, plus, stirred, take
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import RampageChoice
from roarhouse.games.rampage.components import KINDS, TEETH
from roarhouse.games.rampage.physics.city.plan import COLOURS
from roarhouse.games.rampage.rules.cards.stomachs import TasteKiss
from roarhouse.games.rampage.rules.setup import Introduce
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
    """Everything that is nowhere else is in one of the hidden Stomachs; which one is random."""
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
    meeples = minus(box.all_meeples, plus(t.meeples_in_sight(), t.runaway, t.boxed, *[t.meeples[k] for k in seen]))
    floors = sum([not t.table.there(floor) for floor in box.roster.floors]) if t.built else 0
    floors -= t.floors_boxed + sum([t.floors[k] for k in seen])
    teeth = TEETH * len(box.seats) - sum(t.mouth) - t.teeth_boxed - sum([t.broken[k] for k in seen])
    return meeples if t.built else bag_of(len(COLOURS), ()), floors, teeth


# -- what is secret -------------------------------------------------------------------------------------------


def secrets(s: Rampage, seat: Seat) -> dict[str, object]:
    """Superpowers and cards in hand; Stomachs, unless only one is hidden: its content follows from the rest."""
    others = [other for other in s.box.seats if other != seat]
    zones = {"superpowers": s.supers, "cards in hand": s.drawn, "cards out of play": s.shelved}
    found: dict[str, object] = {f"{name} of {k}": zone[k] for name, zone in zones.items() for k in others if zone[k]}
    hidden = hidden_stomachs(s, seat)
    if len(hidden) > 1:
        meeples, floors, teeth = unaccounted(s, hidden)
        kept = (("Meeples", s.meeples, any(meeples)), ("Floors", s.floors, floors), ("Teeth", s.broken, teeth))
        found |= {f"{name} in Stomachs": [zone[k] for k in hidden] for name, zone, some in kept if some}
    open_choice = bool(s.agenda) and isinstance(s.agenda[-1], Introduce)
    return found | {f"sealed choice of {k}": s.sealed[k] for k in others if k in s.sealed and not open_choice}
