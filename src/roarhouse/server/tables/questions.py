"""What answers an open question: the seat, its standing order, or the server where there is nothing to decide."""

from __future__ import annotations

from typing import Protocol

import msgspec
from msgspec import Raw

from roarhouse.core.game import Choice
from roarhouse.core.lessons.lesson import Step, matches
from roarhouse.core.words import Seat
from roarhouse.server.log import visibility
from roarhouse.server.log.lessons import scripted_choice, step_for
from roarhouse.server.log.log import Log
from roarhouse.server.log.visibility import Viewer
from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.tables import attention
from roarhouse.server.tables.orders import decode_order, orders_of
from roarhouse.server.wire.messages import Orders, Said


class Asking(Protocol):
    """A table, as far as its questions need it."""

    services: Services
    about: About

    @property
    def log(self) -> Log: ...
    @property
    def begun(self) -> bool: ...
    @property
    def turn(self) -> tuple[Seat, ...]: ...
    @property
    def opened(self) -> int: ...


class Questions:
    def __init__(self, table: Asking) -> None:
        self.table = table
        self.held: dict[Seat, int] = {}  # seat -> version of the question that it wants to answer itself

    def hold(self, seat: Seat) -> None:
        """The seat answers the open question itself."""
        self.held[seat] = self.table.opened

    def is_held(self, seat: Seat) -> bool:
        """Held here, or as another server or an earlier run has stored it."""
        opened = self.table.opened
        return self.held.get(seat) == opened or self.table.about.seats[seat].held == opened

    def occasion(self, seat: Seat) -> str:
        """What a standing order given now would be for; empty if the game takes none now."""
        known = orders_of(self.table.about.game)
        return known.occasion(self.table.log.s, seat) if known and self.table.begun else ""

    def standing_order(self, seat: Seat) -> Raw | None:
        """The order of a seat, as long as its occasion lasts."""
        one = self.table.about.seats[seat]
        return one.order if one.occasion and one.occasion == self.occasion(seat) else None

    def orders_for(self, seats: Viewer) -> dict[str, Raw]:
        return {str(seat): order for seat in seats if seat >= 0 and (order := self.standing_order(seat)) is not None}

    def ordered_choice(self, seat: Seat) -> Choice | None:
        """The choice that the standing order of a seat makes now."""
        known, order = orders_of(self.table.about.game), self.standing_order(seat)
        return known.due(self.table.log.s, seat, decode_order(known, order)) if known and order is not None else None

    def unasked(self, seat: Seat) -> attention.Unasked | None:
        """How a seat in turn is spared the open question, unless it holds it."""
        about, log = self.table.about, self.table.log
        if about.study or self.is_held(seat) or self.coached(seat):
            return None
        if self.scripted_choice(seat):
            return "lesson"
        found = attention.unasked(about, log.game, log.s, seat)
        return None if found == "closing" and not self.table.services.settings.window_delay[1] else found

    def scripted_choice(self, seat: Seat) -> Choice | None:
        """What the lesson at this table chooses for a seat."""
        log = self.table.log
        return scripted_choice(log.path, log.codec, log.s, seat)

    def coached(self, seat: Seat) -> bool:
        """Is the open question a step of a lesson? Then the learner answers it, even if there is a single answer; of
        a step that comes again only where the menu offers something sensible that serves as well as its `do`."""
        log = self.table.log
        step = step_for(log.path, log.s, seat)
        return step is not None and (not step.again or offers_another(step, log, seat))

    def unasked_for(self, seats: Viewer) -> visibility.Unasked:
        """Which seats of a viewer are spared the open question, and how; each is looked at once."""
        turn = self.table.turn
        owing = [seat for seat in seats if seat in turn]
        due = tuple([seat for seat in owing if self.ordered_choice(seat)])
        how = {seat: self.unasked(seat) for seat in owing}
        closing = tuple([seat for seat in owing if how[seat] == "closing"])
        forced = tuple([seat for seat in owing if how[seat] in ("forced", "lesson")])
        return visibility.Unasked(due, closing, forced)

    def message(self, seats: Viewer) -> Said:
        """The standing orders of a viewer's seats, and which questions they answer."""
        spared = self.unasked_for(seats)
        return Orders(orders=self.orders_for(seats), due=spared.due, closing=spared.closing)


def offers_another(step: Step, log: Log, seat: Seat) -> bool:
    """Does the menu have a choice that the step takes in place of its `do`, and that is not pointless?"""
    menu = log.game.all_choices(log.s, seat) or ()
    sensible = [choice for choice in menu if not log.game.pointless(log.s, seat, choice)]
    written = [msgspec.json.decode(log.codec.encode(choice)) for choice in sensible]
    return any(matches(pattern, one) for pattern in step.also for one in written)
