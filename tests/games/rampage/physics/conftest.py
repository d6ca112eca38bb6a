"""One world without tremor and one standing city, shared by all tests of the physics."""

from __future__ import annotations

import pytest

from roarhouse.games.rampage.physics.interface import Outcome
from roarhouse.games.rampage.physics.world import World
from tests.games.rampage.physics.scenes import quiet


@pytest.fixture(scope="session")
def world() -> World:
    return quiet()


@pytest.fixture(scope="session")
def city(world: World) -> Outcome:
    """All four Monsters, nothing has happened yet."""
    return world.build((0, 1, 2, 3), 1)
