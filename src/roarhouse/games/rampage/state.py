"""The table of Rampage: the City, the Stomachs and the cards."""

from __future__ import annotations

from typing import Literal, TypeVar

from msgspec import Struct, field

from roarhouse.core.bags import Bag, add, bag_of, cards_of
from roarhouse.core.game import State
from roarhouse.core.verbs import Verb
from roarhouse.core.words import Named, Seat
from roarhouse.games.rampage.choices import NO_SEAT, NOWHERE, Aimed, Foresee, How, RampageChoice
from roarhouse.games.rampage.components import TEETH, RampageBox
from roarhouse.games.rampage.physics.city.plan import COLOURS, Monster, Piece, Zone
from roarhouse.games.rampage.physics.interface import Outcome, Readings, Table
from roarhouse.games.rampage.verbs import Moment

V = TypeVar("V", bound=Verb)
NO_READINGS = Readings((), (), (), (), (), (), (), ())


class Meal(Struct, frozen=True):
    """A meal in progress: where, up to how many Meeples, how many so far, and whether it is over."""

    how: How = "here"
    zone: Zone = NOWHERE
    limit: int = 0
    eaten: int = 0
    over: bool = False


class Shot(Struct, frozen=True):
    """One run of the physics: its number, who acted and how (None: pieces were moved by hand and settled), and the
    film, empty if nothing moved by itself."""

    number: int
    by: Seat
    act: Aimed | None
    film: bytes


