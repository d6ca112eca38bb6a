"""Arrr!!! as a `Game`: the chapters put together."""

from __future__ import annotations

from typing import ClassVar

from roarhouse.core.deck import Spoken
from roarhouse.core.game import Choice, Game
from roarhouse.core.speech import spoken
from roarhouse.core.words import Seat, Section
from roarhouse.games.arrr import defaults, imagination
from roarhouse.games.arrr.choices import CHEAT, ArrrChoice
from roarhouse.games.arrr.components import ArrrBox, ArrrDeck
from roarhouse.games.arrr.opening import set_up
from roarhouse.games.arrr.options import ArrrOptions
from roarhouse.games.arrr.report import report
from roarhouse.games.arrr.rules import scoring
from roarhouse.games.arrr.rules.cheating import is_wasted
from roarhouse.games.arrr.speech.read import read
from roarhouse.games.arrr.speech.typed import typed
from roarhouse.games.arrr.speech.words import hint, words
from roarhouse.games.arrr.state import Arrr, census
from roarhouse.games.arrr.steps import ArrrStep
from roarhouse.games.arrr.touches import touches
from roarhouse.games.arrr.view import ArrrView, view


class ArrrGame(Game[Arrr]):
    name = "arrr"
    title = Spoken("Arrr!!!", "Arrr!!!")
    version = 2
    end_rule = "arrr.end.1"
    Options = ArrrOptions
    Deck = ArrrDeck
    Box = ArrrBox
    State = Arrr
    View = ArrrView
    Choices: ClassVar = ArrrChoice
    Steps: ClassVar = ArrrStep
    modes: ClassVar = {
        "arrrr": {},
        "avast": {"mode": "avast"},
        "swabber": {"mode": "swabber"},
        "teams": {"teams": True, "seats": 4},
        "openTeams": {"teams": True, "seats": 4, "teamHandsOpen": True, "teamCollections": "sum", "lastTie": "vote"},
        "otherRulings": {
            "startPlayer": "host",
            "captains": "draft",
            "collections": "chosen",
            "pieceSupply": "unlimited",
            "sixthFace": "blank",
            "difficultyShift": -1,
            "zeroDiceCheat": False,
            "challengeEmptyChest": False,
            "pileReopen": True,
            "openBeforeDeclaration": True,
            "onceIfCancelled": False,
            "crewLimit": "total",
            "showFame": True,
            "lastTie": "vote",
        },
        "twoCaptains": {"captains": "two", "startPlayer": "random"},
    }

    setup = staticmethod(set_up)
    view = staticmethod(view)
    imagine = staticmethod(imagination.imagine)
    secrets = staticmethod(imagination.secrets)
    census = staticmethod(census)
    result = staticmethod(scoring.result)
    report = staticmethod(report)
    default = staticmethod(defaults.default)
    seconds = staticmethod(defaults.seconds)
    words = staticmethod(words)
    hint = staticmethod(hint)
    touches = staticmethod(touches)

    def pointless(self, s: Arrr, seat: Seat, choice: Choice) -> bool:
        return choice is CHEAT and is_wasted(s, seat)

    def read(self, view: ArrrView, *also: str) -> tuple[Section, ...]:
        return read(view, self.deck, *also)

    def typed(self, s: Arrr, seat: Seat, text: str) -> Choice | None:
        return typed(s, seat, text) or spoken(self, s, seat, text)


GAME = ArrrGame
