"""Frames of finished games that were made lately: many watch the same replays, and each frame is dear."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Raw


class Place(NamedTuple):
    """A frame: what this viewer saw at that point of a table's game."""

    table: str
    viewer: int
    at: int


class FrameCache:
    """So many bytes of frames; those that nobody has asked for longest go first."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._frames: OrderedDict[Place, bytes] = OrderedDict()
        self._bytes = 0
        self.making = asyncio.Lock()

    def find(self, places: Iterable[Place]) -> list[Raw] | None:
        """These frames, if all of them are here."""
        found = []
        for place in places:
            frame = self._frames.get(place)
            if frame is None:
                return None
            self._frames.move_to_end(place)
            found.append(Raw(frame))
        return found

    def keep(self, place: Place, frame: bytes) -> None:
        self._bytes += len(frame) - len(self._frames.pop(place, b""))
        self._frames[place] = frame
        while self._bytes > self._most:
            _oldest, gone = self._frames.popitem(last=False)
            self._bytes -= len(gone)
