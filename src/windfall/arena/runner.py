"""Playing many games, here, on several processes or on a cluster. The results do not depend on where."""

import pickle
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final, Generic, TypeAlias, TypeVar

from windfall.arena.match import Match, Played, play_game
from windfall.arena.schedule import Fixture, schedule
from windfall.engine.errors import SetupError
from windfall.players.registry import Maker, register_bot, registered
from windfall.workers import Workers

# Enough chunks that no worker is idle for long at the end, and few enough that handing them out costs nothing.
_CHUNKS_PER_WORKER: Final = 16
_LONGEST_CHUNK: Final = 25

T = TypeVar("T")
Play: TypeAlias = Callable[[Match, Fixture], T]


def play_match(match: Match, jobs: int = 1, *, ray: bool = False) -> Iterator[Played]:
    """The games of a match as they are finished, in the order of the schedule."""
    return play_each(match, play_game, jobs, ray=ray)


def play_each(match: Match, play: Play[T], jobs: int = 1, *, ray: bool = False) -> Iterator[T]:
    """What a way to play makes of each game of a match, in the order of the schedule."""
    match.check()
    games = ((match, fixture) for fixture in schedule(len(match.bots), match.games, match.seed))
    return play_games(games, match.games, play, jobs, ray=ray)


def play_games(
    games: Iterable[tuple[Match, Fixture]], count: int, play: Play[T], jobs: int = 1, *, ray: bool = False
) -> Iterator[T]:
    """What a way to play makes of each of so many games, which may be of different matches, in their order."""
    with Workers(jobs, ray=ray) as workers:
        chunks = _chunks(games, play, _length(count, workers.size))
        for results in workers.map(_play_chunk, chunks if jobs == 1 or ray else map(_sendable, chunks)):
            yield from results


def _length(count: int, workers: int) -> int:
    if workers == 1:
        return 1  # each result as soon as it is there
    return max(1, min(_LONGEST_CHUNK, count // (workers * _CHUNKS_PER_WORKER)))


@dataclass(frozen=True, slots=True)
class _Chunk(Generic[T]):
    """Games for a worker, with the bots of theirs that only this process knows."""

    play: Play[T]
    games: list[tuple[Match, Fixture]]
    makers: dict[str, Maker]


def _chunks(games: Iterable[tuple[Match, Fixture]], play: Play[T], length: int) -> Iterator[_Chunk[T]]:
    waiting = iter(games)
    while chunk := list(islice(waiting, length)):
        yield _Chunk(play, chunk, registered(name for match, _fixture in chunk for name in match.bots))


def _sendable(chunk: _Chunk[T]) -> _Chunk[T]:
    """The chunk, if other processes can be told of its bots."""
    for name, maker in chunk.makers.items():
        try:
            pickle.dumps(maker)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise SetupError(
                f"the bot {name!r} that was registered plays in this process only ({error}); "
                f"register a function or class of a module, or play with one job"
            ) from error
    return chunk


def _play_chunk(chunk: _Chunk[T]) -> list[T]:
    for name, maker in chunk.makers.items():
        register_bot(name, maker)
    return [chunk.play(match, fixture) for match, fixture in chunk.games]
