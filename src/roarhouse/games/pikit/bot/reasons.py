"""Themes of the features, for reasons in words (`why-<theme>-more` and `-less`)."""

from __future__ import annotations

from typing import Final

from roarhouse.games.pikit.bot.features import EFFECTS

THEMES: Final = {
    "points": "points",
    "lead": "points",
    "last lead": "points",
    "mecha": "mecha",
    "ones": "ones",
    "bonus": "ones",
    "cards": "cards",
    "order": "turns",
    "last turn": "turns",
    **dict.fromkeys(EFFECTS, "effects"),
}
