"""Routes whose bodies and answers are forms of the wire: read and written by msgspec, and described in OpenAPI."""

import re
from collections.abc import Awaitable, Callable
from functools import wraps
from http import HTTPStatus
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.params import Depends

from windfall.engine.words.message import Message, message
from windfall.server.refusals import NO_TEXT, RequestRefused, nested_too_deeply, wrong_form
from windfall.server.wire.schema import all_forms, form_schema

JSON: Final = "application/json"
OPENAPI_PLACE: Final = "#/components/schemas/{name}"
_ERROR: Final = re.compile(r"(?P<why>.*) - at `\$\.?(?P<where>.*)`", re.DOTALL)
_ZERO: Final = re.compile(rb"(?<!\\)(\\\\)*\\u0000")  # unless its backslash is one of the text
_INDEX: Final = re.compile(r"\[(\d+)\]")


class Body:
    """Reads what a client sends as a form of the wire."""

    def __init__(self, form: Any) -> None:
        self.form = form
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(form)

    async def __call__(self, request: Request) -> Any:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise RequestRefused(message("server-send", form=JSON), HTTPStatus.UNPROCESSABLE_ENTITY)
        body = await request.body()
        try:
            read = self._decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise RequestRefused(_sentence(str(error)), HTTPStatus.UNPROCESSABLE_ENTITY) from error
        except RecursionError as error:
            raise nested_too_deeply() from error
        if _ZERO.search(body):
            raise RequestRefused(NO_TEXT, HTTPStatus.UNPROCESSABLE_ENTITY)
        return read


def _sentence(error: str) -> Message:
    """
    >>> str(_sentence("Expected `str`, got `int` - at `$.seats[0].name`"))
    'seats.0.name: Expected `str`, got `int`'
    """
    found = _ERROR.fullmatch(error)
    if found is None:
        return wrong_form(error)
    where = _INDEX.sub(r".\1", found["where"])
    return wrong_form(found["why"], where)


class WireRouter(APIRouter):
    """Writes what an endpoint returns, and describes it by the endpoint's annotations."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **settings: Any) -> None:
        hints = get_type_hints(endpoint, include_extras=True)
        told = hints.pop("return")
        if told is not Response:
            status = settings.get("status_code") or int(HTTPStatus.OK)
            settings["responses"] = {**(settings.get("responses") or {}), status: described(told)}
            endpoint = _answering(endpoint, status)
        for body in filter(None, map(_body, hints.values())):
            settings["openapi_extra"] = {"requestBody": {"required": True, **described(body.form)}}
        super().add_api_route(path, endpoint, **{**settings, "response_model": None})


def described(form: Any) -> dict[str, Any]:
    """What OpenAPI says of a body or an answer of this form."""
    return {"content": {JSON: {"schema": form_schema(form, OPENAPI_PLACE)}}}


def describe_forms(app: FastAPI) -> None:
    """Add the forms of the wire to what the server tells of itself."""

    def openapi() -> dict[str, Any]:
        told = FastAPI.openapi(app)
        told.setdefault("components", {}).setdefault("schemas", {}).update(all_forms(OPENAPI_PLACE))
        return told

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's way to extend it


def _answering(endpoint: Callable[..., Awaitable[Any]], status: int) -> Callable[..., Awaitable[Response]]:
    @wraps(endpoint)
    async def answer(**arguments: Any) -> Response:
        return Response(msgspec.json.encode(await endpoint(**arguments)), status, media_type=JSON)

    return answer


def _body(hint: Any) -> Body | None:
    """The body that a parameter of an endpoint is read from, if it is."""
    if get_origin(hint) is not Annotated:
        return None
    found = [each.dependency for each in get_args(hint)[1:] if isinstance(each, Depends)]
    return next((each for each in found if isinstance(each, Body)), None)
