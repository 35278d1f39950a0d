"""Every number that a note promises, held against what the choice then does.

A note is taken apart at its arguments, not at its words: each message in it that has numbers is a claim. A title says
for each claim what its numbers must be, measured in the position after the choice; a claim that it does not know
fails. The agenda below the choice is put away first, so that nothing but the choice changes that position.
"""

import itertools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import windfall
from tests.support.subject import ForEverySetup, Policy, Setup, any_seat
from windfall import Decision, Game, Option
from windfall.engine.agenda import AgendaState
from windfall.engine.flow import Flow
from windfall.engine.state import Event
from windfall.engine.words.message import Argument, Message, Named, Several

CHANGE = "engine-change"
JOINED = "engine-joined"
MOST_OPTIONS = 3  # looked at in one question of a kind


@dataclass(frozen=True)
class Claim:
    """A message with numbers; of a change, `what` is the message that names what changes."""

    id: str
    what: str
    numbers: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Outcome:
    """A position before a choice, and one after it and all that belongs to it."""

    before: Game
    after: Game
    seat: int
    option: Option
    passed: Game | None = None  # after the first option instead, by which nothing is placed

    @property
    def events(self) -> Sequence[Event]:
        return self.after._events[self.before.event_count :]


Numbers = Mapping[str, int]
Measure = Callable[[Outcome], Numbers]


def worked_out(argument: Argument) -> int | None:
    """The number that a sum comes to, whose terms must add up to it; None if the argument is no number."""
    if isinstance(argument, int):
        return argument
    if not isinstance(argument, Message):
        return None
    args = argument.args
    if argument.id == "engine-negative":
        assert isinstance(args["number"], int)
        return -args["number"]
    if argument.id in ("engine-plus", "engine-minus"):
        before, number = worked_out(args["before"]), args["number"]
        assert before is not None
        assert isinstance(number, int)
        return before + (number if argument.id == "engine-plus" else -number)
    if argument.id == "engine-sum":
        total = worked_out(args["total"])
        assert worked_out(args["terms"]) == total, f"a sum that does not add up: {argument}"
        return total
    if argument.id == "engine-total":
        return worked_out(args["total"])
    return None


