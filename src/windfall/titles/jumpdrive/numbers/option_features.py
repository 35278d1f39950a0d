"""An option in numbers for learners: the verb, the facts of the card, and what it would cost and yield now."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.features import Feature, Layout, Sparse, fact_rows
from windfall.titles.jumpdrive.components.cards import COST, DESIGNS, IS_MILITARY, RULES
from windfall.titles.jumpdrive.numbers.card_facts import FACTS, FLAT_INCOME, FLAT_VP, OTHER_INCOME, OTHER_VP
from windfall.titles.jumpdrive.reading.prospect import Prospect
from windfall.titles.jumpdrive.rules.actions import (
    ACTION_COUNT,
    BLOCKS,
    DEVELOP,
    DISCARD,
    EXPLORE,
    METHOD,
    METHOD_IDS,
    SECOND,
    SETTLE,
)
from windfall.titles.jumpdrive.rules.cost import (
    development_cost,
    general_military,
    restricted_military,
    second_world_payment,
    unused_military,
    world_payment,
)
from windfall.titles.jumpdrive.rules.place import explore_icons, with_development
from windfall.titles.jumpdrive.rules.scoring import clause_yield
from windfall.titles.jumpdrive.rules.state import JumpDriveState

_layout: Final = Layout()
_VERB: Final = _layout.verbs([verb for verb, _block in BLOCKS], how=("discard", "good", "method"))
_METHOD: Final = _layout.block("method", METHOD_IDS, "how the world is placed")
_FACTS: Final = _layout.facts("card", FACTS, totals=False)
_COPIES: Final = _layout.add("copies_in_hand", "copies of the card in hand", 3)
_PAYMENT: Final = _layout.add("payment", "cards to pay for it now", 8)
_PAYABLE: Final = _layout.add("payable", "it can be paid for")
_HAND_LEFT: Final = _layout.add("hand_left", "cards left in hand after paying", 10)
_SURPLUS: Final = _layout.add("military_surplus", "military toward the world less its defense", 8)
_CONQUERABLE: Final = _layout.add("conquerable", "military suffices")
_VP: Final = _layout.add("vp_now", "VPs each round that it yields in the empire as it is", 10)
_INCOME: Final = _layout.add("income_now", "income that it yields in the empire as it is", 5)
_DRAWN: Final = _layout.add("drawn", "cards that Explore draws", 10)
_VP_GAIN: Final = _layout.add("vp_gain", "VPs each round that the empire has more with the card", 10)
_INCOME_GAIN: Final = _layout.add("income_gain", "income that the empire has more with the card", 5)
_MILITARY_GAIN: Final = _layout.add("military_gain", "general military that the empire has more with the card", 4)
_PAIRS: Final = _layout.add("pairs", "worlds in hand that can be placed with the development", 4)
_PAIR_VP: Final = _layout.add("pair_vp", "highest VPs each round gained with one of them", 12)
_PAIR_INCOME: Final = _layout.add("pair_income", "highest income gained with one of them", 6)
_FOLLOWERS: Final = _layout.add("followers", "worlds in hand that military would suffice for only with the card", 3)

OPTION_FEATURES: Final[tuple[Feature, ...]] = _layout.features()
_CARD_ROWS: Final[list[Sparse]] = fact_rows(FACTS, _FACTS, totals=False)


def _printed(action: int) -> list[float]:
    """The part of an action's features that is the same in every position."""
    row = [0.0] * len(OPTION_FEATURES)
    verb = next(number for number, (_verb, block) in enumerate(BLOCKS) if action in block)
    row[_VERB + verb] = 1.0
    offset = action - BLOCKS[verb][1].start
    if METHOD <= action < METHOD + len(METHOD_IDS):
        row[_METHOD + offset] = 1.0
    elif len(BLOCKS[verb][1]) == len(DESIGNS):
        for at, amount in _CARD_ROWS[offset]:
            row[at] = amount
    return row


_PRINTED: Final[list[list[float]]] = [_printed(action) for action in range(ACTION_COUNT)]


def all_option_features(known: JumpDriveState, seat: int, actions: Sequence[int]) -> list[list[float]]:
    """One row for each of the actions."""
    prospect = Prospect(known, seat)
    rows = []
    for action in actions:
        rows.append(_option_row(known, seat, action, prospect))
    return rows


