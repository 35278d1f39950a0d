"""How long people wait: the level `hard`, a hint and a review, beside random play in one run.

    python bench/answers.py                  # every title with two players, interpreted
    python bench/answers.py race --players 4 # or one title with another number of them
    PYTHONPATH=build/compiled python bench/answers.py

Games are played by the network. At every third of their decisions `hard` is asked what it would do, at every tenth a
hint is worked out, as the server would do it; each time a few random moves are timed as well. At the end the whole
game is reviewed for all its seats, on as many processes as the server uses. Compare the ratios, not the seconds of one
machine with those of another; the goals are seconds, and mean a machine on which nothing else runs.
"""

from windfall.workers import Workers, pin_threads

pin_threads()

import argparse  # noqa: E402 (NumPy reads the number of threads when it is imported)
import statistics  # noqa: E402
import time  # noqa: E402
from collections.abc import Callable  # noqa: E402
from dataclasses import dataclass, field  # noqa: E402
from functools import partial  # noqa: E402
from typing import Final  # noqa: E402

from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402

import windfall  # noqa: E402
from windfall.advice.hint import hint  # noqa: E402
from windfall.advice.review import Review, review  # noqa: E402
from windfall.engine import agenda  # noqa: E402
from windfall.engine.files.journal import Journal  # noqa: E402
from windfall.players.levels import level  # noqa: E402
from windfall.server.hinting import SECONDS  # noqa: E402

_LEVEL: Final = "hard"
_ASKED_EVERY: Final = 3  # decisions
_HINT_EVERY: Final = 10
_RANDOM_MOVES: Final = 20  # beside each of them
_PROCESSES: Final = 2  # that review a game
# Seconds: what the median and 95 % of the answers are to stay under.
_GOALS: Final = {"hard": (0.5, 3.0), "hint": (2.0, 2.0), "review": (20.0, 20.0)}


@dataclass(slots=True)
class Times:
    """Seconds of each thing that was waited for."""

    seconds: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in ("random", *_GOALS)})

    def take(self, name: str, work: Callable[[], object]) -> None:
        started = time.perf_counter()
        work()
        self.seconds[name].append(time.perf_counter() - started)


class RandomPlay:
    """Games by chance, one after the other."""

    def __init__(self, title: str, players: int) -> None:
        self._title, self._players, self._seed = title, players, 0
        self._bot = windfall.bot("random", seed=1)
        self._game = windfall.new(title, players=players, seed=0)

    def move(self) -> None:
        game = self._game
        seat = game.seats[0]
        game.play(seat, self._bot.choose(game.observe(seat), game.decision(seat)))
        if game.over:
            self._seed += 1
            self._game = windfall.new(self._title, players=self._players, seed=self._seed)


def measured(title: str, players: int, games: int) -> Times:
    times = Times()
    by_chance = RandomPlay(title, players)
    decisions = 0
    for seed in range(games):
        game = windfall.new(title, players=players, seed=40_000 + seed)
        player = windfall.bot("learned", seed=seed)
        while not game.over:
            seat = game.seats[0]
            observation, decision = game.observe(seat), game.decision(seat)
            if len(decision.actions) > 1:
                decisions += 1
                if decisions % _ASKED_EVERY == 0:
                    hard = windfall.bot(level(_LEVEL).bot, seed=decisions)
                    times.take("hard", partial(hard.choose, observation, decision))
                if decisions % _HINT_EVERY == 0:
                    times.take("hint", partial(hint, observation, decision, seconds=SECONDS))
                for _ in range(_RANDOM_MOVES):
                    times.take("random", by_chance.move)
            game.play(seat, player.choose(observation, decision))
        journal = game.journal()
        times.take("review", partial(reviewed, journal))
    return times


def reviewed(journal: Journal) -> Review:
    """The processes are started for it, as the server starts them."""
    with Workers(_PROCESSES) as workers:
        return review(journal, each=workers.map)


def show(label: str, players: int, times: Times, table: Table) -> None:
    move = statistics.fmean(times.seconds["random"])
    for name, (median_goal, most_goal) in _GOALS.items():
        seconds = sorted(times.seconds[name])
        median = statistics.median(seconds)
        most = seconds[min(len(seconds) - 1, int(0.95 * len(seconds)))]
        kept = "yes" if median <= median_goal and most <= most_goal else "no"
        table.add_row(
            *(label, str(players), name, str(len(seconds)), f"{median:.2f}", f"{most:.2f}", f"{max(seconds):.2f}"),
            *(f"{median / move:,.0f}", f"{most / move:,.0f}", f"{median_goal:g}, {most_goal:g}", kept),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="how long people wait for hard, a hint and a review")
    parser.add_argument("titles", nargs="*", default=windfall.title_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args()
    core = "compiled" if not str(agenda.__file__).endswith(".py") else "interpreted"
    table = Table(title=f"Seconds of an answer, {core} core; ratios to a random move")
    for heading in ("title", "players", "answer", "number", "median", "95 %", "most", "ratio", "95 %", "goals", "kept"):
        table.add_column(heading, justify="left" if heading in ("title", "answer") else "right")
    for title in given.titles:
        show(windfall.title(title).label, given.players, measured(title, given.players, given.games), table)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
