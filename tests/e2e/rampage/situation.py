"""A table of Rampage in the middle of a game, laid out by the engine and left in the server's own database.

The server finds it there as it finds any table after a restart: frozen, with an empty log. What people choose
then can be read from the log.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from sqlalchemy.engine import Engine

from roarhouse.server.store.database import engine_for
from roarhouse.server.store.sql import read_table
from tests.e2e.kit.visitors import Visit
from tests.e2e.kit.waiting import wait_until
from tests.e2e.rampage.player import PAINTED, PER_CM, SMALL, at_rest, city, on_screen
from tests.games.rampage.table import GAME, Players
from tests.kit.stored import store_table

Recorded = tuple[int, dict[str, Any]]


class Situation:
    """The people who sit at it, by name, and what they have chosen."""

    def __init__(self, database: Path, table: str, pages: dict[str, Page]) -> None:
        self.table, self.pages = table, pages
        self._engine = engine_of(database)
        self._read = 0  # how many choices have been checked

    def chosen(self) -> list[Recorded]:
        """Who has chosen what, by the server's log; nature's choices left out."""
        with self._engine.connect() as link:
            stored = read_table(link, self.table)
        assert stored is not None
        return [(line.seat, msgspec.json.decode(line.choice or b"null")) for line in stored.lines if line.seat >= 0]

    def records(self, seat: int, /, **choice: Any) -> None:
        """A seat chooses this, after what was recorded before; more may follow. Other fields do not matter."""

        def found() -> bool:
            hits = [k for k, (who, one) in enumerate(self.chosen()) if who == seat and choice.items() <= one.items()]
            later = [k for k in hits if k >= self._read]
            self._read = later[0] + 1 if later else self._read
            return bool(later)

        wait_until(found, f"seat {seat} has not chosen {choice}")


def engine_of(database: Path) -> Engine:
    return engine_for(f"sqlite:///{database}")


def lay(database: Path, visit: Visit, t: Players, people: str = "Ann", **more: Any) -> Situation:
    """People at a prepared table; seats that are not named are bots."""
    names = people.split()
    bots = {name: "greedy" for name in t.names if name not in names}
    created = store_table(f"sqlite:///{database}", GAME, t.s, t.names, bots=bots)
    table, seats = created["table"], created["seats"]
    links = {name: f"/t/{table}#seat={seat}&s={seats[seat]['secret']}" for seat, name in enumerate(t.names)}
    return Situation(database, table, {name: visit(links[name], **{**SMALL, **more}) for name in names})


Lay = Callable[..., Situation]


@pytest.fixture
def situation(database: Path, visit: Visit) -> Lay:
    return lambda t, people="Ann", **more: lay(database, visit, t, people, **more)


# -- what people see and do there -----------------------------------------------------------------------------


def press(page: Page, name: str) -> None:
    page.get_by_role("main").get_by_role("button", name=re.compile(name)).first.click()


def from_above(page: Page) -> None:
    """From above; on a small screen the looks are folded away."""
    at_rest(page)
    folded = page.get_by_role("button", name=re.compile("^(View|Ansicht)$"))
    if folded.is_visible():
        folded.click()
    page.get_by_role("button", name=re.compile("From above|Von oben")).click()
    if folded.is_visible():
        folded.click()
    city(page).evaluate(PAINTED)


def click_spot(page: Page, x: float, y: float, z: float = 0) -> None:
    """On a spot of the city, in centimetres."""
    page.mouse.click(*on_screen(page, x, y, z))


def click_piece(page: Page, t: Players, piece: int) -> None:
    """On a piece of the city, where it stands."""
    pose = t.s.table.poses[piece]
    assert pose is not None
    click_spot(page, pose.x / PER_CM, pose.y / PER_CM, pose.z / PER_CM)


def unveiled(page: Page, selector: str) -> None:
    """Visible, and not covered by the city."""
    found = page.locator(selector).first

    def below() -> bool:
        panel, picture = found.bounding_box(), city(page).bounding_box()
        assert panel
        assert picture
        return bool(panel["y"] >= picture["y"] + picture["height"] - 1)

    expect(found).to_be_in_viewport(ratio=1)
    wait_until(below, f"{selector} lies behind the city")


def untold(page: Page, *words: str) -> None:
    """The page does not contain this text, visible or hidden."""
    told = page.locator("body").text_content() or ""
    assert [word for word in words if word in told] == []
