"""Action cards in numbers for learners: what their phases bring to the own empire, to others, and to the end."""

from collections.abc import Sequence

from librt.vecs import extend

from windfall.engine.features import Row, row_of
from windfall.titles.race.components.cards import CONSUME, DEVELOP, EXPLORE, SETTLE
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
    SECOND_PAYMENT,
    SECOND_PLACEABLE,
    SECOND_PROMISE,
    SECOND_VP,
    SURPLUS,
)
from windfall.titles.race.numbers.own_round import CALLED, Called, OwnRound
from windfall.titles.race.reading.hand import Hand, hand_of
from windfall.titles.race.reading.phases import PhaseGains, gains_of
from windfall.titles.race.reading.placing import Placeable
from windfall.titles.race.reading.position import Reading
from windfall.titles.race.rules.actions import CONSUME_2X, TRADE_CARD
from windfall.titles.race.rules.explore import explored
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import TABLEAU_END
from windfall.titles.race.rules.setup import CHIPS_PER_PLAYER
from windfall.titles.race.rules.state import Empire


def choice_rows(reading: Reading, actions: Sequence[int]) -> Row:
    """What the round of each action card, or of each pair, would bring to the player who chooses it."""
    choosing = Choosing(reading)
    rows = row_of(())
    for action in actions:
        row = PRINTED[action][:]
        write_round(row, choosing, CALLED[action])
        rows = extend(rows, row)
    return rows


class Choosing:
    """An empire and the others before a round, with what is the same for every action card."""

    __slots__ = (
        "best_other",
        "best_other_consuming",
        "empire",
        "gains",
        "hand",
        "most_in_hand",
        "one_short",
        "others",
        "over",
        "pool",
        "rounds",
        "score",
        "two_short",
    )

    def __init__(self, reading: Reading) -> None:
        known, empire = reading.known, reading.empire
        self.empire: Empire = empire
        self.hand: Hand = reading.hand
        self.gains: PhaseGains = reading.gains[reading.seat]
        self.rounds = reading.rounds
        self.pool = known.vp_pool
        self.score = reading.scores[reading.seat]
        self.over = len(empire.tableau) >= TABLEAU_END or known.vp_pool == 0
        self.others: list[PhaseGains] = []
        self.most_in_hand = 0
        self.one_short = 0  # others who lack one card for a full tableau
        self.two_short = 0
        self.best_other = -1000
        self.best_other_consuming = -1000
        for seat, other in enumerate(known.empires):
            if seat != reading.seat:
                gains, score = reading.gains[seat], reading.scores[seat]
                self.others.append(gains)
                self.one_short += len(other.tableau) == TABLEAU_END - 1
                self.two_short += len(other.tableau) == TABLEAU_END - 2
                self.most_in_hand = max(self.most_in_hand, len(other.hand))
                self.best_other = max(self.best_other, score)
                self.best_other_consuming = max(self.best_other_consuming, score + gains.consume_vp)
                self.over = self.over or len(other.tableau) >= TABLEAU_END


def write_round(row: Row, choosing: Choosing, called: list[Called]) -> None:
    """All that the phases bring which own action cards call."""
    after = OwnRound(choosing.empire)
    for phase, cards in called:
        after.next_phase()
        gains = choosing.gains if after.empire is choosing.empire else gains_of(after.empire)
        if phase == EXPLORE:
            drawn, kept = explored(after.empire.tableau, cards)
            row[PHASE_DRAWN] = drawn / 8
            after.draw(kept)
            after.before_develop = after.before_settle = after.hand
        elif phase == DEVELOP:
            _write_placing(row, choosing, after, False, gains.develop_cards)
            after.before_settle = after.hand
        elif phase == SETTLE:
            _write_placing(row, choosing, after, True, gains.settle_cards + 1)
        elif phase == CONSUME:
            _write_consume(row, gains, cards, after)
        else:
            row[PHASE_GOODS] = gains.produce_goods_chosen / 5
            row[PHASE_LATER_VP] = 2 * gains.later_vp / 10
            after.draw(gains.produce_cards)
    row[PHASE_CARDS] = after.cards / 8
    phases = [phase for phase, _cards in called]
    chips_left = _write_others(row, choosing, phases, choosing.pool - after.chips)
    _write_called(row, choosing, phases, after)
    full = after.placed > 0 and len(choosing.empire.tableau) + after.placed >= TABLEAU_END
    row[ROUND_ENDS] = float(choosing.over or full or chips_left <= 0)
    best = choosing.best_other_consuming if CONSUME in phases else choosing.best_other
    row[ROUND_LEAD] = (choosing.score + after.vp - best) / 30
    row[ROUND_CHIPS] = chips_left / CHIPS_PER_PLAYER
    row[ROUND_HAND] = after.hand / 10
    row[ROUND_OVER] = max(0, after.hand - HAND_LIMIT) / 5


