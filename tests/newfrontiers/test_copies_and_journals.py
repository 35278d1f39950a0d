"""Copies are independent of their origin, past states never change, and a journal gives the identical game."""

import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import windfall
from tests.newfrontiers.policies import LIVELY, POLICIES, SETUPS, choose, new_game
from windfall import Game, Journal
from windfall.newfrontiers.state import Empire, GoalTable, NewFrontiersState

Setup = tuple[int, str, bool, bool]
SOME_SETUPS = SETUPS[::3]
PLAIN = (int, bool, str, type(None))


def _name(setup: Setup) -> str:
    players, name, goals, rift = setup
    return f"{players}-{name}{'-goals' if goals else ''}{'-rift' if rift else ''}"


def _state(game: Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


def _play(game: Game, rng: random.Random, moves: int = 10**6) -> Iterator[Game]:
    policy = POLICIES[rng.randrange(len(POLICIES))]
    for _ in range(moves):
        if game.over:
            return
        seat = game.seats[0]
        game.play(seat, choose(policy, game, seat, rng))
        yield game


def _slots(thing: object) -> list[str]:
    return [slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())]


def _dump(value: Any) -> Any:
    """All attributes, however deep, as nested tuples: the position without any help of `key`."""
    if isinstance(value, NewFrontiersState | Empire | GoalTable):
        return type(value).__name__, tuple((slot, _dump(getattr(value, slot))) for slot in sorted(_slots(value)))
    if isinstance(value, list | tuple):
        return type(value).__name__, tuple(_dump(item) for item in value)
    assert isinstance(value, PLAIN), f"a state is plain data, but holds {value!r}"
    return value


def _shared(one: Any, other: Any, path: str = "state") -> Iterator[str]:
    """Where two objects share something that could be changed."""
    if isinstance(one, NewFrontiersState | Empire | GoalTable):
        if one is other:
            yield path
        for slot in _slots(one):
            yield from _shared(getattr(one, slot), getattr(other, slot), f"{path}.{slot}")
    elif isinstance(one, list | tuple):
        if one is other and isinstance(one, list):
            yield path
        elif one is not other:
            for at, (item, twin) in enumerate(zip(one, other, strict=True)):
                yield from _shared(item, twin, f"{path}[{at}]")
    elif not isinstance(one, PLAIN):
        yield path


@pytest.mark.parametrize("setup", SOME_SETUPS, ids=_name)
def test_every_field_is_copied_and_nothing_that_changes_is_shared(setup: Setup) -> None:
    """Except `choices`, which is never changed in place, and `events`, which are not part of the position."""
    rng = random.Random(1)
    for game in _play(new_game(setup, seed=1), rng):
        if rng.random() < 0.3 or game.over:
            state = _state(game)
            twin = state.copy()
            assert twin.events == []
            assert twin.events is not state.events
            twin.events = state.events.copy()
            assert set(_shared(state, twin)) <= {"state.choices"}
            assert _dump(twin) == _dump(state)


def _fields(state: NewFrontiersState) -> Iterator[tuple[str, object, str]]:
    """Every field of the state, its empires and its goals."""
    for thing in (state, *state.empires, *([state.goals] if state.goals is not None else [])):
        for slot in _slots(thing):
            yield f"{type(thing).__name__}.{slot}", thing, slot


def _other_value(value: Any) -> Any:
    if value is None:
        return 5
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list | tuple):
        return [*value, *([value[0]] if value else [5])] if isinstance(value, list) else (*value, 5)
    return None


def _with_one_field_changed() -> Iterator[tuple[str, NewFrontiersState, NewFrontiersState, int]]:
    """A position, and for every field the same position with another value in it; and the number of the field."""
    game = new_game((3, "standard", True, True), seed=2)
    for _ in _play(game, random.Random(2), moves=60):
        pass
    state = _state(game)
    names = [name for name, _thing, _slot in _fields(state)]
    assert len(set(names)) > 50
    for number, name in enumerate(names):
        changed = state.copy()
        _same_name, thing, slot = list(_fields(changed))[number]
        value = _other_value(getattr(thing, slot))
        if value is not None:  # goals have fields of their own
            setattr(thing, slot, value)
            yield name, state, changed, number


def test_every_field_is_part_of_the_position() -> None:
    """Two states that differ in any field are different, and so are their hashes: a field forgotten in `key` fails."""
    for name, state, changed, _number in _with_one_field_changed():
        if name != "NewFrontiersState.events":
            assert changed != state, f"{name} is not compared"
            assert hash(changed) != hash(state), f"{name} is not hashed"


def test_every_field_is_copied() -> None:
    """Whatever value it has: a field forgotten in `copy` fails."""
    for name, _state_before, changed, number in _with_one_field_changed():
        twin = changed.copy()
        (_, thing, slot), (_, copied, _) = list(_fields(changed))[number], list(_fields(twin))[number]
        if name == "NewFrontiersState.events":
            assert getattr(copied, slot) == []
        elif name != "NewFrontiersState.empires":  # which have fields of their own
            assert getattr(copied, slot) == getattr(thing, slot), f"{name} is not copied"


