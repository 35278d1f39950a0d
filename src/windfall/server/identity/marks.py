"""The mark of a player: names are not unique, marks are. It tells who is the same person as at another table, and
nothing else: nobody gets from a mark to an id."""

import base64
import hashlib
from typing import Final

from windfall.server.database.records import GONE

_BYTES: Final = 5


def mark(player: str) -> str | None:
    """Eight letters and digits, which the page draws an emblem from; nobody is gone, and has none.

    >>> mark("ann"), mark(GONE)
    ('5y4dzb2o', None)
    """
    if player == GONE:
        return None
    digest = hashlib.blake2b(player.encode(), digest_size=_BYTES, person=b"mark").digest()
    return base64.b32encode(digest).decode().lower()
