"""Every card as an int into tables that are built once from the component file.

A number stands for a design. Copies of a design are interchangeable: nothing in the game tells them apart, so a hand is
a sorted list of designs in which a number can stand twice.
"""

from typing import Final, get_args

from windfall.engine.kinds import GOODS_IDS, KIND_IDS, NO_KIND
from windfall.titles.race.data.checks import FORMS
from windfall.titles.race.data.load import Components, load_components
from windfall.titles.race.data.schema import CardSpec, Keyword, PhaseName, PowerSpec, SelectorSpec

COMPONENTS: Final[Components] = load_components()
SPECS: Final[list[CardSpec]] = COMPONENTS.cards
DESIGNS: Final = range(len(SPECS))

IDS: Final = [spec.id for spec in SPECS]
NAMES: Final = [spec.name for spec in SPECS]
INDEX: Final = {card_id: index for index, card_id in enumerate(IDS)}
COPIES: Final = [spec.copies for spec in SPECS]
VP: Final = [spec.vp for spec in SPECS]
IS_WORLD: Final[list[bool]] = [spec.type == "world" for spec in SPECS]
IS_MILITARY: Final[list[bool]] = [spec.military for spec in SPECS]
# Cards to pay, of all but military worlds; Military to conquer a military world. A card prints one of the two.
COST: Final[list[int]] = [spec.cost or 0 for spec in SPECS]
DEFENSE: Final[list[int]] = [spec.defense or 0 for spec in SPECS]
COST_OR_DEFENSE: Final[list[int]] = [DEFENSE[card] if IS_MILITARY[card] else COST[card] for card in DESIGNS]
KIND: Final[list[int]] = [NO_KIND if spec.kind is None else KIND_IDS.index(spec.kind) for spec in SPECS]
GOODS: Final[list[int]] = [0 if spec.goods is None else GOODS_IDS.index(spec.goods) for spec in SPECS]
KEYWORD_IDS: Final[tuple[str, ...]] = get_args(Keyword)
CARD_COUNT: Final[int] = sum(COPIES)

START_WORLDS: Final[list[int]] = sorted(
    (card for card in DESIGNS if SPECS[card].start_world is not None), key=lambda card: SPECS[card].start_world or 0
)
PRESET_HANDS: Final[dict[int, list[int]]] = {
    number: [card for card in DESIGNS if SPECS[card].preset_hand == number] for number in range(1, 5)
}

# The phases, which are also the types of powers; Trade is a type of its own within Consume. The names of phases and
# effects stand in the form of the card file; their numbers are constants here, one a line.
PHASE_IDS: Final[tuple[str, ...]] = get_args(PhaseName)
EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
TRADE: Final = 3
CONSUME: Final = 4
PRODUCE: Final = 5

EFFECT_IDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(effect for _phase, effect in FORMS))
DRAW: Final = 0
KEEP: Final = 1
DISCOUNT: Final = 2
AFTER_DEVELOP: Final = 3
MILITARY: Final = 4
TEMPORARY_MILITARY: Final = 5
FREE_SETTLE: Final = 6
PAY_FOR_MILITARY: Final = 7
AFTER_SETTLE: Final = 8
PRICE: Final = 9
CONSUME_GOODS: Final = 10
CONSUME_ALL: Final = 11
DISCARD_HAND: Final = 12
GAMBLE: Final = 13
SELL: Final = 14
WHEN_PRODUCED_HERE: Final = 15
WINDFALL_POWER: Final = 16
PER_PRODUCED: Final = 17
PER_KIND_PRODUCED: Final = 18
PER_WORLD: Final = 19
MOST_PRODUCED: Final = 20


class Power:
    """One power of one card, in numbers."""

    __slots__ = (
        "amount",
        "card",
        "cards",
        "different",
        "effect",
        "goods",
        "here",
        "index",
        "kind",
        "matches",
        "may",
        "nth",
        "phase",
        "trade_powers",
        "up_to",
        "vp",
        "vp_less",
    )

    def __init__(self, index: int, card: int, nth: int, spec: PowerSpec) -> None:
        self.index = index
        self.card = card
        self.nth = nth  # which of its card's powers it is
        self.phase = PHASE_IDS.index(spec.phase)
        self.effect = EFFECT_IDS.index(spec.effect)
        self.may = spec.may
        self.amount = spec.amount or spec.discount or 0
        self.cards = spec.cards
        self.vp = spec.vp
        # how many goods, or how many cards from hand
        self.goods = int(spec.up_to) if self.effect == DISCARD_HAND else spec.goods or 0
        self.up_to = bool(spec.up_to)
        self.kind = NO_KIND if spec.kind is None else KIND_IDS.index(spec.kind)
        # worlds that a Settle power is for; None if for all
        limited = self.phase == SETTLE and (spec.kind is not None or spec.keyword is not None)
        self.matches = matches(_settle_selector(spec)) if limited else None
        self.different = spec.different
        self.vp_less = spec.vp_less or 0
        self.here = spec.here
        self.trade_powers = bool(spec.trade_powers)


def matches(selector: SelectorSpec) -> tuple[bool, ...]:
    """For every card: does it match the selector?"""
    return tuple(_matches(selector, spec) for spec in SPECS)


def _matches(selector: SelectorSpec, spec: CardSpec) -> bool:
    return (
        selector.type in (None, spec.type)
        and selector.kind in (None, spec.kind)
        and selector.goods in (None, spec.goods)
        and selector.military in (None, spec.military)
        and selector.cost in (None, spec.cost)
        and selector.name in (None, spec.id)
        and (selector.keyword is None or selector.keyword in spec.keywords)
        and (selector.power is None or any(power.phase == selector.power for power in spec.powers))
    )


def _settle_selector(spec: PowerSpec) -> SelectorSpec:
    kind = None if spec.kind == "any" else spec.kind
    return SelectorSpec(kind=kind, keyword=spec.keyword)


POWERS: Final[list[Power]] = []
for _card, _spec in enumerate(SPECS):
    for _nth, _power in enumerate(_spec.powers):
        POWERS.append(Power(len(POWERS), _card, _nth, _power))

# POWERS_FOR[phase][card]: the powers of a card for a phase.
POWERS_FOR: Final[list[list[tuple[int, ...]]]] = [
    [tuple(power.index for power in POWERS if power.card == card and power.phase == phase) for card in DESIGNS]
    for phase in range(len(PHASE_IDS))
]
