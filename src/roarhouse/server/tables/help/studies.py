"""Tables for one player: puzzles and practice. Each begins with the lines that lead to what is studied."""

from __future__ import annotations

import asyncio

import msgspec

from roarhouse.bots.dealing import Position, deal_exercise
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.game import NATURE
from roarhouse.core.records.fair import new_seed
from roarhouse.core.studies.exercises import find_exercise
from roarhouse.core.studies.puzzles import Puzzle, find_puzzle
from roarhouse.core.studies.tricks import Trick, find_trick
from roarhouse.core.studies.yards import Yard, find_yard
from roarhouse.core.workers import Urgency
from roarhouse.server.errors import Denied
from roarhouse.server.log.log import LineBuilder
from roarhouse.server.services import Services
from roarhouse.server.store.base import About, Line, Stored, Study
from roarhouse.server.tables.creation import add_seat, created, new_table
from roarhouse.server.tables.registry import Registry
from roarhouse.server.tables.seats import begin
from roarhouse.server.tables.secrets import hash_secret, new_secret
from roarhouse.server.wire.bodies import Created, NewSeat, NewStudy, NewTable

Beginning = Puzzle | Trick | Yard | Position


async def open_study(registry: Registry, game: str, wanted: NewStudy) -> Created:
    """Create the table of a puzzle or of practice; nature prepares what its player sees first."""
    try:
        position = await position_of(registry.services, game, wanted)
        seats = table_for(game, position, wanted.name)
        about, cards = new_table(seats)
    except RoarhouseError as error:
        raise error if isinstance(error, Denied) else Denied(404, "no-study", str(error)) from None
    held = tuple(add_seat(about, seats, seat, one) for seat, one in enumerate(seats.seats))
    host = new_secret()
    about.host, about.study = hash_secret(host), Study(kind=wanted.kind, id=wanted.id, seat=position.seat)
    begin(about, False)
    lines = await asyncio.to_thread(lines_to, registry.services, about, cards, position)
    table = await registry.add(about, cards, lines)
    await table.resume()
    return created(about, host, held)


async def position_of(services: Services, game: str, wanted: NewStudy) -> Beginning:
    """Where a study begins; that of an exercise is dealt by a worker process, when it is its turn."""
    match wanted.kind:
        case "puzzle":
            return find_puzzle(game, wanted.id)
        case "trick":
            return find_trick(game, wanted.id)
        case "yard":
            return find_yard(game, wanted.id)
    find_exercise(game, wanted.id)
    return await services.run_worker(f"{game} exercises", Urgency.PEOPLE, deal_exercise, game, wanted.id, new_seed())


def table_for(game: str, position: Beginning, player: str) -> NewTable:
    """Bots keep the other seats, and never play."""
    names = [NewSeat(kind="bot")] * int(position.options["seats"])
    names[position.seat] = NewSeat(kind="person", name=player)
    return NewTable(game=game, seats=tuple(names), options=position.options, takeover=False)


def lines_to(services: Services, about: About, cards: bytes, position: Beginning) -> tuple[Line, ...]:
    """The lines of the log up to the position."""
    builder = LineBuilder(services.open_log(Stored(about=about, cards=cards)))
    for seat, choice in position.lines:
        made = builder.log.codec.choice(msgspec.json.encode(choice))
        builder.add_next(seat, made, "nature" if seat == NATURE else "lesson")
    return tuple([one.line for one in builder.applied])
