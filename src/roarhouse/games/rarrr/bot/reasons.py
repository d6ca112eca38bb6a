"""Themes of the features, for reasons in words (`why-<theme>-more` and `-less`)."""

from __future__ import annotations

from typing import Final

THEMES: Final = {
    "points": "points",
    "lead": "points",
    "cities": "cities",
    "hand": "hand",
    "due": "hand",
    "strength": "hand",
    "boosts": "boosts",
    "boosts late": "boosts",
    "angriest": "angriest",
    "monster": "monster",
}
