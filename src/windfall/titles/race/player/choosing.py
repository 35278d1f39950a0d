"""Choosing action cards: the round is tried with each, for all that others may choose."""

from collections.abc import Sequence
from typing import Final

from windfall.titles.race.player.judge import Judge
from windfall.titles.race.player.outlook import CalledPhase, has_stopped
from windfall.titles.race.player.rivals import (
    CARD_PAIRS,
    NO_PHASES,
    PHASES,
    SINGLE_CARDS,
    Cards,
    Phases,
    calls,
    phases_of,
    together,
)
from windfall.titles.race.player.weights import Weights
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, CHOOSE, PHASE_OF
from windfall.titles.race.rules.state import RaceState

# So many choices that look best at first are looked at more closely.
_FINALISTS: Final = 3


def rate_action(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    picks = tuple(action - CHOOSE for action in state.empires[seat].picks)
    cards = [action - CHOOSE for action in actions]
    if has_stopped(state):
        # nothing has worked for many rounds: something else each round
        return [float((card + state.round + seat) % len(ACTION_CARD_IDS)) for card in cards]
    rates = Chooser(state, seat, weights).rates(picks)
    at = len(picks)
    return [max(rate for chosen, rate in rates.items() if chosen[at] == card) for card in cards]


class Chooser:
    """Tries action cards against what others are thought to choose."""

    def __init__(self, state: RaceState, seat: int, weights: Weights) -> None:
        self._judge = Judge(state, seat, weights)
        self._choices = CARD_PAIRS if state.experienced else SINGLE_CARDS
        trust = weights.trust * (1.0 - self._judge.stalled)
        likely = calls(self._judge.rivals, state.experienced)
        self._calls = {phases: trust * chance for phases, chance in likely.items()}
        self._calls[NO_PHASES] = 1.0 - trust

    def rates(self, picks: Cards) -> dict[Cards, float]:
        """Of each choice that begins with the cards already picked."""
        rates = {cards: self._rate(cards, False) for cards in self._choices if cards[: len(picks)] == picks}
        finalists = sorted(rates, key=lambda cards: rates[cards], reverse=True)[:_FINALISTS]
        closer = {cards: self._rate(cards, True) for cards in finalists}
        last = finalists[-1]
        shift = closer[last] - rates[last]
        return {cards: closer.get(cards, rate + shift) for cards, rate in rates.items()}

    def _rate(self, cards: Cards, closely: bool) -> float:
        own = phases_of(cards)
        chances: dict[Phases, float] = {}
        for called, chance in self._calls.items():
            phases = together(own, called)
            chances[phases] = chances.get(phases, 0.0) + chance
        return sum(chance * self._rate_round(cards, phases, closely) for phases, chance in chances.items())

    def _rate_round(self, cards: Cards, phases: Phases, closely: bool) -> float:
        steps: list[CalledPhase] = []
        for phase, times in zip(PHASES, phases, strict=True):
            if times:
                bonuses = tuple(card for card in cards if PHASE_OF[card] == phase)
                steps.append((phase, bonuses))
                if times > 1:
                    steps.append((phase, bonuses[1:]))
        return self._judge.rate(self._judge.ahead.after(tuple(steps)), phases, closely)
