"""What others may do: how much each phase would bring them, judged by what lies open, and what they will choose."""

from math import exp
from typing import Final, TypeAlias

from windfall.titles.race.components.cards import CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE
from windfall.titles.race.player.appraisal import Appraisal
from windfall.titles.race.player.economy import expected_production
from windfall.titles.race.player.weights import Weights
from windfall.titles.race.reading.economy import BY_TRADE_PRICE
from windfall.titles.race.reading.goods import both, consumption, sale
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, CARD_PAIRS, DOUBLE_CARDS, PHASE_OF

# Action cards, one or two in ascending order.
Cards: TypeAlias = tuple[int, ...]

PHASES: Final = (EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE)
# How often each of PHASES is done in a round.
Phases: TypeAlias = tuple[int, ...]
NO_PHASES: Final[Phases] = (0,) * len(PHASES)

# A second Develop or Settle in the same round.
_SECOND = 0.5
_UNLIKELY = 0.02


class Rival:
    """Another empire."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        empire = appraisal.empire
        card = appraisal.card
        economy = appraisal.economy
        goods = appraisal.goods
        cards = len(empire.hand)
        money = card + appraisal.weights.blank
        worth = appraisal.goods_worth(goods, economy)
        used = consumption(goods, economy.takers, economy.prices, BY_TRADE_PRICE)
        sold = sale(goods, economy.takers, economy.prices, BY_TRADE_PRICE)
        produced = []
        for bonus in (False, True):
            made, draws = expected_production(empire.tableau, empire.goods, bonus)
            produced.append(appraisal.goods_worth(both(goods, made), economy) - worth + draws * money)
        left = appraisal.goods_worth(used.left, economy)
        weights = appraisal.weights
        develop = weights.development * _reach(cards, weights)
        settle = weights.world * _reach(cards + max(0, appraisal.military), weights)
        explore = money + weights.explored * (1 - _reach(cards, weights))
        self.chips = used.vp
        self.points_by_placing = weights.points * _reach(cards, weights)
        # What each of PHASES brings without a bonus, and each action card with it.
        self.plain = (explore, develop, settle, used.vp + used.cards * money + left - worth, produced[0])
        # An economy at work is used: who has goods means to turn them into something, and who has none to make some.
        eager = weights.eager
        self.chosen = (
            explore + weights.explored,
            explore + card,
            develop + card,
            settle + card,
            sold.vp
            + sold.cards * money
            + appraisal.goods_worth(sold.left, economy)
            - worth
            + (eager if worth else 0.0),
            2 * used.vp + used.cards * money + left - worth + (eager if used.vp else 0.0),
            produced[1] + (eager if produced[1] else 0.0),
        )

    def gained(self, phases: Phases) -> float:
        """What it gains by phases without their bonuses."""
        return sum(gain * times for gain, times in zip(self.plain, phases, strict=True))

    def points_gained(self, phases: Phases) -> float:
        """The part of it that counts if the game ends."""
        return self.points_by_placing * (phases[1] + phases[2]) + self.chips * phases[3]

    def choices(self, experienced: bool) -> dict[Phases, float]:
        """How likely it calls which phases."""
        temperature = self.appraisal.weights.temperature
        chances: dict[Phases, float] = {}
        for cards in CARD_PAIRS if experienced else SINGLE_CARDS:
            worth = self.chosen[cards[0]]
            if len(cards) > 1:
                worth += self.chosen[cards[1]] * (_SECOND if cards[0] == cards[1] else 1.0)
            phases = phases_of(cards)
            chances[phases] = chances.get(phases, 0.0) + exp(worth / temperature)
        total = sum(chances.values())
        return {phases: chance / total for phases, chance in chances.items()}


SINGLE_CARDS: Final[list[Cards]] = [(card,) for card in range(len(ACTION_CARD_IDS))]


def phases_of(cards: Cards) -> Phases:
    """How often each phase is done for these action cards."""
    counts = [0] * len(PHASES)
    for card in cards:
        place = PHASES.index(PHASE_OF[card])
        counts[place] = counts[place] + 1 if card in DOUBLE_CARDS else 1
    return tuple(counts)


def together(first: Phases, second: Phases) -> Phases:
    return tuple(map(max, first, second))


def calls(rivals: list[Rival], experienced: bool) -> dict[Phases, float]:
    """Which phases all others together call, with the chance of each."""
    combined: dict[Phases, float] = {NO_PHASES: 1.0}
    for rival in rivals:
        choices = rival.choices(experienced)
        joined: dict[Phases, float] = {}
        for phases, chance in combined.items():
            for others, other_chance in choices.items():
                key = together(phases, others)
                joined[key] = joined.get(key, 0.0) + chance * other_chance
        combined = joined
    return {phases: chance for phases, chance in combined.items() if chance >= _UNLIKELY} or combined


def _reach(cards: int, weights: Weights) -> float:
    return min(1.0, cards / weights.full_reach)
