"""The view of a seat: only what this seat may know."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from roarhouse.core.bags import cards_of, plus
from roarhouse.core.game import View
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import Deed
from roarhouse.games.pikit.components import CENTRE, FACES, WOUND_TOKENS
from roarhouse.games.pikit.rules.cancel import Answer, pile
from roarhouse.games.pikit.rules.effects import Declaring
from roarhouse.games.pikit.rules.odds import Odds, odds
from roarhouse.games.pikit.rules.pair import UsePair, is_pair
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.rules.scoring import MECHA_POINTS, places, points_so_far, score_sheet, scores
from roarhouse.games.pikit.rules.setup import DealCentre, DrawStartingHand, FirstPlayer
from roarhouse.games.pikit.rules.special import most_ones
from roarhouse.games.pikit.rules.take import By, Taking, open_ways
from roarhouse.games.pikit.state import Pikit

Phase = Literal["setup", "chance", "play", "answer", "declare", "pair", "take", "over"]

# phases in which the dice may still be used
DICE_COUNT: Final = ("play", "answer", "declare", "pair", "take")


class Player(Struct, frozen=True, kw_only=True):
    """pikit.special-3.5, pikit.token.1: the public information about one seat; Wounds and Pair tokens lie open.

    pikit.scoring.8, pikit.special-1.3: when the game is over the hand is shown, and the Player Aid lies flipped for
    each seat with the bonus.
    """

    hand: int  # cards, Kaijū and Mecha
    mecha: tuple[int, ...]  # their pairs
    wounds: int
    known: tuple[int, ...]  # with the memory aid: cards that went openly into the hand
    shown: tuple[int, ...]
    score: int | None
    place: int | None  # 1 for the winners
    aid_flipped: bool


class Waiting(Struct, frozen=True):
    """A card on the pile: played, its effect still to come."""

    by: Seat
    card: int
    deed: Deed | None


class OpenWay(Struct, frozen=True):
    """Cards that the dice allow to take, and by what: the sum, both faces, a face, or the difference."""

    by: By
    cards: tuple[int, ...]


class PikitView(View, frozen=True, kw_only=True):
    """pikit.setup.14, pikit.effect-draw.1: the seat's own hand, and the public information about the others."""

    phase: Phase
    turns: int
    first: Seat
    active: Seat
    dice: tuple[int, int]
    turned: tuple[int, ...]
    sum: int  # of the dice, and their difference, while the dice may be used
    difference: int
    pair: int  # the pair that the dice make, 0 if they make none
    centre: tuple[int, ...]
    gaps: int  # cards missing in the centre
    deck: int
    discard: tuple[int, ...]
    removed: tuple[int, ...]  # with two players
    mecha: tuple[int, ...]  # the pairs of those on the table
    mecha_points: int  # of each
    wound_supply: int
    players: tuple[Player, ...]
    pile: tuple[Waiting, ...]
    to_ask: tuple[Seat, ...]  # the seats that are asked next whether they cancel
    ways: tuple[OpenWay, ...]
    odds: tuple[Odds, ...]
    final: int
    sheet: tuple[tuple[str, tuple[int, ...]], ...]  # the score sheet row by row, when the game is over
    hand: tuple[int, ...]  # of this seat, Kaijū and Mecha
    points: int  # of this seat so far, without the bonus for the most 1 cards


def view(s: Pikit, seat: Seat) -> PikitView:
    top, phase = s.agenda[-1] if s.agenda else None, phase_of(s)
    return PikitView(
        seat=seat,
        turn=top.turn(s) if top else (),
        phase=phase,
        turns=s.turns,
        first=s.first,
        active=s.active,
        players=players(s),
        pile=waiting(s),
        to_ask=top.after if isinstance(top, Answer) else (),
        final=s.final,
        sheet=() if s.agenda else score_sheet(s),
        hand=tuple(s.cards_of(seat)) if seat in s.box.seats else (),
        points=points_so_far(s, seat) if seat in s.box.seats else 0,
        **supply_part(s),
        **dice_part(s, usable=phase in DICE_COUNT),
    )


def supply_part(s: Pikit) -> dict[str, Any]:
    return {
        "centre": tuple(cards_of(s.centre)),
        "gaps": CENTRE - sum(s.centre),
        "deck": sum(s.deck),
        "discard": tuple(cards_of(plus(*s.discards))),
        "removed": tuple(cards_of(s.box.removed)),
        "mecha": tuple([pair for pair in FACES if s.owners[pair] < 0]),
        "mecha_points": MECHA_POINTS,
        "wound_supply": max(0, WOUND_TOKENS - sum(s.wounds)),
    }


def dice_part(s: Pikit, usable: bool) -> dict[str, Any]:
    """The dice, and what they make possible while they may be used."""
    return {
        "dice": s.dice,
        "turned": s.turned,
        "sum": sum(s.dice) if usable else 0,
        "difference": abs(s.dice[0] - s.dice[1]) if usable else 0,
        "pair": s.dice[0] if usable and is_pair(s) else 0,
        "ways": ways(s) if usable else (),
        "odds": odds(s.dice, tuple(cards_of(s.centre))) if usable else (),
    }


def ways(s: Pikit) -> tuple[OpenWay, ...]:
    return tuple([OpenWay(way.by, way.take.cards) for way in open_ways(s.dice, s.centre)])


def waiting(s: Pikit) -> tuple[Waiting, ...]:
    """The pile, and above it a card whose player is asked to declare its effect."""
    cards = [Waiting(step.by, step.card, step.deed) for step in pile(s)]
    cards += [Waiting(step.seat, step.card, None) for step in s.agenda[-1:] if isinstance(step, Declaring)]
    return tuple(cards)


def phase_of(s: Pikit) -> Phase:
    match s.agenda[-1] if s.agenda else None:
        case None:
            return "over"
        case FirstPlayer() | DealCentre() | DrawStartingHand():
            return "setup"
        case Playing():
            return "play"
        case Answer():
            return "answer"
        case Declaring():
            return "declare"
        case UsePair():
            return "pair"
        case Taking():
            return "take"
    return "chance"


def players(s: Pikit) -> tuple[Player, ...]:
    over = not s.agenda
    points = scores(s) if over else ()
    ranking = places(s, points) if over else ()
    flipped = most_ones(s) if over else ()
    return tuple(
        [
            Player(
                hand=len(s.cards_of(seat)),
                mecha=tuple(s.mecha_of(seat)),
                wounds=s.wounds[seat],
                known=tuple(cards_of(s.aid[seat])) if s.aid is not None else (),
                shown=tuple(s.cards_of(seat)) if over else (),
                score=points[seat] if over else None,
                place=ranking[seat] if over else None,
                aid_flipped=seat in flipped,
            )
            for seat in s.box.seats
        ]
    )
