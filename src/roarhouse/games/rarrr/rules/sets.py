"""Playing sets: what may be laid, and what it is worth."""

from __future__ import annotations

from typing import Final

from roarhouse.core.bags import holds, take
from roarhouse.core.game import Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rarrr.choices import Bid, Set
from roarhouse.games.rarrr.components import POWERS
from roarhouse.games.rarrr.speech import names
from roarhouse.games.rarrr.state import Rarrr

# -- what a set is worth -------------------------------------------------------------------------------------


def power_of(s: Rarrr, laid: Set) -> int:
    """rarrr.sets.10, rarrr.boost.5, rarrr.boost.7: (sum of the values + Boost) × Power cards; a Boost is no card.

    rarrr.advanced-facedown.2, rarrr.advanced-facedown.3, rarrr.advanced-facedown.12: a face-down card adds
    nothing to the sum, but counts as a card. rarrr.advanced-resistance.5: resistance changes none of this.
    """
    value_of, total = s.box.value_of, 0
    for card in laid.cards:
        total += value_of[card]
    cards = len(laid.cards) + len(laid.down)
    if s.box.options.boost_mode == "flat":
        return total * cards + laid.boost
    return (total + laid.boost) * cards


def limit(s: Rarrr, seat: Seat, power: int) -> int:
    """rarrr.sets.7, rarrr.advanced-resistance.2, rarrr.advanced-resistance.3, rarrr.advanced-resistance.4: as many
    cards as icons; one fewer, but not fewer than none, where the contested city resists that type."""
    icons = s.limits[seat][power]
    return icons - 1 if icons and s.resists(power) else icons


# -- what may be laid: the bullets of the book, in their order -----------------------------------------------


