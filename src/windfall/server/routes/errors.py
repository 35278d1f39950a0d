"""Every error as the protocol has it: one message, and never how the server came to it."""

import logging
from contextlib import nullcontext

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from windfall.engine.words.message import message
from windfall.server.logs import log_about
from windfall.server.refusals import SOMETHING_WENT_WRONG, RequestRefused, failure, wrong_form
from windfall.server.routes.wire import JSON
from windfall.server.workshop.problems import DoesNotFit

_log = logging.getLogger("windfall.server")


def tell_errors(app: FastAPI) -> None:
    app.add_exception_handler(RequestRefused, _refusal)
    app.add_exception_handler(DoesNotFit, _does_not_fit)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _unexpected)


async def _refusal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestRefused)
    return failure(error.message, error.status)


async def _does_not_fit(_request: Request, error: Exception) -> Response:
    assert isinstance(error, DoesNotFit)
    return Response(msgspec.json.encode(error.told), 422, media_type=JSON)


async def _not_valid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:] if part not in ("me", "local", "bot", "open"))
    return failure(wrong_form(str(first["msg"]), where), 422)


async def _http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return failure(message("server-http", status=error.status_code), error.status_code)


async def _unexpected(request: Request, error: Exception) -> Response:
    with log_about(request.path_params["table"]) if "table" in request.path_params else nullcontext():
        _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return failure(SOMETHING_WENT_WRONG, 500)
