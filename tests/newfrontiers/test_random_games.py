"""Random games over all player counts and options: everything is conserved after every move, every option works."""

import random
from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.newfrontiers.invariants import check
from tests.newfrontiers.policies import POLICIES, SETUPS, Policy, choose, new_game
from windfall import SPECTATOR, Chance, Game
from windfall.newfrontiers.state import NewFrontiersState

GAMES_EACH = 14  # of every setup, so 448 in all
MOST_MOVES = 5000
Setup = tuple[int, str, bool, bool]


def _name(setup: Setup) -> str:
    players, name, goals, rift = setup
    return f"{players}-{name}{'-goals' if goals else ''}{'-rift' if rift else ''}"


def _policy(number: int) -> Policy:
    return POLICIES[number % len(POLICIES)]


def _state(game: Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


def _finish(game: Game, policy: Policy, rng: random.Random, after: Callable[[Game], None]) -> None:
    for _ in range(MOST_MOVES):
        if game.over:
            return
        seat = game.seats[0]
        game.play(seat, choose(policy, game, seat, rng))
        after(game)
    raise AssertionError(f"the game has not ended after {MOST_MOVES} moves")


@pytest.mark.parametrize("setup", SETUPS, ids=_name)
def test_nothing_is_lost_in_any_move_and_every_game_ends(setup: Setup) -> None:
    for number in range(GAMES_EACH):
        game = new_game(setup, seed=number)
        check(_state(game))
        _finish(game, _policy(number), random.Random(number), lambda played: check(_state(played)))
        result = game.result
        assert len(result.scores) == len(result.breakdown) == setup[0]
        assert result.scores == tuple(sum(parts.values()) for parts in result.breakdown)
        assert result.winners
        assert all(result.scores[seat] == max(result.scores) for seat in result.winners)
        assert set(result.ended_by) <= {"developments", "colonies", "colonists", "vp_pool"}
        assert result.ended_by
        assert result.rounds == _state(game).round >= 1


def _try_all_options(game: Game, chance: Chance) -> int:
    """Apply each option to a copy; the origin must not notice. Returns how many there were."""
    state = _state(game)
    before = state.key()
    (decision,) = game.pending
    texts = [option.text for option in decision.options]
    assert all(texts)
    assert len(set(texts)) == len(texts), f"two options read the same: {texts}"
    assert decision.prompt
    for action in decision.actions:
        twin = state.copy()
        assert twin.key() == before
        game.title.play(twin, decision.seat, action, chance.copy())
        check(twin)
        assert twin.key() != before
        assert all(game.title.event_text(event, ["A", "B", "C", "D", "E"]) for event in twin.events)
        assert state.key() == before, "an option applied to a copy changed the origin"
    return len(decision.actions)


@pytest.mark.parametrize("setup", SETUPS, ids=_name)
def test_every_option_can_be_applied(setup: Setup) -> None:
    tried = 0
    for number in range(7):
        game = new_game(setup, seed=1000 + number)
        rng = random.Random(number)
        for _ in range(MOST_MOVES):
            if game.over:
                break
            if rng.random() < 0.15:
                tried += _try_all_options(game, Chance(rng.getrandbits(32)))
            seat = game.seats[0]
            game.play(seat, choose(_policy(number), game, seat, rng))
    assert tried > 150


@pytest.mark.parametrize("setup", SETUPS[:: len(SETUPS) // 8], ids=_name)
def test_every_position_can_be_shown_to_everyone(setup: Setup) -> None:
    """Board, log and decisions in words never fail."""
    game = new_game(setup, seed=77)
    rng = random.Random(7)
    names = ["Ann", "Bob", "Cem", "Dee", "Eva"]

    def show(played: Game) -> None:
        for viewer in range(SPECTATOR, played.state.players):
            text = played.title.board(played.observe(viewer), names)
            assert all(name in text for name in names[: played.state.players])

    _finish(game, _policy(rng.randrange(7)), rng, show)
    for viewer in range(SPECTATOR, game.state.players):
        assert len(game.log(viewer)) == len(game.events(viewer)) > 20


def _swap_good(state: NewFrontiersState) -> None:
    """A good on a home that makes none of its kind, taken from the supply so that goods stay conserved."""
    for empire in state.empires:
        empire.goods[0] = 3 if empire.goods[0] != 3 else 0
        state.goods_supply[empire.goods[0]] -= 1


def _pay_from_reserve(state: NewFrontiersState) -> None:
    state.empires[0].chips += 1
    state.reserve_chips += 1


def _stockpile_without_goals(state: NewFrontiersState) -> None:
    """All three items, of which at least one has no goal face up."""
    empire = state.empires[0]
    empire.stockpiled_credits, empire.stockpiled_worlds = 1, (state.bag.pop(),)
    state.goods_supply[0] -= 1
    empire.stockpiled_goods = (0,)


# The invariants themselves: each of these must be noticed.
CORRUPTIONS: dict[str, Callable[[NewFrontiersState], object]] = {
    "a good from nowhere": lambda state: state.goods_supply.__setitem__(0, state.goods_supply[0] + 1),
    "a good on the wrong colony": _swap_good,
    "a colonist lost": lambda state: setattr(state, "colonist_supply", state.colonist_supply - 1),
    "a colonist on a mat made up": lambda state: setattr(state.empires[0], "colonists", state.empires[0].colonists + 1),
    "a chip made up": lambda state: setattr(state.empires[1], "chips", state.empires[1].chips + 1),
    "chips from a reserve": _pay_from_reserve,
    "a debt": lambda state: setattr(state.empires[0], "credits", -1),
    "a world lost": lambda state: state.bag.pop(),
    "a world twice": lambda state: state.empires[0].explored.append(state.bag[0]),
    "a world of another bag": lambda state: state.bag.append(state.bag.pop() + 1),
    "a bag with an order": lambda state: state.bag.reverse(),
    "a development lost": lambda state: state.market.__setitem__(0, state.market[0] - 1),
    "a development too many": lambda state: state.market.__setitem__(3, state.market[3] + 1),
    "spaces miscounted": lambda state: setattr(state.empires[0], "spaces", state.empires[0].spaces + 1),
    "a disk lost": lambda state: state.track.pop(),
    "a colony without a place for a good": lambda state: state.empires[0].goods.pop(),
    "a stockpile without a goal": _stockpile_without_goals,
    "a stockpile over its limit": lambda state: setattr(state.empires[0], "stockpiled_credits", 8),
    "a mat twice": lambda state: setattr(state.empires[0], "mat", state.empires[1].mat),
    "a goal twice": lambda state: setattr(state.goals, "bottom", (0, 0)),
    "an option twice": lambda state: setattr(state, "choices", state.choices * 2),
    "an option outside the action space": lambda state: setattr(state, "choices", [*state.choices, 10**6]),
    "no options": lambda state: setattr(state, "choices", []),
    "nobody asked": lambda state: setattr(state, "asked_seat", -1),
    "nothing to follow": lambda state: state.agenda.clear(),
    "over for no reason": lambda state: setattr(state, "over", True),
    "an end forgotten": lambda state: setattr(state, "ending", state.ending ^ 8),
    "worlds left on the table": lambda state: state.offer.append(state.bag.pop()),
}


@pytest.mark.parametrize("what", CORRUPTIONS)
def test_the_invariants_notice(what: str) -> None:
    game = new_game((3, "first_game", True, False), seed=4)
    rng = random.Random(4)
    while not (game.decision(game.seats[0]).kind == "select" and _state(game).round == 3):
        game.play(game.seats[0], choose(POLICIES[1], game, game.seats[0], rng))
    state = _state(game).copy()
    check(state)
    CORRUPTIONS[what](state)
    with pytest.raises((AssertionError, ValueError)):
        check(state)


class Games(RuleBasedStateMachine):
    """Moves, copies and returns to earlier copies in any order that Hypothesis thinks of."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None
        self.kept: list[tuple[Game, object]] = []

    @initialize(setup=st.sampled_from(SETUPS), seed=st.integers(0, (1 << 63) - 1))
    def begin(self, setup: Setup, seed: int) -> None:
        self.game = new_game(setup, seed)

    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=30))
    def play(self, picks: list[int]) -> None:
        assert self.game is not None
        for pick in picks:
            if not self.game.over:
                seat = self.game.seats[0]
                actions = self.game.actions(seat)
                self.game.play(seat, actions[pick % len(actions)])
                check(_state(self.game))

    @rule()
    def keep_a_copy(self) -> None:
        assert self.game is not None
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


TestGames = Games.TestCase
TestGames.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, derandomize=True, database=None, print_blob=False
)
