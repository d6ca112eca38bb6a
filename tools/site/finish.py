"""After the build: no inline scripts, and nothing from another host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FOREIGN = re.compile(
    r"<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=[\"']?(?:https?:)?//[^>]*>"
    r"|<link\b[^>]*\bhref=[\"']?(?:https?:)?//[^>]*>"
    r"|url\([\"']?(?:https?:)?//[^)]*\)"
    r"|@import\s+[\"'](?:https?:)?//[^;]*"
)


def move_scripts(site: Path) -> None:
    """Move inline scripts to files: the server's Content-Security-Policy allows no others."""
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)
        text = page.read_text(encoding="utf-8")
        page.write_text(INLINE.sub(partial(moved, site, up), text), encoding="utf-8")


def moved(site: Path, up: str, found: re.Match[str]) -> str:
    script = found[1]
    name = f"assets/javascripts/inline-{sha256(script.encode()).hexdigest()[:12]}.js"
    (site / name).write_text(script, encoding="utf-8")
    return f'<script src="{up}{name}"></script>'


def foreign(site: Path) -> Iterator[str]:
    """Every script, style, font or picture that a page would fetch from another host."""
    for file in sorted(site.rglob("*")):
        if file.suffix in (".html", ".css"):
            for match in FOREIGN.finditer(file.read_text(encoding="utf-8")):
                yield f"{file.relative_to(site)}: {match[0][:120]}"
