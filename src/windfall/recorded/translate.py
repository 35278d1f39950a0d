"""Turns the answers of the other engine into picks of ours."""

from typing import TYPE_CHECKING, Final

from windfall.engine.deck import NO_CARD
from windfall.recorded.choices import ACTION_CARDS
from windfall.recorded.format import Choice
from windfall.titles.race.components.cards import (
    FREE_SETTLE,
    PAY_FOR_MILITARY,
    POWERS,
    POWERS_FOR,
    SETTLE,
    TEMPORARY_MILITARY,
)
from windfall.titles.race.rules.actions import (
    CARD_PAIRS,
    CHOOSE,
    CHOOSE_PAIR,
    CONQUER,
    CONQUER_WITH_TACTICS,
    DISCARD,
    GOOD,
    KEEP_CARD,
    METHOD,
    MOST_POWERS_ON_A_CARD,
    NAME_NUMBER,
    PASS,
    PAY,
    PLACE,
    PLACE_FREE,
    PRODUCE_ON,
    TRADE_GOOD,
    USE,
)
from windfall.titles.race.rules.agenda import (
    ASK_ACTION,
    ASK_CONSUME,
    ASK_CONSUME_GOOD,
    ASK_CONSUME_HAND,
    ASK_DEVELOP,
    ASK_DISCARD_START,
    ASK_EXPLORE,
    ASK_GAMBLE,
    ASK_HAND_LIMIT,
    ASK_METHOD,
    ASK_PAY,
    ASK_SETTLE,
    ASK_TRADE,
    ASK_WINDFALL,
)
from windfall.titles.race.rules.settle import has_tactics
from windfall.titles.race.rules.state import RaceState

if TYPE_CHECKING:
    from windfall.recorded.replayer import Replayer

_QUESTIONS: Final[dict[str, tuple[int, ...]]] = {
    "ACTION": (ASK_ACTION,),
    "DISCARD": (ASK_DISCARD_START, ASK_EXPLORE, ASK_HAND_LIMIT),
    "PLACE": (ASK_DEVELOP, ASK_SETTLE),
    "PAYMENT": (ASK_METHOD, ASK_PAY),
    "TRADE": (ASK_TRADE, ASK_CONSUME_GOOD),
    "CONSUME": (ASK_CONSUME,),
    "CONSUME_HAND": (ASK_CONSUME_HAND,),
    "GOOD": (ASK_CONSUME_GOOD,),
    "LUCKY": (ASK_GAMBLE,),
    "WINDFALL": (ASK_WINDFALL,),
}
_ASKED_IF_CHOICE: Final = ("CONSUME", "WINDFALL")
_NO_ACTION = -1


def fits(state: RaceState, choice: Choice) -> bool:
    """Do we ask the same of the same seat? Some things the other engine asks only if there is a choice."""
    if choice.who not in state.asked or state.asked_question not in _QUESTIONS[choice.type]:
        return False
    if choice.type == "PAYMENT" and state.empires[choice.who].placed == NO_CARD:
        return False
    return choice.type not in _ASKED_IF_CHOICE or len(state.choices[choice.who]) > 1


class Translator:
    """Translates for one game, whose card numbers it knows."""

    def __init__(self, designs: list[int]) -> None:
        self.designs = designs

    def _cards(self, numbers: list[int]) -> list[int]:
        return sorted(self.designs[number] for number in numbers)

    def answer(self, replayer: "Replayer", choice: Choice) -> None:
        """Play the picks that mean the same as the recorded answer."""
        seat = choice.who
        for action in self._picks(replayer.state, choice):
            replayer.play(seat, action)

    def _picks(self, state: RaceState, choice: Choice) -> list[int]:
        answered = self._cards(choice.ans) if choice.type not in ("ACTION", "CONSUME") else []
        if choice.type == "ACTION":
            cards = tuple(sorted(ACTION_CARDS[number] for number in choice.ans if number != _NO_ACTION))
            is_pair = state.experienced and cards in CARD_PAIRS
            return [CHOOSE_PAIR + CARD_PAIRS.index(cards)] if is_pair else [CHOOSE + card for card in cards]
        if choice.type == "DISCARD":
            return self._discards(state, choice, answered)
        if choice.type == "PLACE":
            return [PASS] if choice.rv == NO_CARD else [PLACE + self.designs[choice.rv]]
        if choice.type == "PAYMENT":
            return self._payment(state, choice) + [DISCARD + card for card in answered]
        if choice.type == "TRADE":
            return [(TRADE_GOOD if state.asked_question == ASK_TRADE else GOOD) + answered[0]]
        if choice.type == "CONSUME":
            if not choice.ans:
                return [PASS]
            return [USE + self.designs[choice.ans[0]] * MOST_POWERS_ON_A_CARD + choice.ans_special[0]]
        if choice.type == "CONSUME_HAND":
            most = min(POWERS[state.asked_about].goods, len(state.empires[choice.who].hand))
            return [DISCARD + card for card in answered] + ([PASS] if len(answered) < most else [])
        if choice.type == "GOOD":
            order = state.empires[choice.who].tableau
            return [GOOD + world for world in sorted(answered, key=order.index)]
        if choice.type == "LUCKY":
            return [NAME_NUMBER + choice.rv]
        return [PRODUCE_ON + answered[0]]

    def _discards(self, state: RaceState, choice: Choice, answered: list[int]) -> list[int]:
        """In Explore we name the cards to keep if they are fewer."""
        options = state.choices[choice.who]
        if options and options[0] >= KEEP_CARD:
            kept = self._cards(choice.candidates)
            for card in answered:
                kept.remove(card)
            return [KEEP_CARD + card for card in kept]
        return [DISCARD + card for card in answered]

    def _payment(self, state: RaceState, choice: Choice) -> list[int]:
        """Which way of placing a world the specials used amount to, and whether New Military Tactics is discarded
        besides."""
        if state.asked_question != ASK_METHOD:
            return []
        ways = [action - METHOD for action in state.choices[choice.who]]
        used = {
            POWERS[index].effect for number in choice.ans_special for index in POWERS_FOR[SETTLE][self.designs[number]]
        }
        if FREE_SETTLE in used and PLACE_FREE in ways:
            way = PLACE_FREE
        elif PAY_FOR_MILITARY in used:
            way = PAY
        elif TEMPORARY_MILITARY in used and CONQUER_WITH_TACTICS in ways:
            way = CONQUER_WITH_TACTICS
        else:
            way = CONQUER if CONQUER in ways else PAY
        if way not in (PAY, PLACE_FREE) or not has_tactics(state.empires[choice.who]):
            return [METHOD + way]
        return [METHOD + way, METHOD + CONQUER_WITH_TACTICS if TEMPORARY_MILITARY in used else PASS]
