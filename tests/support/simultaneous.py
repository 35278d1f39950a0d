"""Seats that are asked at once can answer in any order: state, journal, log and chance come out the same."""

import random
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import factorial, prod
from typing import ClassVar

from tests.support.subject import ForEverySetup, Policy, Setup, Subject, dump, play_on, viewers
from windfall import Game

MOST_ORDERS = 30

Answers = dict[int, list[int]]  # what each seat picks until the step ends


def answers_to_step(game: Game, policy: Policy, rng: random.Random) -> Answers:
    """Play the step on a copy, seat after seat, and tell who picked what."""
    twin = game.copy()
    step = twin.state.step()
    answers: Answers = {}
    for seat in tuple(twin.seats):
        answers[seat] = []
        while twin.state.step() == step and seat in twin.seats:
            answers[seat].append(policy.choose(twin, seat, rng))
            twin.play(seat, answers[seat][-1])
    assert twin.state.step() != step
    return answers


def orders_of(answers: Answers, rng: random.Random) -> Iterator[Sequence[int]]:
    """Who moves when: one seat after the other in every permutation, then picks of all seats mixed: all such orders
    if they are few, else some."""
    for seats in permutations(answers):
        yield [seat for seat in seats for _ in answers[seat]]
    picks = [seat for seat in answers for _ in answers[seat]]
    number = factorial(len(picks)) // prod(factorial(len(own)) for own in answers.values())
    if number <= MOST_ORDERS and len(picks) <= 6:
        yield from set(permutations(picks))
    else:
        for _ in range(MOST_ORDERS):
            yield rng.sample(picks, len(picks))


def play_in_order(game: Game, answers: Answers, order: Sequence[int]) -> Iterator[Game]:
    """A copy of the game after each of the moves."""
    twin = game.copy()
    next_pick = dict.fromkeys(answers, 0)
    for seat in order:
        twin.play(seat, answers[seat][next_pick[seat]])
        next_pick[seat] += 1
        yield twin


def outcome(subject: Subject, game: Game) -> object:
    """All that must not depend on the order, future draws included."""
    logs = [game.events(viewer) for viewer in viewers(game)]
    return dump(subject, game.state), game.journal(), logs, game._chance.copy().below(1 << 60)


def open_steps(game: Game, policy: Policy, rng: random.Random) -> Iterator[Game]:
    """The game at the beginning of each step that asks several seats."""
    if len(game.seats) > 1:
        yield game
    step = game.state.step()
    for _ in play_on(game, policy, rng):
        if game.state.step() != step:
            step = game.state.step()
            if len(game.seats) > 1:
                yield game


class Simultaneous(ForEverySetup):
    """For titles that ask several seats at once."""

    kinds: ClassVar[frozenset[str]]  # the questions that are asked of all at once

    def test_the_order_of_answers_means_nothing(self, setup: Setup) -> None:
        subject = self.subject
        kinds, orders, mixed = set(), 0, 0
        for number in range(4):
            rng = random.Random(number)
            for game in open_steps(subject.new_game(setup, 300 + number), subject.policy(number), rng):
                answers = answers_to_step(game, subject.policy(number), rng)
                if max(map(len, answers.values())) == 1 and rng.random() < 0.85:
                    continue
                before = dump(subject, game.state)
                found = []
                for order in orders_of(answers, rng):
                    *_, last = play_in_order(game, answers, order)
                    found.append(outcome(subject, last))
                    assert found[-1] == found[0], f"the order {order} of {answers} makes a difference"
                assert dump(subject, game.state) == before
                kinds.add(game.title.question_name(game.state.question(game.seats[0])))
                orders += len(found)
                mixed += max(map(len, answers.values())) > 1
        assert orders > 100
        assert kinds <= self.kinds
        assert len(kinds) >= 3
        assert mixed >= 5, "too few steps in which a seat picks several times"

    def test_every_simultaneous_question_is_met(self) -> None:
        subject = self.subject
        kinds = set()
        for number in range(3 * len(subject.setups)):
            setup, _policy = subject.setup_and_policy(number)
            rng = random.Random(number)
            for game in open_steps(subject.new_game(setup, 400 + number), subject.policy(number), rng):
                kinds.add(game.title.question_name(game.state.question(game.seats[0])))
        assert kinds == self.kinds

    def test_journals_within_a_step_have_the_moves_in_the_order_of_seats(self, some_setup: Setup) -> None:
        subject, rng = self.subject, random.Random(2)
        several = 0
        for game in open_steps(subject.new_game(some_setup, 500), subject.policy(1), rng):
            start = len(game.journal().moves)
            answers = answers_to_step(game, subject.policy(1), rng)
            picks = [seat for seat in answers for _ in answers[seat]]
            for played in play_in_order(game, answers, rng.sample(picks, len(picks))):
                moves = played.journal().moves[start:]
                assert [seat for seat, _action in moves] == sorted(seat for seat, _action in moves)
            assert moves == [(seat, action) for seat, actions in answers.items() for action in actions]
            several += 1
        assert several > 5

    def test_nobody_sees_who_has_answered_or_what(self, setup: Setup) -> None:
        """Until the step ends, every viewer but the one who moves observes the same, and reads the same log."""
        subject, rng = self.subject, random.Random(3)
        looked = 0
        for game in open_steps(subject.new_game(setup, 600), subject.policy(1), rng):
            answers = answers_to_step(game, subject.policy(0), rng)
            picks = [seat for seat in answers for _ in answers[seat]]
            order = rng.sample(picks, len(picks))
            seen = {viewer: (game.observe(viewer), game.events(viewer)) for viewer in viewers(game)}
            for seat, played in zip(order[:-1], play_in_order(game, answers, order), strict=False):
                for viewer in viewers(game):
                    now = (played.observe(viewer), played.events(viewer))
                    if viewer == seat:
                        assert now != seen[viewer], "a seat knows what it has picked"
                        seen[viewer] = now
                    assert now == seen[viewer]
                    looked += 1
        assert looked > 50
