"""Runs the agenda of a title: takes picks, and does step after step until someone has to choose."""

from collections.abc import Sequence
from typing import Generic

from windfall.engine.agenda import NO_OPTIONS, NO_QUESTION, NO_SEAT, Choice, PartsOf, Question, S, Step
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance, ScriptedChance


class Flow(Generic[S]):
    """All steps and questions of a title, by their codes."""

    def __init__(self, steps: Sequence[Step[S]], questions: Sequence[Question[S]]) -> None:
        self._steps = sorted(steps, key=lambda step: step.code)
        self._questions = sorted(questions, key=lambda question: question.code)
        assert [step.code for step in self._steps] == list(range(len(steps)))
        assert [question.code for question in self._questions] == list(range(len(questions)))
        self.question_names: tuple[str, ...] = tuple([question.name for question in self._questions])

    def play(self, state: S, seat: int, action: int, chance: Chance, take_forced: bool = True) -> None:
        """Take one pick of a seat; when all answers are complete, go on to the next question or the end.

        A single option is no choice and is taken at once, unless the caller wants to see forced picks as well.
        """
        if state.events:
            state.events.clear()
        question = self._questions[state.asked_question]
        if isinstance(question, Choice):
            state.step_count += 1
            _answer(question, state, seat, action, chance)
        else:
            state.seat_state(seat).picks.append(action)
            if _has_pick(question, state, seat, take_forced):
                return
            if len(state.asked) > 1:
                state.asked = tuple([other for other in state.asked if other != seat])
                return
            state.asked = ()
            state.step_count += 1
            _resolve(question, state, chance)
        self.advance(state, chance, take_forced)

    def advance(self, state: S, chance: Chance, take_forced: bool = True) -> None:
        """Do the steps of the agenda until someone has a choice."""
        agenda = state.agenda
        while agenda:
            step, seat, argument = agenda.pop()
            self._steps[step].do(state, seat, argument, chance)
            if state.asked:
                question = self._questions[state.asked_question]
                if isinstance(question, Choice):
                    _offer(question, state, chance, take_forced)
                    if state.asked:
                        return
                else:
                    self.open_question(state, state.asked, take_forced)
                    if state.asked:
                        return
                    _resolve(question, state, chance)

    def open_question(self, state: S, seats: tuple[int, ...], take_forced: bool) -> None:
        """Work out what these seats may pick next; a seat whose answer is complete is asked no more."""
        question = self._questions[state.asked_question]
        complete = [seat for seat in seats if not _has_pick(question, state, seat, take_forced)]
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
        question = self._questions[known.asked_question]
        if pool is not None:
            chosen = pool.in_order(chosen)
            if question.parts is not None:
                return _as_one(question.parts, known.choices[seat], tuple(chosen), pool.most)
        if len(chosen) == 1:  # nothing follows that could be forced
            return tuple(chosen)
        if isinstance(question, Choice):
            return tuple(chosen) if pool is None else self._moves_one_by_one(known, seat, list(chosen), pool.done)
        state = known.copy()
        picks = state.seat_state(seat).picks
        moves: list[int] = []
        rest = list(chosen)
        while options := _options(question, state, seat):
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

    def _moves_one_by_one(self, known: S, seat: int, rest: list[int], done: int | None) -> tuple[int, ...]:
        """A set that is chosen one by one: without what is forced, and without an end that comes by itself because
        nothing is left to choose."""
        state = known.copy()
        moves: list[int] = []
        while rest and rest[0] in state.choices[seat]:
            moves.append(rest.pop(0))
            for forced in self._go_on(state, moves[-1]):
                if rest and rest[0] == forced:
                    del rest[0]
        if moves and not state.choices[seat] and rest and rest[0] == done:
            del rest[0]
        return (*moves, *rest)

    def _go_on(self, state: S, action: int) -> list[int]:
        """Answer, and do only the step that asks for the next one of a set; tells the answers that were forced."""
        question = self._questions[state.asked_question]
        assert isinstance(question, Choice)
        chance = ScriptedChance(())
        forced: list[int] = []
        _answer(question, state, state.turn, action, chance)
        while not state.asked and state.agenda and state.agenda[-1][0] == question.again:
            step, seat, argument = state.agenda.pop()
            self._steps[step].do(state, seat, argument, chance)
            if state.asked:
                _offer(question, state, chance, take_forced=False)
                if len(state.choices[seat]) == 1:
                    forced += state.choices[seat]
                    _answer(question, state, seat, forced[-1], chance)
        return forced

    def after_answer(self, known: S, action: int) -> S:
        """A copy right after the answer to a choice, before anything follows from it; no answer asks chance."""
        state = known.copy()
        question = self._questions[state.asked_question]
        assert isinstance(question, Choice)
        _answer(question, state, state.turn, action, ScriptedChance(()))
        return state

    def ask_again(self, state: S, seat: int) -> None:
        """After hidden things were sampled: all others have still to answer the question that waits. Someone must be
        asked, for the game is waiting; so if nobody has a choice, forced picks are asked too."""
        others = tuple(other for other in state.asked if other != seat)
        question = self._questions[state.asked_question]
        if isinstance(question, Choice):
            for other in others:
                state.choices[other] = question.options(state, other)
        elif others:
            asked = state.asked
            self.open_question(state, others, take_forced=True)
            if not state.asked:
                for other in others:
                    state.seat_state(other).picks = []
                state.asked = asked
                self.open_question(state, others, take_forced=False)

    def told(self, state: S) -> list[str]:
        """What is asked and what is due, next first, as a reader of the rules would name it."""
        lines = []
        if state.asked:
            question = self._questions[state.asked_question]
            lines.append(_named(f"asks {question.name}", state.asked, question.about, state.asked_about))
        for code, seat, argument in reversed(state.agenda):
            step = self._steps[code]
            seats = () if seat == NO_SEAT else (seat,)
            lines.append(_named(step.do.__name__, seats, step.argument, argument))
        return lines


