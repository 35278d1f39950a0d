"""What a training run is told, and how it changes its pace on the way."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from windfall.engine.errors import SetupError
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue
from windfall.learn.update import Pace
from windfall.players import bot
from windfall.thinking.network import load

# The name of a rival that is a network of the same run, as it was at one of the evaluations before.
EARLIER: Final = "earlier"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how a run goes; two runs of the same settings go the same way."""

    title: str
    players: tuple[int, ...]  # the numbers of players to learn, as often as they shall come up
    iterations: int
    games: int = 256  # of an iteration
    seed: int = 0
    start: str | None = None  # a file of weights to begin with
    teacher: str | None = "greedy"  # the bot whose choices are learned first
    lessons: int = 2  # iterations of that
    lesson_rate: float = 1e-3
    lesson_epochs: int = 4
    lesson_entropy: float = 0.3  # so that what is learned of the teacher leaves room for doubt
    # who plays all seats but one in some games, each as often as it is named: bots, or earlier networks of the run
    rivals: tuple[str, ...] = ("greedy", EARLIER)
    rival_share: float = 0.5  # of the games
    opinion_share: float = 0.0  # of the games in which the network hears the rule-based player, which takes long
    variants: float = 0.2  # share of the games that are played with settings drawn by chance
    varied: tuple[str, ...] = ()  # the settings that are drawn then; all, if none is named
    # what is drawn of them, each as often as it is named; of those that do not stand here, all there is
    varied_values: dict[str, tuple[SettingValue, ...]] = {}
    game_settings: dict[str, SettingValue] = {}
    against: tuple[str, ...] = ("greedy",)  # frozen opponents of the evaluations
    evaluate_every: int = 50
    evaluation_games: int = 100  # against each opponent, for each number of players
    epochs: int = 3
    batch: int = 1024
    first_rate: float = 1e-3
    last_rate: float = 5e-5
    first_entropy: float = 0.05
    last_entropy: float = 0.004
    first_margin: float = 0.6
    last_margin: float = 0.2
    trace: float = 0.9
    tasks: int = 8  # parts of an iteration that workers do
    first: int = 128  # how wide the layers of the network are
    hidden: int = 96
    rating: int = 64
    threads: int = 1  # of the learner: sums in another order differ in their last digits

    def check(self) -> None:
        """Raise an error that says what is wrong, before anything is learned."""
        if not self.players:
            raise SetupError("name at least one number of players to learn")
        for players in self.players:
            find_title(self.title).check_setup(players, self.game_settings)
        self._check_varied()
        for name in (*self.against, self.teacher, *self.rivals):
            if name is not None and name != EARLIER:
                bot(name)
        if self.start is not None and load(Path(self.start)).title != self.title:
            raise SetupError(f"the weights in {self.start} are for {load(Path(self.start)).title}, not {self.title}")
        if self.iterations < 1 or self.games < self.tasks:
            raise SetupError(
                f"a run has at least one iteration of {self.tasks} games, not {self.iterations} of {self.games}"
            )

    def _check_varied(self) -> None:
        title = find_title(self.title)
        there = [spec.name for spec in title.settings]
        for setting in (*self.varied, *self.varied_values):
            if setting not in there:
                raise SetupError(f"{self.title} has no setting {setting!r} to vary; there is {', '.join(there)}")
        for setting, values in self.varied_values.items():
            for value in values:
                self._check_can_be(setting, value)

    def _check_can_be(self, setting: str, value: SettingValue) -> None:
        """Raise an error if games with none of the numbers of players can have that."""
        errors = []
        for players in self.players:
            try:
                find_title(self.title).check_setup(players, {setting: value})
            except SetupError as error:
                errors.append(error)
        if len(errors) == len(self.players):
            raise errors[0]

    def changed(self, texts: Sequence[str]) -> "Settings":
        """With some of them as `name=value` texts tell."""
        told = msgspec.to_builtins(self)
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals or name not in _NUMBERS:
                raise SetupError(f"a setting is NAME=VALUE, not {text!r}; there are {', '.join(_NUMBERS)}")
            told[name] = value
        try:
            return msgspec.convert(told, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise SetupError(f"a setting is wrong: {error}") from error

    def is_lesson(self, iteration: int) -> bool:
        return self.teacher is not None and iteration < self.lessons

    def schedule(self, iteration: int) -> "Schedule":
        """Fast and curious at first, careful in the end."""
        if self.is_lesson(iteration):
            return Schedule(
                Pace(self.lesson_epochs, self.batch, self.lesson_rate, self.lesson_entropy), self.first_margin
            )
        done = iteration / max(1, self.iterations - 1)
        return Schedule(
            Pace(
                self.epochs,
                self.batch,
                _between(self.first_rate, self.last_rate, done),
                _between(self.first_entropy, self.last_entropy, done),
            ),
            _between(self.first_margin, self.last_margin, done),
        )


_NUMBERS = [field.name for field in msgspec.structs.fields(Settings) if field.type in (int, float)]


@dataclass(frozen=True, slots=True)
class Schedule:
    """What holds for one iteration."""

    pace: Pace
    margin_weight: float


def _between(first: float, last: float, done: float) -> float:
    """From the first to the last in equal ratios."""
    return float(first * (last / first) ** done)
