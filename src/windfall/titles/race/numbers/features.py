"""A position as a seat knows it, in numbers for learners.

The vector is as long for two players as for four: the own seat comes first, then the others clockwise; a seat that
nobody sits in is all zeros.
"""

from typing import Final

from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.features import COUNTED, END, IS_THERE, PLACES, Addends, Feature, Layout, Row, fact_rows, row_of
from windfall.engine.kinds import KIND_IDS, KINDS
from windfall.engine.words.message import Named, message
from windfall.titles.race.components.cards import CARD_COUNT, DESIGNS, IDS, KIND, NAMES, PHASE_IDS, POWERS
from windfall.titles.race.numbers.card_facts import FACTS, TOLD_FACTS
from windfall.titles.race.reading.economy import Economy
from windfall.titles.race.reading.ending import chips_with
from windfall.titles.race.reading.hand import Hand
from windfall.titles.race.reading.phases import PhaseGains
from windfall.titles.race.reading.position import Reading
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    ACTION_COUNT,
    CHOOSE,
    DISCARD,
    GOOD,
    KEEP_CARD,
    PLACE,
    TRADE_GOOD,
)
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import TABLEAU_END
from windfall.titles.race.rules.setup import CHIPS_PER_PLAYER
from windfall.titles.race.rules.state import Empire, RaceState

MOST_PLAYERS: Final = 4
_KIND_COUNT: Final = len(KINDS)

_layout: Final = Layout()
_PLAYERS: Final = _layout.block("players", ("2", "3", "4"), "so many players")
_EXPERIENCED: Final = _layout.add("experienced", "the experienced two-player game")
_ROUND: Final = _layout.add("round", "number of the round", 15)
_PHASE: Final = _layout.block("phase", PHASE_IDS, "the phase being done, or the last one")
_FIRST: Final = _layout.block("first", PLACES[:MOST_PLAYERS], "has the lowest-numbered start world")
_TURN: Final = _layout.block("turn", PLACES[:MOST_PLAYERS], "is asked alone")
_DECK: Final = _layout.add("deck", "cards in the deck", CARD_COUNT)
_DISCARDS: Final = _layout.add("discards", "cards in the discard pile", CARD_COUNT)
_POOL: Final = _layout.add(
    "vp_pool", "VP chips left for each player; the game ends at none", CHIPS_PER_PLAYER, group=END
)
_LARGEST: Final = _layout.add(
    "largest_tableau", "cards of the largest tableau; the game ends at 12", TABLEAU_END, group=END
)
_WILL_END: Final = _layout.add("will_end", "an end condition is met", group=END, told=IS_THERE)
_QUESTION: Final = _layout.block("question", QUESTION_NAMES, "what the own seat is asked")
_PICKS: Final = _layout.add("picks", "picks made in the open answer", 5)
_PICKS_LEFT: Final = _layout.add("picks_left", "picks that the open answer still takes", 6)
_POWERS: Final = _layout.block("powers_left", IDS, "powers of the card still to be used this turn", 2)
_DRAWN: Final = _layout.block("drawn", IDS, "copies among the cards drawn in Explore", 2)
_OWN_DISCARDS: Final = _layout.block("own_discards", IDS, "copies among the own discards", 2)
_PUBLIC: Final = _layout.block("public_discards", IDS, "copies among the discards that lay face up", 2)
_PICKED: Final = _layout.block("picked", IDS, "copies picked in the open answer", 2)
_ACTION_PICKED: Final = _layout.block("action_picked", ACTION_CARD_IDS, "action card picked in the open answer")
_DEVELOPMENTS: Final = _layout.add("can_develop.payable", "developments in hand that can be paid for", 5)
_DEVELOPMENTS_CHOSEN: Final = _layout.add("can_develop.payable_chosen", "those after choosing Develop", 5)
_DEVELOP_VP: Final = _layout.add("can_develop.best_vp", "most VPs that one of these would add", 10)
_DEVELOP_COST: Final = _layout.add("can_develop.best_cost", "highest cost of these", 6)
_DEVELOP_LEFT: Final = _layout.add("can_develop.hand_left", "cards left in hand after the cheapest of these", 10)
_WORLDS: Final = _layout.add("can_settle.placeable", "worlds in hand that can be placed", 6)
_CONQUERABLE: Final = _layout.add("can_settle.conquerable", "those that can be conquered", 4)
_WORLDS_PRODUCTION: Final = _layout.add("can_settle.production", "those that are production worlds", 4)
_WORLDS_WINDFALL: Final = _layout.add("can_settle.windfall", "those that are windfall worlds", 4)
_SETTLE_VP: Final = _layout.add("can_settle.best_vp", "most VPs that one of these would add", 10)
_SETTLE_COST: Final = _layout.add("can_settle.best_cost", "highest cost or defense of these", 7)
_SETTLE_LEFT: Final = _layout.add("can_settle.hand_left", "cards left in hand after the cheapest of these", 10)
_HAND_FACTS: Final = _layout.facts("hand_facts", FACTS, totals=True)

