"""What a seat may know."""

from __future__ import annotations

from typing import Literal

from roarhouse.core.game import View
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING, Challenge, Take, Vote
from roarhouse.games.arrr.odds import challenge_chances, chances, crew_dice, duel, percent, throw_chance
from roarhouse.games.arrr.parts import UNKNOWN, Action, Decks, Dice, Equipped, Player, Sea, SeaCard, Trial, Waiting
from roarhouse.games.arrr.rules.action import Opening
from roarhouse.games.arrr.rules.cheating import cheat_dice
from roarhouse.games.arrr.rules.crew import EQUIPPED_MOST
from roarhouse.games.arrr.rules.effects import concerned
from roarhouse.games.arrr.rules.hands import hand
from roarhouse.games.arrr.rules.horizon import next_to_sink, places, sea_left
from roarhouse.games.arrr.rules.influence import acts_on, difficulty, difficulty_of, pieces_of
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.rules.scoring import Voting, fame_of, points_of, sides
from roarhouse.games.arrr.rules.tests import ChooseDice, dice_of, is_success, stat_sum, successes
from roarhouse.games.arrr.rules.treasury import collected
from roarhouse.games.arrr.rules.turn import Begin, EndAction, EndTurn, Equipment
from roarhouse.games.arrr.state import Arrr, Contest, Piled, Seen, Throw
from roarhouse.games.arrr.touches import effect_parts
from roarhouse.games.arrr.verbs import STATS

Phase = Literal["setup", "recruitment", "equipment", "action", "horizon", "vote", "over"]
FOUR = range(len(STATS))


class ArrrView(View, frozen=True, kw_only=True):
    """arrr.terms.1: the table: whose turn it is, the Seven Seas, the decks, the action and the player areas."""

    phase: Phase
    turns: int
    active: Seat
    sea: Sea
    decks: Decks
    action: Action
    players: tuple[Player, ...]
    sides: tuple[tuple[Seat, ...], ...]  # who counts points together
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
        action=action(s, seat),
        players=tuple([player(s, other, seat) for other in s.box.seats]),
        sides=sides(s),
        sealed=sealed if isinstance(sealed, Take | Vote) else None,
        votes=s.votes,
    )


def sea(s: Arrr, seat: Seat) -> Sea:
    return Sea(
        row=tuple([sea_card(s, seat, card) for card in s.row]),
        places=places(s),
        sinks=next_to_sink(s),
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


def action(s: Arrr, seat: Seat) -> Action:
    window = s.agenda[-1] if s.agenda and isinstance(s.agenda[-1], Respond) else None
    return Action(
        declared=s.declared,
        claim=s.claim,
        moment=window.moment if window else None,
        waiting=(window.seat, *window.after) if window else (),
        trial=trial(s),
        odds=challenge_odds(s, seat),
        pile=tuple([waiting(s, effect) for effect in s.pile]),
        resolving=waiting(s, s.resolving) if s.resolving else None,
        calm=s.course.calm,
        aground=s.course.aground,
        spared=s.course.spared,
    )


def waiting(s: Arrr, effect: Piled) -> Waiting:
    return Waiting(effect, effect_parts(s, effect), concerned(s, effect))


def challenge_odds(s: Arrr, seat: Seat) -> tuple[int, int, int] | None:
    """For a participant of a declared Challenge, as the crews are before any effects."""
    if not isinstance(s.declared, Challenge) or seat not in (s.active, s.declared.opponent):
        return None
    other = s.declared.opponent if seat == s.active else s.active
    return challenge_chances(s, seat, other, s.declared.stat)


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
    k = s.row.index(card)
    nearer, farther = s.row[max(0, k - 1) : k], s.row[k + 1 : k + 2]
    return SeaCard(
        card=card,
        tests=tests,
        pieces=pieces_of(s, card),
        acts_nearer=any(acts_on(s, card, other) for other in nearer),
        acts_farther=any(acts_on(s, card, other) for other in farther),
        chance=odds[0],
        chance_cheating=odds[1],
    )


def trial(s: Arrr) -> Trial | None:
    contest = s.contest
    if contest is None:
        return None
    choosing = s.agenda[-1] if s.agenda else None
    return Trial(
        stat=contest.stat,
        stage=contest.stage,
        difficulty=difficulty(s),
        thrown=contest.thrown,
        dice=tuple([dice(s, throw, contest) for throw in s.throws]),
        again=choosing.whose if isinstance(choosing, ChooseDice) else NOTHING,
    )


def dice(s: Arrr, throw: Throw, contest: Contest) -> Dice:
    cheat, count = cheat_dice(s, throw), successes(s, throw)
    return Dice(
        seat=throw.seat,
        dice=len(throw.faces) if contest.thrown else dice_of(s, throw),
        faces=throw.faces,
        hits=tuple([is_success(s, face) for face in throw.faces]),
        successes=count,
        enough=contest.stage != NOTHING and count >= difficulty(s),
        chance=NOTHING if contest.thrown else throw_chance(s, throw, 0),
        cheats=throw.cheats,
        next_cheat=cheat,
        chance_cheating=throw_chance(s, throw, cheat) if contest.thrown else NOTHING,
    )


def is_known(seen: Seen, seat: Seat) -> bool:
    """A card that went to a hand visible to all, or that this seat has looked at."""
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
        room=max(0, EQUIPPED_MOST - len(s.equipped[owner])),
        stats=tuple([stat_sum(s, owner, stat) for stat in FOUR]),
        dice=crew_dice(s, owner, challenge=False),
        challenge_dice=crew_dice(s, owner, challenge=True),
        chances=chances_against(s, owner, seat),
        permanents=s.permanents[owner],
        captain=s.captains[owner] if s.captains else NOTHING,
        captain_used=owner in s.course.captains,
        offers=s.offers[owner] if s.offers else (),
        pieces=s.pieces[owner],
        stake=s.stakes[owner],
        collected=collected(s, owner),
        conquered=tuple(conquered if fame else [UNKNOWN for _ in conquered]),
        fame=fame_of(s, (owner,)) if fame else UNKNOWN,
        points=points_of(s, (owner,)) - (0 if fame else fame_of(s, (owner,))),
        in_turn=owner in s.in_turn,
        chosen=owner in s.sealed,
    )


def chances_against(s: Arrr, owner: Seat, seat: Seat) -> tuple[int, ...]:
    """For seats that can challenge each other by the mode and their sides."""
    together = seat == owner or s.box.partner(seat) == owner
    if seat not in s.box.seats or together or not s.box.has_challenges:
        return ()
    own, others = crew_dice(s, seat, challenge=True), crew_dice(s, owner, challenge=True)
    return tuple([percent(duel(own[stat], others[stat], 0, s.box.jollies)[0]) for stat in FOUR])
