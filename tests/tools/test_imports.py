"""The check of imports finds each kind of fault, and nothing in a clean tree."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.imports import MOST_TYPE_CHECKING, complaints

ROOT = Path(__file__).parent.parent.parent


def tree(folder: Path, **files: str) -> Path:
    (folder / "pack").mkdir()
    for name, text in {"__init__": "", **files}.items():
        (folder / "pack" / f"{name}.py").write_text(text)
    return folder


def test_this_source_is_clean() -> None:
    assert complaints(ROOT / "src") == []


def test_a_clean_tree_has_no_complaints(tmp_path: Path) -> None:
    assert complaints(tree(tmp_path, a="from pack import b", b="import json")) == []


def test_a_cycle_is_named_from_end_to_end(tmp_path: Path) -> None:
    found = complaints(tree(tmp_path, a="from pack.b import x", b="import pack.c", c="from pack import a"))
    assert len(found) == 1
    assert found[0].startswith("import cycle: ")
    assert {"pack.a", "pack.b", "pack.c"} <= set(found[0].removeprefix("import cycle: ").split(" -> "))


def test_a_type_checking_import_closes_a_cycle_too(tmp_path: Path) -> None:
    hidden = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from pack.b import x"
    assert "import cycle" in complaints(tree(tmp_path, a=hidden, b="from pack.a import y"))[0]


@pytest.mark.parametrize(("line", "wrong"), [("import json", 1), ("import matplotlib", 0)])
def test_an_import_inside_a_function_is_for_optional_packages(tmp_path: Path, line: str, wrong: int) -> None:
    found = complaints(tree(tmp_path, a=f"def f():\n    {line}\n"))
    assert len(found) == wrong
    assert all("a.py:2: import json" in one for one in found)


def test_there_may_be_a_few_type_checking_imports(tmp_path: Path) -> None:
    lines = "".join(f"    import json as j{k}\n" for k in range(MOST_TYPE_CHECKING))
    text = f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n{lines}"
    assert complaints(tree(tmp_path, a=text)) == []
    (tmp_path / "pack" / "b.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import re\n")
    assert f"{MOST_TYPE_CHECKING + 1} TYPE_CHECKING imports" in complaints(tmp_path)[0]
