"""What does not fit, as a page is told of it."""

from collections.abc import Iterable

from windfall.engine.errors import Problem as FileProblem
from windfall.engine.words.message import Message, message
from windfall.server.wire.workshop import NotSaved, Problem


class DoesNotFit(Exception):  # noqa: N818 (it is an answer, not a failure)
    """What was to be saved does not fit; nothing has changed."""

    def __init__(self, problems: list[FileProblem]) -> None:
        super().__init__(str(problems[0]))
        self.problems = problems

    @property
    def told(self) -> NotSaved:
        problems = told(self.problems)
        first = problems[0]
        return NotSaved(_not_saved(first), problems)


def told(problems: Iterable[FileProblem]) -> list[Problem]:
    """Each problem once."""
    found: list[Problem] = []
    for problem in problems:
        shown = Problem(problem.entry, problem.field, problem.text)
        if shown not in found:
            found.append(shown)
    return found


def _not_saved(problem: Problem) -> Message:
    if not problem.field or problem.id is None:
        place = problem.field or problem.id
        if place is None:
            return message("workshop-not-saved", text=problem.text)
        return message("workshop-not-saved-for", place=place, text=problem.text)
    return message("workshop-not-saved-for-field", field=problem.field, id=problem.id, text=problem.text)
