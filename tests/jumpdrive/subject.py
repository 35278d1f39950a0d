"""Jump Drive for the shared tests: all its setups, and players that between them go everywhere."""

from collections.abc import Iterator, Mapping
from typing import Final

from tests.jumpdrive.invariants import check, check_sampled
from tests.support.subject import Policy, Setup, Subject
from windfall.engine.state import State
from windfall.titles.jumpdrive.components.cards import DESIGNS, IDS, PAID_AT, SPECS
from windfall.titles.jumpdrive.rules.actions import ACTION_COUNT, DEVELOP, DISCARD, SECOND, SETTLE
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState
from windfall.titles.jumpdrive.words.text import verb_of

SETUPS: Final = [Setup(players, {"setup": setup}) for players in (2, 3, 4) for setup in ("first_game", "standard")]


def _policy(name: str, verbs: Mapping[str, float], wanted: Mapping[str, float]) -> Policy:
    """Weights for verbs, and for cards to place and to keep by id, type, cost, color, icon or effect of a power."""
    weights = [verbs.get(verb_of(action)[0], 1.0) for action in range(ACTION_COUNT)]
    for card in DESIGNS:
        spec = SPECS[card]
        marks = {spec.id, spec.type, f"cost {PAID_AT[card]}", spec.color, *(power.effect for power in spec.powers)}
        marks |= {icon for icon in ("explore", "military", "chromosome") if getattr(spec.icons, icon)}
        marks |= {"conquest"} if spec.military else set()
        factor = 1.0
        for mark in marks:
            factor *= wanted.get(mark or "", 1.0)
        for start in (DEVELOP, SETTLE, SECOND):
            weights[start + card] *= factor
        weights[DISCARD + card] /= factor
    return Policy(name, weights)


UNIFORM: Final = Policy("uniform")
LIVELY: Final = _policy("lively", {"pass": 0.1, "explore": 0.1}, {})
DEVELOPER: Final = _policy(
    "developer",
    {"pass": 0.5, "explore": 0.5},
    {"development": 3, "cost 7": 10, "cost 8": 15, "cost 9": 20, "dev_discount": 6},
)
CONQUEROR: Final = _policy(
    "conqueror",
    {"pass": 0.02, "explore": 0.1},
    {"military": 5, "conquest": 3, "second_world_military": 20, "military_vs": 6, "military_per": 6, "cost 7": 5},
)
COLONIST: Final = _policy(  # pays for two cheap worlds in a round
    "colonist",
    {"second": 100},
    {
        "development": 0.2,
        "second_world_paid": 1000,
        "pay_for_military": 4,
        "world_discount": 2,
        "cost 0": 3,
        "cost 1": 3,
        "cost 2": 2,
        "cost 3": 1.5,
    },
)
TRENDSETTER: Final = _policy(
    "trendsetter", {"pass": 0.1, "explore": 0.3}, {"galactic_trendsetters": 50, "blue": 4, "war_propaganda": 10}
)
HOARDER: Final = _policy(  # explores and grows slowly, so that the deck is used up again and again
    "hoarder", {"pass": 3.0, "explore": 8.0}, {"explore": 5, "cost 1": 2}
)
POLICIES: Final = (UNIFORM, LIVELY, DEVELOPER, CONQUEROR, COLONIST, TRENDSETTER, HOARDER)


def _played(state: State) -> Iterator[int]:
    assert isinstance(state, JumpDriveState)
    for empire in state.empires:
        yield from empire.cards


JUMP_DRIVE: Final = Subject(
    title="jumpdrive",
    setups=SETUPS,
    policies=POLICIES,
    check=check,
    check_sampled=check_sampled,
    parts=(JumpDriveState, Empire),
    ends=frozenset(("fifty_vp",)),
    pieces=IDS,
    played=_played,
    shared=frozenset(("state.choices",)),
)
