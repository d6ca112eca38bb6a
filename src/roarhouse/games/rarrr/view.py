"""What a seat may know."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from roarhouse.core.bags import Bag, cards_of, with_card
from roarhouse.core.game import View
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import FACE_DOWN, Arrange, Keep, Pick, Set
from roarhouse.games.rarrr.components import POWERS
from roarhouse.games.rarrr.rules.battle import Bidding, SelectCity
from roarhouse.games.rarrr.rules.dial import Dial, dial
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.passing import may_take_back, played
from roarhouse.games.rarrr.rules.scoring import score_sheet
from roarhouse.games.rarrr.rules.sets import limit, power_of
from roarhouse.games.rarrr.rules.setup import KeepTwo, NameMonster
from roarhouse.games.rarrr.rules.strongest import highest_level
from roarhouse.games.rarrr.speech import names
from roarhouse.games.rarrr.state import Rarrr

Phase = Literal["setup", "katakana", "keep", "name", "draft", "select", "battle", "deal", "over"]


class LaidSet(Struct, frozen=True):
    """rarrr.advanced-facedown.5: a set on the table; face-down cards lie sideways and show only their backs."""

    power: int
    cards: tuple[int, ...]
    boost: int
    down: tuple[int, ...]  # FACE_DOWN for all seats but the owner
    total: int  # the sum of its values
    worth: int


class Player(Struct, frozen=True, kw_only=True):
    """rarrr.boost.12, rarrr.dial.4, rarrr.angriest.6: one seat as all seats see it, with its unused Boosts, its
    Level, and perhaps the Angriest Monster card."""

    monster: int  # FACE_DOWN while hidden
    katakana: tuple[int, ...]
    name: str
    limits: tuple[int, ...]
    limits_now: tuple[int, ...]  # in this battle
    boosts: tuple[int, ...]
    hand: int
    pack: int
    chosen: bool  # in a draft: has this seat made its sealed choice
    known: tuple[int, ...]  # cards taken back in public
    laid: tuple[LaidSet, ...]
    dial: Dial
    passed: bool
    angriest: bool
    won: tuple[int, ...]
    points: int


class RarrrView(View, frozen=True, kw_only=True):
    """rarrr.draft.5, rarrr.draft.10, rarrr.power.4: the seat's own cards, and what is public of the others."""

    phase: Phase
    round: int
    players: tuple[Player, ...]
    row: tuple[int, ...]
    city: int
    removed: tuple[int, ...]
    discard: tuple[int, ...]
    cities_left: int
    undealt: int
    buried: tuple[int, ...]  # how many cards each seat has discarded unseen
    sheet: tuple[tuple[str, tuple[int, ...]], ...]  # the score sheet so far, row by row
    # the own seat's
    pack: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    katakana: tuple[int, ...] = ()
    sealed: Pick | Keep | Arrange | None = None
    dropped: int = FACE_DOWN
    discarded: tuple[int, ...] = ()
    memory: tuple[tuple[tuple[int, ...], int], ...] = ()  # packs held, with the pick from each
    gains: tuple[int, ...] = ()  # in the draft of Power cards: what each card of the pack adds to its type's best set
    best_sets: tuple[int, ...] = ()  # in the draft of Power cards: the Power of the best set of each type in hand
    take_back: int = 0  # how many cards a pass may return to the hand
    beat: int = 0
    reach: int = 0  # the highest Level within reach; the own one if no bid is high enough


def view(s: Rarrr, seat: Seat) -> RarrrView:
    phase, sheet = phase_of(s), score_sheet(s)
    own = own_part(s, seat, phase) if seat in s.box.seats else {}
    return RarrrView(
        seat=seat,
        turn=s.agenda[-1].turn(s) if s.agenda else (),
        phase=phase,
        round=s.round,
        players=tuple([player(s, other, seat, sheet[0][1][other]) for other in s.box.seats]),
        row=s.row,
        city=s.city,
        removed=s.removed,
        discard=s.discard,
        cities_left=len(s.city_deck),
        undealt=sum(s.undealt),
        buried=tuple([len(cards) for cards in s.buried]),
        sheet=sheet,
        **own,  # type: ignore[arg-type]
    )


