"""What runs in a worker process when a finished game is reviewed; it tells how far it is."""

import os
from collections.abc import Sequence
from ctypes import c_double
from typing import Final

from windfall.advice.review import Review, review
from windfall.engine.files.journal import Journal
from windfall.server.thinking import Texts, prepare

_PATIENCE: Final = 5  # how far it steps back behind tables where people wait for bots

_done: c_double


def prepare_review(texts: Texts, done: c_double) -> None:
    """Take the place in shared memory at which the server reads how far the review is, from 0 to 1."""
    global _done  # noqa: PLW0603 (a worker has one, and gets it when it starts)
    _done = done
    prepare(texts)
    if hasattr(os, "nice"):
        os.nice(_PATIENCE)


def review_journal(journal: bytes, names: Sequence[str]) -> Review:
    return review(Journal.from_json(journal), names=names, on_progress=_tell)


def _tell(done: int, total: int) -> None:
    _done.value = done / max(1, total)
