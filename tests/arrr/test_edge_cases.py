"""The edge cases of the catalogue, one after the other."""

from __future__ import annotations

from random import Random
from typing import Any

from roarhouse.core.pile import LET
from roarhouse.games.arrr.action import Declare
from roarhouse.games.arrr.choices import (
    CHEAT,
    DONE,
    PILLAGE,
    REJECT,
    Challenge,
    Claim,
    Discard,
    Equip,
    Put,
    Spoils,
    Turned,
)
from roarhouse.games.arrr.crew import Damaged
from roarhouse.games.arrr.equipment import Equipping
from roarhouse.games.arrr.hands import Draw
from roarhouse.games.arrr.recruitment import Recruiting
from roarhouse.games.arrr.throwing import Roll
from roarhouse.games.arrr.values import Stake
from tests.arrr.table import CARDS, CREW, GAME, SEA, Setup, Table, cards

CREW_IDS = list(CREW)
EVENT_IDS = ["foul-wind", "blinding-fog", "rum-ration", "rising-swell", "fair-tide"]
HARMLESS = "salvage-rights"


def drawn(crew: int, events: int, discards: int = 0, captain: str = "", **values: Any) -> tuple[int, int]:
    """What Ann must draw in Recruitment after so many discards of Crew cards."""
    t = Table("Ann Ben", **values).holds(Ann=" ".join(CREW_IDS[:crew])).events(Ann=" ".join(EVENT_IDS[:events]))
    (t.captains(Ann=captain) if captain else t).starts_turn()
    for card in CREW_IDS[:discards]:
        t.does("Ann", Discard(CARDS[card]))
    if t.now is Recruiting:
        t.does("Ann", DONE)
    step = t.s.agenda[-1]
    return (step.crew, step.events) if isinstance(step, Draw) else (0, 0)


def cutter(crew: str = "marrow-meg", pieces: int = 2, **events: str) -> Table:
    """Ann faces the Customs Cutter (Attack 3, damage 1) alone on the sea; Cid is always asked."""
    t = Table("Ann Ben Cid").row("customs-cutter").crew(Ann=crew).owns(Ann=pieces)
    return t.events(**{"Cid": HARMLESS} | events).starts().tackles("Ann", "customs-cutter")


def duel(claim: int | str = 1, counter: int | str = 1, **pieces: int) -> Table:
    """Ann and Ben fight on Attack, four dice against two; Cid looks on with a Foul Wind and Light Fingers."""
    t = Table("Ann Ben Cid").crew(Ann="boarding-cutlass powder-keg", Ben="brace-of-pistols")
    t.owns(**{"Ann": 3, "Ben": 3} | pieces).events(Cid="foul-wind light-fingers").starts()
    return t.challenges("Ann", "Ben", "attack", claim).all_pass().claims("Ben", counter)


def difficulty_of(t: Table, card: str) -> int:
    return next(one.tests[0][1] for one in t.view("watcher").sea.row if one.card == SEA[card])


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


def test_case_6_an_empty_crew_deck_is_shuffled_anew_and_may_still_be_too_small() -> None:
    t = Table("Ann Ben").discarded("grog-barrel")
    t.s.crew[1], t.s.crew_deck = t.s.crew_deck, ()
    t.starts_turn()
    assert t.s.agenda[-1] == Draw(0, 1, 3)
    t.does("nature", GAME.nature(t.s, Random(1)))
    assert (t.s.crew[0], t.s.crew_discard) == (cards("grog-barrel"), ())


def equipping(old: str, hand: str) -> Table:
    t = Table("Ann Ben").crew(Ann=old).holds(Ann=hand).events(Ann="foul-wind blinding-fog rum-ration").starts_turn()
    t.does("Ann", DONE)
    while t.now is not Equipping:
        t.does("nature", GAME.nature(t.s, Random(1)))
    return t


def test_case_7_two_old_cards_leave_room_for_two_new_ones() -> None:
    t = equipping("grog-barrel ships-cat", "marked-deck powder-keg signal-flags")
    t.does("Ann", Equip(CARDS["marked-deck"])).does("Ann", Equip(CARDS["powder-keg"]))
    assert t.refusal("Ann", Equip(CARDS["signal-flags"])) == "arrr.equipment.1"


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


def easy_letter(**events: str) -> Table:
    """Ann faces a Wits test of difficulty 2 between two influences of -1."""
    t = Table("Ann Ben", difficultyShift=-1).row("governors-masquerade letter-in-lemon-ink fang-of-the-reef-wyrm")
    return t.crew(Ann="marked-deck").events(**events).starts().tackles("Ann", "letter-in-lemon-ink")


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


