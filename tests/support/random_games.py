"""Random games over all setups: nothing is lost in any move, every option works, and every game ends."""

import random
from typing import ClassVar
from unittest import TestCase

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.support.subject import ForEverySetup, Setup, Subject, any_seat, dump, play_on, viewers
from windfall import Chance, Game
from windfall.engine.errors import IllegalMoveError

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva")


def try_all_options(subject: Subject, game: Game, seat: int, chance: Chance) -> int:
    """Apply each option of a seat to a copy; the origin must not notice. Returns how many there were."""
    state = game.state
    key = state.key()
    actions = game.actions(seat)
    for action in actions:
        twin = state.copy()
        game.title.play(twin, seat, action, chance.copy())
        subject.check(twin)
        assert twin.key() != key, "a move that changes nothing"
        assert state.key() == key, "an option applied to a copy changed the origin"
        assert all(game.title.event_text(event).said(NAMES) for event in twin.events)
    return len(actions)


def refuse_all_else(game: Game, rng: random.Random) -> None:
    """Actions that are no options, and seats that are not asked, are refused without a trace."""
    key, journal = game.state.key(), game.journal()
    for seat in range(-1, game.state.players + 1):
        options = set(game.actions(seat)) if seat in game.seats else set()
        illegal = [action for action in rng.sample(range(game.title.action_count), 4) if action not in options]
        for action in (*illegal, -1, game.title.action_count):
            with pytest.raises(IllegalMoveError):
                game.play(seat, action)
    assert (game.state.key(), game.journal()) == (key, journal)


class RandomGames(ForEverySetup):
    games_each: ClassVar[int]  # for every setup

    def test_nothing_is_lost_in_any_move_and_every_game_ends(self, setup: Setup) -> None:
        subject = self.subject
        for number in range(self.games_each):
            game = subject.new_game(setup, seed=number)
            subject.check(game.state)
            for _ in play_on(game, subject.policy(number), random.Random(number)):
                subject.check(game.state)
            result = game.result
            assert len(result.scores) == len(result.breakdown) == setup.players
            assert result.scores == tuple(sum(parts.values()) for parts in result.breakdown)
            assert result.winners
            assert all(result.scores[seat] == max(result.scores) for seat in result.winners)
            assert result.ended_by
            assert set(result.ended_by) <= subject.ends
            assert result.rounds >= 1

    def test_every_option_can_be_applied_and_nothing_else(self, setup: Setup) -> None:
        subject = self.subject
        tried = 0
        for number in range(len(subject.policies)):
            game = subject.new_game(setup, seed=1000 + number)
            rng = random.Random(number)
            for _ in play_on(game, subject.policy(number), rng):
                if rng.random() > 0.12 or game.over:
                    continue
                before = dump(subject, game.state)
                seat = any_seat(game, rng)
                tried += try_all_options(subject, game, seat, Chance(rng.getrandbits(32)))
                refuse_all_else(game, rng)
                decision = game.decision(seat)
                texts = [str(option.text) for option in decision.options]
                assert all(texts)
                assert len(set(texts)) == len(texts), f"two options read the same: {texts}"
                assert str(decision.prompt)
                assert dump(subject, game.state) == before
        assert tried > 150

    def test_every_position_can_be_shown_to_everyone(self, some_setup: Setup) -> None:
        """Board, log and decisions in words never fail, nor does the view for a client."""
        subject = self.subject
        game = subject.new_game(some_setup, seed=77)
        for _ in play_on(game, subject.policy(some_setup.players), random.Random(7)):
            for viewer in viewers(game):
                text = game.title.board(game.observe(viewer), NAMES)
                assert all(name in text for name in NAMES[: some_setup.players])
                view = game.title.view(game.observe(viewer))
                # a client that knows the form of the view can read all of it
                assert msgspec.json.decode(msgspec.json.encode(view), type=game.title.view_type) == view
        for viewer in viewers(game):
            assert 20 < len(game.log(viewer)) <= len(game.events(viewer))  # what was told once is not told again
            assert all(game.title.event_text(event).said(NAMES) for event in game.events(viewer))


def stateful_games(subject: Subject, examples: int) -> type[TestCase]:
    """Moves of any asked seat, copies, and returns to earlier copies, in any order that Hypothesis thinks of."""

    class Games(RuleBasedStateMachine):
        game: Game

        def __init__(self) -> None:
            super().__init__()
            self.kept: list[tuple[Game, object]] = []

        @initialize(setup=st.sampled_from(subject.setups), seed=st.integers(0, (1 << 63) - 1))
        def begin(self, setup: Setup, seed: int) -> None:
            self.game = subject.new_game(setup, seed)
            subject.check(self.game.state)

        @rule(picks=st.lists(st.tuples(st.integers(0, 4), st.integers(0, 10**6)), min_size=1, max_size=30))
        def play(self, picks: list[tuple[int, int]]) -> None:
            game = self.game
            for who, pick in picks:
                if not game.over:
                    seat = game.seats[who % len(game.seats)]
                    actions = game.actions(seat)
                    game.play(seat, actions[pick % len(actions)])
                    subject.check(game.state)

        @rule()
        def keep_a_copy(self) -> None:
            self.kept.append((self.game.copy(), self.game.state.key()))

        @precondition(lambda self: self.kept)
        @rule(data=st.data())
        def go_back(self, data: st.DataObject) -> None:
            kept, _key = self.kept[data.draw(st.integers(0, len(self.kept) - 1))]
            self.game = kept.copy()

        @invariant()
        def copies_stay_as_they_were(self) -> None:
            for kept, key in self.kept:
                assert kept.state.key() == key

    test: type[TestCase] = Games.TestCase
    test.settings = settings(  # type: ignore[attr-defined]
        max_examples=examples, stateful_step_count=40, deadline=None, derandomize=True, database=None, print_blob=False
    )
    return test
