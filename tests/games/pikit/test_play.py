"""Play cards: which ones, when, and what must be declared."""

from __future__ import annotations

import pytest

from roarhouse.core.pile import LET
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    Cancel,
    Declare,
    Deed,
    Draw,
    Enough,
    Play,
    Reroll,
    Steal,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.rules.cancel import Answer
from roarhouse.games.pikit.rules.effects import Declaring
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.rules.roll import RollAgain
from roarhouse.games.pikit.rules.take import Taking
from tests.games.pikit.table import Table


@pytest.mark.rule("pikit.objective.2", "pikit.play.1")
def test_a_card_is_played_for_its_effect_or_kept_for_its_points() -> None:
    kept = Table("Ann Ben", Ann="5 8", deck="", dice="1 2", final=0).enough()
    assert kept.sees("Ben", "Ann").score == 13
    played = Table("Ann Ben", Ann="2 8", deck="", dice="1 2", final=0).plays("Ann", 2, Reroll(BOTH)).rolls(1, 2)
    assert played.enough().sees("Ben", "Ann").score == 8


@pytest.mark.rule("pikit.play.1", "pikit.effect-reroll.3")
def test_none_one_or_many_cards_are_played() -> None:
    t = Table("Ann Ben", Ann="2 2 2 7", centre="6", dice="1 6")
    assert Table("Ann Ben", Ann="2 2", centre="6", dice="1 6").enough().now is Taking
    for _ in range(3):
        t.plays("Ann", 2, Reroll((0,))).rolls(1, 6)
    t.plays("Ann", 7, TurnDie(0, 6))
    assert (t.hand("Ann"), t.discard, t.now) == ("", "2 2 2 7", Taking)


@pytest.mark.rule("pikit.play.1")
def test_a_player_with_cards_is_asked_even_if_none_can_be_played() -> None:
    assert Table("Ann Ben", Ann="1", centre="6", dice="1 6").now is Playing
    assert Table("Ann Ben", Ann="M1", centre="6", dice="1 6").now is Playing
    assert Table("Ann Ben", centre="6", dice="1 6").now is Taking


@pytest.mark.rule("pikit.play.2")
def test_a_card_is_discarded_before_its_effect() -> None:
    t = Table("Ann Ben", Ann="2 1", Ben="1", dice="1 6").plays("Ann", 2, Reroll(BOTH))
    assert (t.now, t.hand("Ann"), t.discard, t.s.dice) == (Answer, "1", "2", (1, 6))
    assert t.view("Ben").discard == (2,)
    assert t.refusal("Ann", Play(2, Reroll(BOTH))) != ""
    assert t.lets("Ben").now is RollAgain


@pytest.mark.rule("pikit.play.3")
def test_a_card_is_settled_before_the_next_is_played() -> None:
    t = Table("Ann Ben", Ann="2 5 1", Ben="6").plays("Ann", 2, Reroll(BOTH))
    assert t.refusal("Ann", Play(5, Draw())) == "pikit.effect-cancel.1"
    t.cancels("Ben")
    assert (t.turn, t.now) == ("Ann", Answer)
    assert t.refusal("Ann", Play(5, Draw())) == "pikit.play.5"
    assert t.lets("Ann").now is Playing
    assert t.refusal("Ann", Play(5, Draw())) == ""


@pytest.mark.rule("pikit.play.4")
def test_only_cards_with_a_discard_effect_are_played() -> None:
    t = Table("Ann Ben", Ann="1 2 3 4 5 6 7 8 9 10 11 M1", Ben="1")
    offered = {choice.card for choice in t.menu("Ann") if isinstance(choice, Play)}
    assert offered == {2, 4, 5, 7, 9, 10, 11}
    assert t.refusal("Ann", Play(8, Draw())) == "pikit.play.4"
    assert (
        t.refusal("Ann", Play(12, Draw()))
        == t.refusal("Ann", Play(0, Draw()))
        == t.refusal("Ann", Play(-1))
        == "pikit.play.1"
    )


@pytest.mark.rule("pikit.play.5")
def test_only_cancel_is_played_outside_the_players_own_step_2() -> None:
    t = Table("Ann Ben", Ann="2 1", Ben="2 4 5 6 7", centre="6", dice="1 6")
    assert t.refusal("Ben", Play(2, Reroll(BOTH))) == "pikit.play.5"
    t.plays("Ann", 2, Reroll(BOTH))
    assert t.menu("Ben") == (LET, Play(6, Cancel()))
    for play in (Play(4, Steal(0)), Play(5, Draw()), Play(7, TurnDie(0, 3)), Play(6, Draw())):
        assert t.refusal("Ben", play) == "pikit.play.5"
    t.lets("Ben").rolls(1, 6).enough()
    assert t.now is Taking
    assert t.refusal("Ann", Play(2, Reroll(BOTH))) == t.refusal("Ann", ENOUGH) == "pikit.take.1"


