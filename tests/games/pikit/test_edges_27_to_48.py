"""The catalogue's edge cases 27 to 48: Steal, Cancel, Copy, Turn, and when cards can be played."""

from __future__ import annotations

import msgspec
import pytest

from roarhouse.core.codec import Codec
from roarhouse.core.pile import LET
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    STEAL_MECHA,
    TAKE_MECHA,
    Cancel,
    Draw,
    Play,
    Reroll,
    Steal,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.rules.cancel import Answer
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.rules.roll import RollAgain
from roarhouse.games.pikit.rules.take import Taking
from tests.games.pikit.table import GAME, Table

CANCEL = Play(6, Cancel())


@pytest.mark.rule("pikit.play.8", "pikit.effect-steal.3")
def test_edge_27_steal_is_not_played_when_all_other_hands_are_empty() -> None:
    t = Table("Ann Ben Cid", Ann="4 5")
    assert not [choice for choice in t.menu("Ann") if isinstance(choice, Play) and choice.card == 4]
    assert t.refusal("Ann", Play(4, Steal(1))) == "pikit.effect-steal.3"


@pytest.mark.rule("pikit.effect-steal.3")
def test_edge_28_a_player_without_cards_is_no_victim() -> None:
    t = Table("Ann Ben Cid", Ann="4", Cid="1")
    assert t.menu("Ann") == (ENOUGH, Play(4, Steal(2)))
    assert t.refusal("Ann", Play(4, Steal(1))) == "pikit.effect-steal.3"


@pytest.mark.rule("pikit.effect-steal.3", "pikit.effect-cancel.7")
def test_edge_29_a_steal_that_meets_an_empty_hand_has_no_result() -> None:
    t = Table("Ann Ben", Ann="4 6 1", Ben="6")
    t.plays("Ann", 4, Steal(1)).cancels("Ben").cancels("Ann")
    assert (t.now, t.turn) == (Playing, "Ann")
    assert (t.hand("Ann"), t.hand("Ben"), t.discard) == ("1", "", "4 6 6")
    assert "That has no result for Ann." in t.heard("Ben")


@pytest.mark.rule("pikit.effect-cancel.4")
def test_edge_30_any_player_but_the_thief_may_cancel() -> None:
    t = Table("Ann Ben Cid", Ann="4 1", Ben="1", Cid="6").plays("Ann", 4, Steal(1)).lets("Ben").cancels("Cid")
    assert t.all_let().now is Playing
    assert (t.hand("Ann"), t.hand("Ben"), t.hand("Cid")) == ("1", "1", "")


@pytest.mark.rule("pikit.effect-cancel.3", "pikit.effect-cancel.7")
def test_edge_31_a_cancelled_cancel_lets_the_card_work() -> None:
    t = Table("Ann Ben Cid", Ann="2 1", Ben="6 1", Cid="6 1")
    t.plays("Ann", 2, Reroll(BOTH)).cancels("Ben").cancels("Cid").all_let()
    assert t.now is RollAgain
    assert t.rolls(3, 4).s.dice == (3, 4)


@pytest.mark.rule("pikit.effect-cancel.7")
def test_edge_32_three_cancels_stop_the_card() -> None:
    t = Table("Ann Ben Cid", Ann="2 1", Ben="6 6", Cid="6 1", dice="1 6")
    t.plays("Ann", 2, Reroll(BOTH)).cancels("Ben").cancels("Cid").lets("Ann").cancels("Ben").all_let()
    assert (t.now, t.s.dice, t.discard) == (Playing, (1, 6), "2 6 6 6")


@pytest.mark.rule("pikit.effect-cancel.7")
def test_edge_33_the_cancel_of_a_players_own_card_may_be_cancelled() -> None:
    t = Table("Ann Ben", Ann="5 6", Ben="6 1").plays("Ann", 5, Draw()).cancels("Ben")
    assert t.turn == "Ann"
    t.cancels("Ann").lets("Ben").drawn(8)
    assert t.hand("Ann") == "8"