def some_set(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    """rarrr.battle.6: to play is to lay one set or more."""
    return None if bid.sets else no("rarrr.battle.6", "no-set")


def own_cards(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    """rarrr.sets.1, rarrr.sets.14: cards from the own hand, none of them twice."""
    cards = [card for laid in bid.sets for card in (*laid.cards, *laid.down)]
    return None if holds(s.hands[seat], cards) else no("rarrr.sets.14", "not-in-your-hand")


def one_type(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    """rarrr.sets.2, rarrr.components.7: a set has a single type, and every face-up card is of it."""
    for laid in bid.sets:
        if not 0 <= laid.power < len(POWERS) or any(s.box.power_of[card] != laid.power for card in laid.cards):
            return no("rarrr.sets.2", "mixed-types")
    return None


def some_card(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    """rarrr.sets.3, rarrr.sets.4, rarrr.advanced-facedown.7: one face-up Power card of the type at least; neither
    a Boost nor a face-down card stands in for it."""
    for laid in bid.sets:
        if not laid.cards:
            rule = "rarrr.sets.4" if laid.boost else "rarrr.sets.3"
            return no("rarrr.advanced-facedown.7" if laid.down else rule, "no-card", power=power_name(laid.power))
    return None


def one_set_of_each(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    """rarrr.sets.5, rarrr.sets.6, rarrr.boost.9, rarrr.advanced-facedown.8: one set of each type in a battle, and
    nothing can be added to it later. rarrr.advanced-facedown.9: what lies face-down is no set of its type."""
    taken = {laid.power for laid in s.laid[seat]}
    for laid in bid.sets:
        if laid.power in taken:
            return no("rarrr.sets.6", "type-already-laid", power=power_name(laid.power))
        taken.add(laid.power)
    return None


def within_limit(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    """rarrr.sets.7, rarrr.sets.8, rarrr.sets.9, rarrr.boost.6, rarrr.advanced-facedown.4: no more Power cards than
    the limit, face-down ones included; a Boost does not count.

    rarrr.advanced-resistance.6: the reduced limit counts face-down cards too, unless an option says otherwise.
    """
    for laid in bid.sets:
        icons, most = s.limits[seat][laid.power], limit(s, seat, laid.power)
        up, cards = len(laid.cards), len(laid.cards) + len(laid.down)
        whole = most if s.box.options.resistance_counts_face_down else icons
        if up > most or cards > whole:
            rule, power = limit_rule(icons, most, up, cards), power_name(laid.power)
            fewer, more = (most, up) if up > most else (whole, cards)
            return no(rule, "over-the-limit", power=power, limit=fewer, cards=more)
    return None


def limit_rule(icons: int, most: int, up: int, cards: int) -> str:
    """The rule that forbids this number of cards: by icons, by face-down cards, or by resistance."""
    if up <= most:
        return "rarrr.advanced-facedown.4" if cards > icons else "rarrr.advanced-resistance.6"
    if up > icons:
        return "rarrr.sets.7" if icons else "rarrr.sets.8"
    return "rarrr.advanced-resistance.2" if most else "rarrr.advanced-resistance.4"


def face_down(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    """rarrr.advanced-facedown.1, rarrr.advanced-facedown.6, rarrr.advanced-resistance.7: only with the advanced
    rule, and only cards of another type than the set's, whatever the city resists."""
    options = s.box.options
    for laid in bid.sets:
        if laid.down and not options.face_down_cards:
            return no("rarrr.advanced-facedown.1", "no-face-down-cards")
        if not options.face_down_same_type and any(s.box.power_of[card] == laid.power for card in laid.down):
            return no("rarrr.advanced-facedown.6", "face-down-of-same-type", power=power_name(laid.power))
    return None


def own_boosts(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    """rarrr.boost.2, rarrr.boost.3, rarrr.boost.4, rarrr.boost.8: an unused Boost in any set, one in each at most."""
    used = [laid.boost for laid in bid.sets if laid.boost]
    left = list(s.boosts[seat])
    for boost in used:
        if boost not in left:
            return no("rarrr.boost.2", "no-such-boost", boost=boost)
        left.remove(boost)
    return None


def above_all_others(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    """rarrr.battle.7, rarrr.sets.12: all sets together lift the Level strictly above every other one."""
    level = s.levels[seat] + sum(power_of(s, laid) for laid in bid.sets)
    beat = s.highest_other(seat)
    return None if level > beat else no("rarrr.sets.12", "not-above", level=level, beat=beat)


BID_RULES: Final = (
    some_set, own_cards, one_type, some_card, one_set_of_each, within_limit, face_down, own_boosts, above_all_others,
)  # fmt: skip


def refuse_bid(s: Rarrr, seat: Seat, bid: Bid) -> Refusal | None:
    return next((refusal for check in BID_RULES if (refusal := check(s, seat, bid))), None)


def power_name(power: int) -> Words:
    return Words(f"power-{POWERS[power]}")


# -- laying it -----------------------------------------------------------------------------------------------


def lay(s: Rarrr, seat: Seat, bid: Bid) -> None:
    """rarrr.battle.4, rarrr.sets.11, rarrr.sets.13: one or more sets; the Level is the total of all sets laid in
    this battle, as in the book's example, rarrr.battle.20: 8 + 55 + 8 = 71. rarrr.battle.15: they stay in front of
    the player until the player wins or passes."""
    for laid in bid.sets:
        worth = power_of(s, laid)
        s.levels[seat] += worth
        s.hands[seat] = take(take(s.hands[seat], laid.cards), laid.down)
        if laid.boost:
            s.boosts[seat] = tuple([boost for boost in s.boosts[seat] if boost != laid.boost])
        forget(s, seat, laid)
        if s.story is not None:
            s.tell("rarrr.sets.10", "lays", who=Who(seat), set=names.set_in_words(s, laid), worth=worth)
    s.laid[seat] += bid.sets
    s.tell("rarrr.sets.13", "level-is", who=Who(seat), level=s.levels[seat])


def forget(s: Rarrr, seat: Seat, laid: Set) -> None:
    """Cards known to be in a hand since they were taken back: those laid are not, and of each kind as many as lie
    face-down may not be there any more."""
    known = s.known[seat]
    if any(known):
        left = [count - len(laid.down) for count in known]
        for card in laid.cards:
            left[card] -= 1
        s.known[seat] = tuple([max(0, count) for count in left])
