"""Choices from typed text, in English or German, legal or not."""

from __future__ import annotations

import re
from typing import Final

from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    MECHA,
    NOTHING,
    STEAL_MECHA,
    TAKE_MECHA,
    Cancel,
    Declare,
    Deed,
    Draw,
    Play,
    Reroll,
    Steal,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.rules.cancel import Answer
from roarhouse.games.pikit.rules.effects import Declaring
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.state import Pikit

NO: Final = {
    "enough",
    "go",
    "on",
    "genug",
    "weiter",
    "let",
    "no",
    "nein",
    "lassen",
    "wirken",
    "pass",
    "passe",
    "nothing",
    "nichts",
}
VERBS: Final = {"play", "spiele", "cancel", "annullieren", "annulliere", "aufheben", "take", "nimm"}
DICE: Final = {"first": (0,), "second": (1,), "both": BOTH, "erster": (0,), "zweiter": (1,), "beide": BOTH}
DICE_NUMBERS: Final = {"1": (0,), "2": (1,), "12": BOTH}
EFFECTS: Final = {
    "reroll": "reroll",
    "würfeln": "reroll",
    "steal": "steal",
    "stehlen": "steal",
    "draw": "draw",
    "ziehen": "draw",
    "cancel": "cancel",
    "annullieren": "cancel",
    "aufheben": "cancel",
    "turn": "turn",
    "drehen": "turn",
}


def typed(s: Pikit, seat: Seat, text: str) -> Choice | None:
    """`play 2 both`, `play 4 3`, `play 7 first 6`, `play 9 steal 2`, `cancel 6`, `take 1 6`, `mecha`, `go on`; the
    verbs may be left out."""
    parts = without_verb(re.findall(r"\w+", text.casefold()))
    match s.agenda[-1] if s.agenda else None:
        case Playing():
            return ENOUGH if said_no(parts) else typed_play(s, parts)
        case Answer():
            return LET if said_no(parts) else typed_answer(parts)
        case Declaring(card=card):
            deed = typed_deed(s, card, parts)
            return None if deed is None else Declare(deed)
    return typed_take(parts)


def without_verb(parts: list[str]) -> list[str]:
    """`take 7` means 7, but `cancel` alone is an effect."""
    return parts[1:] if len(parts) > 1 and parts[0] in VERBS else parts


def said_no(parts: list[str]) -> bool:
    return bool(parts) and parts[0] in NO


def typed_card(part: str) -> int | None:
    """A value, or a Mecha as `m4`."""
    found = re.fullmatch(r"(m?)(\d{1,2})", part)
    return None if found is None else int(found[2]) + (MECHA if found[1] else 0)


def typed_play(s: Pikit, parts: list[str]) -> Play | None:
    """A card, and what it does."""
    card = typed_card(parts[0]) if parts else None
    if card is None:
        return None
    later = len(parts) == 1 and not s.box.options.declare_on_play
    deed = None if later else typed_deed(s, card, parts[1:])
    return Play(card, deed) if deed or later or len(parts) == 1 else None


def typed_answer(parts: list[str]) -> Play | None:
    card = typed_card(parts[0]) if parts else None
    return None if card is None else Play(card, Cancel())


def typed_deed(s: Pikit, card: int, parts: list[str]) -> Deed | None:
    """The effect is the card's own unless another one is named."""
    effect = s.box.effect_of[card] if 0 < card < len(s.box.effect_of) else ""
    if parts and parts[0] in EFFECTS:
        effect, parts = EFFECTS[parts[0]], parts[1:]
    match effect, parts:
        case "draw", []:
            return Draw()
        case "cancel", []:
            return Cancel()
        case "reroll", [dice]:
            which = DICE.get(dice) or DICE_NUMBERS.get(dice)
            return None if which is None else Reroll(which)
        case "steal", [victim] if victim.isdecimal():
            return Steal(int(victim) - 1)
        case "turn", [die, face] if face.isdecimal():
            one = DICE.get(die) or DICE_NUMBERS.get(die)
            return TurnDie(one[0], int(face)) if one and one != BOTH else None
    return None


def typed_take(parts: list[str]) -> Choice | None:
    match parts:
        case ["mecha"]:
            return TAKE_MECHA
        case ["steal"] | ["stehlen"]:
            return STEAL_MECHA
        case [one, *_] if one in NO:
            return NOTHING
    if not parts or not all(part.isdecimal() and len(part) < 3 for part in parts):
        return None
    return Take(tuple(sorted(map(int, parts))))
