"""Set-up: the City is built, the Monsters get their cards and are introduced, and a first player is found."""

from __future__ import annotations

from itertools import product
from random import Random

from roarhouse.core.bags import bag_of, minus, plus, take
from roarhouse.core.game import Auto, Chance, Choice, Gather, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import NO_SEAT, READY, Deal, Happens, Keep, Ready, Side, Starts, Vote
from roarhouse.games.rampage.components import CHARACTER, KINDS, POWER, SUPERPOWER
from roarhouse.games.rampage.physics.interface import Settle, Table
from roarhouse.games.rampage.rules.hands import SOMEWHERE, Physical
from roarhouse.games.rampage.rules.turn import Turn
from roarhouse.games.rampage.rules.variants import gain
from roarhouse.games.rampage.state import Rampage

TAILORED = 3  # cards of each kind to choose from


# -- the City -------------------------------------------------------------------------------------------------


class ChooseSide(Chance, frozen=True):
    """rampage.city.10, rampage.runaway.4: one side of the Runaway board for the whole game."""

    rule = "rampage.city.10"

    def sample(self, s: Rampage, rng: Random) -> Side:
        return Side("A" if rng.random() < 0.5 else "B")

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Side) and choice.side in ("A", "B") else no(self.rule, "no-such-side")

    def take(self, s: Rampage, choice: Side) -> None:
        s.side = choice.side
        s.tell(self.rule, "side", side=choice.side)


class BuildCity(Physical, frozen=True):
    """rampage.city.3, rampage.city.4, rampage.city.7, rampage.monsters.3, rampage.monsters.4: every Floor, Meeple and
    Vehicle, and the Monsters of all players on their starting areas."""

    rule = "rampage.city.4"

    def sample(self, s: Rampage, rng: Random) -> Happens:
        return Happens(s.box.world.build(s.box.corners, rng.getrandbits(31)))

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        good = isinstance(choice, Happens) and s.box.world.plausible(all_pieces(s), Settle(), choice.outcome)
        return None if good else no(self.rule, "bad-outcome")

    def take(self, s: Rampage, choice: Happens) -> None:
        s.rests(choice.outcome)
        s.tell(self.rule, "city-stands", floors=len(s.box.roster.floors), meeples=len(s.box.roster.meeples))


def all_pieces(s: Rampage) -> Table:
    """A table with every piece but the Monsters that are not played; poses do not matter."""
    roster = s.box.roster
    absent = [corner for corner in range(4 * s.box.boards) if corner not in s.box.seat_of]
    missing = {piece for corner in absent for piece in (roster.paws(corner), roster.body(corner))}
    return Table(tuple([None if piece in missing else SOMEWHERE for piece in roster.pieces]))


# -- the cards ------------------------------------------------------------------------------------------------


def dealt(s: Rampage, seat: Seat) -> tuple[int, int, int]:
    """rampage.monsters.5, rampage.variants.3, rampage.variants.5, rampage.teams.2, rampage.teams.3: how many
    Characters, Powers and Superpowers a seat gets; for a team its first member gets the Power."""
    options = s.box.options
    each = TAILORED if options.tailor_made else 1
    if options.baby_monsters:
        return each, 0, 0
    first = s.box.parties[s.box.party_of[seat]][0]
    return each, each if seat == first else 0, each


class DealCards(Chance, frozen=True):
    """rampage.monsters.5, rampage.monsters.6: shuffled by kind; what is not dealt stays in the box."""

    rule = "rampage.monsters.5"

    def sample(self, s: Rampage, rng: Random) -> Deal:
        decks = [rng.sample(cards := s.undealt(kind), len(cards)) for kind in range(len(KINDS))]
        hands = []
        for seat in s.box.seats:
            numbers = dealt(s, seat)
            hands.append(tuple(sorted([decks[kind].pop() for kind, n in enumerate(numbers) for _ in range(n)])))
        return Deal(tuple(hands))

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        hands = choice.hands if isinstance(choice, Deal) else ()
        cards = [card for hand in hands for card in hand]
        good = len(hands) == len(s.box.seats) and all(0 <= card < len(s.deck) for card in cards)
        good = good and min(take(s.deck, cards)) >= 0
        good = good and all(counts(s, hand) == dealt(s, seat) for seat, hand in enumerate(hands))
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Rampage, choice: Deal) -> None:
        s.deck = take(s.deck, [card for hand in choice.hands for card in hand])
        s.drawn = list(choice.hands)
        if s.box.options.tailor_made:
            s.tell("rampage.variants.3", "cards-to-choose", n=TAILORED)
            s.then(Tailor())
        else:
            for seat in s.box.seats:
                own(s, seat, choice.hands[seat])


