"""HTTP bodies of analyses."""

from __future__ import annotations

from typing import Literal

from roarhouse.bots.looking_back import Analysis
from roarhouse.server.wire.bodies import Body
from roarhouse.server.wire.types import Part


class NewAnalysis(Body, frozen=True, kw_only=True):
    """`openCards`: judge with every card known, instead of what each seat could know at the time."""

    open_cards: bool = False


class AnalysisInfo(Part, frozen=True, kw_only=True):
    """How far the analysis of a finished game is, in moments of the game; `none`: it is not being made."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    result: Analysis | None = None
