"""What is worth a look at a question of Race, from the reading of the position. Lines are weighed in cards, roughly."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from windfall.engine.agenda import NO_QUESTION
from windfall.engine.kinds import KIND_IDS
from windfall.engine.words.coaching import Expected, weightiest
from windfall.engine.words.message import Message, Seat, message
from windfall.titles.race.components.cards import (
    CARD_COUNT,
    CONSUME,
    COPIES,
    COST_OR_DEFENSE,
    DESIGNS,
    DEVELOP,
    EXPLORE,
    IS_WORLD,
    KIND,
    PRODUCE,
    SETTLE,
)
from windfall.titles.race.reading.ending import chips_if_consumed, rounds_left
from windfall.titles.race.reading.figures import price_figure
from windfall.titles.race.reading.goods import consumption, goods_on, takers_left
from windfall.titles.race.reading.phases import gains_of
from windfall.titles.race.reading.placing import NO_WAY
from windfall.titles.race.reading.promise import USELESS, BestPlaced, kept_values, promises_to
from windfall.titles.race.rules.actions import (
    CHOOSE,
    CONSUME_2X,
    DEVELOP_CARD,
    HIGHEST_GAMBLE,
    PHASE_OF,
    PRODUCE_ON,
    TRADE_GOOD,
)
from windfall.titles.race.rules.explore import explored
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import TABLEAU_END
from windfall.titles.race.rules.setup import CARDS_DEALT, CARDS_DISCARDED
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.words.names import CARDS, chosen
from windfall.titles.race.words.rewards import rewards

_LIKELY: Final = 40  # per cent: what is less likely is not worth a word
_NEAR_END: Final = 1  # cards that somebody lacks
_ALWAYS: Final = 1000  # weight of what must not be overlooked
# What is worth a card, roughly: tenths of a VP of a promise, a VP, a good that is made.
_TENTHS: Final = 6
_VP: Final = 1.5
_GOOD: Final = 2.0
Lines: TypeAlias = list[tuple[float, Message]]


# Which card can be placed


def _best(empire: Empire, rounds: int, cards: list[int], worlds: bool, bonus: int, budget: int) -> BestPlaced | None:
    """Of these cards the one that promises most, among those that can be placed with so many others to pay with."""
    found = BestPlaced(promises_to(empire, rounds), cards, worlds, bonus, budget)
    return found if found.count else None


def _best_of_both(state: RaceState, seat: int, cards: list[int], budget: int) -> BestPlaced | None:
    """The same, worlds and developments alike."""
    empire, rounds = state.empires[seat], rounds_left(state)
    found = [_best(empire, rounds, cards, worlds, 0, budget) for worlds in (True, False)]
    return max((best for best in found if best is not None), key=lambda best: best.promise, default=None)


def at_start(state: RaceState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    others = CARDS_DEALT - CARDS_DISCARDED - 1
    best = _best_of_both(state, seat, state.empires[seat].hand, others)
    if best is None:
        return [message("coach-race-none-soon", others=others)]
    return [message("coach-race-soon", card=CARDS[best.card], cards=best.payment, others=others)]


def at_explore(state: RaceState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    """With nothing else that is drawn, the hand pays for it."""
    empire = state.empires[seat]
    best = _best_of_both(state, seat, empire.drawn, len(empire.hand))
    if best is None:
        return []
    return [message("coach-race-drawn", card=CARDS[best.card], cards=best.payment, held=len(empire.hand))]


def at_develop(state: RaceState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    empire = state.empires[seat]
    bonus = int(empire.chosen.count(DEVELOP_CARD) > state.asked_about)
    best = _best(empire, rounds_left(state), empire.hand, False, bonus, len(empire.hand) - 1)
    return [] if best is None else [_placing(empire, best)]


def at_settle(state: RaceState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    empire, rounds = state.empires[seat], rounds_left(state)
    best = _best(empire, rounds, empire.hand, True, 0, len(empire.hand) - 1)
    found = [] if best is None else [_placing(empire, best)]
    return [*found, *_nearly_conquered(empire, rounds)]


def _placing(empire: Empire, best: BestPlaced) -> Message:
    promises = promises_to(empire, 0)
    vp = promises.prospects.placing.vp_added(best.card, empire.chips)
    left = len(empire.hand) - 1 - best.payment
    return message("coach-race-placing", card=CARDS[best.card], cards=best.payment, vp=vp, left=left)


def _nearly_conquered(empire: Empire, rounds: int) -> list[Message]:
    """The most promising world of the hand for which a little Military is lacking."""
    promises = promises_to(empire, rounds)
    near = [
        (promises.of(card), -takes.surplus, card)
        for card in sorted(set(empire.hand))
        if IS_WORLD[card]
        for takes in [promises.prospects.placing.world(card)]
        if takes.payment == NO_WAY and not takes.costs_no_cards and takes.surplus >= -2
    ]
    if not near:
        return []
    _promise, lacking, card = max(near)
    return [message("coach-race-military-short", card=CARDS[card], missing=lacking)]


# Which card can be parted with


def at_pay(state: RaceState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    return _spare(state, seat, len(state.empires[seat].hand) - state.asked_about)


def at_discard(state: RaceState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    return _spare(state, seat, min(HAND_LIMIT, len(state.empires[seat].hand)))


def _spare(state: RaceState, seat: int, left: int) -> list[Message]:
    """The card that is kept for least, if it cannot be placed from a hand of so many: why that is so."""
    empire = state.empires[seat]
    promises = promises_to(empire, rounds_left(state))
    values = kept_values(promises, empire.hand)
    if not values:
        return []
    card = min(values, key=lambda card: (values[card], card))
    placing = promises.prospects.placing
    if values[card] == USELESS:
        owned = card in empire.tableau
        return [message("coach-race-owned" if owned else "coach-race-twice", card=CARDS[card])]
    if IS_WORLD[card] and placing.world(card).costs_no_cards:
        return []
    payment = placing.payment(card, 0)
    if payment == NO_WAY:
        return [message("coach-race-spare-military", card=CARDS[card], missing=-placing.world(card).surplus)]
    if payment < left:
        return []
    return [message("coach-race-spare", card=CARDS[card], cards=payment, others=left - 1)]


# Goods


def at_trade(state: RaceState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    worlds = [action - TRADE_GOOD for action in state.choices[seat]]
    return _dearest(state.empires[seat], worlds, "coach-race-dearest")


def at_windfall(state: RaceState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    worlds = [action - PRODUCE_ON for action in state.choices[seat] if action >= PRODUCE_ON]
    return _dearest(state.empires[seat], worlds, "coach-race-dearest-made")


def _dearest(empire: Empire, worlds: list[int], words: str) -> list[Message]:
    """The good that sells for most, if they differ."""
    prices = {world: price_figure(empire, world, True).number for world in worlds}
    if len(set(prices.values())) < 2:
        return []
    world = max(prices, key=lambda world: (prices[world], -world))
    return [message(words, kind=KIND_IDS[KIND[world]], card=CARDS[world], cards=prices[world])]


def at_consume(state: RaceState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    """What the powers that are left make of the goods that are left."""
    empire = state.empires[seat]
    prices = gains_of(empire).economy.prices
    used = consumption(goods_on(empire.tableau, empire.goods), takers_left(state.powers), prices, False)
    vp = used.vp * (2 if CONSUME_2X in empire.chosen else 1)
    if not (vp or used.cards):
        return []
    return [message("coach-race-powers-bring", rewards=rewards(vp, used.cards), left=sum(used.left))]


# Choosing an action


def at_action(state: RaceState, seat: int, expected: Sequence[Expected]) -> list[Message]:
    """An end that is near; what another will probably choose, and what that brings; what other phases would bring."""
    lines = _ending(state, seat)
    likely = [(each, _yours(state, seat, each)) for each in expected if each.percent >= _LIKELY]
    theirs = NO_QUESTION
    if likely:
        told, yours = max(likely, key=lambda each: (each[1].id not in _NOTHING, each[0].percent))
        theirs = PHASE_OF[told.action - CHOOSE]
        lines.append((_ALWAYS - 1, _with_them(told, yours)))
    lines += [(weight, line) for phase, weight, line in _own(state, seat) if phase != theirs]
    return weightiest(lines)


def _ending(state: RaceState, seat: int) -> Lines:
    if chips_if_consumed(state) <= 0:
        return [(_ALWAYS, message("coach-race-pool-ends", vp=state.vp_pool))]
    most = max(range(state.players), key=lambda at: (len(state.empires[at].tableau), at == seat))
    cards = len(state.empires[most].tableau)
    if TABLEAU_END - cards > _NEAR_END:
        return []
    whose = "you" if most == seat else "other"
    line = message("coach-race-tableau-ends", whose=whose, player=Seat(most), cards=cards, end=TABLEAU_END)
    return [(_ALWAYS, line)]


def _own(state: RaceState, seat: int) -> list[tuple[int, float, Message]]:
    """What the phases would bring to who chooses them."""
    empire, gains = state.empires[seat], gains_of(state.empires[seat])
    lines = _placed(state, empire)
    if gains.trade_cards:
        lines.append((CONSUME, gains.trade_cards, message("coach-race-could-trade", cards=gains.trade_cards)))
    if gains.consume_vp:
        line = message("coach-race-could-consume", vp=2 * gains.consume_vp)
        lines.append((CONSUME, 2 * _VP * gains.consume_vp, line))
    if gains.produce_goods_chosen:
        line = message("coach-race-could-produce", goods=gains.produce_goods_chosen)
        lines.append((PRODUCE, _GOOD * gains.produce_goods_chosen, line))
    return lines


def _placed(state: RaceState, empire: Empire) -> list[tuple[int, float, Message]]:
    """The best development and the best world, for who chooses the phase."""
    budget, rounds = len(empire.hand) - 1, rounds_left(state)
    lines = []
    for phase, bonus, words in (DEVELOP, 1, "coach-race-could-develop"), (SETTLE, 0, "coach-race-could-settle"):
        best = _best(empire, rounds, empire.hand, phase == SETTLE, bonus, budget)
        if best is not None:
            line = message(words, card=CARDS[best.card], cards=best.payment, others=budget)
            lines.append((phase, best.promise / _TENTHS, line))
    if not lines:
        lines.append((EXPLORE, 1.0, message("coach-race-nothing-to-place", cards=len(empire.hand))))
    return lines


def _with_them(likely: Expected, yours: Message) -> Message:
    """What another player will probably choose, and what that brings the seat without choosing it."""
    player, action = Seat(likely.seat), chosen((likely.action - CHOOSE,))
    return message("coach-race-expected", player=player, action=action, percent=likely.percent, yours=yours)


def _yours(state: RaceState, seat: int, likely: Expected) -> Message:
    return _YOURS[PHASE_OF[likely.action - CHOOSE]](state, seat)


def _yours_explored(state: RaceState, seat: int) -> Message:
    drawn, kept = explored(state.empires[seat].tableau, ())
    return message("coach-race-yours-explore", drawn=drawn, kept=kept)


def _yours_developed(state: RaceState, seat: int) -> Message:
    return _yours_placed(state, seat, False) or message("coach-race-yours-no-development")


def _yours_settled(state: RaceState, seat: int) -> Message:
    return _yours_placed(state, seat, True) or message("coach-race-yours-no-world")


def _yours_placed(state: RaceState, seat: int, worlds: bool) -> Message | None:
    empire = state.empires[seat]
    budget = len(empire.hand) - 1
    best = _best(empire, rounds_left(state), empire.hand, worlds, 0, budget)
    if best is None:
        return None
    return message("coach-race-yours-place", card=CARDS[best.card], cards=best.payment, others=budget)


def _yours_consumed(state: RaceState, seat: int) -> Message:
    gains = gains_of(state.empires[seat])
    if not (gains.consume_vp or gains.consume_cards):
        return message("coach-race-yours-nothing")
    return message("coach-race-yours-consume", rewards=rewards(gains.consume_vp, gains.consume_cards))


def _yours_produced(state: RaceState, seat: int) -> Message:
    goods = gains_of(state.empires[seat]).produce_goods
    return message("coach-race-yours-produce", goods=goods) if goods else message("coach-race-yours-nothing")


_YOURS: Final[dict[int, Callable[[RaceState, int], Message]]] = {
    EXPLORE: _yours_explored,
    DEVELOP: _yours_developed,
    SETTLE: _yours_settled,
    CONSUME: _yours_consumed,
    PRODUCE: _yours_produced,
}
_NOTHING: Final = ("coach-race-yours-nothing", "coach-race-yours-no-development", "coach-race-yours-no-world")


# A gamble

# The cards of the box that show a number, by the numbers that can be named.
_SHOWING: Final = {
    number: sum(COPIES[card] for card in DESIGNS if COST_OR_DEFENSE[card] == number)
    for number in range(1, HIGHEST_GAMBLE + 1)
}


def at_gamble(_state: RaceState, _seat: int, _expected: Sequence[Expected]) -> list[Message]:
    """The number that most cards of the box show."""
    number = max(_SHOWING, key=lambda number: _SHOWING[number])
    return [message("coach-race-most-frequent", number=number, cards=_SHOWING[number], all=CARD_COUNT)]
