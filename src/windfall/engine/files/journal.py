"""The journal: title, rules version, settings, seed and moves. It is the save file, the replay and the bug report."""

from pathlib import Path
from typing import Annotated

import msgspec

from windfall.engine.errors import JournalError
from windfall.engine.words.message import message


class SecretDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host committed to, and the secret that all draws follow from, in hexadecimal digits; it is told when the
    game is over. See `engine.keyed_chance`."""

    commitment: str
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None
    redealt: list[tuple[int, int]]


class Journal(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"settings": "options"}, omit_defaults=True
):
    """All it takes to play the identical game again.

    `components` is a digest of the tiles or cards in use: a game played with corrected component files replays
    only with the same files. A game of a host has a `deal`, and no seed: it is 0.
    """

    title: str
    rules: int
    components: str
    players: int
    settings: dict[str, bool | int | str]
    seed: int
    moves: list[tuple[int, int]]  # (seat, action)
    deal: SecretDeal | None = None

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def from_json(data: bytes | str) -> "Journal":
        try:
            return msgspec.json.decode(data, type=Journal)
        except msgspec.DecodeError as error:
            raise JournalError(message("engine-no-journal", problem=str(error))) from error

    def save(self, path: str | Path) -> None:
        Path(path).write_bytes(self.to_json() + b"\n")

    @staticmethod
    def load(path: str | Path) -> "Journal":
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise JournalError(
                message("engine-unreadable-journal", path=str(path), problem=error.strerror or str(error))
            ) from error
        return Journal.from_json(data)
