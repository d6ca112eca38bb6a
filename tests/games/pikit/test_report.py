"""What a balance report counts."""

from __future__ import annotations

from roarhouse.core.bags import bag_of
from roarhouse.games.pikit.components import VALUES
from tests.games.pikit.table import GAME, Setup, Table


def test_what_each_seat_kept_and_discarded_and_the_order_of_turns() -> None:
    t = Table(
        "Ann Ben Cid", Ann="1 8", Ben="M2 M3", Cid="2 2", deck="", step="end", final=0, firstPlayer=1, wounds="1 0 0"
    )
    t.s.discards[2] = bag_of(VALUES, [2, 3, 9])
    facts = GAME.report(t.s)
    assert facts["order of turns"] == [["3rd to play"], ["1st to play"], ["2nd to play"]]
    assert facts["kept to the end"] == [[" 1 Swarmling", " 8 Herdhorn"], [], [" 2 Tumblemaw", " 2 Tumblemaw"]]
    assert facts["played for an effect"] == [[], [], [" 2 Tumblemaw", " 9 Mirrormaw"]], "the 3 was stolen and bit"
    assert facts["Mecha in hand"] == [["0 Mecha"], ["2 Mecha"], ["0 Mecha"]]
    assert facts["bonus for the most 1 cards"] == [["got it"], ["went without"], ["went without"]]
    assert facts["Wounds"] == [["1 Wound"], ["0 Wounds"], ["0 Wounds"]]


def test_what_decided_the_game() -> None:
    by_ones = GAME.report(Table("Ann Ben", Ann="1", Ben="8", deck="", step="end", final=0).s)
    assert (by_ones["decided by the 1 bonus"], by_ones["decided by Mecha"]) == (True, False)
    by_mecha = GAME.report(Table("Ann Ben", Ann="M1", Ben="8", deck="", step="end", final=0).s)
    assert (by_mecha["decided by the 1 bonus"], by_mecha["decided by Mecha"]) == (False, True)
    neither = GAME.report(Table("Ann Ben", Ann="11", Ben="8", deck="", step="end", final=0).s)
    assert (neither["decided by the 1 bonus"], neither["decided by Mecha"]) == (False, False)


def test_turns_are_counted() -> None:
    t = Setup("Ann Ben").plays_to_the_end(2)
    assert GAME.report(t.s)["turns"] == sum(
        line.endswith(("is on.", "begins their final turn.")) for line in t.heard("Ann")
    )