@pytest.mark.rule("pikit.play.6")
def test_a_drawn_card_is_played_in_the_same_step() -> None:
    t = Table("Ann Ben", Ann="5", deck="7 7", dice="1 6").plays("Ann", 5, Draw()).drawn(7)
    assert t.plays("Ann", 7, TurnDie(1, 3)).s.dice == (1, 3)


@pytest.mark.rule("pikit.play.8")
def test_a_card_without_effect_is_not_played_unless_the_table_allows_it() -> None:
    t = Table("Ann Ben", Ann="4 5", deck="", final=1)
    assert t.menu("Ann") == (ENOUGH,)
    free = Table("Ann Ben", Ann="4 5 6 9", deck="", final=1, playWithoutEffect=True, centre="6")
    assert Play(4, Steal(1)) in free.menu("Ann")
    free.plays("Ann", 4, Steal(1)).plays("Ann", 5, Draw()).plays("Ann", 9, Draw())
    assert (free.hand("Ann"), free.discard) == ("6", "4 5 9")
    assert free.heard("Ben").count("That has no result for Ann.") == 3
    assert free.refusal("Ann", Play(6, Cancel())) == "pikit.effect-cancel.9"


@pytest.mark.rule("pikit.play.9")
def test_everything_is_declared_with_the_card() -> None:
    t = Table("Ann Ben Cid", Ann="9 4", Ben="6", Cid="1")
    assert t.refusal("Ann", Play(9)) == t.refusal("Ann", Play(4)) == "pikit.play.9"
    t.plays("Ann", 9, TurnDie(1, 2))
    assert "Ann plays 9 Mirrormaw: turn the second die to 2." in t.heard("Ben")
    assert t.view("Ben").pile[0].deed == TurnDie(1, 2)


@pytest.mark.rule("pikit.play.9")
def test_chance_comes_after_the_decision_about_cancelling() -> None:
    deeds: dict[int, Deed] = {2: Reroll(BOTH), 4: Steal(1), 5: Draw()}
    for card, deed in deeds.items():
        t = Table("Ann Ben", Ann=f"{card} 1", Ben="1").plays("Ann", card, deed)
        assert t.now is Answer
        assert t.lets("Ben").turn == "nature"


@pytest.mark.rule("pikit.play.9")
def test_with_later_declaration_the_choices_follow_unless_it_is_cancelled() -> None:
    t = Table("Ann Ben Cid", Ann="4 9 6", Ben="6 1", Cid="7", declareOnPlay=False)
    assert t.menu("Ann") == (ENOUGH, Play(4), Play(9))
    assert t.refusal("Ann", Play(4, Steal(1))) == "pikit.play.9"
    assert t.refusal("Ann", Play(6)) == "pikit.effect-cancel.9"
    t.plays("Ann", 4).lets("Ben", "Cid")
    assert (t.now, t.turn) == (Declaring, "Ann")
    assert t.view("Ben").pile[-1].card == 4
    assert t.menu("Ann") == (Declare(Steal(1)), Declare(Steal(2)))
    assert t.refusal("Ann", Declare(Draw())) == "pikit.components.8"
    assert t.refusal("Ann", Declare(Steal(0))) == "pikit.effect-steal.1"
    assert t.refusal("Ann", Enough()) == "pikit.play.9"
    t.declares("Ann", Steal(2)).stolen("7").plays("Ann", 9).cancels("Ben")
    assert t.all_let().now is Playing


@pytest.mark.rule("pikit.play.9", "pikit.play.8", "pikit.effect-steal.3")
def test_with_later_declaration_a_card_may_come_to_nothing() -> None:
    t = Table("Ann Ben", Ann="4 6", Ben="6", declareOnPlay=False).plays("Ann", 4).cancels("Ben").cancels("Ann")
    assert t.discard == "4 6 6"
    assert "That has no result for Ann." in t.heard("Ben")
    empty = Table("Ann Ben", Ann="4 5", deck="", final=1, declareOnPlay=False)
    assert empty.refusal("Ann", Play(4)) == empty.refusal("Ann", Play(5)) == "pikit.play.8"


def test_a_player_asked_to_play_plays_or_goes_on() -> None:
    assert Table("Ann Ben", Ann="2").refusal("Ann", Take((7,))) == "pikit.play.1"
    assert Table("Ann Ben", Ann="2").refusal("Ann", Play(4, Steal(1))) == "pikit.play.1"
