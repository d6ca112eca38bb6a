"""A table that a seat cannot tell from the real one: everything hidden from it is dealt again.

It is made from what the seat sees and nothing else, in an order that depends on nothing else. Conquered
cards are remembered, although they lie face down: all have seen them.
"""

from __future__ import annotations

from random import Random
from typing import cast

from roarhouse.core.bags import stirred
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING, ArrrChoice
from roarhouse.games.arrr.rules.hands import Cards, draw_blindly, with_cards
from roarhouse.games.arrr.state import Arrr, Seen
from roarhouse.games.arrr.view import face, is_known, knows_collections


def imagine(s: Arrr, seat: Seat, rng: Random) -> Arrr:
    t = s.copy()
    strangers = [other for other in t.box.seats if seat not in t.friends(other)]
    for other in t.box.seats:
        t.known[other] = tuple([seen for seen in t.known[other] if is_known(seen, seat)])
    t.crew_deck = imagine_hands(t, strangers, t.crew, unseen_crew(t, strangers), rng)
    if t.box.has_events:
        t.event_deck = imagine_hands(t, strangers, t.events, unseen_events(t, strangers), rng)
    imagine_sea(t, seat, rng)
    for other in sorted(t.sealed):
        if other != seat:
            t.sealed[other] = rng.choice(cast("tuple[ArrrChoice, ...]", t.agenda[-1].menu(t, other)))
    return t


# -- hands and their decks -----------------------------------------------------------------------------------------


def unseen_crew(t: Arrr, strangers: list[Seat]) -> list[int]:
    """Crew cards that lie in no open place."""
    seen = {*t.crew_discard, *[card for cards in t.equipped for card in cards]}
    seen.update([card for other in t.box.seats if other not in strangers for card in t.crew[other]])
    return [card for card in t.box.all_crew if card not in seen]


def unseen_events(t: Arrr, strangers: list[Seat]) -> list[int]:
    """Events that are neither discarded, played nor in a hand that the seat sees."""
    rest = list(t.box.all_events)
    piled = [effect.card for effect in (*t.pile, t.resolving) if effect and effect.of == "event"]
    open_hands = [card for other in t.box.seats if other not in strangers for card in t.events[other]]
    for card in (*t.event_discard, *[c for cards in t.permanents for c in cards], *piled, *open_hands):
        rest.remove(card)
    return rest


def imagine_hands(t: Arrr, strangers: list[Seat], hands: list[Cards], unseen: list[int], rng: Random) -> Cards:
    """Deal what cannot be seen to the hands that cannot be seen, and leave the rest in the deck."""
    crew = hands is t.crew
    known = {other: known_cards(t, other, crew) for other in strangers}
    for cards in known.values():
        for card in cards:
            unseen.remove(card)
    for other in strangers:
        drawn = draw_blindly(rng, unseen, len(hands[other]) - len(known[other]))
        hands[other] = with_cards(known[other], tuple(drawn))
    return tuple(sorted(unseen))


def known_cards(t: Arrr, other: Seat, crew: bool) -> Cards:
    return tuple([seen.card for seen in t.known[other] if (seen.card < t.box.first_event) == crew])


# -- the Exploration deck ------------------------------------------------------------------------------------------


def imagine_sea(t: Arrr, seat: Seat, rng: Random) -> None:
    """arrr.setup.2, arrr.setup.3: whole collections, and as many other cards as are left for the deck."""
    if not t.unused and not t.top and not t.bottom:
        return  # all cards that have not been seen are in the deck
    placed = [seen for seen in (*t.top, *t.bottom) if face(seen, seat) == NOTHING]
    hidden = len(t.sea) + len(placed)
    shown = seen_explorations(t, seat)
    t.collections = imagine_collections(t, shown, rng)
    symbol_of, cards = t.box.symbol_of, range(len(t.box.symbol_of))
    collection = [card for card in cards if symbol_of[card] in t.collections and card not in shown]
    fame = stirred(rng, [card for card in cards if symbol_of[card] == NOTHING and card not in shown])
    deck = stirred(rng, collection + sorted(fame[: hidden - len(collection)]))
    t.top = tuple([replaced(seen, seat, deck) for seen in t.top])
    t.bottom = tuple([replaced(seen, seat, deck) for seen in t.bottom])
    t.sea = tuple(sorted(deck))
    out = {*shown, *deck, *[seen.card for seen in (*t.top, *t.bottom)]}
    t.unused = tuple([card for card in cards if card not in out])


def seen_explorations(t: Arrr, seat: Seat) -> set[int]:
    """arrr.exploration.10: cards that lie open, or were seen by all when they were conquered or sunk."""
    shown = {*t.row, *t.sunk, *[card for chest in t.chest for card in chest]}
    shown.update([stake.card for stake in t.stakes if stake is not None and stake.card != NOTHING])
    return shown | {seen.card for seen in (*t.top, *t.bottom) if face(seen, seat) != NOTHING}


def imagine_collections(t: Arrr, shown: set[int], rng: Random) -> tuple[int, ...]:
    """Those that have shown a card are in the deck; any others may be, as many as there must be."""
    if knows_collections(t) or not t.collections:
        return t.collections
    known = {t.box.symbol_of[card] for card in shown} - {NOTHING}
    others = stirred(rng, [symbol for symbol in range(len(t.box.deck.collection)) if symbol not in known])
    return tuple(sorted([*known, *others[: len(t.collections) - len(known)]]))


def replaced(seen: Seen, seat: Seat, deck: list[int]) -> Seen:
    """Another card at a place of the deck that the seat has not looked at."""
    return seen if face(seen, seat) != NOTHING else Seen(deck.pop(), seen.by)


# -- secrets -------------------------------------------------------------------------------------------------------


def secrets(s: Arrr, seat: Seat) -> dict[str, object]:
    """What a seat must not know, by name."""
    others = [other for other in s.box.seats if seat not in s.friends(other)]
    found: dict[str, object] = {f"Crew cards of {k}": s.crew[k] for k in others if s.crew[k] and s.crew_deck}
    found |= {f"Events of {k}": s.events[k] for k in others if s.events[k] and s.event_deck}
    found |= {f"sealed choice of {k}": s.sealed[k] for k in s.box.seats if k in s.sealed and k != seat}
    placed = [seen.card for seen in (*s.top, *s.bottom) if face(seen, seat) == NOTHING]
    if s.sea and (placed or not knows_collections(s)):
        found["Exploration deck"] = (placed, s.sea)
    return found