_NAMED: Final = [Named(f"card:{card}", name) for card, name in zip(IDS, NAMES, strict=True)]
# The part of a seat.
_seat: Final = Layout()
_PRESENT: Final = _seat.add("present", "someone sits there")
_HAND_SIZE: Final = _seat.add("hand_size", "cards in hand", 15, group="hand", told=COUNTED, words="race-reason-hand")
_OVER_LIMIT: Final = _seat.add("over_limit", "cards in hand beyond the limit of ten", 5, group="hand")
_DRAWN_SIZE: Final = _seat.add("drawn_size", "cards drawn in Explore and not sorted yet", 8)
_DISCARD_COUNT: Final = _seat.add("discard_count", "cards discarded face down", 30)
_CHIPS: Final = _seat.add("chips", "VPs in chips", 30, group="score")
_BONUS: Final = _seat.add("bonus_vp", "VPs of the bonuses of 6-cost developments", 25, group="score")
_SCORE: Final = _seat.add(
    "score", "VPs if the game ended now", 50, group="score", told=COUNTED, words="race-reason-score"
)
_LEAD: Final = _seat.add("score_lead", "VPs more than the own seat", 30, group="score")
_SIZE: Final = _seat.add(
    "tableau_size", "cards in the tableau", TABLEAU_END, group="placed", told=COUNTED, words="race-reason-tableau"
)
_GOODS: Final = _seat.add("goods", "goods on worlds", 6, group="goods", told=COUNTED, words="race-reason-goods")
_GOODS_BY_KIND: Final = _seat.block("goods_of", KIND_IDS[:4], "goods of this kind", 3, group="goods")
_PRODUCED: Final = _seat.block("produced", KIND_IDS[:4], "goods made in the last Produce phase", 3, group="goods")
_CHOSEN: Final = _seat.block("chosen", ACTION_CARD_IDS, "action cards of this round")
_PLACED: Final = _seat.add("placed", "places a card in the current phase")
_TRADE_CARDS: Final = _seat.prospect(
    "prospects.trade_cards", "cards for the best good in Trade", 8, words="race-reason-trade"
)
_CONSUME_VP: Final = _seat.prospect(
    "prospects.consume_vp", "VPs of Consume powers with these goods, not doubled", 8, words="race-reason-consume-vp"
)
_CONSUME_CARDS: Final = _seat.prospect(
    "prospects.consume_cards", "cards of Consume powers with these goods", 6, words="race-reason-consume-cards"
)
_PRODUCE_GOODS: Final = _seat.prospect(
    "prospects.produce_goods", "goods that Produce would make", 5, words="race-reason-produce-goods"
)
_PRODUCE_CHOSEN: Final = _seat.add(
    "prospects.produce_goods_chosen", "those after choosing Produce", 5, group="prospects.produce_goods"
)
_PRODUCE_CARDS: Final = _seat.prospect(
    "prospects.produce_cards", "cards drawn in Produce, at least", 6, words="race-reason-produce-cards"
)
_LATER_VP: Final = _seat.prospect(
    "prospects.later_vp",
    "VPs of Consume powers after choosing Produce, not doubled",
    8,
    words="race-reason-later-vp",
)
_FACTS: Final = _seat.facts("tableau", FACTS, totals=True, group="placed", words=TOLD_FACTS)
_CARDS: Final = _seat.components(
    "cards", IDS, "is in the tableau", 1.0, "placed", [message("race-reason-in-tableau", card=card) for card in _NAMED]
)
_GOOD_ON: Final = _seat.block("good_on", IDS, "holds a good", group="goods")
_HAND: Final = _seat.components(
    "hand",
    IDS,
    "copies in hand, as far as they are known",
    2,
    "hand",
    [message("race-reason-in-hand", card=card) for card in _NAMED],
)

_EMPIRE: Final = _layout.repeat(PLACES[:MOST_PLAYERS], _seat)
_EMPIRE_SIZE: Final = _seat.size

# Networks hear numbers by name, and fastest from the front: what was added later comes behind.
_CHIPS_LEFT: Final = _layout.add(
    "ending.chips_left", "VPs left in the pool if everyone consumes now, or less than none", CHIPS_PER_PLAYER, group=END
)
_ROUNDS_LEFT: Final = _layout.add(
    "ending.rounds_left", "rounds left if everyone places a card in each and uses goods", TABLEAU_END, group=END
)
_ONE_SHORT: Final = _layout.add("ending.one_short", "others who lack one card for a full tableau", 3, group=END)
_TWO_SHORT: Final = _layout.add("ending.two_short", "others who lack two cards for it", 3, group=END)
_PLAN_WORLDS: Final = _layout.add("plan.worlds", "what the worlds in hand promise, in tenths of a VP", 100)
_PLAN_DEVELOPMENTS: Final = _layout.add("plan.developments", "what the developments in hand promise", 100)

