"""`python bench/compare.py COMMIT`: the hot paths of the working tree beside those of a commit, in one run.

Both are measured in turns, many times over, and the best time of each is shown: what else the machine does only ever
makes a run slower. Only games that both play alike are looked at: rules may have changed. `--instructions` counts
processor instructions with valgrind instead: slow, but the same every time. `--compiled` compares the compiled cores;
the one of the working tree is built by `make compile`.
"""

import argparse
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from instructions import instructions
from trees import COMPILED, HERE, Tree, committed, games_alike

TITLES: Final = ("newfrontiers", "race", "jumpdrive")
PATHS: Final = ("play", "copy", "observe", "sample", "features", "option-features", "greedy", "vector-64")
PLAYERS: Final = 4
TURNS: Final = 12
SECONDS: Final = 0.2


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the hot paths of the working tree with those of a commit.")
    parser.add_argument("commit")
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind")
    parser.add_argument("--compiled", action="store_true", help="compare the compiled cores")
    parser.add_argument("--title", action="append", choices=TITLES, help="compare only this title")
    asked = parser.parse_args()
    titles = asked.title or TITLES
    measure = count if asked.instructions else clock
    unit = "instructions" if asked.instructions else "µs"
    table = Table(title=f"{PLAYERS} players: {unit} for one move, copy, observation, sample, look")
    for heading in ("title", "path", asked.commit, "now", "now / then"):
        table.add_column(heading, justify="left" if heading in ("title", "path") else "right")
    for title, path, then, now in measure(asked.commit, asked.compiled, titles):
        digits = 0 if asked.instructions else 2
        table.add_row(title, path, f"{then:,.{digits}f}", f"{now:,.{digits}f}", f"{now / then:.2f}")
    Console(width=100).print(table)


def count(commit: str, compiled: bool, titles: Sequence[str]) -> list[tuple[str, str, float, float]]:
    here = COMPILED if compiled else HERE
    with committed(commit, compiled) as before:
        rows = []
        for title in titles:
            seeds = games_alike((before, here), title, PLAYERS)
            for path in PATHS:
                then, now = (instructions(folder, title, PLAYERS, path, seeds) for folder in (before, here))
                rows.append((title, path, then, now))
        return rows


def clock(commit: str, compiled: bool, titles: Sequence[str]) -> list[tuple[str, str, float, float]]:
    rows = []
    with committed(commit, compiled) as before:
        here = COMPILED if compiled else HERE
        then, now = Tree(commit, before), Tree("now", here)
        for title in titles:
            seeds = games_alike((before, here), title, PLAYERS)
            for path in PATHS:
                pairs = [
                    (
                        then.measure(title, PLAYERS, path, SECONDS, seeds=seeds)[0],
                        now.measure(title, PLAYERS, path, SECONDS, seeds=seeds)[0],
                    )
                    for _ in range(TURNS)
                ]
                rows.append((title, path, min(pair[0] for pair in pairs), min(pair[1] for pair in pairs)))
        then.close()
        now.close()
    return rows


if __name__ == "__main__":
    main()
