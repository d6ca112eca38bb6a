"""Variants: Baby Monsters buy their cards, and all variants go together."""

from __future__ import annotations

import pytest

from roarhouse.cli.lab import match_of
from roarhouse.core.errors import RoarhouseError
from roarhouse.games.rampage.choices import BUY, DONE, Draws, Keep
from roarhouse.games.rampage.rules.scoring import character_points
from roarhouse.games.rampage.rules.turn import ChooseAction
from roarhouse.games.rampage.rules.variants import BuyCard, DrawCards, KeepOne
from tests.games.rampage.table import GAME, City, card


def at_market(floors: int) -> City:
    t = City("Ann Ben Cid", babyMonsters=True).cards(Ann="shy").floors(Ann=floors)
    return t.passes("Ann").does("Ann", DONE)


def draws(t: City, *ids: str) -> City:
    return t.does("nature", Draws(tuple(map(card, ids))))


@pytest.mark.rule("rampage.variants.6", "rampage.variants.10")
def test_a_second_card_costs_one_floor_after_chow_down_and_the_floor_goes_to_the_box() -> None:
    t = at_market(1)
    assert (t.now, t.turn, t.menu("Ann")) == (BuyCard, "Ann", (BUY, DONE))
    t.does("Ann", BUY)
    assert (t.s.floors, t.s.floors_boxed, t.now) == ([0, 0, 0], 1, DrawCards)
    assert City().passes("Ann").does("Ann", DONE).now is ChooseAction


@pytest.mark.rule("rampage.variants.6")
def test_every_player_is_asked_regardless_of_the_stomach() -> None:
    t = at_market(0)
    assert (t.now, t.menu("Ann")) == (BuyCard, (DONE,))
    assert t.why("Ann", BUY) == ("rampage.variants.8", "too-few-floors")


@pytest.mark.rule("rampage.variants.7")
def test_one_of_three_drawn_cards_is_kept_and_the_others_are_out_of_play() -> None:
    t = at_market(3).does("Ann", BUY)
    assert t.refusal("nature", Draws((card("punk"), card("boxer")))) == "rampage.variants.7"
    assert t.refusal("nature", Draws((card("boxer"), card("punk"), card("hobo")))) == "rampage.variants.7"
    draws(t, "punk", "boxer", "hobo")
    assert (t.now, t.view("Ann").drawn, t.view("Ben").drawn) == (
        KeepOne,
        tuple(map(card, ("punk", "boxer", "hobo"))),
        (),
    )
    assert "You draw Punk, Boxer and Hobo." in t.heard("Ann")
    assert "Ann draws 3 cards." in t.heard("Ben")
    assert t.why("Ann", Keep((card("siren"),))) == ("rampage.variants.7", "not-drawn")
    secret = t.twin()
    t.does("Ann", Keep((card("boxer"),)))
    assert (t.s.powers[0], t.s.shelved[0]) == ((card("boxer"),), (card("punk"), card("hobo")))
    assert "Ann has the Power Boxer." in t.heard("Ben")
    secret.does("Ann", Keep((card("hobo"),)))
    assert (secret.s.supers[0], secret.view("Ben").players[0].supers) == ((card("hobo"),), 1)
    assert not any("Hobo" in line for line in secret.heard("Ben"))
    assert GAME.census(secret.s)["cards"] == 48


@pytest.mark.rule("rampage.variants.7")
def test_several_characters_work_together_and_an_empty_deck_gives_nothing() -> None:
    t = at_market(1).does("Ann", BUY)
    draws(t, "softie", "boxer", "hobo").does("Ann", Keep((card("softie"),)))
    t.s.agenda = []
    assert t.result.scores[0] == 12
    empty = at_market(1).does("Ann", BUY)
    empty.s.deck = tuple(n if empty.s.box.kind_of[c] == 0 else 0 for c, n in enumerate(empty.s.deck))
    draws(empty, "punk")
    assert empty.menu("Ann") == (Keep((card("punk"),)),)


@pytest.mark.rule("rampage.variants.8", "rampage.variants.9")
def test_every_further_card_costs_one_floor_more_and_several_may_be_bought_in_one_turn() -> None:
    """Edge case 70: 1 + 2 + 3 = 6 Floors for three cards."""
    t = at_market(6)
    for ids in (("punk", "boxer", "hobo"), ("mean", "siren", "catcher"), ("young", "jumper", "scavenger")):
        draws(t.does("Ann", BUY), *ids).does("Ann", Keep((card(ids[1]),)))
    assert (t.s.floors[0], t.s.floors_boxed, t.s.bought[0]) == (0, 6, 3)
    assert t.menu("Ann") == (DONE,)
    t.does("Ann", DONE)
    assert t.turn == "Ben"


@pytest.mark.rule("rampage.characters.3", "rampage.variants.10")
def test_floors_paid_for_cards_still_count_for_the_destructive() -> None:
    """Ann has destroyed 3 Floors and paid all of them for two cards; Ben has destroyed 2."""
    t = at_market(3).floors(Ben=2)
    draws(t.does("Ann", BUY), "destructive", "boxer", "hobo").does("Ann", Keep((card("destructive"),)))
    draws(t.does("Ann", BUY), "punk", "siren", "catcher").does("Ann", Keep((card("siren"),)))
    assert (t.s.floors[0], character_points(t.s, 0)) == (0, 10)
    t.floors(Ben=3)
    assert character_points(t.s, 0) == 0


@pytest.mark.rule("rampage.variants.1")
def test_all_variants_can_be_combined() -> None:
    t = City("Ann Ben Cid Dot", teams=True, babyMonsters=True, tailorMade=True, fashionableDiet=True, stallTurns=1)
    t.plays_on()
    assert t.s.agenda == []
    assert [key for key, _ in t.result.sheet][-1] == "score-diet"


@pytest.mark.rule("rampage.big-city.4", "rampage.teams.1")
@pytest.mark.parametrize(("mode", "seats"), [("briskTeams", 4), ("briskBigCity", 6), ("briskBabies", 3), ("", 2)])
def test_a_simulation_has_the_seats_of_its_mode(mode: str, seats: int) -> None:
    assert match_of("rampage", None, "random", "seed", mode, [], None).seats == seats


@pytest.mark.rule("rampage.big-city.1")
def test_a_simulation_refuses_seats_that_do_not_fit_its_mode() -> None:
    with pytest.raises(RoarhouseError, match="seats: expected 5 to 8 in the big city, got 4"):
        match_of("rampage", 4, "random", "seed", "briskBigCity", [], None)
