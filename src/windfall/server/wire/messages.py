"""The messages of the socket: those a client may send, and those the server sends."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from windfall.advice.advice import Advice
from windfall.engine.title import Result
from windfall.engine.words.coaching import Coaching
from windfall.engine.words.message import Message, message
from windfall.server.database.records import Condition, Wanted
from windfall.server.names import LONGEST_CHAT
from windfall.server.refusals import RequestRefused, nested_too_deeply
from windfall.server.wire.ahead import ForeseenShape, PassingShape, PlanShape
from windfall.server.wire.shapes import ClockShape, DecisionShape, Frame, TableShape

UndoState: TypeAlias = Literal["no", "free", "ask"]

_Seat: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
_Action: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
_Level: TypeAlias = Annotated[str, Meta(max_length=40)]
_Question: TypeAlias = Annotated[str, Meta(max_length=40)]
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


class AskCoach(_FromClient, frozen=True, tag="coach"):
    """Say what this decision is for, and what to look at. Answered at once by `coach` to who asks alone, in games
    against bots where hints are allowed."""

    seat: _Seat
    key: _Key


class AskCard(_FromClient, frozen=True, tag="card"):
    """Say what a card or tile means to the empire of this seat, an own one. Answered at once by `card`."""

    seat: _Seat
    subject: Annotated[str, Meta(max_length=100)]


class Undo(_FromClient, frozen=True, tag="undo"):
    """Take back this seat's last choice, or ask for it."""

    seat: _Seat


class Withdraw(_FromClient, frozen=True, tag="withdraw"):
    """Wish no more what this seat wished."""

    seat: _Seat


class Consent(_FromClient, frozen=True, tag="consent"):
    """Answer someone's wish, to take back or whatever it is."""

    seat: _Seat
    agree: bool


class StandIn(_FromClient, frozen=True, tag="stand_in"):
    """Let a bot play for another seat, whose owner is away or has no time left. If they have not been away for as long
    as the table has agreed, the others who are there have to agree."""

    seat: _Seat
    of: Annotated[int, Meta(ge=0, le=9, description="the seat to play for")]
    level: _Level


class TakeSeat(_FromClient, frozen=True, tag="take_seat"):
    """Play for this seat again, for which a bot has played."""

    seat: _Seat


class Resign(_FromClient, frozen=True, tag="resign"):
    """Give this seat up: a bot plays on. When all people have resigned, the game ends."""

    seat: _Seat


class EndTable(_FromClient, frozen=True, tag="end"):
    """End the game without a result, if all others who are there agree."""

    seat: _Seat


class Pause(_FromClient, frozen=True, tag="pause"):
    """In a game by correspondence: let all clocks stand still, or go on. Every seat has one pause."""

    seat: _Seat
    paused: bool


class AskAhead(_FromClient, frozen=True, tag="foresee"):
    """Say what this seat may be asked next, to choose it ahead. Answered by `foreseen` to who asks alone."""

    seat: _Seat


class PlanAhead(_FromClient, frozen=True, tag="plan"):
    """Answer the next decision of this kind by the first of these wishes that is offered then; without wishes, ask.
    Where an answer is a set, as many of them as are to be chosen."""

    seat: _Seat
    question: _Question
    wishes: Annotated[list[_Action], Meta(max_length=40)]
    condition: Condition


class PassAhead(_FromClient, frozen=True, tag="pass_ahead"):
    """Pass whenever a decision of this kind is asked: always, or as long as nothing is offered that is not known."""

    seat: _Seat
    question: _Question
    how: Literal["never", "known", "always"]
    known: Annotated[list[_Action], Meta(max_length=400)] = []


class Look(_FromClient, frozen=True, tag="look"):
    """See the table from this seat: an own one, or -1 as a spectator. Answered by a reset `state`."""

    viewer: Annotated[int, Meta(ge=-1, le=9)]


class Sync(_FromClient, frozen=True, tag="sync"):
    """Send everything again."""


