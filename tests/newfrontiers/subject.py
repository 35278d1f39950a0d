"""New Frontiers for the shared tests: all its setups, and players that between them go everywhere."""

from collections.abc import Iterator, Mapping
from typing import Final

from tests.newfrontiers.invariants import check
from tests.support.subject import Policy, Setup, Subject
from windfall.engine.state import State
from windfall.titles.newfrontiers.components.tiles import DEVELOPMENTS, GOALS, IDS, SPECS
from windfall.titles.newfrontiers.rules.actions import ACTION_COUNT, ACTION_TILE_IDS, BUY, SELECT
from windfall.titles.newfrontiers.rules.state import Empire, GoalTable, NewFrontiersState
from windfall.titles.newfrontiers.words.text import verb_of


def setup_of(players: int, setup: str, goals: bool, rift: bool) -> Setup:
    return Setup(players, {"setup": setup, "goals": goals, "starry_rift": rift})


SETUPS: Final = [
    setup_of(players, setup, goals, rift)
    for players in (2, 3, 4, 5)
    for setup in ("first_game", "standard")
    for goals in (False, True)
    for rift in (False, True)
]


def _policy(
    name: str, verbs: Mapping[str, float], tiles: Mapping[str, float], effects: Mapping[str, float] | None = None
) -> Policy:
    """Weights for verbs, for action tiles, and for developments to buy by an effect they have."""
    weights = [verbs.get(verb_of(action)[0], 1.0) for action in range(ACTION_COUNT)]
    for tile, tile_id in enumerate(ACTION_TILE_IDS):
        weights[SELECT + tile] = tiles.get(tile_id, 1.0)
    for tile in DEVELOPMENTS:
        for power in SPECS[tile].powers:
            weights[BUY + tile - DEVELOPMENTS.start] *= (effects or {}).get(power.effect, 1.0)
    return Policy(name, weights)


UNIFORM: Final = Policy("uniform")
LIVELY: Final = _policy("lively", {"pass": 0.1, "take_colonists": 0.15, "stockpile_credits": 1.0}, {})
DEVELOPER: Final = _policy(
    "developer",
    {"pass": 0.02, "sell": 3, "take_colonists": 0.3},
    {"develop": 8, "retreat_into_isolation": 4, "produce": 3, "trade_consume": 3, "chart_galactic_goals": 3},
)
SETTLER: Final = _policy(
    "settler",
    {"pass": 0.1, "settle": 20, "pay_for_military": 20, "replace_self": 20, "take_colonists": 0.3, "return_xeno": 0.2},
    {"settle": 8, "explore": 4, "retreat_into_isolation": 2},
)
CONQUEROR: Final = _policy(
    "conqueror",
    {"pass": 0.05, "settle": 30, "pay_for_military": 10, "use": 3, "take_colonists": 0.3, "return_xeno": 0.05},
    {"settle": 6, "explore": 4, "develop": 5},
    {"military": 30, "temporary_military": 20, "discount_or_military": 5, "second_settle": 10, "replace_colony": 10},
)
CONSUMER: Final = _policy(
    "consumer",
    {"settle": 20, "take_colonists": 0.3, "sell": 0.2, "pass": 0.5},
    {"produce": 6, "trade_consume": 8, "settle": 3, "explore": 2, "develop": 2, "send_diplomatic_envoys": 3},
    {"consume": 10, "consume_bonus": 10, "windfall": 5},
)
CHARTER: Final = _policy(
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


def _check(state: State) -> None:
    assert isinstance(state, NewFrontiersState)
    check(state)


def _played(state: State) -> Iterator[int]:
    """Colonies and developments, and behind them goals that are face up."""
    assert isinstance(state, NewFrontiersState)
    for empire in state.empires:
        yield from empire.colonies
        yield from empire.developments
    if state.goals is not None:
        for goal in state.goals.face_up:
            yield len(IDS) + goal


NEW_FRONTIERS: Final = Subject(
    title="newfrontiers",
    setups=SETUPS,
    policies=POLICIES,
    check=_check,
    parts=(NewFrontiersState, Empire, GoalTable),
    ends=frozenset(("developments", "colonies", "colonists", "vp_pool")),
    pieces=[*IDS, *(goal.id for goal in GOALS)],
    played=_played,
    shared=frozenset(("state.choices",)),
)
