"""What a run tells of itself: one line for each iteration, some of them with an evaluation."""

from pathlib import Path

import msgspec

from windfall.learn.update import Lesson


class Evaluated(msgspec.Struct, frozen=True):
    """The network in one seat against an opponent in all others."""

    opponent: str
    players: int
    games: int
    wins: float
    win_rate: float
    win_rate_95: tuple[float, float]
    mean_margin: float


class Entry(msgspec.Struct, frozen=True):
    """One iteration."""

    iteration: int
    games: int  # of the whole run so far
    decisions: int  # of the whole run so far
    seconds: float  # of the whole run so far
    playing: float  # seconds of this iteration spent playing
    learning: float  # and learning
    rounds: float  # mean length of its games
    score: float  # mean of all seats
    winning_score: float
    lesson: Lesson
    evaluations: tuple[Evaluated, ...] = ()


class Log:
    """The lines of a run, in its folder."""

    def __init__(self, file: Path, entries: list[Entry]) -> None:
        self._file = file
        self.entries = entries

    @staticmethod
    def read(file: Path, iterations: int) -> "Log":
        """The log up to an iteration: what came after the checkpoint that a run resumes from is done again."""
        log = Log(file, [entry for entry in read_log(file) if entry.iteration < iterations])
        file.write_bytes(b"".join(msgspec.json.encode(entry) + b"\n" for entry in log.entries))
        return log

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        with self._file.open("ab") as lines:
            lines.write(msgspec.json.encode(entry) + b"\n")


def read_log(file: Path) -> list[Entry]:
    """All entries; the end of a line that was being written when the run was stopped is left out."""
    if not file.exists():
        return []
    lines = file.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=Entry) for line in lines]
