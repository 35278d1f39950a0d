"""Copies are independent of their origin, past states never change, and a journal gives the identical game."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

import windfall
from tests.support.subject import ForEverySetup, Setup, Subject, dump, play_on, play_out, slots, viewers
from windfall import Chance, Game, Journal
from windfall.engine.state import State


def shared_parts(subject: Subject, one: Any, other: Any, path: str = "state") -> Iterator[str]:
    """Where two objects share something that could be changed."""
    if isinstance(one, subject.parts):
        if one is other:
            yield path
        for slot in slots(one):
            yield from shared_parts(subject, getattr(one, slot), getattr(other, slot), f"{path}.{slot}")
    elif isinstance(one, list | tuple):
        if one is other and isinstance(one, list):
            yield path
        elif one is not other:
            for item, twin in zip(one, other, strict=True):
                yield from shared_parts(subject, item, twin, path)
    elif not isinstance(one, int | str | None):
        yield path


def parts_of(subject: Subject, value: Any) -> Iterator[object]:
    """The state and all that it is made of, in a fixed order."""
    if isinstance(value, subject.parts):
        yield value
        for slot in slots(value):
            yield from parts_of(subject, getattr(value, slot))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from parts_of(subject, item)


def other_value(value: Any) -> Any:
    """Another value that this field could have; None if it is an object with fields of its own, or there is none."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value, value[0] if value else 5]
    return (*value, 5) if isinstance(value, tuple) else None


