"""The pile and its windows."""

from __future__ import annotations

import pytest

from roarhouse.core.pile import LET
from roarhouse.games.arrr.choices import CHEAT
from roarhouse.games.arrr.rules.crew import Damaged
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.rules.tests import Roll
from tests.games.arrr.cards import CARDS
from tests.games.arrr.table import Table

HARMLESS = "salvage-rights"


def sailing(**events: str) -> Table:
    """Ann faces the Customs Cutter with Meg and a Cutlass; W2 is open."""
    t = Table("Ann Ben Cid").row("customs-cutter").crew(Ann="marrow-meg boarding-cutlass").owns(Ann=2)
    return t.events(**events).starts().tackles("Ann", "customs-cutter")


@pytest.mark.rule("arrr.pile.1", "arrr.pile.2")
def test_the_newest_effect_is_resolved_first_and_a_cancelled_one_not_at_all() -> None:
    t = sailing(Ann="second-wind belay-that", Ben="belay-that").plays("Ann", "second-wind")
    t.plays("Ben", "belay-that", at=0).until_asked("Ann").plays("Ann", "belay-that", at=1)
    assert t.piled == ["second-wind", "belay-that", "belay-that"]
    t.resolves()
    assert t.dice("Ann") == 7
    happened = [line for line in t.heard("Cid") if "happens" in line or "cancelled" in line]
    assert happened == [
        "Belay That! at Belay That! at Second Wind happens.",
        "Belay That! at Second Wind is cancelled.",
        "Second Wind happens.",
    ]


@pytest.mark.rule("arrr.pile.3", "arrr.pile.13")
def test_abilities_events_and_penalties_share_one_pile() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="ships-cat boarding-cutlass grog-barrel")
    t.events(Ben=f"jammed-pulley {HARMLESS}").starts().tackles("Ann", "customs-cutter").throws("Ann", "NN").all_pass()
    assert (t.moment, t.piled) == ("W4", ["customs-cutter"])
    t.plays("Ann", "ships-cat", at=0).plays("Ben", "jammed-pulley", at=1)
    assert t.piled == ["customs-cutter", "ships-cat", "jammed-pulley"]
    t.resolves()
    assert t.now is Damaged


@pytest.mark.rule("arrr.pile.4", "arrr.pile.6")
def test_an_answer_acts_while_the_card_of_the_ability_is_still_prepared() -> None:
    t = sailing(Ben="tangled-rigging").plays("Ann", "marrow-meg").plays("Ben", "tangled-rigging", at="marrow-meg")
    t.resolves()
    assert (t.depleted(), t.dice("Ann")) == ("marrow-meg", 5)
    assert "Marrow Meg has no effect." in t.heard("Cid")


@pytest.mark.rule("arrr.pile.5")
def test_the_card_of_a_cancelled_ability_stays_prepared() -> None:
    t = sailing(Ben="it-never-happened").plays("Ann", "marrow-meg").plays("Ben", "it-never-happened", at=0).resolves()
    assert (t.depleted(), t.dice("Ann")) == ("", 5)
    assert t.refusal("Ann", t.play("marrow-meg")) == "arrr.pile.5"


@pytest.mark.rule("arrr.pile.6")
def test_an_ability_whose_card_has_left_play_has_no_effect() -> None:
    t = sailing(Ben="press-gang-raid").plays("Ann", "boarding-cutlass")
    t.plays("Ben", "press-gang-raid", at="boarding-cutlass").resolves()
    assert (t.hand("Ben"), t.dice("Ann")) == ("boarding-cutlass", 3)


@pytest.mark.rule("arrr.pile.7")
def test_a_waiting_ability_cannot_be_announced_again() -> None:
    t = sailing(Ben=HARMLESS, Ann="second-wind").plays("Ann", "marrow-meg").until_asked("Ann")
    assert t.refusal("Ann", t.play("marrow-meg")) == "arrr.pile.7"
    assert t.playable("Ann") == {"boarding-cutlass", "second-wind"}


@pytest.mark.rule("arrr.pile.8")
def test_targets_are_checked_again_when_the_effect_resolves() -> None:
    t = sailing(Ben="tangled-rigging", Cid="press-gang-raid").until_asked("Ben")
    t.plays("Ben", "tangled-rigging", at="boarding-cutlass").until_asked("Cid")
    t.plays("Cid", "press-gang-raid", at="boarding-cutlass").resolves()
    assert (t.hand("Cid"), t.depleted()) == ("boarding-cutlass", "")
    assert "Tangled Rigging at Boarding Cutlass has no effect." in t.heard("Ann")
    assert t.s.event_discard == (CARDS["press-gang-raid"], CARDS["tangled-rigging"])


@pytest.mark.rule("arrr.pile.9")
def test_once_all_have_passed_the_whole_pile_is_resolved_unless_the_table_reopens_it() -> None:
    for reopen, left in ((False, []), (True, ["foul-wind"])):
        t = Table("Ann Ben Cid", pileReopen=reopen).row("customs-cutter").crew(Ann="marrow-meg")
        t.events(Ann="second-wind", Ben="foul-wind", Cid=HARMLESS).starts().tackles("Ann", "customs-cutter")
        t.until_asked("Ben").plays("Ben", "foul-wind", at="Ann").until_asked("Ann").plays("Ann", "second-wind")
        t.passes("Cid", "Ann")
        assert t.piled == left
        assert t.dice("Ann") == (3 if not reopen else 5)


