"""What a balance report counts of a finished game."""

from __future__ import annotations

from typing import Any

from roarhouse.games.rampage.state import Rampage


def report(s: Rampage) -> dict[str, Any]:
    rows = s.box.rows
    return {
        "character": [[rows[card].id for card in cards] for cards in s.characters],
        "power": [[rows[card].id for card in s.powers_of(seat)] for seat in s.box.seats],
        "start": [["begins" if seat == s.first else "later"] for seat in s.box.seats],
        "seat": [[f"seat {seat + 1}"] for seat in s.box.seats],
    }
