"""Estimates for a bot: its own points, and the points that others lose.

Only what the seat may know is used: other hands are the cards that went there openly, and for the rest the average of
all hidden cards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import Deed, Draw, Play, Reroll, Steal, StealMecha, Take, TakeMecha, TurnDie
from roarhouse.games.pikit.components import FACES, VALUES
from roarhouse.games.pikit.imagination import unknown, unseen
from roarhouse.games.pikit.rules.cancel import pile
from roarhouse.games.pikit.rules.scoring import MECHA_POINTS
from roarhouse.games.pikit.rules.special import ONES_BONUS, WOUND_PENALTY, with_chain
from roarhouse.games.pikit.rules.take import open_ways
from roarhouse.games.pikit.state import Pikit

# the value of an effect in addition to the points of its card, while there are turns to come
KEPT_FOR: Final = {"reroll": 3.0, "steal": 1.0, "draw": 0.0, "cancel": 3.0, "turn": 2.0, "copy": 3.0}
CANCELLED: Final = 0.12  # the assumed frequency of Cancels
HARM: Final = 0.1  # the value of a point that another player loses
HARM_TO_LEADER: Final = 0.3
ENDING: Final = 0.15  # the value of a point of lead when the deck runs out
MEAN_DEED: Final = 3.0  # the gain of a card whose deed is declared later


class Valuation:
    """Estimates of one seat: expected hands, the leader, and the value of each card."""

    def __init__(self, s: Pikit, me: Seat) -> None:
        self.s, self.me = s, me
        self.pool = unseen(s, list(s.box.others[me]))
        self.hands = [expected_hand(s, me, seat, self.pool) for seat in s.box.seats]
        self.points = [self._points(seat) for seat in s.box.seats]
        self.leader = max(s.box.others[me], key=self.points.__getitem__)
        self.worth = [self._worth(card) for card in range(VALUES)]
        self._best: dict[tuple[Seat, tuple[int, int]], float] = {}

    def _points(self, seat: Seat) -> float:
        s, hand = self.s, self.hands[seat]
        points = sum([card * n for card, n in enumerate(hand)]) + MECHA_POINTS * s.owners.count(seat)
        return points - WOUND_PENALTY * s.wounds[seat] + ONES_BONUS * self.majority(seat, 0)

    def _worth(self, card: int) -> float:
        """A card in hand: its points, its share of the bonus, and the value of its effect."""
        effect = self.s.box.effect_of[card]
        if effect == "ones":
            return card + ONES_BONUS * (self.majority(self.me, 1) - self.majority(self.me, 0))
        return card + KEPT_FOR.get(effect, 0.0) * self.to_come()

    def to_come(self) -> float:
        """The share of the game that is left for this seat: 1 early on, 0 in its last turn."""
        s = self.s
        if s.final < 0:
            return min(1.0, sum(s.deck) / 10)
        ahead = (self.me - s.active) % len(s.box.seats) or len(s.box.seats)
        return 0.3 if ahead <= s.final else 0.0

    def majority(self, seat: Seat, more: int) -> float:
        """The probability that a seat ends with the most 1 cards if it gets `more` now."""
        s, ones = self.s, self.s.box.ones
        own = self.hands[seat][ones] + more
        if own <= 0:
            return 0.0
        rival = max([self.hands[other][ones] for other in s.box.others[seat]])
        left = s.centre[ones] + self.pool[ones] * sum(s.deck) / max(1, sum(self.pool))
        left = left if s.final < 0 else min(left, s.final)  # one for each turn, at most
        return 1 / (1 + exp(-(own - rival + 0.3) * (1.0 + 4.0 / (1 + left))))

    def harm(self, seat: Seat) -> float:
        """The value of a point that a seat loses: -1 for the own seat, a little for another."""
        if seat == self.me:
            return -1.0
        return HARM_TO_LEADER if seat == self.leader else HARM

    # -- taking ------------------------------------------------------------------------------------------------------

    def taking(self, choice: Choice) -> float:
        """The gain of a choice in step 3."""
        match choice:
            case Take(cards):
                return self.cards(cards, self.me)
            case TakeMecha():
                return MECHA_POINTS
            case StealMecha():
                return self.theft(self.me, self.s.owners[self.s.dice[0]])
        return 0.0

    def cards(self, cards: tuple[int, ...], seat: Seat) -> float:
        """The value of cards of the centre for the seat that takes them, and of the deck running out by it."""
        s = self.s
        cards = with_chain(cards, s.box.chaining, s.centre)
        worth = sum([self.worth[card] for card in cards]) if seat == self.me else float(sum(cards))
        return worth + (self.ending() if seat == self.me and sum(s.deck) <= len(cards) else 0.0)

    def ending(self) -> float:
        """The value of the deck running out: positive for the leader."""
        lead = self.points[self.me] - self.points[self.leader]
        return ENDING * max(-25.0, min(25.0, lead)) if self.s.final < 0 else 0.0

    def best_taking(self, seat: Seat, dice: tuple[int, int]) -> float:
        """The highest value that a seat can take with these dice."""
        if (seat, dice) not in self._best:
            self._best[seat, dice] = max(0.0, max(self._takings(seat, dice), default=0.0))
        return self._best[seat, dice]

    def _takings(self, seat: Seat, dice: tuple[int, int]) -> list[float]:
        found = [self.cards(way.take.cards, seat) for way in open_ways(dice, self.s.centre)]
        if dice[0] == dice[1]:
            owner = self.s.owners[dice[0]]
            found.append(MECHA_POINTS if owner < 0 else self.theft(seat, owner) if owner != seat else 0.0)
        return found

    def theft(self, thief: Seat, victim: Seat) -> float:
        """The expected gain of a theft; for the own seat including the victim's loss."""
        hand, mecha = self.hands[victim], self.s.owners.count(victim)
        size = sum(hand) + mecha
        if not size:
            return 0.0
        mine = thief == self.me
        gain = sum([n * (self.worth[card] if mine else card) for card, n in enumerate(hand)]) + mecha * MECHA_POINTS
        biting = self.s.box.wounding
        gain -= hand[biting] * (WOUND_PENALTY + (self.worth[biting] if mine else biting))
        return (gain + (self.harm(victim) * self.loss(victim) if mine else 0.0)) / size

    def loss(self, victim: Seat) -> float:
        """The value of the whole hand of a victim."""
        hand = self.worth if victim == self.me else range(VALUES)
        kaiju = sum([n * hand[card] for card, n in enumerate(self.hands[victim])])
        return kaiju + MECHA_POINTS * self.s.owners.count(victim)

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, play: Play) -> float:
        """The expected gain of a play minus the value of the card."""
        gain = MEAN_DEED if play.deed is None else self.deed(self.me, play.deed)
        return gain * (1 - CANCELLED) - self.worth[play.card]

    def deed(self, by: Seat, deed: Deed) -> float:
        """The gain of an effect for the seat that plays it."""
        s = self.s
        match deed:
            case Reroll(dice):
                return self._mean_taking(by, dice) - self.best_taking(by, s.dice)
            case TurnDie(die, face):
                turned = (face, s.dice[1]) if die == 0 else (s.dice[0], face)
                return self.best_taking(by, turned) - self.best_taking(by, s.dice)
            case Steal(victim):
                return self.theft(by, victim)
            case Draw():
                return self._drawing(by)
        return 0.0

    def _mean_taking(self, by: Seat, dice: tuple[int, ...]) -> float:
        first, second = self.s.dice
        rolls = [(a, b) for a in (FACES if 0 in dice else (first,)) for b in (FACES if 1 in dice else (second,))]
        return sum([self.best_taking(by, roll) for roll in rolls]) / len(rolls)

    def _drawing(self, by: Seat) -> float:
        pool, left = self.pool, sum(self.s.deck)
        if not left:
            return 0.0
        value = self.worth if by == self.me else range(VALUES)
        mean = sum([n * value[card] for card, n in enumerate(pool)]) / sum(pool)
        return mean + (self.ending() if left == 1 and by == self.me else 0.0)

    def cancelling(self) -> float:
        """The gain of reversing whether the first card of the pile has its effect."""
        first, *cancels = pile(self.s)
        happens = len(cancels) % 2 == 0
        gain = MEAN_DEED if first.deed is None else self.deed(first.by, first.deed)
        value = -self.harm(first.by) * gain
        if isinstance(first.deed, Steal) and first.by != self.me:
            value += self._robbed(first.deed.victim)
        return -value if happens else value

    def _robbed(self, victim: Seat) -> float:
        """The value for this seat of a victim losing a random card."""
        size = sum(self.hands[victim]) + self.s.owners.count(victim)
        return self.harm(victim) * self.loss(victim) / size if size else 0.0


def expected_hand(s: Pikit, me: Seat, seat: Seat, pool: list[int]) -> list[float]:
    """The expected number of cards of each value in a hand: the known ones, and an even share of the hidden ones."""
    if seat == me:
        return [float(n) for n in s.hands[me]]
    share = unknown(s, seat) / max(1, sum(pool))
    seen = s.aid[seat] if s.aid is not None else (0,) * VALUES
    return [known + share * n for known, n in zip(seen, pool, strict=True)]