def test_case_30_a_jammed_pulley_leaves_meg_prepared_but_silent_for_this_turn() -> None:
    t = cutter(Ben="jammed-pulley").plays("Ann", "marrow-meg").plays("Ben", "jammed-pulley", at=0).resolves()
    t.until_asked("Cid")
    assert t.depleted() == ""
    assert CARDS["marrow-meg"] in t.s.course.barred


def test_case_31_an_item_taken_in_answer_has_no_effect() -> None:
    t = cutter("marrow-meg boarding-cutlass", Ben="press-gang-raid").plays("Ann", "boarding-cutlass")
    t.plays("Ben", "press-gang-raid", at="boarding-cutlass").resolves()
    assert t.dice("Ann") == 3


def test_case_32_quill_prepares_a_used_cutlass_for_a_second_use() -> None:
    t = cutter("quartermaster-quill boarding-cutlass").plays("Ann", "boarding-cutlass").resolves()
    t.plays("Ann", "quartermaster-quill", at="boarding-cutlass").resolves().plays(
        "Ann", "boarding-cutlass"
    ).resolves()
    assert t.dice("Ann") == 5


def test_case_33_a_depleted_card_counts_in_a_challenge_of_the_same_round() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="boarding-cutlass grog-barrel").depletes("boarding-cutlass")
    t.owns(Ann=1).starts().challenges("Ann", "Ben", "attack").claims("Ben", 0)
    assert t.dice("Ben") == 2


def test_case_34_an_item_used_in_anothers_turn_stays_depleted_until_the_own_turn() -> None:
    t = Table("Ann Ben Cid").crew(Ann="marrow-meg", Cid="boarding-cutlass").holds(Ben="grog-barrel").owns(Ann=1)
    t.starts().challenges("Ann", "Cid", "attack").claims("Cid", 0).passes("Ann").plays("Cid", "boarding-cutlass")
    t.resolves().throws("Ann", "AAA").throws("Cid", "AAA").ends_turn()
    assert (t.s.active, t.depleted()) == (1, "boarding-cutlass")
    while t.s.active == 1:
        t.does(t.turn, GAME.nature(t.s, Random(1)) if t.turn == "nature" else GAME.default(t.s, t.seat(t.turn)))
    assert (t.s.active, t.depleted()) == (2, "")


def test_case_35_damage_3_with_two_cards_takes_both() -> None:
    t = (
        Table("Ann Ben")
        .row("great-cthulhu")
        .crew(Ann="grog-barrel marked-deck")
        .starts()
        .sails("Ann", "great-cthulhu")
    )
    assert t.throws("Ann", "NN").pass_on().equipped("Ann") == ""


def test_case_36_leech_takes_two_damage_off() -> None:
    t = Table("Ann Ben").row("idol-of-bone").crew(Ann="doc-leech grog-barrel").starts().sails("Ann", "idol-of-bone")
    t.throws("Ann", "NNNN").all_pass().plays("Ann", "doc-leech", at=0)
    assert t.equipped("Ann") == "doc-leech grog-barrel"


def test_case_37_a_loose_cannon_does_not_hurt_bones() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").captains(Ann="baltasar-bones")
    t.events(Ben=f"loose-cannon {HARMLESS}").starts().tackles("Ann", "customs-cutter").until_asked("Ben")
    t.plays("Ben", "loose-cannon", at="Ann").resolves()
    assert t.equipped("Ann") == "marrow-meg"
    assert "Ann suffers 0 damage." in t.heard("Ben")


def test_case_38_fame_is_no_stake() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="grog-barrel").won(Ann="ghost-ship").starts()
    assert t.refusal("Ann", Challenge(1, 0)) == "arrr.challenge.3"


def test_case_39_nobody_without_a_crew_is_challenged() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg").owns(Ann=1, Ben=4).starts()
    assert t.refusal("Ann", Challenge(1, 0)) == "arrr.challenge.4"


def test_case_40_a_challenger_who_loses_his_last_piece_fights_on() -> None:
    t = Table("Ann Ben Cid").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=1).won(Ann="idol-of-salt")
    t.events(Cid="harbour-tax").starts().challenges("Ann", "Ben", "attack").plays(
        "Cid", "harbour-tax", use=1
    ).resolves()
    t.all_pass()
    assert t.menu("Ben") == (REJECT, Claim(0), Claim(0, SEA["idol-of-salt"]))


def test_case_41_a_rejection_with_one_equipped_card_costs_that_card_and_a_piece() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=1).starts()
    t.challenges("Ann", "Ben", "attack").does("Ben", REJECT).does("Ann", Spoils(cards("grog-barrel"), True))
    assert (t.equipped("Ben"), t.hand("Ann"), t.pieces("Ann")) == ("", "grog-barrel", 2)


