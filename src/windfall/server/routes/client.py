"""The browser client as it was built into the package."""

from http import HTTPStatus
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import Server

router = APIRouter(include_in_schema=False)

_FOREVER: Final = "public, max-age=31536000, immutable"  # the names of built assets change with their content
_ASK_AGAIN: Final = "no-cache"
_OWN_PAGE: Final = "private, no-cache"  # it carries the visitor's cookie
_PAGE_HEADERS: Final = {
    "cache-control": _OWN_PAGE,
    "content-security-policy": "frame-ancestors 'none'; object-src 'none'; base-uri 'self'",
}
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Windfall</title>
<body style="font-family: system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Windfall</h1>
<p>The server runs, but the browser client is not built yet.</p>
<p>From a clone, run <code>make play</code>: it builds the client and starts the server.</p>
</body></html>
"""


@router.get("/api/{path:path}")
async def no_such_request(path: str) -> Response:
    raise RequestRefused(f"There is no request /api/{path[:80]}.", HTTPStatus.NOT_FOUND)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page_or_file(path: str, server: Server) -> Response:
    folder = server.settings.client_folder
    file = _file(folder, path)
    if file is not None:
        caching = _FOREVER if path.startswith("assets/") else _ASK_AGAIN
        return FileResponse(file, headers={"cache-control": caching})
    if path.startswith("assets/"):
        raise RequestRefused("There is no such file.", HTTPStatus.NOT_FOUND)
    page = folder / "index.html"
    if not page.is_file():
        return HTMLResponse(_NOT_BUILT, 503, headers=_PAGE_HEADERS)
    return FileResponse(page, headers=_PAGE_HEADERS)


def _file(folder: Path, path: str) -> Path | None:
    """A file of the client; every other path is a page of it, which the client draws itself."""
    if not path or path == "index.html" or "\0" in path:
        return None
    file = (folder / path).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