class CopiesAndJournals(ForEverySetup):
    def test_every_field_is_copied_and_nothing_that_changes_is_shared(self, some_setup: Setup) -> None:
        """Except fields that are never changed in place, and `events`, which are not part of the position."""
        subject, rng = self.subject, random.Random(1)
        for game in play_on(subject.new_game(some_setup, seed=1), subject.policy(1), rng):
            if rng.random() < 0.3 or game.over:
                twin = game.state.copy()
                assert twin.events == []
                assert twin.events is not game.state.events
                twin.events = game.state.events.copy()
                assert set(shared_parts(subject, game.state, twin)) <= subject.shared
                assert dump(subject, twin) == dump(subject, game.state)

    def test_every_field_is_compared_hashed_and_copied(self, some_setup: Setup) -> None:
        """Whatever value it has: a field forgotten in `key` or in `copy` is noticed."""
        subject = self.subject
        game = play_out(subject.new_game(some_setup, seed=2), subject.policy(1), random.Random(2), moves=60)
        state = game.state
        compared = set()
        for number, part in enumerate(parts_of(subject, state)):
            for slot in slots(part):
                value = other_value(getattr(part, slot))
                if value is None:
                    continue
                changed = state.copy()
                setattr(list(parts_of(subject, changed))[number], slot, value)
                name = f"{type(part).__name__}.{slot}"
                if slot == "events":
                    assert changed == state
                    continue
                assert changed != state, f"{name} is not compared"
                assert hash(changed) != hash(state), f"{name} is not hashed"
                assert dump(subject, changed.copy()) == dump(subject, changed), f"{name} is not copied"
                compared.add(name)
        assert len(compared) > 20

    def test_a_copy_and_its_origin_never_change_each_other(self, some_setup: Setup) -> None:
        subject, rng = self.subject, random.Random(3)
        game = subject.new_game(some_setup, seed=3)
        for _ in play_on(game, subject.policy(2), rng):
            if rng.random() < 0.05:
                origin, key = dump(subject, game.state), game.state.key()
                journal, log = game.journal(), game.log()
                twin = game.copy()
                assert (twin.state, twin.journal(), twin.log()) == (game.state, journal, log)
                for _ in play_on(twin, subject.policy(rng.randrange(9)), rng, moves=40):
                    assert game.state.key() == key
                assert (dump(subject, game.state), game.journal(), game.log()) == (origin, journal, log)
                after = dump(subject, twin.state)
                play_out(game.copy(), subject.policy(0), rng, moves=5)
                assert dump(subject, twin.state) == after

    def test_past_states_never_change(self, some_setup: Setup) -> None:
        """Each move is played on a copy; at the end all states are as they were when they were made."""
        subject, rng = self.subject, random.Random(4)
        game = subject.new_game(some_setup, seed=4)
        past: list[tuple[State, object, int, object]] = []
        while not game.over:
            state = game.state
            past.append((state, state.key(), hash(state), dump(subject, state)))
            game = play_out(game.copy(), subject.policy(1), rng, moves=1)
        assert len(past) > 20
        for state, key, number, dumped in past:
            assert state.key() == key
            assert hash(state) == number
            assert dump(subject, state) == dumped
        assert len({state for state, *_ in past}) == len(past), "no position comes twice: steps are counted"

    def test_replay_equals_play(self, setup: Setup) -> None:
        """Positions are compared where a step ends: within one, a journal has its moves in the order of seats."""
        subject, rng = self.subject, random.Random(5)
        game = subject.new_game(setup, seed=5)
        states = {0: game.state.copy()}
        step, moves = game.state.step(), 0
        for moves, _ in enumerate(play_on(game, subject.policy(3), rng), start=1):
            if game.state.step() != step:
                step = game.state.step()
                states[moves] = game.state.copy()
        journal = game.journal()
        assert len(journal.moves) == moves == max(states)
        for again in (windfall.replay(journal), windfall.replay(Journal.from_json(journal.to_json()))):
            assert again.over
            assert again.state == game.state
            assert dump(subject, again.state) == dump(subject, game.state)
            assert again.result == game.result
            assert again.journal() == journal
            for viewer in viewers(game):
                assert again.log(viewer) == game.log(viewer)
                assert again.observe(viewer) == game.observe(viewer)
        for number in [0, *rng.sample(sorted(states), 5), moves]:
            assert windfall.replay(journal, number).state == states[number]
        step_by_step = subject.new_game(setup, seed=5)
        for number, (seat, action) in enumerate(journal.moves, start=1):
            step_by_step.play(seat, action)
            assert number not in states or step_by_step.state == states[number]

    def test_a_replayed_game_goes_on_like_the_first(self, some_setup: Setup) -> None:
        subject = self.subject
        for moves in (50, 51, 52, 53):
            game = play_out(subject.new_game(some_setup, seed=6), subject.policy(1), random.Random(6), moves)
            again = windfall.replay(game.journal())
            assert again.state == game.state
            play_out(game, subject.policy(1), random.Random(7))
            play_out(again, subject.policy(1), random.Random(7))
            assert again.state == game.state
            assert again.journal() == game.journal()

    def test_the_same_seed_gives_the_same_game_and_another_seed_another(self, some_setup: Setup) -> None:
        subject = self.subject

        def finished(seed: int) -> Game:
            return play_out(subject.new_game(some_setup, seed), subject.policy(1), random.Random(8))

        assert finished(1).state == finished(1).state
        assert finished(1).log() == finished(1).log()
        assert finished(1).state != finished(2).state
        assert len({finished(seed).state for seed in range(8)}) == 8

    def test_equal_states_have_equal_hashes_and_others_are_not_equal(self, some_setup: Setup) -> None:
        subject = self.subject
        game = subject.new_game(some_setup, 9)
        states = [played.state.copy() for played in play_on(game, subject.policy(1), random.Random(9))]
        for state in states:
            twin = state.copy()
            assert state == twin
            assert hash(state) == hash(twin)
            assert len({state, twin}) == 1
        assert states[3] != states[4]
        assert states[3] != "state"
        assert states[3] != states[3].key()

    @pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
    def test_states_can_be_sent_to_another_process(self, protocol: int) -> None:
        subject, rng = self.subject, random.Random(10)
        for setup in subject.some_setups()[-3:]:
            for game in play_on(subject.new_game(setup, seed=10), subject.policy(1), rng):
                if rng.random() < 0.05 or game.over:
                    again = pickle.loads(pickle.dumps(game.state, protocol))
                    assert again == game.state
                    assert dump(subject, again) == dump(subject, game.state)
                    for seat in game.seats:
                        twin = game.state.copy()
                        unpickled = pickle.loads(pickle.dumps(game.state, protocol))
                        action = game.actions(seat)[-1]
                        game.title.play(unpickled, seat, action, Chance(1))
                        game.title.play(twin, seat, action, Chance(1))
                        assert unpickled == twin
