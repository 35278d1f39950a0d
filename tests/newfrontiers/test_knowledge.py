"""Non-interference: what a seat observes, may choose and can sample does not depend on what it cannot know.

Hidden are the goal face down, the goals others put to the bottom, and the goals being charted (NF-20). Games here
select Chart Galactic Goals in almost every round, so that the stack is gone through and goals come back.
"""

import gc
import random
import types
from collections.abc import Iterator
from itertools import islice, product

import pytest

import windfall
from tests.newfrontiers.goal_histories import memories, possible_stacks, stack_of
from tests.newfrontiers.invariants import check
from tests.newfrontiers.policies import LIVELY, choose, new_game
from tests.newfrontiers.table import Table
from windfall import SPECTATOR, Chance, Game, Observation
from windfall.engine.state import EVERYONE, Event, State
from windfall.newfrontiers import events
from windfall.newfrontiers.actions import CHART, SELECT
from windfall.newfrontiers.state import Empire, GoalTable, NewFrontiersState
from windfall.newfrontiers.tiles import GOALS

SETTINGS = [(players, rift) for players in (2, 3, 4, 5) for rift in (False, True)]
MOST_WAYS = 1000
SECRET = ("turn_up_goal", "keep_goal", "return_goal")
EVERY_SETTING = pytest.mark.parametrize(("players", "rift"), SETTINGS)


