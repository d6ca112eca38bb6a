"""End of turn: the centre is refilled to eight cards."""

from __future__ import annotations

from random import Random

from roarhouse.core.bags import add, take
from roarhouse.core.game import Auto, Chance, Choice, Refusal
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import Reveal
from roarhouse.games.pikit.components import CENTRE
from roarhouse.games.pikit.rules.draw import refuse_reveal, top_cards
from roarhouse.games.pikit.rules.endgame import watch_deck
from roarhouse.games.pikit.speech.names import cards_words
from roarhouse.games.pikit.state import Pikit


class EndOfTurn(Auto, frozen=True):
    """pikit.refill.1, pikit.refill.2: only at the end of a turn, and only if cards are missing.

    pikit.refill.3, pikit.endgame.3: as far as the deck allows; discarded cards never return to it.
    """

    def do(self, s: Pikit) -> None:
        missing = min(CENTRE - sum(s.centre), sum(s.deck))
        if missing > 0:
            s.agenda.append(Refill(missing))


class Refill(Chance, frozen=True):
    """pikit.refill.4, pikit.special-8.4: the revealed cards have no effect."""

    n: int
    rule = "pikit.refill.1"

    def sample(self, s: Pikit, rng: Random) -> Reveal:
        return Reveal(top_cards(rng, s.deck, self.n))

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        return refuse_reveal(self.rule, s.deck, self.n, choice)

    def take(self, s: Pikit, choice: Reveal) -> None:
        s.deck, s.centre = take(s.deck, choice.cards), add(s.centre, choice.cards)
        if s.story is not None:
            s.tell("pikit.refill.1", "refills", cards=cards_words(s.box.deck, choice.cards))
        watch_deck(s)
