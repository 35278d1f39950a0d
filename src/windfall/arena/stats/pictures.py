"""Statistics as pictures."""

from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from windfall.arena.picture_style import BLUE, GREY, ORANGE, SERIES, STYLE
from windfall.arena.stats.choices import QuestionStats
from windfall.arena.stats.selection import MOST_ANSWERS, often_had, short_answers, telling_rounds, whole_picture
from windfall.arena.stats.spread import Spread
from windfall.arena.stats.summary import ComponentStats, Stats
from windfall.engine.game import SEAT_NAMES
from windfall.engine.registry import title as find_title

_SIZE: Final = (7.5, 4.0)  # inches
_LINE: Final = 0.24  # inches for a line of text
_EXTREMES: Final = 15  # of the components, from either end
_BINS: Final = 30
_NEARLY: Final = 0.9  # forced choices are not asked


def draw_pictures(stats: Stats, folder: Path) -> dict[str, Path]:
    """Draw all pictures into a folder; gives the files by what they show."""
    with mpl.rc_context(STYLE):
        figures = {"length": _length(stats), "scores": _scores(stats), "seats": _seats(stats)}
        if often_had(stats)[0]:
            figures["components"] = _components(stats)
        for question in stats.questions:
            if _asked_every_round(question, stats):
                figures[question.question] = _by_round(stats, question)
            if question.whole:
                figures[whole_picture(question)] = _whole(stats, question)
        return {name: _save(figure, folder / f"{name}.svg") for name, figure in figures.items()}


def _asked_every_round(question: QuestionStats, stats: Stats) -> bool:
    """The one question a round is about, if its answers can be told by round."""
    turns = stats.rounds.mean * stats.match.games * len(stats.seats)
    answers = {answer for number in telling_rounds(question) for answer in question.by_round[number]}
    return question.asked >= _NEARLY * turns and len(answers) > 2


def _save(figure: Figure, path: Path) -> Path:
    figure.savefig(path, metadata={"Date": None})
    return path


def _canvas(stats: Stats, title: str, size: tuple[float, float] = _SIZE) -> tuple[Figure, Axes]:
    figure = Figure(figsize=size, layout="constrained")
    axes = figure.subplots()
    axes.set_title(f"{find_title(stats.match.title).label}: {title}")
    return figure, axes


def _length(stats: Stats) -> Figure:
    figure, axes = _canvas(stats, "how many rounds a game takes")
    counts = stats.rounds.counts
    axes.bar(list(counts), [count / stats.match.games for count in counts.values()], color=BLUE)
    axes.set_xlabel("rounds")
    axes.set_ylabel("of all games")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.grid(axis="y")
    return figure


def _scores(stats: Stats) -> Figure:
    figure, axes = _canvas(stats, "scores")
    span = stats.scores.most - stats.scores.least
    width = max(1, round(span / _BINS))
    edges = [stats.scores.least + width * at - 0.5 for at in range(span // width + 2)]
    for label, spread, colour in (
        ("all players", stats.scores, BLUE),
        ("winners", stats.winning_scores, ORANGE),
    ):
        axes.hist(
            list(spread.counts),
            bins=edges,
            weights=_weights(spread),
            color=colour,
            alpha=0.6,
            label=f"{label}, mean {spread.mean:.1f}",
        )
        axes.axvline(spread.mean, color=colour, linewidth=2)
    axes.set_xlabel("VPs")
    axes.set_ylabel("of these players")
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.grid(axis="y")
    axes.legend()
    return figure


def _weights(spread: Spread) -> list[float]:
    total = sum(spread.counts.values())
    return [count / total for count in spread.counts.values()]


def _seats(stats: Stats) -> Figure:
    figure, axes = _canvas(stats, "win rate by seat, with 95 % intervals")
    names = [SEAT_NAMES[seat.seat] for seat in stats.seats]
    rates = [seat.win_rate for seat in stats.seats]
    below = [seat.win_rate - seat.win_rate_95[0] for seat in stats.seats]
    above = [seat.win_rate_95[1] - seat.win_rate for seat in stats.seats]
    axes.axhline(1 / len(rates), color=GREY, linestyle="--", label="even share")
    axes.errorbar(names, rates, yerr=[below, above], fmt="o", color=BLUE, capsize=4, markersize=8)
    axes.set_ylim(bottom=0)
    axes.margins(x=0.2)
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.grid(axis="y")
    axes.legend(loc="lower right")
    return figure


def _components(stats: Stats) -> Figure:
    shown = _best_and_worst(often_had(stats)[0])
    figure, axes = _canvas(stats, "what wins", (_SIZE[0], 1.2 + _LINE * len(shown)))
    shares = [component.win_share for component in shown]
    below = [component.win_share - component.win_share_95[0] for component in shown]
    above = [component.win_share_95[1] - component.win_share for component in shown]
    lines = range(len(shown))
    axes.axvline(1, color=GREY, linestyle="--")
    if len(shown) == 2 * _EXTREMES:
        axes.axhline(_EXTREMES - 0.5, color=GREY, linewidth=0.8)
    axes.errorbar(shares, lines, xerr=[below, above], fmt="o", color=BLUE, ecolor="#7fb8d8", capsize=2, markersize=5)
    axes.set_yticks(lines, [f"{component.name} ({component.had:.0%})" for component in shown])
    axes.set_ylim(len(shown) - 0.5, -0.5)
    axes.set_xlabel("win share of its owners, 1 is even (in brackets: owners)")
    axes.grid(axis="x")
    return figure


def _best_and_worst(components: tuple[ComponentStats, ...]) -> tuple[ComponentStats, ...]:
    if len(components) <= 2 * _EXTREMES:
        return components
    return components[:_EXTREMES] + components[-_EXTREMES:]


def _by_round(stats: Stats, question: QuestionStats) -> Figure:
    """Bars of what is answered in each round, one on the other."""
    figure, axes = _canvas(stats, f"{question.question.replace('_', ' ')}, by round")
    rounds = telling_rounds(question)
    totals = [sum(question.by_round[number].values()) for number in rounds]
    answers = sorted({answer for number in rounds for answer in question.by_round[number]})
    names = short_answers(answers)
    floor = [0.0] * len(rounds)
    for answer, colour in zip(answers, SERIES, strict=False):
        counts = [question.by_round[number].get(answer, 0) for number in rounds]
        shares = [count / total for count, total in zip(counts, totals, strict=True)]
        axes.bar(rounds, shares, bottom=floor, color=colour, label=names[answer], width=0.9)
        floor = [low + share for low, share in zip(floor, shares, strict=True)]
    axes.set_xlabel("round")
    axes.set_ylabel("of all answers")
    axes.set_ylim(0, 1)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    handles, labels = axes.get_legend_handles_labels()
    axes.legend(handles[::-1], labels[::-1], loc="center left", bbox_to_anchor=(1.0, 0.5))
    return figure


def _whole(stats: Stats, question: QuestionStats) -> Figure:
    """How often answers of several parts are chosen, most often first."""
    answers = list(question.whole.items())[:MOST_ANSWERS]
    names, asked = short_answers(question.whole), sum(question.whole.values())
    size = (_SIZE[0], 1.2 + _LINE * len(answers))
    figure, axes = _canvas(stats, f"{question.question.replace('_', ' ')}, whole answers", size)
    axes.barh([names[answer] for answer, _count in answers], [count / asked for _answer, count in answers], color=BLUE)
    axes.invert_yaxis()
    axes.set_xlabel("of all answers")
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.grid(axis="x")
    return figure
