"""What runs in worker processes when a finished game is reviewed: it is opened once, and its choices are judged a few
at a time, so that what is found can be told at once and nothing of it is lost."""

import os
import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windfall.advice.review import Asked, Chances, ReviewedChoice, judged_with_reasons, open_review
from windfall.engine.files.journal import Journal
from windfall.server.thinking import Texts, prepare

_PATIENCE: Final = 5  # how far it steps back behind tables where people wait for bots


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that is to be judged."""

    at: int
    seat: int
    trials: int  # about so many games are played on for it
    asked: bytes  # pickled, for whoever judges it


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """What can be told of a game at once, and what is to be judged, what probably cost most first."""

    chances: tuple[Chances, ...]
    choices: tuple[Choice, ...]


def prepare_review(texts: Texts) -> None:
    prepare(texts)
    if hasattr(os, "nice"):
        os.nice(_PATIENCE)


def open_journal(journal: bytes) -> OpenedGame:
    opened = open_review(Journal.from_json(journal))
    choices = [
        Choice(asked.move, asked.observation.seat, trials, pickle.dumps(asked))
        for asked, trials in zip(opened.asked, opened.trials, strict=True)
    ]
    return OpenedGame(opened.chances, tuple(choices))


def judge_choices(choices: Sequence[bytes]) -> tuple[ReviewedChoice, ...]:
    return tuple(judged_with_reasons(_read(choice)) for choice in choices)


def _read(choice: bytes) -> Asked:
    asked = pickle.loads(choice)
    assert isinstance(asked, Asked)
    return asked
