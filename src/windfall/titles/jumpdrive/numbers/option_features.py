"""An option in numbers for learners: the verb, the facts of the card, and what it would cost and yield now."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import extend

from windfall.engine.deck import NO_CARD
from windfall.engine.features import Addends, Feature, Layout, Row, fact_rows, row_of
from windfall.engine.pool import count_of
from windfall.titles.jumpdrive.components.cards import DEFENSE, DESIGNS, IS_MILITARY
from windfall.titles.jumpdrive.numbers import keep_features, plan_features
from windfall.titles.jumpdrive.numbers.card_facts import FACTS
from windfall.titles.jumpdrive.numbers.keep_features import write_keeps
from windfall.titles.jumpdrive.numbers.plan_features import Plans
from windfall.titles.jumpdrive.reading.economy import Economy
from windfall.titles.jumpdrive.reading.keeping import keeping_with
from windfall.titles.jumpdrive.reading.outcomes import Outcome, best_pairs
from windfall.titles.jumpdrive.reading.placing import newly_conquerable
from windfall.titles.jumpdrive.reading.position import Reading
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
from windfall.titles.jumpdrive.rules.agenda import ASK_PLACE, ASK_SECOND
from windfall.titles.jumpdrive.rules.cost import (
    development_cost,
    military_against,
    second_world_payment,
    unused_military,
    world_payment,
)
from windfall.titles.jumpdrive.rules.place import cards_besides, explore_draw, with_development
from windfall.titles.jumpdrive.rules.state import Empire

_layout: Final = Layout()
# How a world is placed, and what pays for it, only says how something else is done.
_VERB: Final = _layout.verbs(
    [verb for verb, _block in BLOCKS],
    words={
        "pass": "jumpdrive-verb-pass",
        "explore": "jumpdrive-verb-explore",
        "develop": "jumpdrive-verb-develop",
        "settle": "jumpdrive-verb-settle",
        "second": "jumpdrive-verb-second",
    },
)
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

_PLAN: Final = _layout.size
_KEEP: Final = _PLAN + plan_features.LAYOUT.size

OPTION_FEATURES: Final[tuple[Feature, ...]] = (
    *_layout.features(),
    *plan_features.LAYOUT.features(),
    *keep_features.LAYOUT.features(),
)
_WIDTH: Final = len(OPTION_FEATURES)
_CARD_ROWS: Final[list[Addends]] = fact_rows(FACTS, _FACTS, totals=False)


def _printed(action: int) -> Row:
    """The part of an action's features that is the same in every position."""
    row = row_of([0.0] * len(OPTION_FEATURES))
    verb = next(number for number, (_verb, block) in enumerate(BLOCKS) if action in block)
    row[_VERB + verb] = 1.0
    offset = action - BLOCKS[verb][1].start
    if METHOD <= action < METHOD + len(METHOD_IDS):
        row[_METHOD + offset] = 1.0
    elif len(BLOCKS[verb][1]) == len(DESIGNS):
        _CARD_ROWS[offset].add_to(row)
    return row


_PRINTED: Final[list[Row]] = [_printed(action) for action in range(ACTION_COUNT)]


def option_rows(reading: Reading, actions: Sequence[int]) -> Row:
    """One row for each of the actions."""
    rows = row_of(())
    start = 0
    for action in actions:
        rows = extend(rows, _PRINTED[action])
        _write_option(rows, start, reading, action)
        start += _WIDTH
    if reading.seat in reading.known.asked:
        _write_prospects(rows, reading, actions)
    return rows


def _write_prospects(rows: Row, reading: Reading, actions: Sequence[int]) -> None:
    """What the options bring in the rounds to come."""
    if reading.known.asked_question in (ASK_PLACE, ASK_SECOND):
        plans = Plans(reading)
        start = 0
        for action in actions:
            outcomes = plans.outcomes(action)
            plans.write(rows, start + _PLAN, outcomes)
            if DEVELOP <= action < SETTLE:
                _write_pairs(rows, start, reading.planned, outcomes)
            start += _WIDTH
    elif actions[0] >= DISCARD:
        most = reading.picks_left
        keeping = keeping_with(reading.outlook, reading.empire, most, reading.stage)
        write_keeps(rows, _KEEP, _WIDTH, keeping, reading.empire.picks, most, actions)


