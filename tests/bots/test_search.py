"""The search: reproducible, blind to what a seat may not know, and better than a guess."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from roarhouse.bots.bots import Bot, RandomBot, ask, bots_of, find_bot
from roarhouse.bots.mind import greedy_choice, has_mind, mind_of, policy_of
from roarhouse.bots.rungs import rung_of
from roarhouse.bots.search import Trial, beyond_doubt, candidates, examine
from roarhouse.bots.searchers import SearchBot
from roarhouse.core.budget import Budget
from roarhouse.core.find import find_game, game_names
from roarhouse.core.game import NATURE, Game
from roarhouse.core.options import make_options, seat_range
from roarhouse.core.pile import LET
from roarhouse.games.pikit.bot.rollout import PLAYS
from roarhouse.games.pikit.choices import ENOUGH
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.lab.match import Match, play_all, play_with

SEARCHED = [name for name in game_names() if has_mind(name)]
FEW = Budget(24, 60.0)


def decisions(game: Game[Any], options: Any, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Some tables of a random game, with a seat that must decide."""
    s, rng, bot = game.start(options), Random(seed), RandomBot()
    count = 0
    while turn := game.turn(s):
        for seat in turn:
            if seat == NATURE:
                game.apply(s, seat, game.nature(s, rng))
                continue
            count += 1
            if count % every == 0:
                yield s, seat
            game.apply(s, seat, bot.choose(game, s, seat, rng))


@pytest.mark.parametrize("name", SEARCHED)
def test_the_same_seed_gives_the_same_candidates(name: str) -> None:
    game, mind = find_game(name)(), mind_of(name)
    for s, seat in decisions(game, game.Options(), 1, 29):
        found = [candidates(game, mind, s, seat, Random(5), FEW) for _ in range(2)]
        assert found[0] == found[1]


@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_depends_on_what_the_seat_can_know_alone(name: str) -> None:
    game, mind = find_game(name)(), mind_of(name)
    for s, seat in decisions(game, game.Options(), 2, 31):
        other = game.imagine(s, seat, Random(8))
        assert candidates(game, mind, s, seat, Random(5), FEW) == candidates(game, mind, other, seat, Random(5), FEW)


@pytest.mark.parametrize("name", SEARCHED)
def test_candidates_are_legal_and_ranked_and_their_chances_add_up(name: str) -> None:
    game, mind = find_game(name)(), mind_of(name)
    for s, seat in decisions(game, game.Options(), 3, 31):
        found = candidates(game, mind, s, seat, Random(5), FEW)
        assert all(game.refuse(s, seat, one.choice) is None for one in found)
        assert all(sum(one.chances) == pytest.approx(1) and one.simulations > 0 for one in found)
        assert found[0].chance == pytest.approx(found[0].chances[seat])
        most = [one.chance for one in found if one.simulations == found[0].simulations]
        assert all(one >= other - mind.trust for one, other in pairwise(most))


@pytest.mark.parametrize("name", SEARCHED)
def test_the_policy_is_legal_in_every_mode_with_every_number_of_seats(name: str) -> None:
    kind, mind = find_game(name), mind_of(name)
    game = kind()
    for mode, wanted in kind.modes.items():
        for seats in seat_range(kind):
            if wanted.get("teams") and seats != 4:
                continue
            s, rng = game.start(make_options(kind, mode, seats=seats)), Random(f"{mode}/{seats}")
            while turn := game.turn(s):
                for seat in turn:
                    choice = game.nature(s, rng) if seat == NATURE else mind.choose(s, seat, rng)
                    assert game.refuse(s, seat, choice) is None, (mode, seats, choice)
                    game.apply(s, seat, choice)


@pytest.mark.parametrize("name", SEARCHED)
def test_features_have_the_same_length_in_every_mode(name: str) -> None:
    kind, mind = find_game(name), mind_of(name)
    game = kind()
    for mode in kind.modes:
        for s, _ in decisions(game, make_options(kind, mode), 4, 10):
            rows = mind.value.features(s)
            assert {len(row) for row in rows} == {len(mind.value.weights.names)}
            assert sum(mind.value.judge(s)) == pytest.approx(1)
            assert 0 <= mind.value.progress(s) <= 1


@pytest.mark.slow
def test_a_match_does_not_depend_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roarhouse.lab.match.CHUNK", 1)
    match = Match("pikit", 2, ("search", "greedy"), "workers")
    one, two = play_all(match, 2, 1), play_all(match, 2, 2)
    assert [game.scores for game in one] == [game.scores for game in two]


def test_a_bot_asked_at_a_real_table_sees_an_imagined_one() -> None:
    game, seen = find_game("pikit")(), []

    class Peeking(SearchBot):
        def choose(self, game: Any, s: Any, seat: int, rng: Random) -> Any:
            seen.append(s)
            return super().choose(game, s, seat, rng)

    s, seat = next(decisions(game, game.Options(), 6, 20))
    ask(Peeking(mind_of("pikit"), FEW), game, s, seat, Random(1))
    assert all(table is not s for table in seen)


def test_the_processor_time_caps_a_search() -> None:
    game, mind = find_game("pikit")(), mind_of("pikit")
    s, seat = next((s, seat) for s, seat in decisions(game, game.Options(), 6, 1) if len(game.menu(s, seat)) > 3)  # type: ignore[arg-type]
    trials = examine(game, mind, s, seat, Random(1), Budget(10**6, 0.0))
    assert {trial.n for trial in trials} == {1}


