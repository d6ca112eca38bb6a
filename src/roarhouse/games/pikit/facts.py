"""What a balance report wants to count of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roarhouse.core.bags import Bag
from roarhouse.games.pikit.scoring import best, score_sheet, scores

if TYPE_CHECKING:
    from roarhouse.games.pikit.state import Pikit


def facts(s: Pikit) -> dict[str, Any]:
    """For each seat: its place in the order of turns, what it kept and discarded; and what decided the game."""
    seats, sheet = s.box.seats, dict(score_sheet(s))
    return {
        "order": [[f"turn {(seat - s.first) % len(seats) + 1}"] for seat in seats],
        "kept": [labels("kept", hand) for hand in s.hands],
        "played": [labels("played", bag) for bag in s.discards],
        "mecha": [[f"{s.owners.count(seat)} Mecha"] for seat in seats],
        "bonus": [["most 1 cards" if points else "no bonus"] for points in sheet["score-ones"]],
        "wounds": [[f"{wounds} Wounds"] for wounds in s.wounds],
        "turns": s.turns,
        "decided by ones": decided_by(s, "score-ones"),
        "decided by mecha": decided_by(s, "score-mecha"),
    }


def labels(what: str, bag: Bag) -> list[str]:
    """One for each card."""
    return [f"{what} {value:>2}" for value, count in enumerate(bag) for _ in range(count)]


def decided_by(s: Pikit, row: str) -> bool:
    """Would others have won without this row of the score sheet?"""
    rows = [points for key, points in score_sheet(s) if key != row]
    without = [sum(points) for points in zip(*rows, strict=True)]
    return best(s, scores(s)) != best(s, tuple(without))
