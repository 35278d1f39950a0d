"""The network by which a bot judges: the title's own, or one from a file."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from windfall.engine.errors import UnknownBotError
from windfall.engine.title import Title
from windfall.thinking.network import Network, load, network

_FILES_KEPT: Final = 8


def judge_for(title: Title, own: Network | None, generation: int | None = None) -> Network:
    """The network to play a title with: one's own, which must be for it, or one that comes with Windfall."""
    if own is None:
        return network(title.name, generation)
    if own.title != title.name:
        raise UnknownBotError(f"these weights play {own.title}, not {title.name}")
    return own


def stored_judge(file: str) -> Network:
    """The network in a file of weights. A bot is made for every game; the file is read again only if it changed."""
    stat = Path(file).stat()
    return _stored(file, stat.st_mtime_ns, stat.st_size)


@lru_cache(_FILES_KEPT)
def _stored(file: str, _changed: int, _size: int) -> Network:
    return load(Path(file))
