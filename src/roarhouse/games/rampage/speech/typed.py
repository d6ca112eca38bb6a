"""Typed choices, legal or not, and how to type them."""

from __future__ import annotations

import re
from typing import Final

from roarhouse.core.game import Choice
from roarhouse.core.phrases import LANGUAGES
from roarhouse.core.words import Seat, Words
from roarhouse.games.rampage.choices import BACK, DONE, PASS, READY, SKIP, Aim, Aimed, Move, Place, Use
from roarhouse.games.rampage.physics.interface import Breath, Drop, Flick, Toss
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.actions.breathe import AimBreath
from roarhouse.games.rampage.rules.actions.demolish import AimDrop
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.actions.move import PlacePaws
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.rules.placing import Putting
from roarhouse.games.rampage.rules.turn import BeforeChow, ChooseAction, Interfere, LateUse
from roarhouse.games.rampage.state import Rampage

POSES: Final = {
    "upright": "upright",
    "aufrecht": "upright",
    "head": "head",
    "kopf": "head",
    "flat": "flat",
    "flach": "flat",
}
WORDS: Final[dict[str, Choice]] = {
    "pass": PASS,
    "passen": PASS,
    "skip": SKIP,
    "ohne": SKIP,
    "back": BACK,
    "zurück": BACK,
    "ready": READY,
    "bereit": READY,
    "done": DONE,
    "fertig": DONE,
    "move": Move(),
    "bewegen": Move(),
    "jump": Move(jump=True),
    "springen": Move(jump=True),
}


def hint(s: Rampage, seat: Seat) -> Words:
    match s.agenda[-1]:
        case AimFlick():
            return Words("type-flick")
        case AimDrop():
            return Words("type-drop")
        case AimToss():
            return Words("type-toss")
        case AimBreath():
            return Words("type-breath")
        case Putting() | PlacePaws():
            return Words("type-place")
    return Words("type-number")


def typed(s: Rampage, seat: Seat, text: str) -> Choice | None:
    """`315 70`, `-13 18 flat`, `use unleashed`, `pass`: degrees, percent and centimetres."""
    text = " ".join(text.casefold().replace(",", ".").split())
    if text in WORDS:
        return WORDS[text]
    step = s.agenda[-1]
    if isinstance(step, Aiming):
        act = typed_act(s, step, text)
        return Aim(act) if act else None
    if isinstance(step, Putting | PlacePaws):
        return typed_place(text)
    if isinstance(step, BeforeChow | ChooseAction | LateUse | Interfere):
        return typed_card(s, text)
    return None


def numbers(text: str) -> list[float] | None:
    """None if there is anything else than numbers."""
    parts = text.split()
    good = all(re.fullmatch(r"[+-]?\d{1,6}(\.\d{1,3})?", part) for part in parts)
    return [float(part) for part in parts] if good and parts else None


def scaled(values: list[float], scales: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([round(value * scale) for value, scale in zip(values, scales, strict=False)])


def typed_act(s: Rampage, step: Aiming, text: str) -> Aimed | None:
    monster = s.box.corners[step.seat]
    if isinstance(step, AimDrop):
        return typed_drop(monster, text)
    values = numbers(text)
    if values is None:
        return None
    if isinstance(step, AimFlick) and 2 <= len(values) <= 3:
        return Flick(monster, *scaled(values, (10, 10, 10)))
    if isinstance(step, AimToss) and 3 <= len(values) <= 5:
        return Toss(monster, step.piece(s), *scaled(values, (10, 10, 10, 10, 10)))
    if isinstance(step, AimBreath) and 3 <= len(values) <= 4:
        yaw, pitch, strength, *sweep = scaled(values, (10, 10, 10, 10))
        return Breath(step.target, yaw, pitch, sweep[0] if sweep else 0, strength)
    return None


def typed_drop(monster: int, text: str) -> Drop | None:
    """`x y`, then perhaps a pose and how it is turned."""
    words = [word for word in text.split() if word in POSES]
    values = numbers(" ".join([word for word in text.split() if word not in POSES]))
    if values is None or not 2 <= len(values) <= 3 or len(words) > 1:
        return None
    x, y, *yaw = scaled(values, (100, 100, 10))
    return Drop(monster, x, y, POSES[words[0]] if words else "upright", *yaw)  # type: ignore[arg-type]


def typed_place(text: str) -> Place | None:
    """`x y [degrees]`; with `up` on top of a Building."""
    up = text.split()[-1:] in (["up"], ["hoch"])
    values = numbers(text.rpartition(" ")[0] if up else text)
    if values is None or not 2 <= len(values) <= 3:
        return None
    x, y, *yaw = scaled(values, (100, 100, 10))
    return Place(x, y, yaw[0] if yaw else 0, up)


def typed_card(s: Rampage, text: str) -> Use | None:
    """The name of a Superpower, in either language."""
    name = text.removeprefix("use ").removeprefix("nutze ")
    for card, row in enumerate(s.box.rows):
        if s.box.moments[card] and name in (row.id, *(row.name.in_language(k).casefold() for k in LANGUAGES)):
            return Use(card)
    return None
