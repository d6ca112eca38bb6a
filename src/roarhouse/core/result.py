"""How a game ended."""

from __future__ import annotations

from msgspec import Struct

from roarhouse.core.words import Seat


class Team(Struct, frozen=True):
    """Seats that score together, and their score; `ranked` is false for a team that cannot win."""

    seats: tuple[Seat, ...]
    score: int
    ranked: bool = True


class Result(Struct, frozen=True, repr_omit_defaults=True):
    """How a game ended: the winners, the rule that decided, the scores, and the score sheet row by row; the teams, if
    teams are compared or a seat is not ranked."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rule: str
    sheet: tuple[tuple[str, tuple[int, ...]], ...] = ()
    teams: tuple[Team, ...] = ()
