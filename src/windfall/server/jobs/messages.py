"""What a worker process says, each as a pickle with its length before it."""

import struct
from dataclasses import dataclass
from typing import Final

LENGTH: Final = struct.Struct(">I")


@dataclass(frozen=True, slots=True)
class Ready:
    """It is prepared, and waits for its first job."""


@dataclass(frozen=True, slots=True)
class Progress:
    """So much of the job is done, from 0 to 1."""

    done: float


@dataclass(frozen=True, slots=True)
class Done:
    answer: object


@dataclass(frozen=True, slots=True)
class Failed:
    """The job, or getting prepared, raised an error; the text says where."""

    text: str
