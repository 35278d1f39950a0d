"""The hot paths of one title, measured in a process of their own: whichever windfall PYTHONPATH names is measured.

python bench/hot_paths.py time race 4 play 0.5     # microseconds for each move, copy, observation or sample
python bench/hot_paths.py repeat race 4 copy 1000  # only does it so often, to be counted by a tool around it
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Final

import windfall

PATHS: Final = ("play", "copy", "observe", "sample")


def random_game(title: str, players: int, seed: int, moves: int = 1 << 30) -> windfall.Game:
    """A game by uniformly random choices, through the public face of the library, to its end or for so many moves."""
    game = windfall.new(title, players=players, seed=seed)
    number = random.Random(seed).random
    while moves > 0 and not game.over:
        seat = game.seats[0]
        actions = game.actions(seat)
        game.play(seat, actions[int(number() * len(actions))])
        moves -= 1
    return game


class RandomPlay:
    """Whole games one after the other; one call is one game, and counts its moves."""

    def __init__(self, title: str, players: int) -> None:
        self._title, self._players = title, players
        self._seed = 0

    def __call__(self) -> int:
        self._seed += 1
        return random_game(self._title, self._players, self._seed).move_count


def hot_path(title: str, players: int, path: str) -> Callable[[], int]:
    """A function that does it once, or a few times, and tells how often."""
    if path == "play":
        return RandomPlay(title, players)
    middle = random_game(title, players, 1, moves=random_game(title, players, 1).move_count // 2)
    state, known_to = middle.state, middle.title.known_to

    def copy() -> int:
        state.copy()
        return 1

    def observe() -> int:
        known_to(state, 0)
        return 1

    def sample() -> int:
        windfall.sample(observation, rng)
        return 1

    observation, rng = middle.observe(0), random.Random(1)
    return {"copy": copy, "observe": observe, "sample": sample}[path]


def microseconds(call: Callable[[], int], seconds: float) -> float:
    """The time of one, as a mean over so many seconds."""
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(10):
            done += call()
    return (time.perf_counter() - start) / done * 1e6


def repeat(call: Callable[[], int], least: int) -> int:
    """Do it at least so often; tells how often it was done."""
    done = 0
    while done < least:
        done += call()
    return done


def main() -> None:
    mode, title, players, path, amount = sys.argv[1:]
    call = hot_path(title, int(players), path)
    print(microseconds(call, float(amount)) if mode == "time" else repeat(call, int(amount)))


if __name__ == "__main__":
    main()
