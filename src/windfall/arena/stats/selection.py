"""What of the statistics is worth showing."""

from collections.abc import Iterable
from math import ceil
from typing import Final

from windfall.arena.stats.choices import QuestionStats, verb
from windfall.arena.stats.summary import ComponentStats, Stats

# What fewer empires have says little: its interval would span the picture.
_FEWEST: Final = 10
_RAREST: Final = 0.01
MOST_ANSWERS: Final = 15  # that are told of each question


def often_had(stats: Stats) -> tuple[tuple[ComponentStats, ...], int]:
    """The components that enough empires have, by their win share, and how many are enough."""
    empires = stats.match.games * len(stats.seats)
    fewest = max(_FEWEST, ceil(_RAREST * empires))
    return tuple(component for component in stats.components if component.empires >= fewest), fewest


def short_answers(answers: Iterable[str]) -> dict[str, str]:
    """The answers without what all of them begin with.

    >>> short_answers(["choose: Settle", "choose: Produce"])
    {'choose: Settle': 'Settle', 'choose: Produce': 'Produce'}
    """
    texts = list(answers)
    beginnings = {verb(text) for text in texts}
    if len(texts) < 2 or len(beginnings) > 1:
        return {text: text for text in texts}
    return {text: text.partition(": ")[2] or text for text in texts}


def whole_picture(question: QuestionStats) -> str:
    """The name of the picture of answers as they were chosen."""
    return f"{question.question}_whole"


def telling_rounds(question: QuestionStats) -> list[int]:
    """The rounds in which a question is asked often enough to tell its answers by round, if there are several."""
    rounds = [
        number for number, counts in question.by_round.items() if sum(counts.values()) >= question.asked * _RAREST
    ]
    answers = {answer for number in rounds for answer in question.by_round[number]}
    return rounds if len(rounds) > 1 and len(answers) > 1 else []
