"""Every law over every game found, every number of seats and every mode."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.find import find_game, game_names
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.options import make_options, seat_range
from tests.laws import golden, laws

# rigid bodies take seconds, two cities of them minutes
LONG = {
    ("rampage", "briskTeams"): [pytest.mark.slow],
    ("rampage", "briskBabies"): [pytest.mark.slow],
    ("rampage", "briskRulings"): [pytest.mark.slow],
    ("rampage", "briskBigCity"): [pytest.mark.long],
}

TABLES = [
    pytest.param(name, mode, seats, id=f"{name}-{mode}-{seats}", marks=LONG.get((name, mode), []))
    for name in game_names()
    for mode, chosen in find_game(name).modes.items()
    for seats in seat_range(find_game(name))
    if seats == chosen.get("seats", seats)  # a mode may need a certain number of seats
]


def table(name: str, mode: str, seats: int) -> tuple[Game[Any], Any, Random]:
    kind = find_game(name)
    return kind(), make_options(kind, mode, seats=seats), Random(f"{name} {mode} {seats}")


def some(game: Game[Any], options: Any, rng: Random, share: float) -> Any:
    """A share of the tables of a random game, the first ones and those of every kind of step among them."""
    seen: set[str] = set()
    for s, line in laws.walk(game, options, rng):
        step = type(s.agenda[-1]).__name__
        if step not in seen or rng.random() < share:
            seen.add(step)
            yield s, line


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_law_1_a_copy_is_apart(name: str, mode: str, seats: int) -> None:
    game, options, rng = table(name, mode, seats)
    for s, line in some(game, options, rng, 0.3):
        laws.copy_is_apart(game, s, line)


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_law_2_json_and_records_return_what_they_were_given(name: str, mode: str, seats: int) -> None:
    game, options, rng = table(name, mode, seats)
    lines, s = [], game.start(options)
    for s, line in laws.walk(game, options, rng):
        lines.append(line)
        if len(lines) % 5 == 1:
            laws.codec_returns(game, s, line)
    laws.replay_agrees(game, options, lines, s)


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_law_3_what_is_offered_is_accepted_and_garbage_is_refused(name: str, mode: str, seats: int) -> None:
    game, options, rng = table(name, mode, seats)
    seen: list[Choice] = []
    for s, (seat, choice) in some(game, options, rng, 0.3):
        laws.menu_agrees(game, s, rng)
        laws.foreign_choices_agree(game, s, rng.sample(seen, min(len(seen), 10)))
        if seat != NATURE and choice not in seen:
            seen.append(choice)


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_laws_4_and_6_imagination_looks_alike_and_needs_the_view_alone(name: str, mode: str, seats: int) -> None:
    game, options, rng = table(name, mode, seats)
    for s, _ in some(game, options, rng, 0.15):
        laws.views_agree(game, s, rng)
        laws.imagination_is_seen_alike(game, s, rng)
        laws.imagination_needs_the_view_alone(game, s, rng)


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_law_5_tables_that_look_alike_stay_alike(name: str, mode: str, seats: int) -> None:
    game, options, rng = table(name, mode, seats)
    seen: list[Choice] = []
    for s, line in some(game, options, rng, 0.15):
        laws.unwinds(game, s, line, rng)
        laws.refusals_unwind(game, s, rng.sample(seen, min(len(seen), 5)), rng)
        if line[0] != NATURE and line[1] not in seen:
            seen.append(line[1])


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_law_7_imagination_forgets_every_secret(name: str, mode: str, seats: int) -> None:
    game, options, rng = table(name, mode, seats)
    changed: dict[tuple[int, str], bool] = {}
    for played in range(12):  # a sealed choice is rare in some games: look on until it was forgotten
        for s, _line in some(game, options, rng, 0.1):
            laws.imagination_forgets(game, s, rng, changed)
        if played >= 2 and all(changed.values()):
            break
    assert all(changed.values()), f"law 7: never forgotten: {[name for name, did in changed.items() if not did]}"


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_laws_8_and_9_nothing_is_lost_and_every_game_ends(name: str, mode: str, seats: int) -> None:
    game, options, rng = table(name, mode, seats)
    for _ in range(3):
        s = game.start(options)
        census = game.census(s)
        for s, _line in laws.walk(game, options, rng):
            laws.nothing_is_lost(game, s, census)
            assert game.result(s) is None
        laws.nothing_is_lost(game, s, census)
        assert game.result(s) is not None


MODES = [pytest.param(name, mode, id=f"{name}-{mode}") for name in game_names() for mode in find_game(name).modes]


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_law_10_a_golden_playthrough_reads_as_it_was_written(name: str, mode: str) -> None:
    kind = find_game(name)
    golden.agrees(kind(), make_options(kind, mode), 7, Path(__file__).parent / "golden" / f"{name}-{mode}.txt")
