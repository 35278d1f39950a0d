"""The browser client as it was built into the package."""

from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from windfall.engine.words.message import message
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import Server, TableId
from windfall.server.standing.sharing import head_of, shared_result

router = APIRouter(include_in_schema=False)

_FOREVER: Final = "public, max-age=31536000, immutable"  # the names of built assets change with their content
_ASK_AGAIN: Final = "no-cache"
_OWN_PAGE: Final = "private, no-cache"  # it carries the visitor's cookie
_PAGE_HEADERS: Final = {
    "cache-control": _OWN_PAGE,
    # Styles stand in the page where motion and colours of seats are worked out; scripts never do.
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "frame-ancestors 'none'; object-src 'none'; base-uri 'self'; "
        "form-action 'self'"
    ),
}
_TYPES: Final = {".webmanifest": "application/manifest+json"}  # which not every system knows
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Windfall</title>
<body style="font-family: system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Windfall</h1>
<p>The server runs, but the browser client is not built yet.</p>
<p>From a clone, run <code>make play</code>: it builds the client and starts the server.</p>
</body></html>
"""


def build_of(folder: Path) -> str | None:
    """The id of the client that was built there, if one was."""
    try:
        return (folder / "build-id").read_text("ascii").strip()
    except (OSError, UnicodeError):
        return None


@router.get("/api/{path:path}")
async def no_such_request(path: str) -> Response:
    raise RequestRefused(message("server-no-such-request", path=path[:80]), HTTPStatus.NOT_FOUND)


@router.api_route("/tables/{table}/scores", methods=["GET", "HEAD"])
async def score_sheet(
    table: TableId, request: Request, server: Server, lang: Annotated[str, Query(max_length=10)] = ""
) -> Response:
    """The page of a result says in its head what is shared, for programs that preview links."""
    page = server.settings.client_folder / "index.html"
    try:
        result = await shared_result(server.store, table)
        html = page.read_text("utf-8")
    except (RequestRefused, OSError):
        return await page_or_file(f"tables/{table}/scores", server)
    head = head_of(result, str(request.base_url).rstrip("/"), lang)
    return HTMLResponse(html.replace("</head>", f"{head}</head>", 1), headers=_PAGE_HEADERS)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page_or_file(path: str, server: Server) -> Response:
    folder = server.settings.client_folder
    file = _file(folder, path)
    if file is not None:
        caching = _FOREVER if path.startswith("assets/") else _ASK_AGAIN
        return FileResponse(file, headers={"cache-control": caching}, media_type=_TYPES.get(file.suffix))
    if path.startswith("assets/"):
        raise RequestRefused(message("server-no-such-file"), HTTPStatus.NOT_FOUND)
    page = folder / "index.html"
    if not page.is_file():
        return HTMLResponse(_NOT_BUILT, 503, headers=_PAGE_HEADERS)
    return FileResponse(page, headers=_PAGE_HEADERS)


def _file(folder: Path, path: str) -> Path | None:
    """A file of the client; every other path is a page of it, which the client draws itself."""
    if not path or path == "index.html" or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no system has files of such names
        return None
