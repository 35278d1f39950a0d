"""Errors a person or a program can act on: each says what was wrong and what is allowed."""

from dataclasses import dataclass

from windfall.engine.words.message import Message, message


class WindfallError(ValueError):
    """Base of every error that Windfall raises on bad input; nothing has changed when it is raised. What people may
    read is a message; what only programmers do, such as a wrong argument, is plain text."""

    def __init__(self, what: str | Message = "") -> None:
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        return str(self.what)

    @property
    def message(self) -> Message:
        """To be told to people."""
        return self.what if isinstance(self.what, Message) else message("engine-as-written", text=self.what)


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
    text: Message

    def __str__(self) -> str:
        return str(self.message)

    @property
    def message(self) -> Message:
        """What is wrong, and where."""
        if not self.field:
            return message("workshop-problem", place=self.place, text=self.text)
        return message("workshop-problem-in-field", place=self.place, field=self.field, text=self.text)


class DataError(WindfallError):
    """Component files are wrong; the message names file, tile and field of the first problem, `problems` has all."""

    def __init__(self, what: str | Message, problems: tuple[Problem, ...] = ()) -> None:
        super().__init__(what)
        self.problems = problems
