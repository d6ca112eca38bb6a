"""RARRR!! as a `Game`: the chapters put together."""

from __future__ import annotations

from typing import ClassVar

from roarhouse.core.deck import Spoken
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat, Section
from roarhouse.games.rarrr import imagination
from roarhouse.games.rarrr.choices import RarrrChoice
from roarhouse.games.rarrr.components import RarrrBox, RarrrDeck
from roarhouse.games.rarrr.opening import set_up
from roarhouse.games.rarrr.options import RarrrOptions
from roarhouse.games.rarrr.report import report
from roarhouse.games.rarrr.rules import scoring
from roarhouse.games.rarrr.rules.bids import Bids
from roarhouse.games.rarrr.speech.read import read
from roarhouse.games.rarrr.speech.typed import typed
from roarhouse.games.rarrr.speech.words import hint, words
from roarhouse.games.rarrr.state import Rarrr, census
from roarhouse.games.rarrr.steps import RarrrStep
from roarhouse.games.rarrr.touches import RarrrWorth, touches, worth
from roarhouse.games.rarrr.view import RarrrView, view, views


class RarrrGame(Game[Rarrr]):
    name = "rarrr"
    title = Spoken("RARRR!!", "RARRR!!")
    version = 1
    end_rule = "rarrr.round.10"
    Options = RarrrOptions
    Deck = RarrrDeck
    Box = RarrrBox
    State = Rarrr
    View = RarrrView
    Choices: ClassVar = RarrrChoice
    Steps: ClassVar = RarrrStep
    Worth: ClassVar = RarrrWorth
    modes: ClassVar = {
        "basic": {},
        "bonus": {"bonusScoring": True},
        "faceDown": {"faceDownCards": True},
        "resistance": {"powerResistance": True},
        "advanced": {"bonusScoring": True, "faceDownCards": True, "powerResistance": True},
        "otherRulings": {
            "firstAngriest": 1,
            "monstersFaceUp": False,
            "cityTiming": "beforeDraftFromRound2",
            "loneLastPlayer": "freeWin",
            "boostMode": "flat",
            "allPassAngriest": "lastPasser",
            "faceDownCards": True,
            "faceDownSameType": True,
            "faceDownRevealOnDiscard": True,
            "powerResistance": True,
            "resistanceCountsFaceDown": False,
            "draftMemoryAid": True,
        },
    }

    setup = staticmethod(set_up)
    view = staticmethod(view)
    views = staticmethod(views)
    imagine = staticmethod(imagination.imagine)
    secrets = staticmethod(imagination.secrets)
    census = staticmethod(census)
    result = staticmethod(scoring.result)
    report = staticmethod(report)
    words = staticmethod(words)
    hint = staticmethod(hint)
    typed = staticmethod(typed)
    touches = staticmethod(touches)
    worth = staticmethod(worth)

    def all_choices(self, s: Rarrr, seat: Seat) -> tuple[Choice, ...] | None:
        menu = self.menu(s, seat)
        return menu.all_choices() if isinstance(menu, Bids) else super().all_choices(s, seat)

    def read(self, view: RarrrView, *also: str) -> tuple[Section, ...]:
        return read(view, self.deck)


GAME = RarrrGame
