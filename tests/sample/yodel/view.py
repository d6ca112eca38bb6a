"""What a seat may know."""

from __future__ import annotations

from roarhouse.core.game import View
from roarhouse.core.words import Seat

from .choices import Call
from .state import Yodel


class YodelView(View, frozen=True, kw_only=True):
    silent: tuple[int, ...]
    answered: tuple[int, ...]
    calls: tuple[int, ...]
    echoes: tuple[int, ...]
    called: tuple[bool, ...]  # who has sealed a call
    own: Call | None  # the seat's own sealed call


def view(s: Yodel, seat: Seat) -> YodelView:
    return YodelView(
        seat=seat,
        turn=s.agenda[-1].turn(s) if s.agenda else (),
        silent=s.silent,
        answered=s.answered,
        calls=s.calls,
        echoes=tuple(s.echoes),
        called=tuple(other in s.sealed for other in s.box.seats),
        own=s.sealed.get(seat),
    )
