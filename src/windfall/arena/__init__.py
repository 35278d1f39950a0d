"""Matches between bots: every bot in every seat of the same deals, and what the results say."""

from windfall.arena.intervals import mean_interval, wilson_interval
from windfall.arena.ladder import Ladder, Standing, bots_that_play, play_ladder, standings
from windfall.arena.match import Match, Played, answer_next, seat_bots
from windfall.arena.report import BotReport, Report, SeatReport, report
from windfall.arena.runner import play_each, play_games, play_match
from windfall.arena.schedule import Fixture, bot_seed, schedule

__all__ = [
    "BotReport",
    "Fixture",
    "Ladder",
    "Match",
    "Played",
    "Report",
    "SeatReport",
    "Standing",
    "answer_next",
    "bot_seed",
    "bots_that_play",
    "mean_interval",
    "play_each",
    "play_games",
    "play_ladder",
    "play_match",
    "report",
    "schedule",
    "seat_bots",
    "standings",
    "wilson_interval",
]
