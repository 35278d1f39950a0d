"""What a client is told when it cannot have what it asked for. Nothing has changed then."""

from http import HTTPStatus


class RequestRefused(Exception):  # noqa: N818 (it is an answer, not a failure)
    """A sentence that says what to do, and the HTTP status that goes with it."""

    def __init__(self, message: str, status: HTTPStatus = HTTPStatus.CONFLICT) -> None:
        super().__init__(message)
        self.message = message
        self.status = status


def no_such_table() -> RequestRefused:
    return RequestRefused("There is no such table. Check the link.", HTTPStatus.NOT_FOUND)


def nested_too_deeply() -> RequestRefused:
    return RequestRefused("This is nested too deeply.", HTTPStatus.UNPROCESSABLE_ENTITY)


SOMETHING_WENT_WRONG = "Something went wrong on the server. Please try again."
