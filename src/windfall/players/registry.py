"""The bots there are, by name: our own, and those of other packages.

A package adds a bot by an entry point of the group `windfall.bots`: a name, and a callable that takes a seed and
returns a `Bot`. It is loaded when someone asks for the bot. Some of our own take a setting after a colon, such as
`search:200` for 200 simulations.
"""

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from windfall.engine.errors import UnknownBotError
from windfall.players.bot import Bot

GROUP: Final = "windfall.bots"


@dataclass(frozen=True, slots=True)
class _Own:
    """Where a bot of ours is made, and what may be set after the colon."""

    maker: str
    setting: str | None = None
    read: Callable[[str], float] = int


_OWN: Final = {
    "random": _Own("windfall.players.random_bot:RandomBot"),
    "novice": _Own("windfall.players.novice:NoviceBot"),
    "greedy": _Own("windfall.players.greedy:GreedyBot"),
    "learned": _Own("windfall.players.learned:LearnedBot", "temperature", float),
    "search": _Own("windfall.players.search:SearchBot", "simulations", int),
}


def bots() -> tuple[str, ...]:
    """The names of all bots: our own, weakest first, and then those of other packages."""
    return (*_OWN, *_outside())


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; bots of the same seed choose alike.

    >>> bot("random", seed=3).name
    'random'
    >>> bot("search:200").name
    'search'
    """
    plain, colon, setting = name.partition(":")
    if plain in _OWN:
        return _make_own(plain, seed, setting if colon else None)
    point = _outside().get(name)
    if point is None:
        raise UnknownBotError(f"there is no bot {name!r}; there is {', '.join(bots())}")
    return _make_outside(point, seed)


def _make_own(name: str, seed: int, setting: str | None) -> Bot:
    own = _OWN[name]
    made: Bot
    if setting is None:
        made = pkgutil.resolve_name(own.maker)(seed)
        return made
    if own.setting is None:
        raise UnknownBotError(f"the bot {name} has nothing to set; write {name!r} alone")
    try:
        value = own.read(setting)
    except ValueError as error:
        raise UnknownBotError(f"{name}:{setting} gives no number for {own.setting}; write such as {name}:2") from error
    made = pkgutil.resolve_name(own.maker)(seed, **{own.setting: value})
    return made


def _outside() -> dict[str, EntryPoint]:
    """The bots of other packages; a name of ours is not given away."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _OWN}


def _make_outside(point: EntryPoint, seed: int) -> Bot:
    package = f"package {point.dist.name}" if point.dist is not None else "a package"
    try:
        made = point.load()(seed)
    except Exception as error:
        raise UnknownBotError(
            f"the bot {point.name!r} of {package} ({point.value}) does not load: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(made, Bot):
        raise UnknownBotError(
            f"the bot {point.name!r} of {package} ({point.value}) must return a windfall.Bot, not {type(made).__name__}"
        )
    return made
