"""Setup: the first player, the centre, and the starting hands."""

from __future__ import annotations

from random import Random

from roarhouse.core.bags import add, holds, take
from roarhouse.core.game import Chance, Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.pikit.choices import First, Reveal
from roarhouse.games.pikit.components import CENTRE, STARTING_TOTAL
from roarhouse.games.pikit.rules.draw import refuse_reveal, top_card, top_cards
from roarhouse.games.pikit.rules.turn import BeginTurn
from roarhouse.games.pikit.speech.names import cards_words
from roarhouse.games.pikit.state import Pikit


class FirstPlayer(Chance, frozen=True):
    """pikit.turn.1: nature chooses the first player, unless the options name one."""

    rule = "pikit.turn.1"

    def sample(self, s: Pikit, rng: Random) -> First:
        return First(rng.randrange(s.box.options.seats))

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, First) and choice.seat in s.box.seats else no(self.rule, "no-such-seat")

    def take(self, s: Pikit, choice: First) -> None:
        begin_with(s, choice.seat)


def begin_with(s: Pikit, first: Seat) -> None:
    """pikit.setup.15, pikit.setup.16: the centre, then the starting hands clockwise, then the first turn."""
    s.first = s.active = first
    hands = [DrawStartingHand(seat) for seat in (first, *s.box.others[first])]
    s.then(DealCentre(), *hands, BeginTurn(first))
    s.tell("pikit.turn.1", "begins", who=Who(first))


class DealCentre(Chance, frozen=True):
    """pikit.setup.7, pikit.setup.11: the first eight cards of the shuffled deck, face-up."""

    rule = "pikit.setup.11"

    def sample(self, s: Pikit, rng: Random) -> Reveal:
        return Reveal(top_cards(rng, s.deck, CENTRE))

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        return refuse_reveal(self.rule, s.deck, CENTRE, choice)

    def take(self, s: Pikit, choice: Reveal) -> None:
        s.deck, s.centre = take(s.deck, choice.cards), add(s.centre, choice.cards)
        if s.story is not None:
            if any(s.box.removed):
                s.tell("pikit.setup.9", "removed", n=sum(s.box.removed))
            s.tell("pikit.setup.11", "centre-dealt", cards=cards_words(s.box.deck, sorted(choice.cards)))


class DrawStartingHand(Chance, frozen=True):
    """pikit.setup.12, pikit.setup.13: face-up cards one by one, until their total is 10 or more.

    pikit.setup.17, pikit.special-3.4, pikit.special-8.3: none of them has an effect.
    """

    seat: Seat
    rule = "pikit.setup.12"

    def sample(self, s: Pikit, rng: Random) -> Reveal:
        deck: list[int] = list(s.deck)
        cards: list[int] = []
        while sum(cards) < STARTING_TOTAL:
            cards.append(top_card(rng, deck))
        return Reveal(tuple(cards))

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        cards = choice.cards if isinstance(choice, Reveal) else ()
        good = sum(cards[:-1]) < STARTING_TOTAL <= sum(cards) and holds(s.deck, cards)
        return None if good else no(self.rule, "bad-starting-hand", total=STARTING_TOTAL)

    def take(self, s: Pikit, choice: Reveal) -> None:
        cards = choice.cards
        s.deck = take(s.deck, cards)
        s.into_hand(self.seat, cards)
        if s.story is not None:
            words = cards_words(s.box.deck, cards)
            s.tell("pikit.setup.12", "starting-hand", who=Who(self.seat), cards=words, total=sum(cards))
