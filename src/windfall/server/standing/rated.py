"""What a rated game does to the ratings of who played it.

Nobody gains by leaving, and nobody by another's being replaced:

- Who resigned is last, and all others are rated as having left them behind.
- For whom a bot has played is last, whether they came back or not. It is the others who may let a bot play, so all
  others are rated as though that seat had not been there.
- In a game that ended without a result only those lose who have left it, each as the last; nobody gains. Who ends a
  game at which no other person plays any more has left it.
- A game that the host of the server ended changes nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from windfall.players.skill import Skill, rated
from windfall.server.database.history import Placed
from windfall.server.database.ratings import of_level
from windfall.server.database.records import GONE, SeatRecord, TableRecord

Leaving: TypeAlias = Literal["stayed", "resigned", "replaced"]

_FIRST: Final = 1


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who is rated at a seat, in which place the seat finished, if the game did, and whether its owner was there."""

    who: str | None  # None: nobody any more
    place: int | None
    leaving: Leaving = "stayed"


def entrants(table: TableRecord, results: Mapping[int, Placed]) -> list[Entrant]:
    """The seats of a rated game that has ended."""
    left = [_leaving(seat) for seat in table.seats]
    if table.progress.status != "over" and table.halted != "ended":
        still_there = {
            seat.player for seat, leaving in zip(table.seats, left, strict=True) if seat.player and leaving == "stayed"
        }
        if table.halted == "resigned" or len(still_there) == 1:
            left = [
                "resigned" if seat.player and leaving == "stayed" else leaving
                for seat, leaving in zip(table.seats, left, strict=True)
            ]
    return [
        Entrant(who_of(seat), results[number].place if number in results else None, left[number])
        for number, seat in enumerate(table.seats)
    ]


def who_of(seat: SeatRecord) -> str | None:
    """By what name the rating of a seat is kept."""
    if seat.level is not None:
        return None if seat.stood_in else of_level(seat.level)
    return None if seat.player == GONE else seat.player


def _leaving(seat: SeatRecord) -> Leaving:
    if seat.resigned:
        return "resigned"
    return "replaced" if seat.stood_in else "stayed"


def changed_skills(seats: Sequence[Entrant], skills: Mapping[str, Skill]) -> dict[str, Skill]:
    """The skills that the game has changed."""
    finished = all(seat.place is not None for seat in seats)
    after: dict[str, Skill] = {}
    if finished:
        counted = [seat for seat in seats if seat.who is not None and seat.leaving != "replaced"]
        if len(counted) > 1:
            after |= _rated(counted, [_place(seat, len(seats)) for seat in counted], skills)
    for leaver in seats:
        if leaver.who is not None and leaver.leaving != "stayed" and leaver.who not in after:
            counted = [seat for seat in seats if seat.who is not None]
            places = [len(seats) + 2 if seat is leaver else _place(seat, len(seats)) for seat in counted]
            if len(counted) > 1:
                after[leaver.who] = _rated(counted, places, skills)[leaver.who]
    left = {seat.who for seat in seats if seat.leaving != "stayed"}
    return {who: _without_gain(skills[who], skill) if who in left else skill for who, skill in after.items()}


def _place(seat: Entrant, seats: int) -> int:
    """Behind all who stayed, for who left; without a result all who stayed are equal."""
    if seat.leaving != "stayed":
        return seats + 1
    return _FIRST if seat.place is None else seat.place


def _rated(seats: Sequence[Entrant], places: Sequence[int], skills: Mapping[str, Skill]) -> dict[str, Skill]:
    return rated([seat.who for seat in seats if seat.who is not None], skills, places)


def _without_gain(before: Skill, after: Skill) -> Skill:
    return Skill(min(before.mu, after.mu), after.sigma)
