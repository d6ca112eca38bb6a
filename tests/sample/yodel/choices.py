"""Everything that can be chosen, by seats and by nature."""

from __future__ import annotations

from roarhouse.core.game import Choice


class Call(Choice, frozen=True):
    loud: int


class TurnUp(Choice, frozen=True):
    mountain: int


YodelChoice = Call | TurnUp
