"""Our bots' answers to choices of the other engine."""

from typing import Final

import msgspec

from windfall.engine.chance import Chance
from windfall.engine.decision import Decision
from windfall.players.bot import Bot
from windfall.recorded.format import Choice
from windfall.titles.race.components.cards import (
    FREE_SETTLE,
    IS_MILITARY,
    PAY_FOR_MILITARY,
    POWERS,
    POWERS_FOR,
    SETTLE,
    TEMPORARY_MILITARY,
)
from windfall.titles.race.rules import flow
from windfall.titles.race.rules.actions import (
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
    cards_chosen,
)
from windfall.titles.race.rules.agenda import ASK_METHOD, ASK_PAY, ASK_TRADE
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.title import TITLE

_ACTION_NUMBERS: Final = (1, 2, 3, 5, 7, 8, 9)
_NONE = -1


class _NeedsDrawError(Exception):
    """The answer is complete: what follows draws cards."""


class _NoDraws(Chance):
    def __init__(self) -> None:
        super().__init__(0)

    def draw(self, pool: list[int]) -> int:  # noqa: ARG002
        raise _NeedsDrawError


def picks_of(bot: Bot, state: RaceState, seat: int) -> list[int]:
    """What the bot picks, one after the other, until its answer is complete. The state is left as it is.

    What the other engine asks as one payment is two questions with us: how a world is placed, and with which cards.
    """
    twin = state.copy()
    picks = _answer_question(bot, twin, seat)
    if state.asked_question == ASK_METHOD and twin.asked_question == ASK_PAY and seat in twin.asked:
        picks += _answer_question(bot, twin, seat)
    return picks


def _answer_question(bot: Bot, state: RaceState, seat: int) -> list[int]:
    picks: list[int] = []
    step = state.step_count
    while seat in state.asked and state.step_count == step:
        decision = Decision(TITLE.observe(state, seat))
        picks.append(bot.choose(decision.observation, decision))
        try:
            flow.play(state, seat, picks[-1], _NoDraws(), take_forced=False)
        except _NeedsDrawError:
            break
    return picks


def answer(choice: Choice, picks: list[int], state: RaceState, designs: list[int]) -> Choice:
    """The choice with our picks as its answer, in the other engine's terms."""
    ans, special, rv = _Translation(choice, state, designs).of(picks)
    return msgspec.structs.replace(choice, ans=ans, ans_special=special, rv=rv)


class _Translation:
    """Translates picks for one choice, whose card numbers it hands out one by one."""

    def __init__(self, choice: Choice, state: RaceState, designs: list[int]) -> None:
        self.choice = choice
        self.state = state
        self.designs = designs
        self.left = choice.candidates.copy()

    def _number(self, card: int) -> int:
        """The next card number of that design among the candidates."""
        number = next(number for number in self.left if self.designs[number] == card)
        self.left.remove(number)
        return number

    def of(self, picks: list[int]) -> tuple[list[int], list[int], int]:
        """`ans`, `ans_special` and `rv`."""
        sort = self.choice.type
        if sort == "ACTION":
            return self._actions(picks), [], 0
        if sort == "DISCARD":
            return self._discards(picks), [], 0
        if sort == "PLACE":
            return [], [], _NONE if picks == [PASS] else self._number(picks[0] - PLACE)
        if sort == "PAYMENT":
            return self._paid(picks), self._specials(picks), 0
        if sort == "CONSUME":
            return *self._power(picks), 0
        if sort == "LUCKY":
            return [], [], picks[0] - NAME_NUMBER
        if sort == "CONSUME_HAND":
            return self._paid(picks), [], 0
        if sort == "WINDFALL":
            return [self._number(picks[0] - PRODUCE_ON)], [], 0
        verb = TRADE_GOOD if self.state.asked_question == ASK_TRADE else GOOD
        return [self._number(action - verb) for action in picks], [], 0

    def _actions(self, picks: list[int]) -> list[int]:
        numbers = []
        for card in cards_chosen(picks[0]):
            number = _ACTION_NUMBERS[card]
            numbers.append(number + 1 if number in numbers else number)
        return [*numbers, _NONE][:2]

    def _discards(self, picks: list[int]) -> list[int]:
        if picks and picks[0] >= KEEP_CARD:
            for action in picks:
                self._number(action - KEEP_CARD)
            return self.left
        return [self._number(action - DISCARD) for action in picks]

    def _paid(self, picks: list[int]) -> list[int]:
        return [self._number(action - DISCARD) for action in picks if DISCARD <= action < KEEP_CARD]

    def _specials(self, picks: list[int]) -> list[int]:
        """The cards whose powers the chosen way of placing a world uses."""
        if not picks or not METHOD <= picks[0] < TRADE_GOOD:
            return []
        method = picks[0] - METHOD
        military = IS_MILITARY[self.state.empires[self.choice.who].placed]
        effects = [PAY_FOR_MILITARY] if military and method in (PAY, PLACE_FREE) else []
        effects += [FREE_SETTLE] if method == PLACE_FREE else []
        effects += [TEMPORARY_MILITARY] if METHOD + CONQUER_WITH_TACTICS in picks else []
        return [number for number in self.choice.special if self._effects(number) & set(effects)]

    def _effects(self, number: int) -> set[int]:
        return {POWERS[index].effect for index in POWERS_FOR[SETTLE][self.designs[number]]}

    def _power(self, picks: list[int]) -> tuple[list[int], list[int]]:
        if picks == [PASS]:
            return [], []
        card, nth = divmod(picks[0] - USE, MOST_POWERS_ON_A_CARD)
        pairs = zip(self.choice.candidates, self.choice.special, strict=True)
        return next(([number], [nth]) for number, power in pairs if self.designs[number] == card and power == nth)
