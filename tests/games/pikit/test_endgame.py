"""End of the game and scoring."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roarhouse.core.result import Result
from roarhouse.games.pikit.choices import BOTH, ENOUGH, Draw, Play, Reroll, Steal
from roarhouse.games.pikit.rules.roll import Roll
from tests.games.pikit.table import GAME, Setup, Table, options
from tests.laws.laws import walk


def result(t: Table) -> Result:
    found = GAME.result(t.s)
    assert found is not None
    return found


def scored(**rest: Any) -> Table:
    return Table(" ".join(name for name in rest if name.istitle()), deck="", step="end", final=0, **rest)


@pytest.mark.rule("pikit.objective.3", "pikit.scoring.4")
def test_the_highest_score_wins() -> None:
    assert result(scored(Ann="8 2", Ben="11", Cid="1 1")).winners == (2,)
    assert result(scored(Ann="8 4", Ben="11")).winners == (0,)
    assert result(scored(Ann="8 4", Ben="11")).rule == "pikit.scoring.4"


@pytest.mark.rule("pikit.endgame.1")
def test_the_end_begins_when_the_last_card_leaves_the_deck() -> None:
    refilled = Table("Ann Ben", centre="1 2 2 2 2 2 2 2", deck="7", dice="1 6", step="take").takes(1).revealed("7")
    assert "The deck has run out. Final turns: 2." in refilled.heard("watcher")
    drawn = Table("Ann Ben", Ann="5", centre="1", deck="7").plays("Ann", 5, Draw())
    assert drawn.view("Ann").final == -1
    assert drawn.drawn(7).view("Ann").final == 2
    more = Table("Ann Ben", centre="1 2 2 2 2 2 2 2", deck="7 7", dice="1 6", step="take").takes(1).revealed("7")
    assert more.view("Ann").final == -1


def turns_after(t: Table) -> list[str]:
    """The order of turns if no player plays or takes anything."""
    found = []
    while t.now is Roll:
        found.append(t.names[t.s.active])
        t.rolls(1, 2)
        if t.turn in t.names:
            t.enough()
    return found


@pytest.mark.rule("pikit.endgame.2")
@pytest.mark.parametrize("by", ["refill", "draw"])
@pytest.mark.parametrize(
    ("ruling", "turns"), [("afterCurrentTurn", ["Ben", "Cid", "Ann"]), ("triggerTurnCounts", ["Ben", "Cid"])]
)
def test_every_player_has_one_final_turn(by: str, ruling: str, turns: list[str]) -> None:
    if by == "draw":
        t = Table("Ann Ben Cid", Ann="5", centre="9", deck="8", dice="1 2", finalTurns=ruling)
        t.plays("Ann", 5, Draw()).drawn(8).enough()
    else:
        t = Table("Ann Ben Cid", centre="2 9", deck="9", dice="1 2", step="take", finalTurns=ruling)
        t.takes(2).revealed("9")
    assert turns_after(t) == turns
    told = [line for line in t.heard("watcher") if "begins" in line]
    assert told == [f"{name} begins their final turn." for name in turns]
    assert [line for line in t.heard("watcher", "de") if "zum letzten Mal" in line] == [
        f"{name} ist zum letzten Mal am Zug." for name in turns
    ]
    assert result(t)


@pytest.mark.rule("pikit.endgame.2", "pikit.endgame.3")
def test_in_whole_games_each_player_has_one_turn_after_the_deck_is_empty() -> None:
    for seats in (2, 3, 4):
        final, trigger = [], -1
        for s, _ in walk(GAME, options(seats=seats), Random(seats)):
            if not any(s.deck) and trigger < 0:
                trigger = s.active if not isinstance(s.agenda[-1], Roll) else (s.active - 1) % seats
            if trigger >= 0 and isinstance(s.agenda[-1], Roll):
                final.append(s.active)
        assert final == [(trigger + k) % seats for k in range(1, seats + 1)]


@pytest.mark.rule("pikit.endgame.3")
def test_in_the_final_turns_all_else_stays_in_force() -> None:
    t = Table("Ann Ben", Ann="2 4 5", Ben="6 1", centre="1 9", deck="", dice="1 6", final=1)
    assert t.refusal("Ann", Play(5, Draw())) == "pikit.effect-draw.2"
    t.plays("Ann", 2, Reroll(BOTH)).lets("Ben").rolls(1, 5).plays("Ann", 4, Steal(1)).cancels("Ben").lets("Ann")
    t.takes(1)
    assert (t.hand("Ann"), t.centre, t.now) == ("1 5", "9", Roll)


@pytest.mark.rule("pikit.endgame.4")
def test_after_the_final_turns_the_scores_are_determined() -> None:
    t = Table("Ann Ben", Ann="2 M3", Ben="8", centre="9", deck="", dice="1 2", step="roll", final=0)
    assert GAME.result(t.s) is None
    t.rolls(1, 2).enough()
    assert result(t).scores == (17, 8)
    assert (t.turn, t.refusal("Ann", ENOUGH)) == ("", "pikit.endgame.4")


@pytest.mark.rule("pikit.scoring.1")
@pytest.mark.parametrize("value", range(2, 12))
def test_a_kaiju_scores_its_value(value: int) -> None:
    assert result(scored(Ann=f"{value} {value}", Ben="")).scores == (2 * value, 0)


@pytest.mark.rule("pikit.scoring.2")
def test_a_mecha_scores_15() -> None:
    assert result(scored(Ann="M1 M6", Ben="M2")).scores == (30, 15)


@pytest.mark.rule("pikit.scoring.3")
def test_bonus_and_penalties_are_added() -> None:
    found = result(scored(Ann="1 8 M2", Ben="7", wounds="2 1"))
    assert found.sheet == (
        ("score-kaiju", (9, 7)),
        ("score-mecha", (15, 0)),
        ("score-ones", (15, 0)),
        ("score-wounds", (-6, -3)),
    )
    assert found.scores == (33, 4)


@pytest.mark.rule("pikit.scoring.5")
def test_in_a_tie_fewer_cards_win_and_mecha_count_as_cards() -> None:
    assert result(scored(Ann="4 4", Ben="8")).winners == (1,)
    tied = result(scored(Ann="M1", Ben="7 8"))
    assert (tied.winners, tied.scores, tied.rule) == ((0,), (15, 15), "pikit.scoring.5")
    assert result(scored(Ann="M1 2", Ben="8 9", Cid="3")).winners == (0, 1)


@pytest.mark.rule("pikit.scoring.6")
def test_who_is_still_tied_shares_the_victory() -> None:
    tied = result(scored(Ann="4 5", Ben="2 7", Cid="6 3", Dot="9 2", wounds="0 0 0 1"))
    assert (tied.winners, tied.rule) == ((0, 1, 2), "pikit.scoring.6")


@pytest.mark.rule("pikit.scoring.7")
def test_a_score_may_be_negative() -> None:
    found = result(scored(Ann="", Ben="2", wounds="1 3"))
    assert (found.scores, found.winners) == ((-3, -7), (0,))


@pytest.mark.rule("pikit.scoring.8")
def test_all_hands_are_laid_open_for_scoring() -> None:
    t = Table("Ann Ben", Ann="2 M3", Ben="8", deck="", dice="1 2", final=0)
    assert t.sees("Ben", "Ann").shown == ()
    t.enough()
    assert (t.sees("Ben", "Ann").shown, t.sees("watcher", "Ben").shown) == ((2, 23), (8,))
    assert "Ann lays open 2 Tumblemaw and Mecha 3-3 Steeltripod: 17 points." in t.heard("Ben")
    assert "Ben legt offen hin: 8 Herdenhorn – 8 Punkte." in t.heard("Ann", "de")


def test_a_whole_game_by_names_ends_with_a_result() -> None:
    t = Setup("Ann Ben Cid").plays_to_the_end(11)
    assert GAME.result(t.s) is not None
    assert t.view("Ann").phase == "over"
