"""Rampage as a `Game`."""

from __future__ import annotations

from typing import Any, ClassVar

from roarhouse.core.deck import Spoken
from roarhouse.core.game import Choice, Game
from roarhouse.core.speech import spoken
from roarhouse.core.words import Seat, Section
from roarhouse.games.rampage.appetite import pointless
from roarhouse.games.rampage.choices import RampageChoice
from roarhouse.games.rampage.components import RampageBox, RampageDeck
from roarhouse.games.rampage.defaults import default, seconds
from roarhouse.games.rampage.imagination import imagine, secrets
from roarhouse.games.rampage.opening import set_up
from roarhouse.games.rampage.options import RampageOptions
from roarhouse.games.rampage.report import report
from roarhouse.games.rampage.rules.scoring import result
from roarhouse.games.rampage.speech.read import read
from roarhouse.games.rampage.speech.typed import hint, typed
from roarhouse.games.rampage.speech.words import words
from roarhouse.games.rampage.state import Rampage, census
from roarhouse.games.rampage.steps import RampageStep
from roarhouse.games.rampage.tempo import tempo
from roarhouse.games.rampage.touches import touches
from roarhouse.games.rampage.view import RampageView, view

BRISK: dict[str, Any] = {"stallTurns": 1}  # over soon: the first turn without a Floor announces the end


class RampageGame(Game[Rampage]):
    """The standard game is the one without a mode. All modes are brisk: simulating takes time."""

    name = "rampage"
    title = Spoken("Rampage", "Rampage")
    version = 3
    older: ClassVar = {2: {"teamMeals": "turns"}}
    portable: ClassVar = False  # nature is physics: another machine may come to another outcome
    end_rule = "rampage.end.4"
    Options = RampageOptions
    Deck = RampageDeck
    Box = RampageBox
    State = Rampage
    View = RampageView
    Choices: ClassVar = RampageChoice
    Steps: ClassVar = RampageStep
    modes: ClassVar = {
        "brisk": {"seats": 2, **BRISK},
        "briskBabies": {"seats": 3, "runawaySide": "B", "babyMonsters": True, "startPlayer": "host", **BRISK},
        "briskTeams": {
            "seats": 4,
            "teams": True,
            "tailorMade": True,
            "fashionableDiet": True,
            "startPlayer": "vote",
            "friendlyFire": False,
            **BRISK,
        },
        "briskBigCity": {"seats": 6, "bigCity": True, "teamSize": 3, **BRISK},
        "briskRulings": {
            "seats": 2,
            "runawaySide": "random",
            "ruinEdge": "bounce",
            "noise": "high",
            "dropHeight": 40,
            "rimContact": False,
            "actionsOptional": False,
            "dropPoses": "upright",
            "tossNeedsFreeVehicle": True,
            "gobbleAfterChow": True,
            "ruinMeeples": "all",
            "vacuumOptional": False,
            "accidents": "off",
            "openStomachs": True,
            "linesA": [1, 1, 1, 1, 1, 1],
            "zonesB": {"red": 1, "blue": 1, "green": 1, "yellow": 1, "black": 1},
            "introSeconds": 0,
            "turnSeconds": 0,
            **BRISK,
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
    seconds = staticmethod(seconds)
    words = staticmethod(words)
    touches = staticmethod(touches)
    hint = staticmethod(hint)
    pointless = staticmethod(pointless)
    tempo = staticmethod(tempo)

    def apply(self, s: Rampage, seat: Seat, choice: Choice) -> None:
        """A film belongs to the one choice in which physics ran; the next one has another, or none."""
        s.shot = None
        super().apply(s, seat, choice)

    def read(self, view: RampageView, *also: str) -> tuple[Section, ...]:
        return read(view, self.deck)

    def typed(self, s: Rampage, seat: Seat, text: str) -> Choice | None:
        return typed(s, seat, text) or spoken(self, s, seat, text)


GAME = RampageGame
