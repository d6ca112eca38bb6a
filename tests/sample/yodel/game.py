"""Yodel as a `Game`: the chapters put together."""

from __future__ import annotations

from typing import ClassVar

from roarhouse.core.deck import Spoken
from roarhouse.core.game import Game
from roarhouse.core.words import Section

from .choices import YodelChoice
from .components import YodelBox, YodelDeck
from .imagination import imagine, secrets
from .opening import set_up
from .options import YodelOptions
from .rules.end import result
from .speech.read import read
from .speech.typed import typed
from .speech.words import hint, words
from .state import Yodel, census
from .steps import YodelStep
from .view import YodelView, view


class YodelGame(Game[Yodel]):
    name = "yodel"
    title = Spoken("Yodel!", "Jodel!")
    version = 1
    end_rule = "yodel.end.1"
    Options = YodelOptions
    Deck = YodelDeck
    Box = YodelBox
    State = Yodel
    View = YodelView
    Choices: ClassVar = YodelChoice
    Steps: ClassVar = YodelStep

    setup = staticmethod(set_up)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    secrets = staticmethod(secrets)
    census = staticmethod(census)
    result = staticmethod(result)
    words = staticmethod(words)
    hint = staticmethod(hint)
    typed = staticmethod(typed)

    def read(self, view: YodelView, *also: str) -> tuple[Section, ...]:
        return read(view, self.deck)


GAME = YodelGame
