"""What somebody's games of a title say. Only games that have ended are counted."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from windfall.engine.title import DeedSort, Title
from windfall.server.database.history import Placed
from windfall.server.database.records import GONE, Deeds, ScoreSheet, TableRecord
from windfall.server.identity.marks import mark
from windfall.server.standing.games import outcome, own_seat
from windfall.server.wire.standing import Against, Favourite, PlayersStatistics, TitleStatistics

_FAVOURITES: Final = 8
_RIVALS: Final = 20


@dataclass(frozen=True, slots=True)
class Finished:
    """A game to whose end somebody played by themselves."""

    table: TableRecord
    own: int
    results: Mapping[int, Placed]
    deeds: Deeds | None

    @property
    def placed(self) -> Placed:
        return self.results[self.own]


def statistics(
    title: Title,
    tables: Sequence[TableRecord],
    player: str,
    results: Mapping[str, Mapping[int, Placed]],
    sheets: Mapping[str, ScoreSheet],
) -> TitleStatistics:
    """What these games say, which have all ended."""
    counted = []
    for table in tables:
        own, placed = own_seat(table, player), results.get(table.id, {})
        played_out = own in placed and outcome(table, table.seats[own], placed[own]) in ("won", "lost")
        if played_out:
            counted.append(Finished(table, own, placed, _deeds(sheets.get(table.id), own)))
    return TitleStatistics(
        title=title.name,
        games=len(counted),
        left=len(tables) - len(counted),
        by_players=_by_players(counted),
        actions=_favourites(title, counted, "action"),
        placed=_favourites(title, counted, "placed"),
        against=_against(counted, player),
    )


def _deeds(sheet: ScoreSheet | None, seat: int) -> Deeds | None:
    return None if sheet is None or sheet.deeds is None else sheet.deeds[seat]


def _by_players(games: Sequence[Finished]) -> list[PlayersStatistics]:
    found = []
    for players in sorted({len(game.table.seats) for game in games}):
        placed = [game.placed for game in games if len(game.table.seats) == players]
        scores = [each.score for each in placed]
        wins = sum(each.place == 1 for each in placed)
        found.append(PlayersStatistics(players, len(placed), wins, round(fmean(scores), 1), max(scores)))
    return found


def _favourites(title: Title, games: Sequence[Finished], sort: DeedSort) -> list[Favourite]:
    counts = Counter[str]()
    for game in games:
        counts.update((game.deeds or {}).get(sort, {}))
    often = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    told = ((title.deed_text(what), count) for what, count in often)
    return [Favourite(text, count) for text, count in told if text is not None][:_FAVOURITES]


def _against(games: Sequence[Finished], player: str) -> list[Against]:
    """By person, and by level of bots; those of most games first. Who has left a game is not counted in it."""
    met: dict[tuple[str, bool], list[tuple[str, int]]] = {}
    for game in games:
        for number, seat in enumerate(game.table.seats):
            who = seat.level or seat.player
            if who in (None, player, GONE) or seat.stood_in or seat.resigned or seat.local:
                continue
            behind = game.results[number].place - game.placed.place
            met.setdefault((str(who), seat.level is not None), []).append((seat.name, behind))
    often = sorted(met.items(), key=lambda item: (-len(item[1]), item[0]))
    return [_rival(who, is_bot, meetings) for (who, is_bot), meetings in often[:_RIVALS]]


def _rival(who: str, is_bot: bool, meetings: Sequence[tuple[str, int]]) -> Against:
    return Against(
        name=None if is_bot else meetings[0][0],
        mark=None if is_bot else mark(who),
        level=who if is_bot else None,
        games=len(meetings),
        better=sum(behind > 0 for _name, behind in meetings),
        worse=sum(behind < 0 for _name, behind in meetings),
    )
