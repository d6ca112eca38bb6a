"""The public API: the names in `roarhouse.__all__`, each with a docstring that shows its use."""

from __future__ import annotations

import doctest
import inspect
from pathlib import Path

import pytest

import roarhouse
from roarhouse import RecordError, Refused, RoarhouseError, Table
from roarhouse.core import errors, find
from roarhouse.core.records.record import load, verify

PUBLIC = {"DeckError", "NotFound", "RecordError", "Refused", "RoarhouseError", "Table", "__version__", "game"}
METHODS = {
    "bot", "load", "menu", "play", "prompt", "random", "read", "refuse", "result", "save", "story", "turn", "view",
    "words",
}  # fmt: skip


def test_the_public_names_are_these_and_no_others() -> None:
    assert set(roarhouse.__all__) == PUBLIC
    assert {name for name in vars(Table) if not name.startswith("_")} == METHODS


@pytest.mark.parametrize("name", sorted(PUBLIC - {"__version__"}))
def test_every_public_name_shows_its_use(name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(roarhouse, name)) or "")


@pytest.mark.parametrize("name", sorted(METHODS))
def test_every_method_of_the_table_shows_its_use(name: str) -> None:
    assert ">>>" in (inspect.getdoc(inspect.getattr_static(Table, name)) or "")


@pytest.mark.parametrize("module", [roarhouse, roarhouse.table, errors], ids=lambda module: module.__name__)
def test_examples_in_docstrings_give_what_they_say(module: object) -> None:
    found = doctest.testmod(module, optionflags=doctest.ELLIPSIS)  # type: ignore[arg-type]
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("name", [name for name in find.game_names() if find.find_game(name).portable])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, second = Table(name, seed="a seed"), Table(name, seed="a seed")
    for _ in range(40):
        if first.turn:
            first.play(first.random())
            second.play(second.random())
    assert first.state == second.state
    assert first.story() == second.story()


def test_a_saved_game_goes_on_as_the_unsaved_one_and_can_be_verified(tmp_path: Path) -> None:
    table, file = Table("pikit", seats=3, seed=5), tmp_path / "game.roar"
    for _ in range(30):
        table.play(table.random())
    table.save(file)
    again = Table.load(file)
    assert again.state == table.state
    assert again.story(1) == table.story(1)
    while table.turn:
        table.play(table.random())
        again.play(again.random())
    assert again.result == table.result
    again.save(file)
    record, damage = load(file)
    assert damage is None
    assert verify(record) > 0


def test_a_record_without_its_seed_goes_on_with_a_new_one(tmp_path: Path) -> None:
    table, file = Table("rarrr", seats=2, seed=5), tmp_path / "game.roar"
    table.save(file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]))
    again = Table.load(file)
    again.play(again.random())
    assert again.turn == (1,)


def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path) -> None:
    table, file = Table("rarrr", seats=2, seed=5), tmp_path / "game.roar"
    table.save(file)
    file.write_bytes(file.read_bytes()[:-5])
    with pytest.raises(RecordError, match="line"):
        Table.load(file)


def test_a_choice_that_a_rule_forbids_raises_refused_and_changes_nothing() -> None:
    table = Table("rarrr", seats=2, seed=1)
    before = table.game.copy(table.state)
    with pytest.raises(Refused) as caught:
        table.play(table.menu(1)[0], seat=0)  # type: ignore[index]
    assert caught.value.rule == "rarrr.draft.3"
    assert table.game.copy(table.state) == before


def test_text_that_cannot_be_understood_says_what_can_be_typed() -> None:
    with pytest.raises(RoarhouseError, match="cannot understand 'xyzzy'"):
        Table("rarrr", seats=2, seed=1).play("xyzzy")


def test_a_finished_game_takes_no_choice() -> None:
    table = Table("rarrr", seats=2, seed=1)
    while table.turn:
        table.play(table.random())
    with pytest.raises(RoarhouseError, match="over"):
        table.play("pass")
