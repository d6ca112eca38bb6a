"""Analysis: the same for the same record, from what could be known, and its sums add up."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from roarhouse.bots import analysis
from roarhouse.bots.analysis import Moment, check, chunks_of, moments, verdict_on
from roarhouse.bots.bots import ask, find_bot
from roarhouse.bots.looking_back import look_back
from roarhouse.bots.mind import mind_of
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE
from roarhouse.core.records.record import Record
from roarhouse.core.workers import Urgency, Workers


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, n in (("SAMPLES", 6), ("SEARCHED", 20), ("COMPARED", 10)):
        monkeypatch.setattr(analysis, name, n)


def played(name: str, seats: int = 2) -> Record:
    game, rng = find_game(name)(), Random(3)
    options = game.Options(seats=seats)
    s, record, bot = game.start(options), Record(game, options), find_bot("random", name)
    while turn := game.turn(s):
        for seat in turn:
            choice = game.nature(s, rng) if seat == NATURE else ask(bot, game, s, seat, rng)
            game.apply(s, seat, choice)
            record.add(seat, choice)
    return record


def whole(text: bytes, lines: int, open_cards: bool = False) -> list[Moment]:
    return [one for part in chunks_of(lines) for one in moments(1.0, text, *part, open_cards)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rarrr", "pikit", "arrr"])
def test_an_analysis_adds_up(name: str) -> None:
    record = played(name)
    found = whole(record.text(), len(record.lines))
    assert [one.version for one in found] == list(range(len(record.lines) + 1))
    assert all(abs(sum(one.chances) - 1) < 1e-9 for one in found)
    result = record.game.result(record.table())
    assert result
    assert [seat for seat, chance in enumerate(found[-1].chances) if chance] == sorted(result.winners)
    summed = look_back(name, 2, False, found)
    for one in summed.balances:
        change = found[-1].chances[one.seat] - found[0].chances[one.seat]
        assert one.luck + one.own + one.others == pytest.approx(change)
        assert one.mistakes + one.blunders <= one.decisions
    for version in summed.turns:
        before, after = found[version - 1], found[version]
        assert max(abs(b - a) for a, b in zip(before.chances, after.chances, strict=True)) >= 0.08


def test_the_same_record_gives_the_same_analysis_with_any_number_of_workers() -> None:
    record = played("pikit")
    text, parts = record.text(), chunks_of(len(record.lines))[:3]
    assert [moments(1.0, text, *part, False) for part in parts] == [
        moments(0.1, text, *part, False) for part in parts
    ]


@pytest.mark.slow
def test_workers_agree() -> None:
    text = played("pikit").text()
    found: list[Any] = []
    for number in (1, 2):
        workers = Workers(number)
        lane = workers.lane("", Urgency.BACKGROUND)
        jobs = [lane.submit(moments, text, *part, False) for part in chunks_of(9)]
        found.append([job.result(90) for job in jobs])
        workers.close()
    assert found[0] == found[1]


def test_what_could_not_be_known_makes_no_difference_unless_cards_are_open() -> None:
    """A decision is judged alike on two tables which the seat cannot tell apart."""
    record = played("pikit", 3)
    game, opened = record.game, analysis.Opened(record.text())
    mind = mind_of("pikit")
    judged = 0
    for number, (seat, choice) in enumerate(record.lines):
        s = opened.tables[number]
        if seat == NATURE or number % 5:
            continue
        other = game.imagine(s, seat, Random(number))
        one, two = (analysis.judge(game, mind, t, seat, choice, Random(1)) for t in (s, other))
        assert one == two
        judged += one is not None
    assert judged > 3


def test_open_cards_say_so_and_differ() -> None:
    record = played("pikit")
    text = record.text()
    own, shown = (moments(1.0, text, 20, 30, open_cards) for open_cards in (False, True))
    assert [one.chances for one in own] != [one.chances for one in shown]
    assert look_back("pikit", 2, True, shown).open_cards


@pytest.mark.parametrize(
    ("is_best", "loss", "error", "verdict"),
    [
        (True, 0.0, 0.0, "best"),
        (False, 0.03, 0.001, "good"),
        (False, 0.09, 0.06, "good"),
        (False, 0.05, 0.01, "mistake"),
        (False, 0.2, 0.05, "blunder"),
    ],
)
def test_verdicts(is_best: bool, loss: float, error: float, verdict: str) -> None:
    assert verdict_on(is_best, loss, error) == verdict


def test_every_line_is_in_one_chunk() -> None:
    for lines in (0, 1, 4, 5, 23):
        numbers = [number for first, last in chunks_of(lines) for number in range(first, last)]
        assert numbers == list(range(lines + 1))
        assert all(a[1] == b[0] for a, b in pairwise(chunks_of(lines)))


def test_rampage_cannot_be_analysed() -> None:
    with pytest.raises(RoarhouseError, match="no learned value"):
        check("rampage")
