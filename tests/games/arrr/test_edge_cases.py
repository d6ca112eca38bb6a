"""The edge cases of the catalogue, one after the other: 1 to 34."""

from __future__ import annotations

from random import Random

from roarhouse.games.arrr.choices import (
    CHEAT,
    DONE,
    PILLAGE,
    Equip,
    Put,
    Turned,
)
from roarhouse.games.arrr.rules.equipment import Equipping
from roarhouse.games.arrr.rules.hands import Draw
from roarhouse.games.arrr.rules.tests import Roll
from tests.games.arrr.cards import CARDS, GAME, SEA, cards
from tests.games.arrr.scenes import CREW_IDS, HARMLESS, cutter, drawn
from tests.games.arrr.table import Setup, Table


def difficulty_of(t: Table, card: str) -> int:
    return next(one.tests[0][1] for one in t.view("watcher").sea.row if one.card == SEA[card])


def equipping(old: str, hand: str, **values: str) -> Table:
    t = Table("Ann Ben", **values).crew(Ann=old).holds(Ann=hand).events(Ann="foul-wind blinding-fog rum-ration")
    t.starts_turn()
    t.does("Ann", DONE)
    while t.now is not Equipping:
        t.does("nature", GAME.nature(t.s, Random(1)))
    return t


def easy_letter(**events: str) -> Table:
    """Ann faces a Wits test of difficulty 2 between two influences of -1."""
    t = Table("Ann Ben", difficultyShift=-1).row("governors-masquerade letter-in-lemon-ink fang-of-the-reef-wyrm")
    return t.crew(Ann="marked-deck").events(**events).starts().tackles("Ann", "letter-in-lemon-ink")


def test_case_1_the_first_hand_of_eight_draws_nothing_until_three_are_discarded() -> None:
    assert [drawn(6, 2, discards) for discards in (0, 2, 3)] == [(0, 0), (0, 0), (0, 1)]


def test_case_2_four_crew_cards_of_the_first_hand_discarded() -> None:
    assert drawn(6, 2, 4) == (1, 1)


def test_case_3_five_crew_cards_and_no_event_draw_an_event() -> None:
    assert drawn(5, 0) == (0, 1)


def test_case_4_four_events_and_one_crew_card_draw_a_crew_card() -> None:
    assert drawn(1, 4) == (1, 0)


def test_case_5_four_of_each_with_all_crew_discarded_draw_two_crew_cards() -> None:
    assert drawn(4, 4, 4) == (2, 0)


def test_case_6_an_empty_crew_deck_is_reshuffled_and_may_still_be_too_small() -> None:
    t = Table("Ann Ben").discarded("grog-barrel")
    t.s.crew[1], t.s.crew_deck = t.s.crew_deck, ()
    t.starts_turn()
    assert t.s.agenda[-1] == Draw(0, 1, 3)
    t.does("nature", GAME.nature(t.s, Random(1)))
    assert (t.s.crew[0], t.s.crew_discard) == (cards("grog-barrel"), ())


def test_case_7_two_old_cards_leave_room_for_two_new_ones_where_four_are_the_most() -> None:
    t = equipping("grog-barrel ships-cat", "marked-deck powder-keg signal-flags", crewLimit="total")
    t.does("Ann", Equip(CARDS["marked-deck"])).does("Ann", Equip(CARDS["powder-keg"]))
    assert t.refusal("Ann", Equip(CARDS["signal-flags"])) == "arrr.equipment.4"


def test_case_8_a_new_first_mate_needs_the_old_one_gone() -> None:
    t = equipping("marrow-meg", "doc-leech grog-barrel ships-cat")
    assert t.refusal("Ann", Equip(CARDS["doc-leech"])) == "arrr.equipment.2"


def test_case_9_nothing_equipped_means_pillage() -> None:
    t = Table("Ann Ben").holds(Ann=" ".join(CREW_IDS[:7])).owns(Ann=5).crew(Ben="grog-barrel").starts()
    assert t.menu("Ann") == (PILLAGE,)


def test_case_10_all_cards_lost_before_the_throw_leave_no_dice_but_the_chance_to_cheat() -> None:
    t = cutter(Ben="loose-cannon").until_asked("Ben").plays("Ben", "loose-cannon", at="Ann").resolves()
    assert t.equipped("Ann") == ""
    t.goes_on_to("W3")
    assert t.dice("Ann") == 0
    t.does("Ann", CHEAT).throws("Ann", "AA").does("Ann", CHEAT).throws("Ann", "AN").all_pass()
    assert t.chest("Ann") == "customs-cutter"


