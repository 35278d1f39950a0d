"""An option in numbers for learners: the verb, the facts of the tile, and what it would cost and bring now."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import extend

from windfall.engine.features import Addends, Feature, Layout, Row, fact_rows, row_of
from windfall.engine.kinds import ANY, KIND_IDS, KINDS, NO_KIND
from windfall.titles.newfrontiers.components.powers import (
    CONSUME_GOODS,
    EFFECT_IDS,
    SELL,
    TEMPORARY_MILITARY,
    Power,
)
from windfall.titles.newfrontiers.components.tiles import (
    COLONIES,
    COLONISTS,
    DEVELOPMENTS,
    GOALS,
    HOMES,
    IS_MILITARY,
    KIND,
    WORLDS,
)
from windfall.titles.newfrontiers.numbers.goal_options import PART as GOAL_OPTIONS
from windfall.titles.newfrontiers.numbers.goal_options import (
    write_goal_option,
    write_stockpiled_world,
    write_turning_up,
)
from windfall.titles.newfrontiers.numbers.goods_options import ABOUT_GOODS, GoodsLeft
from windfall.titles.newfrontiers.numbers.goods_options import PART as GOODS_LEFT
from windfall.titles.newfrontiers.numbers.selection_features import PART as SELECTIONS
from windfall.titles.newfrontiers.numbers.selection_features import write_round
from windfall.titles.newfrontiers.numbers.tile_facts import FACTS
from windfall.titles.newfrontiers.numbers.tile_plans import PART as TILE_PLANS
from windfall.titles.newfrontiers.numbers.tile_plans import TilePlans
from windfall.titles.newfrontiers.reading.bonuses import HAS_BONUS
from windfall.titles.newfrontiers.reading.placing import Placing
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.powers import POWER_USED
from windfall.titles.newfrontiers.reading.round_ends import RoundEnds
from windfall.titles.newfrontiers.reading.selecting import Selection
from windfall.titles.newfrontiers.reading.settling import NO_TILE
from windfall.titles.newfrontiers.rules.actions import (
    ACTION_COUNT,
    ACTION_TILE_IDS,
    BLOCKS,
    BUY,
    COLONISTS_TAKEN,
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
    REPLACE,
    REPLACE_DOOMED,
    REPLACE_WITH,
    RETURN_GOAL,
    SELECT,
    STOCKPILE_CREDITS,
    STOCKPILE_GOOD,
    STOCKPILE_WORLD,
    TAKE_COLONISTS,
    TURN_UP,
    USE,
)
from windfall.titles.newfrontiers.rules.agenda import ASK_SELECT
from windfall.titles.newfrontiers.rules.develop import development_cost
from windfall.titles.newfrontiers.rules.military import CANNOT_PAY, payment_for, price_of, surplus_for
from windfall.titles.newfrontiers.rules.scoring import bonus_of, goal_score
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import goods_by_kind
from windfall.titles.newfrontiers.rules.trade_consume import consume_reward, goods_to_take, price_of_good

_USED_EFFECTS: Final = (TEMPORARY_MILITARY, CONSUME_GOODS, SELL)

_layout: Final = Layout()
# No two seats choose at the same time, so nobody is told what another one will probably do.
_VERB: Final = _layout.verbs([verb for verb, _block in BLOCKS], words={})
_SELECTED: Final = _layout.block("action", ACTION_TILE_IDS, "the action tile")
_KIND: Final = _layout.block("kind", KIND_IDS[:4], "the kind named, or of the good")
_AMOUNT: Final = _layout.add("amount", "credits to stockpile", MOST_STOCKPILED_CREDITS)
_GOAL: Final = _layout.block("goal", [goal.id for goal in GOALS], "the goal")
_GOAL_VP: Final = _layout.add("goal_vp", "VPs of the goal for the own empire now", 6)
_FACTS: Final = _layout.facts("tile", FACTS, totals=False)
_PRICE: Final = _layout.add("payment", "credits to pay for it now", 9)
_CREDITS_LEFT: Final = _layout.add("credits_left", "credits left after paying", 15)
_COLONISTS_LEFT: Final = _layout.add("colonists_left", "colonists left after settling", 8)
_SURPLUS: Final = _layout.add("military_surplus", "Military toward the world less its defense", 8)
_BONUS: Final = _layout.add("bonus_now", "VPs of its bonus in the empire as it is", 10)
_ADDED: Final = _layout.add("bonus_added", "VPs it adds to bonuses of the empire", 5)
_VP_ADDED: Final = _layout.add("vp_added", "VPs that the empire has more with the tile: printed and by bonuses", 12)
_GOAL_ADDED: Final = _layout.add("goal_added", "VPs for known goals that the empire has more with the tile", 4)
_MILITARY_ADDED: Final = _layout.add("military_added", "general Military that the empire has more with the tile", 4)
_LATER_VP: Final = _layout.add(
    "later_vp", "VPs that Trade, Consume after Produce brings more with the tile or action", 5
)
_LATER_CREDITS: Final = _layout.add("later_credits", "credits that it brings more", 5)
_CAN_SETTLE: Final = _layout.add("can_settle", "colonists, and Military or credits, suffice for the world now")
_MORE: Final = _layout.add("more", "tiles of the same sort that can be placed with what is left", 5)
_SALE: Final = _layout.add("sale", "credits for the good", 7)
_SUPPLY: Final = _layout.add("supply", "goods of its kind left in the supply", 20)
_EFFECT: Final = _layout.block("effect", [EFFECT_IDS[effect] for effect in _USED_EFFECTS], "the power used")
_USE_GOODS: Final = _layout.add("use_goods", "goods the power takes now", 5)
_USE_VP: Final = _layout.add("use_vp", "VPs it gives for them", 6)
_USE_CREDITS: Final = _layout.add("use_credits", "credits it gives for them", 6)
# Of an action tile to select, with the bonus of the selecting player.
_PLACEABLE: Final = _layout.add("placeable", "developments that can be bought in it, or worlds that can be settled", 8)
_PLACE_VP: Final = _layout.add("place_vp", "highest VPs that one of them adds", 12)
_LOWEST: Final = _layout.add("lowest_price", "lowest price of these developments", 9)
_BEST_SURPLUS: Final = _layout.add("best_surplus", "highest Military less defense of an explored world", 8)
_GAINS_WORLDS: Final = _layout.add("gains_worlds", "worlds gained in Explore", 4)
_GAINS_COLONISTS: Final = _layout.add("gains_colonists", "colonists gained in the action", 3)
_GAINS_CREDITS: Final = _layout.add("gains_credits", "credits gained in the action", 8)
_GAINS_GOODS: Final = _layout.add("gains_goods", "goods produced", 6)
_GAINS_VP: Final = _layout.add("gains_vp", "VPs gained in chips", 8)
_GAINS_PRIORITY: Final = _layout.add("gains_priority", "places gained on the priority track", 4)
_OTHERS_PLACING: Final = _layout.add("others_placing", "other players who can place a tile in it", 4)
_OTHERS_PLACE_VP: Final = _layout.add("others_place_vp", "highest VPs that one of their tiles adds", 12)
_OTHERS_GOODS: Final = _layout.add("others_goods", "goods that the other players produce in all", 10)
_OTHERS_VP: Final = _layout.add("others_vp", "VPs in chips for the other player who gains most", 8)
_OTHERS_CREDITS: Final = _layout.add("others_credits", "credits for the other player who gains most", 8)
_PLAN: Final = _layout.include("plan", TILE_PLANS)
_THEN: Final = _layout.include("then", GOODS_LEFT)
_ROUND: Final = _layout.include("round", SELECTIONS)
_STOCK: Final = _layout.include("stock", GOAL_OPTIONS)

OPTION_FEATURES: Final[tuple[Feature, ...]] = _layout.features()
_TILE_ROWS: Final[list[Addends]] = fact_rows(FACTS, _FACTS, totals=False)


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


def _printed(action: int) -> Row:
    """The part of an action's features that is the same in every position."""
    row = row_of([0.0] * len(OPTION_FEATURES))
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
        _TILE_ROWS[tile].add_to(row)
    power = POWER_USED.get(action)
    if power is not None and power.effect in _USED_EFFECTS:
        row[_EFFECT + _USED_EFFECTS.index(power.effect)] = 1.0
    return row


