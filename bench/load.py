"""`python bench/load.py`: live tables with scripted clients on one server process.

    python bench/load.py                                # rates, latencies and memory
    python bench/load.py --compiled                     # the same with the core compiled by `make compile`
    python bench/load.py --against 27c2c6b              # what a move costs, here and in a commit
    python bench/load.py --against 27c2c6b --title jumpdrive --turns 5

Every table has two people, each with a connection of their own, who choose at random; a move is stored and then told to
both. Server and clients are processes of their own.

Alone, two things are measured for each number of tables: how many moves per second the server makes when nobody ever
pauses, and how long a move takes when each table makes one move in two seconds. The bare engine plays the same title
in the same run, on one core, without storing or telling anything.

Beside a commit, each server in its turn plays one whole game at every table, while nobody pauses. What counts is the
time of the processor that the server process took for a move, without its clients; the best of several turns is
shown, since what else the machine does only ever makes a run slower.
"""

import argparse
import asyncio
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import psutil
from rich.console import Console
from rich.table import Table

import windfall
from load_clients import Measured, Script, end_play, seated, stand_up
from trees import COMPILED, HERE, ROOT, committed, environment

TABLES: Final = (10, 100, 500)
SECONDS: Final = 8.0
PAUSE: Final = 2.0  # seconds between the moves of a table where people take their time
TURNS: Final = 3
TOGETHER: Final = 20  # tables at which a game is played in each turn beside a commit


class Server:
    """A server process that runs the windfall of one folder."""

    def __init__(self, name: str, folder: Path, tables: str, uvloop: bool = True) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [sys.executable, str(ROOT / "bench" / "load_server.py"), tables, *(() if uvloop else ("--no-uvloop",))],
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        port = self._process.stdout.readline().strip()
        if not port:
            raise SystemExit(f"{name}: the server does not start")
        self.address = f"127.0.0.1:{port}"
        self._measured = psutil.Process(self._process.pid)

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_raised: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    @property
    def busy_seconds(self) -> float:
        """What the process itself has taken of the processor so far; bots think in others."""
        times = self._measured.cpu_times()
        return float(times.user + times.system)

    @property
    def megabytes(self) -> float:
        """What the process has in memory."""
        return float(self._measured.memory_info().rss) / 2**20


async def pace(server: Server, title: str, tables: int, seconds: float, pause: float) -> Measured:
    """For so many seconds people play game after game."""
    measured = Measured(tables)
    scripts = [Script(server.address, title, measured, pause) for _ in range(tables)]
    await seated(scripts)
    playing = [asyncio.create_task(script.play_on()) for script in scripts]
    await asyncio.sleep(pause + 1)
    measured.begin()
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    measured.seconds = time.perf_counter() - start
    measured.memory = server.megabytes
    await end_play(playing, scripts)
    return measured


async def cost(server: Server, title: str, tables: int) -> tuple[float, float]:
    """Milliseconds of the processor and kilobytes told for a move, of one game at every table."""
    measured = Measured(tables)
    scripts = [Script(server.address, title, measured) for _ in range(tables)]
    await seated(scripts)
    before = server.busy_seconds
    await asyncio.gather(*(script.play_game() for script in scripts))
    spent = server.busy_seconds - before
    await stand_up(scripts)
    return spent / measured.moves * 1000, measured.bytes / measured.moves / 1000


def bare_engine(title: str, seconds: float) -> float:
    """Moves per second of random play with nothing around it."""
    rng = random.Random(1)
    moves = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        game = windfall.new(title, players=2, seed=rng.getrandbits(32))
        while not game.over:
            seat = rng.choice(game.seats)
            game.play(seat, rng.choice(game.actions(seat)))
            moves += 1
    return moves / spent


def show_alone(folder: Path, title: str, counts: list[int], seconds: float) -> None:
    engine = bare_engine(title, seconds)
    label = windfall.title(title).label
    table = Table(title=f"{label}, 2 people at each table ({platform.processor() or platform.machine()})")
    for name in ("tables", "moves/s", "of the engine", "p50 ms", "p95 ms", "p99 ms", "memory MB"):
        table.add_column(name, justify="right")
    for tables in counts:
        with tempfile.TemporaryDirectory() as kept, Server("now", folder, kept) as server:
            calm = asyncio.run(pace(server, title, tables, seconds, PAUSE))
            busy = asyncio.run(pace(server, title, tables, seconds, 0))
        table.add_row(
            str(tables),
            f"{busy.rate:.0f}",
            f"{busy.rate / engine:.2%}",
            *(f"{calm.percentile(percent):.1f}" for percent in (50, 95, 99)),
            f"{max(busy.memory, calm.memory):.0f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"moves/s: nobody pauses. p50 to p99: each person takes {PAUSE:g} s for a move. "
        f"The bare engine: {engine:.0f} moves/s."
    )


def show_both(folder: Path, commit: str, titles: Sequence[str], tables: int, turns: int) -> None:
    table = Table(title=f"A move of one of {tables} tables: {commit} and now")
    for name in ("title", f"ms {commit}", "ms now", "ratio", f"kB {commit}", "kB now"):
        table.add_column(name, justify="left" if name == "title" else "right")
    with ExitStack() as stack:
        kept = [stack.enter_context(tempfile.TemporaryDirectory()) for _ in range(2)]
        sources = stack.enter_context(committed(commit))
        before = stack.enter_context(Server(commit, sources, kept[0], uvloop=asks_for_uvloop(commit)))
        here = stack.enter_context(Server("now", folder, kept[1]))
        for title in titles:
            costs: dict[Server, list[tuple[float, float]]] = {before: [], here: []}
            for _ in range(turns):
                for server, measured in costs.items():
                    measured.append(asyncio.run(cost(server, title, tables)))
            then, now = (min(spent for spent, _told in costs[server]) for server in (before, here))
            told = [sum(told for _spent, told in costs[server]) / turns for server in (before, here)]
            table.add_row(title, f"{then:.2f}", f"{now:.2f}", f"{now / then:.2f}", *(f"{each:.1f}" for each in told))
    Console().print(table)


def asks_for_uvloop(commit: str) -> bool:
    """Whether the package had the event loop that is installed here."""
    shown = subprocess.run(["git", "show", f"{commit}:pyproject.toml"], cwd=ROOT, capture_output=True, check=True)
    return b"uvloop" in shown.stdout


def main() -> None:
    parser = argparse.ArgumentParser(description="live tables with scripted clients on one server process")
    parser.add_argument("--title", choices=windfall.title_names(), help="race; beside a commit, all of them")
    parser.add_argument("--tables", type=int, nargs="+", help="how many at once; beside a commit, one number")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each measurement, unless beside a commit")
    parser.add_argument("--compiled", action="store_true", help="with the compiled core")
    parser.add_argument("--against", metavar="COMMIT", help="a commit to compare with, interpreted")
    parser.add_argument("--turns", type=int, default=TURNS, help="beside a commit")
    given = parser.parse_args()
    folder = COMPILED if given.compiled else HERE
    if given.against is None:
        show_alone(folder, given.title or "race", given.tables or list(TABLES), given.seconds)
    else:
        titles = [given.title] if given.title else windfall.title_names()
        show_both(folder, given.against, titles, (given.tables or [TOGETHER])[0], given.turns)


if __name__ == "__main__":
    main()
