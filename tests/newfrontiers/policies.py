"""Players for tests: all random, each with a taste, so that games go everywhere a game can go.

A policy is a weight for every verb of the action space and every action tile; an option is drawn by weight.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import windfall
from windfall import Game
from windfall.newfrontiers.actions import ACTION_COUNT, ACTION_TILE_IDS, BUY, SELECT
from windfall.newfrontiers.text import verb_of
from windfall.newfrontiers.tiles import DEVELOPMENTS, SPECS

# Every setup there is: players, setup, goals, starry_rift.
SETUPS: Final = [
    (players, setup, goals, rift)
    for players in (2, 3, 4, 5)
    for setup in ("first_game", "standard")
    for goals in (False, True)
    for rift in (False, True)
]


@dataclass(frozen=True)
class Policy:
    """Draws an option by weight; a weight not given is 1."""

    name: str
    verbs: Mapping[str, float] = field(default_factory=dict)
    tiles: Mapping[str, float] = field(default_factory=dict)
    effects: Mapping[str, float] = field(default_factory=dict)  # of developments to buy, by an effect they have

    def weights(self) -> list[float]:
        """The weight of every action."""
        weights = [self.verbs.get(verb_of(action)[0], 1.0) for action in range(ACTION_COUNT)]
        for tile, name in enumerate(ACTION_TILE_IDS):
            weights[SELECT + tile] = self.tiles.get(name, 1.0)
        for tile in DEVELOPMENTS:
            for power in SPECS[tile].powers:
                weights[BUY + tile - DEVELOPMENTS.start] *= self.effects.get(power.effect, 1.0)
        return weights


_ACTIVE: Final = {"pass": 0.1, "take_colonists": 0.15, "stockpile_credits": 1.0}
UNIFORM: Final = Policy("uniform")
LIVELY: Final = Policy("lively", _ACTIVE)
DEVELOPER: Final = Policy(
    "developer",
    {"pass": 0.02, "sell": 3, "take_colonists": 0.3},
    {"develop": 8, "retreat_into_isolation": 4, "produce": 3, "trade_consume": 3, "chart_galactic_goals": 3},
)
SETTLER: Final = Policy(
    "settler",
    {"pass": 0.1, "settle": 20, "pay_for_military": 20, "replace_self": 20, "take_colonists": 0.3, "return_xeno": 0.2},
    {"settle": 8, "explore": 4, "retreat_into_isolation": 2},
)
CONQUEROR: Final = Policy(
    "conqueror",
    {"pass": 0.05, "settle": 30, "pay_for_military": 10, "use": 3, "take_colonists": 0.3, "return_xeno": 0.05},
    {"settle": 6, "explore": 4, "develop": 5},
    {"military": 30, "temporary_military": 20, "discount_or_military": 5, "second_settle": 10, "replace_colony": 10},
)
CONSUMER: Final = Policy(
    "consumer",
    {"settle": 20, "take_colonists": 0.3, "sell": 0.2, "pass": 0.5},
    {"produce": 6, "trade_consume": 8, "settle": 3, "explore": 2, "develop": 2, "send_diplomatic_envoys": 3},
    {"consume": 10, "consume_bonus": 10, "windfall": 5},
)
CHARTER: Final = Policy(
    "charter",
    {
        "turn_up": 6,
        "pass": 0.1,
        "settle": 15,
        "stockpile_good": 6,
        "stockpile_world": 10,
        "stockpile_credits": 1.0,
        "take_colonists": 0.3,
        "sell": 4,
    },
    {"chart_galactic_goals": 12, "explore": 4, "settle": 4, "produce": 4, "trade_consume": 4},
)
POLICIES: Final = (UNIFORM, LIVELY, DEVELOPER, SETTLER, CONQUEROR, CONSUMER, CHARTER)
_WEIGHTS: Final = {policy.name: policy.weights() for policy in POLICIES}


def choose(policy: Policy, game: Game, seat: int, rng: random.Random) -> int:
    actions = game.actions(seat)
    if policy is UNIFORM:
        return actions[int(rng.random() * len(actions))]
    weights = _WEIGHTS[policy.name]
    return rng.choices(actions, [weights[action] for action in actions])[0]


def new_game(setup: tuple[int, str, bool, bool], seed: int) -> Game:
    players, name, goals, rift = setup
    return windfall.new("newfrontiers", players=players, seed=seed, setup=name, goals=goals, starry_rift=rift)
