"""What a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from roarhouse.core.bags import cards_of, plus
from roarhouse.core.game import View
from roarhouse.core.words import Seat
from roarhouse.games.pikit.cancel import Answer, pile
from roarhouse.games.pikit.choices import Deed
from roarhouse.games.pikit.components import FACES, WOUND_TOKENS
from roarhouse.games.pikit.effects import Declaring
from roarhouse.games.pikit.odds import Odds, odds
from roarhouse.games.pikit.pair import UsePair
from roarhouse.games.pikit.play import Playing
from roarhouse.games.pikit.scoring import scores
from roarhouse.games.pikit.setup import DealCentre, DrawStartingHand, FirstPlayer
from roarhouse.games.pikit.special import most_ones
from roarhouse.games.pikit.take import Taking, open_ways

if TYPE_CHECKING:
    from roarhouse.games.pikit.state import Pikit

Phase = Literal["setup", "chance", "play", "answer", "declare", "pair", "take", "over"]


# while the dice may still be used
DICE_COUNT: Final = ("play", "answer", "declare", "pair", "take")


class Player(Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it. pikit.special-3.5, pikit.token.1: Wounds and Pair tokens lie open.

    pikit.scoring.8, pikit.special-1.3: when the game is over the hand is shown, and the Player Aid lies flipped for
    those who have the bonus.
    """

    hand: int  # cards, Kaijū and Mecha
    mecha: tuple[int, ...]  # their pairs
    wounds: int
    known: tuple[int, ...]  # with the memory aid: cards that everybody saw going into the hand
    shown: tuple[int, ...]
    score: int | None
    aid_flipped: bool


class Waiting(Struct, frozen=True):
    """A card on the pile: played, and not yet settled."""

    by: Seat
    card: int
    deed: Deed | None


class OpenWay(Struct, frozen=True):
    """What the dice open: by the sum, both faces, a face, or the difference."""

    by: str
    cards: tuple[int, ...]


class PikitView(View, frozen=True, kw_only=True):
    """pikit.setup.14, pikit.effect-draw.1: one's own hand, and of the others what lies open."""

    phase: Phase
    turns: int
    first: Seat
    active: Seat
    dice: tuple[int, int]
    turned: tuple[int, ...]
    centre: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    removed: tuple[int, ...]  # with two players
    mecha: tuple[int, ...]  # the pairs of those on the table
    wound_supply: int
    players: tuple[Player, ...]
    pile: tuple[Waiting, ...]
    to_ask: tuple[Seat, ...]  # who is asked after this one whether to cancel
    ways: tuple[OpenWay, ...]
    odds: tuple[Odds, ...]
    final: int
    hand: tuple[int, ...] = ()  # the own seat's, Kaijū and Mecha


def view(s: Pikit, seat: Seat) -> PikitView:
    centre, top, phase = tuple(cards_of(s.centre)), s.agenda[-1] if s.agenda else None, phase_of(s)
    return PikitView(
        seat=seat,
        turn=top.turn(s) if top else (),
        phase=phase,
        turns=s.turns,
        first=s.first,
        active=s.active,
        dice=s.dice,
        turned=s.turned,
        centre=centre,
        deck=sum(s.deck),
        discard=tuple(cards_of(plus(*s.discards))),
        removed=tuple(cards_of(s.box.removed)),
        mecha=tuple([pair for pair in FACES if s.owners[pair] < 0]),
        wound_supply=max(0, WOUND_TOKENS - sum(s.wounds)),
        players=players(s),
        pile=waiting(s),
        to_ask=top.after if isinstance(top, Answer) else (),
        ways=ways(s) if phase in DICE_COUNT else (),
        odds=odds(s.dice, centre) if phase in DICE_COUNT else (),
        final=s.final,
        hand=tuple(s.cards_of(seat)) if seat in s.box.seats else (),
    )


def ways(s: Pikit) -> tuple[OpenWay, ...]:
    return tuple([OpenWay(way.by, way.take.cards) for way in open_ways(s.dice, s.centre)])


def waiting(s: Pikit) -> tuple[Waiting, ...]:
    """The pile, and above it a card whose player is asked what it shall do."""
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
    flipped = most_ones(s) if over else ()
    return tuple(
        [
            Player(
                hand=len(s.cards_of(seat)),
                mecha=tuple(s.mecha_of(seat)),
                wounds=s.wounds[seat],
                known=tuple(cards_of(s.known[seat])) if s.known is not None else (),
                shown=tuple(s.cards_of(seat)) if over else (),
                score=points[seat] if over else None,
                aid_flipped=seat in flipped,
            )
            for seat in s.box.seats
        ]
    )
