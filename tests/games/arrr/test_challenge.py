"""The Challenge."""

from __future__ import annotations

import pytest

from roarhouse.games.arrr.choices import CHEAT, REJECT, Challenge, Claim, Play, Spoils
from roarhouse.games.arrr.rules.challenge import AnswerChallenge, ClaimStake, TakeSpoils
from roarhouse.games.arrr.rules.tests import Roll
from roarhouse.games.arrr.state import Stake
from tests.games.arrr.cards import CARDS, SEA, cards, stat
from tests.games.arrr.table import Table


def duel(**pieces: int) -> Table:
    """Ann and Ben have Attack crews, Cid watches."""
    t = Table("Ann Ben Cid").crew(Ann="boarding-cutlass powder-keg", Ben="brace-of-pistols", Cid="ships-cat")
    return t.owns(**({"Ann": 3, "Ben": 3} | pieces)).row("customs-cutter")


def accepted(t: Table, claim: int | str = 2, counter: int | str = 2) -> Table:
    return t.starts().challenges("Ann", "Ben", "attack", claim).all_pass().claims("Ben", counter)


@pytest.mark.rule("arrr.challenge.1")
def test_another_player_is_challenged_on_one_of_four_stats() -> None:
    t = duel().starts()
    found = [one for one in t.menu("Ann") if isinstance(one, Challenge)]
    assert found == [Challenge(seat, number) for seat in (1, 2) for number in range(4)]
    for wrong in (Challenge(0, 0), Challenge(3, 0), Challenge(1, 4)):
        assert t.refusal("Ann", wrong) == "arrr.challenge.1"
    t.challenges("Ann", "Ben", "wits")
    assert "Ann declares: Challenge Ben on Wits." in t.heard("Cid")


@pytest.mark.rule("arrr.challenge.2")
def test_the_challenger_says_what_he_will_steal_up_to_four_pieces_or_one_collection_card() -> None:
    t = duel(Ben=6).won(Ben="idol-of-salt ghost-ship").starts().does("Ann", Challenge(1, stat("attack")))
    assert (t.now, t.turn) == (ClaimStake, "Ann")
    assert t.menu("Ann") == (*[Claim(n) for n in range(5)], Claim(0, SEA["idol-of-salt"]))
    assert t.refusal("Ann", Claim(5)) == "arrr.challenge.2"
    assert t.refusal("Ann", Claim(0, SEA["ghost-ship"])) == "arrr.challenge.2"
    poor = duel(Ben=1).starts().does("Ann", Challenge(1, 0))
    assert poor.menu("Ann") == (Claim(0), Claim(1))
    assert poor.refusal("Ann", Claim(2)) == "arrr.challenge.2"


@pytest.mark.rule("arrr.challenge.2")
def test_the_claim_is_cut_to_what_is_left_when_it_is_put_aside() -> None:
    t = duel(Ann=1, Ben=3).events(Cid="harbour-tax").starts().challenges("Ann", "Ben", "attack", 3)
    t.plays("Cid", "harbour-tax", use=1).resolves().all_pass()
    assert t.pieces("Ann") == 0
    t.claims("Ben", 0)
    assert t.s.stakes == [Stake(0), Stake(3), None]


@pytest.mark.rule("arrr.challenge.3")
def test_a_challenger_needs_a_piece_or_a_collection_card_fame_is_not_enough() -> None:
    t = duel(Ann=0).won(Ann="ghost-ship").starts()
    assert t.refusal("Ann", Challenge(1, 0)) == "arrr.challenge.3"
    duel(Ann=1).starts().challenges("Ann", "Ben", "attack")
    duel(Ann=0).won(Ann="idol-of-salt").starts().challenges("Ann", "Ben", "attack")


@pytest.mark.rule("arrr.challenge.4")
def test_both_need_an_equipped_card() -> None:
    t = Table("Ann Ben Cid").crew(Ann="grog-barrel", Cid="ships-cat").owns(Ann=2).starts()
    assert t.refusal("Ann", Challenge(1, 0)) == "arrr.challenge.4"
    t.challenges("Ann", "Cid", "courage")