@pytest.mark.slow
def test_search_beats_random() -> None:
    match = Match("pikit", 4, ("search", "random", "random", "random"), "strength")
    bots: list[Bot] = [SearchBot(mind_of("pikit"), Budget(600, 60.0)), *[RandomBot()] * 3]
    wins = sum(0 in play_with(match, 4 * number, bots).winners for number in range(8))
    assert wins >= 6


def test_search_and_master_stand_above_greedy() -> None:
    assert bots_of("rarrr") == bots_of("pikit") == ("random", "greedy", "search", "master")
    assert isinstance(find_bot("master", "rarrr"), SearchBot)


def test_thinking_time_from_outside_caps_the_budget() -> None:
    bot = find_bot("master", "pikit", 0.25)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0.25


@pytest.mark.slow
@pytest.mark.parametrize("name", SEARCHED)
def test_a_race_ends_early_and_mostly_with_the_same_choice(name: str) -> None:
    game, mind = find_game(name)(), mind_of(name)
    whole = raced = same = count = 0
    budget = Budget(2 * mind.simulations, 60.0)
    for s, seat in decisions(game, game.Options(), 7, 17):
        if len(mind.candidates(game, s, seat)) > 1:
            slow, fast = (examine(game, mind, s, seat, Random(5), budget, race) for race in (False, True))
            whole, raced = whole + sum(one.n for one in slow), raced + sum(one.n for one in fast)
            same, count = same + (slow[0].choice == fast[0].choice), count + 1
            assert len(slow) == len(fast)
    assert raced < 0.8 * whole
    assert same > 0.6 * count


def test_a_race_drops_what_is_behind_and_what_is_alike() -> None:
    leader, worse, alike, close = (Trial(LET, 0, 2) for _ in range(4))
    for k in range(16):
        noise = 0.1 * (k % 3)
        for trial, chance in ((leader, 0.6), (worse, 0.5), (alike, 0.6), (close, 0.55 + noise)):
            trial.add([chance, 1 - chance])
    assert [one.is_behind(leader) for one in (worse, alike, close)] == [True, True, False]


@pytest.mark.parametrize("name", [name for name in SEARCHED if mind_of(name).greedy])
def test_the_choice_of_a_trusted_greedy_bot_is_compared_to_the_end(name: str) -> None:
    game, mind, several = find_game(name)(), mind_of(name), 0
    assert mind.greedy
    for s, seat in decisions(game, game.Options(), 3, 2):
        trusted = mind.greedy(game, s, seat, Random(1))
        trials = examine(game, mind, s, seat, Random(5), Budget(1, 60.0))
        kept = next(one for one in trials if one.choice == trusted)
        assert kept.n == max(one.n for one in trials)
        several += len(trials) > 4
    assert several > 1


def test_a_trusted_choice_gives_way_to_what_is_better_beyond_doubt_only() -> None:
    trusted, lucky, better = Trial(LET, 0, 2, 0.01), Trial(LET, 0, 2), Trial(LET, 0, 2)
    for k in range(16):
        for trial, chance in ((trusted, 0.5), (lucky, 0.52 + 0.3 * (k % 2) - 0.15), (better, 0.55 + 0.01 * (k % 2))):
            trial.add([chance, 1 - chance])
    assert beyond_doubt([lucky, trusted], 2.0) == [trusted, lucky]
    assert beyond_doubt([better, lucky, trusted], 2.0) == [better, lucky, trusted]
    assert beyond_doubt([lucky, trusted], 0.0) == [lucky, trusted]


def test_of_many_plays_in_pikit_those_are_searched_that_greedy_thinks_most_of() -> None:
    game, mind, many = find_game("pikit")(), mind_of("pikit"), 0
    for s, seat in decisions(game, game.Options(), 9, 1):
        if isinstance(s.agenda[-1], Playing):
            found, menu = mind.candidates(game, s, seat), game.menu(s, seat)
            assert found[0] == ENOUGH
            assert len(found) <= PLAYS + 1
            assert set(found) <= set(menu)  # type: ignore[arg-type]
            assert greedy_choice("pikit", game, s, seat, Random(1)) in found
            many += len(menu) > 2 * PLAYS  # type: ignore[arg-type]
    assert many > 5


@pytest.mark.parametrize("name", SEARCHED)
@pytest.mark.parametrize("rung", ["study", "search", "master"])
def test_each_rung_thinks_as_its_table_says(name: str, rung: str) -> None:
    how, mind = rung_of(name, rung), mind_of(name, rung)
    assert mind.simulations == how.simulations
    assert mind.ahead == (how.ahead or mind_of(name).ahead)
    game = find_game(name)()
    for s, seat in decisions(game, game.Options(), 4, 40):
        expected = policy_of(name)(s, seat, Random(3)) if how.policy == "quick" else None
        choice = mind.choose(s, seat, Random(3))
        assert choice == (expected or greedy_choice(name, game, s, seat, Random(3)))


def test_a_master_thinks_more_than_a_search() -> None:
    for name in SEARCHED:
        assert rung_of(name, "master").simulations >= rung_of(name, "search").simulations
