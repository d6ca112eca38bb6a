"""The generated parts of the documentation, and the checks of the built site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roarhouse.core.find import game_names
from roarhouse.server.wire.schema import document
from tools.site import games, protocol
from tools.site.fences import fenced
from tools.site.finish import foreign, move_scripts
from tools.site.pages import API, MARK, ROOT, ROOT_PAGES, filled, generated, write_pages
from tools.site.schemas import kind

SCHEMAS = document()["components"]["schemas"]
DOCS = sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"type": "integer", "minimum": 2, "maximum": 6}, "integer (2 to 6)"),
        ({"type": "string", "maxLength": 24}, "string (at most 24 characters)"),
        ({"type": "array", "items": {"$ref": "#/components/schemas/Entry"}}, "list of [Entry](#type-entry)"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[string, integer]"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "integer or null"),
        ({"enum": ["off", "live"]}, '`"off"` or `"live"`'),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "map to boolean"),
        ({}, "any JSON"),
    ],
)
def test_a_type_in_words(schema: dict[str, object], words: str) -> None:
    assert kind(schema) == words


@pytest.mark.parametrize(("union", "text"), [("FromClient", protocol.client()), ("FromServer", protocol.server())])
def test_every_message_has_a_section_with_all_its_fields(union: str, text: str) -> None:
    sections = dict(re.findall(r"^#### `(\w+)`[^\n]*\n(.*?)(?=^#### |\Z)", text, flags=re.MULTILINE | re.DOTALL))
    for tag, ref in SCHEMAS[union]["discriminator"]["mapping"].items():
        fields = set(SCHEMAS[ref.rpartition("/")[2]]["properties"]) - {"type"}
        assert set(re.findall(r"^\| `(\w+)`", sections[tag], flags=re.MULTILINE)) == fields


def test_every_link_to_a_type_has_its_target() -> None:
    page = protocol.client() + protocol.server() + protocol.http() + protocol.shared()
    assert set(re.findall(r"\(#(type-\w+)\)", page)) <= set(re.findall(r"\{ #(type-\w+) \}", page))


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_tables_of_its_options_and_choices(game: str) -> None:
    assert "| `seats` |" in games.options(game)
    assert re.findall(r"^\| `\w+` \| ", games.modes(game), flags=re.MULTILINE)
    assert "#choice-" in games.choices(game)
    assert "| bots | `random`" in games.facts(game)


def test_every_drawn_game_has_a_page() -> None:
    assert {f"{folder.parent.name}.md" for folder in (ROOT / "src/roarhouse/games").glob("*/game.py")} == {
        file.name for file in (ROOT / "docs/games").glob("*.md")
    }


def test_all_pages_are_written_and_nothing_is_left_to_generate(tmp_path: Path) -> None:
    write_pages(tmp_path / "pages")
    written = {str(file.relative_to(tmp_path / "pages")) for file in (tmp_path / "pages").rglob("*.md")}
    assert written >= {str(file.relative_to(ROOT / "docs")) for file in DOCS} | set(ROOT_PAGES.values())
    assert written >= {f"api/{package}.md" for package in API}
    for page in (tmp_path / "pages").rglob("*.md"):
        assert not MARK.search(page.read_text(encoding="utf-8"))


def test_an_unknown_generator_is_an_error() -> None:
    with pytest.raises(SystemExit, match="nothing generates 'nonsense'"):
        filled("before\n<!-- generate: nonsense -->\nafter")
    assert generated("modes", "rarrr") in filled("<!-- generate: modes rarrr -->")


def test_sessions_in_docstrings_become_code() -> None:
    assert fenced("Says so.\n\n>>> 1 + 1\n2\n\nMore.") == "Says so.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."
    assert fenced(">>> for k in (1, 2):\n...     print(k)\n1\n2") == (
        "```pycon\n>>> for k in (1, 2):\n...     print(k)\n1\n2\n```\n"
    )
    assert fenced("A > B >>> C") == "A > B >>> C"


def test_inline_scripts_become_files(tmp_path: Path) -> None:
    (tmp_path / "assets/javascripts").mkdir(parents=True)
    (tmp_path / "games").mkdir()
    page = tmp_path / "games" / "a.html"
    page.write_text('<script>go()</script><script type="application/json">{}</script><script>go()</script>')
    move_scripts(tmp_path)
    (script,) = (tmp_path / "assets/javascripts").iterdir()
    named = f'<script src="../assets/javascripts/{script.name}"></script>'
    assert page.read_text() == f'{named}<script type="application/json">{{}}</script>{named}'
    assert script.read_text() == "go()"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('<script src="https://cdn.example/x.js"></script>', 1),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', 1),
        ("<style>@import 'https://fonts.example/x.css';</style>", 1),
        ('<img src="http://example.org/badge.svg">', 1),
        ("<style>a { background: url(https://example.org/x.png) }</style>", 1),
        ('<a href="https://example.org">elsewhere</a>', 0),
        ('<script src="assets/x.js"></script><img src="data:image/png;base64,AA">', 0),
    ],
)
def test_what_would_be_fetched_from_another_host_is_found(tmp_path: Path, text: str, found: int) -> None:
    (tmp_path / "index.html").write_text(text)
    assert len(list(foreign(tmp_path))) == found
