"""What is printed on the cards, as numbers for learners."""

from collections.abc import Callable
from typing import Final

from windfall.engine.features import Fact
from windfall.jumpdrive.cards import (
    CHROMOSOMES,
    COST,
    DESIGNS,
    EFFECT_IDS,
    EXPLORE_ICONS,
    FLAT,
    INCOME_CLAUSES,
    IS_MILITARY,
    IS_WORLD,
    MILITARY_ICONS,
    MILITARY_VS,
    POWERS,
    SPECS,
    VP_CLAUSES,
    WORLD_DISCOUNT,
    Clause,
)

_COLORS: Final = ("blue", "brown", "green", "yellow", "gray")
_KEYWORDS: Final = ("ALIEN", "REBEL", "IMPERIUM", "UPLIFT")

FLAT_VP: Final[list[int]] = [sum(clause.n for clause in row if clause.kind == FLAT) for row in VP_CLAUSES]
FLAT_INCOME: Final[list[int]] = [sum(clause.n for clause in row if clause.kind == FLAT) for row in INCOME_CLAUSES]
# Clauses whose yield depends on the empires.
OTHER_VP: Final[list[tuple[Clause, ...]]] = [
    tuple(clause for clause in row if clause.kind != FLAT) for row in VP_CLAUSES
]
OTHER_INCOME: Final[list[tuple[Clause, ...]]] = [
    tuple(clause for clause in row if clause.kind != FLAT) for row in INCOME_CLAUSES
]


def _fact(name: str, meaning: str, scale: float, total_scale: float, value: Callable[[int], float]) -> Fact:
    return Fact(name, meaning, scale, total_scale, tuple(float(value(card)) for card in DESIGNS))


def _flags(prefix: str, names: tuple[str, ...], meaning: str, is_so: Callable[[int, str], bool]) -> list[Fact]:
    return [
        _fact(f"{prefix}.{name.lower()}", meaning, 1, 4, lambda card, name=name: is_so(card, name))  # type: ignore[misc]
        for name in names
    ]


def _amounts(effect: int) -> list[Fact]:
    """One fact for each sort of worlds that a power of this effect is for."""
    targets = sorted({power.of for powers in POWERS for power in powers if power.effect == effect})
    return [
        _fact(
            f"{EFFECT_IDS[effect]}.{target.rpartition(':')[2].lower()}",
            "the amount of powers for these worlds",
            3,
            5,
            lambda card, target=target: sum(  # type: ignore[misc]
                power.n for power in POWERS[card] if power.effect == effect and power.of == target
            ),
        )
        for target in targets
    ]


def _other_effects() -> list[Fact]:
    """Powers that are not for certain worlds: how much, or that they are there."""
    effects = [effect for effect in range(len(EFFECT_IDS)) if effect not in (MILITARY_VS, WORLD_DISCOUNT)]
    return [
        _fact(
            EFFECT_IDS[effect],
            "the amount of such powers, or 1",
            2,
            4,
            lambda card, effect=effect: sum(  # type: ignore[misc]
                max(1, power.n) for power in POWERS[card] if power.effect == effect
            ),
        )
        for effect in effects
    ]


FACTS: Final[tuple[Fact, ...]] = (
    _fact("world", "is a world", 1, 8, lambda card: IS_WORLD[card]),
    _fact("development", "is a development", 1, 8, lambda card: not IS_WORLD[card]),
    _fact("military_world", "is a military world", 1, 6, lambda card: IS_MILITARY[card]),
    _fact("cost", "cards to pay", 8, 40, lambda card: 0 if IS_MILITARY[card] else COST[card]),
    _fact("defense", "military to conquer it", 8, 30, lambda card: COST[card] if IS_MILITARY[card] else 0),
    _fact("vp", "VPs each round that depend on nothing", 8, 20, lambda card: FLAT_VP[card]),
    _fact("income", "income that depends on nothing", 5, 15, lambda card: FLAT_INCOME[card]),
    _fact("vp_by_empire", "clauses of VPs that depend on the empires", 2, 4, lambda card: len(OTHER_VP[card])),
    _fact("income_by_empire", "clauses of income that depend on them", 2, 4, lambda card: len(OTHER_INCOME[card])),
    _fact("explore", "explore icons", 3, 8, lambda card: EXPLORE_ICONS[card]),
    _fact("military", "military icons", 3, 10, lambda card: MILITARY_ICONS[card]),
    _fact("chromosome", "chromosomes", 2, 5, lambda card: CHROMOSOMES[card]),
    *_flags("color", _COLORS, "is a world of this color", lambda card, name: SPECS[card].color == name),
    *_flags("keyword", _KEYWORDS, "has this keyword", lambda card, name: name in SPECS[card].keywords),
    *_amounts(WORLD_DISCOUNT),
    *_amounts(MILITARY_VS),
    *_other_effects(),
)