def _state(game: Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


def _goals(game: Game) -> GoalTable:
    goals = _state(game).goals
    assert goals is not None
    return goals


def _viewers(game: Game) -> range:
    return range(SPECTATOR, game.state.players)


def _positions(players: int, rift: bool, seed: int, share: float = 0.1) -> Iterator[tuple[Game, random.Random]]:
    """The games at a share of all positions, and at most of those at which a secret is asked for."""
    rng = random.Random(seed)
    game = new_game((players, "standard", True, rift), seed)
    while not game.over:
        seat = game.seats[0]
        secret = game.decision(seat).kind in SECRET
        if rng.random() < (0.4 if secret else share):
            yield game, rng
        eager = SELECT + CHART in game.actions(seat) and rng.random() < 0.85
        game.play(seat, SELECT + CHART if eager else choose(LIVELY, game, seat, rng))
    yield game, rng


@EVERY_SETTING
def test_a_sampled_game_agrees_with_all_that_the_viewer_knows(players: int, rift: bool) -> None:
    charts = 0
    for seed in range(3):
        for game, rng in _positions(players, rift, seed):
            for viewer in _viewers(game):
                observation = game.observe(viewer)
                for _ in range(2):
                    sampled = windfall.sample(observation, rng)
                    check(_state(sampled))
                    assert sampled.observe(viewer) == observation
                    assert hash(sampled.observe(viewer)) == hash(observation)
                    assert (sampled.over, tuple(sampled.seats)) == (game.over, tuple(game.seats))
                    if viewer in game.seats:
                        mine, theirs = game.decision(viewer), sampled.decision(viewer)
                        assert (theirs.kind, theirs.options) == (mine.kind, mine.options)
                        assert theirs.prompt == mine.prompt
            charts = max(charts, len(_goals(game).records))
    assert charts >= 4, "the games of this test must go through the stack of goals"


@EVERY_SETTING
def test_what_the_viewer_knows_never_varies(players: int, rift: bool) -> None:
    """The own goal face down, the goals returned that nobody drew again, and all that is face up."""
    checked = 0
    for game, rng in _positions(players, rift, seed=11):
        goals = _goals(game)
        known_slots = _slots_known(game)
        for viewer in _viewers(game):
            samples = [_goals(windfall.sample(game.observe(viewer), rng)) for _ in range(4)]
            assert {sample.face_up for sample in samples} == {goals.face_up}
            if viewer == goals.holder != SPECTATOR:
                assert {sample.face_down for sample in samples} == {goals.face_down}
            for at in [at for at, by in enumerate(known_slots) if by == viewer]:
                checked += 1
                assert {sample.bottom[at] for sample in samples} == {goals.bottom[at]}
            own = [record for record in goals.records if record[0] == viewer]
            for sample in samples:
                assert [record for record in sample.records if record[0] == viewer] == own
    assert checked > 20


def _slots_known(game: Game) -> list[int]:
    """For each goal at the bottom of the stack: who put it there."""
    queue: list[int] = []
    for by, fresh, drawn, _kept, returned in _goals(game).records:
        queue = queue[len(drawn) - fresh :] + [by] * len(returned)
    drawn_again = len(queue) - len(_goals(game).bottom)  # by the Chart action under way
    return queue[drawn_again:]


@EVERY_SETTING
def test_samples_are_possible_and_every_possibility_is_sampled(players: int, rift: bool) -> None:
    """Against a full enumeration, wherever there are few enough possibilities to see them all."""
    compared = 0
    for seed in range(3):
        for game, rng in _positions(players, rift, 20 + seed, share=0.03):
            for viewer in _viewers(game):
                ways = list(islice(possible_stacks(memories(_state(game), viewer)), MOST_WAYS + 1))
                found = set(ways)
                if len(ways) > MOST_WAYS or not 1 < len(found) <= 24:
                    continue
                assert stack_of(_state(game)) in found
                observation = game.observe(viewer)
                missing = found.copy()
                for _ in range(60 * len(found)):
                    stack = stack_of(_state(windfall.sample(observation, rng)))
                    assert stack in found, "a game that the viewer can rule out"
                    missing.discard(stack)
                    if not missing:
                        break
                assert not missing, f"{len(missing)} of {len(found)} possibilities are never sampled"
                compared += 1
    assert compared >= 4


@pytest.mark.parametrize(("rift", "first_sees", "second_sees"), [(False, 60, 12), (True, 120, 2)])
def test_after_two_charts_by_hand(rift: bool, first_sees: int, second_sees: int) -> None:
    """Base game: the second player drew any 3 of the 5 goals the first did not see, keeps one and returns two in any
    order (60 ways); the first drew, beside the goal now face up, 2 of 4 goals in any order (12 ways). The Starry
    Rift: the second drew the 3 unseen goals and 2 that the first returned (5 to keep, 24 orders); the first returned
    2 more goals, in either order."""
    game = new_game((3, "first_game", True, rift), seed=3)
    charted: list[int] = []
    while len(charted) < 2 or game.decision(game.seats[0]).kind != "select":
        seat = game.seats[0]
        if game.decision(seat).kind == "select" and len(charted) < 2 and SELECT + CHART in game.actions(seat):
            if seat in charted:
                game.play(seat, next(action for action in game.actions(seat) if action != SELECT + CHART))
                continue
            charted.append(seat)
            game.play(seat, SELECT + CHART)
        else:
            game.play(seat, game.actions(seat)[0])
    rng = random.Random(1)
    for viewer, number in zip(charted, (first_sees, second_sees), strict=True):
        found = set(possible_stacks(memories(_state(game), viewer)))
        assert len(found) == number
        observation = game.observe(viewer)
        sampled = {stack_of(_state(windfall.sample(observation, rng))) for _ in range(40 * number)}
        assert sampled == found
        assert stack_of(_state(game)) in sampled


@EVERY_SETTING
def test_a_spectator_cannot_rule_out_any_goal_that_is_not_face_up(players: int, rift: bool) -> None:
    """Nor can one say anything of the bottom of the stack."""
    looked = 0
    for game, rng in _positions(players, rift, seed=31, share=0.03):
        goals = _goals(game)
        if not 0 < len(goals.records) < 6:
            continue
        looked += 1
        hidden = set(range(len(GOALS))) - set(goals.face_up)
        observation = game.observe(SPECTATOR)
        samples = [_goals(windfall.sample(observation, rng)) for _ in range(150)]
        if goals.holder >= 0:
            assert {sample.face_down for sample in samples} == hidden
        for at in range(len(goals.bottom)):
            assert {sample.bottom[at] for sample in samples} == hidden
    assert looked >= 3


@EVERY_SETTING
def test_sampled_games_can_be_played_to_the_end(players: int, rift: bool) -> None:
    for game, rng in _positions(players, rift, seed=41, share=0.03):
        sampled = windfall.sample(game.observe(rng.randrange(-1, players)), rng)
        while not sampled.over:
            seat = sampled.seats[0]
            sampled.play(seat, choose(LIVELY, sampled, seat, rng))
            check(_state(sampled))
        assert len(sampled.result.scores) == players


def _visible(state: State, viewer: int) -> list[Event]:
    return [event for event in state.events if event[1] in (EVERYONE, viewer)]


@EVERY_SETTING
def test_a_move_shows_the_viewer_nothing_but_what_is_turned_up(players: int, rift: bool) -> None:
    """The true game and one that the viewer cannot tell from it stay the same to the viewer after any move, unless
    different goals were turned up or the viewer drew goals."""
    compared = 0
    for game, rng in _positions(players, rift, seed=51):
        if game.over:
            continue
        seat = game.seats[0]
        for viewer in _viewers(game):
            other = windfall.sample(game.observe(viewer), rng)
            secret = game.decision(seat).kind in SECRET[1:] and viewer != seat
            pairs = [*product(game.actions(seat), other.actions(seat))]
            for mine, theirs in pairs:
                if (mine != theirs and not secret) or (mine == SELECT + CHART and viewer == seat):
                    continue
                after, other_after = game.state.copy(), other.state.copy()
                game.title.play(after, seat, mine, Chance(compared))
                game.title.play(other_after, seat, theirs, Chance(compared))
                assert isinstance(after, NewFrontiersState)
                assert isinstance(other_after, NewFrontiersState)
                assert after.goals is not None
                assert other_after.goals is not None
                if after.goals.face_up == other_after.goals.face_up:
                    compared += 1
                    assert game.title.known_to(after, viewer) == game.title.known_to(other_after, viewer)
                    assert _visible(after, viewer) == _visible(other_after, viewer)
    assert compared > 100


@pytest.mark.parametrize("tile", ["explore", "settle", "produce", "trade_consume"])
def test_nobody_can_tell_a_stockpile_goal_from_who_is_asked(tile: str) -> None:
    """The holder is asked whether to turn it up whatever it is, and others see the same until it is turned up."""
    seen: dict[int, set[Observation]] = {viewer: set() for viewer in (SPECTATOR, 0, 2)}
    options = set()
    for goal in GOALS:
        table = Table(players=3, goals=True)
        for seat in range(3):
            table.empire(seat, colonies=[("old_earth", "alpha_centauri", "new_sparta")[seat]])
        table.goal_down(goal.id, holder=1)
        table.select(tile, by=0)
        assert (table.seat, table.question) == (1, "turn_up_goal")
        game = table.game()
        for viewer, observations in seen.items():
            observations.add(game.observe(viewer))
            assert list(game.observe(viewer).known.options(1)) == []
        options.add((goal.stockpile is not None, tuple(table.options())))
    assert options == {(True, ("leave face down", "turn up")), (False, ("leave face down",))}
    assert {len(observations) for observations in seen.values()} == {1}


@EVERY_SETTING
def test_the_options_of_a_secret_question_are_seen_by_its_seat_alone(players: int, rift: bool) -> None:
    kinds = set()
    positions = (position for seed in (61, 62, 63) for position in _positions(players, rift, seed))
    for game, _rng in positions:
        if game.over:
            continue
        (decision,) = game.pending
        for viewer in _viewers(game):
            shown = list(game.observe(viewer).known.options(decision.seat))
            secret = decision.kind in SECRET and viewer != decision.seat
            assert shown == ([] if secret else list(decision.actions))
            if secret:
                kinds.add(decision.kind)
    assert kinds == set(SECRET)


@EVERY_SETTING
def test_private_events_are_in_the_log_of_their_seat_alone(players: int, rift: bool) -> None:
    *_, (game, _rng) = _positions(players, rift, seed=71)
    private = [event for event in game._events if event[1] != EVERYONE]
    assert {event[0] for event in private} == {events.KEEPS_GOAL, events.RETURNS_GOAL}
    assert all(event[1] == event[2] for event in private)
    for viewer in _viewers(game):
        own = [event for event in private if event[1] == viewer]
        assert [event for event in game.events(viewer) if event[1] != EVERYONE] == own
        assert len(game.events(viewer)) == len(game._events) - len(private) + len(own)
        assert len(game.log(viewer)) == len(game.events(viewer))
        secrets = [line for line in game.log(viewer) if "face down" in line or "to the bottom" in line]
        assert len(secrets) == len(own)
    assert not any(event[0] in (events.KEEPS_GOAL, events.RETURNS_GOAL) for event in game.events())


def _reachable(*roots: object) -> dict[int, object]:
    """All data that can be reached from these objects; code is not followed."""
    code = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType)
    found: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        item = waiting.pop()
        if id(item) not in found and not isinstance(item, code):
            found[id(item)] = item
            waiting += gc.get_referents(item)
    return found


@EVERY_SETTING
def test_an_observation_holds_no_handle_on_the_game(players: int, rift: bool) -> None:
    """Nothing that can be changed is shared, so that neither side can be reached or changed from the other."""
    for game, _rng in _positions(players, rift, seed=81, share=0.05):
        inside = _reachable(game.state, game._chance, game._moves, game._events)
        changeable = (list, dict, set, bytearray, State, Empire, GoalTable, Chance)
        for viewer in _viewers(game):
            known = game.observe(viewer)
            seen = _reachable(known, *([game.decision(viewer)] if viewer in game.seats else []))
            assert not any(isinstance(item, Game | Chance) for item in seen.values())
            shared = [item for number, item in seen.items() if number in inside and isinstance(item, changeable)]
            assert shared == [], f"shared with the game: {shared}"


@EVERY_SETTING
def test_an_observation_stays_as_it_was_when_the_game_goes_on(players: int, rift: bool) -> None:
    kept: list[tuple[Observation, object]] = []
    for game, _rng in _positions(players, rift, seed=91):
        kept += [(game.observe(viewer), game.observe(viewer).known.key()) for viewer in _viewers(game)]
    assert len(kept) > 20
    for observation, key in kept:
        assert observation.known.key() == key