class Promises(ForEverySetup):
    """Random games of every setup, in which every note of every question is held against its outcome."""

    flow: ClassVar[Flow[Any]]
    either: ClassVar[Mapping[str, Sequence[str]]]  # messages that put alternatives together, and the arguments that are
    measures: ClassVar[Mapping[str, Measure]]  # by the id of a claim, or of what changes
    follow: ClassVar[frozenset[str]]  # questions that belong to the choice before them
    ways: ClassVar[frozenset[str]] = frozenset()  # those of them which are answered in every way
    needed: ClassVar[frozenset[str]]  # claims that must have been met
    games_each: ClassVar[int] = 2

    def test_notes_promise_what_the_choice_then_does(self, setup: Setup) -> None:
        for seed in range(self.games_each):
            for game, decision, rng in self._questions(setup, self.subject.policy(seed + setup.players), seed):
                self._check(game, decision, rng)

    def test_every_promise_there_is_was_kept(self) -> None:
        """Games of all setups and policies are played until all claims have been met."""
        missing = set(self.needed)
        for seed, setup, policy in self.subject.tables():
            for game, decision, rng in self._questions(setup, policy, seed):
                missing -= self._check(game, decision, rng)
            if not missing:
                return
        raise AssertionError(f"never promised: {missing}")

    def _questions(self, setup: Setup, policy: Policy, seed: int) -> Iterator[tuple[Game, Decision, random.Random]]:
        rng = random.Random(seed)
        game = self.subject.new_game(setup, seed)
        while not game.over:
            seat = any_seat(game, rng)
            yield game, game.decision(seat), rng
            game.play(seat, policy.choose(game, seat, rng))

    def _check(self, game: Game, decision: Decision, rng: random.Random) -> set[str]:
        """Some noted options of a question; the claims that their notes made."""
        noted = [option for option in decision.options if option.note is not None]
        met: set[str] = set()
        for option in rng.sample(noted, min(MOST_OPTIONS, len(noted))):
            assert option.note is not None
            promised = self.alternatives(option.note)
            outcomes = list(self.outcomes(game, decision.seat, option, rng))
            assert outcomes, option
            kept = {
                (which, at)
                for at, outcome in enumerate(outcomes)
                for which, claims in enumerate(promised)
                if all(self._holds(claim, outcome) for claim in claims)
            }
            story = f"{game.title.name} {decision.kind}: {option.text}\n{option.note}\n" + "\n".join(
                f"{claim} but {self._measured(claim, outcome)}"
                for outcome in outcomes
                for claims in promised
                for claim in claims
                if not self._holds(claim, outcome)
            )
            assert {at for _which, at in kept} == set(range(len(outcomes))), story
            assert {which for which, _at in kept} == set(range(len(promised))), story
            met |= {claim.what or claim.id for claims in promised for claim in claims}
        return met

    def alternatives(self, note: Message) -> list[tuple[Claim, ...]]:
        """The claims of a note, for each of the ways that it tells."""
        if note.id == JOINED:
            first, rest = note.args["first"], note.args["rest"]
            assert isinstance(first, Message)
            assert isinstance(rest, Message)
            return [one + two for one in self.alternatives(first) for two in self.alternatives(rest)]
        if note.id in self.either:
            parts = [note.args[name] for name in self.either[note.id]]
            return list(itertools.chain.from_iterable(map(self._alternatives_in, parts)))
        return [self._claims(note)]

    def _alternatives_in(self, part: Argument) -> list[tuple[Claim, ...]]:
        if isinstance(part, Several):
            return [claims for item in part.items for claims in self._alternatives_in(item)]
        assert isinstance(part, Message)
        return self.alternatives(part)

    def _claims(self, note: Message) -> tuple[Claim, ...]:
        """A message with its own numbers; then the messages in it that are no sums."""
        what = note.args["what"] if note.id == CHANGE else None
        numbers: list[tuple[str, int]] = []
        inner: list[Claim] = []
        for name, argument in note.args.items():
            number = worked_out(argument)
            if number is not None:
                numbers.append((name, number))
            elif isinstance(argument, Message) and name != "what":
                inner += self._claims(argument)
            else:
                assert isinstance(argument, str | Named) or name == "what", f"what does {name} of {note.id} promise?"
        own = Claim(note.id, what.id if isinstance(what, Message) else "", tuple(sorted(numbers)))
        return (own, *inner) if numbers else tuple(inner)

    def _measured(self, claim: Claim, outcome: Outcome) -> Numbers:
        measure = self.measures.get(claim.what or claim.id)
        assert measure is not None, f"a promise that nobody has measured: {claim}"
        return measure(outcome)

    def _holds(self, claim: Claim, outcome: Outcome) -> bool:
        return dict(claim.numbers) == self._measured(claim, outcome)

    def outcomes(self, game: Game, seat: int, option: Option, rng: random.Random) -> Iterator[Outcome]:
        """The positions after an option, one for each way in which what belongs to it can be answered."""
        before = self.alone(game, seat, rng)
        twin = before.copy()
        self.play(twin, seat, option.action)
        for after in self.played_on(twin, seat, rng):
            yield Outcome(before, after, seat, option)

    def play(self, twin: Game, seat: int, action: int) -> None:
        """One pick; the game then waits also where there is one option only, which may belong to another choice."""
        self.flow.play(twin.state, seat, action, twin._chance, take_forced=False)
        twin._events += twin.state.events
        twin._observations = {}

    def alone(self, game: Game, seat: int, rng: random.Random) -> Game:
        """A game that agrees with what the seat knows, in which nothing is due but the question that waits."""
        sampled = windfall.sample(game.observe(seat), rng)
        assert isinstance(sampled.state, AgendaState)
        sampled.state.agenda = []
        return sampled

    def goes_on(self, twin: Game, seat: int) -> bool:
        """Is there still something to answer that belongs to the choice?"""
        return bool(twin.seats) and (twin.seats != (seat,) or twin.decision(seat).kind in self.follow)

    def answers(self, twin: Game, seat: int, rng: random.Random) -> Sequence[int]:
        """How the seat answers what belongs to its choice: in every way, or at random."""
        actions = twin.actions(seat)
        return actions if twin.decision(seat).kind in self.ways else [rng.choice(actions)]

    def played_on(self, twin: Game, seat: int, rng: random.Random) -> Iterator[Game]:
        """Others answer first, with their first option, by which they place nothing."""
        while self.goes_on(twin, seat):
            other = next((other for other in twin.seats if other != seat), None)
            if other is not None:
                self.play(twin, other, twin.actions(other)[0])
                continue
            first, *more = self.answers(twin, seat, rng)
            for action in more:
                way = twin.copy()
                self.play(way, seat, action)
                yield from self.played_on(way, seat, rng)
            self.play(twin, seat, first)
        yield twin


def change(measure: Callable[[Game, int], int]) -> Measure:
    """What a number was, and what it has become."""

    def measured(outcome: Outcome) -> Numbers:
        return {"before": measure(outcome.before, outcome.seat), "after": measure(outcome.after, outcome.seat)}

    return measured
