"""The ratings of frozen opponents as a curve over generations."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from windfall.arena.ladder import Standing
from windfall.arena.picture_style import SERIES, STYLE


def by_generation(standings: Sequence[Standing]) -> dict[str, list[tuple[int, Standing]]]:
    """The standings of `learned@1`, `learned@2` and the like by the bot's name, in the order of generations."""
    found: dict[str, list[tuple[int, Standing]]] = defaultdict(list)
    for standing in standings:
        name, at, number = standing.name.partition("@")
        if at and number.isdecimal():
            found[name].append((int(number), standing))
    return {name: sorted(those, key=lambda numbered: numbered[0]) for name, those in sorted(found.items())}


def draw_generations(standings: Sequence[Standing], heading: str, file: Path) -> None:
    """One line for each bot that has generations, with two standard deviations either way."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(6.5, 3.8), layout="constrained")
        axes = figure.subplots()
        for colour, (name, numbered) in zip(SERIES, by_generation(standings).items(), strict=False):
            axes.errorbar(
                [number for number, _standing in numbered],
                [standing.rated.mu for _number, standing in numbered],
                [2 * standing.rated.sigma for _number, standing in numbered],
                label=name,
                color=colour,
                marker="o",
                capsize=3,
            )
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set(title=heading, xlabel="generation", ylabel="rating")
        axes.grid(axis="y")
        axes.legend()
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
