"""A table that a seat cannot distinguish from the real one: everything hidden from the seat is dealt again.

The result depends on the view of the seat and the random generator alone.
"""

from __future__ import annotations

from operator import sub
from random import Random
from typing import cast

from roarhouse.core.bags import Bag, bag_of, cards_of, empty, minus, plus, stirred, take
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import RarrrChoice, Set
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.setup import KeepTwo
from roarhouse.games.rarrr.state import Rarrr

Picks = list[int | None]  # by time; None is a card that the seat has not seen


def imagine(s: Rarrr, seat: Seat, rng: Random) -> Rarrr:
    t = s.copy()
    top = t.agenda[-1] if t.agenda else None
    if isinstance(top, Draft):
        deck = t.box.all_katakana if top.of == "katakana" else t.box.all_power
        imagine_draft(t, seat, deck, top.of == "katakana", rng)
    elif isinstance(top, KeepTwo):
        imagine_draft(t, seat, t.box.all_katakana, True, rng)
    elif t.round:
        imagine_hands(t, seat, rng)
    if not t.box.options.monsters_face_up and t.monsters and not t.katakana[0]:
        imagine_monsters(t, seat, rng)
    if t.katakana[0]:
        imagine_box(t, seat, rng)
    for other in sorted(t.sealed):
        if other != seat:
            t.sealed[other] = rng.choice(cast("tuple[RarrrChoice, ...]", t.agenda[-1].menu(t, other)))
    return t


def imagine_monsters(t: Rarrr, seat: Seat, rng: Random) -> None:
    """Monster cards that are still face-down."""
    own = t.monsters[seat] if seat in t.box.seats else -1
    cards = iter(stirred(rng, [card for card in range(len(t.box.deck.monster)) if card != own]))
    t.monsters = tuple([own if other == seat else next(cards) for other in t.box.seats])


def imagine_box(t: Rarrr, seat: Seat, rng: Random) -> None:
    """The Katakana cards that the others dropped, and those that were never dealt."""
    seen = [card for kept in t.katakana for card in kept]
    if seat in t.box.seats:
        seen.append(t.dropped[seat])
    unseen = stirred(rng, cards_of(take(t.box.all_katakana, seen)))
    for other in t.box.seats:
        if other != seat:
            t.dropped[other] = unseen.pop()
    t.boxed = bag_of(len(t.box.all_katakana), unseen)


def imagine_draft(t: Rarrr, seat: Seat, deck: Bag, katakana: bool, rng: Random) -> None:
    """Packs and drafted cards of the others, and what was not dealt."""
    remembers = t.memory is not None and isinstance(t.agenda[-1], Draft)
    rest = (imagine_remembered if remembers else imagine_packs)(t, seat, deck, rng)
    if katakana:
        t.boxed = rest
    else:
        t.undealt = rest


def imagine_packs(t: Rarrr, seat: Seat, deck: Bag, rng: Random) -> Bag:
    """Any cards that the seat does not hold; what is left of them was never dealt."""
    own = plus(t.packs[seat], t.hands[seat]) if seat in t.box.seats else empty(len(deck))
    unseen = stirred(rng, cards_of(minus(deck, own)))
    for other in t.box.seats:
        if other != seat:
            t.packs[other] = draw(unseen, sum(t.packs[other]), len(deck))
            t.hands[other] = draw(unseen, sum(t.hands[other]), len(deck))
    return bag_of(len(deck), unseen)


def draw(cards: list[int], n: int, kinds: int) -> Bag:
    drawn, cards[len(cards) - n :] = cards[len(cards) - n :], []
    return bag_of(kinds, drawn)


def imagine_hands(t: Rarrr, seat: Seat, rng: Random) -> None:
    """Power Hands, face-down cards in sets, and cards that were discarded unseen."""
    while not deal_hidden(t, seat, rng):
        pass


def deal_hidden(t: Rarrr, seat: Seat, rng: Random) -> bool:
    """One try; it fails if the last cards left do not fit the last face-down places."""
    others = [other for other in t.box.seats if other != seat]
    pool = stirred(rng, unseen_power(t, seat, others))
    for other in others:
        if not imagine_face_down(t, other, pool):
            return False
    for other in others:
        known = t.known[other]
        drawn = draw(pool, sum(t.hands[other]) - sum(known), len(known))
        t.hands[other] = plus(known, drawn) if any(known) else drawn
    t.undealt = bag_of(len(t.box.all_power), pool)
    return True


def unseen_power(t: Rarrr, seat: Seat, others: list[Seat]) -> list[int]:
    """Power cards that may lie anywhere: not in the own hand, not open, not known to be in another hand."""
    counts = list(t.box.all_power)
    bags = [t.discard, *[t.known[other] for other in others]]
    cards = [card for sets in t.laid for laid in sets for card in laid.cards]
    if seat in t.box.seats:
        bags.append(t.hands[seat])
        cards += [card for _, card in t.buried[seat]]
        cards += [card for laid in t.laid[seat] for card in laid.down]
    for card in cards:
        counts[card] -= 1
    return [kind for kind, count in enumerate(map(sub, counts, plus(*bags))) for _ in range(count)]


