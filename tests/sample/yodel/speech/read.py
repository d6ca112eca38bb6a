"""The table as text."""

from __future__ import annotations

from roarhouse.core.words import Many, Named, Section, Who, Words

from ..components import YodelDeck
from ..view import YodelView


def read(view: YodelView, deck: YodelDeck) -> tuple[Section, ...]:
    silent = Many(tuple(Named(deck.mountain[one].id) for one in view.silent))
    climbed, remaining = Words("climbed", {"n": len(view.answered)}), Words("remaining", {"which": silent})
    echoes = tuple(Words("has-echoes", {"who": Who(seat), "n": n}) for seat, n in enumerate(view.echoes))
    return Section(Words("mountains"), (climbed, remaining)), Section(Words("echoes"), echoes)