@pytest.mark.parametrize("setup", SOME_SETUPS, ids=_name)
def test_a_copy_and_its_origin_never_change_each_other(setup: Setup) -> None:
    rng = random.Random(3)
    game = new_game(setup, seed=3)
    for _ in _play(game, rng):
        if rng.random() < 0.1:
            origin, key = _dump(game.state), game.state.key()
            journal, log = game.journal(), game.log()
            twin = game.copy()
            assert (twin.state, twin.journal(), twin.log()) == (game.state, journal, log)
            for _ in _play(twin, rng, moves=40):
                assert game.state.key() == key
            assert (_dump(game.state), game.journal(), game.log()) == (origin, journal, log)
            after = _dump(twin.state)
            another = game.copy()
            for _ in _play(another, rng, moves=5):
                pass
            assert _dump(twin.state) == after


@pytest.mark.parametrize("setup", SOME_SETUPS, ids=_name)
def test_past_states_never_change(setup: Setup) -> None:
    """Each move is played on a copy; at the end all states are as they were when they were made."""
    rng = random.Random(4)
    game = new_game(setup, seed=4)
    past: list[tuple[NewFrontiersState, object, int, object]] = []
    while not game.over:
        state = _state(game)
        past.append((state, state.key(), hash(state), _dump(state)))
        game = game.copy()
        seat = game.seats[0]
        game.play(seat, choose(LIVELY, game, seat, rng))
    assert len(past) > 20
    for state, key, number, dump in past:
        assert state.key() == key
        assert hash(state) == number
        assert _dump(state) == dump
    assert len({state for state, *_ in past}) == len(past), "no position comes twice: moves are counted"


@pytest.mark.parametrize("setup", SETUPS, ids=_name)
def test_replay_equals_play(setup: Setup) -> None:
    rng = random.Random(5)
    game = new_game(setup, seed=5)
    states = [game.state.copy(), *(played.state.copy() for played in _play(game, rng))]
    journal = game.journal()
    assert len(journal.moves) == len(states) - 1
    for again in (windfall.replay(journal), windfall.replay(Journal.from_json(journal.to_json()))):
        assert again.over
        assert again.state == game.state
        assert _dump(again.state) == _dump(game.state)
        assert again.result == game.result
        assert again.journal() == journal
        for viewer in range(windfall.SPECTATOR, setup[0]):
            assert again.log(viewer) == game.log(viewer)
            assert again.observe(viewer) == game.observe(viewer)
    for moves in sorted({0, 1, *(rng.randrange(len(states)) for _ in range(5)), len(states) - 1}):
        assert windfall.replay(journal, moves).state == states[moves]
    step_by_step = new_game(setup, seed=5)
    for (seat, action), state in zip(journal.moves, states[1:], strict=True):
        step_by_step.play(seat, action)
        assert step_by_step.state == state


def test_a_replayed_game_goes_on_like_the_first() -> None:
    game = new_game((4, "standard", True, True), seed=6)
    for _ in _play(game, random.Random(6), moves=50):
        pass
    again = windfall.replay(game.journal())
    for _ in _play(game, random.Random(7)):
        pass
    for _ in _play(again, random.Random(7)):
        pass
    assert again.state == game.state
    assert again.journal() == game.journal()


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    def finished(seed: int) -> Game:
        game = new_game((3, "standard", True, False), seed)
        for _ in _play(game, random.Random(8)):
            pass
        return game

    assert finished(1).state == finished(1).state
    assert finished(1).log() == finished(1).log()
    assert len({new_game((3, "standard", False, False), seed).state for seed in range(20)}) == 20
    assert finished(1).state != finished(2).state


def test_equal_states_have_equal_hashes_and_others_are_not_equal() -> None:
    states = [played.state.copy() for played in _play(new_game((2, "standard", True, False), 9), random.Random(9))]
    for state in states:
        twin = state.copy()
        assert state == twin
        assert hash(state) == hash(twin)
        assert len({state, twin}) == 1
    assert states[3] != states[4]
    assert states[3] != "state"
    assert states[3] != states[3].key()


PICKLES: list[Callable[[Any], Any]] = [
    lambda value, protocol=protocol: pickle.loads(pickle.dumps(value, protocol))  # type: ignore[misc]
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)
]


@pytest.mark.parametrize("through", PICKLES)
def test_states_can_be_sent_to_another_process(through: Callable[[Any], Any]) -> None:
    rng = random.Random(10)
    for game in _play(new_game((3, "standard", True, True), seed=10), rng):
        if rng.random() < 0.1:
            again = through(game.state)
            assert again == game.state
            assert _dump(again) == _dump(game.state)
            if not game.over:
                seat = game.seats[0]
                action = game.actions(seat)[0]
                twin = game.state.copy()
                game.title.play(again, seat, action, windfall.Chance(1))
                game.title.play(twin, seat, action, windfall.Chance(1))
                assert again == twin
