"""The edge cases of the catalogue, one after the other: 35 to 66."""

from __future__ import annotations

from random import Random
from typing import Any

from roarhouse.core.pile import LET
from roarhouse.games.arrr.choices import (
    CHEAT,
    DONE,
    PILLAGE,
    REJECT,
    Challenge,
    Claim,
    Spoils,
)
from roarhouse.games.arrr.rules.action import Declare
from roarhouse.games.arrr.rules.crew import Damaged
from roarhouse.games.arrr.rules.hands import Draw
from roarhouse.games.arrr.state import Stake
from tests.games.arrr.cards import CARDS, GAME, SEA, cards
from tests.games.arrr.scenes import HARMLESS, drawn, duel
from tests.games.arrr.table import Table


def final(chests: dict[str, str], pieces: dict[str, int], players: str = "Ann Ben", **values: Any) -> Any:
    t = Table(players, **values).won(**chests).owns(**pieces)
    t.s.agenda, t.s.over = [], True
    return GAME.result(t.s)


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


def test_case_39_a_player_without_a_crew_is_not_challenged() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg").owns(Ann=1, Ben=4).starts()
    assert t.refusal("Ann", Challenge(1, 0)) == "arrr.challenge.4"


def test_case_40_a_challenger_who_loses_the_last_piece_fights_on() -> None:
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


def test_case_46_a_third_player_may_not_use_a_crew() -> None:
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
    t.captains(Ann="iron-ysolde").starts().sails("Ann", "customs-cutter").throws("Ann", "NNNNN").pass_on()
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


def test_case_66_an_absent_player_discards_nothing_keeps_the_crew_and_pillages() -> None:
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
