"""Daily deals: which there are, to play one, and what came of it."""

from http import HTTPStatus
from typing import Annotated, Final

from fastapi import Depends, Path, Query

from windfall.engine.registry import title_names
from windfall.engine.words.message import message
from windfall.server.daily import results
from windfall.server.daily.deals import LEVEL, PLAYERS, archived_days, checked_day, ends, is_over, today
from windfall.server.database.records import DailyGame
from windfall.server.refusals import RequestRefused, no_such_table
from windfall.server.routes.context import AskerHere, Context, FoundTitle, PlayerId, Server, Visitor, counted
from windfall.server.routes.wire import WireRouter
from windfall.server.wire.daily import DailyDays, DailyDealShape, DailyFriend, DailySheet
from windfall.server.wire.shapes import TableShape

router = WireRouter(prefix="/daily", tags=["daily deals"])

_CODE: Final = r"^[0-9a-f]{16}$"
_MOST_FRIENDS: Final = 50
DayText = Annotated[str, Path(max_length=10)]


@router.get("")
async def daily(player: PlayerId, server: Server) -> DailyDays:
    """The deals of this day, with your games of them, and those of 30 days before."""
    day = today()
    days = [each.isoformat() for each in (day, *archived_days())]
    begun = await server.store.daily.all_of_player(player, days)
    unfinished = {(game.day, game.title) for game in begun if game.place is None}
    for due, title in sorted({(day.isoformat(), title) for title in title_names()} | unfinished):
        await results.settle(server.store, server.dealer, due, title)
    mine = {(game.day, game.title): game for game in await server.store.daily.all_of_player(player, days)}
    counts = await server.store.daily.counts(days)
    deals = [
        _deal(each, title, counts.get((each, title), 0), mine.get((each, title)), player)
        for each in days
        for title in title_names()
    ]
    now = [deal for deal in deals if deal.day == day.isoformat()]
    return DailyDays(day.isoformat(), ends(day), PLAYERS, LEVEL, server.dealer.code(player), now, deals[len(now) :])


def _deal(day: str, title: str, finished: int, own: DailyGame | None, player: str) -> DailyDealShape:
    return DailyDealShape(title, day, finished, None if own is None else results.result_of(own, player))


@router.get("/friends/{code}")
async def friend(code: Annotated[str, Path(pattern=_CODE)], server: Server) -> DailyFriend:
    """Who has this code; 404 if nobody who has played a daily deal does."""
    name = await server.store.daily.named(code)
    if name is None:
        raise RequestRefused(message("server-no-such-friend"), HTTPStatus.NOT_FOUND)
    return DailyFriend(code, name)


@router.get("/{day}/{title}")
async def sheet(
    day: DayText,
    title: FoundTitle,
    player: PlayerId,
    server: Server,
    friend: Annotated[list[Annotated[str, Query(pattern=_CODE)]] | None, Query(max_length=_MOST_FRIENDS)] = None,
) -> DailySheet:
    """What came of a deal: yours, and when you have finished it or its day is over that of all."""
    found = checked_day(day).isoformat()
    await results.settle(server.store, server.dealer, found, title.name)
    games = await server.store.daily.of_deal(found, title.name)
    own = next((game for game in games if game.player == player), None)
    finished = sum(game.place is not None and not game.late for game in games)
    deal = _deal(found, title.name, finished, own, player)
    if not results.may_see(own, found):
        return DailySheet(deal, is_over(found), None, None)
    friends = [game for game in games if game.code in (friend or ()) and game.player != player]
    shown = [results.result_of(game, player) for game in friends]
    return DailySheet(deal, is_over(found), results.histogram(games), shown)


@router.post("/{day}/{title}", dependencies=[Depends(counted)])
async def play(day: DayText, title: FoundTitle, visitor: Visitor, asker: AskerHere, server: Server) -> TableShape:
    """Your table of this deal; it is opened if you have none. Only one game of a deal counts, so there is only one."""
    found = checked_day(day)
    own = await server.store.daily.of_player(visitor.id, found.isoformat(), title.name)
    if own is not None:
        return await _kept_table(own, visitor.id, server)
    await server.store.keep_player(visitor)
    table = server.dealer.table(title.name, found, visitor, server.settings.levels)
    game = DailyGame(
        found.isoformat(),
        title.name,
        visitor.id,
        server.dealer.code(visitor.id),
        visitor.name,
        table.id,
        late=is_over(found.isoformat()),
    )
    room = await server.hall.opening.open_daily(table, game, asker)
    if room is None:  # opened at the same moment in another window
        own = await server.store.daily.of_player(visitor.id, found.isoformat(), title.name)
        assert own is not None
        return await _kept_table(own, visitor.id, server)
    return room.shape(visitor.id)


async def _kept_table(own: DailyGame, player: str, server: Context) -> TableShape:
    table = await server.store.table(own.table)
    if table is None:
        raise no_such_table()
    (shown,) = await server.hall.shapes([table], player)
    return shown