def counts(s: Rampage, hand: tuple[int, ...]) -> tuple[int, int, int]:
    kinds = bag_of(len(KINDS), [s.box.kind_of[card] for card in hand])
    return kinds[CHARACTER], kinds[POWER], kinds[SUPERPOWER]


def own(s: Rampage, seat: Seat, cards: tuple[int, ...]) -> None:
    """rampage.monsters.7, rampage.monsters.8, rampage.teams.2: open, secret, or common to a team."""
    s.drawn[seat] = ()
    for card in cards:
        if s.box.options.in_teams and s.box.kind_of[card] == POWER:
            s.common[s.box.party_of[seat]] += (card,)
            s.show("rampage.teams.2", "team-has", who=Who(seat), card=s.card(card))
        else:
            gain(s, seat, card, "rampage.monsters.5")


class Tailor(Gather, frozen=True):
    """rampage.variants.4: one card of each kind is kept, chosen in secret and revealed together; the rest goes
    back."""

    rule = "rampage.variants.4"

    def seats(self, s: Rampage) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Rampage, seat: Seat) -> tuple[Keep, ...]:
        hand = s.drawn[seat]
        kinds = [[card for card in hand if s.box.kind_of[card] == kind] for kind in range(len(KINDS))]
        ways = product(*[list(dict.fromkeys(cards)) for cards in kinds if cards])
        return tuple([Keep(cards) for cards in ways])

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in self.menu(s, seat) else no(self.rule, "keep-one-of-each")

    def reveal(self, s: Rampage, sealed: dict[Seat, Keep]) -> None:
        for seat in s.box.seats:
            hand, kept = bag_of(len(s.deck), s.drawn[seat]), bag_of(len(s.deck), sealed[seat].cards)
            s.deck = plus(s.deck, minus(hand, kept))
            own(s, seat, sealed[seat].cards)


# -- the first turn -------------------------------------------------------------------------------------------


class Introduce(Gather, frozen=True):
    """rampage.monsters.9: all Characters and Powers lie open; the first turn starts when all have seen them."""

    rule = "rampage.monsters.9"

    def seats(self, s: Rampage) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Rampage, seat: Seat) -> tuple[Ready, ...]:
        return (READY,)

    def reveal(self, s: Rampage, sealed: dict[Seat, Ready]) -> None:
        for seat in s.box.seats:
            for card in (*s.characters[seat], *s.powers_of(seat)):
                s.tell(self.rule, "introduces", who=Who(seat), card=s.card(card))


class VoteForStart(Gather, frozen=True):
    """rampage.turn.1: with startPlayer = vote each seat has one vote, or abstains."""

    rule = "rampage.turn.1"

    def seats(self, s: Rampage) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Rampage, seat: Seat) -> tuple[Vote, ...]:
        return tuple([Vote(other) for other in (*s.box.seats, NO_SEAT)])

    def reveal(self, s: Rampage, sealed: dict[Seat, Vote]) -> None:
        votes = [vote.seat for vote in sealed.values()]
        most = max(votes.count(seat) for seat in s.box.seats)
        for seat in s.box.seats:
            s.show(self.rule, "votes", who=Who(seat), whom=whom(sealed[seat].seat))
        s.then(FirstPlayer(tuple([seat for seat in s.box.seats if votes.count(seat) == most])))


def whom(seat: Seat) -> Who | Words:
    return Words("nobody") if seat == NO_SEAT else Who(seat)


class FirstPlayer(Chance, frozen=True):
    """rampage.turn.1: nature names the first player, or one of those with most votes; in team play the team of that
    player begins."""

    among: tuple[Seat, ...]
    rule = "rampage.turn.1"

    def sample(self, s: Rampage, rng: Random) -> Starts:
        return Starts(rng.choice(self.among))

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Starts) and choice.seat in self.among else no(self.rule, "no-such-player")

    def take(self, s: Rampage, choice: Starts) -> None:
        s.first = choice.seat


class FirstTurn(Auto, frozen=True):
    """rampage.turn.1: the first player, or team, takes the first turn."""

    def do(self, s: Rampage) -> None:
        s.tell("rampage.turn.1", "begins", who=Who(s.first))
        s.then(Turn(s.box.party_of[s.first]))
