"""The report of a run: how it went in words and numbers, and its learning curves as a picture."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.axes import Axes

from windfall.engine.errors import SetupError
from windfall.engine.registry import title as find_title
from windfall.learn.checkpoint import LOG, read_settings
from windfall.learn.log import Entry, Evaluated, read_log
from windfall.learn.settings import Settings

CURVES = "curves.svg"
REPORT = "report.md"
_COLOURS = ("#2f6f9f", "#b0532c", "#4d8a4d", "#8a5a9e", "#8a7a2c", "#5a5a5a")
_SMOOTHING = 0.1


def write_report(folder: Path) -> None:
    """Write `report.md` and `curves.svg` into the folder of a run."""
    settings = read_settings(folder)
    entries = read_log(folder / LOG)
    if not entries:
        raise SetupError(f"the run in {folder} has not learned anything yet")
    draw_curves(folder / CURVES, settings, entries)
    (folder / REPORT).write_text("\n".join(_lines(settings, entries)) + "\n", encoding="utf-8")


def _lines(settings: Settings, entries: Sequence[Entry]) -> list[str]:
    last = entries[-1]
    lines = [
        f"# Training {find_title(settings.title).label}",
        "",
        f"{last.iteration + 1} of {settings.iterations} iterations, {last.games:,} games, "
        f"{last.decisions:,} decisions, {last.seconds / 3600:.2f} hours, of which "
        f"{sum(entry.playing for entry in entries) / 3600:.2f} playing and "
        f"{sum(entry.learning for entry in entries) / 3600:.2f} learning; "
        f"seed {settings.seed}, players {', '.join(map(str, settings.players))}.",
        "",
        f"![Learning curves]({CURVES})",
        "",
        "| iteration | games | opponent | players | wins | 95 % | mean margin |",
        "| ---: | ---: | --- | ---: | ---: | --- | ---: |",
    ]
    for entry in entries:
        for test in entry.evaluations:
            low, high = test.win_rate_95
            lines.append(
                f"| {entry.iteration + 1} | {entry.games:,} | {test.opponent} | {test.players} | {test.win_rate:.1%} "
                f"| {low:.1%} to {high:.1%} | {test.mean_margin:+.1f} |"
            )
    return lines + _speed(settings, entries)


def _speed(settings: Settings, entries: Sequence[Entry]) -> list[str]:
    """How fast the last tenth of the run was, when games have their usual length."""
    own = [entry for entry in entries if not settings.is_lesson(entry.iteration)]
    late = own[-max(1, len(own) // 10) :]
    if not late:
        return []
    games = settings.games // settings.tasks * settings.tasks * len(late)
    playing = sum(entry.playing for entry in late)
    learning = sum(entry.learning for entry in late)
    return [
        "",
        f"In the last {len(late)} iterations, {games / playing:.0f} games of self-play a second while playing, "
        f"{games / (playing + learning):.0f} with the time for learning.",
    ]


def draw_curves(file: Path, settings: Settings, entries: Sequence[Entry]) -> None:
    """Win rates against frozen opponents, scores of self-play, and what is learned beside the choices."""
    with plt.rc_context({"svg.hashsalt": settings.title, "font.size": 9, "axes.spines.top": False}):
        figure, grid = plt.subplots(2, 2, figsize=(10, 6.4), layout="constrained")
        games = [entry.games / 1000 for entry in entries]
        _draw_tests(grid[0][0], entries)
        scores = grid[0][1]
        _draw(scores, games, [entry.winning_score for entry in entries], "winner", 0)
        _draw(scores, games, [entry.score for entry in entries], "all seats", 1)
        scores.set_title("Final score in training")
        lengths = grid[1][0]
        _draw(lengths, games, [entry.rounds for entry in entries], "rounds", 2)
        lengths.set_title("Length of a game")
        lessons = grid[1][1]
        _draw(lessons, games, [entry.lesson.win_loss for entry in entries], "who wins (cross entropy)", 0)
        _draw(lessons, games, [entry.lesson.entropy for entry in entries], "undecided (1: all options alike)", 1)
        if find_title(settings.title).foreseen:
            _draw(lessons, games, [entry.lesson.foresee_loss for entry in entries], "what others choose", 2)
        lessons.set_title("What is learned")
        for axes in (scores, lengths, lessons):
            axes.legend(frameon=False)
        for axes in grid.flat:
            axes.set_xlabel("games, in thousands")
            axes.grid(alpha=0.25)
            axes.spines["right"].set_visible(False)
        figure.suptitle(f"{find_title(settings.title).label}: training")
        figure.savefig(file, metadata={"Date": None})
        plt.close(figure)


def _draw_tests(axes: Axes, entries: Sequence[Entry]) -> None:
    """One line for each opponent and number of players, with its 95 % intervals."""
    lines: dict[tuple[str, int], list[tuple[float, Evaluated]]] = {}
    for entry in entries:
        for test in entry.evaluations:
            lines.setdefault((test.opponent, test.players), []).append((entry.games / 1000, test))
    for number, ((opponent, players), points) in enumerate(lines.items()):
        colour = _COLOURS[number % len(_COLOURS)]
        games = [at for at, _test in points]
        axes.plot(games, [test.win_rate for _at, test in points], color=colour, label=f"{opponent}, {players} players")
        low, high = zip(*(test.win_rate_95 for _at, test in points), strict=True)
        axes.fill_between(games, low, high, color=colour, alpha=0.12, linewidth=0)
    axes.set_ylim(0, 1)
    axes.set_title("Win rate against frozen opponents")
    if lines:
        axes.legend(frameon=False, loc="upper left", ncols=2)


def _draw(axes: Axes, games: Sequence[float], values: Sequence[float], label: str, number: int) -> None:
    """A curve and its running mean."""
    smooth: list[float] = []
    for value in values:
        smooth.append(value if not smooth else smooth[-1] + _SMOOTHING * (value - smooth[-1]))
    axes.plot(games, values, color=_COLOURS[number], alpha=0.25, linewidth=0.8)
    axes.plot(games, smooth, color=_COLOURS[number], label=label)