_cycle: Final = Layout()
_CYCLE_GOODS: Final = _cycle.add("cycle.goods", "goods in a cycle of Produce and Consume", 6, group="goods")
_CYCLE_VP: Final = _cycle.add("cycle.vp", "VPs in a cycle, not doubled", 10, group="goods")
_CYCLE_CARDS: Final = _cycle.add("cycle.cards", "cards in a cycle", 8, group="goods")
_SALE_VP: Final = _cycle.add("cycle.sale_vp", "VPs in a cycle in which a good is sold, not doubled", 10, group="goods")
_SALE_CARDS: Final = _cycle.add("cycle.sale_cards", "cards in a cycle in which a good is sold", 12, group="goods")
_CYCLE: Final = _layout.repeat(PLACES[:MOST_PLAYERS], _cycle)
_CYCLE_SIZE: Final = _cycle.size

FEATURES: Final[tuple[Feature, ...]] = _layout.features()
_BLANK: Final[Row] = row_of([0.0] * len(FEATURES))
# What each card adds to the part of a seat.
_ROWS: Final[list[Addends]] = [
    facts.and_at(_CARDS + card, 1.0) for card, facts in enumerate(fact_rows(FACTS, _FACTS, totals=True))
]
# What each card in hand adds.
_HAND_ROWS: Final[list[Addends]] = fact_rows(FACTS, _HAND_FACTS, totals=True)
# The card that a pick names, or NO_CARD.
_CARD_PICKED: Final[list[int]] = [NO_CARD] * ACTION_COUNT
for _verb in (DISCARD, KEEP_CARD, PLACE, TRADE_GOOD, GOOD):
    for _card in DESIGNS:
        _CARD_PICKED[_verb + _card] = _card


def features(reading: Reading) -> Row:
    """What the seat knows."""
    known, seat = reading.known, reading.seat
    row = _BLANK[:]
    _write_table(row, known, seat)
    own_score = reading.scores[seat]
    for place in range(known.players):
        other = (seat + place) % known.players
        start = _EMPIRE + place * _EMPIRE_SIZE
        score = reading.scores[other]
        _write_empire(row, start, known.empires[other])
        row[start + _BONUS] = reading.bonuses[other] / 25
        row[start + _SCORE] = score / 50
        row[start + _LEAD] = (score - own_score) / 30
        gains = reading.gains[other]
        _write_gains(row, start, gains)
        _write_cycle(row, _CYCLE + place * _CYCLE_SIZE, gains.economy)
    if known.produced:
        _write_produced(row, known, seat)
    _write_ending(row, reading)
    _write_own(row, reading)
    return row


def _write_table(row: Row, known: RaceState, seat: int) -> None:
    players = known.players
    row[_PLAYERS + players - 2] = 1.0
    row[_EXPERIENCED] = float(known.experienced)
    row[_ROUND] = known.round / 15
    if known.phase >= 0:
        row[_PHASE + known.phase] = 1.0
    row[_FIRST + (known.first - seat) % players] = 1.0
    if known.asked and not known.together:
        row[_TURN + (known.turn - seat) % players] = 1.0
    row[_DECK] = len(known.deck) / CARD_COUNT
    row[_DISCARDS] = known.discard_count() / CARD_COUNT
    row[_POOL] = known.vp_pool / (CHIPS_PER_PLAYER * players)
    largest = max([len(empire.tableau) for empire in known.empires])
    row[_LARGEST] = largest / TABLEAU_END
    row[_WILL_END] = float(largest >= TABLEAU_END or known.vp_pool == 0)
    for card in known.public_discards:
        row[_PUBLIC + card] += 0.5
    for index in known.powers:
        row[_POWERS + POWERS[index].card] += 0.5


def _write_ending(row: Row, reading: Reading) -> None:
    row[_CHIPS_LEFT] = chips_with(reading.known, reading.gains) / CHIPS_PER_PLAYER
    row[_ROUNDS_LEFT] = reading.rounds / TABLEAU_END
    for other, empire in enumerate(reading.known.empires):
        if other != reading.seat:
            size = len(empire.tableau)
            if size == TABLEAU_END - 1:
                row[_ONE_SHORT] += 1 / 3
            elif size == TABLEAU_END - 2:
                row[_TWO_SHORT] += 1 / 3


