"""An option in numbers for learners: the verb, the facts of the tile, and what it would cost and bring now."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.features import Feature, Layout, Sparse, fact_rows
from windfall.engine.kinds import ANY, KIND_IDS, KINDS, NO_KIND
from windfall.newfrontiers.actions import (
    ACTION_COUNT,
    ACTION_TILE_IDS,
    BLOCKS,
    BUY,
    CONQUER_OR_PAY,
    GOOD,
    HOME,
    KEEP_GOAL,
    KEEP_XENO,
    MOST_POWERS_ON_A_TILE,
    MOST_STOCKPILED_CREDITS,
    NAME_KIND,
    PAY_FOR,
    PICK,
    PRODUCE_ON,
    PRODUCE_TILE,
    REPLACE,
    REPLACE_DOOMED,
    REPLACE_WITH,
    RETURN_GOAL,
    SELECT,
    STOCKPILE_CREDITS,
    STOCKPILE_GOOD,
    USE,
)
from windfall.newfrontiers.develop import discount
from windfall.newfrontiers.military import military_for, payment_for, price_of
from windfall.newfrontiers.powers import CONSUME_GOODS, EFFECT_IDS, POWERS, SELL, TEMPORARY_MILITARY, Power
from windfall.newfrontiers.scoring import BONUSES, bonus_of, goal_score, total_military
from windfall.newfrontiers.state import NO_GOOD, Empire, NewFrontiersState
from windfall.newfrontiers.tile_facts import ADDS_TO_BONUS, FACTS
from windfall.newfrontiers.tiles import COLONIES, COLONISTS, COST, DEVELOPMENTS, GOALS, HOMES, IS_MILITARY, KIND, WORLDS
from windfall.newfrontiers.trade_consume import goods_to_take, price_of_good

_USED_EFFECTS: Final = (TEMPORARY_MILITARY, CONSUME_GOODS, SELL)

_layout: Final = Layout()
_VERB: Final = _layout.block("verb", [verb for verb, _block in BLOCKS], "what is done")
_SELECTED: Final = _layout.block("action", ACTION_TILE_IDS, "the action tile")
_KIND: Final = _layout.block("kind", KIND_IDS[:4], "the kind named, or of the good")
_AMOUNT: Final = _layout.add("amount", "credits to stockpile, or on the Produce tile", MOST_STOCKPILED_CREDITS)
_GOAL: Final = _layout.block("goal", [goal.id for goal in GOALS], "the goal")
_GOAL_VP: Final = _layout.add("goal_vp", "VPs of the goal for the own empire now", 6)
_FACTS: Final = _layout.facts("tile", FACTS, totals=False)
_PRICE: Final = _layout.add("payment", "credits to pay for it now", 9)
_CREDITS_LEFT: Final = _layout.add("credits_left", "credits left after paying", 15)
_COLONISTS_LEFT: Final = _layout.add("colonists_left", "colonists left after settling", 8)
_SURPLUS: Final = _layout.add("military_surplus", "Military toward the world less its defense", 8)
_BONUS: Final = _layout.add("bonus_now", "VPs of its bonus in the empire as it is", 10)
_ADDED: Final = _layout.add("bonus_added", "VPs it adds to bonuses of the empire", 5)
_SALE: Final = _layout.add("sale", "credits for the good", 7)
_SUPPLY: Final = _layout.add("supply", "goods of its kind left in the supply", 20)
_EFFECT: Final = _layout.block("effect", [EFFECT_IDS[effect] for effect in _USED_EFFECTS], "the power used")
_USE_GOODS: Final = _layout.add("use_goods", "goods the power takes now", 5)
_USE_VP: Final = _layout.add("use_vp", "VPs it gives for them", 6)
_USE_CREDITS: Final = _layout.add("use_credits", "credits it gives for them", 6)

OPTION_FEATURES: Final[tuple[Feature, ...]] = _layout.features()
_TILE_ROWS: Final[list[Sparse]] = fact_rows(FACTS, _FACTS, totals=False)
# The power that a `use` action means.
_POWER_USED: Final[dict[int, Power]] = {USE + power.tile * MOST_POWERS_ON_A_TILE + power.nth: power for power in POWERS}


def _tile_of(action: int, block: range) -> int:
    """The tile that an action is about; -1 if it is about none."""
    offset = action - block.start
    if block.start == HOME:
        return HOMES.start + offset
    if block.start == BUY:
        return DEVELOPMENTS.start + offset
    if block.start == USE:
        return offset // MOST_POWERS_ON_A_TILE
    return offset if len(block) in (len(WORLDS), len(COLONIES)) else -1


def _printed(action: int) -> list[float]:
    """The part of an action's features that is the same in every position."""
    row = [0.0] * len(OPTION_FEATURES)
    verb = next(number for number, (_verb, block) in enumerate(BLOCKS) if action in block)
    block = BLOCKS[verb][1]
    offset = action - block.start
    row[_VERB + verb] = 1.0
    if block.start == SELECT:
        row[_SELECTED + offset] = 1.0
    elif block.start == NAME_KIND:
        row[_KIND + offset] = 1.0
    elif block.start == STOCKPILE_CREDITS:
        row[_AMOUNT] = offset / MOST_STOCKPILED_CREDITS
    elif block.start in (KEEP_GOAL, RETURN_GOAL):
        row[_GOAL + offset] = 1.0
    tile = _tile_of(action, block)
    if tile >= 0:
        for at, amount in _TILE_ROWS[tile]:
            row[at] = amount
    power = _POWER_USED.get(action)
    if power is not None and power.effect in _USED_EFFECTS:
        row[_EFFECT + _USED_EFFECTS.index(power.effect)] = 1.0
    return row


