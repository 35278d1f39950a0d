"""What is worth a look at a question of New Frontiers, from the reading of the position. Lines are weighed in VPs,
roughly."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from windfall.engine.kinds import KIND_IDS
from windfall.engine.words.coaching import Expected, weightiest
from windfall.engine.words.message import Message, Several, message, several
from windfall.titles.newfrontiers.components.tiles import COLONISTS, DEVELOPMENTS, IS_MILITARY
from windfall.titles.newfrontiers.reading.consuming import powers_left
from windfall.titles.newfrontiers.reading.developing import buyable
from windfall.titles.newfrontiers.reading.ends import Ends
from windfall.titles.newfrontiers.reading.figures import development_cost_figure, price_figure
from windfall.titles.newfrontiers.reading.income import unsellable_kind
from windfall.titles.newfrontiers.reading.placing import Placing
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.producing import windfall_kind
from windfall.titles.newfrontiers.reading.selecting import Selection
from windfall.titles.newfrontiers.rules.actions import (
    DEVELOP_DISCOUNT,
    DEVELOP_TILE,
    EXPLORE_TILE,
    PRODUCE_TILE,
    SETTLE_COLONISTS,
    SETTLE_TILE,
    TRADE_TILE,
)
from windfall.titles.newfrontiers.rules.develop import cost_after, free_spaces
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import goods_by_kind
from windfall.titles.newfrontiers.words.names import TILES
from windfall.titles.newfrontiers.words.text import verb_of

_ALWAYS: Final = 1000.0  # weight of what must not be overlooked
_CREDIT: Final = 0.5
_GOOD: Final = 0.8
_THEIRS: Final = 0.5  # of what others get by one's own choice, which speaks against it
_NO_WORLDS: Final = 3.0  # weight of having nothing to settle
# An end is near that is missing no more: spaces, colonies; colonists and VPs for each player.
_NEAR: Final = 1
Lines: TypeAlias = list[tuple[float, Message]]


def _choosable(state: NewFrontiersState, seat: int, verb: str) -> list[int]:
    """What the options of this verb are about."""
    return [number for found, number in map(verb_of, state.choices[seat]) if found == verb]


# Selecting an action


def at_select(state: NewFrontiersState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    reading = Reading(state)
    free = _choosable(state, seat, "select")
    lines = [*_ending(state)]
    for tile, look in _SELECTED.items():
        if tile in free:
            lines += look(reading, seat, Selection(reading, seat, tile))
    return weightiest(lines)


def _ending(state: NewFrontiersState) -> Lines:
    ends = Ends(state)
    each = _NEAR * state.players
    near = [
        ("spaces", ends.spaces, _NEAR),
        ("colonies", ends.colonies, _NEAR),
        ("colonists", ends.colonists, each),
        ("chips", ends.chips, each),
    ]
    for end, missing, enough in near:
        if 0 < missing <= enough:
            return [(_ALWAYS, message("coach-newfrontiers-ending", end=end, missing=missing))]
    return []


def _developed(reading: Reading, seat: int, _found: Selection) -> Lines:
    """What can be bought with the bonus of who selects Develop."""
    empire, tiles = reading.known.empires[seat], reading.tiles(seat)
    less = tiles.develop.discount + DEVELOP_DISCOUNT
    budget = empire.credits + tiles.develop.gained.credits + less
    faces = buyable(reading.sale, empire.developments, budget, free_spaces(empire))
    best = _best(reading, seat, {face: cost_after(face, less) for face in faces})
    if best is None:
        return []
    line = message("coach-newfrontiers-could-develop", tile=TILES[best.tile], vp=best.vp, credits=best.price)
    return [(best.vp - _CREDIT * best.price, line)]


def _explored(reading: Reading, seat: int, found: Selection) -> Lines:
    if reading.known.empires[seat].explored:
        return []
    return [(_NO_WORLDS, message("coach-newfrontiers-could-explore", worlds=found.worlds))]


def _settled(reading: Reading, seat: int, _found: Selection) -> Lines:
    """What can be settled with the colonist of who selects Settle."""
    empire, settle = reading.known.empires[seat], reading.tiles(seat).settle
    colonists = empire.colonists + settle.colonists + SETTLE_COLONISTS
    worlds = [world for world in empire.explored if COLONISTS[world] <= colonists]
    within = [world for world in worlds if settle.is_within(world, empire.credits)]
    best = _best(reading, seat, {world: settle.needed(world) for world in within})
    if best is None:
        return []
    return [(max(1.0, best.vp), _settling("coach-newfrontiers-could-settle", best))]


def _produced(_reading: Reading, _seat: int, found: Selection) -> Lines:
    if not found.goods and not found.credits:
        return []
    made = [message("newfrontiers-goods", goods=found.goods)] if found.goods else []
    taken = [message("newfrontiers-credits", credits=found.credits)] if found.credits else []
    line = message("coach-newfrontiers-could-produce", gains=several([*made, *taken]), others=found.others_goods)
    return [(_GOOD * (found.goods - _THEIRS * found.others_goods) + _CREDIT * found.credits, line)]


def _traded(_reading: Reading, _seat: int, found: Selection) -> Lines:
    gains = _rewards(found.vp, found.credits)
    theirs = _rewards(found.others_vp, found.others_credits)
    if found.others_vp or found.others_credits:
        line = message("coach-newfrontiers-could-trade-both", gains=gains, theirs=theirs)
    else:
        line = message("coach-newfrontiers-could-trade", gains=gains)
    mine = found.vp + _CREDIT * found.credits
    return [(mine - _THEIRS * (found.others_vp + _CREDIT * found.others_credits), line)]


_SELECTED: Final = {
    DEVELOP_TILE: _developed,
    EXPLORE_TILE: _explored,
    SETTLE_TILE: _settled,
    PRODUCE_TILE: _produced,
    TRADE_TILE: _traded,
}


def _rewards(vp: int, credit_count: int) -> Several:
    """VPs and credits, those there are."""
    found = [message("newfrontiers-vp", vp=vp)] if vp or not credit_count else []
    return several([*found, message("newfrontiers-credits", credits=credit_count)] if credit_count else found)


# Placing a tile


class _Best(NamedTuple):
    """A tile that adds more VPs than others, and what it takes."""

    tile: int
    vp: int
    price: int


def at_develop(state: NewFrontiersState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    faces = [DEVELOPMENTS.start + number for number in _choosable(state, seat, "buy")]
    prices = {face: development_cost_figure(state, seat, face).number for face in faces}
    best = _best(Reading(state), seat, prices)
    if best is None:
        return []
    have = state.empires[seat].credits
    return [message("coach-newfrontiers-buy", tile=TILES[best.tile], vp=best.vp, credits=best.price, have=have)]


def at_settle(state: NewFrontiersState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    worlds = _choosable(state, seat, "settle")
    prices = {world: 0 if IS_MILITARY[world] else price_figure(state, world).number for world in worlds}
    best = _best(Reading(state), seat, prices)
    return [] if best is None else [_settling("coach-newfrontiers-settle-now", best)]


def at_explore(state: NewFrontiersState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    """Of the worlds that could be settled with what there is now."""
    reading = Reading(state)
    placing, settle = Placing(reading, seat), reading.tiles(seat).settle
    worlds = [world for world in _choosable(state, seat, "pick") if placing.can_settle(world)]
    best = _best(reading, seat, {world: settle.needed(world) for world in worlds})
    return [] if best is None else [_settling("coach-newfrontiers-settle-soon", best)]


def _settling(words: str, best: _Best) -> Message:
    colonists = COLONISTS[best.tile]
    return message(words, world=TILES[best.tile], vp=best.vp, credits=best.price, colonists=colonists)


def _best(reading: Reading, seat: int, prices: dict[int, int]) -> _Best | None:
    """Of the tiles with their prices the one that adds the most VPs, for goals too; of equal ones the cheapest."""
    placing = Placing(reading, seat)
    found = [_Best(tile, placing.score(tile), price) for tile, price in prices.items()]
    return max(found, key=lambda each: (each.vp, -each.price, -each.tile), default=None)


# Goods


def at_sell(state: NewFrontiersState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    empire = state.empires[seat]
    colonies = _choosable(state, seat, "sell")
    kinds = {colony: empire.goods[empire.colonies.index(colony)] for colony in colonies}
    return _dearest(state, seat, kinds, "coach-newfrontiers-dearest")


def at_windfall(state: NewFrontiersState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    consume = Reading(state).tiles(seat).consume
    colonies = _choosable(state, seat, "produce")
    kinds = {colony: windfall_kind(colony, state.any_kind, consume) for colony in colonies}
    return _dearest(state, seat, kinds, "coach-newfrontiers-dearest-made")


def _dearest(state: NewFrontiersState, seat: int, kinds: dict[int, int], words: str) -> list[Message]:
    """The good that sells for most, if they differ."""
    consume = Reading(state).tiles(seat).consume
    prices = {colony: consume.prices[kind] for colony, kind in kinds.items()}
    if len(set(prices.values())) < 2:
        return []
    colony = max(prices, key=lambda colony: (prices[colony], -colony))
    return [message(words, world=TILES[colony], kind=KIND_IDS[kinds[colony]], credits=prices[colony])]


def at_consume(state: NewFrontiersState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    """What the powers that are left make of the goods that are left."""
    empire = state.empires[seat]
    unsellable = unsellable_kind(tuple(empire.colonies), tuple(empire.goods))
    vp, credit_count = powers_left(state.powers).consume(goods_by_kind(empire.goods), unsellable)
    if not (vp or credit_count):
        return []
    return [message("coach-newfrontiers-powers-bring", gains=_rewards(vp, credit_count))]
