"""Errors a person or a program can act on: each says what was wrong and what is allowed."""

from dataclasses import dataclass


class WindfallError(ValueError):
    """Base of every error that Windfall raises on bad input; nothing has changed when it is raised."""


class UnknownTitleError(WindfallError):
    """There is no title of that name."""


class UnknownBotError(WindfallError):
    """There is no bot of that name, or it does not play this title."""


class BotFailedError(WindfallError):
    """A bot that plays in a program of its own ended, took too long, or answered what it may not."""


class SetupError(WindfallError):
    """A game cannot be set up with these players, settings or seed."""


class IllegalMoveError(WindfallError):
    """That seat is not asked now, or that action is not among its options."""


class UnfinishedGameError(WindfallError):
    """The game is not over, so it has no result."""


class JournalError(WindfallError):
    """A journal cannot be read, or does not fit the rules and components in use."""


class OtherComponentsError(JournalError):
    """A journal was played with other component files than those in use."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a component file."""

    place: str  # the file, and the tile or table in it
    entry: str | None  # the id of the tile
    field: str  # such as `powers[0].amount`; empty if it is about the whole place
    text: str

    def __str__(self) -> str:
        return f"{self.place}: field {self.field!r}: {self.text}" if self.field else f"{self.place}: {self.text}"


class DataError(WindfallError):
    """Component files are wrong; the message names file, tile and field of the first problem, `problems` has all."""

    def __init__(self, message: str, problems: tuple[Problem, ...] = ()) -> None:
        super().__init__(message)
        self.problems = problems
