"""What goes wrong with a database that worked before: it was stopped, is being started, or cannot be reached."""

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError

# What the driver says of a statement: there is nothing wrong with the connection.
_OF_STATEMENTS = (DataError, IntegrityError, NotSupportedError, ProgrammingError)


class DatabaseAwayError(Exception):
    """The database does not answer now; it may in a moment."""


def is_away(error: Exception) -> bool:
    """Whether the database did not answer, rather than refuse what it was asked."""
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and not isinstance(error, _OF_STATEMENTS))