def phase_of(s: Rarrr) -> Phase:
    match s.agenda[-1] if s.agenda else None:
        case None:
            return "over"
        case Draft(of):
            return "katakana" if of == "katakana" else "draft"
        case KeepTwo():
            return "keep"
        case NameMonster():
            return "name"
        case SelectCity():
            return "select"
        case Bidding():
            return "battle"
    return "deal" if s.round else "setup"


def sees_monster(s: Rarrr, owner: Seat, seat: Seat) -> bool:
    """rarrr.setup.8: face-up from the deal on, or from the reveal of the Katakana cards on."""
    return s.box.options.monsters_face_up or owner == seat or bool(s.katakana[owner])


def player(s: Rarrr, owner: Seat, seat: Seat, points: int) -> Player:
    shown = bool(s.monsters) and sees_monster(s, owner, seat)
    return Player(
        monster=s.monsters[owner] if shown else FACE_DOWN,
        katakana=s.katakana[owner],
        name=names.monster_name(s, owner) if s.names[owner] else "",
        limits=s.limits[owner],
        limits_now=limits_now(s, owner),
        boosts=s.boosts[owner],
        hand=sum(s.hands[owner]),
        pack=sum(s.packs[owner]),
        chosen=owner in s.sealed,
        known=s.known[owner],
        laid=tuple([laid_set(s, laid, owner == seat) for laid in s.laid[owner]]),
        dial=dial(s.levels[owner]),
        passed=s.passed[owner],
        angriest=owner == s.angriest,
        won=s.won[owner],
        points=points,
    )


def limits_now(s: Rarrr, owner: Seat) -> tuple[int, ...]:
    """Only the advanced rule of resistance changes them."""
    if not s.box.options.power_resistance:
        return s.limits[owner]
    return tuple([limit(s, owner, power) for power in range(len(POWERS))])


def laid_set(s: Rarrr, laid: Set, own: bool) -> LaidSet:
    down = laid.down if own else (FACE_DOWN,) * len(laid.down)
    total = sum([s.box.value_of[card] for card in laid.cards])
    return LaidSet(laid.power, laid.cards, laid.boost, down, total, power_of(s, laid))


def own_part(s: Rarrr, seat: Seat, phase: Phase) -> dict[str, object]:
    katakana = phase in ("katakana", "keep")
    bidding = phase == "battle" and not s.passed[seat]
    best = best_sets(s, seat) if phase == "draft" else ()
    return {
        "pack": tuple(cards_of(s.packs[seat])),
        "hand": () if katakana else tuple(cards_of(s.hands[seat])),
        "katakana": tuple(cards_of(s.hands[seat])) if katakana else s.katakana[seat],
        "sealed": s.sealed.get(seat),
        "dropped": s.dropped[seat],
        "discarded": tuple([card for _, card in s.buried[seat]]),
        "memory": s.memory[seat] if s.memory else (),
        "gains": gains(s, seat, best) if best else (),
        "best_sets": best,
        "take_back": min(may_take_back(s, seat), len(played(s, seat))) if bidding else 0,
        "beat": s.highest_other(seat) if bidding else 0,
        "reach": highest_level(s, seat) if bidding else 0,
    }


def gains(s: Rarrr, seat: Seat, now: tuple[int, ...]) -> tuple[int, ...]:
    """How much each card of the pack would add to the best set that its type could make now."""
    hand, pack, power_of = s.hands[seat], s.packs[seat], s.box.power_of
    more = {
        kind: best_set(s, seat, with_card(hand, kind), power_of[kind]) - now[power_of[kind]]
        for kind, count in enumerate(pack)
        if count
    }
    return tuple([more[kind] for kind in cards_of(pack)])


def best_sets(s: Rarrr, seat: Seat) -> tuple[int, ...]:
    return tuple([best_set(s, seat, s.hands[seat], power) for power in range(len(POWERS))])


def best_set(s: Rarrr, seat: Seat, hand: Bag, power: int) -> int:
    """rarrr.sets.10: the Power of the strongest set of one type that a hand could lay without a Boost."""
    limit, total, cards = s.limits[seat][power], 0, 0
    for kind in reversed(s.box.kinds_of[power]):
        count = min(hand[kind], limit - cards)
        total, cards = total + count * s.box.value_of[kind], cards + count
    return total * cards
