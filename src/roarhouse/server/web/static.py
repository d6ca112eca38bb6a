"""Files of the web application and of the documentation."""

from __future__ import annotations

from mimetypes import add_type, guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File, Redirect

from roarhouse.server.settings import WEB_MISSING, web_folder

add_type("application/manifest+json", ".webmanifest")


def cache_forever(response: Response[Any]) -> Response[Any]:
    """For assets: their names contain the hash of their content."""
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return response


def file_routes(wanted: str) -> list[Any]:
    """Routes for files; every other path gets the page, which does its own routing."""
    folder = web_folder(wanted)

    @get("/", include_in_schema=False, sync_to_thread=False)
    def home() -> File | Response[str]:
        return page_or_file(folder, "")

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str]) -> File | Response[str]:
        return page_or_file(folder, path.lstrip("/"))

    @get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False, after_request=cache_forever)
    def asset(path: FromPath[str]) -> File:
        found = file_inside(folder / "assets", path.lstrip("/")) if folder else None
        if found is None:
            raise NotFoundException
        return file_response(found)

    return [asset, home, page]


def docs_routes(folder: Path) -> list[Any]:
    """Routes below `/docs/` for the documentation, if it was built."""

    @get("/docs", include_in_schema=False, sync_to_thread=False)
    def home() -> Redirect:
        return Redirect("/docs/index.html")

    @get("/docs/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str]) -> File:
        found = file_inside(folder, path.lstrip("/"))
        if found is None:
            raise NotFoundException
        return file_response(found)

    return [home, page] if (folder / "index.html").exists() else []


def page_or_file(folder: Path | None, path: str) -> File | Response[str]:
    if path.startswith(("api/", "ws/")):
        raise NotFoundException
    if folder is None:
        return Response(f"{WEB_MISSING}\n", status_code=503, media_type=MediaType.TEXT)
    return file_response(file_inside(folder, path) or folder / "index.html")


def file_response(file: Path) -> File:
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return File(file, media_type=kind, content_disposition_type="inline")


def file_inside(folder: Path, path: str) -> Path | None:
    """The file with this path below the folder; None for paths that lead outside or cannot exist."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
