"""What the learned value knows of a table: Items by the turns to come, Events by kind, and nothing that is free."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.bots.mind import mind_of
from roarhouse.bots.search import examine
from roarhouse.core.budget import Budget
from roarhouse.core.pile import LET
from roarhouse.games.arrr.bot.features import NAMES, features, row
from roarhouse.games.arrr.choices import Play
from tests.games.arrr.cards import CARDS, GAME
from tests.games.arrr.table import Table


def known(t: Table, seat: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, features(t.s)[seat], strict=True))


def test_items_count_for_all_turns_to_come_and_other_crew_for_two() -> None:
    t = Table("Ann Ben").crew(Ann="boarding-cutlass storm-glass marrow-meg harbour-brawlers", Ben="grog-barrel")
    ann, ben = known(t), known(t, 1)
    turns = round(5 * ann["turns"])
    assert turns > 2
    assert ann["items"] == 2 * ben["items"] == 2 * 2 / 8
    assert ann["items later"] == 2 * (turns - 2) / 8
    assert (ann["crew"], ben["crew"]) == (2 * 2 / 4, 0.0)


def test_items_in_hand_count_apart_from_what_has_one_place_only() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel ships-cat marrow-meg", Ben="reef-runners")
    turns = round(5 * known(t)["turns"])
    assert known(t)["hand items"] == 2 * turns / 5
    assert (known(t)["hand"], known(t, 1)["hand"], known(t, 1)["hand items"]) == (2 / 5, 2 / 5, 0.0)


@pytest.mark.parametrize(
    ("event", "kind"),
    [("second-wind", "events"), ("belay-that", "events"), ("light-fingers", "booty"), ("harbour-tax", "booty")]
    + [(idle, "idle") for idle in ("dead-calm", "parley", "salvage-rights", "jammed-pulley")],
)
def test_events_are_counted_by_what_they_are_good_for(event: str, kind: str) -> None:
    found = known(Table("Ann Ben").events(Ann=event))
    assert {name for name in ("events", "booty", "idle") if found[name]} == {kind}


def test_a_used_ability_costs_nothing() -> None:
    t = Table("Ann Ben").crew(Ann="signal-flags spyglass-of-spite")
    before = features(t.s)
    assert features(t.depletes("signal-flags spyglass-of-spite").s) == before


def test_nothing_but_points_counts_when_no_turn_comes() -> None:
    t = Table("Ann Ben").crew(Ann="signal-flags").holds(Ann="grog-barrel").events(Ann="foul-wind")
    t.s.sea, t.s.turns, t.s.active = (), 10, 1
    left = dict(zip(NAMES, row(t.s, 0, 0.0, 1.0, frozenset()), strict=True))
    assert {name for name, value in left.items() if value} == set()


def test_a_search_does_not_pass_up_a_free_card() -> None:
    """The weights once held the used card and the drawn one against their player."""
    t = Table("Ann Ben Cid Dan").crew(Ann="signal-flags boarding-cutlass", Ben="grog-barrel").starts()
    t.sails("Ann", "customs-cutter")
    flags = Play(CARDS["signal-flags"])
    trials = examine(GAME, mind_of("arrr"), t.s, 0, Random(1), Budget(400, 60.0))
    chances = {trial.choice: trial.mean() for trial in trials}
    assert chances[flags] > chances[LET] - 0.005
