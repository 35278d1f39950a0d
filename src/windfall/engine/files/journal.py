"""The journal: title, rules version, settings, seed and moves. It is the save file, the replay and the bug report."""

from pathlib import Path

import msgspec

from windfall.engine.errors import JournalError


class Journal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"settings": "options"}):
    """All it takes to play the identical game again.

    `components` is a digest of the tiles or cards in use: a game played with corrected component files replays
    only with the same files.
    """

    title: str
    rules: int
    components: str
    players: int
    settings: dict[str, bool | int | str]
    seed: int
    moves: list[tuple[int, int]]  # (seat, action)

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def from_json(data: bytes | str) -> "Journal":
        try:
            return msgspec.json.decode(data, type=Journal)
        except msgspec.DecodeError as error:
            raise JournalError(f"this is not a Windfall journal: {error}") from error

    def save(self, path: str | Path) -> None:
        Path(path).write_bytes(self.to_json() + b"\n")

    @staticmethod
    def load(path: str | Path) -> "Journal":
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise JournalError(f"cannot read the journal {path}: {error.strerror}") from error
        return Journal.from_json(data)
