"""What acts do to standing Buildings, as on a real table: the sentences by which the physics is calibrated."""

from __future__ import annotations

from functools import cache

import pytest

from roarhouse.games.rampage.physics import effects
from roarhouse.games.rampage.physics.effects import RECTANGLE, STADIUM, TOWER, Bench, Effect
from roarhouse.games.rampage.physics.interface import Flick, Settings, Settle
from roarhouse.games.rampage.physics.world import World

pytestmark = pytest.mark.long  # dozens of acts for each figure


@cache
def bench(*ruins: int) -> Bench:
    """With the usual tremor."""
    return Bench(World(Settings()), *ruins)


@cache
def rival() -> Bench:
    two = Bench(World(Settings()), rival=True)
    two.table = two.stand((0, 0), 1)
    return two


@pytest.mark.rule("rampage.breathe.6")
def test_a_breath_does_most_at_close_range() -> None:
    floors = [effects.best_breath(bench(TOWER), far, 1000)["floors"] for far in (10, 20, 30)]
    assert floors[0] >= 1
    assert floors[0] > floors[1] > floors[2]


@pytest.mark.rule("rampage.breathe.6")
@pytest.mark.parametrize("distance", [26, 30, 40])
def test_far_away_a_breath_moves_no_floor(distance: int) -> None:
    """Beyond about 25 cm it takes light things only: the Meeple on the roof."""
    best = effects.best_breath(bench(TOWER), distance, 1000)
    assert best["floors"] == best["out"] == 0
    assert best["meeples"] <= 1


@pytest.mark.rule("rampage.breathe.6")
def test_a_breath_takes_a_single_meeple_off_a_roof_from_afar() -> None:
    assert effects.best_breath(bench(TOWER), 26, 1000)["meeples"] > 0.5


@pytest.mark.rule("rampage.breathe.6", "rampage.rumble.1")
def test_a_breath_seldom_knocks_a_monster_down() -> None:
    fallen = [hit.monsters for far in (8, 10, 15, 20, 30) for hit in effects.blown_down(rival(), far, 1000)]
    assert sum(fallen) <= len(fallen) * 0.15


def dropped(ruin: int) -> list[Effect]:
    return effects.dropped(bench(ruin), ruin, 0.0)


@pytest.mark.rule("rampage.demolish.3", "rampage.gobble.1")
def test_a_drop_on_the_middle_of_the_stadium_scatters_it() -> None:
    """It displaces the Floor in most drops, and in a good share the Floor is gobbled; not in all."""
    hits = dropped(STADIUM)
    assert sum(hit.floors for hit in hits) > len(hits) / 2
    assert len(hits) / 4 < sum(hit.gobbled for hit in hits) < len(hits) * 0.9


@pytest.mark.rule("rampage.demolish.3")
@pytest.mark.parametrize("ruin", [TOWER, RECTANGLE])
def test_no_drop_flattens_a_whole_building(ruin: int) -> None:
    hits = dropped(ruin)
    assert len(hits) < sum(hit.floors for hit in hits) < 3 * len(hits)
    assert sum(hit.gobbled for hit in hits) <= 1.2 * len(hits)


@pytest.mark.rule("rampage.setup.3", "rampage.move.8")
@pytest.mark.parametrize("ruin", [TOWER, RECTANGLE, STADIUM])
def test_hard_flicks_knock_the_lowest_meeples(ruin: int) -> None:
    hits = effects.rammed(bench(ruin), ruin, 1000)
    assert sum(hit.meeples > 0 for hit in hits) > len(hits) * 0.75


@pytest.mark.rule("rampage.setup.3", "rampage.move.8")
def test_gentle_flicks_leave_a_tower_standing() -> None:
    assert sum(hit.floors for hit in effects.rammed(bench(TOWER), TOWER, 400)) == 0


@pytest.mark.rule("rampage.setup.3", "rampage.clarifications.1")
@pytest.mark.parametrize("ruin", [TOWER, STADIUM])
def test_paws_that_have_ploughed_into_a_building_are_not_jammed(ruin: int) -> None:
    """Everything comes to rest by itself, and the Body can be put back on the Paws."""
    world, south = bench(ruin).world, bench(ruin).world.map.ruins[ruin].outline.south
    for k in range(6):
        before = bench(ruin).stand((world.map.ruins[ruin].outline.middle()[0] + 100 * (k - 3), south - 900))
        outcome = world.simulate(before, Flick(0, 900, 1000), k)
        back = world.simulate(world.mount(outcome.table, 0), Settle(), k)
        assert (outcome.end, back.end) == ("rest", "rest")
        assert back.readings.mounted == (0,)
