"""The table of Arrr!!!: every zone, and what lies on the table and changes: effects on the pile, dice, stakes."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec import Struct

from roarhouse.core.game import State
from roarhouse.core.words import Seat
from roarhouse.games.arrr.cards import Traits
from roarhouse.games.arrr.choices import NOTHING, ArrrChoice, Challenge, Claim, Pillage, Sail
from roarhouse.games.arrr.components import ArrrBox, Verbs

Source = Literal["event", "crew", "penalty", "reward", "captain"]


class Piled(Struct, frozen=True):
    """arrr.pile.3: an effect that waits: an Event, a Crew ability or a penalty."""

    of: Source
    card: int  # of a penalty or reward: the Exploration card; of a Captain's ability: the Captain
    by: Seat  # NOTHING for a penalty
    use: int = 0  # which effect of the card; of a penalty: which test was lost
    target: int = NOTHING
    pair: tuple[int, ...] = ()  # two Exploration cards that are to change places
    less: int = 0  # damage that has been taken off it
    cancelled: bool = False


class Contest(Struct, frozen=True):
    """The current test of an Exploration card, or the Challenge."""

    stat: int
    stage: int  # which test of the card; NOTHING in a Challenge
    shift: int = 0  # what effects have done to the difficulty
    sheltered: bool = False  # no influence on this test
    thrown: bool = False


class Throw(Struct, frozen=True):
    """arrr.tests.3: the dice of one thrower, from the announcement of the throw to its end."""

    seat: Seat
    stat: int  # whose sum is the number of dice
    more: int = 0  # dice added or taken before the throw
    mates: bool = True  # do First Mates count?
    faces: tuple[int, ...] = ()
    cheats: int = 0
    bonus: int = 0  # dice more for each cheat


class Stake(Struct, frozen=True):
    """arrr.challenge.11: what lies aside until the Challenge is over."""

    pieces: int
    card: int = NOTHING


class Seen(Struct, frozen=True):
    """A card that some know to be in a hand, or at a place of the Exploration deck."""

    card: int
    by: tuple[Seat, ...]


class Course(Struct, frozen=True):
    """What holds until the end of this turn."""

    calm: bool = False  # no influences
    aground: bool = False  # may not Sail
    spared: bool = False  # no penalties
    tax: int = 0  # Pieces fewer for a Pillage
    wins: int = 0  # tests won in this action
    barred: tuple[int, ...] = ()  # Crew cards whose ability may not be announced again
    captains: tuple[Seat, ...] = ()  # seats that have used their Captain


FRESH: Final = Course()

Did = Literal["plays", "equips", "sails", "pillages", "challenges", "accepts", "rejects", "cheats", "commands"]


class Act(NamedTuple):
    """A line of the logbook: a public act of a player, and the card used for it."""

    seat: Seat
    did: Did
    card: int = NOTHING


class Arrr(State, kw_only=True):
    """arrr.terms.3: a list has one entry for each seat: its player area. Cards are numbers, in the order of the
    deck."""

    sealed: dict[int, ArrrChoice]
    box: ArrrBox
    # the Seven Seas
    collections: tuple[int, ...] = ()
    sea: tuple[int, ...] = ()  # the face-down deck: in no order, sorted
    top: tuple[Seen, ...] = ()  # the card on top of it, if a seat has looked at it
    bottom: tuple[Seen, ...] = ()  # cards put under it, the uppermost first
    unused: tuple[int, ...]
    row: tuple[int, ...] = ()  # the card next to the deck first
    sunk: tuple[int, ...] = ()
    # the other decks
    crew_deck: tuple[int, ...]
    crew_discard: tuple[int, ...] = ()
    event_deck: tuple[int, ...]
    event_discard: tuple[int, ...] = ()
    reserve: int
    # the players
    crew: list[tuple[int, ...]]  # Crew cards in hand
    events: list[tuple[int, ...]]  # Event cards in hand
    known: list[tuple[Seen, ...]]  # cards of a hand that others have seen
    equipped: list[tuple[int, ...]]
    depleted: tuple[int, ...] = ()
    permanents: list[tuple[int, ...]]
    captains: list[int]
    offers: list[tuple[int, ...]]
    pieces: list[int]
    chest: list[tuple[int, ...]]
    stakes: list[Stake | None]
    # the turn
    turns: int = 0
    active: Seat = NOTHING
    in_turn: tuple[Seat, ...] = ()
    course: Course = FRESH
    declared: Pillage | Sail | Challenge | None = None
    claim: Claim | None = None
    sailing: int = NOTHING
    # the throw and the pile
    contest: Contest | None = None
    throws: tuple[Throw, ...] = ()
    pile: tuple[Piled, ...] = ()
    resolving: Piled | None = None
    kept: tuple[int, ...] = ()  # equipped cards that cannot be lost while this pile is resolved
    # the end
    over: bool = False
    logbook: tuple[Act, ...] = ()  # public acts; no rule reads it
    votes: tuple[Seat, ...] = ()

    # -- questions that several chapters ask -----------------------------------------------------------------

    def traits(self, seat: Seat) -> Traits:
        """What a Captain and permanents change for a player; nothing for those who only watch."""
        if seat < 0:
            return self.box.traits(NOTHING, ())
        return self.box.traits(self.captains[seat] if self.captains else NOTHING, self.permanents[seat])

    def all_but(self, seat: Seat) -> tuple[Seat, ...]:
        """All other seats, and the watchers."""
        return (-2, *[other for other in self.box.seats if other != seat])

    def friends(self, seat: Seat) -> tuple[Seat, ...]:
        """arrr.teams.3, arrr.teams.4: who sees a hand: its owner, and a partner only at an open table."""
        return (seat, self.box.partner(seat)) if self.box.options.team_hands_open else (seat,)

    def strangers(self, seat: Seat) -> tuple[Seat, ...]:
        friends = self.friends(seat)
        return tuple([other for other in (-2, *self.box.seats) if other not in friends])

    def log(self, seat: Seat, did: Did, card: int = NOTHING) -> None:
        self.logbook += (Act(seat, did, card),)

    def verbs(self, effect: Piled) -> Verbs:
        """All that an effect carries out; arrr.exploration.11: what is printed at a single test belongs to it
        alone."""
        if effect.of in ("event", "crew"):
            return (self.box.uses[effect.card][effect.use],)
        card = self.box.deck.exploration[effect.card]
        if effect.of == "penalty":
            return (*card.tests[effect.use].failure, *card.failure)
        return card.success if effect.use == NOTHING else card.tests[effect.use].success


def census(s: Arrr) -> dict[str, int]:
    """Cards and Pieces are neither made nor lost."""
    piled = [effect for effect in (*s.pile, s.resolving) if effect is not None and effect.of == "event"]
    hands = sum(map(len, s.crew)) + sum(map(len, s.equipped))
    events = sum(map(len, s.events)) + sum(map(len, s.permanents)) + len(piled)
    stakes = [stake for stake in s.stakes if stake is not None]
    sea = len(s.sea) + len(s.top) + len(s.bottom) + len(s.unused) + len(s.row) + len(s.sunk)
    return {
        "crew": len(s.crew_deck) + len(s.crew_discard) + hands,
        "events": len(s.event_deck) + len(s.event_discard) + events,
        "explorations": sea + sum(map(len, s.chest)) + sum(stake.card != NOTHING for stake in stakes),
        "pieces": s.reserve + sum(s.pieces) + sum(stake.pieces for stake in stakes),
    }
