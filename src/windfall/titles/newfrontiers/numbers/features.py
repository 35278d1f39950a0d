"""A position as a seat knows it, in numbers for learners.

The vector is as long for two players as for five, with or without expansion and goals: the own seat comes first, then
the others by seat; a seat that nobody sits in is all zeros.
"""

from typing import Final

from windfall.engine.agenda import NO_SEAT
from windfall.engine.features import (
    COUNTED,
    END,
    IS_THERE,
    PLACES,
    Addends,
    Feature,
    Layout,
    Row,
    fact_rows,
    nearest,
    row_of,
)
from windfall.engine.kinds import KIND_IDS, KINDS, NO_KIND
from windfall.engine.words.message import Named, message
from windfall.titles.newfrontiers.components.powers import POWERS
from windfall.titles.newfrontiers.components.tiles import (
    COLONIES,
    DEVELOPMENTS,
    FIRST_DEVELOPMENT,
    GOALS,
    IDS,
    IS_XENO,
    NAMES,
    WORLDS,
)
from windfall.titles.newfrontiers.numbers.seat_plans import PART as SEAT_PLANS
from windfall.titles.newfrontiers.numbers.seat_plans import write_plans
from windfall.titles.newfrontiers.numbers.tile_facts import FACTS, TOLD_FACTS
from windfall.titles.newfrontiers.reading.ends import Ends, selections_to_come
from windfall.titles.newfrontiers.reading.income import Income
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.prospects import targets_of
from windfall.titles.newfrontiers.reading.settling import within_reach
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_CONSUME_GOOD,
    ASK_FEE,
    ASK_GIVE_GOOD,
    ASK_REPLACE_WITH,
    ASK_TURN_UP,
    ASK_XENO,
)
from windfall.titles.newfrontiers.rules.develop import ALL_SPACES
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.goals import action_to_come
from windfall.titles.newfrontiers.rules.scoring import END_NAMES, total
from windfall.titles.newfrontiers.rules.setup import CHIPS_AND_COLONISTS_PER_PLAYER
from windfall.titles.newfrontiers.rules.state import NO_GOOD, UNKNOWN_GOAL, Empire, GoalTable, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import MOST_WORLDS

MOST_PLAYERS: Final = 5
_KIND_COUNT: Final = len(KINDS)
_END_BITS: Final = tuple(END_NAMES)
_GOAL_IDS: Final = [goal.id for goal in GOALS]
_WORLD_IDS: Final = [IDS[world] for world in WORLDS]
_COLONY_IDS: Final = [IDS[colony] for colony in COLONIES]
_DEVELOPMENT_IDS: Final = [IDS[tile] for tile in DEVELOPMENTS]
# Questions about a tile, and about a power of a tile.
_ABOUT_TILE: Final = (ASK_XENO, ASK_REPLACE_WITH)
_ABOUT_POWER: Final = (ASK_GIVE_GOOD, ASK_CONSUME_GOOD, ASK_FEE)


def _named(tile: int) -> Named:
    return Named(f"tile:{IDS[tile]}", NAMES[tile])


