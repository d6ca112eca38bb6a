"""Cancel: who is asked, what it does, and what can be inferred from being asked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roarhouse.core.pile import LET, Window
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    STEAL_MECHA,
    Cancel,
    Deed,
    Draw,
    Lots,
    Play,
    Reroll,
    Steal,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.rules.cancel import Answer, DrawLots
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.rules.refill import Refill
from roarhouse.games.pikit.rules.roll import Roll, RollAgain
from tests.games.pikit.table import GAME, Table

CANCEL = Play(6, Cancel())


@pytest.mark.rule("pikit.effect-cancel.1", "pikit.effect-cancel.6")
@pytest.mark.parametrize("deed", [Reroll(BOTH), Steal(1), Draw(), TurnDie(0, 2)])
def test_a_cancelled_card_has_no_effect_and_both_cards_stay_discarded(deed: Deed) -> None:
    t = Table("Ann Ben", Ann="9 1", Ben="6 2", deck="7", dice="1 6").plays("Ann", 9, deed).cancels("Ben").lets("Ann")
    assert (t.now, t.turn, t.s.dice, t.deck) == (Playing, "Ann", (1, 6), "7")
    assert (t.hand("Ann"), t.hand("Ben"), t.discard) == ("1", "2", "6 9")
    assert {"Ben answers the 9 Mirrormaw of Ann with 6 Hushback.", "The 9 Mirrormaw of Ann has no effect."} <= set(
        t.heard("watcher")
    )


@pytest.mark.rule("pikit.effect-cancel.2")
@pytest.mark.parametrize("name", ["Ben", "Cid", "Dot"])
def test_cancel_is_played_in_any_turn(name: str) -> None:
    t = Table("Ann Ben Cid Dot", Ann="5 1", Ben="6", Cid="6", Dot="6").plays("Ann", 5, Draw())
    while t.turn != name:
        t.lets(t.turn)
    assert t.cancels(name).all_let().hand("Ann") == "1"


@pytest.mark.rule("pikit.effect-cancel.2", "pikit.effect-cancel.7")
def test_cancel_is_played_in_the_players_own_turn_too() -> None:
    t = Table("Ann Ben", Ann="5 6 1", Ben="6 1").plays("Ann", 5, Draw()).cancels("Ben").cancels("Ann").lets("Ben")
    assert t.turn == "nature"


@pytest.mark.rule("pikit.effect-cancel.3")
def test_any_card_is_cancelled_a_cancel_and_a_copy_too() -> None:
    t = Table("Ann Ben Cid", Ann="10 1", Ben="6 1", Cid="9 1").plays("Ann", 10, Draw())
    assert CANCEL in t.menu("Ben")
    t.cancels("Ben")
    assert Play(9, Cancel()) in t.menu("Cid")
    t.cancels("Cid", 9)
    assert t.turn == "Ann"  # the Copy that Cid cancelled with can be answered as well
    assert t.all_let().turn == "nature"


@pytest.mark.rule("pikit.effect-cancel.4")
def test_players_are_not_asked_about_their_own_card() -> None:
    t = Table("Ann Ben Cid", Ann="5 6 6", Ben="6 6", Cid="6 6").plays("Ann", 5, Draw())
    asked = []
    for name in ("Ben", "Cid", "Ann"):
        asked.append((t.turn, t.s.agenda[-1].after))
        assert t.refusal({"Ben": "Ann", "Cid": "Ben", "Ann": "Cid"}[name], CANCEL) == "pikit.effect-cancel.4"
        t.cancels(name)
    assert asked == [("Ben", (2,)), ("Cid", (0,)), ("Ann", (1,))]


@pytest.mark.rule("pikit.effect-cancel.5")
def test_the_moment_lies_between_discard_and_effect() -> None:
    t = Table("Ann Ben", Ann="7 2", Ben="6 1", dice="1 6")
    assert t.refusal("Ben", CANCEL) == "pikit.effect-cancel.5"
    t.plays("Ann", 7, TurnDie(0, 3))
    assert (t.s.dice, t.refusal("Ben", CANCEL)) == ((1, 6), "")
    t.lets("Ben")
    assert (t.s.dice, t.refusal("Ben", CANCEL)) == ((3, 6), "pikit.effect-cancel.5")


@pytest.mark.rule("pikit.effect-cancel.7")
@pytest.mark.parametrize("cancels", range(6))
def test_an_even_number_of_cancels_lets_the_effect_happen(cancels: int) -> None:
    t = Table("Ann Ben", Ann="2 1 6 6 6", Ben="1 6 6 6", dice="1 6").plays("Ann", 2, Reroll(BOTH))
    for _ in range(cancels):
        t.cancels(t.turn)
    t.all_let()
    assert t.now is (Playing if cancels % 2 else RollAgain)
    assert t.discard == "2" + " 6" * cancels


@pytest.mark.rule("pikit.effect-cancel.8")
def test_the_others_are_asked_clockwise_from_the_left_of_the_top_card() -> None:
    t = Table("Ann Ben Cid Dot", Ann="5 1", Ben="1", Cid="6 1", Dot="1").plays("Ann", 5, Draw())
    order = [t.turn, t.lets("Ben").turn]
    order += [t.cancels("Cid").turn, t.lets("Dot").turn, t.lets("Ann").turn]
    assert order == ["Ben", "Cid", "Dot", "Ann", "Ben"]
    assert t.lets("Ben").now is Playing


@pytest.mark.rule("pikit.effect-cancel.8")
def test_when_a_cancel_is_settled_the_card_below_is_not_answered_again() -> None:
    t = Table("Ann Ben Cid", Ann="5 6", Ben="6 6", Cid="6").plays("Ann", 5, Draw()).cancels("Ben").lets("Cid")
    assert t.cancels("Ann").lets("Ben", "Cid").turn == "nature"


@pytest.mark.rule("pikit.effect-cancel.8")
def test_first_come_is_drawn_by_lot() -> None:
    t = Table("Ann Ben Cid Dot", Ann="5 1", Ben="1", Cid="6 1", Dot="6 1", cancelPriority="firstCome")
    t.plays("Ann", 5, Draw())
    assert t.now is DrawLots
    rng = Random(3)
    firsts = Counter(GAME.nature(t.s, rng).seats[0] for _ in range(3000))  # type: ignore[attr-defined]
    assert all(900 < firsts[seat] < 1100 for seat in (1, 2, 3))
    for bad in (Lots((1, 2)), Lots((1, 2, 2)), Lots((0, 1, 2, 3)), Lots(())):
        assert t.refusal("nature", bad) == "pikit.effect-cancel.8"
    t.does("nature", Lots((3, 1, 2)))
    order = [t.turn, t.lets("Dot").turn, t.lets("Ben").turn]
    assert order == ["Dot", "Ben", "Cid"]
    assert t.cancels("Cid").now is DrawLots


@pytest.mark.rule("pikit.effect-cancel.8")
def test_a_single_seat_needs_no_lot() -> None:
    assert Table("Ann Ben", Ann="5", Ben="6", cancelPriority="firstCome").plays("Ann", 5, Draw()).now is Answer


@pytest.mark.rule("pikit.effect-cancel.9")
def test_without_a_card_to_cancel_there_is_no_cancel() -> None:
    t = Table("Ann Ben", Ann="6 1", Ben="6")
    assert t.menu("Ann") == (ENOUGH,)
    assert t.refusal("Ann", CANCEL) == "pikit.effect-cancel.9"


@pytest.mark.rule("pikit.effect-cancel.10")
def test_nothing_but_played_cards_opens_a_window() -> None:
    """Rolling, taking, an 8 chain, a pair theft with a 3, and refilling."""
    t = Table("Ann Ben", Ben="6 6 3 M4", centre="8 8 4", deck="1 1 1 1 1 1 1 1 1", step="roll")
    t.rolls(2, 6)
    assert t.turn == "Ann"
    assert t.takes(8).now is Refill
    assert t.refusal("Ben", CANCEL) == "pikit.effect-cancel.5"
    assert t.revealed("1 1 1 1 1 1 1").now is Roll
    theft = Table("Ann Ben", Ben="6 6 3 M4", centre="8 8 4", dice="4 4", step="take").does("Ann", STEAL_MECHA)
    assert theft.stolen("3").now is Refill
    assert theft.refusal("Ben", CANCEL) == "pikit.effect-cancel.5"


@pytest.mark.rule("pikit.effect-cancel.11")
@pytest.mark.parametrize("hands", [("1", "2"), ("6", "2"), ("1", "6"), ("11", "M3")])
def test_every_other_player_with_a_card_is_asked(hands: tuple[str, str]) -> None:
    t = Table("Ann Ben Cid Dot", Ann="5 1", Ben=hands[0], Cid=hands[1]).plays("Ann", 5, Draw())
    assert [t.turn, t.lets("Ben").turn, t.lets("Cid").turn] == ["Ben", "Cid", "nature"]


@pytest.mark.rule("pikit.effect-cancel.11")
def test_the_story_does_not_tell_who_could_have_cancelled() -> None:
    with_cancel = Table("Ann Ben Cid", Ann="5 1", Ben="6", Cid="1").plays("Ann", 5, Draw()).lets("Ben")
    without = Table("Ann Ben Cid", Ann="5 1", Ben="1", Cid="1").plays("Ann", 5, Draw()).lets("Ben")
    for name in ("Ann", "Cid", "watcher"):
        assert with_cancel.heard(name) == without.heard(name)
        assert with_cancel.view(name) == without.view(name)


def test_the_window_is_the_shared_one() -> None:
    assert issubclass(Answer, Window)
    t = Table("Ann Ben Cid", Ann="5 1", Ben="6", Cid="6").plays("Ann", 5, Draw())
    assert t.menu("Ben")[0] is LET
    assert t.view("Cid").to_ask == (2,)


def test_an_answer_is_a_cancel_or_none() -> None:
    t = Table("Ann Ben", Ann="5 1", Ben="2 9").plays("Ann", 5, Draw())
    assert t.refusal("Ben", Take((1,))) == t.refusal("Ben", ENOUGH) == "pikit.effect-cancel.1"
    assert t.refusal("Ben", CANCEL) == "pikit.play.1"
    assert t.refusal("Ben", Play(9)) == "pikit.effect-copy.4"
