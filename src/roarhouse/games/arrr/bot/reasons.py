"""Themes of the features, for reasons in words (`why-<theme>-more` and `-less`)."""

from __future__ import annotations

from typing import Final

THEMES: Final = {
    "points": "points",
    "lead": "points",
    "pieces": "pieces",
    "begun": "collections",
    "turns": "turns",
    "crew": "crew",
    "dice": "crew",
    "best stat": "crew",
    "ready": "crew",
    "hand": "hand",
    "hand dice": "hand",
    "events": "events",
    "prospect": "prospect",
}
