"""The results of a match as tables and as JSON."""

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from windfall.arena import Report, SeatReport
from windfall.cli.scores import in_words
from windfall.cli.terminal import in_colours
from windfall.engine.game import SEAT_NAMES


def report_data(report: Report) -> dict[str, Any]:
    """What `--json` prints."""
    match = report.match
    return {
        "title": match.title,
        "options": dict(match.options),
        "games": match.games,
        "seed": match.seed,
        "moves_per_second": round(report.moves_per_second, 1),
        "rounds": {"mean": report.rounds_mean, "min": report.rounds_min, "max": report.rounds_max},
        "ended_by": report.ended_by,
        "bots": [
            {
                "name": bot.name,
                "games": bot.games,
                "wins": bot.wins,
                "win_rate": bot.win_rate,
                "win_rate_95": list(bot.win_rate_95),
                "mean_score": bot.mean_score,
            }
            for bot in report.bots
        ],
        "seats": [
            {"seat": seat.seat, "win_rate": seat.win_rate, "mean_score": seat.mean_score} for seat in report.seats
        ],
    }


def print_report(console: Console, report: Report) -> None:
    console.print(_bot_table(report))
    console.print(_seat_table(report))
    ends = ", ".join(f"{in_words(end)} {count}" for end, count in report.ended_by.items())
    rounds = f"mean {report.rounds_mean:.1f}, least {report.rounds_min}, most {report.rounds_max}"
    console.print(f"Rounds: {rounds}")
    console.print(f"Ended by: {ends}")
    console.print(f"Speed: {report.moves_per_second:,.0f} moves per second ({report.moves:,} moves)")


def _bot_table(report: Report) -> Table:
    table = Table(
        title=f"{report.match.games} games of {report.match.title}", title_justify="left", box=box.SIMPLE_HEAD
    )
    table.add_column("bot")
    for heading in ("games", "wins", "win rate", "95 % interval", "mean score"):
        table.add_column(heading, justify="right")
    for number, bot in enumerate(report.bots, start=1):
        low, high = bot.win_rate_95
        table.add_row(
            f"{number} {bot.name}",
            str(bot.games),
            f"{bot.wins:.1f}",
            f"{bot.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{bot.mean_score:.1f}",
        )
    return table


def _seat_table(report: Report) -> Table:
    table = Table(title="Wins of games by seat", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("bot")
    for seat in report.seats:
        table.add_column(in_colours(SEAT_NAMES[seat.seat]), justify="right")
    for position, bot in enumerate(report.bots):
        table.add_row(f"{position + 1} {bot.name}", *(_wins_of_games(seat, position) for seat in report.seats))
    table.add_section()
    table.add_row("all", *(f"{seat.win_rate:.1%}" for seat in report.seats))
    table.add_row("mean score", *(f"{seat.mean_score:.1f}" for seat in report.seats))
    return table


def _wins_of_games(seat: SeatReport, position: int) -> str:
    return f"{seat.bot_wins[position]:.1f} of {seat.bot_games[position]}"
