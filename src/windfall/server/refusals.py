"""What a client is told when it cannot have what it asked for. Nothing has changed then."""

import json
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.responses import Response

from windfall.engine.words.message import Message, message
from windfall.server.metrics.counts import count_refusal

SOMETHING_WENT_WRONG: Final = message("server-went-wrong")
NO_TEXT: Final = message("server-no-text")  # PostgreSQL keeps no text with the character 0 in it


class RequestRefused(Exception):  # noqa: N818 (it is an answer, not a failure)
    """A message that says what to do, and the HTTP status that goes with it."""

    def __init__(self, message: Message, status: HTTPStatus = HTTPStatus.CONFLICT) -> None:
        super().__init__(message, status)
        self.message = message
        self.status = status

    def __str__(self) -> str:
        return str(self.message)


def no_such_table() -> RequestRefused:
    return RequestRefused(message("server-no-such-table"), HTTPStatus.NOT_FOUND)


def not_over() -> RequestRefused:
    return RequestRefused(message("server-not-over"))


def nested_too_deeply() -> RequestRefused:
    return RequestRefused(message("server-nested"), HTTPStatus.UNPROCESSABLE_ENTITY)


def wrong_form(why: str, where: str = "") -> Message:
    """What the reader of a form says of it; only programs send what does not have it."""
    return message("server-wrong-form-at", where=where, why=why) if where else message("server-wrong-form", why=why)


def failure(error: Message, status: int) -> Response:
    """The answer to a request that is refused, without what is no text anywhere, such as half a character."""
    count_refusal(error.id)
    told = json.dumps({"error": msgspec.to_builtins(error)}, ensure_ascii=False)
    return Response(told.encode("utf-8", "replace"), status, media_type="application/json")