_layout: Final = Layout()
_PLAYERS: Final = _layout.block("players", ("2", "3", "4", "5"), "so many players")
_RIFT: Final = _layout.add("starry_rift", "with the expansion The Starry Rift")
_WITH_GOALS: Final = _layout.add("with_goals", "with Galactic Goals")
_ROUND: Final = _layout.add("round", "number of the round", 15)
_ASKED: Final = _layout.block("asked", PLACES, "must choose now")
_SELECTOR: Final = _layout.block("selector", PLACES, "whose action is being done")
_TAKEN: Final = [
    _layout.block(f"tile.{tile}", PLACES, "selected this action tile this round") for tile in ACTION_TILE_IDS
]
_PRODUCE_CREDITS: Final = _layout.add("produce_credits", "credits on the Produce tile", 5)
_CHIPS_POOL: Final = _layout.add(
    "vp_pool", "VP chips left for each player; the game ends at none", CHIPS_AND_COLONISTS_PER_PLAYER, group=END
)
_COLONIST_SUPPLY: Final = _layout.add(
    "colonist_supply",
    "colonists left for each player; the game ends if four or fewer are left in all after a Settle action",
    CHIPS_AND_COLONISTS_PER_PLAYER,
    group=END,
)
_GOODS_SUPPLY: Final = _layout.block("goods_supply", KIND_IDS[:4], "goods left in the supply", 20)
_ENDING: Final = _layout.block(
    "ending", tuple(END_NAMES.values()), "this end condition is met", group=END, told=IS_THERE
)
_MARKET: Final = _layout.block("market", _DEVELOPMENT_IDS, "copies to buy", 3)
_BAG_SIZE: Final = _layout.add("bag_size", "worlds in the bag", len(WORLDS))
_BAG: Final = _layout.block("bag", _WORLD_IDS, "is in the bag")
_OFFER: Final = _layout.block("offer", _WORLD_IDS, "can be picked in Explore")
_DRAWN: Final = _layout.block("drawn", _WORLD_IDS, "was drawn by a power, to keep some of")
_QUESTION: Final = _layout.block("question", QUESTION_NAMES, "what the own seat is asked")
_ABOUT: Final = _layout.block("about", IDS, "the tile that the question is about")
_POWERS: Final = _layout.block("powers_left", IDS, "powers of the tile that work in this turn", 2)
_TEMPORARY: Final = _layout.add("temporary_military", "temporary Military of this turn", 6)
_SETTLED: Final = _layout.add("settled", "colonies placed in this turn", 2)
_ANY_KIND: Final = _layout.block("any_kind", KIND_IDS[:4], "kind named for the any-kind world")
_PICKED: Final = _layout.block("picked", _COLONY_IDS, "its good is picked in the open answer")
_FACE_UP: Final = _layout.block("goal_up", _GOAL_IDS, "goal that is face up")
_OWN_GOAL: Final = _layout.block("own_goal", _GOAL_IDS, "goal that the own seat holds face down")
_GOALS_DRAWN: Final = _layout.block("goal_drawn", _GOAL_IDS, "goal that the own seat is choosing from")
_GOALS_BACK: Final = _layout.block("goal_returned", _GOAL_IDS, "goal that the own seat put to the bottom")

