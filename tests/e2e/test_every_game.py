"""Checks that hold for every game that is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from roarhouse.server.web.catalogue import game_info
from tests.e2e.kit.games import GAMES
from tests.e2e.kit.looking_back import assert_dealt_again, assert_every_moment_drawn
from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import asked, painted
from tests.e2e.kit.visitors import Seated, Visit


@pytest.mark.parametrize("size", [PHONE, {"width": 1150, "height": 600}], ids=["phone", "low"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_stays_where_it_is(visit: Visit, seated: Seated, game: str, size: ViewportSize) -> None:
    """Parts of the page scroll; the page itself does not."""
    page = visit(seated(game, 3)[0], viewport=size)
    expect(asked(page)).to_be_visible()
    painted(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_deals_again_and_draws_every_moment(visit: Visit, played: Callable[..., str], game: str) -> None:
    """Dice and decks too; what needs a whole hand or a simulator is reported as skipped."""
    table = played(game, max(2, game_info(game).seats.min))
    assert_dealt_again(visit(f"/t/{table}/verify"))
    assert_every_moment_drawn(visit, game, table)
