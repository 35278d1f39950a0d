"""Those that play all seats but one in some of the games, so that the network meets others than itself."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from windfall.engine.position import Position
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.learn.recorder import Recorder
from windfall.players import Bot, bot
from windfall.players.learned import LearnedBot
from windfall.thinking.batch import Batch, draw_options, option_chances
from windfall.thinking.network import Floats, Network


class Rival(ABC):
    @abstractmethod
    def play(self, games: Mapping[int, Position], recorder: Recorder) -> None:
        """Play on in these games, by their numbers, until the network's own seat has to choose or a game is over."""

    @staticmethod
    def is_asked(number: int, game: Position) -> bool:
        """Whether one of the rival's seats chooses next: the network has one seat, another one from game to game."""
        return not game.over and game.seat != number % game.state.players


class BotRival(Rival):
    """A bot, asked game by game."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def play(self, games: Mapping[int, Position], recorder: Recorder) -> None:
        for number, game in games.items():
            while self.is_asked(number, game):
                _play(number, game, choice_of(self._bot, game, game.seat), recorder)


class NetworkRival(Rival):
    """A network that does not learn any more, for which one call serves a decision of every game.

    Its options are drawn by its ratings, as those of the network that learns are; with a temperature of 0 it takes the
    one that it rates highest."""

    def __init__(
        self,
        network: Network,
        rng: np.random.Generator,
        room: int,
        temperature: float = 1.0,
        with_opinions: bool = False,
    ) -> None:
        self._network = network
        self._rng = rng
        self._temperature = temperature
        self._with_opinions = with_opinions
        self._batch = Batch(find_title(network.title), room, network.hearing.opinions)

    def play(self, games: Mapping[int, Position], recorder: Recorder) -> None:
        while asked := [(number, game) for number, game in games.items() if self.is_asked(number, game)]:
            self._batch.clear()
            for _number, game in asked:
                self._batch.add(game, game.seat, self._with_opinions)
            _judgement, logits = self._batch.judge(self._network)
            actions = self._batch.actions[self._rows(logits)].tolist()
            for (number, game), action in zip(asked, actions, strict=True):
                _play(number, game, action, recorder)

    def _rows(self, logits: Floats) -> NDArray[np.int64]:
        counts = self._batch.counts
        if not self._temperature:
            starts = np.concatenate(([0], np.cumsum(counts)[:-1])).astype(np.int64)
            best = [
                start + int(part.argmax()) for start, part in zip(starts, np.split(logits, starts[1:]), strict=True)
            ]
            return np.array(best, np.int64)
        chances = option_chances(logits, counts, self._temperature)
        return draw_options(chances, counts, self._rng.random(len(counts)))


def rival_by_name(name: str, title: Title, seed: int, rng: np.random.Generator, room: int) -> Rival:
    """A bot as a rival in so many games at a time; one that plays by a network alone is asked for all of them at once,
    and plays as it does elsewhere."""
    named = bot(name, seed)
    if isinstance(named, LearnedBot):
        return NetworkRival(named.judge(title), rng, room, named.temperature, with_opinions=True)
    return BotRival(named)


def choice_of(chooser: Bot, game: Position, seat: int) -> int:
    decision = game.decision(seat)
    return chooser.choose(decision.observation, decision)


def _play(number: int, game: Position, action: int, recorder: Recorder) -> None:
    recorder.overhear(number, game.seat, game.state.step(), action)
    game.play(game.seat, action)