# The part of a seat.
_seat: Final = Layout()
_PRESENT: Final = _seat.add("present", "someone sits there")
_CREDITS: Final = _seat.add(
    "credits", "credits", 15, group="credits", told=COUNTED, words="newfrontiers-reason-credits"
)
_CHIPS: Final = _seat.add("chips", "VPs in chips", 25, group="score")
_COLONISTS: Final = _seat.add(
    "unused_colonists",
    "unused colonists",
    12,
    group="unused_colonists",
    told=COUNTED,
    words="newfrontiers-reason-unused-colonists",
)
_SPACES: Final = _seat.add("spaces", "spaces covered; more than ten end the game", ALL_SPACES, group="placed")
_COLONY_COUNT: Final = _seat.add(
    "colonies", "colonies; eight end the game", 8, group="placed", told=COUNTED, words="newfrontiers-reason-colonies"
)
_EXPLORED_COUNT: Final = _seat.add(
    "explored_count", "explored worlds", 8, group="explored", told=COUNTED, words="newfrontiers-reason-explored-worlds"
)
_ROOM: Final = _seat.add("room", "worlds to the limit of nine", 9, group="explored")
_SCORE: Final = _seat.add(
    "score", "VPs if the game ended now", 60, group="score", told=COUNTED, words="newfrontiers-reason-score"
)
_LEAD: Final = _seat.add("score_lead", "VPs more than the own seat", 30, group="score")
_MILITARY: Final = _seat.add(
    "military", "total Military", 12, group="military", told=COUNTED, words="newfrontiers-reason-military"
)
_GOODS: Final = _seat.add(
    "goods", "goods on colonies", 6, group="goods", told=COUNTED, words="newfrontiers-reason-goods"
)
_GOODS_BY_KIND: Final = _seat.block("goods_of", KIND_IDS[:4], "goods of this kind", 3, group="goods")
_PRODUCED: Final = _seat.block("produced", KIND_IDS[:4], "goods made in the last Produce", 3, group="goods")
_PRIORITY: Final = _seat.add("priority", "places before the first disk on the track", 5)
_SELECTS: Final = _seat.add("selects", "disks that have still to select this round", 2)
_HOLDS_GOAL: Final = _seat.add("holds_goal", "holds the goal that is face down")
_STOCK_CREDITS: Final = _seat.add("stockpiled_credits", "stockpiled credits", 7)
_STOCK_GOODS: Final = _seat.add("stockpiled_goods", "stockpiled goods", 5)
_STOCK_WORLDS: Final = _seat.add("stockpiled_worlds", "stockpiled worlds", 5)
_XENO: Final = _seat.add("explored_xeno", "Xeno worlds among the explored ones", 3, group="explored")
_WITHIN: Final = _seat.add("within_reach", "explored worlds that Military or credits suffice for now", 3)
_SETTLEABLE: Final = _seat.add("settleable", "those that the colonists suffice for too", 3)
_SETTLE_VP: Final = _seat.add("settle_vp", "highest VPs that one of these adds", 8)
_BUYABLE: Final = _seat.add("buyable", "developments that can be bought now without the selector's bonus", 15)
_BUY_VP: Final = _seat.add("buy_vp", "highest VPs that one of these adds", 12)
_MAKES: Final = _seat.prospect(
    "produce_goods",
    "goods that Produce would add now without the selector's bonus",
    5,
    words="newfrontiers-reason-produce-goods",
)
_EMPTY: Final = _seat.add("empty_windfalls", "windfall colonies that would still have no good then", 3)
_MAKES_CREDITS: Final = _seat.prospect(
    "produce_credits",
    "credits that powers would give in Produce, less fees",
    5,
    words="newfrontiers-reason-produce-credits",
)
_SALE: Final = _seat.prospect(
    "sale", "credits for the good with the highest price", 7, words="newfrontiers-reason-sale"
)
_CONSUME_VP: Final = _seat.prospect(
    "consume_vp", "VPs of Consume powers if all goods are left to them", 8, words="newfrontiers-reason-consume-vp"
)
_CONSUME_CREDITS: Final = _seat.prospect(
    "consume_credits",
    "credits of Consume powers if all goods are left to them",
    6,
    words="newfrontiers-reason-consume-credits",
)
_TRADE_VP: Final = _seat.add("trade_vp", "VPs of Trade, Consume now with the best sale", 8)
_TRADE_CREDITS: Final = _seat.add("trade_credits", "credits of Trade, Consume now with the best sale", 8)
_LATER_VP: Final = _seat.prospect(
    "later_vp", "VPs of Trade, Consume after Produce", 10, words="newfrontiers-reason-later-vp"
)
_LATER_CREDITS: Final = _seat.prospect(
    "later_credits", "credits of Trade, Consume after Produce", 10, words="newfrontiers-reason-later-credits"
)
_GIVES_MILITARY: Final = _seat.add("goods_military", "temporary Military that the goods can be given up for", 6)
_FACTS: Final = _seat.facts("empire", FACTS, totals=True, group="placed", words=TOLD_FACTS)
_TILES: Final = _seat.components(
    "tiles",
    IDS,
    "is in the empire",
    1.0,
    "placed",
    [message("newfrontiers-reason-in-the-empire", tile=_named(tile)) for tile in range(len(IDS))],
)
_GOOD_ON: Final = _seat.block("good_on", _COLONY_IDS, "holds a good", group="goods")
_EXPLORED: Final = _seat.components(
    "explored",
    _WORLD_IDS,
    "is explored",
    1.0,
    "explored",
    [message("newfrontiers-reason-explored", world=_named(world)) for world in WORLDS],
)

_EMPIRE: Final = _layout.repeat(PLACES, _seat)
_EMPIRE_SIZE: Final = _seat.size

_TO_END: Final = _layout.block(
    "end", ("spaces", "colonies", "colonists", "chips"), "so many more would end the game", 12, group=END
)
_ROUNDS_LEFT: Final = _layout.add("end.rounds", "tenths of rounds after this one, at the usual pace", 60, group=END)
_TO_SELECT: Final = _layout.add("end.selections", "disks that have still to select in this round", 4)
_BEST_LEAD: Final = _layout.add("end.lead", "VPs ahead of the best other player", 15, group="score")
_TO_COME: Final = _layout.block("to_come", ACTION_TILE_IDS, "selected, and waits for a goal to be turned up or not")
_PLANS: Final = _layout.repeat(PLACES, SEAT_PLANS)
_PLANS_SIZE: Final = SEAT_PLANS.size

FEATURES: Final[tuple[Feature, ...]] = _layout.features()
_BLANK: Final[Row] = row_of([0.0] * len(FEATURES))
# What each tile adds to the part of an empire.
_ROWS: Final[list[Addends]] = [
    facts.and_at(_TILES + tile, 1.0) for tile, facts in enumerate(fact_rows(FACTS, _FACTS, totals=True))
]


