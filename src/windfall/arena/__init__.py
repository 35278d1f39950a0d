"""Matches between bots: every bot in every seat of the same deals, and what the results say."""

from windfall.arena.match import Match, Played, answer_next, seat_bots
from windfall.arena.report import BotReport, Report, SeatReport, report
from windfall.arena.runner import play_each, play_match
from windfall.arena.schedule import Fixture, bot_seed, schedule
from windfall.arena.wilson import wilson_interval

__all__ = [
    "BotReport",
    "Fixture",
    "Match",
    "Played",
    "Report",
    "SeatReport",
    "answer_next",
    "bot_seed",
    "play_each",
    "play_match",
    "report",
    "schedule",
    "seat_bots",
    "wilson_interval",
]
