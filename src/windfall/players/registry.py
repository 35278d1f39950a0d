"""The bots there are, by name: our own, those that were registered, those of other packages, and programs.

A name is `random` or `greedy`; some of our own take settings after a colon: `search:200` for 200 simulations,
`search:2s` for two seconds, `search:200,2s` for whichever is used up first, `learned:FILE` for weights of one's own,
`search:200:FILE` for both; and some have earlier generations, `learned@1`,
which stay as they were (`windfall.players.generations`). A package adds a bot by an entry point of the group
`windfall.bots`: a name, and a callable that takes a seed and returns a `Bot`; it is loaded when someone asks for the
bot. `register_bot` does the same for this process. A name with a slash or a space is the command of a program that
plays by the protocol of `windfall.players.programs`.
"""

import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, TypeAlias

from windfall.engine.errors import UnknownBotError
from windfall.players.bot import Bot
from windfall.players.generations import read_generation
from windfall.players.judge import stored_judge
from windfall.players.programs.player import ProgramBot

GROUP: Final = "windfall.bots"

Maker: TypeAlias = Callable[[int], Bot]


def _read_temperature(text: str) -> dict[str, object]:
    return {"temperature": float(text)}


def _read_by_chance(text: str) -> dict[str, object]:
    return {"by_chance": float(text)}


def _read_budget(text: str) -> dict[str, object]:
    """Simulations, seconds, or both, whichever is used up first.

    >>> _read_budget("200"), _read_budget("2s"), _read_budget("200,0.5s")
    ({'simulations': 200}, {'seconds': 2.0}, {'simulations': 200, 'seconds': 0.5})
    """
    settings: dict[str, object] = {}
    for part in text.split(","):
        if part.endswith("s"):
            settings["seconds"] = float(part[:-1])
        else:
            settings["simulations"] = int(part)
    return settings


@dataclass(frozen=True, slots=True)
class _Own:
    """Where a bot of ours is made, and what may be set after the colon."""

    maker: str
    setting: str | None = None
    read: Callable[[str], dict[str, object]] | None = None
    has_generations: bool = False
    has_weights: bool = False  # and maybe a file of them


_OWN: Final = {
    "random": _Own("windfall.players.random_bot:RandomBot"),
    "novice": _Own("windfall.players.novice:NoviceBot", "by_chance", _read_by_chance),
    "greedy": _Own("windfall.players.greedy:GreedyBot", has_generations=True),
    "learned": _Own(
        "windfall.players.learned:LearnedBot", "temperature", _read_temperature, has_generations=True, has_weights=True
    ),
    "search": _Own(
        "windfall.players.search:SearchBot", "simulations", _read_budget, has_generations=True, has_weights=True
    ),
}
_registered: Final[dict[str, Maker]] = {}


def bots() -> tuple[str, ...]:
    """The names of all bots: our own, weakest first, those that were registered, and then those of other packages."""
    return (*_OWN, *_registered, *(name for name in _outside() if name not in _registered))


def register_bot(name: str, maker: Maker) -> None:
    """Make a bot known by name in this process: `maker` takes a seed and returns it. Another one of that name, such as
    an earlier snapshot of a learner, is replaced.

    >>> from windfall.players.random_bot import RandomBot
    >>> register_bot("dice", RandomBot)
    >>> bot("dice", seed=3).name
    'random'
    """
    if name in _OWN or not name or _is_command(name) or ":" in name or "@" in name:
        raise UnknownBotError(
            f"a bot cannot be called {name!r}; take another name, in one word without colon, slash or @"
        )
    _registered[name] = maker


def registered(names: Iterable[str]) -> dict[str, Maker]:
    """Those of the names that were registered, with their makers: for processes that do not know them."""
    return {name: _registered[name] for name in names if name in _registered}


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; bots of the same seed choose alike. The name of a program starts that program.

    >>> bot("random", seed=3).name
    'random'
    >>> bot("search:200").name, bot("learned@1").name
    ('search', 'learned')
    """
    plain, colon, setting = name.partition(":")
    own, at, generation = plain.partition("@")
    if own in _OWN:
        return _make_own(own, seed, setting if colon else None, generation if at else None)
    if name in _registered:
        return _checked(_registered[name](seed), f"the bot {name!r} that was registered")
    point = _outside().get(name)
    if point is not None:
        return _make_outside(point, seed)
    if _is_command(name):
        return ProgramBot(name, seed)
    raise UnknownBotError(f"there is no bot {name!r}; there is {', '.join(bots())}, or a program such as ./{name}")


def _is_command(name: str) -> bool:
    return "/" in name or any(letter.isspace() for letter in name)


def _make_own(name: str, seed: int, text: str | None, generation: str | None) -> Bot:
    own = _OWN[name]
    settings = {} if text is None else _settings(name, own, text)
    if generation is not None:
        if not own.has_generations:
            raise UnknownBotError(f"the bot {name} has no generations; write {name!r} alone")
        settings["generation"] = read_generation(name, generation)
    made: Bot = pkgutil.resolve_name(own.maker)(seed, **settings)
    return made


def _settings(name: str, own: _Own, text: str) -> dict[str, object]:
    """What stands after the colon: a number, a file of weights, or both with a colon between them."""
    if own.setting is None or own.read is None:
        raise UnknownBotError(f"the bot {name} has nothing to set; write {name!r} alone")
    number, colon, rest = text.partition(":")
    settings: dict[str, object] = {}
    try:
        settings |= own.read(number)
        file = rest if colon else None
    except ValueError:
        file = text
    if file is not None:
        if not own.has_weights:
            raise UnknownBotError(f"{name}:{text} gives no number for {own.setting}; write such as {name}:0.2")
        if not Path(file).is_file():
            raise UnknownBotError(
                f"{name}:{text} gives no number for {own.setting}, nor a file of weights that is there; "
                f"write such as {name}:2 or {name}:weights.npz"
            )
        settings["judge"] = stored_judge(file)
    return settings


def _outside() -> dict[str, EntryPoint]:
    """The bots of other packages; a name of ours is not given away."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _OWN}


def _make_outside(point: EntryPoint, seed: int) -> Bot:
    package = f"package {point.dist.name}" if point.dist is not None else "a package"
    who = f"the bot {point.name!r} of {package} ({point.value})"
    try:
        made = point.load()(seed)
    except Exception as error:
        raise UnknownBotError(f"{who} does not load: {type(error).__name__}: {error}") from error
    return _checked(made, who)


def _checked(made: object, who: str) -> Bot:
    if not isinstance(made, Bot):
        raise UnknownBotError(f"{who} must return a windfall.Bot, not {type(made).__name__}")
    return made
