"""My games, what they say, how strong I am, and the leaderboard."""

from http import HTTPStatus
from typing import Annotated, Final, Literal, TypeAlias

from fastapi import Depends, Path, Query

from windfall.engine.words.message import message
from windfall.players.skill import SURE, Skill
from windfall.server.database.history import Outcome, State, Wanted
from windfall.server.database.ratings import Rating, Scale, first_skill, of_level
from windfall.server.identity.marks import mark
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import Context, FoundTitle, PlayerId, Server, Visitor, checked_title, counted
from windfall.server.routes.wire import Body, WireRouter
from windfall.server.standing.games import own_game
from windfall.server.standing.statistics import statistics
from windfall.server.wire.bodies import NewListing
from windfall.server.wire.standing import (
    Leaderboard,
    LeaderboardRow,
    LevelRating,
    LevelRatings,
    Opponent,
    OwnGames,
    OwnStanding,
    RatingShape,
    TitleStatistics,
)

router = WireRouter(tags=["standing"])

_GAMES_SHOWN: Final = 20
_GAMES_COUNTED: Final = 500
_OPPONENTS_SHOWN: Final = 50
_LISTED: Final = 100
_LAST: Final = 1_000_000
_MARK: Final = r"^[a-z2-7]{8}$"

OpponentSort: TypeAlias = Literal["people", "bots"]
Players: TypeAlias = Annotated[int, Path(ge=1, le=10)]


@router.get("/me/games")
async def my_games(
    player: PlayerId,
    server: Server,
    title: Annotated[str | None, Query(max_length=40)] = None,
    players: Annotated[int | None, Query(ge=1, le=10)] = None,
    outcome: Outcome | None = None,
    state: State | None = None,
    opponents: OpponentSort | None = None,
    opponent: Annotated[str | None, Query(pattern=_MARK)] = None,
    skip: Annotated[int, Query(ge=0, le=_LAST)] = 0,
) -> OwnGames:
    """Your games, at most 20 after the first `skip`: those that go on, then those that have ended, each newest first.
    One of your opponents is named by their mark."""
    if title is not None:
        checked_title(title)
    await server.settling.fill_in(player)
    await server.settling.rate_due()
    history = server.store.history
    met = await history.met(player, _OPPONENTS_SHOWN)
    named = None if opponent is None else next((each.player for each in met if mark(each.player) == opponent), "")
    people = None if opponents is None else opponents == "people"
    wanted = Wanted(title, players, outcome, state, people, named)
    tables = await history.games(player, wanted, _GAMES_SHOWN, skip)
    results = await history.results([table.id for table in tables])
    changes = await history.changes([table.id for table in tables])
    games = [own_game(table, player, results.get(table.id, {}), changes.get(table.id, {})) for table in tables]
    known = [Opponent(mark(each.player) or "", each.name, each.games) for each in met]
    return OwnGames(await history.count(player, wanted), games, known)


@router.get("/me/statistics/{title}")
async def my_statistics(title: FoundTitle, player: PlayerId, server: Server) -> TitleStatistics:
    """What your games of a title say."""
    await server.settling.fill_in(player)
    history = server.store.history
    tables = await history.games(player, Wanted(title.name, state="ended"), _GAMES_COUNTED, 0)
    ids = [table.id for table in tables]
    sheets = await server.settling.with_deeds(tables, await history.sheets(ids))
    return statistics(title, tables, player, await history.results(ids), sheets)


@router.get("/me/standing")
async def my_standing(player: PlayerId, server: Server) -> OwnStanding:
    """Your ratings, and whether others may see them."""
    await server.settling.rate_due()
    return await _standing(player, server)


@router.put("/me/standing", dependencies=[Depends(counted)])
async def list_me(
    body: Annotated[NewListing, Depends(Body(NewListing))], visitor: Visitor, server: Server
) -> OwnStanding:
    """Agree to stand on the leaderboard, or do so no longer."""
    await server.store.keep_player(visitor)
    await server.store.ratings.list_player(visitor.id, body.listed)
    return await _standing(visitor.id, server)


async def _standing(player: str, server: Context) -> OwnStanding:
    ratings = sorted(await server.store.ratings.of(player), key=lambda each: (each.scale.title, each.scale.players))
    listed = await server.store.ratings.is_listed(player)
    return OwnStanding([_shape(rating) for rating in ratings], server.settings.leaderboard, listed)


def _shape(rating: Rating) -> RatingShape:
    scale, skill = rating.scale, rating.skill
    return RatingShape(scale.title, scale.players, skill.points, skill.spread, skill.sure, rating.games)


@router.get("/titles/{title}/ratings/{players}")
async def level_ratings(title: FoundTitle, players: Players, player: PlayerId, server: Server) -> LevelRatings:
    """How strong the bots are with this number of players, and which is the evenest match for you."""
    scale = Scale(title.name, players)
    names = {level.name: of_level(level.name) for level in server.settings.levels}
    found = await server.store.ratings.on(scale, [player, *names.values()])
    skills = {name: found[who].skill if who in found else first_skill(scale, who) for name, who in names.items()}
    own = found[player].skill if player in found else Skill()
    even = min(skills, key=lambda name: abs(skills[name].mu - own.mu))
    levels = [LevelRating(name, skill.points, skill.spread, name == even) for name, skill in skills.items()]
    return LevelRatings(levels, _shape(found[player]) if player in found else None)


@router.get("/leaderboard/{title}/{players}")
async def leaderboard(title: FoundTitle, players: Players, player: PlayerId, server: Server) -> Leaderboard:
    """Those who agreed to be listed and have played enough rated games, and the bots; 404 if this server has none."""
    if not server.settings.leaderboard:
        raise RequestRefused(message("standing-no-leaderboard"), HTTPStatus.NOT_FOUND)
    scale = Scale(title.name, players)
    rows = [_row(each.rating, each.name, player) for each in await server.store.ratings.listed(scale, SURE, _LISTED)]
    names = [of_level(level.name) for level in server.settings.levels]
    found = await server.store.ratings.on(scale, names)
    bots = [found.get(who) or Rating(scale, who, first_skill(scale, who), 0) for who in names]
    rows += [_row(rating, None, player) for rating in bots]
    return Leaderboard(title.name, players, sorted(rows, key=lambda row: -row.points))


def _row(rating: Rating, name: str | None, player: str) -> LeaderboardRow:
    skill = rating.skill
    return LeaderboardRow(
        name=name,
        mark=None if rating.level is not None else mark(rating.who),
        level=rating.level,
        yours=rating.who == player,
        points=skill.points,
        spread=skill.spread,
        games=rating.games,
    )
