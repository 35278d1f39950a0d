"""All forms of the wire as JSON Schema: OpenAPI, the client's types and the tables of the protocol are made from it."""

from inspect import cleandoc
from typing import Any, Final, TypeAlias

import msgspec

from windfall.engine.files.entry_form import Input
from windfall.engine.title import Component, SettingValue
from windfall.engine.words.face import FaceKind
from windfall.engine.words.message import Argument
from windfall.puzzles.themes import Theme
from windfall.server.database.notice_records import Channel, WebhookFormat
from windfall.server.database.records import Wanted
from windfall.server.wire import (
    bodies,
    daily,
    identity,
    lessons,
    messages,
    notices,
    puzzles,
    shapes,
    standing,
    tournaments,
    workshop,
)

Schema: TypeAlias = dict[str, Any]

# What has a name, but no class that could tell it.
NAMES: Final[dict[str, Any]] = {
    "Argument": Argument,
    "History": list[shapes.RoundScores],
    "Kind": FaceKind,
    "Theme": Theme,
    "NewSeat": bodies.NewSeat,
    "Channel": Channel,
    "WebhookFormat": WebhookFormat,
    "SettingValue": SettingValue,
    "Entry": workshop.Entry,
    "EntryStatus": workshop.EntryStatus,
    "Input": Input,
    "UndoState": messages.UndoState,
    "Wanted": Wanted,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
}
_HEARD: Final[tuple[Any, ...]] = (
    bodies.NewName,
    bodies.NewSeat,
    bodies.NewTable,
    identity.LinkToken,
    identity.NewPasskey,
    identity.KnownPasskey,
    notices.WantedNotices,
    notices.BrowserSubscription,
    notices.TableMute,
    notices.MailToken,
    bodies.StageAnswers,
    bodies.NewListing,
    tournaments.NewTournament,
    workshop.WorkshopKey,
    workshop.Draft,
    workshop.NewEntry,
    workshop.UndoChange,
    workshop.ComponentText,
    workshop.NewComponentText,
    messages.ClientMessage,
)
_TOLD: Final[tuple[Any, ...]] = (
    shapes.Failure,
    shapes.Me,
    identity.MyDevices,
    identity.DeviceLink,
    identity.LinkOwner,
    identity.OwnData,
    notices.NoticesShape,
    notices.NoticesTrial,
    shapes.TitleShape,
    Component,
    shapes.Tables,
    shapes.Scores,
    shapes.Proof,
    shapes.ReviewProgress,
    puzzles.PuzzleArchive,
    puzzles.PuzzleShape,
    puzzles.MistakePuzzles,
    puzzles.Solution,
    puzzles.Reasons,
    daily.DailyDays,
    daily.DailySheet,
    daily.DailyFriend,
    standing.OwnGames,
    standing.TitleStatistics,
    standing.OwnStanding,
    standing.LevelRatings,
    standing.Leaderboard,
    tournaments.Tournaments,
    tournaments.TournamentShape,
    lessons.LessonPath,
    lessons.LessonTurn,
    workshop.Workshop,
    workshop.WorkshopSet,
    workshop.Tried,
    workshop.SavedEntries,
    workshop.NotSaved,
    workshop.Change,
    workshop.Differences,
    messages.ServerMessage,
)
_SHAPE: Final = "Shape"


def all_forms(place: str) -> dict[str, Schema]:
    """Every form by its name; they refer to each other by the place, such as `#/$defs/{name}`."""
    return heard_forms(place) | told_forms(_TOLD, place)


def heard_forms(place: str) -> dict[str, Schema]:
    """What clients send. What has a default may be left out."""
    return _named(msgspec.json.schema_components(_HEARD, ref_template=place)[1])


def told_forms(forms: tuple[Any, ...], place: str) -> dict[str, Schema]:
    """What the server tells: it has all fields, also those that have a default here."""
    found = _named(msgspec.json.schema_components(forms, ref_template=place)[1])
    return {name: {**schema, "required": list(schema["properties"])} for name, schema in found.items()}


def form_schema(form: Any, place: str) -> Schema:
    """The schema of one form, made of those that stand at their places."""
    (schema,), _parts = msgspec.json.schema_components([form], ref_template=place)
    told: Schema = _without_shape(schema)
    return told


def _named(found: dict[str, Schema]) -> dict[str, Schema]:
    """The forms by the names that clients know, described by their docstrings."""
    return {
        name.removesuffix(_SHAPE): _without_shape(schema) | {"description": cleandoc(schema["description"])}
        for name, schema in found.items()
    }


def _without_shape(part: Any) -> Any:
    """The same, with references by the names that clients know."""
    if isinstance(part, list):
        return [_without_shape(each) for each in part]
    if not isinstance(part, dict):
        return part
    names = {key: part[key].removesuffix(_SHAPE) for key in ("$ref", "title") if isinstance(part.get(key), str)}
    return {key: _without_shape(value) for key, value in part.items()} | names
