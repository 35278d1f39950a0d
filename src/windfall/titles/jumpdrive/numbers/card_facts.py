"""What is printed on the cards, as numbers for learners."""

from typing import Final, get_args

from windfall.engine.features import Fact, FactMaker
from windfall.titles.jumpdrive.components.cards import (
    CHROMOSOMES,
    COST,
    DEFENSE,
    DESIGNS,
    EFFECT_IDS,
    EXPLORE_ICONS,
    FLAT_INCOME,
    FLAT_VP,
    IS_MILITARY,
    IS_WORLD,
    MILITARY_ICONS,
    MILITARY_VS,
    POWERS,
    SPECS,
    VARIABLE_INCOME,
    VARIABLE_VP,
    WORLD_DISCOUNT,
)
from windfall.titles.jumpdrive.data.schema import Color, Keyword

_COLORS: Final[tuple[str, ...]] = get_args(Color)
_KEYWORDS: Final[tuple[str, ...]] = get_args(Keyword)

_cards: Final = FactMaker(DESIGNS)


def _amounts(effect: int) -> list[Fact]:
    """One fact for each sort of worlds that a power of this effect is for."""
    targets = sorted({power.of for powers in POWERS for power in powers if power.effect == effect})
    return _cards.each(
        EFFECT_IDS[effect],
        [target.rpartition(":")[2].lower() for target in targets],
        "the amount of powers for these worlds",
        3,
        5,
        lambda card, nth: sum(power.n for power in POWERS[card] if power.effect == effect and power.of == targets[nth]),
    )


def _other_effects() -> list[Fact]:
    """Powers that are not for certain worlds: how much, or that they are there."""
    effects = [effect for effect in range(len(EFFECT_IDS)) if effect not in (MILITARY_VS, WORLD_DISCOUNT)]
    return _cards.each(
        "power",
        [EFFECT_IDS[effect] for effect in effects],
        "the amount of such powers, or 1",
        2,
        4,
        lambda card, nth: sum(max(1, power.n) for power in POWERS[card] if power.effect == effects[nth]),
    )


FACTS: Final[tuple[Fact, ...]] = (
    _cards.one("world", "is a world", 1, 8, lambda card: IS_WORLD[card]),
    _cards.one("development", "is a development", 1, 8, lambda card: not IS_WORLD[card]),
    _cards.one("military_world", "is a military world", 1, 6, lambda card: IS_MILITARY[card]),
    _cards.one("cost", "cards to pay", 8, 40, lambda card: COST[card]),
    _cards.one("defense", "military to conquer it", 8, 30, lambda card: DEFENSE[card]),
    _cards.one("vp", "VPs each round that depend on nothing", 8, 20, lambda card: FLAT_VP[card]),
    _cards.one("income", "income that depends on nothing", 5, 15, lambda card: FLAT_INCOME[card]),
    _cards.one("vp_by_empire", "clauses of VPs that depend on the empires", 2, 4, lambda card: len(VARIABLE_VP[card])),
    _cards.one(
        "income_by_empire", "clauses of income that depend on them", 2, 4, lambda card: len(VARIABLE_INCOME[card])
    ),
    _cards.one("explore", "explore icons", 3, 8, lambda card: EXPLORE_ICONS[card]),
    _cards.one("military", "military icons", 3, 10, lambda card: MILITARY_ICONS[card]),
    _cards.one("chromosome", "chromosomes", 2, 5, lambda card: CHROMOSOMES[card]),
    *_cards.each(
        "color", _COLORS, "is a world of this color", 1, 4, lambda card, nth: SPECS[card].color == _COLORS[nth]
    ),
    *_cards.each(
        "keyword",
        [keyword.lower() for keyword in _KEYWORDS],
        "has this keyword",
        1,
        4,
        lambda card, nth: _KEYWORDS[nth] in SPECS[card].keywords,
    ),
    *_amounts(WORLD_DISCOUNT),
    *_amounts(MILITARY_VS),
    *_other_effects(),
)

# What is told of when positions are compared: the sums of these, over an empire.
TOLD_FACTS: Final = {
    "explore": "jumpdrive-reason-explore",
    "power.dev_discount": "jumpdrive-reason-develop-discount",
    "world_discount.nonmilitary": "jumpdrive-reason-world-discount",
}
