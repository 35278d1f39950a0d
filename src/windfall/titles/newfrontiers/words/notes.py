"""What choosing an option means, worked out: what it takes, and what it does to Military and score."""

from collections.abc import Callable
from typing import Final

from windfall.engine.words.message import Message, message
from windfall.engine.words.notes import change, joined
from windfall.titles.newfrontiers.components.powers import CONSUME_GOODS, POWERS, SELL
from windfall.titles.newfrontiers.components.tiles import DEFENSE, DEVELOPMENTS, IS_MILITARY
from windfall.titles.newfrontiers.reading.figures import (
    development_cost_figure,
    good_price_figure,
    in_settle,
    military_figure,
    payment_figure,
    price_figure,
)
from windfall.titles.newfrontiers.reading.settling import colonists_needed
from windfall.titles.newfrontiers.rules.actions import MOST_POWERS_ON_A_TILE
from windfall.titles.newfrontiers.rules.agenda import ASK_CONSUME_GOOD
from windfall.titles.newfrontiers.rules.flow import after_answer
from windfall.titles.newfrontiers.rules.scoring import total, total_military
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import goods_by_kind, pay_chips
from windfall.titles.newfrontiers.rules.trade_consume import consume_bonus, consume_reward, goods_to_take
from windfall.titles.newfrontiers.words.sums import settle_outlook, worded
from windfall.titles.newfrontiers.words.text import verb_of


def note(state: NewFrontiersState, seat: int, action: int) -> Message | None:
    """A note on an option of the question that waits; None if its text says it all."""
    verb, number = verb_of(action)
    worked_out = _NOTES.get(verb)
    if worked_out is None:
        return None
    takes = worked_out(state, seat, number)
    return joined(takes, *_effects(state, seat, action)) if verb in _PLACING else takes


def _effects(state: NewFrontiersState, seat: int, action: int) -> list[Message | None]:
    """What placing a tile changes at once."""
    after = after_answer(state, action)
    military = (total_military(state, state.empires[seat]), total_military(after, after.empires[seat]))
    return [change(_MILITARY, *military), change(_SCORE, total(state, seat), total(after, seat))]


def _buy(state: NewFrontiersState, seat: int, number: int) -> Message:
    cost = development_cost_figure(state, seat, DEVELOPMENTS.start + number)
    return message("newfrontiers-note-cost", cost=worded(cost), credits=state.empires[seat].credits)


def _settle(state: NewFrontiersState, seat: int, world: int) -> Message | None:
    if IS_MILITARY[world]:
        military = worded(military_figure(state, seat, world))
        takes = message("newfrontiers-note-conquer", defense=DEFENSE[world], military=military)
    else:
        price = worded(price_figure(state, world))
        takes = message("newfrontiers-note-cost", cost=price, credits=state.empires[seat].credits)
    return joined(takes, _colonists(state, seat, colonists_needed(world)))


def _pay_for_military(state: NewFrontiersState, seat: int, world: int) -> Message | None:
    payment = payment_figure(state, world)
    assert payment is not None
    takes = message("newfrontiers-note-payment", cost=worded(payment), credits=state.empires[seat].credits)
    return joined(takes, _colonists(state, seat, colonists_needed(world)))


def _colonists(state: NewFrontiersState, seat: int, needed: int) -> Message:
    return message("newfrontiers-note-colonists", needed=needed, colonists=state.empires[seat].colonists)


def _replace_with(state: NewFrontiersState, seat: int, world: int) -> Message | None:
    more = colonists_needed(world, state.asked_about)
    return joined(_FREE, _colonists(state, seat, more)) if more > 0 else _FREE


def _outlook(state: NewFrontiersState, seat: int, world: int) -> Message:
    """What a world that is picked would take of the player as they are now."""
    return message("newfrontiers-note-to-settle", takes=settle_outlook(in_settle(state, seat), seat, world))


def _sell(state: NewFrontiersState, seat: int, colony: int) -> Message | None:
    empire = state.empires[seat]
    price = good_price_figure(state, empire.goods[empire.colonies.index(colony)])
    return message("newfrontiers-note-price", price=worded(price)) if price.changes else None


def _good(state: NewFrontiersState, seat: int, colony: int) -> Message | None:
    sold = state.asked_question == ASK_CONSUME_GOOD and POWERS[state.asked_about].effect == SELL
    return _sell(state, seat, colony) if sold else None


def _use(state: NewFrontiersState, seat: int, number: int) -> Message | None:
    """What a Consume power takes now, and what for."""
    tile, nth = divmod(number, MOST_POWERS_ON_A_TILE)
    power = next(power for power in POWERS if power.tile == tile and power.nth == nth)
    if power.effect != CONSUME_GOODS:
        return None
    goods = goods_to_take(power, goods_by_kind(state.empires[seat].goods))
    vp, gained = consume_reward(power, goods)
    after = state.copy()
    pay_chips(after, seat, vp + goods * consume_bonus(state.powers))
    have = state.empires[seat].credits
    return joined(
        message("newfrontiers-goods", goods=goods),
        change(_CREDITS, have, have + gained),
        change(_SCORE, total(state, seat), total(after, seat)),
    )


_MILITARY: Final = message("newfrontiers-note-military")
_SCORE: Final = message("newfrontiers-note-score")
_CREDITS: Final = message("newfrontiers-note-credits")
_FREE: Final = message("newfrontiers-note-free")
_NOTES: Final[dict[str, Callable[[NewFrontiersState, int, int], Message | None]]] = {
    "buy": _buy,
    "settle": _settle,
    "pay_for_military": _pay_for_military,
    "replace_self": lambda _, __, ___: _FREE,
    "replace_with": _replace_with,
    "pick": _outlook,
    "use": _use,
    "sell": _sell,
    "good": _good,
}
_PLACING: Final = ("buy", "settle", "pay_for_military", "replace_self", "replace_with")