_PRINTED: Final[list[Row]] = [_printed(action) for action in range(ACTION_COUNT)]


class _Asked:
    """What the options of one question share."""

    __slots__ = ("ends", "goods", "placing", "plans", "reading")

    def __init__(self, reading: Reading, seat: int) -> None:
        known = reading.known
        self.reading = reading
        self.placing = Placing(reading, seat)
        self.plans = TilePlans(reading, seat, self.placing, _PLAN)
        self.goods: GoodsLeft | None = GoodsLeft(known, seat, _THEN) if known.asked_question in ABOUT_GOODS else None
        self.ends: RoundEnds | None = RoundEnds(reading, seat) if known.asked_question == ASK_SELECT else None


def option_rows(reading: Reading, seat: int, actions: Sequence[int]) -> Row:
    """One row for each of the actions."""
    known = reading.known
    asked = _Asked(reading, seat)
    rows = row_of(())
    for action in actions:
        rows = extend(rows, _option_row(known, seat, action, asked))
    return rows


def _option_row(known: NewFrontiersState, seat: int, action: int, asked: _Asked) -> Row:
    row = _PRINTED[action][:]
    empire = known.empires[seat]
    placing = asked.placing
    if action < SELECT:
        _write_plain(row, known, seat, action, asked)
    elif action < HOME:
        assert asked.ends is not None
        _write_selection(row, Selection(asked.reading, seat, action - SELECT))
        write_round(row, _ROUND, asked.reading, seat, action - SELECT, asked.ends)
    elif action < BUY:
        asked.plans.write_tile(row, HOMES.start + action - HOME, 0)
    elif action < PICK:
        _write_development(row, known, seat, DEVELOPMENTS.start + action - BUY, asked)
    elif action < CONQUER_OR_PAY:
        _write_world(row, known, empire, (action - PICK) % len(WORLDS), asked)
        if action >= STOCKPILE_WORLD:
            write_stockpiled_world(row, _STOCK, empire)
    elif action < REPLACE:
        _write_settling(row, known, empire, action, asked)
    elif REPLACE_WITH <= action < USE:
        _write_gains(row, known, empire, action - REPLACE_WITH, placing)
        asked.plans.write_tile(row, action - REPLACE_WITH, 0)
    elif USE <= action < GOOD:
        _write_power(row, empire, POWER_USED[action])
    elif GOOD <= action < PRODUCE_ON:
        _write_good(row, known, empire, (action - GOOD) % len(COLONIES))
    elif PRODUCE_ON <= action < STOCKPILE_GOOD:
        _write_kind(row, known, action - PRODUCE_ON)
    elif KEEP_GOAL <= action < RETURN_GOAL:
        row[_GOAL_VP] = goal_score(known, empire, action - KEEP_GOAL) / 6
    if asked.goods is not None:
        asked.goods.write(row, action)
    if action >= STOCKPILE_GOOD:
        write_goal_option(row, _STOCK, known, seat, action)
    return row


