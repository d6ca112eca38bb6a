"""The table of Arrr!!!: every zone, and the steps that can be on its agenda."""

from __future__ import annotations

from copy import copy

from roarhouse.core.game import State
from roarhouse.core.words import Many, Named, Seat, Words
from roarhouse.games.arrr import (
    action,
    captains,
    challenge,
    crew,
    exploration,
    hands,
    horizon,
    naming,
    pile,
    setup,
    throwing,
    turn,
)
from roarhouse.games.arrr.box import ArrrBox
from roarhouse.games.arrr.choices import NOTHING, ArrrChoice, Challenge, Claim, Pillage, Sail
from roarhouse.games.arrr.components import PIECES, Traits
from roarhouse.games.arrr.effects.answers import PayOrCancel
from roarhouse.games.arrr.effects.flashes import Aground
from roarhouse.games.arrr.equipment import Equipping
from roarhouse.games.arrr.recruitment import Recruiting, Refill
from roarhouse.games.arrr.scoring import Voting
from roarhouse.games.arrr.values import FRESH, Contest, Course, Deed, Entry, Piled, Seen, Stake, Throw

SetupStep = (
    setup.PickCollections
    | setup.DrawCollections
    | setup.ChooseCollections
    | setup.StockSea
    | setup.FirstRow
    | setup.DealHands
    | setup.ThrowForStart
    | setup.DrawStart
    | setup.ChooseStart
    | captains.OfferCaptains
    | captains.KeepCaptain
    | captains.DraftCaptains
    | captains.PickCaptain
)
TurnStep = turn.Begin | turn.Turn | turn.Equipment | turn.EndAction | turn.EndTurn | Voting
PhaseStep = Recruiting | Refill | Equipping | horizon.Horizon | horizon.TurnOver
ActionStep = action.Opening | action.Declare | action.CarryOut | exploration.Face | exploration.Judge
ChallengeStep = challenge.ClaimStake | challenge.AnswerChallenge | challenge.TakeSpoils | challenge.Compare
PileStep = pile.Open | pile.Respond | pile.Resolve | pile.Resolved | PayOrCancel | Aground
DiceStep = throwing.Throwing | throwing.Roll | throwing.ChooseDice
CardStep = hands.Discarding | hands.Draw | hands.DrawEither | hands.ChooseDeck | hands.LookAtHand
LossStep = crew.Damaged | crew.Mutinied | horizon.LookAhead | horizon.Lookout
ArrrStep = SetupStep | TurnStep | PhaseStep | ActionStep | ChallengeStep | PileStep | DiceStep | CardStep | LossStep


class Arrr(State, kw_only=True):
    """arrr.terms.3: a list has one entry for each seat: its player area. Cards are numbers, in the order of the
    deck."""

    agenda: list[ArrrStep]
    sealed: dict[int, ArrrChoice]
    box: ArrrBox
    # the Seven Seas
    collections: tuple[int, ...] = ()
    sea: tuple[int, ...] = ()  # the face-down deck: in no order, sorted
    top: tuple[Seen, ...] = ()  # the card on top of it, if somebody has looked
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
    logbook: tuple[Entry, ...] = ()  # what everybody has seen happen; no rule reads it
    votes: tuple[Seat, ...] = ()

    def copy(self) -> Arrr:
        twin = copy(self)
        twin.agenda, twin.sealed, twin.story = self.agenda[:], self.sealed.copy(), None
        twin.crew, twin.events, twin.known = self.crew[:], self.events[:], self.known[:]
        twin.equipped, twin.permanents = self.equipped[:], self.permanents[:]
        twin.captains, twin.offers = self.captains[:], self.offers[:]
        twin.pieces, twin.chest, twin.stakes = self.pieces[:], self.chest[:], self.stakes[:]
        return twin

    # -- questions that several chapters ask -----------------------------------------------------------------

    def traits(self, seat: Seat) -> Traits:
        """What a Captain and permanents change for a player; nothing for those who only watch."""
        if seat < 0:
            return self.box.traits(NOTHING, ())
        return self.box.traits(self.captains[seat] if self.captains else NOTHING, self.permanents[seat])

    def all_but(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else at the table, and the watchers."""
        return (-2, *[other for other in self.box.seats if other != seat])

    def friends(self, seat: Seat) -> tuple[Seat, ...]:
        """arrr.teams.3, arrr.teams.4: who sees a hand: its owner, and a partner only at an open table."""
        return (seat, self.box.partner(seat)) if self.box.options.team_hands_open else (seat,)

    def strangers(self, seat: Seat) -> tuple[Seat, ...]:
        friends = self.friends(seat)
        return tuple([other for other in (-2, *self.box.seats) if other not in friends])

    def log(self, seat: Seat, deed: Deed, card: int = NOTHING) -> None:
        self.logbook += (Entry(seat, deed, card),)

    # -- what things are called ------------------------------------------------------------------------------

    def card_name(self, card: int) -> Named:
        return naming.card_name(self.box.deck, card)

    def card_names(self, cards: tuple[int, ...]) -> Many:
        return Many(tuple(self.card_name(card) for card in cards))

    def sea_name(self, card: int) -> Named:
        return naming.sea_name(self.box.deck, card)

    def captain_name(self, captain: int) -> Named:
        return Named(self.box.deck.captain[captain].id)

    def effect_name(self, effect: Piled) -> Words:
        return naming.effect_name(self.box.deck, self.row, self.pile, effect)


def set_up(box: ArrrBox) -> Arrr:
    """arrr.setup.11, arrr.modes.3, arrr.modes.7: two Pieces each, and the whole game on the agenda."""
    seats = len(box.seats)
    s = Arrr(
        agenda=[],
        sealed={},
        box=box,
        unused=tuple(range(len(box.deck.exploration))),
        crew_deck=box.all_crew,
        event_deck=box.all_events if box.has_events else (),
        reserve=PIECES - setup.PIECES_DEALT * seats,
        crew=[()] * seats,
        events=[()] * seats,
        known=[()] * seats,
        equipped=[()] * seats,
        permanents=[()] * seats,
        captains=[],
        offers=[],
        pieces=[setup.PIECES_DEALT] * seats,
        chest=[()] * seats,
        stakes=[None] * seats,
    )
    s.then(setup.PickCollections(), setup.StockSea(), setup.FirstRow(), setup.DealHands())
    s.agenda[:0] = [turn.Begin(), *reversed(captain_steps(box)), start_step(box)]
    return s


def start_step(box: ArrrBox) -> ArrrStep:
    """arrr.turn.1: by dice, by lot or by the host."""
    match box.options.start_player:
        case "random":
            return setup.DrawStart()
        case "host":
            return setup.ChooseStart(setup.HOST)
    return setup.ThrowForStart(box.seats)


def captain_steps(box: ArrrBox) -> list[ArrrStep]:
    """arrr.captains.1, arrr.setup.12: by lot, one of two, or drafted; arrr.modes.10: in the full mode only."""
    if not box.has_captains:
        return []
    match box.options.captains:
        case "draft":
            return [captains.DraftCaptains()]
        case "two":
            return [captains.OfferCaptains(2)]
    return [captains.OfferCaptains(1)]
