"""A title under test: its setups, players for it, and what is true of each of its positions."""

import itertools
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec

import windfall
from windfall import SPECTATOR, Game
from windfall.engine.state import State
from windfall.engine.title import SettingValue

MOST_MOVES = 5000
MOST_GAMES = 2000


@dataclass(frozen=True)
class Setup:
    """One way to set up a game."""

    players: int
    options: Mapping[str, SettingValue]

    @property
    def name(self) -> str:
        marks = [str(value) if isinstance(value, str) else name for name, value in self.options.items() if value]
        return "-".join([str(self.players), *marks])


@dataclass(frozen=True)
class Policy:
    """A random player with a taste: an option is drawn by the weight of its action; without weights, all alike."""

    name: str
    weights: Sequence[float] = ()

    def choose(self, game: Game, seat: int, rng: random.Random) -> int:
        actions = game.actions(seat)
        if not self.weights:
            return actions[int(rng.random() * len(actions))]
        return rng.choices(actions, [self.weights[action] for action in actions])[0]


@dataclass(frozen=True)
class Subject:
    """All that the shared tests have to know of a title."""

    title: str
    setups: Sequence[Setup]
    policies: Sequence[Policy]
    check: Callable[[State], None]  # fails if a position of a game cannot be
    parts: tuple[type, ...]  # the classes that states are made of, the state itself first
    ends: frozenset[str]  # the end conditions there are
    pieces: Sequence[str]  # ids of all cards or tiles that can be played
    played: Callable[[State], Iterable[int]]  # those in front of players, as indices of `pieces`
    check_sampled: Callable[[State], None] | None = None  # the same for sampled games; None if it is `check`
    shared: frozenset[str] = field(default_factory=frozenset)  # fields that copies share: replaced, never changed

    def new_game(self, setup: Setup, seed: int) -> Game:
        return windfall.new(self.title, players=setup.players, seed=seed, **setup.options)

    def policy(self, number: int) -> Policy:
        return self.policies[number % len(self.policies)]

    def setup_and_policy(self, number: int) -> tuple[Setup, Policy]:
        """Of game number so and so, where setups go round fastest, then policies."""
        return self.setups[number % len(self.setups)], self.policy(number // len(self.setups))

    def tables(self) -> Iterator[tuple[int, Setup, Policy]]:
        """Every setup with every policy, again and again, numbered: for tests that play on until they have met all that
        they wait for, which takes far fewer games than these."""
        tables = itertools.cycle(itertools.product(self.setups, self.policies))
        for seed, (setup, policy) in zip(range(MOST_GAMES), tables, strict=False):
            yield seed, setup, policy

    def check_sample(self, state: State) -> None:
        (self.check_sampled or self.check)(state)

    def some_setups(self) -> Sequence[Setup]:
        """At most eight of them, spread over all options."""
        number = len(self.setups)
        return self.setups if number <= 8 else self.setups[:: number // 8 + 1]


class ForEverySetup:
    """Base of shared tests: a test with an argument `setup` or `some_setup` runs for each of them."""

    subject: ClassVar[Subject]

    def pytest_generate_tests(self, metafunc: Any) -> None:
        for argument, setups in (("setup", self.subject.setups), ("some_setup", self.subject.some_setups())):
            if argument in metafunc.fixturenames:
                metafunc.parametrize(argument, setups, ids=[setup.name for setup in setups])


def shown(game: Game, viewer: int = SPECTATOR) -> Any:
    """The view of a seat as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(game.title.view(game.observe(viewer))))


def viewers(game: Game) -> range:
    return range(SPECTATOR, game.state.players)


def any_seat(game: Game, rng: random.Random) -> int:
    """Seats that are asked at the same time answer in any order."""
    seats = game.seats
    return seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]


def play_on(game: Game, policy: Policy, rng: random.Random, moves: int = MOST_MOVES) -> Iterator[Game]:
    """Plays move by move to the end, or for so many moves; a game that does not end is a failure."""
    for _ in range(moves):
        if game.over:
            return
        seat = any_seat(game, rng)
        game.play(seat, policy.choose(game, seat, rng))
        yield game
    assert moves < MOST_MOVES, f"the game has not ended after {moves} moves"


def play_out(game: Game, policy: Policy, rng: random.Random, moves: int = MOST_MOVES) -> Game:
    """Plays to the end, or for so many moves."""
    for _ in play_on(game, policy, rng, moves):
        pass
    return game


def slots(thing: object) -> list[str]:
    return [slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())]


def dump(subject: Subject, value: Any) -> Any:
    """All attributes, however deep, as nested tuples: the position without any help of `key`."""
    if isinstance(value, subject.parts):
        fields = tuple((slot, dump(subject, getattr(value, slot))) for slot in sorted(slots(value)))
        return type(value).__name__, fields
    if isinstance(value, list | tuple):
        return type(value).__name__, tuple(dump(subject, item) for item in value)
    assert isinstance(value, int | str | None), f"a state is plain data, but holds {value!r}"
    return value
