"""The standings of a tournament: points for who one comes before, and what decides between equal points.

A point for every opponent at the table that one comes before, half a point for each with whom one is equal; who sits a
round out gets as much as for a win. Then the points of all opponents (Buchholz) decide: who met the stronger ones
stands higher; then by how many VPs one was ahead of them in all. Points are counted in halves, so that they stay whole.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from windfall.server.database.tournament_records import MeetingRecord


@dataclass(frozen=True, slots=True)
class Line:
    """How an entrant stands."""

    entrant: int
    rank: int
    half_points: int
    opponents: int  # the half points of all whom one has met, each as often as one has
    margin: int
    games: int
    wins: int
    byes: int


def half_points(places: Sequence[int]) -> tuple[int, ...]:
    """What a game is worth to each, by the places in which they finished.

    >>> half_points((1, 2)), half_points((1, 1)), half_points((3, 1, 1, 4))
    ((2, 0), (1, 1), (2, 5, 5, 0))
    """
    return tuple(
        sum(2 if other > place else 1 if other == place else 0 for other in places) - 1  # one is equal to oneself
        for place in places
    )


def bye_half_points(players: int) -> int:
    """What it is worth to sit out at tables of so many: as much as to win."""
    return 2 * (players - 1)


def standings(entrants: Iterable[int], meetings: Sequence[MeetingRecord], players: int) -> list[Line]:
    """How all stand after these meetings, the first one first; those who are equal in all share a rank."""
    counted = [meeting for meeting in meetings if meeting.bye or meeting.places is not None]
    points = dict.fromkeys(entrants, 0)
    for meeting in counted:
        for entrant, gained in zip(meeting.entrants, _gained(meeting, players), strict=True):
            points[entrant] += gained
    lines = [_line(entrant, counted, points) for entrant in points]
    lines.sort(key=lambda line: (*_order(line), line.entrant))
    orders = [_order(line) for line in lines]
    return [
        Line(
            line.entrant,
            1 + orders.index(order),
            line.half_points,
            line.opponents,
            line.margin,
            line.games,
            line.wins,
            line.byes,
        )
        for line, order in zip(lines, orders, strict=True)
    ]


def _order(line: Line) -> tuple[int, int, int]:
    return -line.half_points, -line.opponents, -line.margin


def _gained(meeting: MeetingRecord, players: int) -> tuple[int, ...]:
    if meeting.places is None:
        return (bye_half_points(players),) * len(meeting.entrants)
    return half_points(meeting.places)


def _line(entrant: int, meetings: Sequence[MeetingRecord], points: dict[int, int]) -> Line:
    opponents = margin = games = wins = byes = 0
    for meeting in meetings:
        if entrant not in meeting.entrants:
            continue
        if meeting.places is None:
            byes += 1
            continue
        seat = meeting.entrants.index(entrant)
        games += 1
        wins += meeting.places[seat] == 1
        opponents += sum(points[other] for other in meeting.entrants if other != entrant)
        if meeting.scores is not None:
            margin += sum(meeting.scores[seat] - score for score in meeting.scores)
    return Line(entrant, 0, points[entrant], opponents, margin, games, wins, byes)
