"""Pikit as a `Game`: the chapters put together."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from roarhouse.core.game import Choice, Game, Refusal, Result
from roarhouse.core.words import Seat, Section, Words
from roarhouse.games.pikit import imagination, scoring, text
from roarhouse.games.pikit.cancel import refuse_cancel_out_of_order
from roarhouse.games.pikit.choices import STEAL_MECHA, PikitChoice
from roarhouse.games.pikit.components import PikitBox, PikitDeck
from roarhouse.games.pikit.facts import facts
from roarhouse.games.pikit.options import PikitOptions
from roarhouse.games.pikit.state import Pikit, set_up
from roarhouse.games.pikit.typed import typed
from roarhouse.games.pikit.view import PikitView, view


class PikitGame(Game[Pikit]):
    name = "pikit"
    version = 1
    end_rule = "pikit.endgame.4"
    Options = PikitOptions
    Deck = PikitDeck
    State = Pikit
    View = PikitView
    Choices: ClassVar = PikitChoice
    modes: ClassVar = {
        "standard": {},
        "memory": {"memoryAid": True},
        "declareLater": {"declareOnPlay": False, "pairMode": "extra"},
        "otherRulings": {
            "firstPlayer": 1,
            "deckProfile": "twoNines",
            "playWithoutEffect": True,
            "decline": "always",
            "pairMode": "extra",
            "pairByTurnedDie": False,
            "turnToSameFace": True,
            "copyAsReaction": False,
            "cancelPriority": "firstCome",
            "onesBonusMinimum": 0,
            "finalTurns": "triggerTurnCounts",
            "memoryAid": True,
        },
    }

    def __init__(self, deck: PikitDeck | None = None) -> None:
        super().__init__(deck)
        self._boxes: dict[PikitOptions, PikitBox] = {}

    def box(self, options: PikitOptions) -> PikitBox:
        """Packed once for all games with the same options."""
        if options not in self._boxes:
            self._boxes[options] = PikitBox(self.deck, options, self.deck_hash)
        return self._boxes[options]

    def setup(self, box: PikitBox) -> Pikit:
        return set_up(box)

    def copy(self, s: Pikit) -> Pikit:
        return s.copy()

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        """A Cancel that comes when its seat is not asked is refused with the reason why it cannot come now."""
        if s.agenda and seat in s.box.seats and seat not in self.turn(s):
            early = refuse_cancel_out_of_order(s, seat, choice)
            if early:
                return early
        return super().refuse(s, seat, choice)

    def view(self, s: Pikit, seat: Seat) -> PikitView:
        return view(s, seat)

    def imagine(self, s: Pikit, seat: Seat, rng: Random) -> Pikit:
        return imagination.imagine(s, seat, rng)

    def result(self, s: Pikit) -> Result | None:
        return scoring.result(s)

    def census(self, s: Pikit) -> dict[str, int]:
        """Cards are neither made nor lost."""
        bags = [s.deck, s.centre, s.box.removed, *s.discards, *s.hands]
        return {"kaiju": sum(map(sum, bags)), "mecha": len(s.owners)}

    def secrets(self, s: Pikit, seat: Seat) -> dict[str, object]:
        """Hands and deck, as far as they cannot be told from the cards that lie open."""
        if not s.agenda:
            return {}
        others = [other for other in s.box.seats if other != seat]
        unseen = {k: imagination.unknown(s, k) for k in others}
        hidden = sum(s.deck) + sum(unseen.values())
        found: dict[str, object] = {f"hand of {k}": s.hands[k] for k in others if 0 < unseen[k] < hidden}
        return found | ({"deck": s.deck} if 0 < sum(s.deck) < hidden else {})

    def facts(self, s: Pikit) -> dict[str, Any]:
        return facts(s)

    def default(self, s: Pikit, seat: Seat) -> Choice:
        """pikit.effect-cancel.11, pikit.pair.8: nothing is played or cancelled, and nobody is robbed; otherwise what
        heads the menu. Nothing of it depends on what others cannot see."""
        menu = self.menu(s, seat)
        assert isinstance(menu, tuple)
        return next(choice for choice in menu if choice is not STEAL_MECHA)

    def read(self, view: PikitView, *also: str) -> tuple[Section, ...]:
        """Also `odds` and `aid`, for whoever asks for them."""
        return text.read(view, self.deck, also)

    def words(self, s: Pikit, seat: Seat, choice: Choice) -> Words:
        return text.words(s, seat, choice)

    def typed(self, s: Pikit, seat: Seat, text: str) -> Choice | None:
        return typed(s, seat, text)

    def hint(self, s: Pikit, seat: Seat) -> Words:
        return text.hint(s, seat)


GAME = PikitGame
