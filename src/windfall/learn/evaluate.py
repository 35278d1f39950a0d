"""How strong a network is: games of the bot that plays with it against frozen opponents."""

from collections.abc import Mapping
from dataclasses import dataclass

from windfall.arena.schedule import bot_seed, schedule
from windfall.bots import bot
from windfall.bots.bot import Bot
from windfall.bots.network import Network
from windfall.bots.positions import Positions
from windfall.engine.decision import Decision
from windfall.engine.game import new
from windfall.engine.observation import Observation
from windfall.engine.title import OptionValue


@dataclass(frozen=True, slots=True)
class Test:
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
    """Takes the option that a network in training rates highest."""

    name = "trainee"

    def __init__(self, network: Network) -> None:
        self._network = network

    def choose(self, observation: Observation, decision: Decision) -> int:
        positions = Positions(observation.title, 1)
        positions.add_observed(observation, decision.actions)
        _judgement, logits = positions.judge(self._network)
        return decision.actions[int(logits.argmax())]


def play_test(test: Test) -> Outcome:
    """The games `first` to `first + games - 1` of the test's schedule."""
    wins, margin = 0.0, 0
    for fixture in list(schedule(test.players, test.first + test.games, test.seed))[test.first :]:
        game = new(test.network.title, test.players, fixture.deal, **test.options)
        seats = [
            Trainee(test.network)
            if position == 0
            else bot(test.opponent, bot_seed(test.seed, fixture.number, position))
            for position in fixture.positions
        ]
        while not game.over:
            seat = game.seats[0]
            game.play(seat, seats[seat].choose(game.observe(seat), game.decision(seat)))
        own = fixture.positions.index(0)
        result = game.result
        if own in result.winners:
            wins += 1 / len(result.winners)
        margin += result.scores[own] - max(score for seat, score in enumerate(result.scores) if seat != own)
    return Outcome(wins, margin)
