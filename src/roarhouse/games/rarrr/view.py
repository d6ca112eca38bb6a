"""What a seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from roarhouse.core.bags import cards_of
from roarhouse.core.game import View
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import FACE_DOWN, Arrange, Keep, Pick, Set
from roarhouse.games.rarrr.components import POWERS
from roarhouse.games.rarrr.rules.battle import Bidding, SelectCity
from roarhouse.games.rarrr.rules.dial import Dial, dial
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.outlook import outlook
from roarhouse.games.rarrr.rules.passing import may_take_back, played
from roarhouse.games.rarrr.rules.scoring import city_points, score_sheet
from roarhouse.games.rarrr.rules.sets import limit, power_of
from roarhouse.games.rarrr.rules.setup import KeepTwo, NameMonster
from roarhouse.games.rarrr.rules.strongest import highest_level
from roarhouse.games.rarrr.speech import names
from roarhouse.games.rarrr.state import Rarrr

Phase = Literal["setup", "katakana", "keep", "name", "draft", "select", "battle", "deal", "over"]


class LaidSet(Struct, frozen=True, gc=False):
    """rarrr.advanced-facedown.5: a set on the table; face-down cards lie sideways and show only their backs."""

    power: int
    cards: tuple[int, ...]
    boost: int
    down: tuple[int, ...]  # FACE_DOWN for all seats but the owner
    total: int  # the sum of its values
    worth: int


class Player(Struct, frozen=True, kw_only=True, gc=False):
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
    return views(s)(seat)


def views(s: Rarrr) -> Callable[[Seat], RarrrView]:
    """The views of all seats: what is the same for all is computed once."""
    phase = phase_of(s)
    public = public_part(s, phase)
    players = shown_players(s)

    def view(seat: Seat) -> RarrrView:
        if seat not in s.box.seats:
            return RarrrView(seat=seat, players=players, **public)  # type: ignore[arg-type]
        seen = (*players[:seat], player(s, seat, True), *players[seat + 1 :]) if hides(s, seat) else players
        return RarrrView(seat=seat, players=seen, **public, **own_part(s, seat, phase))  # type: ignore[arg-type]

    return view


def public_part(s: Rarrr, phase: Phase) -> dict[str, object]:
    return {
        "turn": s.agenda[-1].turn(s) if s.agenda else (),
        "phase": phase,
        "round": s.round,
        "row": s.row,
        "city": s.city,
        "removed": s.removed,
        "discard": s.discard,
        "cities_left": len(s.city_deck),
        "undealt": sum(s.undealt),
        "buried": tuple([len(cards) for cards in s.buried]),
        "sheet": score_sheet(s),
    }


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


def shows_monster(s: Rarrr, owner: Seat) -> bool:
    """rarrr.setup.8: face-up from the deal on, or from the reveal of the Katakana cards on."""
    return s.box.options.monsters_face_up or bool(s.katakana[owner])


def hides(s: Rarrr, owner: Seat) -> bool:
    """Does a seat see more of its own cards on the table than others do?"""
    return not shows_monster(s, owner) or any(laid.down for laid in s.laid[owner])


def shown_players(s: Rarrr) -> tuple[Player, ...]:
    """All seats, each as the others see it."""
    return tuple([player(s, owner, False) for owner in s.box.seats])


def player(s: Rarrr, owner: Seat, own: bool) -> Player:
    shown = bool(s.monsters) and (own or shows_monster(s, owner))
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
        laid=tuple([laid_set(s, laid, own) for laid in s.laid[owner]]),
        dial=dial(s.levels[owner]),
        passed=s.passed[owner],
        angriest=owner == s.angriest,
        won=s.won[owner],
        points=city_points(s, owner),
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
    draft = outlook(s.box, s.hands[seat], s.packs[seat], s.limits[seat]) if phase == "draft" else None
    return {
        "pack": tuple(cards_of(s.packs[seat])),
        "hand": () if katakana else tuple(cards_of(s.hands[seat])),
        "katakana": tuple(cards_of(s.hands[seat])) if katakana else s.katakana[seat],
        "sealed": s.sealed.get(seat),
        "dropped": s.dropped[seat],
        "discarded": tuple([card for _, card in s.buried[seat]]),
        "memory": s.memory[seat] if s.memory else (),
        "gains": draft.gains if draft else (),
        "best_sets": draft.best_sets if draft else (),
        "take_back": min(may_take_back(s, seat), len(played(s, seat))) if bidding else 0,
        "beat": s.highest_other(seat) if bidding else 0,
        "reach": highest_level(s, seat) if bidding else 0,
    }