def _write_placing(row: Row, choosing: Choosing, after: OwnRound, worlds: bool, cards: int) -> None:
    """Develop or Settle, with so many cards drawn if one is placed."""
    empire = after.empire
    hand = choosing.hand if empire is choosing.empire else hand_of(empire, choosing.rounds)
    best = hand.best_placed(worlds, 0 if worlds else 1, after.hand - 1)
    prospects = hand.promises.prospects
    vp = 0 if best.card < 0 else prospects.placing.vp_added(best.card, empire.chips)
    if after.phases_to_place:
        row[SECOND_PLACEABLE] = best.count / 6
    else:
        _write_placeable(row, hand.worlds if worlds else hand.developments)
    if best.card >= 0 and after.phases_to_place:
        row[SECOND_PROMISE] = best.promise / 100
        row[SECOND_VP] = vp / 10
        row[SECOND_PAYMENT] = best.payment / 6
    elif best.card >= 0:
        row[BEST_PROMISE] = best.promise / 100
        row[BEST_VP] = vp / 10
        row[BEST_PAYMENT] = best.payment / 6
        row[BEST_CYCLE_VP] = prospects.with_card(best.card).cycle_vp / 3
    after.phases_to_place += 1
    after.cards += cards
    if best.card >= 0:
        after.hand += cards
        after.place(best.card, best.payment, vp)


def _write_placeable(row: Row, found: Placeable) -> None:
    row[PHASE_PLACEABLE] = found.count / 6
    row[PHASE_BEST_VP] = found.best_vp / 10
    row[PHASE_BEST_COST] = found.best_cost / 7
    row[PHASE_CONQUERABLE] = found.conquerable / 4
    row[SURPLUS] = found.surplus / 7
    row[HAND_LEFT] = found.hand_left / 10


def _write_consume(row: Row, gains: PhaseGains, cards: tuple[int, ...], after: OwnRound) -> None:
    """With one bonus, or with both: then a good is sold, and the rest consumed for double VPs."""
    if TRADE_CARD in cards:
        drawn, vp, left = gains.trade_cards, gains.trade_vp, gains.trade_left
    else:
        drawn, vp, left = gains.consume_cards, gains.consume_vp, gains.consume_left
    if CONSUME_2X in cards:
        vp *= 2
    row[PHASE_VP] = vp / 10
    after.draw(drawn)
    after.consume(vp, left)


def _write_others(row: Row, choosing: Choosing, phases: list[int], pool: int) -> int:
    """What others get by the phases, without their bonuses; tells what is left in the pool."""
    vp = most_vp = cards = goods = to_place = 0
    for phase in phases:
        to_place += phase in (DEVELOP, SETTLE)
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
    if to_place:
        row[OTHERS_HAND] = choosing.most_in_hand / 10
        row[OTHERS_COULD_END] = (choosing.one_short + (choosing.two_short if to_place > 1 else 0)) / 3
    return pool - vp


def _write_called(row: Row, choosing: Choosing, phases: list[int], after: OwnRound) -> None:
    """What could be placed besides in the phases that another player may call; phases are done in order."""
    hand = choosing.hand
    if DEVELOP not in phases:
        called = hand.best_placed(False, 0, after.before_develop - 1)
        row[CALLED_DEVELOPMENTS] = called.count / 5
        row[CALLED_DEVELOP] = max(0, called.promise) / 100
    if SETTLE not in phases:
        called = hand.best_placed(True, 0, after.before_settle - 1)
        row[CALLED_WORLDS] = called.count / 6
        row[CALLED_SETTLE] = max(0, called.promise) / 100
