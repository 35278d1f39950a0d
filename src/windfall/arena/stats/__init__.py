"""Statistics of many games of a title: what wins, how long games take, how they end, what is chosen."""

from windfall.arena.stats.facts import Facts, facts_of
from windfall.arena.stats.files import check_pictures, stats_data, write_stats
from windfall.arena.stats.markdown import stats_markdown
from windfall.arena.stats.summary import ComponentStats, SeatStats, Stats, play_for_stats, summary

__all__ = [
    "ComponentStats",
    "Facts",
    "SeatStats",
    "Stats",
    "check_pictures",
    "facts_of",
    "play_for_stats",
    "stats_data",
    "stats_markdown",
    "summary",
    "write_stats",
]