class Chat(_FromClient, frozen=True, tag="chat"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class Mute(_FromClient, frozen=True, tag="mute"):
    """Hear no more of what somebody says, or hear it again. From the host of the table it holds for all."""

    speaker: Annotated[str, Meta(max_length=40)]
    muted: bool


class Watchers(_FromClient, frozen=True, tag="watchers"):
    """Let people who do not play watch, or send them away. For the host of the table."""

    allowed: bool


ClientMessage: TypeAlias = (
    Play
    | AskHint
    | AskCoach
    | AskCard
    | Undo
    | Withdraw
    | Consent
    | StandIn
    | TakeSeat
    | Resign
    | EndTable
    | Pause
    | AskAhead
    | PlanAhead
    | PassAhead
    | Look
    | Sync
    | Chat
    | Mute
    | Watchers
)

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def read_message(text: str | bytes) -> ClientMessage:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RequestRefused(message("server-not-understood", error=str(error))) from error
    except RecursionError as error:
        raise nested_too_deeply() from error


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
    clock: Annotated[ClockShape | None, Meta(description="if the table has one")]


class SinceMessage(_ToClient, frozen=True, tag="since"):
    """What has happened since the viewer left, after the `state` that tells how it stands now: the table as it was,
    then one frame for each move, with its lines of the log."""

    viewer: int
    lines: Annotated[int, Meta(description="of the log that there were when the viewer left")]
    frames: list[Frame]


class HintMessage(_ToClient, frozen=True, tag="hint"):
    """What to answer to a decision, and why; to who asked alone."""

    seat: int
    key: str
    advice: Advice


class CoachMessage(_ToClient, frozen=True, tag="coach"):
    """What a decision is for, and what to look at; to who asked alone."""

    seat: int
    key: str
    coaching: Coaching


class CardMessage(_ToClient, frozen=True, tag="card"):
    """What a card or tile would take of an empire and bring to it, as it is now; to who asked alone."""

    seat: int
    subject: str
    lines: tuple[Message, ...]


class ConsentMessage(_ToClient, frozen=True, tag="consent"):
    """Somebody would like to take back, to let a bot play for another, or to end the game."""

    asked_by: Annotated[int | None, Meta(description="null: the wish is settled")]
    waiting: Annotated[list[int], Meta(description="the seats that have not agreed yet")]
    about: Annotated[Message | None, Meta(description="the move as the log told it to everybody, if it did")] = None
    refused_by: Annotated[int | None, Meta(description="the seat that did not agree")] = None
    wants: Annotated[Wanted, Meta(description="what it is that all must agree to")] = "undo"
    of: Annotated[int | None, Meta(description="the seat that a bot of this level would play for")] = None
    level: str | None = None


class AheadMessage(_ToClient, frozen=True, tag="ahead"):
    """What is chosen ahead for a seat, to its owner alone; at tables where that can be done, first and whenever it
    changes."""

    seat: int
    plans: list[PlanShape]
    passing: list[PassingShape]


class ForeseenMessage(_ToClient, frozen=True, tag="foreseen"):
    """What a seat may be asked next; to who asked alone."""

    seat: int
    questions: Annotated[list[ForeseenShape], Meta(description="the surest first")]


class ChatMessage(_ToClient, frozen=True, tag="chat"):
    """A line that somebody said to all."""

    name: str
    seat: int | None
    text: str
    speaker: Annotated[str, Meta(description="names who said it, at this table alone")]
    mark: Annotated[str | None, Meta(description="of who said it")] = None


class WaitMessage(_ToClient, frozen=True, tag="wait"):
    """So many others think at this server that the bots that are asked, or your hint, must wait for their turn."""

    about: Literal["bots", "hint"]
    place: Annotated[int | None, Meta(description="in line, from 1; null: it is their turn, or they are done")]


class ErrorMessage(_ToClient, frozen=True, tag="error"):
    """A message was refused."""

    message: Annotated[Message, Meta(description="says what to do")]
    about: Annotated[str | None, Meta(description="the type of the message that was refused")]


ServerMessage: TypeAlias = (
    TableMessage
    | StateMessage
    | SinceMessage
    | HintMessage
    | CoachMessage
    | CardMessage
    | ConsentMessage
    | AheadMessage
    | ForeseenMessage
    | ChatMessage
    | WaitMessage
    | ErrorMessage
)


def write_message(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()
