"""Setting up: the City, the Monsters, their cards, and who begins."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.games.rampage.choices import NO_SEAT, READY, Deal, Happens, Keep, Side, Starts, Vote
from roarhouse.games.rampage.rules.setup import BuildCity, ChooseSide, FirstPlayer, Introduce, Tailor, VoteForStart
from tests.games.rampage.table import GAME, City, Opening, card, options


@pytest.mark.rule("rampage.city.10", "rampage.runaway.4")
def test_the_side_of_the_runaway_board_is_agreed_or_drawn_by_lot() -> None:
    assert Opening("Ann Ben").s.side == "A"
    assert Opening("Ann Ben", runawaySide="B").s.side == "B"
    t = Opening("Ann Ben", runawaySide="random")
    assert t.now is ChooseSide
    assert t.refusal("nature", Starts(0)) == "rampage.city.10"
    t.does("nature", Side("B"))
    assert t.s.side == "B"
    assert "The Runaway board lies on side B." in t.heard("watcher")
    assert {GAME.nature(Opening("Ann Ben", runawaySide="random").s, Random(k)) for k in range(20)} == {
        Side("A"),
        Side("B"),
    }


@pytest.mark.rule("rampage.monsters.2", "rampage.chow.1")
def test_every_player_puts_four_teeth_on_the_mouth() -> None:
    t = City("Ann Ben Cid")
    assert [t.sees("watcher", name).mouth for name in t.names] == [4, 4, 4]


@pytest.mark.rule("rampage.city.7", "rampage.city.4", "rampage.monsters.1")
def test_the_city_is_built_with_everything_and_a_monster_for_each_player() -> None:
    t = Opening("Ann Ben Cid")
    assert t.now is BuildCity
    t.settles()
    roster, table = t.s.box.roster, t.s.table
    assert all(table.there(piece) for piece in (*roster.floors, *roster.vehicles, *roster.meeples))
    assert t.s.readings.mounted == (0, 1, 2)
    assert not table.there(roster.paws(3))
    assert not t.s.readings.bare
    assert GAME.view(t.s, 1).table == table


@pytest.mark.rule("rampage.city.4")
def test_a_city_that_lacks_a_piece_is_no_possible_outcome() -> None:
    t = Opening("Ann Ben")
    good = GAME.nature(t.s, Random(1))
    assert isinstance(good, Happens)
    assert t.refusal("nature", good) == ""
    other = Opening("Ann Ben Cid")
    assert other.why("nature", good) == ("rampage.city.4", "bad-outcome")


@pytest.mark.rule("rampage.monsters.3")
@pytest.mark.parametrize(
    ("seats", "corners"), [(2, (0, 2)), (3, (0, 1, 2)), (4, (0, 1, 2, 3)), (6, (0, 6, 7, 4, 2, 3))]
)
def test_seats_belong_to_corners_clockwise_and_two_players_sit_opposite(seats: int, corners: tuple[int, ...]) -> None:
    s = GAME.start(options(seats=seats, bigCity=seats > 4))
    assert s.box.corners == corners
    GAME.apply(s, -1, GAME.nature(s, Random(1)))
    for seat, corner in enumerate(corners):
        assert s.readings.starts(s.paws(seat)) == (corner,)


@pytest.mark.rule("rampage.monsters.5", "rampage.monsters.6", "rampage.monsters.7", "rampage.monsters.8")
def test_each_player_gets_one_card_of_each_kind_and_the_superpower_stays_secret() -> None:
    t = Opening("Ann Ben").does("nature", GAME.nature(Opening("Ann Ben").s, Random(1)))
    t.deals(Ann="shy, boxer, hobo", Ben="punk, siren, unleashed")
    assert sum(t.s.deck) == 48 - 6
    assert t.view("watcher").deck == (14, 14, 14)
    for name in ("Ann", "Ben", "watcher"):
        assert t.sees(name, "Ann").characters == (card("shy"),)
        assert t.sees(name, "Ben").powers == (card("siren"),)
        assert t.sees(name, "Ben").supers == 1
    assert t.view("Ben").supers == (card("unleashed"),)
    assert t.view("Ann").supers == (card("hobo"),)
    assert t.view("watcher").supers == ()
    assert "Your Secret Superpower is Hobo." in t.heard("Ann")
    assert not any("Hobo" in line for line in t.heard("Ben") + t.heard("watcher"))


@pytest.mark.rule("rampage.monsters.5")
@pytest.mark.parametrize(
    "hands",
    [
        (("shy", "boxer", "hobo"), ("punk", "siren")),
        (("shy", "boxer", "hobo"), ("punk", "siren", "boxer")),
        (("shy", "boxer", "hobo"), ("shy", "siren", "unleashed")),
        (("shy", "boxer", "hobo"),),
    ],
)
def test_no_other_deal_is_accepted(hands: tuple[tuple[str, ...], ...]) -> None:
    t = Opening("Ann Ben").settles_city()
    deal = Deal(tuple(tuple(sorted(map(card, hand))) for hand in hands))
    assert t.why("nature", deal) == ("rampage.monsters.5", "bad-deal")


@pytest.mark.rule("rampage.monsters.9")
def test_the_first_turn_starts_when_all_have_seen_the_introductions() -> None:
    t = Opening("Ann Ben").settles_city().deals(Ann="shy, boxer, hobo", Ben="punk, siren, unleashed")
    assert (t.now, t.turn) == (Introduce, "Ann Ben")
    t.does("Ben", READY)
    assert t.turn == "Ann"
    t.does("Ann", READY)
    heard = [line for line in t.heard("watcher") if "introduces" in line]
    assert heard == [f"{who} introduces: {what}." for who, what in
                     (("Ann", "Shy"), ("Ann", "Boxer"), ("Ben", "Punk"), ("Ben", "Siren"))]  # fmt: skip
    assert t.turn == "Ann"


@pytest.mark.rule("rampage.turn.1")
def test_the_first_player_is_drawn_by_lot_unless_the_host_begins() -> None:
    t = Opening("Ann Ben Cid", startPlayer="random").until(FirstPlayer)
    assert t.refusal("nature", Starts(3)) == "rampage.turn.1"
    t.does("nature", Starts(2))
    assert (t.turn, t.s.first) == ("Cid", 2)
    assert Opening("Ann Ben", startPlayer="host").until(None).s.first == 0


@pytest.mark.rule("rampage.turn.1")
def test_with_votes_one_of_the_leaders_begins() -> None:
    t = Opening("Ann Ben Cid Dot", startPlayer="vote").until(VoteForStart)
    t.does("Ann", Vote(1)).does("Ben", Vote(2)).does("Cid", Vote(NO_SEAT)).does("Dot", Vote(1))
    assert t.refusal("nature", Starts(2)) == "rampage.turn.1"
    t.does("nature", Starts(1))
    assert t.turn == "Ben"
    tied = Opening("Ann Ben", startPlayer="vote").until(VoteForStart).does("Ann", Vote(1)).does("Ben", Vote(0))
    assert [tied.refusal("nature", Starts(k)) for k in (0, 1)] == ["", ""]
    assert tied.view("Ann").sealed is None


@pytest.mark.rule("rampage.variants.3", "rampage.variants.4")
def test_tailor_made_monsters_keep_one_of_three_of_each_kind_in_secret() -> None:
    t = Opening("Ann Ben", tailorMade=True).settles_city()
    t.deals(
        Ann="shy, punk, mean, boxer, siren, climber, hobo, unleashed, catcher",
        Ben="young, seer, softie, vacuum, jumper, retainer, too-cute, scavenger, small-wings",
    )
    assert (t.now, t.turn) == (Tailor, "Ann Ben")
    assert len(t.menu("Ann")) == 27
    kept = Keep((card("punk"), card("siren"), card("unleashed")))
    assert t.why("Ann", Keep((card("punk"), card("siren")))) == ("rampage.variants.4", "keep-one-of-each")
    t.does("Ann", kept)
    assert t.view("Ben").players[0].chosen
    assert t.view("Ben").players[0].characters == ()
    assert not any("Punk" in line for line in t.heard("Ben"))
    t.does("Ben", Keep((card("seer"), card("vacuum"), card("too-cute"))))
    assert t.sees("Ben", "Ann").characters == (card("punk"),)
    assert t.view("Ann").supers == (card("unleashed"),)
    assert t.view("watcher").deck == (14, 14, 14)
    assert GAME.census(t.s)["cards"] == 48


@pytest.mark.rule("rampage.variants.5")
def test_baby_monsters_begin_with_one_character_only() -> None:
    t = Opening("Ann Ben", babyMonsters=True).settles_city().deals(Ann="shy", Ben="punk")
    assert [len(cards) for zone in (t.s.characters, t.s.powers, t.s.supers) for cards in zone] == [1, 1, 0, 0, 0, 0]
    both = Opening("Ann Ben", babyMonsters=True, tailorMade=True).settles_city()
    both.deals(Ann="shy, mean, seer", Ben="punk, young, softie")
    assert both.menu("Ann") == (Keep((card("mean"),)), Keep((card("seer"),)), Keep((card("shy"),)))


@pytest.mark.rule("rampage.teams.2", "rampage.teams.3")
def test_a_team_has_one_power_in_common_and_each_member_a_character_and_a_superpower() -> None:
    t = Opening("Ann Ben Cid Dot", teams=True).settles_city()
    t.deals(Ann="shy, boxer, hobo", Ben="punk, siren, unleashed", Cid="mean, catcher", Dot="seer, too-cute")
    assert [t.s.powers_of(seat) for seat in range(4)] == [(card(id),) for id in ("boxer", "siren", "boxer", "siren")]
    assert [len(cards) for cards in (*t.s.characters, *t.s.supers)] == [1] * 8
    assert "The team of Ann has the Power Boxer." in t.heard("Dot")


@pytest.mark.rule("rampage.object.1")
def test_a_game_between_defaults_ends_with_a_winner() -> None:
    t = City(stallTurns=2).plays_on()
    assert t.s.agenda == []
    assert set(t.result.winners) <= {0, 1}


@pytest.mark.rule("rampage.setup.3")
def test_ruins_are_printed_unless_the_table_wants_raised_ones() -> None:
    assert City().s.box.world.settings.ruin_edge == "flush"
    assert City(ruinEdge="bounce").s.box.world.settings.ruin_edge == "bounce"