@pytest.mark.rule("pikit.effect-cancel.4")
def test_edge_34_a_players_own_card_is_not_cancelled() -> None:
    t = Table("Ann Ben", Ann="5 6", Ben="1").plays("Ann", 5, Draw())
    assert t.turn == "Ben"
    assert t.refusal("Ann", CANCEL) == "pikit.effect-cancel.4"


@pytest.mark.rule("pikit.effect-cancel.8")
def test_edge_35_the_first_clockwise_cancels_and_the_other_keeps_the_card() -> None:
    t = Table("Ann Ben Cid", Ann="5 1", Ben="6 1", Cid="6 1").plays("Ann", 5, Draw())
    assert t.refusal("Cid", CANCEL) == "pikit.effect-cancel.1"
    t.cancels("Ben")
    assert t.turn == "Cid"  # about Ben's Cancel, the new top
    t.lets("Cid", "Ann")
    assert (t.now, t.hand("Cid"), t.discard) == (Playing, "1 6", "5 6")


@pytest.mark.rule("pikit.effect-cancel.9")
def test_edge_36_cancel_is_not_played_when_there_is_nothing_to_cancel() -> None:
    t = Table("Ann Ben", Ann="6 9", Ben="1")
    assert t.refusal("Ann", CANCEL) == t.refusal("Ann", Play(9, Cancel())) == "pikit.effect-cancel.9"
    assert all(not isinstance(choice, Play) or choice.deed != Cancel() for choice in t.menu("Ann"))


@pytest.mark.rule("pikit.effect-cancel.5")
def test_edge_37_after_the_reroll_it_is_too_late() -> None:
    t = Table("Ann Ben", Ann="2 1", Ben="6").plays("Ann", 2, Reroll(BOTH)).lets("Ben")
    assert t.refusal("Ben", CANCEL) == "pikit.effect-cancel.5"
    assert t.rolls(2, 2).refusal("Ben", CANCEL) == "pikit.effect-cancel.5"


@pytest.mark.rule("pikit.effect-cancel.6", "pikit.endgame.1")
def test_edge_38_a_cancelled_draw_leaves_the_deck_as_it_is() -> None:
    t = Table("Ann Ben", Ann="5 1", Ben="6", deck="7").plays("Ann", 5, Draw()).cancels("Ben").lets("Ann")
    assert (t.deck, t.hand("Ann"), t.view("Ann").final) == ("7", "1", -1)


@pytest.mark.rule("pikit.effect-cancel.3", "pikit.effect-cancel.6")
def test_edge_39_a_cancelled_copy_stays_discarded() -> None:
    t = Table("Ann Ben", Ann="9 1", Ben="6 7").plays("Ann", 9, Steal(1)).cancels("Ben").lets("Ann")
    assert (t.now, t.hand("Ann"), t.hand("Ben"), t.discard) == (Playing, "1", "7", "6 9")


@pytest.mark.rule("pikit.effect-copy.4")
def test_edge_40_copy_cancels_in_another_players_turn() -> None:
    t = Table("Ann Ben", Ann="2 1", Ben="10", dice="1 6").plays("Ann", 2, Reroll(BOTH)).cancels("Ben", 10).lets("Ann")
    assert (t.now, t.s.dice, t.discard) == (Playing, (1, 6), "2 10")
    strict = Table("Ann Ben", Ann="2 1", Ben="10", copyAsReaction=False).plays("Ann", 2, Reroll(BOTH))
    assert strict.menu("Ben") == (LET,)
    assert strict.refusal("Ben", Play(10, Cancel())) == "pikit.effect-copy.4"


@pytest.mark.rule("pikit.effect-copy.4", "pikit.play.5")
def test_edge_41_copy_does_nothing_else_in_another_players_turn() -> None:
    t = Table("Ann Ben", Ann="2 1", Ben="9 2").plays("Ann", 2, Reroll(BOTH))
    assert t.refusal("Ben", Play(9, Reroll(BOTH))) == "pikit.effect-copy.4"
    assert t.refusal("Ben", Play(2, Reroll(BOTH))) == "pikit.play.5"


