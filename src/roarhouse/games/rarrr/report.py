"""What a balance report counts of a finished game."""

from __future__ import annotations

from typing import Any

from roarhouse.games.rarrr.state import Rarrr


def report(s: Rarrr) -> dict[str, Any]:
    deck = s.box.deck
    return {
        "monster": [[deck.monster[card].syllable] for card in s.monsters],
        "katakana": [[deck.katakana[card].syllable for card in cards] for cards in s.katakana],
        "start": [["Angriest at the start" if seat == s.first else "not angriest"] for seat in s.box.seats],
        "seat": [[f"seat {seat + 1}"] for seat in s.box.seats],
    }
