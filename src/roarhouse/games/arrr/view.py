"""What a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from roarhouse.core.game import View
from roarhouse.core.words import Seat
from roarhouse.games.arrr.action import Opening
from roarhouse.games.arrr.choices import NOTHING, Challenge, Claim, Pillage, Sail, Take, Vote
from roarhouse.games.arrr.crew import EQUIPPED_MOST
from roarhouse.games.arrr.effects.answers import victim_of
from roarhouse.games.arrr.hands import hand
from roarhouse.games.arrr.horizon import sea_left
from roarhouse.games.arrr.influence import difficulty, difficulty_of, pieces_of
from roarhouse.games.arrr.odds import chances
from roarhouse.games.arrr.pile import Respond
from roarhouse.games.arrr.scoring import Voting, fame_of
from roarhouse.games.arrr.throwing import cheat_dice, dice_of, stat_sum, successes
from roarhouse.games.arrr.treasury import collected
from roarhouse.games.arrr.turn import Begin, EndAction, EndTurn, Equipment
from roarhouse.games.arrr.values import Moment, Piled, Seen, Stake, Throw

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr

Phase = Literal["setup", "recruitment", "equipment", "action", "horizon", "vote", "over"]
UNKNOWN = NOTHING  # a card whose face is not shown


class SeaCard(Struct, frozen=True):
    """arrr.terms.2, arrr.influence.1, arrr.symbols.1: a card of the row with its tests as they are for the seat
    that looks, influences included."""

    card: int
    tests: tuple[tuple[int, int], ...]  # stat and difficulty now
    pieces: int
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
    successes: int
    cheats: int
    next_cheat: int  # dice that a Piece would buy


class Trial(Struct, frozen=True):
    """arrr.tests.1: the current test or Challenge."""

    stat: int
    stage: int
    difficulty: int
    thrown: bool
    dice: tuple[Dice, ...]


class Player(Struct, frozen=True, kw_only=True):
    """arrr.terms.3, arrr.terms.8: a player area as one seat sees it. Hands show their backs: so many red, so
    many blue."""

    crew: int
    events: int
    hand: tuple[int, ...]  # for its owner only, or for a partner at an open table
    known: tuple[int, ...]  # cards of it that the seat has seen
    equipped: tuple[Equipped, ...]
    room: int
    stats: tuple[int, ...]
    permanents: tuple[int, ...]
    captain: int
    captain_used: bool
    offers: tuple[int, ...]
    pieces: int
    stake: Stake | None
    collected: tuple[int, ...]
    conquered: tuple[int, ...]  # cards with fame: face down for everybody but the owner
    fame: int  # UNKNOWN while the cards are face down
    in_turn: bool
    chosen: bool  # has made its sealed choice


class Sea(Struct, frozen=True, kw_only=True):
    """arrr.terms.2: the Seven Seas and the Exploration deck."""

    row: tuple[SeaCard, ...]  # the card next to the deck first
    places: int  # that the row can have
    deck: int
    top: int  # UNKNOWN unless the seat has looked at it
    top_known_to: tuple[Seat, ...]
    bottom: tuple[int, ...]
    collections: tuple[int, ...]  # as far as everybody knows them
    sunk: tuple[int, ...]


class Decks(Struct, frozen=True, kw_only=True):
    """arrr.terms.9, arrr.terms.11: the other decks, their discard piles, and the Reserve."""

    crew: int
    crew_discard: tuple[int, ...]
    event: int
    event_discard: tuple[int, ...]
    reserve: int | None  # None: without an end


class Action(Struct, frozen=True, kw_only=True):
    """arrr.pile.11: what was declared, the window that is open, the throw, and the pile."""

    declared: Pillage | Sail | Challenge | None
    claim: Claim | None
    moment: Moment | None
    waiting: tuple[Seat, ...]  # who may still be asked in this window
    trial: Trial | None
    pile: tuple[Piled, ...]  # the oldest effect first
    victims: tuple[Seat, ...]  # whom each of them hits
    resolving: Piled | None
    calm: bool
    aground: bool
    spared: bool


class ArrrView(View, frozen=True, kw_only=True):
    """arrr.terms.1: the table: whose turn it is, the Seven Seas, the decks, the action and the player areas."""

    phase: Phase
    turns: int
    active: Seat
    sea: Sea
    decks: Decks
    action: Action
    players: tuple[Player, ...]
    sealed: Take | Vote | None
    votes: tuple[Seat, ...]


def view(s: Arrr, seat: Seat) -> ArrrView:
    sealed = s.sealed.get(seat)
    return ArrrView(
        seat=seat,
        turn=s.agenda[-1].turn(s) if s.agenda else (),
        phase=phase_of(s),
        turns=s.turns,
        active=s.active,
        sea=sea(s, seat),
        decks=decks(s),
        action=action(s),
        players=tuple([player(s, other, seat) for other in s.box.seats]),
        sealed=sealed if isinstance(sealed, Take | Vote) else None,
        votes=s.votes,
    )


def sea(s: Arrr, seat: Seat) -> Sea:
    return Sea(
        row=tuple([sea_card(s, seat, card) for card in s.row]),
        places=len(s.box.seats) + 2,
        deck=sea_left(s),
        top=face(s.top[0], seat) if s.top else UNKNOWN,
        top_known_to=s.top[0].by if s.top else (),
        bottom=tuple([face(seen, seat) for seen in s.bottom]),
        collections=s.collections if knows_collections(s) else (),
        sunk=s.sunk,
    )


def decks(s: Arrr) -> Decks:
    return Decks(
        crew=len(s.crew_deck),
        crew_discard=s.crew_discard,
        event=len(s.event_deck),
        event_discard=s.event_discard,
        reserve=None if s.box.unlimited else s.reserve,
    )


def action(s: Arrr) -> Action:
    window = s.agenda[-1] if s.agenda and isinstance(s.agenda[-1], Respond) else None
    return Action(
        declared=s.declared,
        claim=s.claim,
        moment=window.moment if window else None,
        waiting=(window.seat, *window.after) if window else (),
        trial=trial(s),
        pile=s.pile,
        victims=tuple([victim_of(s, effect) for effect in s.pile]),
        resolving=s.resolving,
        calm=s.course.calm,
        aground=s.course.aground,
        spared=s.course.spared,
    )


def phase_of(s: Arrr) -> Phase:
    """arrr.turn.3: read off what is still to be done."""
    kinds = {type(step) for step in s.agenda}
    marks: tuple[tuple[type, Phase], ...] = (
        (Begin, "setup"),
        (Equipment, "recruitment"),
        (Opening, "equipment"),
        (EndAction, "action"),
        (EndTurn, "horizon"),
        (Voting, "vote"),
    )
    return next((phase for mark, phase in marks if mark in kinds), "over")


def knows_collections(s: Arrr) -> bool:
    """arrr.setup.2: drawn by lot they are seen only when their cards turn up."""
    return s.box.options.collections == "chosen" or len(s.box.seats) == len(s.box.deck.collection)


def face(seen: Seen, seat: Seat) -> int:
    return seen.card if seat in seen.by else UNKNOWN


def sea_card(s: Arrr, seat: Seat, card: int) -> SeaCard:
    tests = tuple([(stat, difficulty_of(s, seat, card, k)) for k, (stat, _) in enumerate(s.box.tests[card])])
    odds = chances(s, seat, card) if seat in s.box.seats else (NOTHING, NOTHING)
    return SeaCard(card, tests, pieces_of(s, card), *odds)


def trial(s: Arrr) -> Trial | None:
    contest = s.contest
    if contest is None:
        return None
    return Trial(
        contest.stat, contest.stage, difficulty(s), contest.thrown, tuple([dice(s, throw) for throw in s.throws])
    )


def dice(s: Arrr, throw: Throw) -> Dice:
    thrown = s.contest is not None and s.contest.thrown
    number = len(throw.faces) if thrown else dice_of(s, throw)
    return Dice(throw.seat, number, throw.faces, successes(s, throw), throw.cheats, cheat_dice(s, throw))


def is_known(seen: Seen, seat: Seat) -> bool:
    """A card that everybody saw going to a hand, or that this seat has looked at."""
    return seat in seen.by or -2 in seen.by


def sees_fame(s: Arrr, owner: Seat, seat: Seat) -> bool:
    """arrr.terms.7, arrr.exploration.9, arrr.teams.3: cards with fame lie face down for all others until the
    end, unless the table shows them."""
    return owner == seat or s.over or s.box.options.show_fame


def player(s: Arrr, owner: Seat, seat: Seat) -> Player:
    fame = sees_fame(s, owner, seat)
    conquered = [card for card in s.chest[owner] if s.box.symbol_of[card] == NOTHING]
    barred, kept = s.course.barred, s.kept
    return Player(
        crew=len(s.crew[owner]),
        events=len(s.events[owner]),
        hand=hand(s, owner) if seat in s.friends(owner) else (),
        known=tuple(sorted([seen.card for seen in s.known[owner] if is_known(seen, seat)])),
        equipped=tuple([Equipped(c, c in s.depleted, c in barred, c in kept) for c in s.equipped[owner]]),
        room=EQUIPPED_MOST - len(s.equipped[owner]),
        stats=tuple([stat_sum(s, owner, stat) for stat in range(4)]),
        permanents=s.permanents[owner],
        captain=s.captains[owner] if s.captains else NOTHING,
        captain_used=owner in s.course.captains,
        offers=s.offers[owner] if s.offers else (),
        pieces=s.pieces[owner],
        stake=s.stakes[owner],
        collected=collected(s, owner),
        conquered=tuple(conquered if fame else [UNKNOWN for _ in conquered]),
        fame=fame_of(s, (owner,)) if fame else UNKNOWN,
        in_turn=owner in s.in_turn,
        chosen=owner in s.sealed,
    )