def test_case_11_a_lost_condition_does_not_stop_the_action() -> None:
    t = Table("Ann Ben").row("fort-thunderhead").crew(Ann="harbour-brawlers").events(Ben=f"loose-cannon {HARMLESS}")
    t.starts().tackles("Ann", "fort-thunderhead").plays("Ben", "loose-cannon", at="Ann").resolves()
    assert t.s.sailing == SEA["fort-thunderhead"]
    assert t.goes_on_to("W3").dice("Ann") == 0


def test_case_12_a_single_card_has_no_neighbours() -> None:
    assert difficulty_of(Table("Ann Ben").row("whirling-gullet"), "whirling-gullet") == 5


def test_case_13_between_two_of_plus_one_a_test_is_two_harder() -> None:
    t = Table("Ann Ben").row("customs-cutter siren-shoals whirling-gullet")
    assert difficulty_of(t, "siren-shoals") == 6


def test_case_14_difficulty_2_minus_influences_and_fair_tide_is_1() -> None:
    t = easy_letter(Ann="fair-tide", Ben=HARMLESS)
    assert t.difficulty == 1
    assert t.plays("Ann", "fair-tide").resolves().difficulty == 1


def test_case_15_all_changes_are_added_before_the_floor() -> None:
    t = easy_letter(Ben=f"rising-swell {HARMLESS}").until_asked("Ben").plays("Ben", "rising-swell").resolves()
    assert t.difficulty == 1


def test_case_16_influences_on_pieces_beside_a_card_without_any() -> None:
    view = Table("Ann Ben").row("siren-shoals smugglers-cove eye-of-the-storm-roc ghost-ship").view("Ann")
    assert [one.pieces for one in view.sea.row] == [1, 2, 4, 0]


def test_case_17_won_by_cheating_then_lost_the_second_test() -> None:
    t = Table("Ann Ben").row("chart-of-the-worlds-rim").crew(Ann="sextant-silas").owns(Ann=1).watched().starts()
    t.tackles("Ann", "chart-of-the-worlds-rim").throws("Ann", "NNA").does("Ann", CHEAT).throws("Ann", "NN").all_pass()
    assert t.view("Ann").action.trial is not None
    t.pass_on()
    assert (t.pieces("Ann"), t.chest("Ann"), t.equipped("Ann")) == (0, "", "")
    assert "chart-of-the-worlds-rim" in t.in_row


def test_case_18_the_declared_card_is_tackled_at_its_new_place() -> None:
    t = Table("Ann Ben").row("customs-cutter siren-shoals ghost-ship").crew(Ann="reef-runners")
    t.events(Ben=f"cross-currents {HARMLESS}").starts().sails("Ann", "siren-shoals")
    t.plays("Ben", "cross-currents", at=1).resolves().all_pass()
    assert (t.s.sailing, t.difficulty) == (SEA["siren-shoals"], 4)


def test_case_19_wrong_chart_without_a_fitting_neighbour_is_discarded_without_effect() -> None:
    t = Table("Ann Ben Cid").row("fort-thunderhead siren-shoals").crew(Ann="harbour-brawlers")
    t.events(Ben="wrong-chart", Cid=f"loose-cannon {HARMLESS}").starts().sails("Ann", "siren-shoals")
    t.plays("Ben", "wrong-chart", at="fort-thunderhead").plays("Cid", "loose-cannon", at="Ann").resolves().all_pass()
    assert t.s.sailing == SEA["siren-shoals"]
    assert CARDS["wrong-chart"] in t.s.event_discard


def test_case_20_a_row_of_six_stays_six() -> None:
    row = "customs-cutter siren-shoals moonlit-regatta hanging-judge ghost-ship idol-of-salt"
    t = Table("Ann Ben Cid Dot").row(row).starts().pillages("Ann").does("nature", Turned(SEA["idol-of-ash"]))
    assert t.in_row.split() == ["idol-of-ash", *row.split()[:5]]
    assert t.s.sunk == (SEA["idol-of-salt"],)


def test_case_21_after_the_last_card_there_is_one_more_turn() -> None:
    t = Table("Ann Ben").row("").sea("ghost-ship").holds(Ben="grog-barrel").starts().pillages("Ann")
    t.does("nature", Turned(SEA["ghost-ship"]))
    assert (t.s.active, t.s.over) == (1, False)


def test_case_22_two_players_have_ten_turns_and_the_ninth_draws_the_last_card() -> None:
    t = Setup("Ann Ben")
    rng, empty_since = Random(2), 0
    while t.s.agenda:
        seat = GAME.turn(t.s)[0]
        GAME.apply(t.s, seat, GAME.nature(t.s, rng) if seat < 0 else GAME.default(t.s, seat))
        if not empty_since and t.s.turns and not t.s.sea:
            empty_since = t.s.turns
    assert (t.s.turns, empty_since) == (10, 10)  # turn 9 drew it, turn 10 has begun when we look