class Rampage(State, kw_only=True):
    """A list has one entry for each seat, unless it says otherwise. Monsters are named by their corners."""

    sealed: dict[int, RampageChoice]
    box: RampageBox
    # the City and the Runaway board: public
    table: Table
    readings: Readings = field(default=NO_READINGS, name="facts")
    shots: int = 0  # how often physics has run
    shot: Shot | None = None  # what it did in the last choice; None if it did not run
    side: Literal["", "A", "B"] = ""
    runaway: Bag  # Meeples on the Runaway board, by colour
    pending: tuple[int, ...] = ()  # lines or zones that were filled and have not taken effect
    boxed: Bag  # Meeples that went back to the box
    floors_boxed: int = 0
    teeth_boxed: int = 0
    # the Monsters
    mouth: list[int]  # Teeth tokens left
    meeples: list[Bag]  # in the Stomach
    floors: list[int]
    broken: list[int]  # Teeth of others in the Stomach
    away: list[bool]  # off the board by Invisibility
    paralysed: list[bool]  # no Move in the next turn
    inverted: list[bool]  # the Body is upside down until an action is spent on it
    # the cards
    characters: list[tuple[int, ...]]
    powers: list[tuple[int, ...]]
    common: list[tuple[int, ...]]  # by party: the Power of a team
    supers: list[tuple[int, ...]]  # secret
    drawn: list[tuple[int, ...]]  # in the hand, to choose from
    shelved: list[tuple[int, ...]]  # put out of play unseen; known to the seat that drew them
    deck: Bag  # not dealt
    discards: tuple[int, ...] = ()  # face up, in the order of discarding
    mutated: list[int]  # how many Powers must be given up at the end of the turn
    bought: list[int]
    # the turn
    first: Seat = NO_SEAT
    party: int = -1  # whose turn it is
    turns: int = 0
    actions: int = 0
    bonus: list[int]  # by party: additional actions of the next turn
    passed: list[bool]
    meals: list[Meal | None]
    # the action
    actor: Seat = NO_SEAT  # who acts, or acted last
    deed: str = ""
    flicks: int = 0  # in this Move
    knocked: tuple[Monster, ...] = ()  # Bodies that fell since this action began
    credited: tuple[Monster, ...] = ()  # and those for which a Tooth was broken
    vacuum: Zone | None = None  # where Vacuum puts what was blown out; NOWHERE: not used
    # the end
    stall: int = 0  # turns in a row without a Floor gained
    gained: bool = False  # was a Floor gained in this turn?
    last_turns: int = -1  # how many parties still have their last turn; -1 before the end is announced
    loser: int = -1  # the party that filled the sixth line
    foreseen: list[Foresee | None]

    def rests(self, outcome: Outcome, act: Aimed | None = None) -> None:
        """Everything has come to rest, after an act or after a hand."""
        self.table, self.readings = outcome.table, outcome.readings
        self.shots += 1
        self.shot = Shot(self.shots, self.actor, act, outcome.film)
        self.knocked += tuple([monster for monster in outcome.knocked if monster not in self.knocked])

    @property
    def built(self) -> bool:
        """Has the City been built?"""
        return bool(self.readings.zones)

    def meeples_in_sight(self) -> Bag:
        """Meeples on the table, by colour."""
        roster = self.box.roster
        return bag_of(len(COLOURS), [roster.colour(m) for m in roster.meeples if self.table.there(m)])

    # -- Monsters --------------------------------------------------------------------------------------------

    def paws(self, seat: Seat) -> Piece:
        return self.box.roster.paws(self.box.corners[seat])

    def body(self, seat: Seat) -> Piece:
        return self.box.roster.body(self.box.corners[seat])

    def in_city(self, piece: Piece) -> bool:
        """rampage.lexicon.1, rampage.clarifications.7: on the board, directly or through others."""
        return self.table.there(piece) and piece not in self.readings.out

    def where(self, seat: Seat) -> tuple[Zone, ...]:
        """rampage.lexicon.8, rampage.clarifications.3: the Neighborhoods of a Monster are those of its Paws."""
        paws = self.paws(seat)
        return self.readings.neighborhoods(paws) if self.in_city(paws) else ()

    def together(self, seat: Seat, other: Seat) -> bool:
        """Are two Monsters in the same Neighborhood?"""
        return other != seat and bool(set(self.where(seat)) & set(self.where(other)))

    def neighbours(self, seat: Seat) -> list[Seat]:
        """Other Monsters in the same Neighborhood."""
        return [other for other in self.box.seats if self.together(seat, other)]

    def down(self, seat: Seat) -> bool:
        """rampage.judge.4: does its Body lie? The active Monster's is lifted before its action ends."""
        acting = seat == self.actor and self.box.party_of[seat] == self.party
        return not acting and self.box.corners[seat] in self.readings.fallen

    def stands(self, seat: Seat) -> bool:
        """Complete and ready to act."""
        return self.in_city(self.paws(seat)) and self.box.corners[seat] in self.readings.mounted

    def teeth(self, seat: Seat) -> int:
        """rampage.chow.1, rampage.chow.2: the tokens, and two that are printed and cannot be lost."""
        return 2 + self.mouth[seat]

    # -- players ---------------------------------------------------------------------------------------------

    @property
    def members(self) -> tuple[Seat, ...]:
        """The seats that play in this turn."""
        return self.box.parties[self.party]

    def opponents(self, seat: Seat) -> list[Seat]:
        """rampage.teams.18: the members of other teams."""
        party_of = self.box.party_of
        return [other for other in self.box.seats if party_of[other] != party_of[seat]]

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """rampage.turn.2: all seats, beginning with this one."""
        return self.box.seats[seat:] + self.box.seats[:seat]

    def next_player(self, seat: Seat) -> Seat:
        """rampage.runaway-a.5, rampage.teams.14: who is next in turn; of a team the first clockwise."""
        party = (self.box.party_of[seat] + 1) % len(self.box.parties)
        return next(other for other in self.clockwise(seat) if self.box.party_of[other] == party)

    def all_but(self, *seats: Seat) -> tuple[Seat, ...]:
        """All other seats, and the watchers."""
        return (-2, *[other for other in self.box.seats if other not in seats])

    # -- cards -----------------------------------------------------------------------------------------------

    def powers_of(self, seat: Seat) -> tuple[int, ...]:
        """rampage.teams.2: the own ones, and the one that a team has in common."""
        return self.powers[seat] + self.common[self.box.party_of[seat]]

    def power(self, seat: Seat, verb: type[V]) -> V | None:
        """rampage.powers.0: the effect of a Power, if this Monster has it."""
        for card in self.powers_of(seat):
            effect = self.box.effects[card]
            if isinstance(effect, verb):
                return effect
        return None

    def held(self, seat: Seat, verb: type[Verb]) -> int | None:
        """rampage.monsters.8: a Secret Superpower that this seat holds."""
        effects = self.box.effects
        return next((card for card in self.supers[seat] if isinstance(effects[card], verb)), None)

    def could_hold(self, seat: Seat, *verbs: type[Verb]) -> bool:
        """Public knowledge: this seat has a Superpower left, and one of these has not been seen."""
        cards = [card for verb in verbs for card in self.box.cards_with(verb)]
        unseen = any(self.discards.count(card) < self.box.boards for card in cards)
        return bool(self.supers[seat]) and unseen

    def could_use(self, seat: Seat, moment: Moment) -> bool:
        """rampage.superpowers.0: public knowledge, as above: one that has this moment has not been seen."""
        cards = [card for card, moments in enumerate(self.box.moments) if moment in moments]
        return bool(self.supers[seat]) and any(self.discards.count(card) < self.box.boards for card in cards)

    def undealt(self, kind: int) -> list[int]:
        """The cards of one kind that were not dealt, one by one."""
        return [card for card in cards_of(self.deck) if self.box.kind_of[card] == kind]

    def discard(self, seat: Seat, card: int) -> None:
        """Out of whichever zone it is in, face up to the box."""
        for cards in (self.characters, self.powers, self.supers):
            if card in cards[seat]:
                cards[seat] = without(cards[seat], card)
                break
        else:
            party = self.box.party_of[seat]
            self.common[party] = without(self.common[party], card)
        self.discards += (card,)

    # -- Stomachs --------------------------------------------------------------------------------------------

    def swallow(self, seat: Seat, colours: list[int]) -> None:
        """rampage.lexicon.12, rampage.chow.9: what is eaten is kept in the Stomach."""
        self.meeples[seat] = add(self.meeples[seat], colours)

    def sees_stomach(self, seat: Seat, of: Seat) -> bool:
        """rampage.teams.12, rampage.components.3: a Stomach is open to its owner and to teammates."""
        if self.box.options.open_stomachs or not self.agenda:
            return True
        return seat in self.box.seats and self.box.party_of[seat] == self.box.party_of[of]

    # -- what things are called ------------------------------------------------------------------------------

    def card(self, card: int) -> Named:
        return Named(self.box.rows[card].id)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    k = cards.index(card)
    return cards[:k] + cards[k + 1 :]


# -- conservation ---------------------------------------------------------------------------------------------


def census(s: Rampage) -> dict[str, int]:
    """Meeples, Floors, Vehicles, Teeth and cards: none is made or lost."""
    box, built = s.box, s.built
    around = [s.runaway, s.boxed, s.meeples_in_sight() if built else box.all_meeples, *s.meeples]
    floors = sum([s.table.there(floor) for floor in box.roster.floors]) if built else len(box.roster.floors)
    vehicles = sum([s.table.there(v) for v in box.roster.vehicles]) if built else len(box.roster.vehicles)
    unused = TEETH * (4 * box.boards - len(box.seats))
    zones = (s.characters, s.powers, s.common, s.supers, s.drawn, s.shelved)
    cards = sum([len(cards) for zone in zones for cards in zone])
    return {
        **{f"{colour} meeples": sum([bag[k] for bag in around]) for k, colour in enumerate(COLOURS)},
        "floors": floors + s.floors_boxed + sum(s.floors),
        "vehicles": vehicles,
        "teeth": sum(s.mouth) + sum(s.broken) + s.teeth_boxed + unused,
        "cards": sum(s.deck) + len(s.discards) + cards,
    }
