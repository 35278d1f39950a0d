"""Answers that are sets: whatever is chosen of them can be played, and is then the answer."""

import pickle
import random
from collections import Counter
from typing import ClassVar

import pytest

import windfall
from tests.support.subject import ForEverySetup, Policy, Setup, any_seat
from windfall import Decision, Game
from windfall.engine import flow
from windfall.engine.agenda import AgendaState, Question
from windfall.engine.chance import Chance
from windfall.engine.decision import Picks


def chosen_of(picks: Picks, rng: random.Random) -> list[int]:
    """Any allowed number of the options, in any order, and what ends the answer."""
    chosen = rng.sample([option.action for option in picks.options], rng.randint(picks.least, picks.most))
    if picks.done is not None and len(chosen) < picks.most:
        chosen.append(picks.done)
    return chosen


class Answers(ForEverySetup):
    set_kinds: ClassVar[frozenset[str]]  # the questions whose answers are sets
    in_every_game: ClassVar[frozenset[str]]  # those that come up whatever the setup

    @pytest.fixture
    def resolved(self, monkeypatch: pytest.MonkeyPatch) -> list[list[list[int]]]:
        """What all seats had picked, whenever answers were resolved."""
        answers: list[list[list[int]]] = []
        resolve = flow._resolve

        def recording(question: Question[AgendaState], state: AgendaState, chance: Chance) -> None:
            answers.append([seat.picks.copy() for seat in state.seat_states()])
            resolve(question, state, chance)

        monkeypatch.setattr(flow, "_resolve", recording)
        return answers

    def test_whatever_is_chosen_of_a_set_is_the_answer(self, setup: Setup, resolved: list[list[list[int]]]) -> None:
        seen: set[str] = set()
        for seed in range(4):
            seen |= self.sets_in_game(setup, self.subject.policy(seed), seed, resolved)
        assert self.in_every_game <= seen <= self.set_kinds

    def test_each_of_these_questions_is_met(self, resolved: list[list[list[int]]]) -> None:
        """Games of all setups and policies are played until all have been answered."""
        left = set(self.set_kinds)
        for seed, setup, policy in self.subject.tables():
            left -= self.sets_in_game(setup, policy, seed, resolved)
            if not left:
                return
        pytest.fail(f"never asked: {left}")

    def sets_in_game(self, setup: Setup, policy: Policy, seed: int, resolved: list[list[list[int]]]) -> set[str]:
        """Play a game, choose anything where a set is asked for, and see that it is the answer; which questions were
        they?"""
        seen = set()
        rng = random.Random(seed)
        game = self.subject.new_game(setup, seed)
        while not game.over:
            seat = any_seat(game, rng)
            decision = game.decision(seat)
            picks = decision.picks
            if picks is None:
                game.play(seat, policy.choose(game, seat, rng))
            else:
                seen.add(decision.kind)
                _check_form(decision, picks)
                self.check_answer(game, decision, chosen_of(picks, rng), resolved)
        return seen

    def check_answer(self, game: Game, decision: Decision, chosen: list[int], resolved: list[list[list[int]]]) -> None:
        seat = decision.seat
        assert isinstance(game.state, AgendaState)
        before = game.state.seat_states()[seat].picks.copy()
        resolved.clear()
        for move in decision.moves(chosen):
            assert not resolved, "the answer was complete before all of it was played"
            game.play(seat, move)
        answer = resolved[0][seat] if resolved else game.state.seat_states()[seat].picks
        assert Counter(part for pick in answer for part in game.title.parts(pick)) == Counter([*before, *chosen])
        if not resolved:
            assert seat not in game.seats, "there is more to pick"

    def test_observation_and_decision_can_be_sent_to_another_process(self, some_setup: Setup) -> None:
        rng = random.Random(5)
        game = self.subject.new_game(some_setup, seed=5)
        bot = windfall.bot("greedy")
        while not game.over:
            decision = game.decision(any_seat(game, rng))
            observation = game.observe(decision.seat)
            if rng.random() < 0.05:
                sent, asked = pickle.loads(pickle.dumps((observation, decision)))
                assert sent == observation
                assert sent.title is observation.title
                assert (asked.kind, asked.actions, asked.prompt) == (decision.kind, decision.actions, decision.prompt)
                assert asked.options == decision.options
                assert bot.choose(sent, asked) == bot.choose(observation, decision)
            game.play(decision.seat, rng.choice(decision.actions))


def _check_form(decision: Decision, picks: Picks) -> None:
    actions = [option.action for option in picks.options]
    assert 0 <= picks.least <= picks.most <= len(actions)
    assert picks.most > 0
    assert (picks.done is None) == (picks.least == picks.most)
    parts = {part for action in decision.actions for part in decision.observation.title.parts(action)}
    assert parts <= {*actions, *([] if picks.done is None else [picks.done])}
    assert picks.done not in actions
