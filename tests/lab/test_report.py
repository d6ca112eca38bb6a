"""What a report makes of finished games."""

from __future__ import annotations

from pathlib import Path

import pytest

from roarhouse.lab import report
from roarhouse.lab.match import Match, Played, play_all


def played(winners: tuple[int, ...], **notes: object) -> Played:
    return Played(("greedy", "random"), winners, (10, 4), 30, 0.1, notes)


def test_a_shared_win_counts_in_parts() -> None:
    greedy, rival = report.standings([played((0,)), played((0, 1)), played((1,))])
    assert (greedy.name, greedy.played, greedy.wins, greedy.score) == ("greedy", 3, 1.5, 10)
    assert (rival.name, rival.ratio) == ("random", 1.0)


def test_wilson_s_interval_for_known_shares() -> None:
    assert report.wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert report.wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_what_somebody_held_is_set_against_its_due() -> None:
    games = [played((0,), monster=[["Ga"], ["Zo"]]), played((0,), monster=[["Ga"], ["Zo", "Zo"]])]
    ga, zo = report.shares(games, "monster")
    assert (ga.name, ga.ratio, zo.name, zo.ratio, zo.played) == ("Ga", 2.0, "Zo", 0.0, 2)


def test_counts_of_a_whole_game_have_a_mean_and_a_range() -> None:
    counts = report.counted([played((0,), turns=8, close=True), played((0,), turns=11, close=False)])
    assert report.numbers(counts)[2:] == [
        "| decisions | 30.00 | 30 | 30 |",
        "| turns | 9.50 | 8 | 11 |",
        "| close | in 50.0% of games | – | – |",
    ]


@pytest.mark.parametrize("some", [[5.0], [0.0, 1.0], [3.0, 12.0], [100.0, 260.0], [1.0, 31.0]])
def test_every_count_falls_into_a_bin(some: list[float]) -> None:
    edges = report.bins(some)
    assert edges[0] < min(some) <= max(some) < edges[-1]
    assert len(edges) <= 32


def test_the_page_shows_a_table_and_a_picture_for_everything_counted(tmp_path: Path) -> None:
    match = Match("pikit", 2, ("greedy", "random"), "page")
    games = play_all(match, 3, 1)
    page = report.write(match, games, tmp_path).read_text(encoding="utf-8")
    pictures = {file.name for file in tmp_path.glob("*.svg")}
    assert pictures >= {"pikit-numbers.svg", "pikit-order-of-turns.svg", "pikit-kept-to-the-end.svg"}
    assert all(f"]({name})" in page for name in pictures)
    assert "3 games of 2 seats between greedy, random bots" in page


def test_the_same_games_draw_the_same_pictures(tmp_path: Path) -> None:
    match = Match("pikit", 2, ("random", "random"), "twice")
    for folder in ("one", "two"):
        report.write(match, play_all(match, 2, 1), tmp_path / folder)
    for file in (tmp_path / "one").iterdir():
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()


def test_answers_have_shares_with_intervals() -> None:
    games = [played((0,), answers={"accepts": 3, "rejects": 1}), played((1,), answers={"accepts": 0, "rejects": 4})]
    counts = report.parts(games, "answers")
    assert counts == {"accepts": 3, "rejects": 5}
    assert report.how_often(counts, len(games))[2:] == [
        "| accepts | 3 | 1.50 | 37.5% | 13.7% – 69.4% |",
        "| rejects | 5 | 2.50 | 62.5% | 30.6% – 86.3% |",
    ]


def test_names_of_pictures_have_no_spaces_which_a_page_could_not_link(tmp_path: Path) -> None:
    games = [played((0,), answers={"yes": 1, "no": 2}, **{"cards in hand": [["one"], ["two"]]})]
    page = report.write(Match("arrr", 2, ("greedy", "random")), games, tmp_path).read_text(encoding="utf-8")
    pictures = {file.name for file in tmp_path.glob("*.svg")}
    assert pictures == {"arrr-numbers.svg", "arrr-parts.svg", "arrr-cards-in-hand.svg"}
    assert all(f"]({name})" in page for name in pictures)


def test_a_line_sums_up_each_table() -> None:
    games = [played((0,), card=[["Ga"], ["Zo"]]), played((0,), card=[["Ga"], []])]
    expected = "2 in all, with ratios from 0.000 (Zo) to 2.000 (Ga); least often Zo, once."
    assert report.summary(report.shares(games, "card")) == expected
