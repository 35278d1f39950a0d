"""The results of a match as tables and as JSON."""

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from windfall.arena import BotReport, Report, SeatReport
from windfall.cli.terminal import in_colours
from windfall.engine.game import SEAT_NAMES


def report_data(report: Report) -> dict[str, Any]:
    """What `--json` prints. Times are all kept under keys that tell of speed: nothing else differs between two runs."""
    match = report.match
    return {
        "title": match.title,
        "settings": dict(match.settings),
        "games": match.games,
        "seed": match.seed,
        "moves_per_second": round(report.moves_per_second, 1),
        "rounds": {"mean": report.rounds_mean, "min": report.rounds_min, "max": report.rounds_max},
        "ended_by": report.ended_by,
        "bots": [_bot_data(bot) for bot in report.bots],
        "together": [{"players": len(bot.positions), **_bot_data(bot)} for bot in report.together],
        "seats": [
            {"seat": seat.seat, "win_rate": seat.win_rate, "mean_score": seat.mean_score} for seat in report.seats
        ],
    }


def _bot_data(bot: BotReport) -> dict[str, Any]:
    return {
        "name": bot.name,
        "games": bot.games,
        "wins": bot.wins,
        "win_rate": bot.win_rate,
        "win_rate_95": list(bot.win_rate_95),
        "mean_score": bot.mean_score,
        "mean_margin": bot.mean_margin,
        "mean_margin_95": list(bot.mean_margin_95) if bot.mean_margin_95 else None,
        "seconds_per_move": {"median": bot.median_seconds, "mean": bot.mean_seconds},
    }


def print_report(console: Console, report: Report) -> None:
    """The bots by name: those of one name play alike, so their places in the line-up say nothing."""
    console.print(_win_table(report))
    console.print(_score_table(report))
    console.print(_seat_table(report))
    ends = ", ".join(f"{end.replace('_', ' ')} {count}" for end, count in report.ended_by.items())
    rounds = f"mean {report.rounds_mean:.1f}, least {report.rounds_min}, most {report.rounds_max}"
    console.print(f"Rounds: {rounds}")
    console.print(f"Ended by: {ends}")
    console.print(f"Speed: {report.moves_per_second:,.0f} moves per second ({report.moves:,} moves)")


def _win_table(report: Report) -> Table:
    table = _table(f"{report.match.games} games of {report.match.title}", "games", "wins", "win rate", "95 % interval")
    several = len(report.together) < len(report.bots)
    if several:
        table.add_column("each", justify="right")
    for bot in report.together:
        low, high = bot.win_rate_95
        cells = [str(bot.games), f"{bot.wins:.1f}", f"{bot.win_rate:.1%}", f"{low:.1%} – {high:.1%}"]
        table.add_row(_who(bot), *cells, *([f"{bot.win_rate_each:.1%}"] if several else []))
    return table


def _score_table(report: Report) -> Table:
    table = _table("Scores, and time per move", "score", "margin", "95 % interval", "median", "mean")
    for bot in report.together:
        table.add_row(
            _who(bot),
            f"{bot.mean_score:.1f}",
            f"{bot.mean_margin:+.1f}",
            _interval(bot.mean_margin_95),
            duration(bot.median_seconds),
            duration(bot.mean_seconds),
        )
    return table


def _seat_table(report: Report) -> Table:
    table = _table("Wins of games by seat")
    for seat in report.seats:
        table.add_column(in_colours(SEAT_NAMES[seat.seat]), justify="right")
    for bot in report.together:
        table.add_row(_who(bot), *(_wins_of_games(seat, bot.positions) for seat in report.seats))
    table.add_section()
    table.add_row("all", *(f"{seat.win_rate:.1%}" for seat in report.seats))
    table.add_row("mean score", *(f"{seat.mean_score:.1f}" for seat in report.seats))
    return table


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("bot")
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def _who(bot: BotReport) -> str:
    return bot.name if len(bot.positions) == 1 else f"{len(bot.positions)} × {bot.name}"


def _interval(ends: tuple[float, float] | None) -> str:
    return "–" if ends is None else f"{ends[0]:+.1f} – {ends[1]:+.1f}"


def duration(seconds: float) -> str:
    """A time as people read it.

    >>> duration(0.0000021), duration(0.00213), duration(1.5)
    ('2.10 µs', '2.13 ms', '1.50 s')
    """
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1e3:.2f} ms" if seconds >= 0.001 else f"{seconds * 1e6:.2f} µs"


def _wins_of_games(seat: SeatReport, positions: tuple[int, ...]) -> str:
    wins = sum(seat.bot_wins[position] for position in positions)
    games = sum(seat.bot_games[position] for position in positions)
    return f"{wins:.1f} of {games}"