def _write_own(row: Row, reading: Reading) -> None:
    """What only this seat knows, and what it is asked."""
    known, empire = reading.known, reading.empire
    for card in empire.drawn:
        row[_DRAWN + card] += 0.5
    for card in empire.discards:
        row[_OWN_DISCARDS + card] += 0.5
    if empire.hand:
        _write_own_hand(row, reading.hand)
    if reading.seat not in known.asked:
        return
    row[_QUESTION + known.asked_question] = 1.0
    row[_PICKS] = len(empire.picks) / 5
    if reading.pool is not None:
        row[_PICKS_LEFT] = reading.pool.most / 6
    for action in empire.picks:
        card = _CARD_PICKED[action]
        if card != NO_CARD:
            row[_PICKED + card] += 0.5
        elif CHOOSE <= action < DISCARD:
            row[_ACTION_PICKED + action - CHOOSE] = 1.0


def _write_own_hand(row: Row, hand: Hand) -> None:
    """What the hand is good for."""
    for card in hand.cards:
        _HAND_ROWS[card].add_to(row)
    developments = hand.developments
    row[_DEVELOPMENTS] = developments.without_bonus / 5
    row[_DEVELOPMENTS_CHOSEN] = developments.count / 5
    row[_DEVELOP_VP] = developments.best_vp / 10
    row[_DEVELOP_COST] = developments.best_cost / 6
    row[_DEVELOP_LEFT] = developments.hand_left / 10
    worlds = hand.worlds
    row[_WORLDS] = worlds.count / 6
    row[_CONQUERABLE] = worlds.conquerable / 4
    row[_WORLDS_PRODUCTION] = worlds.production / 4
    row[_WORLDS_WINDFALL] = worlds.windfall / 4
    row[_SETTLE_VP] = worlds.best_vp / 10
    row[_SETTLE_COST] = worlds.best_cost / 7
    row[_SETTLE_LEFT] = worlds.hand_left / 10
    row[_PLAN_WORLDS] = hand.plan_worlds / 100
    row[_PLAN_DEVELOPMENTS] = hand.plan_developments / 100


def _write_produced(row: Row, known: RaceState, seat: int) -> None:
    for place in range(known.players):
        made = (seat + place) % known.players * _KIND_COUNT
        start = _EMPIRE + place * _EMPIRE_SIZE + _PRODUCED
        for kind in KINDS:
            row[start + kind] = known.produced[made + kind] / 3


def _write_empire(row: Row, start: int, empire: Empire) -> None:
    """What lies before one seat."""
    hand_size = len(empire.hand)
    goods = 0
    for at, card in enumerate(empire.tableau):
        if empire.goods[at] != NO_CARD:
            goods += 1
            row[start + _GOOD_ON + card] = 1.0
            row[start + _GOODS_BY_KIND + KIND[card]] += 1 / 3
        _ROWS[card].add_to(row, start)
    for card in empire.hand:
        if card != UNKNOWN_CARD:
            row[start + _HAND + card] += 0.5
    for action_card in empire.chosen:
        row[start + _CHOSEN + action_card] += 1.0
    row[start + _PRESENT] = 1.0
    row[start + _HAND_SIZE] = hand_size / 15
    row[start + _OVER_LIMIT] = max(0, hand_size - HAND_LIMIT) / 5
    row[start + _DRAWN_SIZE] = len(empire.drawn) / 8
    row[start + _DISCARD_COUNT] = len(empire.discards) / 30
    row[start + _CHIPS] = empire.chips / 30
    row[start + _SIZE] = len(empire.tableau) / TABLEAU_END
    row[start + _GOODS] = goods / 6
    row[start + _PLACED] = float(empire.placed != NO_CARD)


def _write_gains(row: Row, start: int, gains: PhaseGains) -> None:
    row[start + _TRADE_CARDS] = gains.trade_cards / 8
    row[start + _CONSUME_VP] = gains.consume_vp / 8
    row[start + _CONSUME_CARDS] = gains.consume_cards / 6
    row[start + _PRODUCE_GOODS] = gains.produce_goods / 5
    row[start + _PRODUCE_CHOSEN] = gains.produce_goods_chosen / 5
    row[start + _PRODUCE_CARDS] = gains.produce_cards / 6
    row[start + _LATER_VP] = gains.later_vp / 8


def _write_cycle(row: Row, start: int, economy: Economy) -> None:
    row[start + _CYCLE_GOODS] = economy.cycle_goods / 6
    row[start + _CYCLE_VP] = economy.cycle_vp / 10
    row[start + _CYCLE_CARDS] = economy.cycle_cards / 8
    row[start + _SALE_VP] = economy.sale_vp / 10
    row[start + _SALE_CARDS] = economy.sale_cards / 12
