"""The agenda of a title: what is still to be done, and what is asked.

Where the rules are in the middle of something, that is data: a stack of what is due, the next one last. A step may ask
one seat or all of them. A seat answers in picks; when no seat has a pick left to make, the answers are resolved
together, so the order in which seats answered means nothing.

Steps and questions are codes in the state. What they mean stands beside the rule that does it, as a `Step` or a
`Question`; a `Flow` is all of them.
"""

from abc import abstractmethod
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
NO_OPTIONS: Final[list[int]] = []
_MOST_PLAYERS: Final = 6
# CLOCKWISE[players][first]: all seats, from the first one on.
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

    @abstractmethod
    def seat_states(self) -> Sequence[SeatState]:
        """The seats' own states, by seat."""

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
    state.asked = (seat,)
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
# The rest of a seat's answer as a set, if it is one.
SetOf: TypeAlias = Callable[[S, int], PickPool | None]


class Step(Generic[S]):
    """Something that the rules do: its code, what does it, and what its argument says, if it has one."""

    def __init__(self, code: int, do: StepHandler[S], argument: str = "") -> None:
        self.code = code
        self.do = do
        self.argument = argument


class Question(Generic[S]):
    """Something that the rules ask: its code and name, what may be picked, and what follows from the answers.

    `about` says what the question was asked with. `picked` is for answers that are sets. A single option is no choice
    and is taken at once, except where the number of options is itself a secret: then it is `always_asked`.
    """

    def __init__(
        self,
        code: int,
        name: str,
        options: OptionsOf[S],
        resolve: Resolver[S],
        about: str = "",
        picked: SetOf[S] | None = None,
        always_asked: bool = False,
    ) -> None:
        self.code = code
        self.name = name
        self.options = options
        self.resolve = resolve
        self.about = about
        self.picked = picked
        self.always_asked = always_asked


class Flow(Generic[S]):
    """Runs the agenda of a title: takes picks, and does step after step until someone has to choose."""

    def __init__(self, steps: Sequence[Step[S]], questions: Sequence[Question[S]]) -> None:
        self._step_records = sorted(steps, key=lambda step: step.code)
        self._questions = sorted(questions, key=lambda question: question.code)
        assert [step.code for step in self._step_records] == list(range(len(steps)))
        assert [question.code for question in self._questions] == list(range(len(questions)))
        self.question_names: tuple[str, ...] = tuple([question.name for question in self._questions])
        self._steps = [step.do for step in self._step_records]
        self._options = [question.options for question in self._questions]
        self._resolvers = [question.resolve for question in self._questions]
        self._always_asked = [question.always_asked for question in self._questions]

    def play(self, state: S, seat: int, action: int, chance: Chance, take_forced: bool = True) -> None:
        """Take one pick of a seat; when all answers are complete, go on to the next question or the end.

        A single option is no choice and is taken at once, unless the caller wants to see forced picks as well.
        """
        state.events.clear()
        state.seat_states()[seat].picks.append(action)
        self.open_question(state, (seat,), take_forced)
        if not state.asked:
            state.step_count += 1
            self._resolve(state, chance)
            self.advance(state, chance, take_forced)

    def advance(self, state: S, chance: Chance, take_forced: bool = True) -> None:
        """Do the steps of the agenda until someone has a choice."""
        agenda = state.agenda
        while agenda:
            step, seat, argument = agenda.pop()
            self._steps[step](state, seat, argument, chance)
            if state.asked:
                self.open_question(state, state.asked, take_forced)
                if state.asked:
                    return
                self._resolve(state, chance)

    def open_question(self, state: S, seats: tuple[int, ...], take_forced: bool) -> None:
        """Work out what these seats may pick next; a seat whose answer is complete is asked no more."""
        options_of = self._options[state.asked_question]
        if self._always_asked[state.asked_question]:
            take_forced = False
        complete: list[int] = []
        for seat in seats:
            options = options_of(state, seat)
            while take_forced and len(options) == 1:
                state.seat_states()[seat].picks.append(options[0])
                options = options_of(state, seat)
            if options:
                state.choices[seat] = options
            else:
                state.choices[seat] = NO_OPTIONS
                complete.append(seat)
        if len(complete) == len(state.asked):
            state.asked = ()
        elif complete:
            state.asked = tuple([seat for seat in state.asked if seat not in complete])

    def pick_pool(self, known: S, seat: int) -> PickPool | None:
        """The rest of the seat's answer as a set, if it is one."""
        picked = self._questions[known.asked_question].picked
        return None if picked is None else picked(known, seat)

    def moves(self, known: S, seat: int, chosen: Sequence[int]) -> tuple[int, ...]:
        """The moves by which a seat picks what it has chosen: a set in its canonical order, without forced picks, which
        `play` takes by itself. What goes beyond the question that waits stays as it is."""
        pool = self.pick_pool(known, seat)
        if pool is not None:
            chosen = pool.in_order(chosen)
        state = known.copy()
        picks = state.seat_states()[seat].picks
        options_of = self._options[state.asked_question]
        moves: list[int] = []
        rest = list(chosen)
        while options := options_of(state, seat):
            forced = bool(moves) and len(options) == 1
            if forced:
                picks.append(options[0])
                if rest and rest[0] == options[0]:
                    del rest[0]
            elif rest and rest[0] in options:
                picks.append(rest[0])
                moves.append(rest.pop(0))
            else:
                break
        return (*moves, *rest)

    def ask_again(self, state: S, seat: int) -> None:
        """After hidden things were sampled: all others have still to answer the question that waits. Someone must be
        asked, for the game is waiting; so if nobody has a choice, forced picks are asked too."""
        others = tuple(other for other in state.asked if other != seat)
        if others:
            asked = state.asked
            self.open_question(state, others, take_forced=True)
            if not state.asked:
                for other in others:
                    state.seat_states()[other].picks = []
                state.asked = asked
                self.open_question(state, others, take_forced=False)

    def told(self, state: S) -> list[str]:
        """What is asked and what is due, next first, as a reader of the rules would name it."""
        lines = []
        if state.asked:
            question = self._questions[state.asked_question]
            lines.append(_named(f"asks {question.name}", state.asked, question.about, state.asked_about))
        for code, seat, argument in reversed(state.agenda):
            step = self._step_records[code]
            seats = () if seat == NO_SEAT else (seat,)
            lines.append(_named(step.do.__name__, seats, step.argument, argument))
        return lines

    def _resolve(self, state: S, chance: Chance) -> None:
        self._resolvers[state.asked_question](state, chance)
        for seat in state.seat_states():
            seat.picks.clear()
        if not state.asked:
            state.asked_question = NO_QUESTION
            state.asked_about = 0


def _named(name: str, seats: Sequence[int], argument: str, value: int) -> str:
    parts = [f"seat {seat}" for seat in seats] + ([f"{argument} {value}"] if argument else [])
    return f"{name} ({', '.join(parts)})" if parts else name
