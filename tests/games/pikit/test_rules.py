"""Every rule of the catalogue is implemented and tested; every edge case has its test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from roarhouse.core.rulebook import coverage, rules_of

HERE = Path(__file__).parent


def test_every_rule_is_implemented_and_tested() -> None:
    found = coverage("pikit", HERE)
    assert found.rules == 131
    assert found.missing == ()


def test_every_edge_case_of_the_catalogue_has_its_test() -> None:
    names = [
        node.name
        for file in HERE.glob("test_edges_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]
    numbers = sorted(int(found[1]) for name in names if (found := re.match(r"test_edge_(\d+)_", name)))
    assert numbers == list(range(1, 66))


def test_every_rule_is_worded_in_both_languages() -> None:
    for rule in rules_of("pikit").values():
        assert all((rule.text.en, rule.text.de))
        assert rule.ruling is None or all((rule.ruling.en, rule.ruling.de))
