"""What the view computes so that a client need not: odds, dice, points so far, targets, influences."""

from __future__ import annotations

import pytest

from roarhouse.games.arrr.choices import CAPTAIN, CHEAT, REJECT, Challenge, Claim, Lose, Play, Rethrow, Take, Vote
from roarhouse.games.arrr.odds import duel, in_hundred, spread
from roarhouse.games.arrr.parts import Dice, Trial
from tests.games.arrr.cards import CAPTAINS, CARDS, GAME, SEA
from tests.games.arrr.scenes import HARMLESS, declared, fighting, sailing
from tests.games.arrr.scenes import duel as fight
from tests.games.arrr.table import Setup, Table


def trial(t: Table) -> Trial:
    found = t.view("watcher").action.trial
    assert found is not None
    return found


def dice(t: Table, name: str) -> Dice:
    return next(one for one in trial(t).dice if one.seat == t.seat(name))


# -- odds ------------------------------------------------------------------------------------------------------


def test_the_odds_of_two_throws_are_exact() -> None:
    """With a success on half of the faces."""
    assert spread(2, 2) == (0.25, 0.5, 0.25)
    assert duel(1, 1, 0, 2) == (0.25, 0.25)
    assert duel(0, 0, 1, 2) == (1.0, 0.0)
    assert duel(1, 0, -1, 2) == (0.0, 0.5)


def test_percentages_add_up_to_a_hundred() -> None:
    assert in_hundred(1 / 3, 1 / 3, 1 / 3) == (34, 33, 33)
    assert in_hundred(0.125, 0.75, 0.125) == (12, 76, 12)
    assert in_hundred(0.0, 0.005, 0.995) == (0, 0, 100)


@pytest.mark.rule("arrr.tests.6")
def test_before_the_throw_the_chance_of_a_test_is_shown() -> None:
    t = fighting("marrow-meg")
    assert (dice(t, "Ann").dice, trial(t).difficulty) == (3, 3)
    assert (dice(t, "Ann").chance, dice(t, "Ann").chance_cheating) == (12, -1)
    assert dice(t, "Ann").hits == ()


def test_after_the_throw_the_chance_of_one_more_cheat_is_shown() -> None:
    t = fighting("marrow-meg").owns(Ann=2).throws("Ann", "AJN")
    one = dice(t, "Ann")
    assert (one.hits, one.successes, one.enough, one.chance) == ((True, True, False), 2, False, -1)
    assert (one.next_cheat, one.chance_cheating) == (2, 75)
    assert t.does("Ann", CHEAT).throws("Ann", "AN").view("Ann").action.trial is not None
    assert (dice(t, "Ann").enough, dice(t, "Ann").chance_cheating) == (True, 100)


def test_a_challenge_is_shown_with_the_chances_of_both() -> None:
    """Four dice against two: 42 and 7 of 64 cases."""
    t = fight()
    assert [(one.dice, one.chance) for one in trial(t).dice] == [(4, 66), (2, 11)]


def test_a_challenge_has_no_test_to_win() -> None:
    t = fight().throws("Ann", "AAAA").throws("Ben", "NN")
    assert [one.enough for one in trial(t).dice] == [False, False]
    assert [one.chance_cheating for one in trial(t).dice] == [100, 0]


# -- Challenges that could be declared ---------------------------------------------------------------------------


def test_each_player_is_shown_with_the_chances_of_a_challenge() -> None:
    t = Table("Ann Ben Cid").crew(Ann="boarding-cutlass", Ben="brace-of-pistols").owns(Ann=1, Ben=1).starts()
    ben = t.sees("Ann", "Ben")
    assert (t.sees("Ann", "Ann").challenge_dice[0], ben.challenge_dice[0]) == (2, 2)
    assert ben.chances[0] == round(100 * duel(2, 2, 0, 2)[0])
    assert t.sees("Ann", "Ann").chances == t.sees("watcher", "Ben").chances == ()


