"""Every error as the protocol has it: one sentence, and never how the server came to it."""

import logging

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from windfall.server.refusals import SOMETHING_WENT_WRONG, RequestRefused
from windfall.server.routes.wire import JSON
from windfall.server.workshop.problems import DoesNotFit

_log = logging.getLogger("windfall.server")


def tell_errors(app: FastAPI) -> None:
    app.add_exception_handler(RequestRefused, _refusal)
    app.add_exception_handler(DoesNotFit, _does_not_fit)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _unexpected)


async def _refusal(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestRefused)
    return _answer(error.message, error.status)


async def _does_not_fit(_request: Request, error: Exception) -> Response:
    assert isinstance(error, DoesNotFit)
    return Response(msgspec.json.encode(error.told), 422, media_type=JSON)


async def _not_valid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:] if part not in ("me", "local", "bot", "open"))
    text = str(first["msg"])
    return _answer(f"{where}: {text}" if where else text, 422)


async def _http(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return _answer(str(error.detail), error.status_code)


async def _unexpected(request: Request, error: Exception) -> JSONResponse:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(SOMETHING_WENT_WRONG, 500)


def _answer(sentence: str, status: int) -> JSONResponse:
    text = sentence.encode("utf-8", "replace").decode()
    return JSONResponse({"error": text}, status)