def _option_row(known: JumpDriveState, seat: int, action: int, prospect: Prospect) -> list[float]:
    row = _PRINTED[action].copy()
    if action >= SECOND:
        _write_second(row, known, seat, action - SECOND)
        _write_gain(row, prospect, action - SECOND)
    elif action >= DISCARD:
        _write_yields(row, known, seat, action - DISCARD)
        _write_gain(row, prospect, action - DISCARD)
    elif action >= METHOD:
        _write_method(row, known, seat)
    elif action >= SETTLE:
        _write_settle(row, known, seat, action - SETTLE)
        _write_gain(row, prospect, action - SETTLE)
    elif action >= DEVELOP:
        _write_development(row, known, seat, action - DEVELOP)
        _write_gain(row, prospect, action - DEVELOP)
        _write_pairs(row, prospect, action - DEVELOP)
    elif action == EXPLORE:
        row[_DRAWN] = (RULES.explore_draw + explore_icons(known.empires[seat])) / 10
    return row


def _write_gain(row: list[float], prospect: Prospect, card: int) -> None:
    vp, income, military = prospect.gain(card)
    row[_VP_GAIN] = vp / 10
    row[_INCOME_GAIN] = income / 5
    row[_MILITARY_GAIN] = military / 4
    if military > 0:
        row[_FOLLOWERS] = prospect.followers(card, military) / 3


def _write_pairs(row: list[float], prospect: Prospect, development: int) -> None:
    count, vp, income = prospect.pairs(development)
    row[_PAIRS] = count / 4
    row[_PAIR_VP] = vp / 12
    row[_PAIR_INCOME] = income / 6


def _write_yields(row: list[float], known: JumpDriveState, seat: int, card: int) -> None:
    vp, income = FLAT_VP[card], FLAT_INCOME[card]
    for clause in OTHER_VP[card]:
        vp += clause_yield(known, seat, clause)
    for clause in OTHER_INCOME[card]:
        income += clause_yield(known, seat, clause)
    row[_VP] = vp / 10
    row[_INCOME] = income / 5
    row[_COPIES] = known.empires[seat].hand.count(card) / 3


def _write_payment(row: list[float], payment: int, budget: int) -> None:
    if payment >= 0:
        row[_PAYMENT] = payment / 8
        row[_HAND_LEFT] = (budget - payment) / 10
        row[_PAYABLE] = float(payment <= budget)


def _write_development(row: list[float], known: JumpDriveState, seat: int, card: int) -> None:
    empire = known.empires[seat]
    payment = development_cost(empire.cards, card, alone=True)
    _write_payment(row, payment, len(empire.hand) - (1 if card in empire.hand else 0))
    _write_yields(row, known, seat, card)


def _write_settle(row: list[float], known: JumpDriveState, seat: int, world: int) -> None:
    """A world to settle, after the development that was picked with it, if any."""
    cards, budget = with_development(known.empires[seat])
    _write_world(row, cards, world, budget)
    _write_yields(row, known, seat, world)


def _write_method(row: list[float], known: JumpDriveState, seat: int) -> None:
    """A way to place the world that was revealed."""
    empire = known.empires[seat]
    for at, amount in _CARD_ROWS[empire.world]:
        row[at] = amount
    _write_world(row, empire.cards, empire.world, len(empire.hand) - empire.owed)
    _write_yields(row, known, seat, empire.world)


def _write_world(row: list[float], cards: list[int], world: int, budget: int) -> None:
    _write_payment(row, world_payment(cards, world), budget)
    if IS_MILITARY[world]:
        _write_surplus(row, general_military(cards) + restricted_military(cards, world) - COST[world])


def _write_surplus(row: list[float], surplus: int) -> None:
    row[_SURPLUS] = surplus / 8
    row[_CONQUERABLE] = float(surplus >= 0)


def _write_second(row: list[float], known: JumpDriveState, seat: int, world: int) -> None:
    empire = known.empires[seat]
    _write_payment(row, second_world_payment(empire, world), len(empire.hand) - 1)
    if IS_MILITARY[world] and empire.world != NO_CARD:
        _write_surplus(row, unused_military(empire, world) - COST[world])
    _write_yields(row, known, seat, world)