@pytest.mark.rule("arrr.pile.10")
def test_a_window_starts_with_the_player_in_turn_and_all_are_asked_again_after_a_new_effect() -> None:
    t = sailing(Ben="foul-wind", Cid=HARMLESS, Ann="second-wind")
    assert t.turn == "Ann"
    t.passes("Ann", "Ben")
    assert t.turn == "Cid"
    t = sailing(Ben="foul-wind", Cid=HARMLESS, Ann="second-wind").passes("Ann").plays("Ben", "foul-wind", at="Ann")
    asked = []
    while t.s.pile:
        asked.append(t.turn)
        t.passes()
    assert asked == ["Cid", "Ann"]  # Ben has nothing left to answer with, and all know it


@pytest.mark.rule("arrr.pile.10")
def test_in_a_challenge_the_challenged_player_is_asked_second() -> None:
    t = Table("Ann Ben Cid Dot").crew(Ann="marrow-meg", Cid="grog-barrel").owns(Ann=1)
    t.events(Ann=HARMLESS, Ben="foul-wind", Cid="fair-tide", Dot="rum-ration").starts()
    t.challenges("Ann", "Cid", "attack").all_pass().claims("Cid", 0)
    asked = []
    while t.moment == "W2":
        asked.append(t.turn)
        t.passes()
    assert asked == ["Ann", "Cid", "Ben", "Dot"]


@pytest.mark.rule("arrr.pile.10")
def test_a_player_with_an_event_is_asked_whether_or_not_it_is_of_use() -> None:
    useless, useful = sailing(Ben=HARMLESS), sailing(Ben="foul-wind")
    for t in (useless, useful):
        assert t.until_asked("Ben").turn == "Ben"
    assert useless.menu("Ben") == (LET,)
    assert useless.view("Cid").action.waiting == useful.view("Cid").action.waiting
    nothing = sailing()
    assert [step.seat for step in nothing.s.agenda if isinstance(step, Respond)] == [0]


@pytest.mark.rule("arrr.pile.11")
def test_the_windows_of_an_action_in_their_order() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").events(Ben=HARMLESS).starts()
    assert t.playable("Ann") == set()
    t.sails("Ann", "customs-cutter")
    seen = []
    while t.moment or (t.turn == "nature" and isinstance(t.s.agenda[-1], Roll)):
        if t.moment and t.moment not in seen:
            seen.append(t.moment)
        t.throws("Ann", "NNN") if not t.moment else t.passes()
    assert seen == ["W1", "W2", "W3", "W4", "W5"]


@pytest.mark.rule("arrr.pile.11")
def test_before_the_declaration_only_the_active_player_begins_and_all_can_answer() -> None:
    t = Table("Ann Ben").events(Ann="buried-surprise", Ben="tavern-rumours belay-that").starts()
    assert t.turn == "Ann"
    t.plays("Ann", "buried-surprise")
    assert (t.moment, t.turn) == ("W0", "Ben")
    t.plays("Ben", "belay-that", at=0).resolves()
    assert (t.pieces("Ann"), t.turn, t.moment) == (0, "Ann", "")
    free = Table("Ann Ben", openBeforeDeclaration=True).events(Ben="tavern-rumours").starts()
    assert (free.moment, free.turn, free.playable("Ben")) == ("W0", "Ben", {"tavern-rumours"})


@pytest.mark.rule("arrr.pile.12")
def test_cheating_needs_an_empty_pile_and_opens_the_window_again() -> None:
    t = sailing(Ben="loose-cannon", Cid=HARMLESS).throws("Ann", "NNNNN").passes("Ann")
    t.plays("Ben", "loose-cannon", at="Ann").until_asked("Ann")
    assert t.refusal("Ann", CHEAT) == "arrr.cheating.3"
    t = sailing(Ben=HARMLESS, Cid="fair-tide").throws("Ann", "NNNNN").passes("Ann", "Ben")
    assert t.turn == "Cid"
    t.passes("Cid")
    assert t.moment != "W3"
    t = sailing(Ben=HARMLESS).throws("Ann", "NNNNN").does("Ann", CHEAT).throws("Ann", "NN")
    assert (t.moment, t.turn) == ("W3", "Ann")


@pytest.mark.rule("arrr.pile.12")
def test_the_throw_is_over_when_all_have_passed_in_a_row() -> None:
    t = sailing(Ann="second-wind", Ben="light-fingers").throws("Ann", "AANNN").passes("Ann")
    t.plays("Ben", "light-fingers", at="Ann").resolves()
    assert (t.moment, t.turn) == ("W3", "Ann")
    t.all_pass()
    assert t.view("Ann").action.trial is None


@pytest.mark.rule("arrr.pile.13")
def test_rewards_are_not_put_on_the_pile() -> None:
    t = Table("Ann Ben").row("ghost-ship").crew(Ann="choir-of-the-doomed").events(Ben="it-never-happened").starts()
    t.tackles("Ann", "ghost-ship").throws("Ann", "CCCC").all_pass()
    assert (t.turn, t.piled) == ("nature", [])


@pytest.mark.rule("arrr.pile.10")
@pytest.mark.parametrize(("hides", "asked"), [(True, "Ben"), (False, "Cid")])
def test_an_option_skips_players_without_an_answer(hides: bool, asked: str) -> None:
    t = Table("Ann Ben Cid", hideSkips=hides).row("customs-cutter").crew(Ann="marrow-meg")
    t.events(Ben="shoal", Cid="foul-wind").starts().sails("Ann", "customs-cutter")
    t.goes_on_to("W2")
    while t.turn == "Ann":
        t.passes("Ann")
    assert t.turn == asked
