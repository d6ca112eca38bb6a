"""The line above the felt on phones, in the longer language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from roarhouse.games.pikit.choices import Reroll
from tests.e2e.kit.visitors import Visit
from tests.e2e.pikit.player import sit
from tests.games.pikit.table import Table

ROWS = 100  # pixels: what was told, and below it the final turns with the switches


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_what_was_told_is_not_squeezed_by_the_final_turns(
    visit: Visit, database: Path, size: tuple[int, int]
) -> None:
    t = Table("Ben Ann Cleo", Ben="2 3", Ann="6 4", Cleo="1", centre="5 1 1", dice="2 3", deck="1", final=3)
    viewport = {"width": size[0], "height": size[1]}
    page = sit(visit, database, t.plays("Ben", 2, Reroll((0, 1))), lang="de", viewport=viewport)
    expect(page.get_by_text("Letzte Züge danach: 3")).to_be_visible()
    line = page.locator(".pikit .line").bounding_box()
    assert line is not None
    assert line["height"] <= ROWS
