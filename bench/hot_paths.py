"""The hot paths of a title, measured in a process of their own: whichever windfall PYTHONPATH names is measured.

    python bench/hot_paths.py serve                     # a request a line, as `Tree` in trees.py sends them
    python bench/hot_paths.py repeat race 4 copy 1000 any      # only does it so often; a tool around it counts
    python bench/hot_paths.py games race 4 40           # what happens in so many random games, a word each

Games have any seeds, or those that are listed, such as `1,5,6`.

The paths: `play` whole games at random, `early`, `middle` and `late` only that third of them; `copy`, `observe` and
`sample` a position from the middle of a game; `features`, `option-features` and `greedy` look at decisions all over
a few games, as numbers and with the rule-based player; `vector-N` steps N games together, `selfplay-N` plays N games
with the network as training does. `memory` is not timed: the bytes of a live game.

Times are of the processor: what else the machine does is not counted.
"""

import random
import sys
import time
import tracemalloc
import zlib
from collections.abc import Callable, Iterator, Sequence
from itertools import count, cycle
from typing import Final

import windfall
from judges import shipped_network

STAGES: Final = ("early", "middle", "late")
ANY_GAMES: Final = "any"
LOOKS: Final = ("features", "option-features", "greedy")
_LOOK_GAMES: Final = 3
_LOOK_EVERY: Final = 7  # moves
_STAGE_GAMES: Final = 8
_MEMORY_GAMES: Final = 100
_ALL: Final = 1 << 30
_SEEDS: Final = range(1000)
_FRESH: Final = count()  # seeds that no call has had: what is kept of games before must not help


def play_on(game: windfall.Game, number: Callable[[], float], moves: int = _ALL) -> int:
    """Uniformly random choices through the public face of the library; tells how many there were."""
    played = 0
    while played < moves and not game.over:
        seat = game.seats[0]
        actions = game.actions(seat)
        game.play(seat, actions[int(number() * len(actions))])
        played += 1
    return played


