"""What is printed on the tiles, as numbers for learners."""

from collections.abc import Callable
from typing import Final

from windfall.engine.features import Fact, FactMaker
from windfall.engine.kinds import KIND_IDS, KINDS, PRODUCTION, WINDFALL
from windfall.titles.newfrontiers.components.powers import ACTION_IDS, EFFECT_IDS, POWERS, POWERS_FOR, Power
from windfall.titles.newfrontiers.components.tiles import (
    COLONIES,
    COLONISTS,
    COST,
    DEFENSE,
    DEVELOPMENTS,
    GOODS,
    HOMES,
    IS_MILITARY,
    KIND,
    NO_TRADE,
    SPACES,
    SPECS,
    VP,
)
from windfall.titles.newfrontiers.data.schema import PowerSpec
from windfall.titles.newfrontiers.rules.scoring import BONUSES

TILES: Final = range(len(SPECS))
_KEYWORDS: Final = ("alien", "imperium", "rebel", "terraforming", "uplift", "xeno")
_REWARDS: Final[tuple[tuple[str, Callable[[Power], int]], ...]] = (
    ("credits", lambda power: power.credits),
    ("vp", lambda power: power.vp),
    ("colonists", lambda power: power.colonists),
    ("worlds", lambda power: power.worlds),
    ("goods", lambda power: power.goods),
)

_tiles: Final = FactMaker(TILES)


def _colony(name: str, meaning: str, scale: float, total_scale: float, value: Callable[[int], float]) -> Fact:
    """A fact that only colonies have."""
    return _tiles.one(name, meaning, scale, total_scale, lambda tile: value(tile) if tile in COLONIES else 0)


def _scaled(name: str, meaning: str, values: list[float]) -> Fact:
    most = max(values)
    return Fact(name, meaning, most, 2 * most, tuple(values))


def _by_kind(prefix: str, meaning: str, goods: int) -> list[Fact]:
    return _tiles.each(
        prefix,
        KIND_IDS[: len(KINDS)],
        meaning,
        1,
        3,
        lambda tile, kind: tile in COLONIES and KIND[tile] == kind and GOODS[tile] == goods,
    )


def _target(spec: PowerSpec) -> str:
    """What a power is for, if it is not for everything."""
    selector = spec.against or spec.when
    if selector is None:
        return spec.kind or ""
    if selector.keyword is not None:
        return selector.keyword if isinstance(selector.keyword, str) else "_".join(selector.keyword)
    return selector.kind or ("two_colonists" if selector.colonists == 2 else "some")


def _power_facts() -> list[Fact]:
    """One fact for each effect in an action, and each kind or keyword that it is for."""
    sorts: dict[tuple[int, int, str], list[Power]] = {}
    for power in POWERS:
        target = _target(SPECS[power.tile].powers[power.nth])
        sorts.setdefault((power.action, power.effect, target), []).append(power)
    facts = []
    for (action, effect, target), powers in sorted(sorts.items()):
        values = [0.0] * len(SPECS)
        for power in powers:
            values[power.tile] += power.amount or power.draw or 1
        name = f"{ACTION_IDS[action]}.{EFFECT_IDS[effect]}" + (f".{target}" if target else "")
        facts.append(_scaled(name, "amount of such powers, or 1", values))
    return facts


def _reward_facts() -> list[Fact]:
    """What the powers for an action give, and how many goods they take."""
    facts = []
    for action, action_id in enumerate(ACTION_IDS):
        for reward, value in _REWARDS:
            values = [float(sum(value(POWERS[index]) for index in POWERS_FOR[action][tile])) for tile in TILES]
            if any(values):
                meaning = "goods that powers for this action take" if reward == "goods" else "rewards of its powers"
                facts.append(_scaled(f"{action_id}_{reward}", meaning, values))
    return facts


FACTS: Final[tuple[Fact, ...]] = (
    _tiles.one("world", "is a world", 1, 8, lambda tile: tile < HOMES.start),
    _tiles.one("home", "is a home colony", 1, 1, lambda tile: tile in HOMES),
    _tiles.one("development", "is a development", 1, 8, lambda tile: tile in DEVELOPMENTS),
    _colony("military_world", "is a military world", 1, 6, lambda tile: IS_MILITARY[tile]),
    _colony("cost", "credits it costs", 7, 25, lambda tile: COST[tile]),
    _colony("defense", "Military to conquer it", 9, 25, lambda tile: DEFENSE[tile]),
    _colony("colonists", "colonists it needs", 2, 12, lambda tile: COLONISTS[tile]),
    _colony("no_trade", "its good cannot be sold", 1, 1, lambda tile: NO_TRADE[tile]),
    _tiles.one("price", "credits a development costs", 9, 40, lambda tile: COST[tile] if tile in DEVELOPMENTS else 0),
    _tiles.one("spaces", "spaces a development covers", 2, 12, lambda tile: SPACES[tile]),
    _tiles.one("vp", "printed VPs", 11, 30, lambda tile: VP[tile]),
    _tiles.one("bonus", "scores by what its owner has", 1, 4, lambda tile: bool(BONUSES[tile])),
    *_tiles.each(
        "kind", KIND_IDS, "is a colony of this kind", 1, 5, lambda tile, kind: tile in COLONIES and KIND[tile] == kind
    ),
    *_by_kind("production", "is a production colony of this kind", PRODUCTION),
    *_by_kind("windfall", "is a windfall colony of this kind", WINDFALL),
    *_tiles.each(
        "keyword", _KEYWORDS, "has this keyword", 1, 4, lambda tile, nth: _KEYWORDS[nth] in SPECS[tile].keywords
    ),
    *_tiles.each(
        "powers", ACTION_IDS, "powers for this action", 2, 6, lambda tile, action: len(POWERS_FOR[action][tile])
    ),
    *_reward_facts(),
    *_power_facts(),
)

# What is told of when positions are compared: the sums of these, over an empire.
TOLD_FACTS: Final = {
    "develop_credits": "newfrontiers-reason-develop-credits",
    "explore_credits": "newfrontiers-reason-explore-credits",
    "explore_colonists": "newfrontiers-reason-explore-colonists",
    "settle_credits": "newfrontiers-reason-settle-credits",
    "settle_colonists": "newfrontiers-reason-settle-colonists",
    "develop.discount": "newfrontiers-reason-develop-discount",
    "settle.discount": "newfrontiers-reason-settle-discount",
}
