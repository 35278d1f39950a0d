"""How strong a network is: games of the bot that plays with it against frozen opponents."""

from collections.abc import Mapping
from dataclasses import dataclass

from windfall.arena.schedule import bot_seed, schedule
from windfall.engine.decision import Decision
from windfall.engine.game import new
from windfall.engine.observation import Observation
from windfall.engine.title import OptionValue
from windfall.players import bot
from windfall.players.bot import Bot
from windfall.players.learned import LearnedBot
from windfall.players.random_bot import RandomBot
from windfall.thinking.network import Network


@dataclass(frozen=True, slots=True)
class Exam:
    """Games of the network in one seat against an opponent in all others; every deal from every seat."""

    network: Network
    opponent: str
    players: int
    options: Mapping[str, OptionValue]
    first: int
    games: int
    seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    wins: float
    margin: int  # own scores less the best of the others, summed up


class Trainee(Bot):
    """The learned bot with a network in training.

    One that has learned little may never do what ends a game; after many decisions it lets chance choose.
    """

    name = "trainee"

    def __init__(self, network: Network, seed: int) -> None:
        self._learned = LearnedBot(seed, judge=network)
        self._by_chance = RandomBot(seed)
        self._patience = 1000

    def choose(self, observation: Observation, decision: Decision) -> int:
        self._patience -= 1
        player = self._learned if self._patience >= 0 else self._by_chance
        return player.choose(observation, decision)


def play_exam(exam: Exam) -> Outcome:
    """The games `first` to `first + games - 1` of the schedule."""
    wins, margin = 0.0, 0
    for fixture in list(schedule(exam.players, exam.first + exam.games, exam.seed))[exam.first :]:
        game = new(exam.network.title, exam.players, fixture.deal, **exam.options)
        seats = [
            Trainee(exam.network, bot_seed(exam.seed, fixture.number, 0))
            if position == 0
            else bot(exam.opponent, bot_seed(exam.seed, fixture.number, position))
            for position in fixture.positions
        ]
        while not game.over:
            seat = game.seats[0]
            game.play(seat, seats[seat].choose(game.observe(seat), game.decision(seat)))
        own = fixture.positions.index(0)
        result = game.result
        wins += float(result.shares[own])
        margin += result.scores[own] - max(score for seat, score in enumerate(result.scores) if seat != own)
    return Outcome(wins, margin)
