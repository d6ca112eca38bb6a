"""What the verbs of cards do: at what each can be aimed, which player it hits, and what happens.

Importing this package registers the functions of all verbs in `rules/effects`.
"""

from roarhouse.games.arrr.rules.cards import answers, crews, dice, flashes, hands, pieces, seas

__all__ = ["answers", "crews", "dice", "flashes", "hands", "pieces", "seas"]
