"""Compares what can be chosen: the lists of the other engine, and what it says of them, with our options."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Final, TypeAlias

from windfall.engine.kinds import ANY, KIND_IDS, NO_KIND
from windfall.recorded.format import Choice
from windfall.titles.race.components.cards import (
    FREE_SETTLE,
    IS_MILITARY,
    IS_WORLD,
    KIND,
    NAMES,
    PAY_FOR_MILITARY,
    POWERS,
    TEMPORARY_MILITARY,
    Power,
)
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    CONSUME_2X,
    DEVELOP_CARD,
    DISCARD,
    EXPLORE_1_1,
    EXPLORE_5,
    GOOD,
    HIGHEST_GAMBLE,
    MOST_POWERS_ON_A_CARD,
    NAME_NUMBER,
    PASS,
    PLACE,
    PRODUCE_CARD,
    PRODUCE_ON,
    SETTLE_CARD,
    TRADE_CARD,
    TRADE_GOOD,
    USE,
    cards_chosen,
)
from windfall.titles.race.rules.agenda import ASK_DEVELOP, ASK_DISCARD_START, ASK_EXPLORE, ASK_TRADE
from windfall.titles.race.rules.consume import goods_to_take
from windfall.titles.race.rules.explore import keep_or_discard
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.settle import can_pay_for, can_place_free, working_settle_powers
from windfall.titles.race.rules.setup import CARDS_DISCARDED
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.rules.supply import goods_by_kind, worlds_with_goods

# Their action cards, by number; the second Develop and Settle are for the experienced game.
ACTION_CARDS: Final = {
    1: EXPLORE_5,
    2: EXPLORE_1_1,
    3: DEVELOP_CARD,
    4: DEVELOP_CARD,
    5: SETTLE_CARD,
    6: SETTLE_CARD,
    7: TRADE_CARD,
    8: CONSUME_2X,
    9: PRODUCE_CARD,
}
_SECOND: Final = (4, 6)
_DEVELOP: Final = 2
_SETTLE: Final = 3
_WITHOUT_TRADE_POWERS: Final = 512
_BONUS: Final = -1  # in place of the card whose power is used

# What is compared, ours, and theirs.
Compared: TypeAlias = tuple[str, object, object]


def difference(state: RaceState, choice: Choice, designs: list[int]) -> str | None:
    """What differs between what they say of a choice and our question, if anything does."""
    asked = _Asked(state, choice, designs)
    for what, ours, theirs in _COMPARISONS[choice.type](asked):
        if ours != theirs:
            return f"{what}: {ours} with us, {theirs} recorded"
    return None


class _Asked:
    """A choice of theirs at our question."""

    def __init__(self, state: RaceState, choice: Choice, designs: list[int]) -> None:
        self.state = state
        self.choice = choice
        self.args = choice.args
        self.options = state.choices[choice.who]
        self.empire = state.empires[choice.who]
        self.designs = designs

    def listed(self, what: str, ours: list[int]) -> Compared:
        """Cards of ours, beside their list."""
        return what, _names(ours), _names([self.designs[number] for number in self.choice.candidates])

    def cards_of(self, verb: int) -> list[int]:
        """The cards, or numbers, of our options."""
        return [action - verb for action in self.options if action != PASS]

    def power(self, number: int, nth: int) -> Compared:
        """Their power, by card and place on it, beside the one that is in use with us."""
        power = POWERS[self.state.asked_about]
        return "the power in use", _power_name(power.card, power.nth), _power_name(self.designs[number], nth)


def _action(asked: _Asked) -> Iterator[Compared]:
    """Their list is empty where all there are can be chosen. In the experienced game two are."""
    experienced = asked.state.experienced
    numbers = asked.choice.candidates or [number for number in ACTION_CARDS if experienced or number not in _SECOND]
    chosen = combinations(numbers, 2 if experienced else 1)
    theirs = {tuple(sorted([ACTION_CARDS[number] for number in cards])) for cards in chosen}
    ours = {cards_chosen(action) for action in asked.options}
    yield "action cards to choose", _action_names(ours), _action_names(theirs)


def _discard(asked: _Asked) -> Iterator[Compared]:
    question, empire = asked.state.asked_question, asked.empire
    if question == ASK_EXPLORE:
        verb, picked = keep_or_discard(empire)
        count = picked if verb == DISCARD else len(empire.drawn) - picked
    else:
        count = CARDS_DISCARDED if question == ASK_DISCARD_START else len(empire.hand) - HAND_LIMIT
    yield "cards to discard", count, asked.args[0]
    yield asked.listed("cards to discard from", empire.drawn if question == ASK_EXPLORE else empire.hand)


def _place(asked: _Asked) -> Iterator[Compared]:
    yield "phase", _DEVELOP if asked.state.asked_question == ASK_DEVELOP else _SETTLE, asked.args[0]
    theirs = {asked.designs[number] for number in asked.choice.candidates}  # equal cards are one option with us
    yield "cards to place", _names(asked.cards_of(PLACE)), _names(theirs)


def _payment(asked: _Asked) -> Iterator[Compared]:
    placed = asked.empire.placed
    yield "card to pay for", NAMES[placed], NAMES[asked.designs[asked.args[0]]]
    yield asked.listed("cards to pay with", asked.empire.hand)
    specials = _specials(working_settle_powers(asked.empire), placed) if IS_WORLD[placed] else []
    yield "cards with powers to use", _names(specials), _names([asked.designs[card] for card in asked.choice.special])


def _specials(powers: list[Power], world: int) -> list[int]:
    """Cards of the tableau whose powers can be for placing a world, whether or not the hand is enough to pay for it."""
    use = {
        TEMPORARY_MILITARY: True,
        PAY_FOR_MILITARY: IS_MILITARY[world] and can_pay_for(powers, world),
        FREE_SETTLE: can_place_free(powers, world),
    }
    return [power.card for power in powers if use.get(power.effect)]


def _trade(asked: _Asked) -> Iterator[Compared]:
    is_trade = asked.state.asked_question == ASK_TRADE
    trade_powers = is_trade or POWERS[asked.state.asked_about].trade_powers
    yield "use of Trade powers", trade_powers, asked.args[0] != _WITHOUT_TRADE_POWERS
    yield asked.listed("goods to trade", asked.cards_of(TRADE_GOOD if is_trade else GOOD))


def _consume(asked: _Asked) -> Iterator[Compared]:
    ours = [divmod(action - USE, MOST_POWERS_ON_A_CARD) for action in asked.options if action != PASS]
    pairs = zip(asked.choice.candidates, asked.choice.special, strict=True)
    theirs = [(asked.designs[card], nth) for card, nth in pairs]
    yield "powers to use", _power_names(ours), _power_names(theirs)
    yield "whether the player may stop", PASS in asked.options, bool(asked.args[0])


def _consume_hand(asked: _Asked) -> Iterator[Compared]:
    """The power says how many cards it takes at most."""
    yield asked.power(asked.args[0], asked.args[1])
    yield asked.listed("cards to discard from", asked.empire.hand)


def _good(asked: _Asked) -> Iterator[Compared]:
    yield asked.power(*asked.choice.special)
    power, empire = POWERS[asked.state.asked_about], asked.empire
    count = goods_to_take(power, goods_by_kind(empire.tableau, empire.goods))
    yield "goods to use", [count, count], asked.args[:2]
    usable = [world for world in worlds_with_goods(empire) if power.kind in (NO_KIND, KIND[world])]
    yield asked.listed("goods to use", usable)


def _lucky(asked: _Asked) -> Iterator[Compared]:
    yield "numbers to name", asked.cards_of(NAME_NUMBER), list(range(1, HIGHEST_GAMBLE + 1))


def _windfall(asked: _Asked) -> Iterator[Compared]:
    number, nth = asked.args[:2]
    kind = ANY
    if number != _BONUS:
        card = asked.designs[number]
        kind = next(power.kind for power in POWERS if (power.card, power.nth) == (card, nth))
    yield "kind of windfall world", KIND_IDS[asked.state.asked_about], KIND_IDS[kind]
    yield asked.listed("windfall worlds", asked.cards_of(PRODUCE_ON))


_COMPARISONS: Final[dict[str, Callable[[_Asked], Iterator[Compared]]]] = {
    "ACTION": _action,
    "DISCARD": _discard,
    "PLACE": _place,
    "PAYMENT": _payment,
    "TRADE": _trade,
    "CONSUME": _consume,
    "CONSUME_HAND": _consume_hand,
    "GOOD": _good,
    "LUCKY": _lucky,
    "WINDFALL": _windfall,
}


def _names(cards: Iterable[int]) -> list[str]:
    return sorted([NAMES[card] for card in cards])


def _action_names(chosen: set[tuple[int, ...]]) -> list[str]:
    return sorted([" and ".join([ACTION_CARD_IDS[card] for card in cards]) for cards in chosen])


def _power_name(card: int, nth: int) -> str:
    return f"{NAMES[card]}/{nth}"


def _power_names(powers: list[tuple[int, int]]) -> list[str]:
    return sorted([_power_name(card, nth) for card, nth in powers])
