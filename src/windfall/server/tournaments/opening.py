"""A tournament as somebody wants it, checked, and the tables of a round."""

import secrets
from dataclasses import replace
from datetime import datetime
from http import HTTPStatus
from typing import Final

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title as find_title
from windfall.engine.words.message import Message, message
from windfall.players.levels import Level
from windfall.server.database.records import GONE, Pace, Player, SeatRecord, TableRecord
from windfall.server.database.tournament_records import SERIES, MeetingRecord, TournamentRecord
from windfall.server.refusals import RequestRefused
from windfall.server.tables.seating import blank_table, checked_level, opened
from windfall.server.wire.tournaments import NewTournament

_MOST_AT_ROBIN: Final = 16  # else there would be too many rounds


def new_tournament(
    wish: NewTournament, host: Player, pace: Pace, offered: tuple[Level, ...], now: datetime
) -> TournamentRecord:
    """A tournament that nobody has entered yet, with an id that cannot be guessed."""
    series = wish.pairing in SERIES
    places = wish.players if series else wish.places
    _check(wish, pace, places)
    return TournamentRecord(
        id=secrets.token_urlsafe(9),
        host=host.id,
        pairing=wish.pairing,
        titles=tuple(wish.titles),
        settings={title: _checked_settings(wish, title) for title in wish.titles},
        players=wish.players,
        places=places,
        rounds=_rounds(wish),
        created=now,
        seed=secrets.randbits(63),
        bots=None if wish.bots is None else checked_level(wish.bots, offered),
        pace=pace,
        rated=wish.rated,
    )


def _check(wish: NewTournament, pace: Pace, places: int) -> None:
    if wish.pairing == "each_title":
        if len(set(wish.titles)) != len(wish.titles) or len(wish.titles) == 1:
            raise _refused(message("tournaments-several-titles"))
    elif len(wish.titles) != 1:
        raise _refused(message("tournaments-one-title"))
    if places < wish.players:
        raise _refused(message("tournaments-few-places", players=wish.players))
    if wish.pairing == "robin" and places > _MOST_AT_ROBIN:
        raise _refused(message("tournaments-many-places", places=_MOST_AT_ROBIN))
    if pace.absence is None and pace.bank is None:
        raise _refused(message("tournaments-absence"))


def _rounds(wish: NewTournament) -> int:
    if wish.pairing == "each_title":
        return len(wish.titles)
    return 0 if wish.pairing == "robin" else wish.rounds


def _checked_settings(wish: NewTournament, title: str) -> dict[str, bool | int | str]:
    try:
        return find_title(title).check_setup(wish.players, wish.settings.get(title, {}))
    except WindfallError as error:
        raise _refused(message("server-error", error=error.message)) from error


def _refused(why: Message) -> RequestRefused:
    return RequestRefused(why, HTTPStatus.UNPROCESSABLE_ENTITY)


def round_tables(tournament: TournamentRecord, now: datetime) -> tuple[TournamentRecord, list[TableRecord]]:
    """The tables of the round that was paired last, with everybody in their seats, and the tournament that knows them.
    The host of a table is the first person at it; a table of bots is nobody's."""
    tables: dict[int, TableRecord] = {}
    for meeting in tournament.meetings_of(tournament.round):
        if not meeting.bye:
            tables[meeting.number] = _table(tournament, meeting, now)
    meetings = [
        replace(meeting, table=tables[meeting.number].id)
        if meeting.round == tournament.round and meeting.number in tables
        else meeting
        for meeting in tournament.meetings
    ]
    return replace(tournament, meetings=tuple(meetings)), list(tables.values())


def _table(tournament: TournamentRecord, meeting: MeetingRecord, now: datetime) -> TableRecord:
    by_number = {entrant.number: entrant for entrant in tournament.entrants}
    seats = [
        SeatRecord(player=entrant.player, name=entrant.name, level=entrant.level)
        for entrant in (by_number[number] for number in meeting.entrants)
    ]
    title = tournament.title_of(meeting.round)
    host = next((seat.player for seat in seats if seat.player is not None), GONE)
    table = blank_table(find_title(title), tournament.settings[title], seats, host, now)
    in_it = replace(table, tournament=tournament.id, rated=tournament.rated, hints=False, pace=tournament.pace)
    return opened(in_it, now)