def test_case_42_a_hand_of_nine_needs_no_discard() -> None:
    assert drawn(5, 4) == (0, 0)
    assert drawn(8, 1) == (0, 0)


def test_case_43_with_everything_at_stake_there_is_nothing_to_cheat_with() -> None:
    t = duel(claim=3, counter=3).throws("Ann", "AANN").throws("Ben", "AA")
    assert t.refusal("Ann", CHEAT) == "arrr.cheating.3"


def test_case_44_light_fingers_do_not_reach_a_stake() -> None:
    t = duel(claim=3, counter=1).until_asked("Cid")
    assert t.refusal("Cid", t.play("light-fingers", at="Ben")) == "arrr.events.5"
    assert t.plays("Cid", "light-fingers", at="Ann").resolves().s.stakes == [Stake(1), Stake(3), None]


def test_case_45_a_third_player_may_blow_at_the_challenged_one() -> None:
    t = duel().until_asked("Cid").plays("Cid", "foul-wind", at="Ben").resolves()
    assert t.dice("Ben") == 0


def test_case_46_a_third_player_may_not_use_his_crew() -> None:
    t = duel()
    t.s.equipped[2] = cards("grog-barrel")
    assert t.until_asked("Cid").refusal("Cid", t.play("grog-barrel")) == "arrr.crew.13"


def test_case_47_no_dice_against_no_dice_is_a_draw() -> None:
    t = Table("Ann Ben").crew(Ann="ships-cat", Ben="lionheart-locket").owns(Ann=1, Ben=1).starts()
    t.challenges("Ann", "Ben", "attack", 1).claims("Ben", 1).pass_on()
    assert (t.pieces("Ann"), t.pieces("Ben")) == (1, 1)
    assert "Ann 0, Ben 0." in t.heard("Ann")


def test_case_48_the_window_closes_after_one_round_of_passes() -> None:
    t = duel(Ann=1, Ben=1).throws("Ann", "AAAN").throws("Ben", "AA")
    asked = []
    while t.moment == "W3":
        asked.append(t.turn)
        t.passes()
    assert asked == ["Ann", "Ben", "Cid"]
    assert "Ann wins the Challenge." in t.heard("Cid")


def test_case_49_after_a_cheat_the_challenger_is_asked_again() -> None:
    t = (
        duel(Ann=3, Ben=3)
        .throws("Ann", "AANN")
        .throws("Ben", "AN")
        .passes("Ann")
        .does("Ben", CHEAT)
        .throws("Ben", "AN")
    )
    assert (t.moment, t.turn) == ("W3", "Ann")


def test_case_50_a_stolen_card_counts_at_once_for_its_new_owner() -> None:
    t = Table("Ann Ben Cid").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=1)
    t.won(Ann="idol-of-salt idol-of-ash", Ben="idol-of-bone").watched().starts()
    t.challenges("Ann", "Ben", "attack", "idol-of-bone").all_pass().claims("Ben", 1).throws("Ann", "AAA").all_pass()
    assert set(t.sees("Cid", "Ann").collected) == {SEA[f"idol-of-{what}"] for what in ("salt", "ash", "bone")}


def test_case_51_parley_ends_a_challenge_without_stakes_or_spoils() -> None:
    t = Table("Ann Ben Cid").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=2, Ben=2)
    t.events(Cid=f"parley {HARMLESS}").starts().challenges("Ann", "Ben", "attack", 2).plays(
        "Cid", "parley"
    ).resolves()
    t.all_pass()
    assert (t.moment, t.s.pieces, t.equipped("Ben")) == ("W5", [2, 2, 0], "grog-barrel")


def test_case_52_tax_on_a_pillage_with_a_letter_of_marque() -> None:
    t = Table("Ann Ben").permanents(Ann="letter-of-marque").events(Ben="harbour-tax").starts().pillages("Ann")
    t.plays("Ben", "harbour-tax").resolves()
    assert (t.pieces("Ann"), t.pieces("Ben")) == (2, 1)


def test_case_53_a_reserve_of_one_piece_gives_one() -> None:
    assert Table("Ann Ben").owns(Ben=41).starts().pillages("Ann").pieces("Ann") == 1


def test_case_54_a_cancelled_permanent_is_discarded() -> None:
    t = (
        Table("Ann Ben")
        .events(Ann="letter-of-marque", Ben="belay-that")
        .starts()
        .plays("Ann", "letter-of-marque", at="Ann")
    )
    t.plays("Ben", "belay-that", at=0).resolves()
    assert (t.s.permanents[0], CARDS["letter-of-marque"] in t.s.event_discard) == ((), True)


