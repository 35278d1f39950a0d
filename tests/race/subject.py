"""Race for the Galaxy for the shared tests: all its setups, and players that between them go everywhere."""

from collections.abc import Iterator, Mapping
from typing import Final

from tests.race.invariants import check, check_sampled
from tests.support.subject import Policy, Setup, Subject
from windfall.engine.state import State
from windfall.titles.race.components.cards import COST_OR_DEFENSE, DESIGNS, IDS, SPECS
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    ACTION_COUNT,
    CARD_PAIRS,
    CHOOSE,
    CHOOSE_PAIR,
    DISCARD,
    KEEP_CARD,
    PLACE,
)
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.words.text import verb_of

SETUPS: Final = [
    Setup(players, {"setup": setup, "experienced": experienced})
    for players, experienced in ((2, False), (2, True), (3, False), (4, False))
    for setup in ("first_game", "standard")
]


def _policy(
    name: str, verbs: Mapping[str, float], cards: Mapping[str, float], wanted: Mapping[str, float] | None = None
) -> Policy:
    """Weights for verbs, for action cards, and for cards to place and keep by type, phase or effect of a power."""
    weights = [verbs.get(verb_of(action)[0], 1.0) for action in range(ACTION_COUNT)]
    for card, card_id in enumerate(ACTION_CARD_IDS):
        weights[CHOOSE + card] = cards.get(card_id, 1.0)
    for pair, (first, second) in enumerate(CARD_PAIRS):
        weights[CHOOSE_PAIR + pair] = weights[CHOOSE + first] * weights[CHOOSE + second]
    for card in DESIGNS:
        spec = SPECS[card]
        effects = (power.effect for power in spec.powers)
        marks = {spec.type, f"cost {COST_OR_DEFENSE[card]}", f"goods {spec.goods}", *effects}
        factor = 1.0
        for mark in marks:
            factor *= (wanted or {}).get(mark, 1.0)
        weights[PLACE + card] *= factor
        weights[KEEP_CARD + card] *= factor
        weights[DISCARD + card] /= factor
    return Policy(name, weights)


UNIFORM: Final = Policy("uniform")
LIVELY: Final = _policy("lively", {"pass": 0.1}, {"explore_5": 0.5, "produce": 1.5})
DEVELOPER: Final = _policy(
    "developer",
    {"pass": 0.05},
    {"develop": 5, "explore_5": 2, "explore_1_1": 2, "trade": 2, "settle": 2},
    {"development": 4, "cost 6": 12, "cost 5": 4, "discount": 3},
)
CONQUEROR: Final = _policy(
    "conqueror",
    {"pass": 0.02, "method": 1},
    {"settle": 5, "develop": 3, "explore_5": 3, "explore_1_1": 2, "trade": 2},
    {"military": 12, "temporary_military": 6, "pay_for_military": 6, "free_settle": 4, "cost 7": 20, "cost 6": 4},
)
CONSUMER: Final = _policy(
    "consumer",
    {"pass": 0.2},
    {"produce": 6, "consume_2x": 5, "trade": 2, "settle": 3, "explore_1_1": 2},
    {"goods production": 6, "consume": 3, "consume_all": 6, "windfall": 3, "gamble": 4, "sell": 4},
)
HOARDER: Final = _policy(  # draws and discards, so that the deck is used up again and again
    "hoarder",
    {"pass": 2.0},
    {"explore_1_1": 3, "trade": 4, "produce": 4, "settle": 1.5, "develop": 0.5, "consume_2x": 0.3},
    {"keep": 4, "draw": 3, "when_produced_here": 3, "after_settle": 3, "discard_hand": 4, "price": 3},
)
POLICIES: Final = (UNIFORM, LIVELY, DEVELOPER, CONQUEROR, CONSUMER, HOARDER)


def _played(state: State) -> Iterator[int]:
    assert isinstance(state, RaceState)
    for empire in state.empires:
        yield from empire.tableau


RACE: Final = Subject(
    title="race",
    setups=SETUPS,
    policies=POLICIES,
    check=check,
    check_sampled=check_sampled,
    parts=(RaceState, Empire),
    ends=frozenset(("tableau", "vp_pool")),
    pieces=IDS,
    played=_played,
    shared=frozenset(("state.choices",)),
)
