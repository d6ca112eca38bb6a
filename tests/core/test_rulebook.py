"""The check of rules: it finds what is missing, and what is named but unknown."""

from __future__ import annotations

from pathlib import Path

import pytest

from roarhouse.core import rulebook
from roarhouse.core.find import game_names
from roarhouse.core.rulebook import coverage, folder_of_tests, ids_in_code, ids_in_tests, rules_of

TESTS = Path(__file__).parent.parent
CATALOGUE = {"rarrr": 164, "pikit": 131, "arrr": 206, "rampage": 285}


@pytest.mark.parametrize("game", sorted(set(game_names()) & set(CATALOGUE)))
def test_every_rule_is_carried_by_code_and_proved_by_a_test(game: str) -> None:
    found = coverage(game, folder_of_tests(game, TESTS))
    assert found.rules == CATALOGUE[game]
    assert found.missing == ()


@pytest.mark.parametrize("game", game_names())
def test_rules_are_in_both_languages_and_physical_ones_say_how_they_are_carried_over(game: str) -> None:
    for rule in rules_of(game).values():
        assert rule.id.startswith(f"{game}.")
        assert rule.text.en != rule.text.de
        assert rule.text.en
        assert rule.text.de
        assert rule.kind != "physical" or rule.ruling


def test_ids_are_found_in_docstrings_refusals_and_marks(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text('def f():\n    """growl.a.1, growl.b-c.22: so."""\n    no("growl.d.3", "why")  # growl.e.4\n')
    assert set(ids_in_code(code, "growl")) == {"growl.a.1", "growl.b-c.22", "growl.d.3"}
    test = tmp_path / "test_code.py"
    test.write_text('@pytest.mark.rule("growl.a.1", "other.a.1")\ndef test_f(): ...\n"""growl.z.9"""\n')
    assert set(ids_in_tests(test, "growl")) == {"growl.a.1"}


def test_the_check_finds_missing_and_unknown_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_growl.py").write_text('@pytest.mark.rule("growl.deal.1", "growl.deal.7")\ndef test(): ...\n')
    missing = coverage("growl", tmp_path).missing
    assert "growl.deal.7: named in code or tests, but not a rule" in missing
    assert "growl.bite.1: no test proves it" in missing
    assert not any(line.startswith("growl.deal.1") for line in missing)
    monkeypatch.setattr(rulebook, "ids_in_code", lambda file, game: iter(()))
    assert "growl.deal.1: no code carries it" in coverage("growl", None).missing
