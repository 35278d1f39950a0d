"""What may sit in a seat, and how a game begins for those who sit there."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from windfall.engine.decision import Decision
from windfall.engine.errors import SetupError
from windfall.engine.game import Game
from windfall.engine.observation import Observation
from windfall.players.bot import Bot
from windfall.players.registry import bot

Choose: TypeAlias = Callable[[Observation, Decision], int]
# A bot by name; one that stays the same in all games; a class, of which every game has one with a seed of its own; or
# only a function that chooses.
Opponent: TypeAlias = str | Bot | type[Bot] | Choose


class FunctionBot(Bot):
    """A function that chooses, as a bot."""

    def __init__(self, choose: Choose) -> None:
        self.name = getattr(choose, "__name__", type(choose).__name__)
        self._choose = choose

    def choose(self, observation: Observation, decision: Decision) -> int:
        return self._choose(observation, decision)


def seated(opponent: Opponent, seed: int) -> Bot:
    """The bot that sits there for one game.

    >>> seated("random", 7).name, seated(lambda observation, decision: decision.actions[0], 7).name
    ('random', '<lambda>')
    """
    if isinstance(opponent, str):
        return bot(opponent, seed)
    if isinstance(opponent, Bot):
        return opponent
    if isinstance(opponent, type) and issubclass(opponent, Bot):
        make: Callable[[int], Bot] = opponent
        return make(seed)
    if callable(opponent) and not isinstance(opponent, type):
        return FunctionBot(opponent)
    raise SetupError(f"a seat is for the name of a bot, a Bot, a class of them or a function, not {opponent!r}")


def line_up(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    """One opponent for each of so many seats: the same for all, or as many as there are seats."""
    given: list[Opponent] = (
        [opponents] * seats if isinstance(opponents, str) or not isinstance(opponents, Sequence) else [*opponents]
    )
    if len(given) != seats:
        raise SetupError(f"{seats} other seats need one bot for all or {seats} bots, not {len(given)}")
    for opponent in given:
        seated(opponent, 0)
    return given


def begin(game: Game, players: Iterable[tuple[int, Bot]]) -> None:
    """Tell those who sit in these seats that the game begins."""
    for seat, player in players:
        player.begin(game.observe(seat), game.settings)