def test_case_55_damage_is_not_paid_with_permanents_or_captains() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg grog-barrel").permanents(Ann="letter-of-marque")
    t.captains(Ann="iron-ysolde").starts().sails("Ann", "customs-cutter").throws("Ann", "NNNN").pass_on()
    assert t.now is Damaged
    assert {one.card for one in t.menu("Ann")} == set(cards("marrow-meg grog-barrel"))  # type: ignore[attr-defined]


def test_case_56_a_cancelled_penalty_leaves_the_card_unconquered() -> None:
    t = (
        Table("Ann Ben")
        .row("great-cthulhu")
        .crew(Ann="grog-barrel ships-cat")
        .events(Ben="it-never-happened")
        .starts()
    )
    t.tackles("Ann", "great-cthulhu").throws("Ann", "NNNN").all_pass().until_asked("Ben")
    t.plays("Ben", "it-never-happened", at=0).resolves()
    assert (t.equipped("Ann"), t.chest("Ann")) == ("grog-barrel ships-cat", "")
    assert "great-cthulhu" in t.in_row


def test_case_57_a_rum_ration_silences_both_first_mates_of_half_beard() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg gunpowder-gus boarding-cutlass")
    t.captains(Ann="hector-half-beard", Ben="calico-crane").events(Ben=f"rum-ration {HARMLESS}").starts()
    t.tackles("Ann", "customs-cutter")
    assert t.dice("Ann") == 7
    t.until_asked("Ben").plays("Ben", "rum-ration", at="Ann").resolves()
    assert t.dice("Ann") == 2


def test_case_58_zeke_draws_a_fourth_event() -> None:
    assert drawn(3, 3, captain="zanzibar-zeke") == (0, 1)
    assert drawn(0, 0, captain="zanzibar-zeke") == (3, 4)


def final(chests: dict[str, str], pieces: dict[str, int], players: str = "Ann Ben", **values: Any) -> Any:
    t = Table(players, **values).won(**chests).owns(**pieces)
    t.s.agenda, t.s.over = [], True
    return GAME.result(t.s)


def test_case_59_a_final_score() -> None:
    found = final({"Ann": "ghost-ship siren-shoals idol-of-salt idol-of-ash chart-of-the-low-tide"}, {"Ann": 5})
    assert found.scores[0] == 5 + 7 + 4 + 1


def test_case_60_fame_breaks_a_tie_although_pieces_are_fewer() -> None:
    found = final({"Ann": "ghost-ship siren-shoals"}, {"Ann": 10, "Ben": 17})
    assert (found.scores, found.winners) == ((17, 17), (0,))


def test_case_61_letters_of_partners() -> None:
    chests = {"Ann": "letter-in-blood letter-in-lemon-ink", "Cid": "letter-no-one-wrote"}
    assert final(chests, {}, "Ann Ben Cid Dot", teams=True).scores[0] == 8
    assert final(chests, {}, "Ann Ben Cid Dot", teams=True, teamCollections="sum").scores[0] == 5


def test_case_62_swabber_hands() -> None:
    assert drawn(6, 0, mode="swabber") == (0, 0)
    assert drawn(2, 0, mode="swabber") == (2, 0)


def test_case_63_the_regatta_gives_a_crew_card_in_swabber() -> None:
    t = Table("Ann Ben", mode="swabber").row("moonlit-regatta").crew(Ann="reef-runners").starts()
    t.sails("Ann", "moonlit-regatta").throws("Ann", "NNNN")
    assert t.s.agenda[-1] == Draw(0, 1, 0)


def test_case_64_avast_refuses_challenges_and_knows_parley_on_sail() -> None:
    t = Table("Ann Ben", mode="avast").row("great-cthulhu").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=1)
    t.events(Ann="parley").starts()
    assert t.refusal("Ann", Challenge(1, 0)) == "arrr.modes.8"
    t.sails("Ann", "great-cthulhu").plays("Ann", "parley", use=1).resolves().throws("Ann", "N").pass_on()
    assert t.equipped("Ann") == "marrow-meg"


def test_case_65_an_expired_clock_pillages_or_passes() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").starts()
    assert t.now is Declare
    assert GAME.default(t.s, 0) == PILLAGE
    assert GAME.default(t.sails("Ann", "customs-cutter").s, 0) == LET


def test_case_66_an_absent_player_discards_nothing_keeps_his_crew_and_pillages() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel").crew(Ann="marrow-meg").events(Ann="foul-wind").starts_turn()
    chosen = []
    while t.s.turns == 2:
        if t.turn == "nature":
            t.does("nature", GAME.nature(t.s, Random(1)))
        else:
            chosen.append(GAME.default(t.s, t.seat(t.turn)))
            t.does(t.turn, chosen[-1])
    assert chosen[:3] == [DONE, DONE, PILLAGE]
    assert set(chosen[3:]) <= {LET}
    assert t.equipped("Ann") == "marrow-meg"
