"""Action cards in numbers for learners: what the phase of each brings to the own empire, to others, and to the end."""

from collections.abc import Sequence

from librt.vecs import extend

from windfall.engine.features import Row, row_of
from windfall.titles.race.components.cards import CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE
from windfall.titles.race.numbers.option_layout import (
    BEST_CYCLE_VP,
    BEST_PAYMENT,
    BEST_PROMISE,
    BEST_VP,
    CALLED_DEVELOP,
    CALLED_DEVELOPMENTS,
    CALLED_SETTLE,
    CALLED_WORLDS,
    HAND_LEFT,
    OTHERS_CARDS,
    OTHERS_COULD_END,
    OTHERS_GOODS,
    OTHERS_HAND,
    OTHERS_MOST_VP,
    OTHERS_VP,
    PHASE_BEST_COST,
    PHASE_BEST_VP,
    PHASE_CARDS,
    PHASE_CONQUERABLE,
    PHASE_DRAWN,
    PHASE_GOODS,
    PHASE_LATER_VP,
    PHASE_PLACEABLE,
    PHASE_VP,
    PRINTED,
    ROUND_CHIPS,
    ROUND_ENDS,
    ROUND_HAND,
    ROUND_LEAD,
    ROUND_OVER,
    SURPLUS,
)
from windfall.titles.race.reading.ending import rounds_left
from windfall.titles.race.reading.phases import PhaseGains, gains_of
from windfall.titles.race.reading.placing import Placeable, placeable_developments, placeable_worlds
from windfall.titles.race.reading.promise import BestPlaced, Promises
from windfall.titles.race.rules.actions import (
    CHOOSE,
    CONSUME_2X,
    DEVELOP_CARD,
    EXPLORE_1_1,
    EXPLORE_5,
    PHASE_OF,
    SETTLE_CARD,
    TRADE_CARD,
)
from windfall.titles.race.rules.explore import explored
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import TABLEAU_END, points_of
from windfall.titles.race.rules.setup import CHIPS_PER_PLAYER
from windfall.titles.race.rules.state import Empire, RaceState


def choice_rows(known: RaceState, seat: int, actions: Sequence[int]) -> Row:
    """What each phase would bring to the player who chooses it."""
    choosing = Choosing(known, seat)
    rows = row_of(())
    for action in actions:
        row = PRINTED[action][:]
        write_action_card(row, choosing, action - CHOOSE)
        rows = extend(rows, row)
    return rows


class Choosing:
    """An empire and the others before a round, with what is the same for every action card."""

    __slots__ = (
        "best_other",
        "best_other_consuming",
        "developments",
        "empire",
        "gains",
        "hand",
        "most_in_hand",
        "one_short",
        "others",
        "over",
        "pool",
        "promises",
        "score",
        "worlds",
    )

    def __init__(self, known: RaceState, seat: int) -> None:
        empire = known.empires[seat]
        self.empire: Empire = empire
        self.hand = len(empire.hand)
        self.gains = gains_of(empire)
        self.promises = Promises(empire, rounds_left(known))
        self.developments = BestPlaced(self.promises, empire.hand, False, 1, self.hand - 1)
        self.worlds = BestPlaced(self.promises, empire.hand, True, 0, self.hand - 1)
        self.pool = known.vp_pool
        self.score = points_of(empire.tableau, empire.chips)
        self.over = len(empire.tableau) >= TABLEAU_END or known.vp_pool == 0
        self.others: list[PhaseGains] = []
        self.most_in_hand = 0
        self.one_short = 0  # others who lack one card for a full tableau
        self.best_other = -1000
        self.best_other_consuming = -1000
        for other in known.empires:
            if other is not empire:
                gains = gains_of(other)
                score = points_of(other.tableau, other.chips)
                self.others.append(gains)
                self.one_short += len(other.tableau) == TABLEAU_END - 1
                self.most_in_hand = max(self.most_in_hand, len(other.hand))
                self.best_other = max(self.best_other, score)
                self.best_other_consuming = max(self.best_other_consuming, score + gains.consume_vp)
                self.over = self.over or len(other.tableau) >= TABLEAU_END


class AfterPhase:
    """What there is after the phase of an action card, if the card that promises most is placed."""

    __slots__ = ("chips", "hand", "placed", "vp")

    def __init__(self, hand: int) -> None:
        self.vp = 0  # won, chips among them
        self.chips = 0
        self.hand = hand
        self.placed = -1