def _write_plain(row: Row, known: NewFrontiersState, seat: int, action: int, asked: _Asked) -> None:
    """Options that name no tile; of these, those for a Xeno world are about one."""
    empire = known.empires[seat]
    if action >= KEEP_XENO:
        _TILE_ROWS[known.asked_about].add_to(row)
        if action == KEEP_XENO:
            asked.plans.write_tile(row, known.asked_about, 0)
    elif action == TAKE_COLONISTS:
        more = asked.placing.more_worlds(NO_TILE, empire.credits, empire.colonists + COLONISTS_TAKEN)
        row[_MORE] = more / 5
        asked.plans.write_colonists(row)
    elif action == TURN_UP:
        write_turning_up(row, _STOCK, known, seat)


def _write_selection(row: Row, action: Selection) -> None:
    row[_PLACEABLE] = action.placeable / 8
    row[_PLACE_VP] = action.place_vp / 12
    row[_LOWEST] = action.lowest_price / 9
    row[_BEST_SURPLUS] = action.surplus / 8
    row[_GAINS_WORLDS] = action.worlds / 4
    row[_GAINS_COLONISTS] = action.colonists / 3
    row[_GAINS_CREDITS] = action.credits / 8
    row[_GAINS_GOODS] = action.goods / 6
    row[_GAINS_VP] = action.vp / 8
    row[_GAINS_PRIORITY] = action.priority / 4
    row[_LATER_VP] = action.later_vp / 5
    row[_LATER_CREDITS] = action.later_credits / 5
    row[_OTHERS_PLACING] = action.others_placing / 4
    row[_OTHERS_PLACE_VP] = action.others_place_vp / 12
    row[_OTHERS_GOODS] = action.others_goods / 10
    row[_OTHERS_VP] = action.others_vp / 8
    row[_OTHERS_CREDITS] = action.others_credits / 8


