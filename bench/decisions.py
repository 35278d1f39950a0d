"""`python bench/decisions.py`: what a decision of self-play takes, part by part, on one core.

PYTHONPATH=build/compiled measures the compiled core. Games are played as training does, 64 at a time, and the time of
the processor is taken around each part of a step; the last column is what the two large multiplications of the network
take by themselves, a floor for the column before it.
"""

from windfall.workers import pin_threads

pin_threads()

import time  # noqa: E402 (NumPy reads the number of threads when it is imported)
from typing import Final  # noqa: E402

import numpy as np  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402

import windfall  # noqa: E402
from judges import shipped_network  # noqa: E402
from windfall.engine import agenda  # noqa: E402
from windfall.engine.chance import Chance  # noqa: E402
from windfall.engine.position import Position  # noqa: E402
from windfall.learn.recorder import Recorder  # noqa: E402
from windfall.thinking.batch import Batch, draw_options, option_chances  # noqa: E402
from windfall.thinking.network import Network  # noqa: E402
from windfall.workers import no_search_for_cycles  # noqa: E402

GAMES: Final = 64
TURNS: Final = 5
PARTS: Final = ("observe", "numbers and rows", "network", "draw", "record", "play", "multiplications")
SETUPS: Final = [(title, players) for title in ("newfrontiers", "race", "jumpdrive") for players in (2, 4)]


class Stopwatch:
    """The time of the processor since it was asked last, by part."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(PARTS, 0.0)
        self._last = time.process_time()

    def part(self, name: str) -> None:
        now = time.process_time()
        self.spent[name] += now - self._last
        self._last = now


def play(network: Network, players: int, seed: int) -> dict[str, float]:
    """Play games to their ends; microseconds for a decision, by part."""
    title = windfall.title(network.title)
    rng = np.random.default_rng(seed)
    setup = title.check_setup(players, {})
    games = []
    for number in range(GAMES):
        chance = Chance(seed * GAMES + number)
        games.append(Position(title, title.setup(players, setup, chance), chance))
    batch = Batch(title, GAMES, network.hearing.opinions)
    recorder = Recorder(title, players, 0.5, 0.9)
    first = np.ones((batch.features.shape[1], network.weights["first"].shape[1]), np.float32)
    rating = np.ones((batch.options.shape[1], network.weights["rating_option"].shape[1]), np.float32)
    watch = Stopwatch()
    decisions = 0
    while live := [number for number, game in enumerate(games) if not game.over]:
        decisions += len(live)
        seats = [games[number].seat for number in live]
        watch.part("play")
        observations = [games[number].observe(seat) for number, seat in zip(live, seats, strict=True)]
        watch.part("observe")
        batch.clear()
        for observation in observations:
            batch.add_observed(observation, observation.known.options(observation.seat))
        watch.part("numbers and rows")
        judgement, logits = batch.judge(network)
        watch.part("network")
        shares = option_chances(logits, batch.counts)
        rows = draw_options(shares, batch.counts, rng.random(len(live)))
        actions = batch.actions
        watch.part("draw")
        steps = [games[number].state.step() for number in live]
        recorder.add(live, seats, steps, batch, judgement, rows, shares[rows])
        watch.part("record")
        for number, seat, row in zip(live, seats, rows.tolist(), strict=True):
            games[number].play(seat, int(actions[row]))
        watch.part("play")
        _ = batch.features @ first, batch.options @ rating
        watch.part("multiplications")
    recorder.harvest([game.result for game in games], taught=False)
    watch.part("record")
    return {name: spent / decisions * 1e6 for name, spent in watch.spent.items()}


def main() -> None:
    core = "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"
    table = Table(title=f"Microseconds for a decision of self-play, {core}, least of {TURNS} turns")
    for heading in ("title", "players", "all", *PARTS):
        table.add_column(heading, justify="left" if heading == "title" else "right")
    with no_search_for_cycles():
        for title, players in SETUPS:
            network = shipped_network(title)
            play(network, players, seed=TURNS)  # what is done only once
            turns = [play(network, players, seed) for seed in range(TURNS)]
            least = [min(turn[name] for turn in turns) for name in PARTS]
            table.add_row(title, str(players), f"{sum(least[:-1]):.0f}", *[f"{each:.1f}" for each in least])
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
