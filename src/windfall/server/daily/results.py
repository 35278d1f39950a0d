"""What came of the games of a daily deal. Scores are worked out from the moves, by playing them again."""

import asyncio
import logging
from collections import Counter
from typing import Final

from windfall.engine.errors import WindfallError
from windfall.engine.game import replay
from windfall.server.daily.deals import Dealer, checked_day, is_over
from windfall.server.database.records import DailyGame, TableRecord
from windfall.server.database.store import Store
from windfall.server.logs import named
from windfall.server.tables.finished import stored_journal
from windfall.server.wire.daily import DailyResult, ScoreCount

_log = logging.getLogger("windfall.server.daily")

_AT_ONCE: Final = 20  # games that are played again for one request
_OWN: Final = 0  # the player's seat


async def settle(store: Store, dealer: Dealer, day: str, title: str) -> None:
    """Keep the scores of games that have ended since somebody asked last."""
    for table in await store.daily.unsettled(day, title, _AT_ONCE):
        found = await store.table(table)
        if found is not None:
            scores = await _recomputed(store, dealer, found)
            if scores is not None:
                await store.daily.settle(table, scores, place_of(scores))


async def _recomputed(store: Store, dealer: Dealer, table: TableRecord) -> tuple[int, ...] | None:
    """The scores that the moves give, played from the deal of the day; None if they do not end a game of it."""
    assert table.daily is not None
    dealt = stored_journal(table, await store.moves(table.id))
    if table.secret != dealer.secret(table.title, checked_day(table.daily)) or table.redealt:
        _log.error("the game of table %s is not dealt as its day was", named(table.id))
        return None
    try:
        game = await asyncio.to_thread(replay, dealt)
    except WindfallError:
        _log.exception("the game of table %s cannot be played again", named(table.id))
        return None
    return tuple(game.result.scores) if game.over else None


def place_of(scores: tuple[int, ...]) -> int:
    """Which place the player's score takes among those of the table.

    >>> place_of((30, 35, 28)), place_of((30, 30, 28))
    (2, 1)
    """
    return 1 + sum(score > scores[_OWN] for score in scores)


def histogram(games: list[DailyGame]) -> list[ScoreCount]:
    """How many have reached which score, of those who played on the day."""
    counted = Counter(game.scores[_OWN] for game in games if game.scores is not None and not game.late)
    return [ScoreCount(score, counted[score]) for score in sorted(counted)]


def result_of(game: DailyGame, player: str) -> DailyResult:
    """A game as it is shown; the link of the table only to whom it belongs."""
    own = game.player == player
    score = None if game.scores is None else game.scores[_OWN]
    others = () if game.scores is None else game.scores[_OWN + 1 :]
    return DailyResult(game.name, own, game.late, game.table if own else None, score, list(others), game.place)


def may_see(own: DailyGame | None, day: str) -> bool:
    """Results are shown to who has finished the deal, and to everybody when its day is over."""
    return is_over(day) or (own is not None and own.place is not None)