def test_case_23_the_only_card_put_on_the_bottom_is_still_on_top() -> None:
    t = Table("Ann Ben").row("").sea("ghost-ship").crew(Ann="spyglass-of-spite").starts()
    t.plays("Ann", "spyglass-of-spite").does("nature", Turned(SEA["ghost-ship"])).does("Ann", Put(True)).pillages(
        "Ann"
    )
    assert t.in_row == "ghost-ship"


def test_case_24_foul_wind_after_the_throw_is_illegal() -> None:
    t = cutter(Ben="foul-wind").throws("Ann", "AAA").until_asked("Ben")
    assert t.refusal("Ben", t.play("foul-wind", at="Ann")) == "arrr.events.8"


def test_case_25_second_wind_after_the_throw_adds_two_dice() -> None:
    t = cutter(Ann="second-wind").throws("Ann", "AAN").plays("Ann", "second-wind").resolves()
    assert t.s.agenda[-1] == Roll(0, 2)


def test_case_26_no_dice_not_minus_one() -> None:
    t = (
        cutter("ships-cat wax-poppet", Ben="foul-wind")
        .until_asked("Ben")
        .plays("Ben", "foul-wind", at="Ann")
        .resolves()
    )
    assert t.dice("Ann") == 0


def test_case_27_a_cancelled_cancel_lets_the_event_happen() -> None:
    t = cutter(Ann="second-wind belay-that", Ben="belay-that").plays("Ann", "second-wind")
    t.plays("Ben", "belay-that", at=0).until_asked("Ann").plays("Ann", "belay-that", at=1).resolves()
    assert t.dice("Ann") == 5


def test_case_28_cancelling_what_is_cancelled_has_no_effect() -> None:
    t = cutter(Ann="second-wind belay-that", Ben="belay-that", Cid="belay-that").plays("Ann", "second-wind")
    t.plays("Ben", "belay-that", at=0).plays("Cid", "belay-that", at=1).plays("Ann", "belay-that", at=1).resolves()
    assert t.dice("Ann") == 5
    assert len([line for line in t.heard("Ben") if line.endswith("has no effect.")]) == 1


def test_case_29_rigging_in_answer_depletes_meg_before_her_ability() -> None:
    t = cutter(Ben="tangled-rigging").plays("Ann", "marrow-meg").plays("Ben", "tangled-rigging", at="marrow-meg")
    assert (t.resolves().depleted(), t.dice("Ann")) == ("marrow-meg", 3)


def test_case_30_a_jammed_pulley_cancels_meg_and_depletes_her() -> None:
    t = cutter(Ben="jammed-pulley").plays("Ann", "marrow-meg").plays("Ben", "jammed-pulley", at=0).resolves()
    t.until_asked("Cid")
    assert (t.depleted(), t.dice("Ann")) == ("marrow-meg", 3)


def test_case_31_an_item_taken_in_answer_has_no_effect() -> None:
    t = cutter("marrow-meg boarding-cutlass", Ben="press-gang-raid").plays("Ann", "boarding-cutlass")
    t.plays("Ben", "press-gang-raid", at="boarding-cutlass").resolves()
    assert t.dice("Ann") == 3


def test_case_32_quill_prepares_a_used_cutlass_for_a_second_use() -> None:
    t = cutter("quartermaster-quill boarding-cutlass").plays("Ann", "boarding-cutlass").resolves()
    t.plays("Ann", "quartermaster-quill", at="boarding-cutlass").resolves().plays(
        "Ann", "boarding-cutlass"
    ).resolves()
    assert t.dice("Ann") == 7


def test_case_33_a_depleted_card_counts_in_a_challenge_of_the_same_round() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="boarding-cutlass grog-barrel").depletes("boarding-cutlass")
    t.owns(Ann=1).starts().challenges("Ann", "Ben", "attack").claims("Ben", 0)
    assert t.dice("Ben") == 2


def test_case_34_an_item_used_in_anothers_turn_stays_depleted_until_the_own_turn() -> None:
    t = Table("Ann Ben Cid").crew(Ann="marrow-meg", Cid="boarding-cutlass").holds(Ben="grog-barrel").owns(Ann=1)
    t.starts().challenges("Ann", "Cid", "attack").claims("Cid", 0).passes("Ann").plays("Cid", "boarding-cutlass")
    t.resolves().throws("Ann", "AAA").throws("Cid", "AAAA").ends_turn()
    assert (t.s.active, t.depleted()) == (1, "boarding-cutlass")
    while t.s.active == 1:
        t.does(t.turn, GAME.nature(t.s, Random(1)) if t.turn == "nature" else GAME.default(t.s, t.seat(t.turn)))
    assert (t.s.active, t.depleted()) == (2, "")
