"""How a tournament proceeds: who enters and leaves, how it starts, what a round brought, whether there is another."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Final

from windfall.engine.words.message import message
from windfall.server.database.history import Placed
from windfall.server.database.records import Player, TableRecord
from windfall.server.database.tournament_records import EntrantRecord, MeetingRecord, TournamentRecord
from windfall.server.names import BOT_NAMES
from windfall.server.refusals import RequestRefused
from windfall.server.standing.rated import Entrant, entrants
from windfall.server.tournaments.pairing import Past, Round, robin, robin_rounds, series, swiss
from windfall.server.tournaments.standings import bye_half_points, standings

_STARTED: Final = message("tournaments-started")


# Before it starts


def entered(tournament: TournamentRecord, player: Player) -> TournamentRecord:
    """With somebody who takes part, too."""
    if tournament.stage != "open":
        raise RequestRefused(_STARTED)
    if tournament.entrant_of(player.id) is not None:
        raise RequestRefused(message("tournaments-entered"))
    if len(tournament.entrants) >= tournament.places:
        raise RequestRefused(message("tournaments-full"))
    number = max((entrant.number for entrant in tournament.entrants), default=0) + 1
    return replace(tournament, entrants=(*tournament.entrants, EntrantRecord(number, player.id, player.name)))


def left(tournament: TournamentRecord, number: int, player: str) -> TournamentRecord:
    """Without somebody, whom they or the host take out: before it starts as if they had never entered, later they
    have withdrawn, and play no further round."""
    if tournament.stage not in ("open", "running"):
        raise RequestRefused(message("tournaments-over"))
    found = next((entrant for entrant in tournament.entrants if entrant.number == number), None)
    if found is None:
        raise RequestRefused(message("tournaments-no-such-entrant"), HTTPStatus.NOT_FOUND)
    if player not in (found.player, tournament.host):
        raise RequestRefused(message("tournaments-not-yours"), HTTPStatus.FORBIDDEN)
    if tournament.stage == "open":
        return replace(tournament, entrants=tuple(each for each in tournament.entrants if each is not found))
    withdrawn = replace(found, withdrawn=True)
    return replace(tournament, entrants=tuple(withdrawn if each is found else each for each in tournament.entrants))


def started(tournament: TournamentRecord) -> TournamentRecord:
    """With bots in the places that are left, if it has any, and its first round paired."""
    if tournament.stage != "open":
        raise RequestRefused(_STARTED)
    full = _with_bots(tournament)
    if len(full.entrants) < tournament.players:
        raise RequestRefused(message("tournaments-too-few", players=tournament.players))
    if all(entrant.player is None for entrant in full.entrants):
        raise RequestRefused(message("tournaments-no-person"))
    rounds = tournament.rounds or robin_rounds(len(full.entrants), full.players)
    return paired(replace(full, stage="running", rounds=rounds))


def _with_bots(tournament: TournamentRecord) -> TournamentRecord:
    if tournament.bots is None:
        return tournament
    first = max((entrant.number for entrant in tournament.entrants), default=0) + 1
    free = tournament.places - len(tournament.entrants)
    bots = [
        EntrantRecord(number, name=name, level=tournament.bots)
        for number, name in zip(range(first, first + free), BOT_NAMES, strict=False)
    ]
    return replace(tournament, entrants=(*tournament.entrants, *bots))


# Rounds


def paired(tournament: TournamentRecord) -> TournamentRecord:
    """The next round: who meets whom. Its tables are still to be opened."""
    number = tournament.round + 1
    found = _round(tournament, number)
    groups = [*found.tables, *((entrant,) for entrant in found.byes)]
    meetings = [MeetingRecord(number, board, group) for board, group in enumerate(groups, start=1)]
    return replace(tournament, round=number, meetings=(*tournament.meetings, *meetings))


def _round(tournament: TournamentRecord, number: int) -> Round:
    rng = random.Random(f"{tournament.seed} {number}")
    numbers = [entrant.number for entrant in tournament.active]
    if tournament.series:
        return series(numbers, tournament.meetings, rng)
    past = Past.of(tournament.meetings)
    if tournament.pairing == "robin":
        drawn = [entrant.number for entrant in tournament.entrants]
        random.Random(tournament.seed).shuffle(drawn)  # the same in all rounds
        active = [entrant for entrant in drawn if entrant in numbers]
        return robin(drawn, active, past, tournament.players, number)
    lines = standings(numbers_of(tournament), tournament.meetings, tournament.players)
    lots = {entrant: rng.random() for entrant in numbers}
    there = [line for line in lines if line.entrant in lots]
    ranked = sorted(there, key=lambda line: (line.rank, lots[line.entrant]))
    points = {line.entrant: line.half_points for line in ranked}
    return swiss([line.entrant for line in ranked], points, past, tournament.players, rng)


def numbers_of(tournament: TournamentRecord) -> list[int]:
    return [entrant.number for entrant in tournament.entrants]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How those at a table came off, in the order of seats; without scores if it was not played to its end."""

    places: tuple[int, ...]
    scores: tuple[int, ...] | None


def outcome(table: TableRecord | None, results: Mapping[int, Placed], seats: int) -> Outcome:
    """What a game that has ended brought. Nobody gains by leaving: who resigned, or for whom a bot has played, comes
    after all who stayed. Where it was not played to its end, those who stayed are equal."""
    if table is None:
        return Outcome((1,) * seats, None)
    keys = [_key(entrant) for entrant in entrants(table, results)]
    places = tuple(1 + sum(other < key for other in keys) for key in keys)
    whole = len(results) == seats
    return Outcome(places, tuple(results[seat].score for seat in range(seats)) if whole else None)


def _key(entrant: Entrant) -> tuple[bool, int]:
    return entrant.leaving != "stayed", entrant.place or 0


def settled(tournament: TournamentRecord, outcomes: Mapping[str, Outcome]) -> TournamentRecord:
    """With what came of the games at these tables; then there is another round, or it is over."""
    meetings = tuple(_with_outcome(meeting, outcomes) for meeting in tournament.meetings)
    known = replace(tournament, meetings=meetings)
    return replace(known, stage="over") if _finished(known) else paired(known)


def _with_outcome(meeting: MeetingRecord, outcomes: Mapping[str, Outcome]) -> MeetingRecord:
    found = None if meeting.table is None else outcomes.get(meeting.table)
    return meeting if found is None else replace(meeting, places=found.places, scores=found.scores)


def _finished(tournament: TournamentRecord) -> bool:
    active = tournament.active
    too_few = len(active) < tournament.players or all(entrant.player is None for entrant in active)
    return tournament.round >= tournament.rounds or too_few or _decided(tournament)


def _decided(tournament: TournamentRecord) -> bool:
    """In the best of several games it is over when nobody can reach the first any more."""
    if tournament.pairing != "best_of":
        return False
    first, second, *_ = standings(numbers_of(tournament), tournament.meetings, tournament.players)
    to_come = (tournament.rounds - tournament.round) * bye_half_points(tournament.players)
    return first.half_points - second.half_points > to_come
