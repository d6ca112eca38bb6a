"""The Challenge: a stat, two stakes, two throws."""

from __future__ import annotations

from itertools import combinations

from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.arrr.choices import NOTHING, REJECT, Challenge, Claim, Reject, Spoils
from roarhouse.games.arrr.rules.crew import take_equipped
from roarhouse.games.arrr.rules.hands import DrawEither
from roarhouse.games.arrr.rules.pile import Open
from roarhouse.games.arrr.rules.tests import Throwing, successes
from roarhouse.games.arrr.rules.treasury import collected, gain, move_card, owns_something
from roarhouse.games.arrr.speech.names import claim_name, stat_name
from roarhouse.games.arrr.state import Arrr, Contest, Stake, Throw
from roarhouse.games.arrr.verbs import STATS

MOST_PIECES = 4
SPOIL_CARDS = 2


# -- declaring -----------------------------------------------------------------------------------------------------


def refuse_challenge(s: Arrr, seat: Seat, choice: Challenge) -> Refusal | None:
    """arrr.challenge.1, arrr.challenge.3, arrr.challenge.4, arrr.challenge.5, arrr.modes.4, arrr.modes.8,
    arrr.teams.5: which players may be challenged, and on what."""
    other, options = choice.opponent, s.box.options
    if not s.box.has_challenges:
        return no("arrr.modes.8", "no-challenges")
    if other not in s.box.seats or other == seat or not 0 <= choice.stat < len(STATS):
        return no("arrr.challenge.1", "no-such-opponent")
    if other == s.box.partner(seat):
        return no("arrr.teams.5", "is-your-partner")
    if not s.equipped[seat]:
        return no("arrr.action.3", "no-crew")
    if not s.equipped[other]:
        return no("arrr.challenge.4", "has-no-crew", whom=Who(other))
    if not owns_something(s, seat):
        return no("arrr.challenge.3", "nothing-to-lose")
    if not options.challenge_empty_chest and not owns_something(s, other):
        return no("arrr.challenge.5", "empty-chest", whom=Who(other))
    return None


def claims(s: Arrr, victim: Seat) -> tuple[Claim, ...]:
    """arrr.challenge.2, arrr.challenge.10: none to four Pieces of the other Chest, or one Collection card there."""
    pieces = s.box.claims[: min(MOST_PIECES, s.pieces[victim]) + 1]
    return (*pieces, *[s.box.card_claims[card] for card in collected(s, victim)])


def refuse_claim(s: Arrr, victim: Seat, choice: Claim, rule: str) -> Refusal | None:
    if choice in claims(s, victim):
        return None
    if choice.pieces > MOST_PIECES:
        return no(rule, "too-many-pieces", most=MOST_PIECES)
    return no(rule, "not-in-that-chest", whom=Who(victim))


def begin_challenge(s: Arrr, challenger: Seat, opponent: Seat) -> None:
    """arrr.challenge.13, arrr.challenge.14: from the declaration on both players are in turn."""
    s.in_turn = (challenger, opponent)
    s.then(ClaimStake(challenger, opponent))


class ClaimStake(Ask, frozen=True):
    """arrr.challenge.2: what the challenger steals by winning, a part of the declaration."""

    victim: Seat
    rule = "arrr.challenge.2"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Claim, ...]:
        return claims(s, self.victim)

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Claim):
            return refuse_claim(s, self.victim, choice, self.rule)
        return no(self.rule, "not-on-the-menu")

    def take(self, s: Arrr, choice: Claim) -> None:
        s.claim = choice
        s.tell(self.rule, "claims", who=Who(self.seat), stake=claim_name(s.box.deck, choice))

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        return Words("ask-claimstake", {"whom": Who(self.victim)})


# -- accepting or not ----------------------------------------------------------------------------------------------


class AnswerChallenge(Ask, frozen=True):
    """arrr.challenge.6, arrr.challenge.10: accept, and say what is to be stolen from the challenger; or reject."""

    rule = "arrr.challenge.6"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Choice, ...]:
        return (REJECT, *claims(s, s.active))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Claim):
            return refuse_claim(s, s.active, choice, "arrr.challenge.10")
        return None if isinstance(choice, Reject) else no(self.rule, "accept-or-reject")

    def take(self, s: Arrr, choice: Reject | Claim) -> None:
        if isinstance(choice, Reject):
            s.log(self.seat, "rejects")
            s.tell(self.rule, "rejects", who=Who(self.seat))
            s.in_turn = (s.active,)
            s.then(TakeSpoils(s.active, self.seat))
        else:
            s.log(self.seat, "accepts")
            s.tell(self.rule, "accepts", who=Who(self.seat), stake=claim_name(s.box.deck, choice))
            accept(s, self.seat, choice)

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        stat = stat_name(s.declared.stat) if isinstance(s.declared, Challenge) else ""
        stake = claim_name(s.box.deck, s.claim) if s.claim else ""
        return Words("ask-answerchallenge", {"who": Who(s.active), "stat": stat, "stake": stake})


