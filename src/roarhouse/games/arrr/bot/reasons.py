"""Themes of the features, for reasons in words (`why-<theme>-more` and `-less`)."""

from __future__ import annotations

from typing import Final

THEMES: Final = {
    "points": "points",
    "lead": "points",
    "pieces": "pieces",
    "pieces later": "pieces",
    "begun": "collections",
    "turns": "turns",
    "items": "crew",
    "items later": "crew",
    "crew": "crew",
    "hand items": "hand",
    "hand": "hand",
    "events": "events",
    "booty": "events",
    "idle": "events",
    "prospect": "prospect",
}
