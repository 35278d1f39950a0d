"""Self-play with the network and the stepper of the working tree, beside those of a commit, in turns in one run.

    python bench/selfplay.py                            # beside random play, interpreted
    python bench/selfplay.py --compiled                 # the same, compiled by `make compile`
    python bench/selfplay.py --compiled --against de9d7d1
    python bench/selfplay.py --compiled --against de9d7d1 --built FOLDER     # which has that commit compiled already

Self-play is as training does it: 64 games at a time on one core, decisions recorded; with the network that comes with
the tree. Where that hears the rater's opinions and could do without, its weights for them are left out, so the asking
is: what is measured is a network of that shape without opinions, which is how training goes on, and not how that one
plays. A commit before there was the choice asks the rater. All is measured by the time of the processor; the best of
several turns is shown, since what else the machine does only ever makes a run slower.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from trees import COMPILED, HERE, Tree, committed

TURNS: Final = 5
SETUPS: Final = [(title, players) for title in ("newfrontiers", "race", "jumpdrive") for players in (2, 4)]
# What is measured, the unit, and for how long in each turn: one call of self-play is 64 games.
SELF_PLAY: Final = "selfplay-64"
PATHS: Final = ((SELF_PLAY, "games of self-play", 0.1), ("vector-256", "moves of the stepper", 1.0))


def main() -> None:
    parser = argparse.ArgumentParser(description="Self-play and stepper, beside those of a commit or random play.")
    parser.add_argument("--compiled", action="store_true", help="the compiled cores")
    parser.add_argument("--against", metavar="COMMIT", help="a commit to compare with")
    parser.add_argument("--built", type=Path, metavar="FOLDER", help="where that commit's package is, compiled or not")
    parser.add_argument("--turns", type=int, default=TURNS)
    asked = parser.parse_args()
    here = Tree("now", COMPILED if asked.compiled else HERE)
    if asked.against is None:
        show_alone(here, asked.turns)
    else:
        with tree_of(asked.against, asked.built, asked.compiled) as before:
            show_both(before, here, asked.turns)
    here.close()


@contextmanager
def tree_of(commit: str, built: Path | None, compiled: bool) -> Iterator[Tree]:
    if built is not None:
        tree = Tree(commit, built)
        yield tree
        tree.close()
        return
    with committed(commit, compiled) as folder:
        tree = Tree(commit, folder)
        yield tree
        tree.close()


def rate(tree: Tree, title: str, players: int, path: str, seconds: float) -> float:
    """So many of what the path does in a second."""
    return 1e6 / tree.measure(title, players, path, seconds)[0]


def show_both(before: Tree, here: Tree, turns: int) -> None:
    table = Table(title=f"In a second on one core: {before.name} and now")
    for heading in ("title", "players", "what", before.name, "now", "ratio"):
        table.add_column(heading, justify="left" if heading in ("title", "what") else "right")
    for path, what, seconds in PATHS:
        for title, players in SETUPS:
            then = now = 0.0
            for _ in range(turns):
                then = max(then, rate(before, title, players, path, seconds))
                now = max(now, rate(here, title, players, path, seconds))
            table.add_row(title, str(players), what, f"{then:,.1f}", f"{now:,.1f}", f"{now / then:.2f}")
    Console(width=100).print(table)


def show_alone(here: Tree, turns: int) -> None:
    table = Table(title="Games in a second on one core")
    for heading in ("title", "players", "random", "self-play with the network", "ratio"):
        table.add_column(heading, justify="left" if heading == "title" else "right")
    for title, players in SETUPS:
        by_chance = by_network = 0.0
        for _ in range(turns):
            microseconds, moves = here.measure(title, players, "play", 1.0)
            by_chance = max(by_chance, 1e6 / microseconds / moves)
            by_network = max(by_network, rate(here, title, players, SELF_PLAY, PATHS[0][2]))
        table.add_row(title, str(players), f"{by_chance:.0f}", f"{by_network:.1f}", f"{by_network / by_chance:.2f}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
