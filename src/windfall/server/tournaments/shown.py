"""Tournaments as somebody is shown them. Of a game that is played they tell nothing but that it is."""

from collections.abc import Mapping

from windfall.server.database.tournament_records import EntrantRecord, MeetingRecord, TournamentRecord
from windfall.server.database.tournaments import TableState
from windfall.server.identity.marks import mark
from windfall.server.tournaments.proceeding import numbers_of
from windfall.server.tournaments.standings import Line, standings
from windfall.server.wire.tournaments import (
    EntrantShape,
    MeetingShape,
    MeetingState,
    RoundShape,
    StandingShape,
    TournamentShape,
    TournamentSummary,
)


def tournament_shape(
    tournament: TournamentRecord, player: str, host_name: str, states: Mapping[str, TableState]
) -> TournamentShape:
    """With the states of the tables of this round."""
    return TournamentShape(
        id=tournament.id,
        pairing=tournament.pairing,
        titles=list(tournament.titles),
        settings=tournament.settings,
        players=tournament.players,
        places=tournament.places,
        rounds=tournament.rounds,
        bots=tournament.bots,
        pace=tournament.pace,
        rated=tournament.rated,
        created=tournament.created,
        stage=tournament.stage,
        round=tournament.round,
        host=tournament.host == player,
        host_name=host_name,
        entrants=[_entrant(entrant, player) for entrant in tournament.entrants],
        standings=[_standing(line) for line in _lines(tournament)],
        history=[_round(tournament, number, states) for number in range(1, tournament.round + 1)],
        your_table=your_table(tournament, player, states),
    )


def tournament_summary(
    tournament: TournamentRecord, player: str, host_name: str, states: Mapping[str, TableState]
) -> TournamentSummary:
    own = tournament.entrant_of(player)
    ranks = {line.entrant: line.rank for line in _lines(tournament)}
    return TournamentSummary(
        id=tournament.id,
        pairing=tournament.pairing,
        titles=list(tournament.titles),
        stage=tournament.stage,
        round=tournament.round,
        rounds=tournament.rounds,
        entrants=len(tournament.entrants),
        places=tournament.places,
        host=tournament.host == player,
        host_name=host_name,
        created=tournament.created,
        rank=None if own is None else ranks.get(own.number),
        your_table=your_table(tournament, player, states),
    )


def your_table(tournament: TournamentRecord, player: str, states: Mapping[str, TableState]) -> str | None:
    """The table that somebody has to play at now."""
    own = tournament.entrant_of(player)
    if own is None or tournament.stage != "running":
        return None
    tables = [each.table for each in tournament.meetings_of(tournament.round) if own.number in each.entrants]
    return next((table for table in tables if table is not None and states.get(table) == "playing"), None)


def _lines(tournament: TournamentRecord) -> list[Line]:
    if tournament.round == 0:
        return []
    return standings(numbers_of(tournament), tournament.meetings, tournament.players)


def _entrant(entrant: EntrantRecord, player: str) -> EntrantShape:
    return EntrantShape(
        entrant.number,
        entrant.name,
        None if entrant.player is None else mark(entrant.player),
        entrant.level,
        entrant.player == player,
        entrant.withdrawn,
    )


def _standing(line: Line) -> StandingShape:
    return StandingShape(
        line.entrant,
        line.rank,
        line.half_points / 2,
        line.opponents / 2,
        line.margin,
        line.games,
        line.wins,
        line.byes,
    )


def _round(tournament: TournamentRecord, number: int, states: Mapping[str, TableState]) -> RoundShape:
    meetings = [_meeting(meeting, states) for meeting in tournament.meetings_of(number)]
    return RoundShape(number, tournament.title_of(number), meetings)


def _meeting(meeting: MeetingRecord, states: Mapping[str, TableState]) -> MeetingShape:
    return MeetingShape(
        meeting.table,
        list(meeting.entrants),
        _state(meeting, states),
        None if meeting.places is None else list(meeting.places),
        None if meeting.scores is None else list(meeting.scores),
    )


def _state(meeting: MeetingRecord, states: Mapping[str, TableState]) -> MeetingState:
    if meeting.bye:
        return "bye"
    if meeting.places is not None:
        return "aborted" if meeting.scores is None else "over"
    return "aborted" if meeting.table is None else states.get(meeting.table, "aborted")
