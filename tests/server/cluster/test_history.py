"""The checker of histories: it accepts a good one, and names what is wrong in others."""

from __future__ import annotations

import pytest

from roarhouse.server.store.base import How, Line
from tests.server.cluster.history import History, Viewing, check


def line(version: int, action: str = "", how: How = "person", token: int = 0) -> Line:
    return Line(version=version, seat=0, how=how, choice=b"{}", told=b"[]", at=1, action=action, token=token)


LOG = (line(1, "a"), line(2, "", "bot", 1), line(3, "b"), line(4, "", "bot", 2))


def history(*acked: tuple[str, int], seen: tuple[tuple[str, int], ...] = ()) -> History:
    found = History()
    for action, version in acked:
        found.ack(action, "t", 0, version)
    if seen:
        viewing = Viewing("t", "seat 0")
        for kind, version in seen:
            viewing.take(kind, version)
        found.viewings.append(viewing)
    return found


def test_a_good_history() -> None:
    seen = (("snapshot", 1), ("event", 2), ("event", 2), ("snapshot", 2), ("event", 3), ("event", 4))
    assert check(history(("a", 1), ("b", 3), seen=seen), {"t": LOG}) == []


@pytest.mark.parametrize(
    ("found", "log", "word"),
    [
        (history(("b", 5)), LOG, "is not there"),
        (history(("b", 1)), LOG, "is not there"),
        (history(), (*LOG, line(5, "a")), "twice"),
        (history(), (*LOG, line(6)), "gaps"),
        (history(), (*LOG, line(5, "", "timeout", 1)), "lease"),
        (history(seen=(("snapshot", 1), ("event", 3), ("event", 4))), LOG, "saw version 3 after 1"),
        (history(seen=(("snapshot", 4), ("snapshot", 3), ("event", 4))), LOG, "saw version 3 after 4"),
        (history(seen=(("snapshot", 3),)), LOG, "at last"),
    ],
)
def test_a_bad_history(found: History, log: tuple[Line, ...], word: str) -> None:
    assert [problem for problem in check(found, {"t": log}) if word in problem]
