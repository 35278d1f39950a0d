"""Every power of every tile as an int into `POWERS`; actions and effects as ints, in the order of the schema."""

from typing import Final, get_args

from windfall.engine.kinds import KIND_IDS, NO_KIND
from windfall.titles.newfrontiers.components.tiles import INDEX, SPECS, matches
from windfall.titles.newfrontiers.data.schema import ActionName, EffectName, PowerSpec, SelectorSpec

# The actions a power can modify, which are also the types of powers.
DEVELOP: Final = 0
EXPLORE: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
TRADE: Final = 4
CONSUME: Final = 5
ACTION_IDS: Final[tuple[str, ...]] = get_args(ActionName)

EFFECT_IDS: Final[tuple[str, ...]] = get_args(EffectName)
GAIN: Final = 0
DISCOUNT: Final = 1
AFTER_DEVELOP: Final = 2
DRAW_WORLD: Final = 3
MILITARY: Final = 4
TEMPORARY_MILITARY: Final = 5
DISCOUNT_OR_MILITARY: Final = 6
PAY_FOR_MILITARY: Final = 7
SECOND_SETTLE: Final = 8
AFTER_SETTLE: Final = 9
REPLACE_COLONY: Final = 10
REPLACE_SELF: Final = 11
WINDFALL_POWER: Final = 12
WHEN_PRODUCED_HERE: Final = 13
PER_PRODUCED: Final = 14
MOST_PRODUCED: Final = 15
PRODUCTION_FEE: Final = 16
PRICE: Final = 17
CONSUME_GOODS: Final = 18
SELL: Final = 19
CONSUME_BONUS: Final = 20


class Power:
    """One power of one tile, in numbers."""

    __slots__ = (
        "action",
        "amount",
        "colonists",
        "counts_kind",
        "credits",
        "different",
        "draw",
        "effect",
        "every",
        "goods",
        "index",
        "keep",
        "kind",
        "kinds",
        "looks_at_kind",
        "matches",
        "may",
        "modifier",
        "nth",
        "per",
        "tile",
        "up_to",
        "vp",
        "with_tile",
        "with_vp",
        "worlds",
    )

    def __init__(self, index: int, tile: int, nth: int, spec: PowerSpec) -> None:
        selectors = [selector for selector in (spec.against, spec.when) if selector is not None]
        self.index = index
        self.tile = tile
        self.nth = nth  # which of its tile's powers it is
        self.action = ACTION_IDS.index(spec.action)
        self.effect = EFFECT_IDS.index(spec.effect)
        self.may = spec.may
        self.modifier = spec.modifier
        self.credits = spec.credits
        self.vp = spec.vp
        self.colonists = spec.colonists
        self.worlds = spec.worlds
        # Military, discount, price, or by how much a replacement may cost more
        self.amount = spec.amount or spec.discount or spec.max_increase or 0
        self.draw = spec.draw or 0
        self.keep = spec.keep or 0
        self.goods = spec.goods or 0
        self.kind = NO_KIND if spec.kind is None else KIND_IDS.index(spec.kind)
        self.kinds = tuple(KIND_IDS.index(kind) for kind in spec.kinds or ())
        self.different = spec.different
        self.up_to = spec.up_to
        self.every = spec.every or 1
        self.with_tile = INDEX[spec.with_tile] if spec.with_tile else -1
        self.with_vp = spec.with_vp or 0
        # tiles the power is for (`against` or `when`), and tiles it counts (`per`); None if it has no such limit
        self.matches = matches(selectors[0]) if selectors else None
        self.per = matches(spec.per) if spec.per else None
        # does the kind of a world to be placed matter for it, or the kind of a colony?
        self.looks_at_kind = any(_asks_kind(selector) for selector in selectors)
        self.counts_kind = _asks_kind(spec.per)


def _asks_kind(selector: SelectorSpec | None) -> bool:
    return selector is not None and selector.kind is not None


def _all_powers() -> list[Power]:
    powers: list[Power] = []
    for tile, spec in enumerate(SPECS):
        for nth, power in enumerate(spec.powers):
            powers.append(Power(len(powers), tile, nth, power))
    return powers


POWERS: Final[list[Power]] = _all_powers()

# POWERS_FOR[action][tile]: the powers of a tile that modify an action.
POWERS_FOR: Final[list[list[tuple[int, ...]]]] = [
    [
        tuple(power.index for power in POWERS if power.tile == tile and power.action == action)
        for tile in range(len(SPECS))
    ]
    for action in range(len(ACTION_IDS))
]
