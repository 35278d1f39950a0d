"""Self-play with the network beside random play, measured in turns in one run, on one core.

`python bench/selfplay.py` measures the interpreted core, `PYTHONPATH=build/compiled python bench/selfplay.py` the
compiled one.
"""

from windfall.workers import pin_threads

pin_threads()

import statistics  # noqa: E402 (NumPy reads the number of threads when it is imported)
import time  # noqa: E402
from collections.abc import Callable  # noqa: E402
from typing import Final  # noqa: E402

from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402

import windfall  # noqa: E402
from windfall.arena import Match, play_match  # noqa: E402
from windfall.engine import agenda  # noqa: E402
from windfall.learn.selfplay import Task, play_games  # noqa: E402
from windfall.thinking.network import network  # noqa: E402

ROUNDS: Final = 5
GAMES: Final = 64
SETUPS: Final = (("newfrontiers", 2), ("newfrontiers", 4), ("race", 2), ("race", 4), ("jumpdrive", 2), ("jumpdrive", 4))


def random_games(title: str, players: int, seed: int) -> None:
    match = Match(title, ("random",) * players, GAMES, seed * GAMES, {})
    for _game in play_match(match):
        pass


def network_games(title: str, players: int, seed: int) -> None:
    play_games(Task(network=network(title), players=players, games=GAMES, seed=seed))


def games_a_second(play: Callable[[str, int, int], None], title: str, players: int, seed: int) -> float:
    started = time.perf_counter()
    play(title, players, seed)
    return GAMES / (time.perf_counter() - started)


def main() -> None:
    core = "compiled" if not str(agenda.__file__).endswith(".py") else "interpreted"
    table = Table(title=f"Games a second on one core, {core}")
    for heading in ("title", "players", "random", "self-play with the network", "ratio"):
        table.add_column(heading, justify="left" if heading == "title" else "right")
    for title, players in SETUPS:
        rates: dict[Callable[[str, int, int], None], list[float]] = {random_games: [], network_games: []}
        for seed in range(ROUNDS):
            for play, measured in rates.items():
                measured.append(games_a_second(play, title, players, seed))
        by_chance, by_network = (statistics.median(measured) for measured in rates.values())
        label = windfall.title(title).label
        table.add_row(label, str(players), f"{by_chance:.0f}", f"{by_network:.1f}", f"{by_network / by_chance:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