@pytest.mark.parametrize(("values", "seen"), [({"teams": True}, [0, 4, 0, 4]), ({"mode": "avast"}, [0, 0, 0, 0])])
def test_partners_and_modes_without_challenges_have_no_chances(values: dict[str, object], seen: list[int]) -> None:
    t = Table("Ann Ben Cid Dot", **values).starts()
    assert [len(player.chances) for player in t.view("Ann").players] == seen


@pytest.mark.rule("arrr.captains.3")
def test_dice_include_what_captains_add() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="boarding-cutlass")
    t.captains(Ann="iron-ysolde", Ben="grim-ogden").starts()
    ann, ben = t.view("Ann").players
    assert (ann.stats[0], ann.dice[0], ann.dice[1]) == (3, 5, ann.stats[1])
    assert (ben.dice[0], ben.challenge_dice[0]) == (2, 4)


def test_a_declared_challenge_has_odds_for_its_participants_only() -> None:
    t = Table("Ann Ben Cid").crew(Ann="boarding-cutlass powder-keg", Ben="brace-of-pistols")
    t.owns(Ann=3, Ben=3).events(Cid=HARMLESS).starts()
    assert t.view("Ann").action.odds is None
    t.challenges("Ann", "Ben", "attack", 1)
    win, draw, lose = t.view("Ann").action.odds or (0, 0, 0)
    assert (win + draw + lose, win > lose) == (100, True)
    assert t.view("Ben").action.odds == (lose, draw, win)
    assert t.view("Cid").action.odds is t.view("watcher").action.odds is None


# -- points and sides ----------------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.scoring.1", "arrr.scoring.3")
def test_points_so_far_count_fame_that_the_seat_sees() -> None:
    t = Table("Ann Ben").owns(Ann=2).won(Ann="ghost-ship idol-of-salt idol-of-ash").starts()
    assert t.sees("Ann", "Ann").points == 2 + 3 + 4
    assert t.sees("Ben", "Ann").points == t.sees("watcher", "Ann").points == 2 + 4


def test_partners_count_together() -> None:
    assert Table("Ann Ben Cid Dot", teams=True).starts().view("Ann").sides == ((0, 2), (1, 3))
    assert Table("Ann Ben").starts().view("Ann").sides == ((0,), (1,))


# -- the Seven Seas --------------------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.influence.2")
def test_an_influence_acts_on_neighbours_with_a_test_of_its_stat() -> None:
    t = Table("Ann Ben").row("siren-shoals customs-cutter ghost-ship").starts()
    acts = [(one.acts_nearer, one.acts_farther) for one in t.view("Ann").sea.row]
    influences = {card.id: card.influence.on for card in GAME.deck.exploration if card.influence}
    stats = {card.id: [test.stat for test in card.tests] for card in GAME.deck.exploration}
    row = ["siren-shoals", "customs-cutter", "ghost-ship"]

    def expected(k: int, j: int) -> bool:
        on = influences.get(row[k])
        return 0 <= j < len(row) and on is not None and (on == "pieces" or on in stats[row[j]])

    assert acts == [(expected(k, k - 1), expected(k, k + 1)) for k in range(3)]
    assert any(any(one) for one in acts)


@pytest.mark.rule("arrr.setup.8")
def test_the_card_that_sinks_next_is_shown() -> None:
    row = "customs-cutter siren-shoals moonlit-regatta hanging-judge"
    t = Table("Ann Ben").row(row).starts()
    assert (t.view("Ann").sea.places, t.view("Ann").sea.sinks) == (4, SEA["hanging-judge"])
    assert Table("Ann Ben").row("customs-cutter siren-shoals").starts().view("Ann").sea.sinks == -1
    assert Table("Ann Ben").row(row).sea("").starts().view("Ann").sea.sinks == -1


# -- the pile ----------------------------------------------------------------------------------------------------


def test_an_effect_on_the_pile_names_its_target_and_the_seat_it_concerns() -> None:
    t = sailing(Ben="foul-wind", Cid="belay-that").until_asked("Ben").plays("Ben", "foul-wind", at="Ann")
    t.until_asked("Cid").plays("Cid", "belay-that", at=0)
    assert [(one.aims, one.concerns) for one in t.view("watcher").action.pile] == [(("seat:0",), 0), (("pile:0",), 1)]
    t.resolves()
    assert t.view("watcher").action.pile == ()


