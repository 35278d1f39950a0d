"""Playing all games of a match, on one processor or several. The results do not depend on how many."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from windfall.arena.match import Match, Played, play_game
from windfall.arena.schedule import Fixture, schedule

# Enough chunks that no worker is idle for long at the end, and few enough that handing them out costs nothing.
_CHUNKS_PER_JOB = 16
_LONGEST_CHUNK = 25

T = TypeVar("T")


def play_match(match: Match, jobs: int = 1) -> Iterator[Played]:
    """The games of a match as they are finished, in the order of the schedule."""
    return play_each(match, play_game, jobs)


def play_each(match: Match, play: Callable[[Match, Fixture], T], jobs: int = 1) -> Iterator[T]:
    """What a way to play makes of each game of a match, in the order of the schedule."""
    match.check()
    fixtures = schedule(len(match.bots), match.games, match.seed)
    if jobs == 1:
        return (play(match, fixture) for fixture in fixtures)
    return _play_in_processes(match, play, fixtures, jobs)


def _play_in_processes(
    match: Match, play: Callable[[Match, Fixture], T], fixtures: Iterator[Fixture], jobs: int
) -> Iterator[T]:
    length = max(1, min(_LONGEST_CHUNK, match.games // (jobs * _CHUNKS_PER_JOB)))
    chunks = []
    while chunk := tuple(islice(fixtures, length)):
        chunks.append((match, play, chunk))
    workers = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), initializer=_end_on_interrupt)
    try:
        for played in workers.map(_play_chunk, chunks):
            yield from played
    finally:
        workers.shutdown(cancel_futures=True)


def _play_chunk(work: tuple[Match, Callable[[Match, Fixture], T], tuple[Fixture, ...]]) -> list[T]:
    match, play, fixtures = work
    return [play(match, fixture) for fixture in fixtures]


def _end_on_interrupt() -> None:
    """Ctrl-C reaches every process of a terminal: a worker ends without a word, the parent answers."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