@pytest.mark.rule("arrr.challenge.5")
def test_an_empty_chest_protects_only_by_an_option() -> None:
    duel(Ben=0).starts().challenges("Ann", "Ben", "attack")
    for own, refused in ((0, True), (1, False)):
        t = Table("Ann Ben", challengeEmptyChest=False).crew(Ann="grog-barrel", Ben="ships-cat").owns(Ann=2, Ben=own)
        t.starts()
        if refused:
            assert t.refusal("Ann", Challenge(1, 0)) == "arrr.challenge.5"
        else:
            t.challenges("Ann", "Ben", "attack")


@pytest.mark.rule("arrr.challenge.6", "arrr.flash.3")
def test_the_challenged_player_accepts_or_rejects_after_the_flashes() -> None:
    t = duel().events(Cid="parley").starts().challenges("Ann", "Ben", "attack")
    assert (t.moment, t.turn) == ("W1", "Cid")
    t.passes("Cid")
    assert (t.now, t.turn) == (AnswerChallenge, "Ben")
    assert t.menu("Ben") == (REJECT, *[Claim(n) for n in range(4)])
    assert t.refusal("Ben", CHEAT) == "arrr.challenge.6"


@pytest.mark.rule("arrr.challenge.7", "arrr.challenge.8")
def test_on_rejection_the_challenger_may_take_two_equipped_cards_and_a_piece() -> None:
    t = duel().crew(Ben="brace-of-pistols ships-cat reef-runners", Cid="").depletes("ships-cat").starts()
    t.challenges("Ann", "Ben", "attack").does("Ben", REJECT)
    assert (t.now, t.turn) == (TakeSpoils, "Ann")
    menu = [one for one in t.menu("Ann") if isinstance(one, Spoils)]
    assert {len(one.cards) for one in menu} == {0, 1, 2}
    assert {one.piece for one in menu} == {True, False}
    assert len(menu) == (1 + 3 + 3) * 2
    assert t.refusal("Ann", Spoils(cards("brace-of-pistols ships-cat reef-runners"), True)) == "arrr.challenge.7"
    t.does("Ann", Spoils(tuple(card for card in t.s.equipped[1] if card != CARDS["reef-runners"]), True))
    assert t.equipped("Ben") == "reef-runners"
    assert t.hand("Ann") == "brace-of-pistols ships-cat"
    assert (t.pieces("Ann"), t.pieces("Ben")) == (4, 3)
    assert t.sees("Cid", "Ann").known == cards("brace-of-pistols ships-cat")


@pytest.mark.rule("arrr.challenge.9")
def test_after_a_rejection_the_action_is_over() -> None:
    t = duel().events(Cid="light-fingers").starts().challenges("Ann", "Ben", "attack", 2).all_pass()
    t.does("Ben", REJECT).does("Ann", Spoils((), False))
    assert t.moment == "W5"
    assert t.view("Ann").action.trial is None
    assert t.s.in_turn == (0,)


@pytest.mark.rule("arrr.challenge.10")
def test_on_acceptance_the_challenged_player_claims_from_the_challenger() -> None:
    t = duel(Ann=5).won(Ann="idol-of-ash").starts().challenges("Ann", "Ben", "attack", 2)
    assert t.menu("Ben") == (REJECT, *[Claim(n) for n in range(5)], Claim(0, SEA["idol-of-ash"]))
    assert t.refusal("Ben", Claim(5)) == "arrr.challenge.10"
    t.claims("Ben", "idol-of-ash")
    assert "Ben accepts and wants Idol of Ash." in t.heard("Cid")


@pytest.mark.rule("arrr.challenge.11")
def test_both_stakes_are_put_aside() -> None:
    t = accepted(duel(Ann=5).won(Ann="idol-of-ash"), claim=3, counter="idol-of-ash")
    assert t.s.stakes == [Stake(0, SEA["idol-of-ash"]), Stake(3), None]
    assert (t.pieces("Ann"), t.pieces("Ben"), t.chest("Ann")) == (5, 0, "")
    assert t.sees("Cid", "Ben").stake == Stake(3)


@pytest.mark.rule("arrr.challenge.12")
def test_pieces_at_stake_neither_pay_for_cheating_nor_can_be_stolen() -> None:
    t = accepted(duel(Ann=2, Ben=3).events(Cid="light-fingers"), claim=2, counter=2)
    t.throws("Ann", "AAAA").throws("Ben", "NN")
    assert CHEAT not in t.menu("Ann")
    assert t.refusal("Ann", CHEAT) == "arrr.cheating.3"
    t.passes("Ann")
    assert CHEAT in t.menu("Ben")
    t.passes("Ben")
    assert t.refusal("Cid", t.play("light-fingers", at="Ann")) == "arrr.events.5"
    t.plays("Cid", "light-fingers", at="Ben").resolves()
    assert (t.pieces("Cid"), t.pieces("Ben"), t.s.stakes[1]) == (1, 0, Stake(2))


