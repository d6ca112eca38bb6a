"""Pikit as a `Game`: the chapters put together."""

from __future__ import annotations

from typing import ClassVar

from roarhouse.core.deck import Spoken
from roarhouse.core.game import Choice, Game, Refusal
from roarhouse.core.speech import spoken
from roarhouse.core.words import Seat, Section
from roarhouse.games.pikit.choices import PikitChoice
from roarhouse.games.pikit.components import PikitBox, PikitDeck
from roarhouse.games.pikit.defaults import default
from roarhouse.games.pikit.imagination import imagine, secrets
from roarhouse.games.pikit.opening import set_up
from roarhouse.games.pikit.options import PikitOptions
from roarhouse.games.pikit.report import report
from roarhouse.games.pikit.rules.cancel import refuse_cancel_out_of_order
from roarhouse.games.pikit.rules.scoring import result
from roarhouse.games.pikit.speech.read import read
from roarhouse.games.pikit.speech.typed import typed
from roarhouse.games.pikit.speech.words import hint, words
from roarhouse.games.pikit.state import Pikit, census
from roarhouse.games.pikit.steps import PikitStep
from roarhouse.games.pikit.touches import touches
from roarhouse.games.pikit.view import PikitView, view


class PikitGame(Game[Pikit]):
    name = "pikit"
    title = Spoken("Pikit", "Pikit")
    version = 1
    end_rule = "pikit.endgame.4"
    Options = PikitOptions
    Deck = PikitDeck
    Box = PikitBox
    State = Pikit
    View = PikitView
    Choices: ClassVar = PikitChoice
    Steps: ClassVar = PikitStep
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

    setup = staticmethod(set_up)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    result = staticmethod(result)
    census = staticmethod(census)
    secrets = staticmethod(secrets)
    report = staticmethod(report)
    default = staticmethod(default)
    words = staticmethod(words)
    hint = staticmethod(hint)
    touches = staticmethod(touches)

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        """A Cancel from a seat that is not asked is refused with the reason why it cannot be played now."""
        if s.agenda and seat in s.box.seats and seat not in self.turn(s):
            early = refuse_cancel_out_of_order(s, seat, choice)
            if early:
                return early
        return super().refuse(s, seat, choice)

    def read(self, view: PikitView, *also: str) -> tuple[Section, ...]:
        """The table as text; `also` may name `odds` and `aid`."""
        return read(view, self.deck, also)

    def typed(self, s: Pikit, seat: Seat, text: str) -> Choice | None:
        """A short form, or the words of a choice on the menu."""
        return typed(s, seat, text) or spoken(self, s, seat, text)


GAME = PikitGame
