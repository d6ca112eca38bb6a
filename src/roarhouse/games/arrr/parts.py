"""The parts of the view: cards of the row, player areas, the throw, the pile."""

from __future__ import annotations

from msgspec import Struct

from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING, Challenge, Claim, Pillage, Sail
from roarhouse.games.arrr.state import Piled, Stake
from roarhouse.games.arrr.verbs import Moment

UNKNOWN = NOTHING  # a card whose face is not shown


class SeaCard(Struct, frozen=True):
    """arrr.terms.2, arrr.influence.1, arrr.symbols.1: a card of the row with its tests as they are for the seat
    that looks, influences included."""

    card: int
    tests: tuple[tuple[int, int], ...]  # stat and difficulty now
    pieces: int
    acts_nearer: bool  # its influence changes the neighbour nearer to the deck
    acts_farther: bool
    chance: int = NOTHING  # per cent, without cheating
    chance_cheating: int = NOTHING  # per cent, with all Pieces


class Equipped(Struct, frozen=True):
    """arrr.symbols.2, arrr.crew.1: an equipped card, upright or turned."""

    card: int
    depleted: bool
    barred: bool  # its ability may not be announced again this turn
    kept: bool  # it cannot be lost while this pile is resolved


class Dice(Struct, frozen=True):
    """arrr.symbols.1: a throw: how many dice it has before it is made, its faces after."""

    seat: Seat
    dice: int
    faces: tuple[int, ...]
    hits: tuple[bool, ...]  # which of the faces are successes
    successes: int
    enough: bool  # for the test
    chance: int  # before the throw: per cent to win the test or the Challenge
    cheats: int
    next_cheat: int  # dice that a Piece would buy
    chance_cheating: int  # after the throw: per cent to win the test or lead the Challenge with these dice


class Trial(Struct, frozen=True):
    """arrr.tests.1: the current test or Challenge."""

    stat: int
    stage: int
    difficulty: int
    thrown: bool
    dice: tuple[Dice, ...]
    again: Seat  # whose dice are being chosen to be thrown again


class Player(Struct, frozen=True, kw_only=True):
    """arrr.terms.3, arrr.terms.8: a player area as one seat sees it. Hands show their backs: the numbers of red
    and blue cards."""

    crew: int
    events: int
    hand: tuple[int, ...]  # for its owner only, or for a partner at an open table
    known: tuple[int, ...]  # cards of it that the seat has seen
    equipped: tuple[Equipped, ...]
    room: int
    stats: tuple[int, ...]
    dice: tuple[int, ...]  # in a test of each stat: what the Captain and permanents change is included
    challenge_dice: tuple[int, ...]
    chances: tuple[int, ...]  # per cent: the seat that looks wins a Challenge of this player on each stat
    permanents: tuple[int, ...]
    captain: int
    captain_used: bool
    offers: tuple[int, ...]
    pieces: int
    stake: Stake | None
    collected: tuple[int, ...]
    conquered: tuple[int, ...]  # cards with fame: face down for all but the owner
    fame: int  # UNKNOWN while the cards are face down
    points: int  # of this Chest so far; fame counts if the seat sees it
    in_turn: bool
    chosen: bool  # has made its sealed choice


class Sea(Struct, frozen=True, kw_only=True):
    """arrr.terms.2: the Seven Seas and the Exploration deck."""

    row: tuple[SeaCard, ...]  # the card next to the deck first
    places: int  # that the row can have
    sinks: int  # the card that makes room for the next one; NOTHING while there is room
    deck: int
    top: int  # UNKNOWN unless the seat has looked at it
    top_known_to: tuple[Seat, ...]
    bottom: tuple[int, ...]
    collections: tuple[int, ...]  # as far as they are public
    sunk: tuple[int, ...]


class Decks(Struct, frozen=True, kw_only=True):
    """arrr.terms.9, arrr.terms.11: the other decks, their discard piles, and the Reserve."""

    crew: int
    crew_discard: tuple[int, ...]
    event: int
    event_discard: tuple[int, ...]
    reserve: int | None  # None: without an end


class Waiting(Struct, frozen=True):
    """arrr.pile.3: an effect on the pile, at what it is aimed (`crew:5`), and the seat that it concerns."""

    effect: Piled
    aims: tuple[str, ...]
    concerns: Seat


class Action(Struct, frozen=True, kw_only=True):
    """arrr.pile.11: what was declared, the window that is open, the throw, and the pile."""

    declared: Pillage | Sail | Challenge | None
    claim: Claim | None
    moment: Moment | None
    waiting: tuple[Seat, ...]  # seats that may still be asked in this window
    trial: Trial | None
    odds: tuple[int, int, int] | None  # of the declared Challenge, for its participants: to win, draw, lose
    pile: tuple[Waiting, ...]  # the oldest effect first
    resolving: Waiting | None
    calm: bool
    aground: bool
    spared: bool
