"""`make bench`: every title, interpreted and compiled, beside Catanatron and OpenSpiel, measured in one run.

Rows are measured in turns, several times over, and the median is shown, so that what else the machine does falls on
all of them alike. Compare the ratios, not the seconds of one machine with those of another.

`python bench/run.py --quick` takes a fifth of the time, to see that it works.
"""

import argparse
import platform
import statistics
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table

import windfall
from growth import show_memory, show_players, show_stages, show_vector
from peers import Catanatron, peers
from trees import COMPILED, HERE, Tree

_arguments = argparse.ArgumentParser(description="random play beside other engines")
_arguments.add_argument("--quick", action="store_true", help="a fifth of the time, to see that it works")
QUICK: Final = bool(_arguments.parse_args().quick)
ROUNDS: Final = 2 if QUICK else 5
PLAY_SECONDS: Final = 0.3 if QUICK else 1.0  # for each row in each round
COPY_SECONDS: Final = 0.1
HEADINGS: Final = (
    *("game", "core", "players", "moves/s", "games/s", "copy µs", "observe µs"),
    *("moves ratio", "copy ratio"),
)

Measure = Callable[[str, float], tuple[float, float]]


class Row:
    """One game with one number of players, and what was measured of it."""

    def __init__(self, name: str, how: str, players: int, measure: Measure, observes: bool = True) -> None:
        self.name, self.how, self.players = name, how, players
        self._measure, self._observes = measure, observes
        self._moves: list[float] = []
        self._games: list[float] = []
        self._copies: list[float] = []
        self._observations: list[float] = []

    def measure(self) -> None:
        microseconds, moves_in_a_game = self._measure("play", PLAY_SECONDS)
        self._moves.append(1e6 / microseconds)
        self._games.append(1e6 / microseconds / moves_in_a_game)
        self._copies.append(self._measure("copy", COPY_SECONDS)[0])
        if self._observes:
            self._observations.append(self._measure("observe", COPY_SECONDS)[0])

    @property
    def moves(self) -> float:
        """Each second."""
        return statistics.median(self._moves)

    @property
    def copy(self) -> float:
        """In microseconds."""
        return statistics.median(self._copies)

    def cells(self, peer: "Row") -> list[str]:
        return [
            self.name,
            self.how,
            str(self.players),
            f"{self.moves:,.0f}",
            f"{statistics.median(self._games):,.1f}",
            f"{self.copy:.1f}",
            f"{statistics.median(self._observations):.1f}" if self._observations else "–",
            f"{self.moves / peer.moves:.2f}",
            f"{self.copy / peer.copy:.3f}",
        ]


def main() -> None:
    if not COMPILED.exists():
        raise SystemExit("there is no compiled core to measure; make it with: make compile")
    trees = [Tree("interpreted", HERE), Tree("compiled", COMPILED)]
    console = Console(width=120)
    show(measured(trees), console)
    players = {title: windfall.title(title).players for title in windfall.title_names()}
    seconds = PLAY_SECONDS
    for table in (
        show_players(trees, players, seconds),
        show_stages(trees, players, seconds),
        show_memory(trees, players),
        show_vector(trees, players, seconds),
    ):
        console.print(table)
    for tree in trees:
        tree.close()


def measured(trees: list[Tree]) -> list[Row]:
    rows = [
        Row(windfall.title(title).label, tree.name, players, measure_of(tree, title, players))
        for title in windfall.title_names()
        for tree in trees
        for players in windfall.title(title).players
    ]
    rows += [
        Row("Race, experienced", tree.name, 2, measure_of(tree, "race", 2, options=("experienced",))) for tree in trees
    ]
    rows += [
        Row(peer.name, "as it is", peer.players, peer.measure, observes=not isinstance(peer, Catanatron))
        for peer in peers()
    ]
    for _ in range(ROUNDS):
        for row in rows:
            row.measure()
    return rows


def measure_of(tree: Tree, title: str, players: int, options: tuple[str, ...] = ()) -> Measure:
    return lambda path, seconds: tree.measure(title, players, path, seconds, options)


def show(rows: list[Row], console: Console) -> None:
    peer = next(row for row in rows if row.name == "Catanatron" and row.players == 4)
    table = Table(title=f"Random play, median of {ROUNDS} rounds, Python {platform.python_version()}")
    for heading in (
        "game",
        "core",
        "players",
        "moves/s",
        "games/s",
        "copy µs",
        "observe µs",
        "moves ratio",
        "copy ratio",
    ):
        table.add_column(heading, justify="left" if heading in ("game", "core") else "right")
    for row in rows:
        table.add_row(*row.cells(peer))
    console.print(table)
    console.print("Ratios are to Catanatron with 4 players in this run: more is better for moves, less for copies.")
    ours = [row for row in rows if row.how in ("interpreted", "compiled")]
    for how, goal in (("interpreted", 3), ("compiled", 15)):
        least = min((row for row in ours if row.how == how), key=lambda row: row.moves)
        told = f"{least.moves / peer.moves:.1f} times Catanatron's moves ({least.name}, {least.players} players)"
        console.print(f"{how}: at least {told}; the goal is {goal}")
    slowest = max(ours, key=lambda row: row.copy)
    console.print(
        f"copies: at most {slowest.copy:.1f} µs where Catanatron's takes {peer.copy:.0f}; the goal is 20 where 67"
    )


if __name__ == "__main__":
    main()
