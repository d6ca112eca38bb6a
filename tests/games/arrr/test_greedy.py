"""The greedy player: what it equips, tackles, answers, cheats and challenges."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roarhouse.bots.bots import RandomBot, ask
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.options import make_options
from roarhouse.core.pile import LET
from roarhouse.games.arrr.bot.greedy import Greedy
from roarhouse.games.arrr.bot.value import balance
from roarhouse.games.arrr.choices import CHEAT, DONE, PILLAGE, Challenge, Claim, Equip, Lose, Play, Reject, Sail
from roarhouse.games.arrr.game import ArrrGame
from roarhouse.games.arrr.odds import Attempt, Terms, worth
from tests.games.arrr.cards import CARDS, GAME, SEA, cards
from tests.games.arrr.table import Table


def chosen(t: Table, name: str) -> Choice:
    """What the greedy player does, asked as every bot is asked."""
    choice = ask(Greedy(), GAME, t.s, t.seat(name), Random(1))
    assert GAME.refuse(t.s, t.seat(name), choice) is None
    return choice


def played(bots: list[object], seed: int, mode: str = "arrrr") -> tuple[int, ...]:
    """The winners of one game."""
    rng, s = Random(seed), GAME.start(make_options(ArrrGame, mode))
    while turn := GAME.turn(s):
        for seat in turn:
            if seat == NATURE:
                GAME.apply(s, seat, GAME.nature(s, rng))
            else:
                choice = ask(bots[seat], GAME, s, seat, rng)  # type: ignore[arg-type]
                assert GAME.refuse(s, seat, choice) is None, f"{choice} on {s.agenda[-1]}"
                GAME.apply(s, seat, choice)
    result = GAME.result(s)
    assert result is not None
    return result.winners


def test_it_equips_for_the_tests_in_the_row() -> None:
    hand = "harbour-brawlers reef-runners boarding-cutlass cracked-astrolabe powder-keg storm-glass sextant-silas"
    for row, wanted in (
        ("horn-of-the-iron-whale", {"harbour-brawlers", "boarding-cutlass", "powder-keg"}),
        ("whirling-gullet", {"reef-runners", "cracked-astrolabe", "storm-glass", "sextant-silas"}),
    ):
        t = Table("Ann Ben").row(row).sea("").holds(Ann=hand).events(Ann="foul-wind blinding-fog rum-ration")
        t.starts_turn().does("Ann", DONE)
        bot = Greedy()
        while isinstance(choice := ask(bot, GAME, t.s, 0, Random(1)), Equip):
            t.does("Ann", choice)
        assert wanted <= set(t.equipped("Ann").split())


def test_it_sails_with_good_odds_and_pillages_without() -> None:
    strong = Table("Ann Ben").row("great-cthulhu fort-thunderhead").crew(Ann="harbour-brawlers marrow-meg powder-keg")
    assert chosen(strong.owns(Ann=2).starts(), "Ann") == Sail(SEA["fort-thunderhead"])
    weak = Table("Ann Ben").row("great-cthulhu").crew(Ann="cracked-astrolabe").starts()
    assert chosen(weak, "Ann") == PILLAGE


def test_it_cheats_when_that_pays_and_stops_when_it_does_not() -> None:
    t = Table("Ann Ben").row("whirling-gullet").crew(Ann="reef-runners").owns(Ann=3).watched().starts()
    t.tackles("Ann", "whirling-gullet")
    hopeful, hopeless, done = (t.s.copy() for _ in range(3))
    for s, thrown, choice in ((hopeful, "NNJN", CHEAT), (hopeless, "AAAA", LET), (done, "NNNN", CHEAT)):
        t.s = s
        t.s.story = []
        assert chosen(t.throws("Ann", thrown), "Ann") == choice
    t.does("Ann", CHEAT).throws("Ann", "NN")
    assert chosen(t, "Ann") == LET  # six of five: there is nothing to cheat for


def test_it_uses_its_crew_before_its_pieces_and_only_when_needed() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg boarding-cutlass").owns(Ann=2).watched().starts()
    t.tackles("Ann", "customs-cutter")
    assert chosen(t, "Ann") == LET  # the dice may do without
    twin = t.s.copy()
    assert chosen(t.throws("Ann", "AAANN"), "Ann") == LET
    t.s = twin
    t.s.story = []
    help_from_the_crew = chosen(t.throws("Ann", "AANNN"), "Ann")
    assert isinstance(help_from_the_crew, Play)
    assert help_from_the_crew.card in cards("marrow-meg boarding-cutlass")


def test_it_answers_when_it_matters() -> None:
    rich = Table("Ann Ben").row("whirling-gullet").crew(Ann="reef-runners sextant-silas storm-glass")
    rich.events(Ben="foul-wind blinding-fog").starts().tackles("Ann", "whirling-gullet").until_asked("Ben")
    poor = Table("Ann Ben").row("idol-of-salt").crew(Ann="choir-of-the-doomed lionheart-locket unsinkable-odalys")
    poor.events(Ben="foul-wind").starts().tackles("Ann", "idol-of-salt").until_asked("Ben")
    assert isinstance(chosen(rich, "Ben"), Play)
    assert chosen(poor, "Ben") == LET


def test_it_saves_its_own_effect_from_being_cancelled_but_not_anothers() -> None:
    t = (
        Table("Ann Ben Cid")
        .row("whirling-gullet")
        .crew(Ann="reef-runners")
        .events(Ann="second-wind belay-that", Ben="belay-that", Cid="belay-that")
    )
    t.starts().tackles("Ann", "whirling-gullet").throws("Ann", "NNNN").plays("Ann", "second-wind")
    t.plays("Ben", "belay-that", at=0)
    assert chosen(t, "Cid") == LET
    assert chosen(t.passes("Cid"), "Ann") == Play(CARDS["belay-that"], 0, 1)


def test_it_challenges_when_odds_and_stakes_favour_it() -> None:
    t = Table("Ann Ben").row("great-cthulhu").crew(Ann="harbour-brawlers marrow-meg", Ben="marked-deck")
    t.owns(Ann=1).won(Ben="idol-of-salt idol-of-ash idol-of-bone").starts()
    choice = chosen(t, "Ann")
    assert choice == Challenge(1, 0)
    claim = chosen(t.does("Ann", choice), "Ann")
    assert isinstance(claim, Claim)
    assert SEA["idol-of-salt"] <= claim.card <= SEA["idol-of-bone"]


def test_it_rejects_what_it_would_lose_and_accepts_what_it_would_win() -> None:
    for mine, yours, accepts in (
        ("harbour-brawlers marrow-meg", "ships-cat", False),
        ("ships-cat", "marrow-meg", True),
    ):
        t = Table("Ann Ben").crew(Ann=mine, Ben=yours).owns(Ann=3, Ben=6).starts()
        t.challenges("Ann", "Ben", "attack", 4)
        assert isinstance(chosen(t, "Ben"), Claim if accepts else Reject)


def test_damage_costs_it_the_weakest_card() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg grog-barrel harbour-brawlers").starts()
    t.sails("Ann", "customs-cutter").throws("Ann", "NNNNNNN").pass_on()
    assert chosen(t, "Ann") == Lose(CARDS["grog-barrel"])


def test_the_worth_of_an_attempt_is_exact() -> None:
    """Two dice for two successes, one Piece for two more, ten points or nothing: computed by hand."""
    attempt = Attempt(((2, 2),), 1, Terms((2, 2), 2, prize=10.0, fine=0.0, cost=1.0))
    one_missing, two_missing = 10 * 0.75 - 1, 10 * 0.25 - 1
    assert worth(attempt) == pytest.approx(0.25 * 10 + 0.5 * one_missing + 0.25 * two_missing)
    hopeless = Attempt(((2, 5),), 1, attempt.terms._replace(prize=2.0))
    assert worth(hopeless) == 0.0


@pytest.mark.parametrize("mode", ["arrrr", "avast", "swabber", "teams", "otherRulings", "twoCaptains"])
def test_it_plays_every_mode_to_the_end(mode: str) -> None:
    assert played([Greedy() for _ in range(4)], 1, mode)


def share(games: int) -> float:
    """The share of games that one greedy player wins against three random ones."""
    wins = 0.0
    for seed in range(games):
        bots: list[object] = [RandomBot() for _ in range(4)]
        bots[seed % 4] = Greedy()
        winners = played(bots, seed)
        wins += (seed % 4 in winners) / len(winners)
    return wins / games


def test_it_beats_three_random_players() -> None:
    assert share(12) > 0.75


@pytest.mark.long
@pytest.mark.timeout(1500)
def test_it_beats_three_random_players_in_far_more_than_45_per_cent() -> None:
    assert share(500) > 0.9


def test_it_weighs_its_own_side_against_the_others_only() -> None:
    t = Table("Ann Ben Cid Dot").starts()
    assert balance(t.s, 0, [10.0, 0.0, 0.0, 0.0]) == 10.0
    assert balance(t.s, 1, [10.0, 4.0, 0.0, 2.0]) == pytest.approx(4 - 0.9 * 4 - 0.15 * 10)


class Forgetful:
    """A new greedy player for every decision, as a server asks."""

    def choose(self, *asked: Any) -> Choice:
        return Greedy().choose(*asked)


def test_a_player_that_remembers_nothing_chooses_only_what_is_possible() -> None:
    assert played([Forgetful() for _ in range(4)], seed=1)