def imagine_face_down(t: Rarrr, other: Seat, pool: list[int]) -> bool:
    """A card in a set's face-down place is of another type than the set's, by public knowledge."""
    if any(one.down for one in t.laid[other]):
        sets = []
        for one in t.laid[other]:
            down = [fitting(t, one.power, pool) for _ in one.down]
            if -1 in down:
                return False
            sets.append(Set(one.power, one.cards, one.boost, tuple(sorted(down))))
        t.laid[other] = tuple(sets)
    if t.buried[other]:
        cards = [(power, fitting(t, power, pool)) for power, _ in t.buried[other]]
        t.buried[other] = tuple(cards)
        return all(card >= 0 for _, card in cards)
    return True


def fitting(t: Rarrr, power: int, pool: list[int]) -> int:
    """Take a card out of the pool that may lie face-down in a set of this power; -1 if there is none."""
    same = t.box.options.face_down_same_type or power < 0
    for k in range(len(pool) - 1, -1, -1):
        if same or t.box.power_of[pool[k]] != power:
            return pool.pop(k)
    return -1


# -- with the memory aid: packs that the seat has held -------------------------------------------------------


def imagine_remembered(t: Rarrr, seat: Seat, deck: Bag, rng: Random) -> Bag:
    """A whole history of the draft that agrees with every pack the seat has held; what was never dealt."""
    seen = seen_packs(t, seat, rng)
    known = [card for picks, rest in seen for card in (*picks, *rest) if card is not None]
    pool = stirred(rng, cards_of(take(deck, known)))
    size = sum(t.packs[0])
    whole = [fill(picks, rest, size, pool) for picks, rest in seen]
    retell(t, whole, len(deck))
    return bag_of(len(deck), pool)


def seen_packs(t: Rarrr, seat: Seat, rng: Random) -> list[tuple[Picks, Picks]]:
    memory = t.memory or [()]
    if seat not in t.box.seats:
        return [([None] * len(memory[0]), [])] * len(t.box.seats)
    held, picked = [pack for pack, _ in memory[seat]] + [t.packs[seat]], [pick for _, pick in memory[seat]]
    return [seen_of_pack(first, held, picked, seat, len(t.box.seats), rng) for first in t.box.seats]


def seen_of_pack(
    first: Seat, held: list[Bag], picked: list[int], seat: Seat, seats: int, rng: Random
) -> tuple[Picks, Picks]:
    """Of the pack that began at `first`: who took what, as far as the seat can tell, and what is left in it."""
    now = len(picked)
    times = [time for time in range(now + 1) if (seat - time) % seats == first]
    if not times:
        return [None] * now, []
    picks: Picks = [None] * times[0]
    for time in times:
        if time == now:
            return picks, list(cards_of(held[now]))
        after = take(held[time], [picked[time]])
        last = time + seats > now
        gone = stirred(rng, cards_of(after if last else minus(after, held[time + seats])))
        others = now - time - 1 if last else seats - 1
        picks += [picked[time], *gone[:others]]
    return picks, list(gone[others:])


def fill(picks: Picks, rest: Picks, size: int, pool: list[int]) -> tuple[list[int], list[int]]:
    """Put cards from the pool where nothing is known."""
    taken = [pool.pop() if card is None else card for card in picks]
    return taken, [card for card in rest if card is not None] or [pool.pop() for _ in range(size)]


def retell(t: Rarrr, whole: list[tuple[list[int], list[int]]], kinds: int) -> None:
    """Hands, packs and memories of all seats, from the history of every pack."""
    seats, now = len(t.box.seats), len(whole[0][0])
    for other in t.box.seats:
        memory, hand = [], []
        for time in range(now):
            taken, rest = whole[(other - time) % seats]
            memory.append((bag_of(kinds, [*taken[time:], *rest]), taken[time]))
            hand.append(taken[time])
        t.packs[other] = bag_of(kinds, whole[(other - now) % seats][1])
        t.hands[other] = bag_of(kinds, hand)
        if t.memory is not None:
            t.memory[other] = tuple(memory)


# -- what imagination must vary ------------------------------------------------------------------------------


def secrets(s: Rarrr, seat: Seat) -> dict[str, object]:
    """What this seat must not know, by name."""
    others = [other for other in s.box.seats if other != seat]
    found: dict[str, object] = {f"hand of {k}": s.hands[k] for k in others if any(s.hands[k])}
    found |= {f"pack of {k}": s.packs[k] for k in others if any(s.packs[k])}
    found |= {f"third Katakana card of {k}": s.dropped[k] for k in others if s.dropped[k] >= 0}
    found |= {f"sealed choice of {k}": s.sealed[k] for k in others if k in s.sealed}
    found |= {
        f"face-down cards of {k}": down for k in others if (down := [one.down for one in s.laid[k] if one.down])
    }
    found |= {f"buried cards of {k}": s.buried[k] for k in others if s.buried[k]}
    if s.monsters and not s.box.options.monsters_face_up and not s.katakana[0]:
        found |= {f"monster of {k}": s.monsters[k] for k in others}
    if 0 < sum(s.undealt) < sum(s.box.all_power):
        found["undealt Power cards"] = cards_of(s.undealt)
    return found