def features(reading: Reading, seat: int) -> Row:
    """What the seat knows; a spectator has none."""
    known = reading.known
    assert seat >= 0, "features are for a seat"
    row = _BLANK[:]
    players = known.players
    _write_table(row, known, seat)
    _write_turn(row, known, seat)
    if known.goals is not None:
        row[_WITH_GOALS] = 1.0
        _write_goals(row, known.goals, seat, players)
    _write_end(row, known, reading.rounds)
    own_score = 0
    best_other = 0
    for place in range(players):
        other = (seat + place) % players
        start = _EMPIRE + place * _EMPIRE_SIZE
        score = total(known, other)
        if place == 0:
            own_score = score
        elif place == 1 or score > best_other:
            best_other = score
        row[start + _SCORE] = score / 60
        row[start + _LEAD] = (score - own_score) / 30
        _write_empire(row, start, known, other)
        _write_placing(row, start, _PLANS + place * _PLANS_SIZE, reading, other)
        _write_goods(row, start, reading.income(other))
    row[_BEST_LEAD] = (own_score - best_other) / 15
    return row


def _write_end(row: Row, known: NewFrontiersState, rounds: float) -> None:
    """How near the ends of the game are."""
    ends = Ends(known)
    row[_TO_END] = ends.spaces / 12
    row[_TO_END + 1] = ends.colonies / 12
    row[_TO_END + 2] = ends.colonists / 12
    row[_TO_END + 3] = ends.chips / 12
    row[_ROUNDS_LEFT] = nearest(10 * rounds) / 60
    row[_TO_SELECT] = selections_to_come(known) / 4
    if known.asked_question == ASK_TURN_UP:
        row[_TO_COME + action_to_come(known)] = 1.0


def _write_table(row: Row, known: NewFrontiersState, seat: int) -> None:
    players = known.players
    row[_PLAYERS + players - 2] = 1.0
    row[_RIFT] = float(known.rift)
    row[_ROUND] = known.round / 15
    for tile, disk in enumerate(known.taken):
        if disk != NO_SEAT:
            row[_TAKEN[tile] + (disk - seat) % players] = 1.0
    row[_PRODUCE_CREDITS] = known.produce_credits / 5
    row[_CHIPS_POOL] = known.vp_pool / (CHIPS_AND_COLONISTS_PER_PLAYER * players)
    row[_COLONIST_SUPPLY] = known.colonist_supply / (CHIPS_AND_COLONISTS_PER_PLAYER * players)
    for kind in KINDS:
        row[_GOODS_SUPPLY + kind] = known.goods_supply[kind] / 20
    if known.ending:
        for at, bit in enumerate(_END_BITS):
            row[_ENDING + at] = float(known.ending & bit != 0)
    market = known.market
    for at, face in enumerate(known.faces):
        row[_MARKET + face - FIRST_DEVELOPMENT] = market[at] / 3
    row[_BAG_SIZE] = len(known.bag) / len(WORLDS)
    for world in known.bag:
        row[_BAG + world] = 1.0
    for world in known.offer:
        row[_OFFER + world] = 1.0


def _write_turn(row: Row, known: NewFrontiersState, seat: int) -> None:
    """What is asked, and what the turn has done so far."""
    players = known.players
    if known.turn != NO_SEAT:
        row[_ASKED + (known.turn - seat) % players] = 1.0
    if known.selector != NO_SEAT:
        row[_SELECTOR + (known.selector - seat) % players] = 1.0
    if known.turn == seat:
        row[_QUESTION + known.asked_question] = 1.0
        if known.asked_question in _ABOUT_TILE:
            row[_ABOUT + known.asked_about] = 1.0
        elif known.asked_question in _ABOUT_POWER:
            row[_ABOUT + POWERS[known.asked_about].tile] = 1.0
    for index in known.powers:
        row[_POWERS + POWERS[index].tile] += 0.5
    for index in known.temporary:
        row[_TEMPORARY] += POWERS[index].amount / 6
    row[_SETTLED] = len(known.settled) / 2
    if known.any_kind != NO_KIND:
        row[_ANY_KIND + known.any_kind] = 1.0
    for world in known.drawn:
        row[_DRAWN + world] = 1.0
    if known.picked:
        colonies = known.empires[known.turn].colonies
        for at in known.picked:
            row[_PICKED + colonies[at]] = 1.0