class Table:
    """A title with so many players, and what can be measured of it in random games of these seeds."""

    def __init__(self, title: str, players: int, options: dict[str, bool], seeds: Sequence[int] = _SEEDS) -> None:
        self._title, self._players, self._options, self._seeds = title, players, options, seeds
        self._next_seed = cycle(seeds)

    def _new(self, seed: int) -> windfall.Game:
        return windfall.new(self._title, players=self._players, seed=seed, **self._options)

    def _game_after(self, seed: int, share: float) -> windfall.Game:
        """A random game of which this share is played."""
        whole = play_on(self._new(seed), random.Random(seed).random)
        game = self._new(seed)
        play_on(game, random.Random(seed).random, int(whole * share))
        return game

    def path(self, name: str) -> Callable[[], int]:
        """A function that does it once or a few times, and tells how often."""
        if name == "play":
            return self.play
        if name in STAGES:
            return self._stage(STAGES.index(name))
        if name in LOOKS:
            return self._look(name)
        if name.startswith("vector-"):
            return self._vector(int(name.removeprefix("vector-")))
        if name.startswith("selfplay-"):
            return self._selfplay(int(name.removeprefix("selfplay-")))
        game = self._game_after(self._seeds[0], 0.5)
        state, known_to, observation, rng = game.state, game.title.known_to, game.observe(0), random.Random(1)
        calls: dict[str, Callable[[], object]] = {
            "copy": state.copy,
            "observe": lambda: known_to(state, 0),
            "sample": lambda: windfall.sample(observation, rng),
        }
        call = calls[name]

        def ten_times() -> int:
            for _ in range(10):
                call()
            return 10

        return ten_times

    def play(self) -> int:
        """One whole game; counts its moves."""
        seed = next(self._next_seed)
        return play_on(self._new(seed), random.Random(seed).random)

    def _stage(self, stage: int) -> Callable[[], int]:
        """A third of a game, on copies of games that have come so far."""
        starts = [self._game_after(seed, stage / len(STAGES)) for seed in self._seeds[:_STAGE_GAMES]]
        moves = self._game_after(self._seeds[0], 1 / len(STAGES)).move_count
        number = random.Random(1).random
        return lambda: sum(play_on(start.copy(), number, moves) for start in starts)

    def _look(self, name: str) -> Callable[[], int]:
        """One look at each of many decisions."""
        decisions = [decision for seed in self._seeds[:_LOOK_GAMES] for decision in self._decisions(seed)]
        title = windfall.title(self._title)
        player = windfall.bot("greedy")
        # commits before it had a list of lists
        option_rows = getattr(title, "option_rows", title.all_option_features)
        calls: dict[str, Callable[[windfall.Observation, windfall.Decision], object]] = {
            "features": lambda observation, _decision: title.features(observation),
            "option-features": lambda observation, decision: option_rows(observation, decision.actions),
            "greedy": player.choose,
        }
        call = calls[name]

        def all_of_them() -> int:
            for observation, decision in decisions:
                call(observation, decision)
            return len(decisions)

        return all_of_them

    def _decisions(self, seed: int) -> Iterator[tuple[windfall.Observation, windfall.Decision]]:
        game, number = self._new(seed), random.Random(seed).random
        while not game.over:
            seat = game.seats[0]
            if game.move_count % _LOOK_EVERY == 0:
                yield game.observe(seat), game.decision(seat)
            play_on(game, number, 1)

    def _vector(self, count: int) -> Callable[[], int]:
        """A step of so many games together, with their features and masks."""
        from windfall.research.vector import VectorGames  # noqa: PLC0415 (only this path needs NumPy)

        games = VectorGames(self._title, players=self._players, count=count)
        games.reset()
        number = random.Random(1).random

        def step() -> int:
            games.step_options([int(number() * options) for options in games.option_counts])
            return count

        return step

    def _selfplay(self, games: int) -> Callable[[], int]:
        """So many games of the network against itself, other ones in every call."""
        from windfall.learn.selfplay import Task, play_games  # noqa: PLC0415 (only this path needs NumPy)

        network = shipped_network(self._title)

        def play() -> int:
            play_games(Task(network=network, players=self._players, games=games, seed=next(_FRESH)))
            return games

        return play

    def course(self, seed: int) -> str:
        """A word for all moves of a random game and who scores what in it."""
        game = self._game_after(seed, 1)
        return f"{zlib.crc32(repr((game.journal().moves, game.result.scores)).encode()):08x}"

    def memory(self) -> float:
        """Bytes of a live game, with its journal and log, in the middle of it."""
        self._game_after(0, 0.5)
        tracemalloc.start()
        games = [self._game_after(seed, 0.5) for seed in range(_MEMORY_GAMES)]
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return held / len(games)


def measure(table: Table, path: str, seconds: float) -> tuple[float, float]:
    """Microseconds for one, and how many a call does; bytes for `memory`."""
    if path == "memory":
        return table.memory(), 1
    call = table.path(path)
    call()  # what is done only once, such as reading the component files
    calls = done = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += call()
        calls += 1
        now = time.process_time()
    return (now - start) / done * 1e6, done / calls


def repeat(table: Table, path: str, least: int) -> int:
    """Do it at least so often; tells how often it was done."""
    call = table.path(path)
    done = 0
    while done < least:
        done += call()
    return done


def _listed(seeds: str) -> Sequence[int]:
    return _SEEDS if seeds == ANY_GAMES else [int(seed) for seed in seeds.split(",")]


def main() -> None:
    if sys.argv[1] == "repeat":
        title, players, path, least, seeds = sys.argv[2:]
        print(repeat(Table(title, int(players), {}, _listed(seeds)), path, int(least)))
        return
    if sys.argv[1] == "games":
        title, players, count = sys.argv[2:]
        table = Table(title, int(players), {})
        print(*[table.course(seed) for seed in range(int(count))])
        return
    for line in sys.stdin:
        title, players, path, seconds, seeds, *options = line.split()
        table = Table(title, int(players), dict.fromkeys(options, True), _listed(seeds))
        print(*measure(table, path, float(seconds)), flush=True)


if __name__ == "__main__":
    main()
