"""Discard effects: Reroll, Steal, Draw, Turn and Copy."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roarhouse.games.pikit.choices import (
    BOTH,
    Cancel,
    Deed,
    Dice,
    Draw,
    Drawn,
    Play,
    Reroll,
    Steal,
    Stolen,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.components import FACES
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.rules.roll import RollAgain
from tests.games.pikit.table import GAME, Table


def deeds(t: Table, card: int) -> list[Deed | None]:
    return [choice.deed for choice in t.menu("Ann") if isinstance(choice, Play) and choice.card == card]


@pytest.mark.rule("pikit.effect-reroll.1")
@pytest.mark.parametrize("dice", [(0,), (1,), BOTH])
def test_one_die_or_both_are_rolled_again(dice: tuple[int, ...]) -> None:
    t = Table("Ann Ben", Ann="2 1", dice="1 6").plays("Ann", 2, Reroll(dice))
    assert t.now is RollAgain
    results = {GAME.nature(t.s, Random(seed)).faces for seed in range(600)}  # type: ignore[attr-defined]
    firsts, seconds = {first for first, _ in results}, {second for _, second in results}
    assert firsts == (set(FACES) if 0 in dice else {1})
    assert seconds == (set(FACES) if 1 in dice else {6})
    for stays in set(BOTH) - set(dice):
        assert t.refusal("nature", Dice((2, 6) if stays == 0 else (1, 5))) == "pikit.effect-reroll.1"


@pytest.mark.rule("pikit.effect-reroll.1")
def test_both_is_offered_first_and_there_are_no_other_dice() -> None:
    t = Table("Ann Ben", Ann="2 1")
    assert deeds(t, 2) == [Reroll(BOTH), Reroll((0,)), Reroll((1,))]
    for dice in ((), (2,), (1, 0), (0, 0), (0, 1, 2)):
        assert t.refusal("Ann", Play(2, Reroll(dice))) == "pikit.effect-reroll.1"


@pytest.mark.rule("pikit.effect-reroll.2")
def test_the_new_result_counts_even_if_it_is_worse() -> None:
    t = Table("Ann Ben", Ann="2", centre="8 9", dice="2 6").plays("Ann", 2, Reroll(BOTH)).rolls(1, 1)
    assert t.view("Ben").dice == (1, 1)
    assert t.refusal("Ann", Take((8,))) == "pikit.take.1"
    assert "Ann rolls again: 1 and 1." in t.heard("Ben")


@pytest.mark.rule("pikit.effect-reroll.3")
def test_every_reroll_costs_a_card() -> None:
    t = Table("Ann Ben", Ann="2 2 1").plays("Ann", 2, Reroll(BOTH)).rolls(1, 2).plays("Ann", 2, Reroll(BOTH))
    t.rolls(3, 4)
    assert (t.hand("Ann"), t.discard, t.s.dice) == ("1", "2 2", (3, 4))
    assert t.refusal("Ann", Play(2, Reroll(BOTH))) == "pikit.play.1"


@pytest.mark.rule("pikit.effect-steal.1")
def test_the_thief_chooses_the_victim_and_chance_the_card() -> None:
    t = Table("Ann Ben Cid", Ann="4", Ben="1", Cid="2 2 7")
    assert deeds(t, 4) == [Steal(1), Steal(2)]
    for victim in (0, 3, -1):
        assert t.refusal("Ann", Play(4, Steal(victim))) == "pikit.effect-steal.1"
    t.plays("Ann", 4, Steal(2)).all_let()
    rng = Random(1)
    drawn = Counter(GAME.nature(t.s, rng) for _ in range(3000))
    assert set(drawn) == {Stolen(2), Stolen(7)}
    assert 1850 < drawn[Stolen(2)] < 2150


@pytest.mark.rule("pikit.effect-steal.2")
def test_the_stolen_card_is_shown_and_kept() -> None:
    t = Table("Ann Ben Cid", Ann="4", Ben="8 1").plays("Ann", 4, Steal(1)).all_let().stolen("8")
    assert (t.hand("Ann"), t.hand("Ben")) == ("8", "1")
    for name in ("Ben", "Cid", "watcher"):
        assert "Ann steals 8 Herdhorn from Ben." in t.heard(name)


@pytest.mark.rule("pikit.effect-steal.3")
def test_a_victim_needs_a_card_and_a_mecha_is_one() -> None:
    t = Table("Ann Ben Cid Dot", Ann="4", Cid="M2", Dot="1")
    assert deeds(t, 4) == [Steal(2), Steal(3)]


@pytest.mark.rule("pikit.effect-draw.1")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    t = Table("Ann Ben", Ann="5 1", deck="7 8 8").plays("Ann", 5, Draw())
    assert {GAME.nature(t.s, Random(seed)) for seed in range(40)} == {Drawn(7), Drawn(8)}
    for card in (6, 0, 13, -1):
        assert t.refusal("nature", Drawn(card)) == "pikit.effect-draw.1"
    t.drawn(8)
    assert (t.hand("Ann"), t.deck) == ("1 8", "7 8")
    assert t.heard("Ann")[-1] == "You draw 8 Herdhorn."
    assert t.heard("Ben")[-1] == t.heard("watcher")[-1] == "Ann draws a card."
    assert not any("Herdhorn" in line for line in [*t.heard("Ben"), *t.heard("watcher")])
    assert t.sees("Ben", "Ann").hand == 2


@pytest.mark.rule("pikit.effect-draw.1")
def test_the_memory_aid_does_not_know_a_drawn_card() -> None:
    t = Table("Ann Ben", Ann="5 1", deck="7 8", memoryAid=True).plays("Ann", 5, Draw()).drawn(8)
    assert (t.sees("Ben", "Ann").known, t.sees("Ben", "Ann").hand) == ((), 2)


@pytest.mark.rule("pikit.effect-draw.2")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    t = Table("Ann Ben", Ann="5 1", deck="", final=1)
    assert deeds(t, 5) == []
    assert t.refusal("Ann", Play(5, Draw())) == "pikit.effect-draw.2"


@pytest.mark.rule("pikit.effect-draw.3")
def test_the_last_card_triggers_the_end_at_once() -> None:
    t = Table("Ann Ben", Ann="5 1", deck="7").plays("Ann", 5, Draw())
    assert t.view("Ben").final == -1
    assert t.drawn(7).view("Ben").final == 2
    assert t.now is Playing


@pytest.mark.rule("pikit.effect-turn.1")
def test_a_die_is_turned_to_any_other_face() -> None:
    t = Table("Ann Ben", Ann="7 1", dice="1 6")
    offered = deeds(t, 7)
    assert len(offered) == 10
    assert set(offered) == {*(TurnDie(0, face) for face in range(2, 7)), *(TurnDie(1, face) for face in range(1, 6))}
    assert t.refusal("Ann", Play(7, TurnDie(0, 1))) == "pikit.effect-turn.1"
    for deed in (TurnDie(2, 3), TurnDie(0, 0), TurnDie(1, 7), TurnDie(-1, 3)):
        assert t.refusal("Ann", Play(7, deed)) == "pikit.effect-turn.1"
    t.plays("Ann", 7, TurnDie(1, 4))
    assert t.view("Ben").dice == (1, 4)
    assert "Ann turns the second die to 4." in t.heard("Ben")


@pytest.mark.rule("pikit.effect-turn.1")
def test_a_die_is_turned_to_its_own_face_only_if_the_table_allows_it() -> None:
    t = Table("Ann Ben", Ann="7 1", dice="1 6", turnToSameFace=True)
    assert len(deeds(t, 7)) == 12
    assert t.plays("Ann", 7, TurnDie(0, 1)).s.dice == (1, 6)


@pytest.mark.rule("pikit.effect-copy.1")
@pytest.mark.parametrize("card", [9, 10, 11])
def test_copy_does_what_any_other_discard_effect_does(card: int) -> None:
    t = Table("Ann Ben", Ann=f"{card} 1", Ben="1", dice="1 6")
    kinds = Counter(type(deed) for deed in deeds(t, card))
    assert kinds == {Reroll: 3, TurnDie: 10, Steal: 1, Draw: 1}
    assert t.refusal("Ann", Play(card, Reroll((0,)))) == ""
    answer = Table("Ann Ben", Ann="2 1", Ben=str(card)).plays("Ann", 2, Reroll(BOTH))
    assert Play(card, Cancel()) in answer.menu("Ben")


@pytest.mark.rule("pikit.effect-copy.1")
def test_only_copy_does_what_another_card_does() -> None:
    t = Table("Ann Ben", Ann="2 4 5 7", Ben="1")
    assert t.refusal("Ann", Play(2, Draw())) == t.refusal("Ann", Play(5, Steal(1))) == "pikit.components.8"
    assert t.refusal("Ann", Play(4, TurnDie(0, 2))) == t.refusal("Ann", Play(7, Reroll(BOTH))) == "pikit.components.8"


@pytest.mark.rule("pikit.effect-copy.3")
def test_a_copied_effect_keeps_its_restrictions() -> None:
    t = Table("Ann Ben Cid", Ann="9 1", Cid="3", dice="1 6")
    assert t.refusal("Ann", Play(9, Steal(1))) == "pikit.effect-steal.3"
    assert t.refusal("Ann", Play(9, Steal(0))) == "pikit.effect-steal.1"
    assert t.refusal("Ann", Play(9, TurnDie(1, 6))) == "pikit.effect-turn.1"
    assert t.refusal("Ann", Play(9, Cancel())) == "pikit.effect-cancel.9"
    t.plays("Ann", 9, Steal(2)).lets("Cid").stolen("3")
    assert (t.sees("Ben", "Ann").wounds, t.discard) == (1, "3 9")


@pytest.mark.rule("pikit.effect-copy.5")
def test_a_copy_keeps_its_value() -> None:
    t = Table("Ann Ben", Ann="9 10", Ben="1").plays("Ann", 9, Reroll(BOTH)).lets("Ben").rolls(1, 2)
    assert (t.discard, t.view("Ben").discard) == ("9", (9,))
    end = Table("Ann Ben", Ann="10", deck="", step="end", final=0)
    assert end.sees("Ben", "Ann").score == 10
