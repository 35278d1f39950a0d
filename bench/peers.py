"""Other game engines in Python, measured as our titles are: random play, copies, observations.

Catanatron plays with its own random players, so its moves include forced ones. Of OpenSpiel there is a game in C++
(backgammon) and one in Python (block dominoes); chance nodes are played but not counted as moves.
"""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

import pyspiel  # type: ignore[import-not-found]
from catanatron import Color, RandomPlayer
from catanatron import Game as CatanatronGame
from open_spiel.python.games import block_dominoes  # type: ignore[import-untyped]  # noqa: F401 (registers its game)

_COLORS: Final = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
_CATANATRON_MIDDLE: Final = 200  # moves


class Peer(ABC):
    """One game of another engine."""

    name: str
    players: int

    @abstractmethod
    def play(self) -> int:
        """One whole game; counts its moves."""

    @abstractmethod
    def copy(self) -> object:
        """A copy of a position from the middle of a game."""

    def observe(self) -> object:
        """What a seat knows; None if the engine has no such thing."""
        return None

    def measure(self, path: str, seconds: float) -> tuple[float, float]:
        """Microseconds for one, and how many a call does, as `Tree.measure` tells them."""
        calls: dict[str, Callable[[], object]] = {"play": self.play, "copy": self.copy, "observe": self.observe}
        call = calls[path]
        done = times = 0
        start = now = time.perf_counter()
        while now - start < seconds:
            told = call()
            done += told if isinstance(told, int) else 1
            times += 1
            now = time.perf_counter()
        return (now - start) / done * 1e6, done / times


class Catanatron(Peer):
    def __init__(self, players: int) -> None:
        self.name, self.players = "Catanatron", players
        self._seed = 0
        self._middle = self._new()
        for _ in range(_CATANATRON_MIDDLE):
            self._middle.play_tick()

    def _new(self) -> Any:
        self._seed += 1
        return CatanatronGame([RandomPlayer(color) for color in _COLORS[: self.players]], seed=self._seed)

    def play(self) -> int:
        game = self._new()
        moves = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            moves += 1
        return moves

    def copy(self) -> object:
        return self._middle.copy()


class OpenSpiel(Peer):
    def __init__(self, name: str, label: str) -> None:
        self._game = pyspiel.load_game(name)
        self.name, self.players = f"OpenSpiel: {label}", self._game.num_players()
        self._rng = random.Random(1)
        moves = self.play()
        self._middle = self._game.new_initial_state()
        self._play_on(self._middle, moves // 2)

    def _play_on(self, state: Any, moves: int) -> int:
        number = self._rng.random
        played = 0
        while played < moves and not state.is_terminal():
            played += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(number() * len(actions))])
        return played

    def play(self) -> int:
        return self._play_on(self._game.new_initial_state(), 1 << 30)

    def copy(self) -> object:
        return self._middle.clone()

    def observe(self) -> object:
        return self._middle.observation_tensor(0)


def peers() -> list[Peer]:
    open_spiel = [OpenSpiel("backgammon", "backgammon (C++)"), OpenSpiel("python_block_dominoes", "dominoes (Python)")]
    return [*(Catanatron(players) for players in (2, 3, 4)), *open_spiel]
