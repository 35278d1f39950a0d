"""What does not fit, as a page is told of it."""

from collections.abc import Iterable

from windfall.engine.errors import Problem as FileProblem
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
        where = " of ".join(filter(None, (first.field, first.id)))
        return NotSaved(f"Nothing was saved: {f'{where}: ' if where else ''}{first.text}.", problems)


def told(problems: Iterable[FileProblem]) -> list[Problem]:
    """Each problem once."""
    return list(dict.fromkeys(Problem(problem.entry, problem.field, problem.text) for problem in problems))