def write_action_card(row: Row, choosing: Choosing, card: int) -> None:
    """All that an action card brings."""
    after = AfterPhase(choosing.hand)
    if card in (EXPLORE_5, EXPLORE_1_1):
        drawn, kept = explored(choosing.empire.tableau, (card,))
        row[PHASE_DRAWN] = drawn / 8
        row[PHASE_CARDS] = kept / 8
        after.hand += kept
    elif card == DEVELOP_CARD:
        cards = choosing.gains.develop_cards
        row[PHASE_CARDS] = cards / 8
        _write_placing(row, choosing, choosing.developments, cards, after)
    elif card == SETTLE_CARD:
        cards = choosing.gains.settle_cards + 1
        row[PHASE_CARDS] = cards / 8
        _write_placing(row, choosing, choosing.worlds, cards, after)
    else:
        _write_goods_phase(row, choosing.gains, card, after)
    chips_left = _write_others(row, choosing, PHASE_OF[card], choosing.pool - after.chips)
    _write_called(row, choosing, PHASE_OF[card], after)
    full = after.placed >= 0 and len(choosing.empire.tableau) + 1 >= TABLEAU_END
    row[ROUND_ENDS] = float(choosing.over or full or chips_left <= 0)
    best = choosing.best_other_consuming if PHASE_OF[card] == CONSUME else choosing.best_other
    row[ROUND_LEAD] = (choosing.score + after.vp - best) / 30
    row[ROUND_CHIPS] = chips_left / CHIPS_PER_PLAYER
    row[ROUND_HAND] = after.hand / 10
    row[ROUND_OVER] = max(0, after.hand - HAND_LIMIT) / 5


def _write_placing(row: Row, choosing: Choosing, best: BestPlaced, cards: int, after: AfterPhase) -> None:
    """Develop or Settle, with so many cards drawn."""
    empire = choosing.empire
    placing = choosing.promises.prospects.placing
    if best is choosing.worlds:
        _write_placeable(row, placeable_worlds(placing, empire.hand, empire.chips))
    else:
        _write_placeable(row, placeable_developments(placing, empire.hand, empire.chips))
    if best.card >= 0:
        after.vp = placing.vp_added(best.card, empire.chips)
        after.hand += cards - best.payment - 1
        after.placed = best.card
        row[BEST_PROMISE] = best.promise / 100
        row[BEST_VP] = after.vp / 10
        row[BEST_PAYMENT] = best.payment / 6
        row[BEST_CYCLE_VP] = choosing.promises.prospects.with_card(best.card).cycle_vp / 3


def _write_placeable(row: Row, found: Placeable) -> None:
    row[PHASE_PLACEABLE] = found.count / 6
    row[PHASE_BEST_VP] = found.best_vp / 10
    row[PHASE_BEST_COST] = found.best_cost / 7
    row[PHASE_CONQUERABLE] = found.conquerable / 4
    row[SURPLUS] = found.surplus / 7
    row[HAND_LEFT] = found.hand_left / 10


def _write_goods_phase(row: Row, gains: PhaseGains, card: int, after: AfterPhase) -> None:
    if card == TRADE_CARD:
        row[PHASE_CARDS] = gains.trade_cards / 8
        row[PHASE_VP] = gains.trade_vp / 10
        after.hand += gains.trade_cards
        after.chips = gains.trade_vp
    elif card == CONSUME_2X:
        row[PHASE_CARDS] = gains.consume_cards / 8
        row[PHASE_VP] = 2 * gains.consume_vp / 10
        after.hand += gains.consume_cards
        after.chips = 2 * gains.consume_vp
    else:
        row[PHASE_CARDS] = gains.produce_cards / 8
        row[PHASE_GOODS] = gains.produce_goods_chosen / 5
        row[PHASE_LATER_VP] = 2 * gains.later_vp / 10
        after.hand += gains.produce_cards
    after.vp = after.chips


def _write_others(row: Row, choosing: Choosing, phase: int, pool: int) -> int:
    """What others get by the phase, without its bonus; tells what is left in the pool."""
    vp = most_vp = cards = goods = 0
    for gains in choosing.others:
        if phase == EXPLORE:
            cards += gains.explore_cards
        elif phase == DEVELOP:
            cards += gains.develop_cards
        elif phase == SETTLE:
            cards += gains.settle_cards
        elif phase == CONSUME:
            vp += gains.consume_vp
            most_vp = max(most_vp, gains.consume_vp)
            cards += gains.consume_cards
        else:
            goods += gains.produce_goods
            cards += gains.produce_cards
    row[OTHERS_VP] = vp / 10
    row[OTHERS_MOST_VP] = most_vp / 8
    row[OTHERS_CARDS] = cards / 8
    row[OTHERS_GOODS] = goods / 8
    if phase in (DEVELOP, SETTLE):
        row[OTHERS_HAND] = choosing.most_in_hand / 10
        row[OTHERS_COULD_END] = choosing.one_short / 3
    return pool - vp


def _write_called(row: Row, choosing: Choosing, phase: int, after: AfterPhase) -> None:
    """What could be placed besides in the phases that another player may call; phases are done in order."""
    hand = choosing.empire.hand
    budget = choosing.hand - 1
    if phase != DEVELOP:
        explored_too = after.hand - 1 if phase == EXPLORE else budget
        called = BestPlaced(choosing.promises, hand, False, 0, explored_too)
        row[CALLED_DEVELOPMENTS] = called.count / 5
        row[CALLED_DEVELOP] = max(0, called.promise) / 100
    if phase != SETTLE:
        left = budget if phase in (CONSUME, PRODUCE) else after.hand - 1
        called = choosing.worlds if left == budget else BestPlaced(choosing.promises, hand, True, 0, left)
        row[CALLED_WORLDS] = called.count / 6
        row[CALLED_SETTLE] = max(0, called.promise) / 100
