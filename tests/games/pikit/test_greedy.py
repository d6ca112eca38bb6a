"""The greedy bot: its estimates, and how often it wins."""

from __future__ import annotations

from random import Random

from roarhouse.core.game import NATURE, Choice
from roarhouse.core.pile import LET
from roarhouse.games.pikit.bot.greedy import Greedy
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    TAKE_MECHA,
    Cancel,
    Draw,
    Play,
    Reroll,
    Steal,
    Take,
    TurnDie,
)
from tests.games.pikit.table import GAME, Table, options

BOT = Greedy()
DECK = "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8"


def chooses(t: Table, seed: int = 1) -> Choice:
    seat = GAME.turn(t.s)[0]
    return BOT.choose(GAME, GAME.imagine(t.s, seat, Random(seed)), seat, Random(seed))


def test_it_takes_the_most_points() -> None:
    assert chooses(Table("Ann Ben", centre="1 5 6 7", dice="1 6", step="take", Ben="1 1 1 1")) == Take((1, 6))
    assert chooses(Table("Ann Ben", centre="8 8 3 5", dice="3 5", step="take")) == Take((8,))


def test_it_takes_a_mecha_rather_than_a_card() -> None:
    assert chooses(Table("Ann Ben", centre="4 4", dice="4 4", step="take")) == TAKE_MECHA


def test_it_takes_a_1_that_may_win_the_bonus() -> None:
    t = Table("Ann Ben", Ann="1 1", centre="1 7", dice="1 6", deck="2 2", step="take")
    assert chooses(t) == Take((7,))
    close = Table(
        "Ann Ben", Ann="1", Ben="1", centre="1 4", dice="1 3", deck="", final=1, step="take", memoryAid=True
    )
    assert chooses(close) == Take((1,))


def test_a_third_1_for_the_bonus_is_worth_more_than_a_5() -> None:
    hands = {"Ann": "1 1", "Ben": "1 1 1", "Cem": "4"}
    for final in (0, 1, 2):
        t = Table("Ann Ben Cem", **hands, centre="1 5", dice="1 4", deck="", final=final, step="take", memoryAid=True)
        assert chooses(t) == Take((1,)), final


def test_it_turns_a_die_for_a_mecha() -> None:
    deed = chooses(Table("Ann Ben", Ann="7", centre="9", dice="1 6", deck=DECK))
    assert deed in (Play(7, TurnDie(0, 6)), Play(7, TurnDie(1, 1)))


def test_it_rerolls_a_bad_roll_and_keeps_a_good_one() -> None:
    bad = Table("Ann Ben", Ann="2 M1", centre="3 3 4 4 5 5 6 6", dice="1 1", deck=DECK)
    assert chooses(bad) == Play(2, Reroll(BOTH))
    good = Table("Ann Ben", Ann="2", centre="8 8 8", dice="2 6", deck=DECK)
    assert chooses(good) == ENOUGH


def test_it_steals_where_a_mecha_is() -> None:
    t = Table("Ann Ben Cid", Ann="4", Ben="3 3 3 3", Cid="M1", deck=DECK, dice="1 2")
    assert chooses(t) == Play(4, Steal(2))


def test_it_cancels_a_theft_of_its_mecha_but_not_a_trifle() -> None:
    theft = Table("Ann Ben", Ann="4 1", Ben="6 M1 M2", deck=DECK).plays("Ann", 4, Steal(1))
    assert chooses(theft) == Play(6, Cancel())
    trifle = Table("Ann Ben", Ann="5 1", Ben="6 M1 M2", deck=DECK).plays("Ann", 5, Draw())
    assert chooses(trifle) == LET


def test_it_saves_its_own_good_play() -> None:
    t = (
        Table("Ann Ben", Ann="7 6", Ben="6 1", dice="1 6", deck="", final=0)
        .plays("Ann", 7, TurnDie(0, 6))
        .cancels("Ben")
    )
    assert chooses(t) == Play(6, Cancel())


def test_it_ends_the_game_when_it_leads() -> None:
    rest = {"centre": "9 10", "dice": "1 2", "deck": "2", "finalTurns": "triggerTurnCounts"}
    ahead = Table("Ann Ben", Ann="5 M1 M2 M3", Ben="1", **rest)  # type: ignore[arg-type]
    behind = Table("Ann Ben", Ann="5 1", Ben="M1 M2 M3", **rest)  # type: ignore[arg-type]
    assert chooses(ahead) == Play(5, Draw())
    assert chooses(behind) == ENOUGH


def test_it_declares_when_asked() -> None:
    t = Table("Ann Ben", Ann="7", centre="9", dice="1 6", deck=DECK, declareOnPlay=False).plays("Ann", 7)
    assert t.refused("Ann", chooses(t)) is None


def test_its_choice_does_not_depend_on_hidden_cards() -> None:
    """On every table that it could imagine it chooses the same."""
    for seed in range(5):
        t = Table("Ann Ben Cid", Ann="2 4 7", Ben="1 3 6 8", Cid="2 M3", centre="1 5 8", dice="1 6", deck=DECK)
        assert chooses(t, seed) == chooses(t, seed + 50)
    answer = Table("Ann Ben Cid", Ann="4 1", Ben="6 M1", Cid="3 3", deck=DECK).plays("Ann", 4, Steal(1))
    assert len({chooses(answer, seed) for seed in range(20)}) == 1


def wins(games: int) -> float:
    """Against three random players, from every seat."""
    won = 0.0
    for number in range(games):
        rng, s, me = Random(number), GAME.start(options()), number % 4
        while turn := GAME.turn(s):
            seat = turn[0]
            if seat == NATURE:
                choice: Choice = GAME.nature(s, rng)
            elif seat == me:
                choice = BOT.choose(GAME, GAME.imagine(s, seat, rng), seat, rng)
            else:
                choice = rng.choice(GAME.menu(s, seat))  # type: ignore[arg-type]
            assert GAME.refuse(s, seat, choice) is None
            GAME.apply(s, seat, choice)
        result = GAME.result(s)
        assert result is not None
        won += (me in result.winners) / len(result.winners)
    return won / games


def test_it_wins_far_more_than_its_share_against_three_random_players() -> None:
    assert wins(60) > 0.75


def test_it_plays_every_mode_at_every_number_of_seats() -> None:
    for mode, values in type(GAME).modes.items():
        for seats in (2, 3, 4):
            rng, s = Random(f"{mode}{seats}"), GAME.start(options(**values, seats=seats))
            while turn := GAME.turn(s):
                seat = turn[0]
                choice = (
                    GAME.nature(s, rng) if seat == NATURE else BOT.choose(GAME, GAME.imagine(s, seat, rng), seat, rng)
                )
                assert GAME.refuse(s, seat, choice) is None
                GAME.apply(s, seat, choice)
            assert GAME.result(s) is not None
