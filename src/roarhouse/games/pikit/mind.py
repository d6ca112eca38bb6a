"""What a bot reckons: points, its own and what the others lose.

It never looks at a card that its seat could not know: other hands are what was seen going there, and for the rest the
average of all cards that lie face-down somewhere.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from roarhouse.core.words import Seat
from roarhouse.games.pikit.cancel import pile
from roarhouse.games.pikit.choices import Deed, Draw, Play, Reroll, Steal, StealMecha, Take, TakeMecha, TurnDie
from roarhouse.games.pikit.components import FACES, VALUES
from roarhouse.games.pikit.imagination import unknown, unseen
from roarhouse.games.pikit.scoring import MECHA_POINTS
from roarhouse.games.pikit.special import ONES_BONUS, WOUND_PENALTY, with_herd
from roarhouse.games.pikit.take import open_ways

if TYPE_CHECKING:
    from roarhouse.core.game import Choice
    from roarhouse.games.pikit.state import Pikit

# what an effect is worth beside the points of its card, while there are turns to come
KEPT_FOR: Final = {"reroll": 3.0, "steal": 1.0, "draw": 0.0, "cancel": 3.0, "turn": 2.0, "copy": 3.0}
CANCELLED: Final = 0.12  # how often somebody cancels
HARM: Final = 0.1  # what a point that somebody else loses is worth
HARM_TO_LEADER: Final = 0.3
ENDING: Final = 0.15  # what a lead is worth when the deck runs out now
MEAN_DEED: Final = 3.0  # what a card gains whose deed is declared later


class Mind:
    """What one seat reckons: what everybody holds, who leads, and what cards are worth to it."""

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
        """In hand: its points, its share of the bonus, and what it may still do."""
        effect = self.s.box.effect_of[card]
        if effect == "ones":
            return card + ONES_BONUS * (self.majority(self.me, 1) - self.majority(self.me, 0))
        return card + KEPT_FOR.get(effect, 0.0) * self.to_come()

    def to_come(self) -> float:
        """How much of the game is left to this seat: 1 early on, 0 in its last turn."""
        s = self.s
        if s.final < 0:
            return min(1.0, sum(s.deck) / 10)
        ahead = (self.me - s.active) % len(s.box.seats) or len(s.box.seats)
        return 0.3 if ahead <= s.final else 0.0

    def majority(self, seat: Seat, more: int) -> float:
        """How likely a seat ends with the most 1 cards if it gets some more now."""
        s, ones = self.s, self.s.box.ones
        own = self.hands[seat][ones] + more
        if own <= 0:
            return 0.0
        rival = max([self.hands[other][ones] for other in s.box.others[seat]])
        left = s.centre[ones] + self.pool[ones] * sum(s.deck) / max(1, sum(self.pool))
        return 1 / (1 + exp(-(own - rival + 0.3) * (1.0 + 2.0 / (1 + left))))

    def harm(self, seat: Seat) -> float:
        """What it is worth that a seat loses a point: all of it to itself, less to the others' rival."""
        if seat == self.me:
            return -1.0
        return HARM_TO_LEADER if seat == self.leader else HARM

    # -- taking ------------------------------------------------------------------------------------------------------

    def taking(self, choice: Choice) -> float:
        """What a choice of step 3 gains."""
        match choice:
            case Take(cards):
                return self.cards(cards, self.me)
            case TakeMecha():
                return MECHA_POINTS
            case StealMecha():
                return self.theft(self.me, self.s.owners[self.s.dice[0]])
        return 0.0

    def cards(self, cards: tuple[int, ...], seat: Seat) -> float:
        """Cards of the centre, in points of whoever takes them; and what it means if the deck runs out then."""
        s = self.s
        cards = with_herd(cards, s.box.chaining, s.centre)
        worth = sum([self.worth[card] for card in cards]) if seat == self.me else float(sum(cards))
        return worth + (self.ending() if seat == self.me and sum(s.deck) <= len(cards) else 0.0)

    def ending(self) -> float:
        """To have the deck run out: good for whoever leads."""
        lead = self.points[self.me] - self.points[self.leader]
        return ENDING * max(-25.0, min(25.0, lead)) if self.s.final < 0 else 0.0

    def best_taking(self, seat: Seat, dice: tuple[int, int]) -> float:
        """The most that a seat can take with these dice."""
        if (seat, dice) not in self._best:
            self._best[seat, dice] = max([0.0, *self._takings(seat, dice)])
        return self._best[seat, dice]

    def _takings(self, seat: Seat, dice: tuple[int, int]) -> list[float]:
        found = [self.cards(way.take.cards, seat) for way in open_ways(dice, self.s.centre)]
        if dice[0] == dice[1]:
            owner = self.s.owners[dice[0]]
            found.append(MECHA_POINTS if owner < 0 else self.theft(seat, owner) if owner != seat else 0.0)
        return found

    def theft(self, thief: Seat, victim: Seat) -> float:
        """A random card, in points of the thief; if that is this seat, with what the victim loses."""
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
        """All that a victim could lose, in his points."""
        hand = self.worth if victim == self.me else range(VALUES)
        kaiju = sum([n * hand[card] for card, n in enumerate(self.hands[victim])])
        return kaiju + MECHA_POINTS * self.s.owners.count(victim)

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, play: Play) -> float:
        """What a card gains beyond its cost, if nobody cancels it."""
        gain = MEAN_DEED if play.deed is None else self.deed(self.me, play.deed)
        return gain * (1 - CANCELLED) - self.worth[play.card]

    def deed(self, by: Seat, deed: Deed) -> float:
        """What an effect gains for whoever plays it, in his points."""
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
        """What it gains to turn the fate of the first card of the pile."""
        first, *cancels = pile(self.s)
        happens = len(cancels) % 2 == 0
        gain = MEAN_DEED if first.deed is None else self.deed(first.by, first.deed)
        value = -self.harm(first.by) * gain
        if isinstance(first.deed, Steal) and first.by != self.me:
            value += self._robbed(first.deed.victim)
        return -value if happens else value

    def _robbed(self, victim: Seat) -> float:
        """What it means to this seat that somebody loses a random card."""
        size = sum(self.hands[victim]) + self.s.owners.count(victim)
        return self.harm(victim) * self.loss(victim) / size if size else 0.0


def expected_hand(s: Pikit, me: Seat, seat: Seat, pool: list[int]) -> list[float]:
    """How many cards of each value somebody holds: what is known, and an even share of what is not."""
    if seat == me:
        return [float(n) for n in s.hands[me]]
    share = unknown(s, seat) / max(1, sum(pool))
    seen = s.known[seat] if s.known is not None else (0,) * VALUES
    return [known + share * n for known, n in zip(seen, pool, strict=True)]