def _write_payment(row: Row, empire: Empire, payment: int) -> None:
    row[_PRICE] = payment / 9
    row[_CREDITS_LEFT] = (empire.credits - payment) / 15


def _write_gains(row: Row, known: NewFrontiersState, empire: Empire, tile: int, placing: Placing) -> None:
    """What the tile would bring in the empire as it is."""
    if HAS_BONUS[tile]:
        row[_BONUS] = bonus_of(known, empire, tile) / 10
    row[_ADDED] = placing.tiles.bonuses.added(tile) / 5
    later_vp, later_credits = placing.later(tile)
    row[_VP_ADDED] = placing.vp(tile) / 12
    row[_GOAL_ADDED] = placing.goal_vp(tile) / 4
    row[_MILITARY_ADDED] = placing.tiles.settle.military_gain(tile) / 4
    row[_LATER_VP] = later_vp / 5
    row[_LATER_CREDITS] = later_credits / 5


def _write_development(row: Row, known: NewFrontiersState, seat: int, development: int, asked: _Asked) -> None:
    empire = known.empires[seat]
    payment = development_cost(known, seat, development)
    _write_payment(row, empire, payment)
    _write_gains(row, known, empire, development, asked.placing)
    row[_MORE] = asked.placing.more_developments(development, empire.credits - payment) / 5
    asked.plans.write_placing(row, development, payment, empire.colonists)


def _write_world(row: Row, known: NewFrontiersState, empire: Empire, world: int, asked: _Asked) -> None:
    """A world to be settled some time: how far Military and credits reach today."""
    placing = asked.placing
    settle = placing.tiles.settle
    payment = settle.payment(world)
    if IS_MILITARY[world]:
        row[_SURPLUS] = settle.surplus(world) / 8
    if payment != CANNOT_PAY:
        _write_payment(row, empire, payment)
    row[_COLONISTS_LEFT] = (empire.colonists - COLONISTS[world]) / 8
    row[_CAN_SETTLE] = float(placing.can_settle(world))
    _write_gains(row, known, empire, world, placing)
    asked.plans.write_tile(row, world, 0 if payment == CANNOT_PAY else settle.needed(world))


def _write_settling(row: Row, known: NewFrontiersState, empire: Empire, action: int, asked: _Asked) -> None:
    world = (action - CONQUER_OR_PAY) % len(WORLDS)
    colonists_left = empire.colonists - COLONISTS[world]
    row[_COLONISTS_LEFT] = colonists_left / 8
    if IS_MILITARY[world]:
        row[_SURPLUS] = surplus_for(known, empire, world) / 8
    if action >= REPLACE_DOOMED:
        payment = 0
    elif action >= PAY_FOR:
        payment = payment_for(known, world)
    else:
        payment = 0 if IS_MILITARY[world] else price_of(known, world)
    _write_payment(row, empire, payment)
    _write_gains(row, known, empire, world, asked.placing)
    row[_CAN_SETTLE] = 1.0
    row[_MORE] = asked.placing.more_worlds(world, empire.credits - payment, colonists_left) / 5
    asked.plans.write_placing(row, world, payment, colonists_left)


def _write_power(row: Row, empire: Empire, power: Power) -> None:
    if power.effect != CONSUME_GOODS:
        return
    goods = goods_to_take(power, goods_by_kind(empire.goods))
    vp, credit_count = consume_reward(power, goods)
    row[_USE_GOODS] = goods / 5
    row[_USE_VP] = vp / 6
    row[_USE_CREDITS] = credit_count / 6


def _write_good(row: Row, known: NewFrontiersState, empire: Empire, colony: int) -> None:
    kind = empire.goods[empire.colonies.index(colony)]
    if kind != NO_GOOD:
        row[_KIND + kind] = 1.0
        row[_SALE] = price_of_good(known, kind) / 7


def _write_kind(row: Row, known: NewFrontiersState, colony: int) -> None:
    kind = known.any_kind if KIND[colony] == ANY else KIND[colony]
    if kind in KINDS and kind != NO_KIND:
        row[_KIND + kind] = 1.0
        row[_SUPPLY] = known.goods_supply[kind] / 20