# Questions of picks


def _has_pick(question: Question[S], state: S, seat: int, take_forced: bool) -> bool:
    """Work out what a seat may pick next, and take what is forced; tells whether anything is left to pick."""
    options = _options(question, state, seat)
    while len(options) == 1 and take_forced and not question.always_asked:
        state.seat_state(seat).picks.append(options[0])
        options = _options(question, state, seat)
    state.choices[seat] = options
    return bool(options)


def _options(question: Question[S], state: S, seat: int) -> list[int]:
    if question.one_pick and state.seat_state(seat).picks:
        return NO_OPTIONS
    return question.options(state, seat)


def _as_one(parts: PartsOf, options: list[int], chosen: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The option that puts together what was chosen; if there is none, it stays as it is."""
    for option in options:
        if parts(option) == chosen[:count]:
            return (option, *chosen[count:])
    return chosen


def _resolve(question: Question[S], state: S, chance: Chance) -> None:
    question.resolve(state, chance)
    for seat in range(state.players):
        picks = state.seat_state(seat).picks
        if picks:
            picks.clear()
    if not state.asked:
        state.asked_question = NO_QUESTION
        state.asked_about = 0


# Choices


def _offer(choice: Choice[S], state: S, chance: Chance, take_forced: bool) -> None:
    """Work out the options of a choice; the game waits for the seat if there is more than one."""
    seat = state.turn
    options = choice.options(state, seat)
    if len(options) > 1 or (options and (choice.always_asked or not take_forced)):
        state.choices[seat] = options
    elif options:
        _answer(choice, state, seat, options[0], chance)
    else:
        state.asked = ()
        state.turn = NO_SEAT
        state.asked_question = NO_QUESTION
        state.asked_about = 0


def _answer(choice: Choice[S], state: S, seat: int, action: int, chance: Chance) -> None:
    state.asked = ()
    state.turn = NO_SEAT
    state.choices[seat] = NO_OPTIONS
    choice.answer(state, seat, action, chance)
    state.asked_question = NO_QUESTION
    state.asked_about = 0


def _named(name: str, seats: Sequence[int], argument: str, value: int) -> str:
    parts = [f"seat {seat}" for seat in seats] + ([f"{argument} {value}"] if argument else [])
    return f"{name} ({', '.join(parts)})" if parts else name
