"""What is printed on the cards, as numbers for learners."""

from typing import Final

from windfall.engine.features import Fact, FactMaker
from windfall.engine.kinds import KIND_IDS, KINDS, PRODUCTION, WINDFALL
from windfall.titles.race.components.bonuses import HAS_BONUS
from windfall.titles.race.components.cards import (
    CONSUME,
    COST,
    DEFENSE,
    DESIGNS,
    EFFECT_IDS,
    GOODS,
    IS_MILITARY,
    IS_WORLD,
    KEYWORD_IDS,
    KIND,
    PHASE_IDS,
    POWERS,
    POWERS_FOR,
    SPECS,
    VP,
    Power,
)

_WORLD_KINDS: Final = KIND_IDS[:5]  # gray worlds too

_cards: Final = FactMaker(DESIGNS)


def _by_kind(prefix: str, meaning: str, goods: int) -> list[Fact]:
    return _cards.each(
        prefix,
        KIND_IDS[: len(KINDS)],
        meaning,
        1,
        4,
        lambda card, kind: KIND[card] == kind and GOODS[card] == goods,
    )


def _target(power: Power) -> str:
    """What a power is for, if it is not for everything."""
    spec = SPECS[power.card].powers[power.nth]
    return spec.keyword or spec.kind or ("here" if power.here else "")


def _amount(power: Power) -> int:
    return power.amount or power.cards or power.vp or 1


def _power_facts() -> list[Fact]:
    """One fact for each effect in a phase, and each kind or keyword that it is for."""
    sorts: dict[tuple[int, int, str], list[Power]] = {}
    for power in POWERS:
        sorts.setdefault((power.phase, power.effect, _target(power)), []).append(power)
    facts = []
    for (phase, effect, target), powers in sorted(sorts.items()):
        values = [0.0] * len(DESIGNS)
        for power in powers:
            values[power.card] += _amount(power)
        name = f"{PHASE_IDS[phase]}.{EFFECT_IDS[effect]}" + (f".{target}" if target else "")
        most = max(abs(value) for value in values)
        facts.append(Fact(name, "amount, cards or VPs of such powers, or 1", most, 2 * most, tuple(values)))
    return facts


def _consume_goods(card: int) -> int:
    return sum(POWERS[index].goods for index in POWERS_FOR[CONSUME][card])


def _consume_vp(card: int) -> int:
    return sum(POWERS[index].vp for index in POWERS_FOR[CONSUME][card])


def _consume_cards(card: int) -> int:
    return sum(POWERS[index].cards for index in POWERS_FOR[CONSUME][card])


FACTS: Final[tuple[Fact, ...]] = (
    _cards.one("world", "is a world", 1, 8, lambda card: IS_WORLD[card]),
    _cards.one("development", "is a development", 1, 8, lambda card: not IS_WORLD[card]),
    _cards.one("military_world", "is a military world", 1, 6, lambda card: IS_MILITARY[card]),
    _cards.one("cost", "cards to pay", 6, 30, lambda card: COST[card]),
    _cards.one("defense", "Military to conquer it", 7, 20, lambda card: DEFENSE[card]),
    _cards.one("vp", "printed VPs", 7, 20, lambda card: VP[card]),
    _cards.one("bonus", "scores by what its owner has", 1, 3, lambda card: HAS_BONUS[card]),
    *_cards.each("kind", _WORLD_KINDS, "is a world of this kind", 1, 5, lambda card, kind: KIND[card] == kind),
    *_by_kind("production", "is a production world of this kind", PRODUCTION),
    *_by_kind("windfall", "is a windfall world of this kind", WINDFALL),
    *_cards.each(
        "keyword", KEYWORD_IDS, "has this keyword", 1, 4, lambda card, nth: KEYWORD_IDS[nth] in SPECS[card].keywords
    ),
    *_cards.each("powers", PHASE_IDS, "powers for this phase", 2, 8, lambda card, phase: len(POWERS_FOR[phase][card])),
    _cards.one("consume_goods", "goods its Consume powers take", 3, 8, _consume_goods),
    _cards.one("consume_vp", "VPs its Consume powers give", 3, 8, _consume_vp),
    _cards.one("consume_cards", "cards its Consume powers give", 3, 6, _consume_cards),
    *_power_facts(),
)

# What is told of when positions are compared: the sums of these, over a tableau.
TOLD_FACTS: Final = {
    "explore.draw": "race-reason-explore-draw",
    "explore.keep": "race-reason-explore-keep",
    "develop.draw": "race-reason-develop-draw",
    "develop.discount": "race-reason-develop-discount",
    "develop.after_develop": "race-reason-after-develop",
    "settle.discount": "race-reason-settle-discount",
    "settle.military": "race-reason-military",
    "settle.after_settle": "race-reason-after-settle",
}
