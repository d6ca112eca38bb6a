"""What `roarhouse bench` measures of Rampage besides the rules: the city as rigid bodies."""

from __future__ import annotations

from roarhouse.games.rampage.physics.bench import Figures, measures


def figures() -> dict[str, Figures]:
    return measures()