@pytest.mark.rule("pikit.effect-copy.2")
def test_edge_42_copy_has_no_special_effect() -> None:
    t = Table("Ann Ben", Ann="9", Ben="1")
    kinds = {type(choice.deed) for choice in t.menu("Ann") if isinstance(choice, Play)}
    assert kinds == {Reroll, Steal, Draw, TurnDie}
    for effect in ("ones", "wound", "chain", "copy"):
        with pytest.raises(msgspec.ValidationError):
            Codec(GAME).choice(f'{{"do": "play", "card": 9, "deed": {{"effect": "{effect}"}}}}')


@pytest.mark.rule("pikit.effect-copy.3", "pikit.effect-draw.2")
def test_edge_43_copy_does_not_draw_from_an_empty_deck() -> None:
    t = Table("Ann Ben", Ann="9 5", Ben="1", deck="", final=0)
    assert t.refusal("Ann", Play(9, Draw())) == t.refusal("Ann", Play(5, Draw())) == "pikit.effect-draw.2"


@pytest.mark.rule("pikit.play.4", "pikit.mecha.2")
def test_edge_44_neither_1_nor_3_nor_8_nor_mecha_is_played() -> None:
    t = Table("Ann Ben", Ann="1 3 8 M2", Ben="1")
    assert t.menu("Ann") == (ENOUGH,)
    assert {t.refusal("Ann", Play(card, Draw())) for card in (1, 3, 8)} == {"pikit.play.4"}
    assert t.refusal("Ann", Play(22, Draw())) == "pikit.mecha.2"


@pytest.mark.rule("pikit.pair.2", "pikit.effect-turn.1")
def test_edge_45_a_turned_die_makes_a_pair() -> None:
    t = Table("Ann Ben", Ann="7", dice="1 6").plays("Ann", 7, TurnDie(0, 6))
    assert (t.now, t.s.dice) == (Taking, (6, 6))
    assert TAKE_MECHA in t.menu("Ann")
    strict = Table("Ann Ben", Ann="7", dice="1 6", centre="6", pairByTurnedDie=False).plays("Ann", 7, TurnDie(0, 6))
    assert strict.menu("Ann") == (Take((6,)),)
    assert strict.refusal("Ann", TAKE_MECHA) == "pikit.pair.1"


@pytest.mark.rule("pikit.roll.2", "pikit.pair.2")
def test_edge_46_a_pair_that_was_rerolled_is_none() -> None:
    t = Table("Ann Ben", Ann="2", centre="5", dice="4 4").plays("Ann", 2, Reroll((1,))).rolls(4, 5)
    assert t.menu("Ann") == (Take((5,)),)
    assert t.refusal("Ann", TAKE_MECHA) == t.refusal("Ann", STEAL_MECHA) == "pikit.pair.1"


@pytest.mark.rule("pikit.play.6")
def test_edge_47_a_card_that_came_in_step_2_is_played_at_once() -> None:
    t = Table("Ann Ben", Ann="4 5", Ben="2", deck="2 1")
    t.plays("Ann", 4, Steal(1)).lets("Ben").stolen("2").plays("Ann", 2, Reroll((0,))).rolls(5, 6)
    assert t.plays("Ann", 5, Draw()).drawn(2).plays("Ann", 2, Reroll((1,))).rolls(5, 5).s.dice == (5, 5)


@pytest.mark.rule("pikit.play.7")
def test_edge_48_a_card_taken_in_step_3_comes_too_late_except_as_a_cancel() -> None:
    t = Table("Ann Ben", Ben="5 1", centre="2 6", deck="1 1 1 1 1 1 1 1 1 1 1", dice="2 6", step="take")
    t.takes(2, 6)
    assert t.refusal("Ann", Play(2, Reroll(BOTH))) == "pikit.refill.1"
    t.revealed("1 1 1 1 1 1 1 1").rolls(1, 2).plays("Ben", 5, Draw())
    assert (t.now, t.turn) == (Answer, "Ann")
    assert t.cancels("Ann", 6).lets("Ben").hand("Ben") == "1"