def _write_option(row: Row, start: int, reading: Reading, action: int) -> None:
    empire = reading.empire
    if action >= SECOND:
        _write_second(row, start, empire, action - SECOND)
        _write_card(row, start, reading, action - SECOND)
    elif action >= DISCARD:
        _write_card(row, start, reading, action - DISCARD)
    elif action >= METHOD:
        _write_method(row, start, empire)
        _write_yields(row, start, reading, empire.world)
    elif action >= SETTLE:
        _write_settle(row, start, empire, action - SETTLE)
        _write_card(row, start, reading, action - SETTLE)
    elif action >= DEVELOP:
        _write_development(row, start, empire, action - DEVELOP)
        _write_card(row, start, reading, action - DEVELOP)
    elif action == EXPLORE:
        row[start + _DRAWN] = explore_draw(empire.cards) / 10


def _write_card(row: Row, start: int, reading: Reading, card: int) -> None:
    """What the card yields, and what the empire gains by it."""
    _write_yields(row, start, reading, card)
    added = reading.planned.addition(card)
    row[start + _VP_GAIN] = added.vp / 10
    row[start + _INCOME_GAIN] = added.income / 5
    row[start + _MILITARY_GAIN] = added.military / 4
    if added.military > 0:
        followers = newly_conquerable(reading.planned, reading.empire.hand, card, added.military)
        row[start + _FOLLOWERS] = followers / 3


def _write_pairs(row: Row, start: int, planned: Economy, outcomes: list[Outcome]) -> None:
    count, vp, income = best_pairs(planned, outcomes)
    row[start + _PAIRS] = count / 4
    row[start + _PAIR_VP] = vp / 12
    row[start + _PAIR_INCOME] = income / 6


def _write_yields(row: Row, start: int, reading: Reading, card: int) -> None:
    vp, income = reading.table.economy(reading.seat).yields(card)
    row[start + _VP] = vp / 10
    row[start + _INCOME] = income / 5
    row[start + _COPIES] = count_of(reading.empire.hand, card) / 3


def _write_payment(row: Row, start: int, payment: int, budget: int) -> None:
    if payment >= 0:
        row[start + _PAYMENT] = payment / 8
        row[start + _HAND_LEFT] = (budget - payment) / 10
        row[start + _PAYABLE] = float(payment <= budget)


def _write_development(row: Row, start: int, empire: Empire, card: int) -> None:
    payment = development_cost(empire.cards, card, alone=True)
    _write_payment(row, start, payment, cards_besides(empire.hand, card))


def _write_settle(row: Row, start: int, empire: Empire, world: int) -> None:
    """A world to settle, after the development that was picked with it, if any."""
    cards, budget = with_development(empire)
    _write_world(row, start, cards, world, budget)


def _write_method(row: Row, start: int, empire: Empire) -> None:
    """A way to place the world that was revealed."""
    _CARD_ROWS[empire.world].add_to(row, start)
    _write_world(row, start, empire.cards, empire.world, len(empire.hand) - empire.owed)


def _write_world(row: Row, start: int, cards: list[int], world: int, budget: int) -> None:
    _write_payment(row, start, world_payment(cards, world), budget)
    if IS_MILITARY[world]:
        _write_surplus(row, start, military_against(cards, world) - DEFENSE[world])


def _write_surplus(row: Row, start: int, surplus: int) -> None:
    row[start + _SURPLUS] = surplus / 8
    row[start + _CONQUERABLE] = float(surplus >= 0)


def _write_second(row: Row, start: int, empire: Empire, world: int) -> None:
    _write_payment(row, start, second_world_payment(empire, world), len(empire.hand) - 1)
    if IS_MILITARY[world] and empire.world != NO_CARD:
        _write_surplus(row, start, unused_military(empire, world) - DEFENSE[world])
