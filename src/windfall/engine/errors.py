"""Errors a person or a program can act on: each says what was wrong and what is allowed."""


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


class DataError(WindfallError):
    """A component file is wrong; the message names file, tile and field."""
