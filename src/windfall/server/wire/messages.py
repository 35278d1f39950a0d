"""The messages of the socket: those a client may send, and those the server sends."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from windfall.advice.advice import Advice
from windfall.engine.title import Result
from windfall.server.names import LONGEST_CHAT
from windfall.server.refusals import RequestRefused
from windfall.server.wire.shapes import DecisionShape, Frame, TableShape

UndoState: TypeAlias = Literal["no", "free", "ask"]

_Seat: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
_Action: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
_Key: TypeAlias = Annotated[str, Meta(max_length=100)]


class _FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Play(_FromClient, frozen=True, tag="play"):
    """Answer this decision, and the ones that follow at once; all or none."""

    seat: _Seat
    key: _Key
    actions: Annotated[list[_Action], Meta(min_length=1, max_length=100)]


class AskHint(_FromClient, frozen=True, tag="hint"):
    """Say what to answer to this decision, and why. Answered by `hint` to who asks alone."""

    seat: _Seat
    key: _Key


class Undo(_FromClient, frozen=True, tag="undo"):
    """Take back this seat's last choice, or ask for it."""

    seat: _Seat


class Consent(_FromClient, frozen=True, tag="consent"):
    """Answer someone's wish to take back."""

    seat: _Seat
    agree: bool


class Look(_FromClient, frozen=True, tag="look"):
    """See the table from this seat: an own one, or -1 as a spectator. Answered by a reset `state`."""

    viewer: Annotated[int, Meta(ge=-1, le=9)]


class Sync(_FromClient, frozen=True, tag="sync"):
    """Send everything again."""


class Chat(_FromClient, frozen=True, tag="chat"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


ClientMessage: TypeAlias = Play | AskHint | Undo | Consent | Look | Sync | Chat

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def read_message(text: str | bytes) -> ClientMessage:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RequestRefused(f"The server does not understand this message: {error}") from error


class _ToClient(Struct, frozen=True, tag_field="type"):
    pass


class TableMessage(_ToClient, frozen=True, tag="table"):
    """First, and whenever seats or presence change."""

    table: TableShape


class StateMessage(_ToClient, frozen=True, tag="state"):
    """How the game stands."""

    reset: Annotated[bool, Meta(description="whether this is everything there is")]
    viewer: int
    frames: Annotated[
        list[Frame], Meta(description="reset: exactly one, with the whole log; otherwise one for each move since")
    ]
    decisions: Annotated[
        list[DecisionShape], Meta(description="of the viewer, if it is asked (0 or 1), after the last frame")
    ]
    asked: Annotated[list[int], Meta(description="all seats that must choose now, as far as the viewer may know")]
    undo: Annotated[UndoState, Meta(description="whether the viewer's seat can take back, and whether it must ask")]
    result: Annotated[Result | None, Meta(description="when the game is over")]


class HintMessage(_ToClient, frozen=True, tag="hint"):
    """What to answer to a decision, and why; to who asked alone."""

    seat: int
    key: str
    advice: Advice


class ConsentMessage(_ToClient, frozen=True, tag="consent"):
    """Somebody would like to take back."""

    asked_by: Annotated[int | None, Meta(description="null: the wish is settled")]
    waiting: Annotated[list[int], Meta(description="the seats that have not agreed yet")]
    refused_by: Annotated[int | None, Meta(description="the seat that did not agree")] = None


class ChatMessage(_ToClient, frozen=True, tag="chat"):
    """A line that somebody said to all."""

    name: str
    seat: int | None
    text: str


class ErrorMessage(_ToClient, frozen=True, tag="error"):
    """A message was refused."""

    message: Annotated[str, Meta(description="a sentence that says what to do")]
    about: Annotated[str | None, Meta(description="the type of the message that was refused")]


ServerMessage: TypeAlias = TableMessage | StateMessage | HintMessage | ConsentMessage | ChatMessage | ErrorMessage


def write_message(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()