def test_a_cancelled_effect_concerns_no_seat() -> None:
    t = Table("Ann Ben Cid", pileReopen=True).row("customs-cutter").crew(Ann="marrow-meg")
    t.events(Ben="foul-wind", Cid="belay-that fair-tide").starts().tackles("Ann", "customs-cutter")
    t.until_asked("Ben").plays("Ben", "foul-wind", at="Ann").until_asked("Cid").plays("Cid", "belay-that", at=0)
    while len(t.s.pile) == 2:
        t.passes()
    (one,) = t.view("Ann").action.pile
    assert (one.effect.cancelled, one.aims, one.concerns) == (True, ("seat:0",), -1)


def test_an_effect_at_a_crew_card_concerns_its_owner() -> None:
    t = sailing(Ben="tangled-rigging").until_asked("Ben").plays("Ben", "tangled-rigging", at="marrow-meg")
    (one,) = t.view("Ben").action.pile
    assert (one.aims, one.concerns) == ((f"crew:{CARDS['marrow-meg']}",), 0)


def test_a_penalty_is_aimed_at_the_player_who_lost_the_test() -> None:
    t = sailing(Ben=HARMLESS).throws("Ann", "NNN").all_pass()
    assert t.moment == "W4"
    assert [(one.aims, one.concerns) for one in t.view("Ben").action.pile] == [(("seat:0",), 0)]


def test_the_view_says_whose_dice_are_thrown_again() -> None:
    t = fighting("brace-of-pistols").throws("Ann", "NN")
    assert trial(t).again == -1
    t.plays("Ann", "brace-of-pistols").resolves()
    assert (trial(t).again, t.turn) == (0, "Ann")


# -- what offers touch -----------------------------------------------------------------------------------------------


def touched(t: Table, name: str) -> dict[object, tuple[str, ...]]:
    return {choice: GAME.touches(t.s, t.seat(name), choice) for choice in t.menu(name)}


def test_actions_touch_cards_of_the_row_and_players() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=1).starts()
    found = touched(t, "Ann")
    assert found[Challenge(1, 2)] == ("seat:1",)
    assert {part for parts in found.values() for part in parts} == {"seat:1", f"sea:{SEA['customs-cutter']}"}


def test_claims_touch_cards_of_a_chest_and_rejections_nothing() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=1).won(Ann="idol-of-salt")
    t.starts().challenges("Ann", "Ben", "attack", 0)
    found = touched(t, "Ben")
    assert found[REJECT] == found[Claim(1)] == ()
    assert found[Claim(0, SEA["idol-of-salt"])] == (f"chest:{SEA['idol-of-salt']}",)


def test_plays_touch_their_card_and_their_target() -> None:
    t = declared(Cid="cross-currents wrong-chart").until_asked("Cid")
    row = [f"sea:{SEA[id]}" for id in ("customs-cutter", "siren-shoals", "ghost-ship")]
    swap = CARDS["cross-currents"]
    assert GAME.touches(t.s, 2, Play(swap, 0, 1)) == (f"hand:{swap}", row[1], row[2])
    chart = CARDS["wrong-chart"]
    assert GAME.touches(t.s, 2, Play(chart, 0, SEA["ghost-ship"])) == (f"hand:{chart}", row[2])
    assert GAME.touches(t.s, 0, Lose(3)) == ("crew:3",)
    assert GAME.touches(t.s, 0, CAPTAIN) == ("seat:0",)
    assert GAME.touches(t.s, 0, Vote(-1)) == GAME.touches(t.s, 0, Rethrow((1,))) == ()


def test_captains_touch_their_card() -> None:
    t = Setup("Ann Ben", captains="two")
    assert GAME.touches(t.s, 0, Take(CAPTAINS["grim-ogden"])) == (f"captain:{CAPTAINS['grim-ogden']}",)
