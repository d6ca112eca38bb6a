"""What a balance report counts."""

from __future__ import annotations

from tests.pikit.table import GAME, Setup, Table


def test_what_everybody_kept_and_discarded_and_in_which_order_they_played() -> None:
    t = Table(
        "Ann Ben Cid", Ann="1 8", Ben="M2 M3", Cid="2 2", deck="", step="end", final=0, firstPlayer=1, wounds="1 0 0"
    )
    t.s.discards[2] = t.s.hands[0]
    facts = GAME.facts(t.s)
    assert facts["order"] == [["turn 3"], ["turn 1"], ["turn 2"]]
    assert facts["kept"] == [["kept  1", "kept  8"], [], ["kept  2", "kept  2"]]
    assert facts["played"] == [[], [], ["played  1", "played  8"]]
    assert facts["mecha"] == [["0 Mecha"], ["2 Mecha"], ["0 Mecha"]]
    assert facts["bonus"] == [["most 1 cards"], ["no bonus"], ["no bonus"]]
    assert facts["wounds"] == [["1 Wounds"], ["0 Wounds"], ["0 Wounds"]]


def test_what_decided_the_game() -> None:
    by_ones = GAME.facts(Table("Ann Ben", Ann="1", Ben="8", deck="", step="end", final=0).s)
    assert (by_ones["decided by ones"], by_ones["decided by mecha"]) == (True, False)
    by_mecha = GAME.facts(Table("Ann Ben", Ann="M1", Ben="8", deck="", step="end", final=0).s)
    assert (by_mecha["decided by ones"], by_mecha["decided by mecha"]) == (False, True)
    neither = GAME.facts(Table("Ann Ben", Ann="11", Ben="8", deck="", step="end", final=0).s)
    assert (neither["decided by ones"], neither["decided by mecha"]) == (False, False)


def test_turns_are_counted() -> None:
    t = Setup("Ann Ben").plays_on(2)
    assert GAME.facts(t.s)["turns"] == sum(
        line.endswith(("is on.", "begins the final turn.")) for line in t.heard("Ann")
    )
