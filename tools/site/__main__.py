"""Build the documentation: `python -m tools.site` (see `make docs`)."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.site.finish import foreign, move_scripts
from tools.site.pages import ROOT, write_pages

PAGES = ROOT / "build" / "docs-pages"
SITE = ROOT / "build" / "docs"


def main() -> None:
    write_pages(PAGES)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"})
    if done.returncode:
        raise SystemExit(done.returncode)
    move_scripts(SITE)
    found = list(foreign(SITE))
    if found:
        raise SystemExit("docs: the site refers to other hosts:\n" + "\n".join(found))
    print(f"built {(SITE / 'index.html').relative_to(ROOT)}; roarhouse serve offers it under /docs/")


if __name__ == "__main__":
    main()
