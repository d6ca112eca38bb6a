"""New horizons, the end, the points; modes and teams."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roarhouse.core.errors import RoarhouseError
from roarhouse.core.result import Result
from roarhouse.games.arrr.choices import DONE, PILLAGE, Challenge, Discard, Put, Sail, Turned, Vote
from roarhouse.games.arrr.rules.hands import Draw
from roarhouse.games.arrr.rules.horizon import Lookout, TurnOver
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.rules.scoring import Voting
from tests.games.arrr.cards import CARDS, CREW, GAME, SEA, cards, options
from tests.games.arrr.table import Setup, Table


def at_horizon(row: str, sea: str, players: str = "Ann Ben") -> Table:
    """Ann has pillaged; what is left of the deck is told."""
    return Table(players).row(row).sea(sea).holds(Ben="grog-barrel").starts().pillages("Ann")


@pytest.mark.rule("arrr.horizon.1", "arrr.horizon.2")
def test_the_top_card_is_turned_over_into_the_place_next_to_the_deck() -> None:
    t = at_horizon("customs-cutter siren-shoals", "ghost-ship idol-of-salt")
    assert t.now is TurnOver
    assert t.refusal("nature", Turned(SEA["customs-cutter"])) == "arrr.horizon.2"
    t.does("nature", Turned(SEA["ghost-ship"]))
    assert t.in_row == "ghost-ship customs-cutter siren-shoals"
    assert t.view("Ann").sea.deck == 1


@pytest.mark.rule("arrr.horizon.3", "arrr.setup.7", "arrr.setup.8")
def test_the_furthest_card_is_out_if_the_row_would_have_more_than_players_plus_two() -> None:
    t = at_horizon("customs-cutter siren-shoals hanging-judge moonlit-regatta", "ghost-ship")
    t.does("nature", Turned(SEA["ghost-ship"]))
    assert t.in_row == "ghost-ship customs-cutter siren-shoals hanging-judge"
    assert SEA["moonlit-regatta"] in t.view("Ben").sea.sunk
    assert t.view("Ben").sea.places == 4
    three = at_horizon("customs-cutter siren-shoals hanging-judge moonlit-regatta", "ghost-ship", "Ann Ben Cid")
    assert three.does("nature", Turned(SEA["ghost-ship"])).in_row.split()[-1] == "moonlit-regatta"


@pytest.mark.rule("arrr.end.1")
def test_the_game_ends_when_a_card_should_be_drawn_and_there_is_none() -> None:
    t = at_horizon("customs-cutter", "ghost-ship").does("nature", Turned(SEA["ghost-ship"]))
    assert (t.s.active, GAME.result(t.s)) == (1, None)
    while t.s.agenda:
        choice = GAME.nature(t.s, Random(1)) if t.turn == "nature" else GAME.default(t.s, t.seat(t.turn))
        t.does(t.turn, choice)
    assert t.s.turns == 2
    assert GAME.result(t.s) is not None
    assert "There is no Exploration card to draw: the game is over." in t.heard("Ann")
    assert GAME.refuse(t.s, 0, PILLAGE).rule == "arrr.end.1"  # type: ignore[union-attr]


@pytest.mark.rule("arrr.end.3")
def test_looking_into_an_empty_deck_does_nothing_and_ends_nothing() -> None:
    t = Table("Ann Ben").row("customs-cutter").sea("").crew(Ann="spyglass-of-spite").starts()
    assert t.refusal("Ann", t.play("spyglass-of-spite")) == "arrr.pile.8"
    one = Table("Ann Ben").row("customs-cutter").sea("ghost-ship").crew(Ann="spyglass-of-spite").starts()
    one.plays("Ann", "spyglass-of-spite").does("nature", Turned(SEA["ghost-ship"]))
    assert one.now is Lookout
    one.does("Ann", Put(bottom=True)).pillages("Ann")
    assert one.in_row == "ghost-ship customs-cutter"
    assert not one.s.over


def test_a_card_put_on_the_bottom_comes_last_and_one_left_on_top_first() -> None:
    for bottom, expected in ((True, "idol-of-salt"), (False, "ghost-ship")):
        t = Table("Ann Ben").row("customs-cutter").sea("ghost-ship idol-of-salt").crew(Ann="spyglass-of-spite")
        t.starts().plays("Ann", "spyglass-of-spite").does("nature", Turned(SEA["ghost-ship"]))
        t.does("Ann", Put(bottom)).pillages("Ann")
        if t.turn == "nature" and t.now is TurnOver:
            t.does("nature", GAME.nature(t.s, Random(1)))
        assert t.in_row.split()[0] == expected


# -- the points --------------------------------------------------------------------------------------


def counted(chests: dict[str, str], pieces: dict[str, int], **values: Any) -> Result:
    """The result of a game that ended with these Chests."""
    t = Table("Ann Ben Cid Dot" if values.get("teams") else "Ann Ben", **values).won(**chests).owns(**pieces)
    t.s.agenda, t.s.over = [], True
    found = GAME.result(t.s)
    assert found is not None
    return found


@pytest.mark.rule("arrr.scoring.1", "arrr.scoring.2", "arrr.end.2")
def test_every_piece_and_every_point_of_fame_is_a_point() -> None:
    found = counted({"Ann": "ghost-ship great-cthulhu"}, {"Ann": 5, "Ben": 2})
    assert found.scores == (13, 2)
    assert dict(found.sheet) == {"score-pieces": (5, 2), "score-fame": (8, 0), "score-collections": (0, 0)}


@pytest.mark.rule("arrr.scoring.3", "arrr.scoring.4", "arrr.scoring.5")
def test_collections_score_1_4_and_8_points_each_on_its_own() -> None:
    charts = "chart-of-the-low-tide chart-of-the-blind-coast chart-of-the-worlds-rim"
    for chest, points in (
        ("idol-of-salt", 1),
        ("idol-of-salt idol-of-ash", 4),
        (charts, 8),
        (f"{charts} idol-of-salt", 9),
        ("idol-of-salt letter-in-blood fang-of-the-reef-wyrm", 3),
    ):
        assert counted({"Ann": chest}, {}).scores == (points, 0)


@pytest.mark.rule("arrr.scoring.6")
def test_most_points_win() -> None:
    found = counted({"Ann": "ghost-ship"}, {"Ann": 1, "Ben": 5})
    assert (found.winners, found.rule) == ((1,), "arrr.scoring.6")


@pytest.mark.rule("arrr.scoring.7")
def test_a_tie_is_broken_by_fame() -> None:
    found = counted({"Ann": "ghost-ship"}, {"Ann": 2, "Ben": 5})
    assert (found.scores, found.winners, found.rule) == ((5, 5), (0,), "arrr.scoring.7")


@pytest.mark.rule("arrr.scoring.8")
def test_then_by_pieces() -> None:
    found = counted({"Ann": "idol-of-salt"}, {"Ann": 2, "Ben": 3})
    assert (found.scores, found.winners, found.rule) == ((3, 3), (1,), "arrr.scoring.8")


@pytest.mark.rule("arrr.scoring.9")
def test_then_the_victory_is_shared_or_voted_on() -> None:
    found = counted({}, {"Ann": 3, "Ben": 3})
    assert (found.winners, found.rule) == ((0, 1), "arrr.scoring.9")
    t = Table("Ann Ben Cid", lastTie="vote").owns(Ann=4, Ben=6, Cid=2).sea("").starts().pillages("Ann")
    assert (t.now, t.turn) == (Voting, "Ann Ben Cid")
    assert t.menu("Cid") == (Vote(-1), Vote(0), Vote(1))
    assert t.refusal("Cid", Vote(2)) == "arrr.scoring.9"
    t.does("Ann", Vote(0)).does("Ben", Vote(1))
    assert t.view("Cid").votes == ()
    t.does("Cid", Vote(1))
    assert GAME.result(t.s).winners == (1,)  # type: ignore[union-attr]
    abstained = Table("Ann Ben", lastTie="vote").owns(Ann=1, Ben=3).sea("").starts().pillages("Ann")
    abstained.does("Ann", Vote(-1)).does("Ben", Vote(-1))
    assert GAME.result(abstained.s).winners == (0, 1)  # type: ignore[union-attr]


# -- modes --------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.modes.1")
def test_three_modes() -> None:
    assert {"swabber", "avast", "arrrr"} <= set(GAME.modes)
    assert options().mode == "arrrr"
    with pytest.raises(RoarhouseError, match="mode"):
        options(mode="pirate")


@pytest.mark.rule("arrr.modes.2", "arrr.modes.3")
def test_swabber_has_crew_and_explorations_only_and_two_pieces_each() -> None:
    s = Setup("Ann Ben Cid", mode="swabber").until(Recruiting).s
    assert ([len(hand) for hand in s.crew], s.pieces) == ([6, 6, 6], [2, 2, 2])
    assert (s.events, s.event_deck, s.captains) == ([(), (), ()], (), [])


@pytest.mark.rule("arrr.modes.4")
def test_swabber_knows_only_sail_and_pillage() -> None:
    t = Table("Ann Ben", mode="swabber").crew(Ann="grog-barrel", Ben="ships-cat").owns(Ann=2).starts()
    assert {type(one).__name__ for one in t.menu("Ann")} == {"Pillage", "Sail"}
    assert t.refusal("Ann", Challenge(1, 0)) == "arrr.modes.8"


@pytest.mark.rule("arrr.modes.5")
def test_swabber_draws_crew_cards_up_to_four() -> None:
    ids = list(CREW)
    for held, drawn in ((6, 0), (4, 0), (2, 2), (0, 4)):
        t = Table("Ann Ben", mode="swabber").holds(Ann=" ".join(ids[:held])).starts_turn()
        if held:
            t.does("Ann", DONE)
        step = t.s.agenda[-1]
        assert (step.crew if isinstance(step, Draw) else 0) == drawn
    t = Table("Ann Ben", mode="swabber").holds(Ann=" ".join(ids[:5])).starts_turn()
    t.does("Ann", Discard(CARDS[ids[0]])).does("Ann", Discard(CARDS[ids[1]])).does("Ann", DONE)
    assert t.s.agenda[-1] == Draw(0, 1, 0)


@pytest.mark.rule("arrr.modes.6", "arrr.modes.7")
def test_avast_adds_events_but_no_captains() -> None:
    s = Setup("Ann Ben", mode="avast").until(Recruiting).s
    assert ([len(h) for h in s.crew], [len(h) for h in s.events], s.pieces) == ([6, 6], [2, 2], [2, 2])
    assert s.captains == []


@pytest.mark.rule("arrr.modes.8")
def test_avast_knows_no_challenges() -> None:
    t = Table("Ann Ben", mode="avast").crew(Ann="grog-barrel", Ben="ships-cat").owns(Ann=2).starts()
    assert {type(one).__name__ for one in t.menu("Ann")} == {"Pillage", "Sail"}
    assert t.refusal("Ann", Challenge(1, 0)) == "arrr.modes.8"


@pytest.mark.rule("arrr.modes.9")
def test_avast_plays_events_on_the_player_in_turn() -> None:
    t = Table("Ann Ben", mode="avast").row("customs-cutter").crew(Ann="marrow-meg").events(Ben="foul-wind").starts()
    t.tackles("Ann", "customs-cutter").until_asked("Ben").plays("Ben", "foul-wind", at="Ann").resolves()
    assert t.dice("Ann") == 1


@pytest.mark.rule("arrr.modes.10")
def test_the_full_mode_uses_everything() -> None:
    s = Setup("Ann Ben").until(Recruiting).s
    assert (len(s.captains), s.box.has_events, s.box.has_challenges) == (2, True, True)


@pytest.mark.rule("arrr.modes.11")
def test_cheating_influences_and_abilities_exist_in_swabber_too() -> None:
    t = Table("Ann Ben", mode="swabber").row("customs-cutter siren-shoals").crew(Ann="reef-runners ships-cat")
    t.owns(Ann=1).starts().sails("Ann", "siren-shoals").throws("Ann", "NNNN")
    assert t.difficulty == 5
    assert "Cheat" in {type(one).__name__ for one in t.menu("Ann")}
    t = Table("Ann Ben", mode="swabber").row("idol-of-ash").crew(Ann="ships-cat grog-barrel").starts()
    t.sails("Ann", "idol-of-ash").plays("Ann", "grog-barrel").throws("Ann", "NNNNN")
    assert (t.moment, t.piled) == ("W4", ["idol-of-ash"])
    t.plays("Ann", "ships-cat", at=0)
    assert t.equipped("Ann") == "grog-barrel ships-cat"


# -- teams --------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.teams.1")
def test_four_players_form_two_teams_that_sit_opposite() -> None:
    for seats in (2, 3):
        with pytest.raises(RoarhouseError, match="expected 4 seats for two teams of two"):
            options(seats=seats, teams=True)
    t = Table("Ann Ben Cid Dot", teams=True)
    assert [t.s.box.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert t.holds(Ben="grog-barrel").starts().pillages("Ann").ends_turn().turn == "Ben"


@pytest.mark.rule("arrr.teams.2")
def test_pieces_fame_and_collections_of_partners_are_added() -> None:
    chests = {"Ann": "letter-in-blood letter-in-lemon-ink", "Cid": "letter-no-one-wrote", "Dot": "ghost-ship"}
    found = counted(chests, {"Ann": 1, "Cid": 2, "Ben": 4}, teams=True)
    assert found.scores == (11, 7, 11, 7)
    assert (found.winners, found.rule) == ((0, 2), "arrr.teams.2")
    apart = counted(chests, {"Ann": 1, "Cid": 2, "Ben": 4}, teams=True, teamCollections="sum")
    assert apart.scores == (8, 7, 8, 7)


@pytest.mark.rule("arrr.teams.3")
def test_hands_chests_and_crews_of_partners_stay_apart() -> None:
    t = Table("Ann Ben Cid Dot", teams=True).crew(Cid="grog-barrel").owns(Cid=5).starts()
    assert {type(one).__name__ for one in t.menu("Ann")} == {"Pillage"}
    assert t.refusal("Ann", Sail(SEA["customs-cutter"])) == "arrr.action.3"
    assert (t.pieces("Ann"), t.sees("Ben", "Ann").pieces) == (0, 0)


@pytest.mark.rule("arrr.teams.4")
def test_hands_are_hidden_from_the_partner_unless_the_table_opens_them() -> None:
    t = Table("Ann Ben Cid Dot", teams=True).holds(Ann="grog-barrel")
    assert t.sees("Cid", "Ann").hand == ()
    shown = Table("Ann Ben Cid Dot", teams=True, teamHandsOpen=True).holds(Ann="grog-barrel")
    assert shown.sees("Cid", "Ann").hand == cards("grog-barrel")
    assert shown.sees("Ben", "Ann").hand == ()


@pytest.mark.rule("arrr.teams.5")
def test_partners_cannot_challenge_each_other_but_can_be_hit_by_events() -> None:
    t = Table("Ann Ben Cid Dot", teams=True).row("customs-cutter").owns(Ann=2)
    t.crew(Ann="marrow-meg", Ben="grog-barrel", Cid="ships-cat", Dot="powder-keg").events(
        Cid="light-fingers"
    ).starts()
    assert t.refusal("Ann", Challenge(2, 0)) == "arrr.teams.5"
    assert {one.opponent for one in t.menu("Ann") if isinstance(one, Challenge)} == {1, 3}
    t.tackles("Ann", "customs-cutter").until_asked("Cid").plays("Cid", "light-fingers", at="Ann").resolves()
    assert t.pieces("Cid") == 1


@pytest.mark.rule("arrr.teams.6")
def test_ties_of_teams_are_broken_by_fame_then_pieces_then_shared() -> None:
    found = counted({"Ann": "ghost-ship"}, {"Cid": 1, "Dot": 4}, teams=True)
    assert (found.scores, found.winners, found.rule) == ((4, 4, 4, 4), (0, 2), "arrr.teams.6")
    pieces = counted({"Ann": "idol-of-salt"}, {"Cid": 1, "Dot": 2}, teams=True)
    assert (pieces.winners, pieces.rule) == ((1, 3), "arrr.teams.6")
    shared = counted({}, {"Ann": 2, "Dot": 2}, teams=True)
    assert (shared.winners, shared.rule) == ((0, 1, 2, 3), "arrr.teams.6")