class TakeSpoils(Ask, frozen=True):
    """arrr.challenge.7, arrr.challenge.8, arrr.challenge.9, arrr.captains.6: up to two equipped cards to the
    hand, and perhaps a Piece of the Reserve; then the action is over."""

    victim: Seat
    rule = "arrr.challenge.7"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Spoils, ...]:
        cards, traits = s.equipped[self.victim], s.traits(self.victim)
        most = min(len(cards), SPOIL_CARDS + traits.spoil_cards)
        pieces = [True, False] if traits.spoil_pieces >= 0 else [False]  # lists: Cython wants one type
        some = [few for n in range(most, -1, -1) for few in combinations(cards, n)]
        return tuple([Spoils(few, piece) for few in some for piece in pieces])

    def take(self, s: Arrr, choice: Spoils) -> None:
        for card in choice.cards:
            take_equipped(s, self.seat, self.victim, card, self.rule)
        if choice.piece:
            gain(s, self.seat, 1, "arrr.challenge.8")

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        return Words("ask-takespoils", {"whom": Who(self.victim)})


# -- the throws ----------------------------------------------------------------------------------------------------


def accept(s: Arrr, opponent: Seat, claim: Claim) -> None:
    """arrr.challenge.11: both stakes go aside."""
    challenger, own = s.active, s.claim
    if own is None or not isinstance(s.declared, Challenge):
        return
    s.stakes[opponent] = put_aside(s, opponent, own)
    s.stakes[challenger] = put_aside(s, challenger, claim)
    stat = s.declared.stat
    s.contest = Contest(stat, NOTHING)
    s.throws = (Throw(challenger, stat), Throw(opponent, stat))
    s.then(Open("W2"), Throwing(), Open("W3"), Compare())


def put_aside(s: Arrr, seat: Seat, claim: Claim) -> Stake:
    """arrr.challenge.12: as many Pieces as are left, or the card; they cannot be used, lost or stolen now."""
    pieces = min(claim.pieces, s.pieces[seat])
    s.pieces[seat] -= pieces
    if claim.card != NOTHING:
        s.chest[seat] = tuple([card for card in s.chest[seat] if card != claim.card])
    return Stake(pieces, claim.card)


class Compare(Auto, frozen=True):
    """arrr.challenge.16, arrr.challenge.17: more successes win the stake of the other one; with equal ones each
    stake goes back."""

    def do(self, s: Arrr) -> None:
        one, other = s.throws
        hits = successes(s, one), successes(s, other)
        s.tell("arrr.challenge.16", "compared", who=Who(one.seat), n=hits[0], whom=Who(other.seat), m=hits[1])
        s.contest, s.throws, s.in_turn = None, (), (s.active,)
        winner = NOTHING if hits[0] == hits[1] else one.seat if hits[0] > hits[1] else other.seat
        for seat in (one.seat, other.seat):
            hand_out(s, seat, seat if winner == NOTHING else winner)
        if winner != NOTHING:
            win_challenge(s, winner)


def hand_out(s: Arrr, owner: Seat, taker: Seat) -> None:
    """A stake goes to the winner, or back."""
    stake, s.stakes[owner] = s.stakes[owner], None
    if stake is None:
        return
    s.pieces[taker] += stake.pieces
    if stake.card != NOTHING:
        s.chest[owner] += (stake.card,)
        if taker != owner:
            move_card(s, stake.card, owner, taker)
    if taker != owner and stake.pieces:
        s.tell("arrr.challenge.16", "wins-stake", who=Who(taker), n=stake.pieces)


def win_challenge(s: Arrr, winner: Seat) -> None:
    """arrr.captains.3: some Captains draw for a victory."""
    s.tell("arrr.challenge.16", "wins-challenge", who=Who(winner))
    cards = s.traits(winner).win_draw
    if cards:
        s.then(DrawEither(winner, cards))
