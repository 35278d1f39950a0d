"""Ratings in the database. A game changes them once, whole, and whichever process does it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import ColumnElement, Select, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from windfall.players.skill import Skill, starting_skill
from windfall.server.database.connected import Connected
from windfall.server.database.models import PlayerRow, RatedGameRow, RatingRow, SeatRow, TableRow
from windfall.server.database.records import ENDINGS

_TRIES: Final = 10  # while other processes rate games of the same players
_BOT: Final = "bot:"

# From the skills of who has played, by name, those that the game changes.
Change: TypeAlias = Callable[[Mapping[str, Skill]], Mapping[str, Skill]]


@dataclass(frozen=True, slots=True)
class Scale:
    """What ratings can be compared on."""

    title: str
    players: int


@dataclass(frozen=True, slots=True)
class Rating:
    scale: Scale
    who: str
    skill: Skill
    games: int

    @property
    def level(self) -> str | None:
        """The level of bots whose rating it is."""
        return self.who.removeprefix(_BOT) if self.who.startswith(_BOT) else None


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody, or a level of bots, on the leaderboard."""

    rating: Rating
    name: str


def of_level(level: str) -> str:
    """By what name the ratings of a level of bots are kept; no player has an id like this."""
    return f"{_BOT}{level}"


class Ratings(Connected):
    """Ratings of people and bots."""

    async def due(self, most: int) -> list[str]:
        """Rated tables whose games have ended, and have not changed ratings yet."""
        ended = or_(TableRow.status == "over", TableRow.halted.in_(ENDINGS))
        rated = exists().where(RatedGameRow.table_id == TableRow.id)
        query = select(TableRow.id).where(TableRow.rated.is_(True), ended, ~rated).order_by(TableRow.changed)
        return [row.id for row in await self._rows(query.limit(most))]

    async def left_alone(self, before: datetime, most: int) -> list[str]:
        """Rated games that nobody has gone on with since then, and at which no more than one person plays."""
        playing = (TableRow.rated.is_(True), TableRow.status == "playing", TableRow.halted.is_(None))
        by_themselves = (SeatRow.table_id == TableRow.id, SeatRow.player.is_not(None), SeatRow.stand_in.is_(None))
        people = select(func.count(SeatRow.player.distinct())).where(*by_themselves).scalar_subquery()
        query = select(TableRow.id).where(*playing, TableRow.changed < before, people <= 1)
        return [row.id for row in await self._rows(query.order_by(TableRow.changed).limit(most))]

    async def rate(self, table: str, scale: Scale, seats: Sequence[str | None], change: Change) -> bool:
        """Change the ratings of who played a game, by seat; False, and nothing is changed, if that was done before."""
        for _ in range(_TRIES):
            try:
                return await self._do(lambda connection: _rate(connection, table, scale, seats, change))
            except IntegrityError:  # another process rates it, or begins a rating that is begun here, too
                continue
        raise TimeoutError(f"ratings of {scale} could not be changed")

    async def of(self, who: str) -> list[Rating]:
        """All ratings of a player."""
        return await self._ratings(select(RatingRow).where(RatingRow.who == who))

    async def on(self, scale: Scale, who: Sequence[str]) -> dict[str, Rating]:
        """Those of these players and levels that there are on a scale."""
        found = await self._ratings(select(RatingRow).where(*_on(scale), RatingRow.who.in_(who)))
        return {rating.who: rating for rating in found}

    async def listed(self, scale: Scale, surest: float, most: int) -> list[Listed]:
        """Those who agreed to be listed and are rated surely enough, the strongest first."""
        query = select(RatingRow, PlayerRow.name).join(PlayerRow, PlayerRow.id == RatingRow.who)
        query = query.where(*_on(scale), PlayerRow.listed.is_(True), RatingRow.sigma <= surest)
        rows = await self._rows(query.order_by(RatingRow.mu.desc(), RatingRow.who).limit(most))
        return [Listed(_rating(row), row.name) for row in rows]

    async def is_listed(self, player: str) -> bool:
        rows = await self._rows(select(PlayerRow.listed).where(PlayerRow.id == player))
        return any(row.listed for row in rows)

    async def list_player(self, player: str, listed: bool) -> None:
        await self._change(update(PlayerRow).where(PlayerRow.id == player).values(listed=listed))

    async def _ratings(self, query: Select[Any]) -> list[Rating]:
        return [_rating(row) for row in await self._rows(query)]


async def _rate(
    connection: AsyncConnection, table: str, scale: Scale, seats: Sequence[str | None], change: Change
) -> bool:
    done = select(RatedGameRow.table_id).where(RatedGameRow.table_id == table)
    if (await connection.execute(done)).first() is not None:
        return False
    before: dict[str, Skill] = {}
    for who in sorted({each for each in seats if each is not None}):  # in one order, so that no two wait for each other
        before[who] = await _held(connection, scale, who)
    after = change(before)
    for who in sorted(after):
        skill = after[who]
        values = {"mu": skill.mu, "sigma": skill.sigma, "games": RatingRow.games + 1}
        await connection.execute(update(RatingRow).where(*_on(scale), RatingRow.who == who).values(values))
    changes = {
        str(seat): [before[who].mu, before[who].sigma, after[who].mu, after[who].sigma]
        for seat, who in enumerate(seats)
        if who is not None and who in after
    }
    row = {"table_id": table, "changes": changes, "at": datetime.now(UTC)}
    await connection.execute(insert(RatedGameRow).values(row))
    return True


async def _held(connection: AsyncConnection, scale: Scale, who: str) -> Skill:
    """A rating that nobody else changes before this transaction is over; it is begun, if there is none."""
    own = select(RatingRow.mu, RatingRow.sigma).where(*_on(scale), RatingRow.who == who).with_for_update()
    found = (await connection.execute(own)).first()
    if found is not None:
        return Skill(found.mu, found.sigma)
    skill = first_skill(scale, who)
    row = {"title": scale.title, "players": scale.players, "who": who, "mu": skill.mu, "sigma": skill.sigma, "games": 0}
    await connection.execute(insert(RatingRow).values(row))
    return skill


def first_skill(scale: Scale, who: str) -> Skill:
    """Where a rating begins: a level of bots where it was measured, everybody else at the start."""
    return starting_skill(scale.title, scale.players, who.removeprefix(_BOT)) if who.startswith(_BOT) else Skill()


def _on(scale: Scale) -> tuple[ColumnElement[bool], ...]:
    return RatingRow.title == scale.title, RatingRow.players == scale.players


def _rating(row: Any) -> Rating:
    return Rating(Scale(row.title, row.players), row.who, Skill(row.mu, row.sigma), row.games)
