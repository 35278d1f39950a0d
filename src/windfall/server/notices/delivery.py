"""What came of sending a notice over a channel."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Final, Literal, TypeAlias

from windfall.engine.words.message import Message, message
from windfall.server.notices.outgoing import NotSent, WhyNot

# Taken by who carries it on; to be tried again; refused for good; or there is nobody any more.
End: TypeAlias = Literal["sent", "later", "refused", "gone"]

_WHY_NOT: Final[dict[WhyNot, Message]] = {
    "form": message("notices-not-sent-form"),
    "private": message("notices-not-sent-private"),
    "silent": message("notices-not-sent-silent"),
}
_TRY_AGAIN: Final = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS)


@dataclass(frozen=True, slots=True)
class Delivery:
    """How it ended, in words for the one whose notice it is."""

    end: End
    text: Message


def why_not(refusal: NotSent) -> Message:
    return _WHY_NOT[refusal.why]


def not_sent(refusal: NotSent) -> Delivery:
    return Delivery("later" if refusal.why == "silent" else "refused", why_not(refusal))


def answered(status: int, taken: Message) -> Delivery:
    """What a status means for who sends."""
    if HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
        return Delivery("sent", taken)
    later = status >= HTTPStatus.INTERNAL_SERVER_ERROR or status in _TRY_AGAIN
    return Delivery("later" if later else "refused", message("notices-not-sent-status", status=status))
