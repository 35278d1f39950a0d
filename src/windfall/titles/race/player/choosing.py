"""Choosing action cards: the round is tried with each, for all that others may choose."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.title import RATING_TIE
from windfall.titles.race.player.judge import Judge
from windfall.titles.race.player.outlook import CalledPhase, has_stopped
from windfall.titles.race.player.rivals import (
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
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    CARD_PAIRS,
    CHOOSE,
    CHOOSE_PAIR,
    PHASE_OF,
    cards_chosen,
)
from windfall.titles.race.rules.state import RaceState

# So many choices that look best at first are looked at more closely.
_FINALISTS: Final = 3


def rate_action(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    if has_stopped(state):
        return [_by_turns(state, seat, cards_chosen(action)) for action in actions]
    chooser = Chooser(state, seat, weights)
    if actions[0] >= CHOOSE_PAIR:
        pairs = chooser.pairs()
        return [pairs[cards_chosen(action)] for action in actions]
    # In the experienced game only a player who knows no pairs is asked for single cards (Title.part_by_part).
    rates = chooser.rates(tuple([action - CHOOSE for action in state.empires[seat].picks]))
    at = len(state.empires[seat].picks)
    return [max([rate for chosen, rate in rates.items() if chosen[at] == action - CHOOSE]) for action in actions]


def _by_turns(state: RaceState, seat: int, cards: Cards) -> float:
    """Nothing has worked for many rounds: something else each round."""
    rate = 0
    for card in cards:
        rate = rate * len(ACTION_CARD_IDS) + (card + state.round + seat) % len(ACTION_CARD_IDS)
    return float(rate)


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

    def pairs(self) -> dict[Cards, float]:
        """Of each pair. The best one has the first card of the pair that looks best of all, and of the pairs with this
        first card it is the one that is best when only they are looked at more closely."""
        rates = self.rates(())
        best = max(rates.values())
        for first in dict.fromkeys([cards[0] for cards, rate in rates.items() if rate > best - RATING_TIE]):
            closer = self.rates((first,))
            shift = best - max(closer.values())
            for cards, rate in closer.items():
                rates[cards] = rate + shift
        return rates

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
