"""Every card as an int into tables that are built once from the component file.

A number stands for a design. Copies of a design are interchangeable; an empire can hold several.
"""

from typing import Final, get_args

from windfall.engine.words.message import Named
from windfall.titles.jumpdrive.data.load import Components, load_components
from windfall.titles.jumpdrive.data.schema import CardSpec, ClauseId, ClauseSpec, EffectId, LimitSpec, PowerSpec

COMPONENTS: Final[Components] = load_components()
RULES: Final = COMPONENTS.rules
SPECS: Final[list[CardSpec]] = COMPONENTS.cards
DESIGNS: Final = range(len(SPECS))

IDS: Final = [spec.id for spec in SPECS]
NAMES: Final = [spec.name for spec in SPECS]
NAMED: Final = [Named(f"card:{spec.id}", spec.name) for spec in SPECS]  # as messages tell of them
INDEX: Final = {card_id: index for index, card_id in enumerate(IDS)}
COPIES: Final = [spec.copies for spec in SPECS]
IS_WORLD: Final[list[bool]] = [spec.type == "world" for spec in SPECS]
IS_MILITARY: Final[list[bool]] = [bool(spec.military) for spec in SPECS]
COST: Final[list[int]] = [spec.cost or 0 for spec in SPECS]  # a military world has none
DEFENSE: Final[list[int]] = [spec.defense or 0 for spec in SPECS]  # only a military world has one
# A military world that is paid for is paid at its defense.
PAID_AT: Final[list[int]] = [COST[card] + DEFENSE[card] for card in DESIGNS]
EXPLORE_ICONS: Final[list[int]] = [spec.icons.explore for spec in SPECS]
MILITARY_ICONS: Final[list[int]] = [spec.icons.military for spec in SPECS]
CHROMOSOMES: Final[list[int]] = [spec.icons.chromosome for spec in SPECS]
SURVEY_TEAM: Final[int] = next(card for card in DESIGNS if SPECS[card].center)
DECK: Final[list[int]] = [card for card in DESIGNS if card != SURVEY_TEAM for _ in range(COPIES[card])]
IN_DECK: Final[list[int]] = [DECK.count(card) for card in DESIGNS]
CARD_COUNT: Final[int] = sum(COPIES)
PRESET_HANDS: Final[dict[str, list[int]]] = {
    letter: [card for card in DESIGNS for preset in SPECS[card].presets if preset == letter] for letter in "ABCD"
}

# "military" counts general military, which depends on the whole empire; all other selectors count card by card.
GENERAL_MILITARY: Final[tuple[int, ...]] = ()


def counts(selector: str) -> tuple[int, ...]:
    """For every card: how many things it adds to what the selector counts; GENERAL_MILITARY for `military`."""
    if selector == "military":
        return GENERAL_MILITARY
    return tuple(_count(selector, spec) for spec in SPECS)


def _count(selector: str, spec: CardSpec) -> int:
    sort, _, name = selector.partition(":")
    if sort == "development":
        return int(spec.type == "development")
    if sort == "icon":
        return {"explore": spec.icons.explore, "military": spec.icons.military}.get(name, spec.icons.chromosome)
    if sort == "keyword":
        return int(name in spec.keywords)
    if sort == "card":
        return int(name == spec.id)
    if spec.type != "world":
        return 0
    return int(name in ("", spec.color, "military" if spec.military else "nonmilitary"))


# Effects, in the order of the schema
DEV_DISCOUNT: Final = 0
WORLD_DISCOUNT: Final = 1
MILITARY_VS: Final = 2
MILITARY_PER: Final = 3
PAY_FOR_MILITARY: Final = 4
SECOND_WORLD_PAID: Final = 5
SECOND_WORLD_MILITARY: Final = 6
PASS_TO_STRONGEST: Final = 7
EFFECT_IDS: Final[tuple[str, ...]] = get_args(EffectId)


class Power:
    """One power of one card, in numbers."""

    __slots__ = ("card", "counts", "effect", "excluded", "n", "of")

    def __init__(self, card: int, spec: PowerSpec) -> None:
        self.card = card
        self.effect = EFFECT_IDS.index(spec.effect)
        self.n = spec.n or 0
        self.of = spec.of or ""
        # worlds it is for, or things it counts; worlds it is not for
        self.counts = counts(spec.of) if spec.of is not None else ()
        self.excluded = counts(spec.excluding) if spec.excluding is not None else ()


# Kinds of clauses, in the order of the schema
FLAT: Final = 0
PER: Final = 1
PAIR: Final = 2
WITH: Final = 3
WITH_OTHER: Final = 4
PER_SHARED: Final = 5
CLAUSE_IDS: Final[tuple[str, ...]] = get_args(ClauseId)


class Clause:
    """One clause of what a card yields each round, in numbers."""

    __slots__ = ("counts", "each", "kind", "n", "other_n", "second")

    def __init__(self, spec: ClauseSpec) -> None:
        selectors = spec.of if isinstance(spec.of, list) else [] if spec.of is None else [spec.of]
        self.kind: int = CLAUSE_IDS.index(spec.kind)
        self.n = spec.n
        self.each = spec.each or 1
        self.other_n = spec.other_n or 0
        self.counts = counts(selectors[0]) if selectors else ()
        self.second = counts(selectors[1]) if len(selectors) > 1 else ()


class Limit:
    """One limit on who may have a development, in numbers."""

    __slots__ = ("most", "unless")

    def __init__(self, spec: LimitSpec) -> None:
        self.most = spec.n or 0  # copies in an empire; 0 if it is another limit:
        self.unless = -1 if spec.card is None else INDEX[spec.card]  # not with military, unless this card is there


LIMITS: Final[list[tuple[Limit, ...]]] = [tuple(Limit(limit) for limit in spec.limits) for spec in SPECS]
POWERS: Final[list[tuple[Power, ...]]] = [
    tuple(Power(card, power) for power in spec.powers) for card, spec in enumerate(SPECS)
]
VP_CLAUSES: Final[list[tuple[Clause, ...]]] = [tuple(Clause(clause) for clause in spec.vp) for spec in SPECS]
INCOME_CLAUSES: Final[list[tuple[Clause, ...]]] = [tuple(Clause(clause) for clause in spec.income) for spec in SPECS]


def _flat(clauses: list[tuple[Clause, ...]]) -> list[int]:
    return [sum(clause.n for clause in row if clause.kind == FLAT) for row in clauses]


def _variable(clauses: list[tuple[Clause, ...]]) -> list[tuple[Clause, ...]]:
    return [tuple(clause for clause in row if clause.kind != FLAT) for row in clauses]


# What each card yields whatever else there is, and the clauses whose yield depends on the empires.
FLAT_VP: Final[list[int]] = _flat(VP_CLAUSES)
FLAT_INCOME: Final[list[int]] = _flat(INCOME_CLAUSES)
VARIABLE_VP: Final[list[tuple[Clause, ...]]] = _variable(VP_CLAUSES)
VARIABLE_INCOME: Final[list[tuple[Clause, ...]]] = _variable(INCOME_CLAUSES)
# POWERS_WITH[effect][card]: the powers of a card with an effect.
POWERS_WITH: Final[list[list[tuple[Power, ...]]]] = [
    [tuple(power for power in powers if power.effect == effect) for powers in POWERS]
    for effect in range(len(EFFECT_IDS))
]
CHANGES_HANDS: Final[list[bool]] = [any(power.effect == PASS_TO_STRONGEST for power in powers) for powers in POWERS]
