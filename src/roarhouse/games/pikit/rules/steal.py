"""Steal: a random card changes hands, by a played card or by a pair."""

from __future__ import annotations

from random import Random

from roarhouse.core.game import Chance, Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.pikit.choices import MECHA, Stolen
from roarhouse.games.pikit.rules.special import wound
from roarhouse.games.pikit.speech.names import card_words
from roarhouse.games.pikit.state import Pikit


class StealCard(Chance, frozen=True):
    """pikit.effect-steal.1, pikit.pair.4, pikit.mecha.1: each card of the hand is equally likely, Kaijū or Mecha."""

    by: Seat
    victim: Seat
    pair: int = 0  # the pair whose Mecha is wanted
    rule = "pikit.effect-steal.1"

    def sample(self, s: Pikit, rng: Random) -> Stolen:
        hand, mecha = s.hands[self.victim], s.mecha_of(self.victim)
        k = int(rng.random() * (sum(hand) + len(mecha)))
        for value, count in enumerate(hand):
            k -= count
            if k < 0:
                return Stolen(value)
        return Stolen(MECHA + mecha[k])

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        good = isinstance(choice, Stolen) and s.holds(self.victim, choice.card)
        return None if good else no(self.rule, "not-in-that-hand")

    def take(self, s: Pikit, choice: Stolen) -> None:
        if s.story is not None:
            rule, card = "pikit.pair.5" if self.pair else "pikit.effect-steal.2", card_words(s.box.deck, choice.card)
            s.show(rule, "steals", who=Who(self.by), victim=Who(self.victim), card=card)
        move_stolen(s, self.by, self.victim, choice.card)


def move_stolen(s: Pikit, by: Seat, victim: Seat, card: int) -> None:
    """pikit.effect-steal.2, pikit.pair.6: into the thief's hand, unless the card wounds the thief."""
    if card > MECHA:
        own_mecha(s, by, card - MECHA)
        return
    s.out_of_hand(victim, card)
    if card == s.box.wounding:
        wound(s, by, card)
    else:
        s.into_hand(by, (card,))


def own_mecha(s: Pikit, seat: Seat, pair: int) -> None:
    """pikit.components.3, pikit.token.1, pikit.token.2: the Pair token always lies with the owner of the Mecha."""
    s.owners[pair] = seat
    s.tell("pikit.token.2", "token-moves", who=Who(seat), pair=pair)