def _write_goals(row: Row, goals: GoalTable, seat: int, players: int) -> None:
    for goal in goals.face_up:
        row[_FACE_UP + goal] = 1.0
    if goals.holder != NO_SEAT:
        row[_EMPIRE + (goals.holder - seat) % players * _EMPIRE_SIZE + _HOLDS_GOAL] = 1.0
        if goals.face_down != UNKNOWN_GOAL:
            row[_OWN_GOAL + goals.face_down] = 1.0
    for goal in goals.drawn:
        if goal not in (UNKNOWN_GOAL, goals.kept) and goal not in goals.returned:
            row[_GOALS_DRAWN + goal] = 1.0
    for by, _fresh, _drawn, _kept, returned in goals.records:
        if by == seat:
            for goal in returned:
                row[_GOALS_BACK + goal] = 1.0


def _write_empire(row: Row, start: int, known: NewFrontiersState, seat: int) -> None:
    empire = known.empires[seat]
    row[start + _PRESENT] = 1.0
    row[start + _CREDITS] = empire.credits / 15
    row[start + _CHIPS] = empire.chips / 25
    row[start + _COLONISTS] = empire.colonists / 12
    row[start + _SPACES] = empire.spaces / ALL_SPACES
    row[start + _COLONY_COUNT] = len(empire.colonies) / 8
    row[start + _EXPLORED_COUNT] = len(empire.explored) / 8
    row[start + _ROOM] = (MOST_WORLDS - len(empire.colonies) - len(empire.explored)) / 9
    if known.goals is not None:
        row[start + _STOCK_CREDITS] = empire.stockpiled_credits / 7
        row[start + _STOCK_GOODS] = len(empire.stockpiled_goods) / 5
        row[start + _STOCK_WORLDS] = len(empire.stockpiled_worlds) / 5
    if known.produced:
        for kind in KINDS:
            row[start + _PRODUCED + kind] = known.produced[seat * _KIND_COUNT + kind] / 3
    _write_priority(row, start, known, seat)
    _write_tiles(row, start, empire)


def _write_priority(row: Row, start: int, known: NewFrontiersState, seat: int) -> None:
    selects = 0
    for place in range(len(known.track) - 1, -1, -1):
        disk = known.track[place]
        if disk % known.players == seat:
            row[start + _PRIORITY] = place / 5
            if disk not in known.taken:
                selects += 1
    row[start + _SELECTS] = selects / 2


def _write_tiles(row: Row, start: int, empire: Empire) -> None:
    goods = 0
    for at, colony in enumerate(empire.colonies):
        good = empire.goods[at]
        if good != NO_GOOD:
            goods += 1
            row[start + _GOOD_ON + colony] = 1.0
            row[start + _GOODS_BY_KIND + good] += 1 / 3
        _ROWS[colony].add_to(row, start)
    row[start + _GOODS] = goods / 6
    for tile in empire.developments:
        _ROWS[tile].add_to(row, start)
    for world in empire.explored:
        row[start + _EXPLORED + world] = 1.0
        if IS_XENO[world]:
            row[start + _XENO] += 1 / 3


def _write_placing(row: Row, start: int, plans: int, reading: Reading, seat: int) -> None:
    """What the empire could place now, if it did not select the action; its plans have a place of their own."""
    empire = reading.known.empires[seat]
    tiles = reading.tiles(seat)
    worlds = reading.settling(seat)
    developments = reading.buying(seat)
    row[start + _MILITARY] = tiles.settle.military / 12
    row[start + _WITHIN] = within_reach(empire, tiles.settle) / 3
    row[start + _SETTLEABLE] = worlds.count / 3
    row[start + _SETTLE_VP] = worlds.vp / 8
    row[start + _BUYABLE] = developments.count / 15
    row[start + _BUY_VP] = developments.vp / 12
    write_plans(row, plans, empire, tiles, worlds, developments, targets_of(reading.sale, empire, tiles))


def _write_goods(row: Row, start: int, income: Income) -> None:
    """What Produce and Trade, Consume would bring the empire now, if it did not select them."""
    row[start + _MAKES] = income.produce_goods / 5
    row[start + _EMPTY] = income.empty_windfalls / 3
    row[start + _MAKES_CREDITS] = income.produce_credits / 5
    row[start + _SALE] = income.sale / 7
    row[start + _CONSUME_VP] = income.consume_vp / 8
    row[start + _CONSUME_CREDITS] = income.consume_credits / 6
    row[start + _TRADE_VP] = income.trade_vp / 8
    row[start + _TRADE_CREDITS] = income.trade_credits / 8
    row[start + _LATER_VP] = income.later_vp / 10
    row[start + _LATER_CREDITS] = income.later_credits / 10
    row[start + _GIVES_MILITARY] = income.temporary / 6
