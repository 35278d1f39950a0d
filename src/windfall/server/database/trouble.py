"""What goes wrong with a database that worked before: it was stopped, is being started, or cannot be reached."""

from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError

# What the driver says of a statement: there is nothing wrong with the connection.
_OF_STATEMENTS: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
# Classes of what PostgreSQL says of itself: no connection, no resources, an operator's doing, the system's errors. What
# else it says is of what it was asked, also where the driver has no name for it.
_AWAY: Final = ("08", "53", "57", "58")


class DatabaseAwayError(Exception):
    """The database does not answer now; it may in a moment."""


def is_away(error: Exception) -> bool:
    """Whether the database did not answer, rather than refuse what it was asked."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError)
    if isinstance(error, _OF_STATEMENTS):
        return False
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None)
    if state is not None:
        return str(state).startswith(_AWAY)
    # what could not even be sent, since a value does not fit its column, has no state either
    return not isinstance(getattr(error.orig, "__cause__", None), ValueError)
