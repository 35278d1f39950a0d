"""The agenda of a title: what is still to be done, and what is asked.

Where the rules are in the middle of something, that is data: a stack of what is due, the next one last. A step may ask
one seat or all of them. A seat answers in picks; when no seat has a pick left to make, the answers are resolved
together, so the order in which seats answered means nothing. A `Choice` is the plain case: one seat, one option, and
what follows from it at once.

Steps and questions are codes in the state. What they mean stands beside the rule that does it, as a `Step`, a
`Question` or a `Choice`; a `Flow` (`flow.py`) runs all of them.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.state import State

# A step that is due: its code, the seat it is for, and its argument.
Due: TypeAlias = tuple[int, int, int]

NO_SEAT: Final = -1
NO_QUESTION: Final = -1
NO_STEP: Final = -1
NO_OPTIONS: Final[list[int]] = []
_MOST_PLAYERS: Final = 6
# Seats that are asked, or have their turn, made once: ALONE[seat] is one of them, CLOCKWISE[players][first] are all of
# them from the first one on.
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(_MOST_PLAYERS)]
CLOCKWISE: Final[list[list[tuple[int, ...]]]] = [
    [(*range(first, players), *range(first)) for first in range(players)] for players in range(_MOST_PLAYERS + 1)
]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SeatState:
    """What every seat of such a title has: the picks of an answer that is not complete yet."""

    __slots__ = ("picks",)

    def __init__(self) -> None:
        self.picks: list[int] = []


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class AgendaState(State):
    """A state with an agenda and a question that waits for one or more seats."""

    __slots__ = (
        "agenda",
        "asked",
        "asked_about",
        "asked_question",
        "choices",
        "step_count",
        "turn",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.over = False
        self.round = 0
        self.together = False
        self.events = []
        self.agenda: list[Due] = []
        self.step_count = 0
        self.asked: tuple[int, ...] = ()  # seats that have still to answer
        self.asked_question = NO_QUESTION
        self.asked_about = 0  # the argument the question was asked with
        self.turn = NO_SEAT  # the seat that is asked, where only one is
        self.choices: list[list[int]] = [NO_OPTIONS] * players  # the inner lists are never changed in place

    def seat_states(self) -> Sequence[SeatState]:
        """The seats' own states, by seat; none where every question is a `Choice`."""
        return ()

    def seat_state(self, seat: int) -> SeatState:
        """One of them. Picks are looked at in every move, so titles say it of their own lists."""
        return self.seat_states()[seat]

    def seats(self) -> Sequence[int]:
        return self.asked

    def question(self, seat: int) -> int:  # noqa: ARG002
        return self.asked_question

    def options(self, seat: int) -> Sequence[int]:
        return self.choices[seat]

    def step(self) -> int:
        return self.step_count

    def copy_agenda_to(self, twin: "AgendaState") -> None:
        """The part of a copy that is the same in every title."""
        twin.players = self.players
        twin.over = self.over
        twin.round = self.round
        twin.together = self.together
        twin.events = []
        twin.agenda = self.agenda.copy()
        twin.step_count = self.step_count
        twin.asked = self.asked
        twin.asked_question = self.asked_question
        twin.asked_about = self.asked_about
        twin.turn = self.turn
        twin.choices = self.choices.copy()

    def agenda_key(self) -> Hashable:
        """The part of the key that is the same in every title."""
        return (
            self.players,
            self.over,
            self.round,
            self.together,
            tuple(self.agenda),
            self.step_count,
            self.asked,
            self.asked_question,
            self.asked_about,
            self.turn,
            tuple(tuple(choices) for choices in self.choices),
        )

    def hide_answers(self, seat: int) -> None:
        """Blank what others have answered so far: while answers are simultaneous, even who has answered."""
        self.step_count = 0  # counts questions, so it tells of choices others had
        for other, state in enumerate(self.seat_states()):
            if other == seat:
                self.choices[seat] = self.choices[seat].copy()
            else:
                self.choices[other] = []
                state.picks = []
        if self.together and self.asked:
            self.asked = tuple(other for other in range(self.players) if other != seat or other in self.asked)


def push(state: AgendaState, step: int, seat: int, argument: int = 0) -> None:
    """Put a step on top of the agenda: it comes next, unless another is pushed after it."""
    state.agenda.append((step, seat, argument))


def ask_all(state: AgendaState, question: int, about: int = 0) -> None:
    """Ask every seat at once; their answers take effect together."""
    state.asked = CLOCKWISE[state.players][0]
    state.asked_question = question
    state.asked_about = about
    state.together = True


def ask(state: AgendaState, question: int, seat: int, about: int = 0) -> None:
    """Ask one seat."""
    state.asked = ALONE[seat]
    state.turn = seat
    state.asked_question = question
    state.asked_about = about
    state.together = False


S = TypeVar("S", bound=AgendaState)
# Does a step for a seat, with the argument it was pushed with.
StepHandler: TypeAlias = Callable[[S, int, int, Chance], None]
# What a seat may pick next in answer to a question; empty when its answer is complete.
OptionsOf: TypeAlias = Callable[[S, int], list[int]]
# What follows when all answers to a question are complete.
Resolver: TypeAlias = Callable[[S, Chance], None]
# What follows from the option that a seat chose.
Answer: TypeAlias = Callable[[S, int, int, Chance], None]
# The rest of a seat's answer as a set, if it is one.
SetOf: TypeAlias = Callable[[S, int], PickPool | None]
# The simple actions that an option puts together; itself, if it is simple.
PartsOf: TypeAlias = Callable[[int], tuple[int, ...]]


class Step(Generic[S]):
    """Something that the rules do: its code, what does it, and what its argument says, if it has one."""

    def __init__(self, code: int, do: StepHandler[S], argument: str = "") -> None:
        self.code = code
        self.do = do
        self.argument = argument


class Question(Generic[S]):
    """Something that the rules ask: its code and name, what may be picked, and what follows from the answers.

    `about` says what the question was asked with. Where an answer is never more than `one_pick`, its options are worked
    out once. `picked` is for answers that are sets; if a whole set is one option, `parts` tells what is in it. A single
    option is no choice and is taken at once, except where the number of options is itself a secret: then it is
    `always_asked`.
    """

    def __init__(
        self,
        code: int,
        name: str,
        options: OptionsOf[S],
        resolve: Resolver[S],
        about: str = "",
        one_pick: bool = False,
        picked: SetOf[S] | None = None,
        always_asked: bool = False,
        parts: PartsOf | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.options = options
        self.resolve = resolve
        self.about = about
        self.one_pick = one_pick
        self.picked = picked
        self.always_asked = always_asked
        self.parts = parts


class Choice(Question[S]):
    """A question to one seat that is answered by one option, which takes effect at once.

    Without any option it is passed over. Where the options of several such questions are a set that is chosen one by
    one, `picked` is that set, and `again` the step that asks for the next one.
    """

    def __init__(
        self,
        code: int,
        name: str,
        options: OptionsOf[S],
        answer: Answer[S],
        about: str = "",
        picked: SetOf[S] | None = None,
        again: int = NO_STEP,
        always_asked: bool = False,
    ) -> None:
        super().__init__(code, name, options, _resolve_nothing, about, True, picked, always_asked)
        self.answer = answer
        self.again = again


def _resolve_nothing(_state: AgendaState, _chance: Chance) -> None:
    raise AssertionError("a choice takes effect by its answer")
