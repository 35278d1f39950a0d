"""Random games of New Frontiers: everything is conserved after every move, every option works."""

import random
from collections.abc import Callable

import pytest

from tests.newfrontiers.invariants import check
from tests.newfrontiers.subject import LIVELY, NEW_FRONTIERS, setup_of
from tests.support.random_games import RandomGames, stateful_games
from tests.support.subject import play_out
from windfall import Game
from windfall.titles.newfrontiers.rules.state import NewFrontiersState


class TestNewFrontiers(RandomGames):
    subject = NEW_FRONTIERS
    games_each = 14  # 448 in all


TestStatefulNewFrontiers = stateful_games(NEW_FRONTIERS, examples=60)


def _state(game: Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


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


def _choices(state: NewFrontiersState) -> list[int]:
    return state.choices[state.turn]


def _offer(state: NewFrontiersState, options: list[int]) -> None:
    state.choices[state.turn] = options


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
    "a disk lost": lambda state: setattr(state, "track", state.track[1:]),
    "a colony without a place for a good": lambda state: state.empires[0].goods.pop(),
    "a stockpile without a goal": _stockpile_without_goals,
    "a stockpile over its limit": lambda state: setattr(state.empires[0], "stockpiled_credits", 8),
    "a mat twice": lambda state: setattr(state.empires[0], "mat", state.empires[1].mat),
    "a goal twice": lambda state: setattr(state.goals, "bottom", (0, 0)),
    "an option twice": lambda state: _offer(state, _choices(state) * 2),
    "an option outside the action space": lambda state: _offer(state, [*_choices(state), 10**6]),
    "no options": lambda state: _offer(state, []),
    "nobody asked": lambda state: setattr(state, "asked", ()),
    "nothing to follow": lambda state: state.agenda.clear(),
    "over for no reason": lambda state: setattr(state, "over", True),
    "an end forgotten": lambda state: setattr(state, "ending", state.ending ^ 8),
    "worlds left on the table": lambda state: setattr(state, "offer", (state.bag.pop(),)),
}


@pytest.mark.parametrize("what", CORRUPTIONS)
def test_the_invariants_notice(what: str) -> None:
    game = NEW_FRONTIERS.new_game(setup_of(3, "first_game", goals=True, rift=False), seed=4)
    rng = random.Random(4)
    while not (game.decision(game.seats[0]).kind == "select" and _state(game).round == 3):
        play_out(game, LIVELY, rng, moves=1)
    state = _state(game).copy()
    check(state)
    CORRUPTIONS[what](state)
    with pytest.raises((AssertionError, ValueError)):
        check(state)
