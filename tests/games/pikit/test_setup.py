"""Setup: the first player, the centre, the starting hands."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.games.pikit.choices import First, Reveal
from roarhouse.games.pikit.rules.roll import Roll
from roarhouse.games.pikit.rules.setup import DrawStartingHand
from tests.games.pikit.table import GAME, Setup, options
from tests.laws.laws import walk

CENTRE = "1 2 3 4 5 6 7 8"


def dealt(players: str = "Ann Ben", **values: object) -> Setup:
    return Setup(players, **values).revealed(CENTRE)


@pytest.mark.rule("pikit.setup.2")
def test_every_player_may_ask_for_the_player_aid() -> None:
    aid = Setup("Ann Ben").aloud("Ann", "aid")
    assert aid[-13] == "Player Aid"
    assert aid[-7] == "6 Hushback: discard it, in anybody's turn, against a card that somebody else has just played."
    assert aid[-1].endswith("15 points each.")
    assert "Spielhilfe" in Setup("Ann Ben").aloud("Ann", "aid", language="de")
    assert "Player Aid" not in Setup("Ann Ben").aloud("Ann")


@pytest.mark.rule("pikit.setup.3", "pikit.setup.4")
def test_all_six_mecha_lie_on_the_table_with_their_tokens() -> None:
    view = Setup("Ann Ben").view("watcher")
    assert view.mecha == (1, 2, 3, 4, 5, 6)
    assert [player.mecha for player in view.players] == [(), ()]


@pytest.mark.rule("pikit.setup.5")
def test_six_wound_tokens_lie_in_the_supply() -> None:
    t = Setup("Ann Ben")
    assert "Wounds in the supply: 6" in t.aloud("watcher")
    t.s.wounds = [2, 1]
    assert "Wunden im Vorrat: 3" in t.aloud("watcher", language="de")


@pytest.mark.rule("pikit.setup.6")
def test_the_dice_have_a_place_of_their_own_once_they_are_rolled() -> None:
    t = dealt().revealed("10").revealed("11")
    assert not any(line.startswith("Dice") for line in t.aloud("Ann"))
    assert "Dice: 2 and 5" in t.rolls(2, 5).aloud("Ann")


@pytest.mark.rule("pikit.setup.7")
def test_the_deck_is_shuffled_and_hidden() -> None:
    s = Setup("Ann Ben Cid").s
    deals = {GAME.nature(s, Random(seed)) for seed in range(50)}
    assert len(deals) == 50
    assert {card for deal in deals for card in deal.cards} == set(range(1, 12))  # type: ignore[attr-defined]
    assert dealt("Ann Ben Cid").view("Ann").deck == 45


@pytest.mark.rule("pikit.setup.8")
def test_the_discard_pile_is_empty_at_first() -> None:
    assert dealt().view("Ann").discard == ()


@pytest.mark.rule("pikit.setup.9", "pikit.setup.10")
def test_what_two_players_remove_is_known_and_never_comes_back() -> None:
    view = Setup("Ann Ben").view("Ann")
    assert view.removed == tuple(value for value in range(1, 9) for _ in range(2))
    assert Setup("Ann Ben Cid").view("Ann").removed == ()
    for s, _ in walk(GAME, options(seats=2), Random(3)):
        bags = [s.deck, s.centre, *s.hands, *s.discards]
        assert all(sum(bag[value] for bag in bags) == 4 for value in range(1, 9))


@pytest.mark.rule("pikit.setup.11")
def test_eight_cards_lie_in_the_centre_before_any_hand_is_drawn() -> None:
    t = Setup("Ann Ben")
    assert (
        t.refusal("nature", Reveal((1,) * 7))
        == t.refusal("nature", Reveal((1, 1, 1, 1, 1, 2, 3, 4)))
        == "pikit.setup.11"
    )
    assert t.revealed(CENTRE).centre == CENTRE
    assert t.hand("Ann") == t.hand("Ben") == ""


@pytest.mark.rule("pikit.setup.12", "pikit.setup.13")
def test_the_books_example_5_then_2_then_8() -> None:
    t = dealt().revealed("5 2 8")
    assert t.hand("Ann") == "2 5 8"
    assert "Ann draws 5 Deepdigger, 2 Tumblemaw and 8 Herdhorn: 15 in all." in t.heard("Ben")
    assert dealt().refusal("nature", Reveal((5, 2))) == "pikit.setup.12"
    assert dealt().refusal("nature", Reveal((5, 2, 8, 1))) == "pikit.setup.12"
    assert dealt().refusal("nature", Reveal((8, 5, 2))) == "pikit.setup.12"


@pytest.mark.rule("pikit.setup.12", "pikit.setup.13")
def test_nature_stops_as_soon_as_the_total_is_10_or_more() -> None:
    for seed in range(200):
        cards = GAME.nature(dealt().s, Random(seed)).cards  # type: ignore[attr-defined]
        assert sum(cards[:-1]) < 10 <= sum(cards)


@pytest.mark.rule("pikit.setup.14")
def test_the_draw_is_public_and_the_hand_is_not() -> None:
    t = dealt().revealed("5 2 8").revealed("11")
    assert any("5 Deepdigger" in line for line in t.heard("watcher"))
    assert t.view("Ann").hand == (2, 5, 8)
    assert t.sees("Ben", "Ann").hand == 3
    assert (t.sees("Ben", "Ann").known, t.sees("Ben", "Ann").shown) == ((), ())
    assert t.view("Ben").hand == (11,)


@pytest.mark.rule("pikit.setup.14")
def test_the_memory_aid_marks_cards_that_were_public() -> None:
    t = dealt(memoryAid=True).revealed("5 2 8").revealed("11")
    assert t.sees("Ben", "Ann").known == t.sees("watcher", "Ann").known == (2, 5, 8)
    assert "  Seen going into the hand: 2, 5, 8" in t.aloud("Ben")


@pytest.mark.rule("pikit.setup.15", "pikit.setup.16")
def test_hands_are_drawn_clockwise_from_the_first_player_and_then_play_begins() -> None:
    t = Setup("Ann Ben Cid", firstPlayer=1).revealed(CENTRE)
    drawn = []
    while t.now is DrawStartingHand:
        drawn.append(t.names[t.s.agenda[-1].seat])
        t.revealed("5 6")
    assert drawn == ["Ben", "Cid", "Ann"]
    assert (t.now, t.s.active) == (Roll, 1)


@pytest.mark.rule("pikit.setup.17", "pikit.special-3.4")
def test_no_effect_applies_during_setup() -> None:
    t = Setup("Ann Ben").revealed("8 8 8 1 2 3 4 5").revealed("3 8").revealed("3 3 4")
    assert (t.hand("Ann"), t.hand("Ben"), t.centre) == ("3 8", "3 3 4", "1 2 3 4 5 8 8 8")
    assert [player.wounds for player in t.view("Ann").players] == [0, 0]


@pytest.mark.rule("pikit.turn.1")
def test_the_first_player_is_random_or_named_by_the_table() -> None:
    t = Setup("Ann Ben Cid", firstPlayer="random")
    assert {GAME.nature(t.s, Random(seed)) for seed in range(30)} == {First(0), First(1), First(2)}
    assert t.refusal("nature", First(3)) == "pikit.turn.1"
    assert t.does("nature", First(2)).heard("Ann") == ["Cid begins."]
    assert t.s.active == 2
    assert Setup("Ann Ben Cid", firstPlayer=1).s.active == 1
    with pytest.raises(Exception, match="firstPlayer: expected `random` or a seat from 0 to 2, got 3"):
        Setup("Ann Ben Cid", firstPlayer=3)
