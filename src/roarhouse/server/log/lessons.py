"""Lessons at a table: what the script chooses, what the coach says, and what is replied to other choices."""

from __future__ import annotations

from typing import Any

import msgspec

from roarhouse.core.codec import Codec
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.game import Choice
from roarhouse.core.lessons.files import find_lesson
from roarhouse.core.lessons.lesson import Bubble as Said
from roarhouse.core.lessons.lesson import Step
from roarhouse.core.lessons.path import Path
from roarhouse.core.words import Seat
from roarhouse.server.store.base import About
from roarhouse.server.wire.types import Bubble, Coach, Spoken


def path_of(about: About) -> Path | None:
    """The path of a table through its lesson; None at other tables, and where the lesson's file is gone."""
    if not about.lesson:
        return None
    try:
        return Path(find_lesson(about.game, about.lesson))
    except RoarhouseError:
        return None


def scripted_choice(path: Path | None, codec: Codec, s: Any, seat: Seat) -> Choice | None:
    """What the script chooses for a seat in turn, if that is possible."""
    found = path.scripted(seat) if path else None
    if found is None or seat not in codec.game.turn(s):
        return None
    choice = codec.choice(msgspec.json.encode(found))
    return None if codec.game.refuse(s, seat, choice) else choice


def tag_of(s: Any) -> str:
    return str(type(s.agenda[-1]).__struct_config__.tag) if s.agenda else ""


def step_for(path: Path | None, s: Any, seat: Seat) -> Step | None:
    """The step of the lesson that the open question to a seat belongs to."""
    return path.step(seat, tag_of(s)) if path else None


def coach(path: Path | None, s: Any, seat: Seat) -> Coach | None:
    """What the lesson says about the open question. Steps that need not come up are not counted."""
    step = step_for(path, s, seat)
    if path is None or step is None:
        return None
    steps = path.lesson.step
    reached = [one for one in steps[: steps.index(step) + 1] if not one.optional]
    return Coach(
        step=max(1, len(reached)),
        steps=len([one for one in steps if not one.optional]),
        say=tuple(bubble(one) for one in step.say),
        done=bubble(step.done) if step.done else None,
        cheer=bubble(path.lesson.cheer) if step is path.lesson.step[-1] else None,
        follows=len(step.then),
    )


def bubble(said: Said) -> Bubble:
    return Bubble(text=Spoken(en=said.en, de=said.de), at=said.at)


def reply(path: Path | None, s: Any, seat: Seat, choice: bytes) -> Spoken | None:
    """What the lesson says to a legal choice that it does not ask for."""
    said = path.answer(seat, tag_of(s), msgspec.json.decode(choice)) if path else None
    return Spoken(en=said.en, de=said.de) if said else None
