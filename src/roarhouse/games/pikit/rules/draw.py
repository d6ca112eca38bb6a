"""Draw: cards that nature takes off the deck."""

from __future__ import annotations

from random import Random

from roarhouse.core.bags import Bag, holds, with_card, without_card
from roarhouse.core.game import Chance, Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.pikit.choices import Drawn, Reveal
from roarhouse.games.pikit.rules.endgame import watch_deck
from roarhouse.games.pikit.speech.names import card_words
from roarhouse.games.pikit.state import Pikit


def top_card(rng: Random, deck: list[int]) -> int:
    """Draw a random card from `deck` and remove it there."""
    k, value = int(rng.random() * sum(deck)), -1
    while k >= 0:
        value += 1
        k -= deck[value]
    deck[value] -= 1
    return value


def top_cards(rng: Random, deck: Bag, n: int) -> tuple[int, ...]:
    counts = list(deck)
    return tuple([top_card(rng, counts) for _ in range(n)])


def refuse_reveal(rule: str, deck: Bag, n: int, choice: Choice) -> Refusal | None:
    """A reveal must have `n` cards, all of them in the deck."""
    good = isinstance(choice, Reveal) and len(choice.cards) == n and holds(deck, choice.cards)
    return None if good else no(rule, "bad-deal")


class DrawCard(Chance, frozen=True):
    """pikit.effect-draw.1, pikit.effect-draw.3: the top card of the deck, seen by its new owner only."""

    by: Seat
    rule = "pikit.effect-draw.1"

    def sample(self, s: Pikit, rng: Random) -> Drawn:
        return Drawn(top_card(rng, list(s.deck)))

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        good = isinstance(choice, Drawn) and 0 <= choice.card < len(s.deck) and s.deck[choice.card]
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Pikit, choice: Drawn) -> None:
        s.deck = without_card(s.deck, choice.card)
        s.hands[self.by] = with_card(s.hands[self.by], choice.card)
        if s.story is not None:
            card = card_words(s.box.deck, choice.card)
            s.tell("pikit.effect-draw.1", "you-draw", (self.by,), card=card)
            s.tell("pikit.effect-draw.1", "draws", s.all_but(self.by), who=Who(self.by))
        watch_deck(s)
