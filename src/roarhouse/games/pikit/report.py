"""What a balance report counts of a finished game."""

from __future__ import annotations

from typing import Any, Final

from roarhouse.core.bags import Bag
from roarhouse.games.pikit.rules.scoring import best, score_sheet, scores
from roarhouse.games.pikit.state import Pikit

PLACES: Final = ("1st to play", "2nd to play", "3rd to play", "4th to play")


def report(s: Pikit) -> dict[str, Any]:
    """For each seat its place in the order of turns and what it kept and discarded; and what decided the game."""
    seats, sheet = s.box.seats, dict(score_sheet(s))
    return {
        "order of turns": [[PLACES[(seat - s.first) % len(seats)]] for seat in seats],
        "kept to the end": [names(s, hand) for hand in s.hands],
        "played for an effect": [names(s, without(bag, s.box.wounding)) for bag in s.discards],
        "Mecha in hand": [[f"{s.owners.count(seat)} Mecha"] for seat in seats],
        "bonus for the most 1 cards": [["got it" if points else "went without"] for points in sheet["score-ones"]],
        "Wounds": [[f"{wounds} Wound{'s' if wounds != 1 else ''}"] for wounds in s.wounds],
        "turns": s.turns,
        "decided by the 1 bonus": decided_by(s, "score-ones"),
        "decided by Mecha": decided_by(s, "score-mecha"),
    }


def names(s: Pikit, bag: Bag) -> list[str]:
    """The value and name of each card."""
    ids = {value: s.box.deck.name(s.box.ids[value], "en") for value, count in enumerate(bag) if count}
    return [f"{value:>2} {ids[value]}" for value, count in enumerate(bag) for _ in range(count)]


def without(bag: Bag, value: int) -> Bag:
    """A discarded 3 was not played: it was stolen, and counts as a Wound."""
    return (*bag[:value], 0, *bag[value + 1 :])


def decided_by(s: Pikit, row: str) -> bool:
    """Whether the winners would be different without this row of the score sheet."""
    rows = [points for key, points in score_sheet(s) if key != row]
    without = [sum(points) for points in zip(*rows, strict=True)]
    return best(s, scores(s)) != best(s, tuple(without))