@pytest.mark.rule("arrr.challenge.13")
def test_both_can_be_targets_of_events_during_the_challenge_only() -> None:
    t = duel().events(Cid="tangled-rigging loose-cannon").starts().challenges("Ann", "Ben", "attack", 1)
    t.all_pass().claims("Ben", 1).until_asked("Cid")
    targets = {one.target for one in t.menu("Cid") if isinstance(one, Play) and one.card == CARDS["loose-cannon"]}
    assert targets == {0, 1}
    t.throws("Ann", "NNNN").throws("Ben", "NN").all_pass()
    assert (t.moment, t.turn) == ("W5", "Cid")
    targets = {one.target for one in t.menu("Cid") if isinstance(one, Play) and one.card == CARDS["loose-cannon"]}
    assert targets == {0}


@pytest.mark.rule("arrr.challenge.14")
def test_both_participants_use_crew_and_captains() -> None:
    t = accepted(duel().captains(Ben="araminta-vane"))
    assert t.playable("Ann") == {"boarding-cutlass"}
    t.throws("Ann", "AAAA").throws("Ben", "NN").passes("Ann")
    assert "brace-of-pistols" in t.playable("Ben")
    assert any(type(one).__name__ == "Captain" for one in t.menu("Ben"))


@pytest.mark.rule("arrr.challenge.15", "arrr.challenge.19")
def test_each_throws_the_stat_of_the_challenger_and_both_throw_at_the_same_time() -> None:
    t = accepted(duel())
    assert (t.dice("Ann"), t.dice("Ben")) == (4, 2)
    while t.moment == "W2":
        t.passes()
    assert [step for step in t.s.agenda if isinstance(step, Roll)] == [Roll(1, 2), Roll(0, 4)]
    t.throws("Ann", "AANN").throws("Ben", "AJ")
    assert (t.moment, t.turn) == ("W3", "Ann")
    t.passes("Ann")
    assert t.turn == "Ben"


@pytest.mark.rule("arrr.challenge.16")
def test_more_successes_take_the_stake_of_the_other_and_get_their_own_back() -> None:
    t = accepted(duel(Ann=3, Ben=3).won(Ben="idol-of-salt"), claim="idol-of-salt", counter=2)
    t.throws("Ann", "AAAN").throws("Ben", "JJ").all_pass()
    assert (t.chest("Ann"), t.chest("Ben")) == ("idol-of-salt", "")
    assert (t.pieces("Ann"), t.pieces("Ben")) == (3, 3)
    other = accepted(duel(Ann=3, Ben=3), claim=3, counter=2)
    other.throws("Ann", "NNNA").throws("Ben", "JJ").all_pass()
    assert (other.pieces("Ann"), other.pieces("Ben")) == (1, 5)
    assert other.s.stakes == [None, None, None]


@pytest.mark.rule("arrr.challenge.17")
def test_with_equal_successes_each_player_takes_the_own_stake_back() -> None:
    t = accepted(duel(Ann=3, Ben=3).won(Ben="idol-of-salt"), claim="idol-of-salt", counter=2)
    t.throws("Ann", "AANN").throws("Ben", "JA").all_pass()
    assert (t.pieces("Ann"), t.pieces("Ben"), t.chest("Ben")) == (3, 3, "idol-of-salt")
    assert not any("wins the Challenge" in line for line in t.heard("Cid"))


@pytest.mark.rule("arrr.challenge.18")
def test_both_may_cheat_with_free_pieces_and_play_events() -> None:
    t = accepted(duel(Ann=3, Ben=4).events(Ben="second-wind"), claim=2, counter=2)
    t.throws("Ann", "AANN").throws("Ben", "NN").does("Ann", CHEAT).throws("Ann", "NA")
    assert (t.moment, t.turn, t.pieces("Ann")) == ("W3", "Ann", 0)
    t.passes("Ann")
    assert "second-wind" in t.playable("Ben")
    t.does("Ben", CHEAT).throws("Ben", "JJ")
    assert (t.dice("Ann"), t.dice("Ben")) == (6, 4)
