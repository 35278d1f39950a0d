"""Non-interference: what a seat observes, may choose and can sample does not depend on what it cannot know.

Hidden are the goal face down, the goals others put to the bottom, and the goals being charted (NF-20). Games here
select Chart Galactic Goals in almost every round, so that the stack is gone through and goals come back.
"""

import random
from dataclasses import replace
from itertools import islice, product

import pytest

import windfall
from tests.newfrontiers.goal_histories import memories, possible_stacks, stack_of
from tests.newfrontiers.subject import LIVELY, NEW_FRONTIERS, setup_of
from tests.newfrontiers.table import Table
from tests.support.knowledge import Knowledge, Positions
from tests.support.subject import Setup, viewers
from windfall import SPECTATOR, Chance, Game, Observation
from windfall.engine.state import EVERYONE, Event, State
from windfall.titles.newfrontiers.components.tiles import GOALS
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS, CHART, SELECT
from windfall.titles.newfrontiers.rules.state import GoalTable, NewFrontiersState

SETUPS = [setup_of(players, "standard", goals=True, rift=rift) for players in (2, 3, 4, 5) for rift in (False, True)]
MOST_WAYS = 1000
TILES_WITH_GOALS = [tile for tile in ACTION_TILE_IDS if tile != "retreat_into_isolation"]
SECRET = ("turn_up_goal", "keep_goal", "return_goal")
EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)


def _state(game: Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


def _goals(game: Game) -> GoalTable:
    goals = _state(game).goals
    assert goals is not None
    return goals


def _positions(setup: Setup, seed: int, share: float = 0.1) -> Positions:
    """The games at a share of all positions, and at most of those at which a secret is asked for."""
    rng = random.Random(seed)
    game = NEW_FRONTIERS.new_game(setup, seed)
    while not game.over:
        seat = game.seats[0]
        secret = game.decision(seat).kind in SECRET
        if rng.random() < (0.4 if secret else share):
            yield game, rng
        eager = SELECT + CHART in game.actions(seat) and rng.random() < 0.85
        game.play(seat, SELECT + CHART if eager else LIVELY.choose(game, seat, rng))
    yield game, rng


class TestNewFrontiers(Knowledge):
    subject = replace(NEW_FRONTIERS, setups=SETUPS)
    private_events = frozenset((events.KEEPS_GOAL, events.RETURNS_GOAL))

    def positions(self, setup: Setup, seed: int, share: float = 0.1) -> Positions:
        return _positions(setup, seed, share)


@EVERY_SETUP
def test_the_games_of_these_tests_go_through_the_stack_of_goals(setup: Setup) -> None:
    assert max(len(_goals(game).records) for seed in range(3) for game, _rng in _positions(setup, seed)) >= 4


@EVERY_SETUP
def test_what_the_viewer_knows_never_varies(setup: Setup) -> None:
    """The own goal face down, the goals returned that nobody drew again, and all that is face up."""
    checked = 0
    for game, rng in _positions(setup, seed=11):
        goals = _goals(game)
        known_slots = _slots_known(game)
        for viewer in viewers(game):
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


@pytest.mark.share("2-standard-goals", "3-standard-goals-starry_rift")
@EVERY_SETUP
def test_samples_are_possible_and_every_possibility_is_sampled(setup: Setup) -> None:
    """Against a full enumeration, wherever there are few enough possibilities to see them all."""
    compared = 0
    for seed in range(3):
        for game, rng in _positions(setup, 20 + seed, share=0.03):
            for viewer in viewers(game):
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
    game = NEW_FRONTIERS.new_game(setup_of(3, "first_game", goals=True, rift=rift), seed=3)
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


@EVERY_SETUP
def test_a_spectator_cannot_rule_out_any_goal_that_is_not_face_up(setup: Setup) -> None:
    """Nor can one say anything of the bottom of the stack."""
    looked = 0
    for game, rng in _positions(setup, seed=31, share=0.03):
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


def _visible(state: State, viewer: int) -> list[Event]:
    return [event for event in state.events if event[1] in (EVERYONE, viewer)]


@EVERY_SETUP
def test_a_move_shows_the_viewer_nothing_but_what_is_turned_up(setup: Setup) -> None:
    """The true game and one that the viewer cannot tell from it stay the same to the viewer after any move, unless
    different goals were turned up or the viewer drew goals."""
    compared = 0
    positions = (position for seed in (51, 52, 53) for position in _positions(setup, seed))
    for game, rng in positions:
        if game.over:
            continue
        seat = game.seats[0]
        for viewer in viewers(game):
            other = windfall.sample(game.observe(viewer), rng)
            secret = game.decision(seat).kind in SECRET[1:] and viewer != seat
            pairs = [*product(game.actions(seat), other.actions(seat))]
            for mine, theirs in pairs:
                if mine != theirs and not secret:
                    continue
                after, other_after = game.state.copy(), other.state.copy()
                game.title.play(after, seat, mine, Chance(compared))
                game.title.play(other_after, seat, theirs, Chance(compared))
                assert isinstance(after, NewFrontiersState)
                assert isinstance(other_after, NewFrontiersState)
                assert after.goals is not None
                assert other_after.goals is not None
                drew = after.selector == viewer and after.goals.drawn and not _goals(game).drawn
                if after.goals.face_up == other_after.goals.face_up and not drew:
                    compared += 1
                    assert game.title.known_to(after, viewer) == game.title.known_to(other_after, viewer)
                    assert _visible(after, viewer) == _visible(other_after, viewer)
    assert compared > 100


@pytest.mark.parametrize("tile", TILES_WITH_GOALS)
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


@EVERY_SETUP
def test_the_options_of_a_secret_question_are_seen_by_its_seat_alone(setup: Setup) -> None:
    kinds = set()
    positions = (position for seed in (61, 62, 63) for position in _positions(setup, seed))
    for game, _rng in positions:
        if game.over:
            continue
        (decision,) = game.pending
        for viewer in viewers(game):
            shown = list(game.observe(viewer).known.options(decision.seat))
            secret = decision.kind in SECRET and viewer != decision.seat
            assert shown == ([] if secret else list(decision.actions))
            if secret:
                kinds.add(decision.kind)
    assert kinds == set(SECRET)
