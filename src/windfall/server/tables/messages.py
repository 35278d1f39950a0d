"""The messages of the socket: those a client may send, and those the server sends."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from windfall.advice.advice import Estimate
from windfall.engine.title import Result
from windfall.server.names import LONGEST_CHAT
from windfall.server.refusals import Refusal
from windfall.server.tables.shapes import DecisionShape, Frame, TableShape

UndoAnswer: TypeAlias = Literal["no", "free", "ask"]

_Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
_Action: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Play(_FromClient, frozen=True, tag="play"):
    """Answer this decision, and the ones that follow at once; all or none."""

    seat: _Seat
    key: _Key
    actions: Annotated[list[_Action], msgspec.Meta(min_length=1, max_length=100)]


class Hint(_FromClient, frozen=True, tag="hint"):
    """Say what to answer to this decision, and why."""

    seat: _Seat
    key: _Key


class Undo(_FromClient, frozen=True, tag="undo"):
    seat: _Seat


class Consent(_FromClient, frozen=True, tag="consent"):
    seat: _Seat
    agree: bool


class Look(_FromClient, frozen=True, tag="look"):
    viewer: Annotated[int, msgspec.Meta(ge=-1, le=9)]


class Sync(_FromClient, frozen=True, tag="sync"):
    pass


class Chat(_FromClient, frozen=True, tag="chat"):
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)]


FromClient: TypeAlias = Play | Hint | Undo | Consent | Look | Sync | Chat

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def read_message(text: str | bytes) -> FromClient:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal(f"The server does not understand this message: {error}") from error


@dataclass(frozen=True, slots=True)
class TableMessage:
    table: TableShape
    type: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class StateMessage:
    reset: bool
    viewer: int
    frames: list[Frame]
    decisions: list[DecisionShape]
    asked: list[int]
    undo: UndoAnswer
    result: Result | None
    type: Literal["state"] = "state"


@dataclass(frozen=True, slots=True)
class HintMessage:
    seat: int
    key: str
    actions: tuple[int, ...]
    estimates: tuple[Estimate, ...]
    reasons: tuple[str, ...]
    forecast: tuple[str, ...]
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True)
class ConsentMessage:
    asked_by: int | None
    waiting: list[int]
    refused_by: int | None = None
    type: Literal["consent"] = "consent"


@dataclass(frozen=True, slots=True)
class ChatMessage:
    name: str
    seat: int | None
    text: str
    type: Literal["chat"] = "chat"


@dataclass(frozen=True, slots=True)
class ErrorMessage:
    message: str
    about: str | None
    type: Literal["error"] = "error"


FromServer: TypeAlias = TableMessage | StateMessage | HintMessage | ConsentMessage | ChatMessage | ErrorMessage


def write_message(message: FromServer) -> str:
    return msgspec.json.encode(message).decode()