_PRINTED: Final[list[list[float]]] = [_printed(action) for action in range(ACTION_COUNT)]


def option_features(known: NewFrontiersState, seat: int, action: int) -> list[float]:
    """One option of the question that the seat is asked."""
    row = _PRINTED[action].copy()
    empire = known.empires[seat]
    if action < SELECT:
        _write_plain(row, known, action)
    elif action < HOME:
        if action == SELECT + PRODUCE_TILE:
            row[_AMOUNT] = known.produce_credits / MOST_STOCKPILED_CREDITS
    elif BUY <= action < PICK:
        tile = DEVELOPMENTS.start + action - BUY
        _write_payment(row, empire, max(0, COST[tile] - discount(known, seat)))
        _write_bonus(row, known, empire, tile)
    elif PICK <= action < CONQUER_OR_PAY:
        _write_world(row, known, empire, (action - PICK) % len(WORLDS))
    elif CONQUER_OR_PAY <= action < REPLACE:
        _write_settling(row, known, empire, action)
    elif REPLACE_WITH <= action < USE:
        _write_bonus(row, known, empire, action - REPLACE_WITH)
    elif USE <= action < GOOD:
        _write_power(row, empire, _POWER_USED[action])
    elif GOOD <= action < PRODUCE_ON:
        _write_good(row, known, empire, (action - GOOD) % len(COLONIES))
    elif PRODUCE_ON <= action < STOCKPILE_GOOD:
        _write_kind(row, known, action - PRODUCE_ON)
    elif KEEP_GOAL <= action < RETURN_GOAL:
        row[_GOAL_VP] = goal_score(known, empire, action - KEEP_GOAL) / 6
    return row


def all_option_features(known: NewFrontiersState, seat: int, actions: Sequence[int]) -> list[list[float]]:
    """One row for each of the actions."""
    return [option_features(known, seat, action) for action in actions]


def _write_plain(row: list[float], known: NewFrontiersState, action: int) -> None:
    """Options that name no tile; of these, those for a Xeno world are about one."""
    if action >= KEEP_XENO:
        for at, amount in _TILE_ROWS[known.asked_about]:
            row[at] = amount


def _write_payment(row: list[float], empire: Empire, payment: int) -> None:
    row[_PRICE] = payment / 9
    row[_CREDITS_LEFT] = (empire.credits - payment) / 15


def _write_bonus(row: list[float], known: NewFrontiersState, empire: Empire, tile: int) -> None:
    if BONUSES[tile]:
        row[_BONUS] = bonus_of(known, empire, tile) / 10
    added = 0
    for tiles in (empire.colonies, empire.developments):
        for owner in tiles:
            if BONUSES[owner]:
                added += ADDS_TO_BONUS[owner][tile]
    row[_ADDED] = added / 5


def _write_world(row: list[float], known: NewFrontiersState, empire: Empire, world: int) -> None:
    """A world to be settled some time: how far Military and credits reach today, without special powers."""
    if IS_MILITARY[world]:
        row[_SURPLUS] = (total_military(known, empire) - COST[world]) / 8
    else:
        _write_payment(row, empire, COST[world])
    row[_COLONISTS_LEFT] = (empire.colonists - COLONISTS[world]) / 8
    _write_bonus(row, known, empire, world)


def _write_settling(row: list[float], known: NewFrontiersState, empire: Empire, action: int) -> None:
    world = (action - CONQUER_OR_PAY) % len(WORLDS)
    row[_COLONISTS_LEFT] = (empire.colonists - COLONISTS[world]) / 8
    if IS_MILITARY[world]:
        row[_SURPLUS] = (military_for(known, empire, world) - COST[world]) / 8
    if action >= REPLACE_DOOMED:
        payment = 0
    elif action >= PAY_FOR:
        payment = payment_for(known, world)
    else:
        payment = 0 if IS_MILITARY[world] else price_of(known, world)
    _write_payment(row, empire, payment)
    _write_bonus(row, known, empire, world)


def _write_power(row: list[float], empire: Empire, power: Power) -> None:
    if power.effect != CONSUME_GOODS:
        return
    goods = goods_to_take(power, empire.goods)
    times = goods if power.up_to else 1
    row[_USE_GOODS] = goods / 5
    row[_USE_VP] = power.vp * times / 6
    row[_USE_CREDITS] = power.credits * times / 6


def _write_good(row: list[float], known: NewFrontiersState, empire: Empire, colony: int) -> None:
    kind = empire.goods[empire.colonies.index(colony)]
    if kind != NO_GOOD:
        row[_KIND + kind] = 1.0
        row[_SALE] = price_of_good(known, kind) / 7


def _write_kind(row: list[float], known: NewFrontiersState, colony: int) -> None:
    kind = known.any_kind if KIND[colony] == ANY else KIND[colony]
    if kind in KINDS and kind != NO_KIND:
        row[_KIND + kind] = 1.0
        row[_SUPPLY] = known.goods_supply[kind] / 20
