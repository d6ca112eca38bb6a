"""The web application's files, and the headers that keep browsers careful."""

from __future__ import annotations

import os
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

PACKAGE = Path(__file__).resolve().parents[1]
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors 'self'; base-uri 'self'; form-action 'self'; object-src 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}
MISSING = "The web application is not built. In the source tree: make play (or npm --prefix web run build).\n"


def secure(response: Response[Any]) -> Response[Any]:
    """Links with secrets must not travel on as referrers; and no file is kept by a browser unasked."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-cache")
    return response


def web_folder(wanted: str) -> Path | None:
    """Where it was said (by a setting or by ROARHOUSE_WEB), beside the source, or in the installed package."""
    wanted = wanted or os.environ.get("ROARHOUSE_WEB", "")
    places = [Path(wanted)] if wanted else [PACKAGE.parents[1] / "web" / "dist", PACKAGE / "web"]
    return next((place for place in places if (place / "index.html").exists()), None)


def files(wanted: str) -> list[Any]:
    """The page for every address that is not a file: it finds its way by itself."""
    folder = web_folder(wanted)

    @get("/", include_in_schema=False, sync_to_thread=False)
    def home() -> File | Response[str]:
        return shown(folder, "")

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str]) -> File | Response[str]:
        return shown(folder, path.lstrip("/"))

    @get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False, after_request=kept)
    def asset(path: FromPath[str]) -> File:
        found = inside(folder / "assets", path.lstrip("/")) if folder else None
        if found is None:
            raise NotFoundException
        return sent(found)

    return [asset, home, page]


def shown(folder: Path | None, path: str) -> File | Response[str]:
    if path.startswith(("api/", "ws/")):
        raise NotFoundException
    if folder is None:
        return Response(MISSING, status_code=503, media_type=MediaType.TEXT)
    return sent(inside(folder, path) or folder / "index.html")


def sent(file: Path) -> File:
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return File(file, media_type=kind, content_disposition_type="inline")


def inside(folder: Path, path: str) -> Path | None:
    """A file of the folder, and of no other; names that no file can have are none."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def kept(response: Response[Any]) -> Response[Any]:
    """Assets have the hash of their content in their names."""
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return secure(response)
