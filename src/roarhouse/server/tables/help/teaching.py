"""Tables for lessons: an ordinary table with a scripted deal, begun before the learner connects."""

from __future__ import annotations

from roarhouse.core.errors import RoarhouseError
from roarhouse.core.lessons.files import find_lesson
from roarhouse.core.lessons.lesson import Lesson
from roarhouse.server.errors import Denied
from roarhouse.server.tables.creation import add_seat, created, new_table
from roarhouse.server.tables.registry import Registry
from roarhouse.server.tables.seats import begin
from roarhouse.server.tables.secrets import hash_secret, new_secret
from roarhouse.server.wire.bodies import Created, NewSeat, NewTable


async def teach(registry: Registry, game: str, name: str, learner: str) -> Created:
    """Create the table of a lesson and play its opening."""
    try:
        lesson = find_lesson(game, name)
        wanted = table_for(lesson, learner)
        about, cards = new_table(wanted)
    except RoarhouseError as error:
        raise error if isinstance(error, Denied) else Denied(404, "no-lesson", str(error)) from None
    held = tuple(add_seat(about, wanted, seat, one) for seat, one in enumerate(wanted.seats))
    host = new_secret()
    about.host, about.lesson = hash_secret(host), name
    table = await registry.add(about, cards)
    await table.start(lambda about: begin(about, False))
    return created(about, host, held)


def table_for(lesson: Lesson, learner: str) -> NewTable:
    seats = [NewSeat(kind="bot", name=name) for name in lesson.names]
    seats.insert(lesson.learner, NewSeat(kind="person", name=learner))
    return NewTable(game=lesson.game, seats=tuple(seats), options=lesson.options)
