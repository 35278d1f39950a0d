"""How often what is chosen."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windfall.arena.stats.facts import Facts
from windfall.engine.title import Title
from windfall.engine.words.catalogue import ENGLISH, wording

FEW: Final = 10  # so many lines or colours can still be told apart


@dataclass(frozen=True, slots=True)
class QuestionStats:
    """One kind of question: what was answered, most often first; an answer of several parts counts for each, and
    `whole` counts such answers as they were chosen.

    `by_round` counts the answers of each round, 0 being the time before the first. Where there are many different
    answers it counts only what is done (discard), not with what (discard: Old Earth); where even that is too much,
    there is none.
    """

    question: str
    asked: int
    answers: dict[str, int]
    by_round: dict[int, dict[str, int]]
    whole: dict[str, int]


def question_stats(title: Title, games: Sequence[Facts]) -> tuple[QuestionStats, ...]:
    """All kinds of questions, the most frequent first."""
    counts: dict[str, Counter[tuple[int, str]]] = {}
    whole: dict[str, Counter[str]] = {}
    for game in games:
        for (number, question, action), times in game.choices.items():
            parts = title.parts(action)
            if len(parts) > 1:
                whole.setdefault(question, Counter())[_english(title, action)] += times
            for part in parts:
                counts.setdefault(question, Counter())[number, _english(title, part)] += times
    told = [_question_stats(question, answers, whole.get(question, Counter())) for question, answers in counts.items()]
    return tuple(sorted(told, key=lambda stats: (-stats.asked, stats.question)))


def _english(title: Title, action: int) -> str:
    """Statistics are counted and told in English, whatever the process speaks."""
    return wording(ENGLISH).say(title.action_text(action))


def _question_stats(question: str, counts: Counter[tuple[int, str]], whole: Counter[str]) -> QuestionStats:
    answers: Counter[str] = Counter()
    for (_number, text), times in counts.items():
        answers[text] += times
    by_round: dict[int, Counter[str]] = {}
    in_groups = len(answers) > FEW
    for (number, text), times in counts.items():
        by_round.setdefault(number, Counter())[verb(text) if in_groups else text] += times
    groups = {group for answered in by_round.values() for group in answered}
    return QuestionStats(
        question=question,
        asked=counts.total(),
        answers=_sorted(answers),
        by_round={number: _sorted(by_round[number]) for number in sorted(by_round)} if len(groups) <= FEW else {},
        whole=_sorted(whole),
    )


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def verb(text: str) -> str:
    """What is done, without what it is done with.

    >>> verb("discard: Old Earth"), verb("pass")
    ('discard', 'pass')
    """
    return text.partition(":")[0]
