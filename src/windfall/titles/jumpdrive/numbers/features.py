"""A position as a seat knows it, in numbers for learners.

The vector is as long for two players as for four: the own seat comes first, then the others clockwise; a seat that
nobody sits in is all zeros.
"""

from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.features import (
    COUNTED,
    END,
    IS_THERE,
    OWN,
    PLACES,
    Addends,
    Feature,
    Layout,
    Row,
    fact_rows,
    nearest,
    row_of,
)
from windfall.engine.words.message import message
from windfall.titles.jumpdrive.components.cards import CARD_COUNT, DEFENSE, DESIGNS, IDS, IS_MILITARY, NAMED, RULES
from windfall.titles.jumpdrive.numbers.card_facts import FACTS, TOLD_FACTS
from windfall.titles.jumpdrive.reading.economy import Economy
from windfall.titles.jumpdrive.reading.position import Reading
from windfall.titles.jumpdrive.rules.actions import DEVELOP, DISCARD, SECOND, SETTLE
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.state import NO_METHOD, Empire

MOST_PLAYERS: Final = 4

_layout: Final = Layout()
_PLAYERS: Final = _layout.block("players", ("2", "3", "4"), "so many players")
_ROUND: Final = _layout.add("round", "number of the round", 10)
_DECK: Final = _layout.add("deck", "cards in the deck", CARD_COUNT)
_DISCARDS: Final = _layout.add("discards", "cards in the discard pile", CARD_COUNT)
_SURVEY_TEAMS: Final = _layout.add("survey_teams", "Survey Teams left in the center", 4)
_DEALER: Final = _layout.block("dealer", PLACES[:MOST_PLAYERS], "is the dealer")
_LEADER_VP: Final = _layout.add("leader_vp", "most VPs of any player; the game ends at 50", RULES.end_vp, group=END)
_MAY_END: Final = _layout.add("may_end", "someone reaches 50 VPs if scored now", group=END, told=IS_THERE)
_QUESTION: Final = _layout.block("question", QUESTION_NAMES, "what the own seat is asked")
_PICKS: Final = _layout.add("picks", "picks made in the open answer", 5)
_PICKS_LEFT: Final = _layout.add("picks_left", "picks that the open answer still takes", 8)
_PUBLIC: Final = _layout.add("public_discards", "cards given up for their power, in the discard pile", 4)
_HAND: Final = _layout.components(
    "hand",
    IDS,
    "copies in the own hand",
    2,
    "hand",
    [message("jumpdrive-reason-in-hand", card=card) for card in NAMED],
    place=OWN,
)
_PAYABLE: Final = _layout.add("hand_payable", "cards in the own hand that can be paid for now, each alone", 6)
_CONQUERABLE: Final = _layout.add("hand_conquerable", "worlds in the own hand that military suffices for", 4)
_HAND_FACTS: Final = _layout.facts("hand_facts", FACTS, totals=True)
_OWN_DISCARDS: Final = _layout.block("own_discards", IDS, "copies among the own discards", 2)
_PICKED: Final = _layout.block("picked", IDS, "copies picked in the open answer", 2)

# The part of a seat.
_seat: Final = Layout()
_PRESENT: Final = _seat.add("present", "someone sits there")
_HAND_SIZE: Final = _seat.add(
    "hand_size", "cards in hand", 15, group="hand", told=COUNTED, words="jumpdrive-reason-hand"
)
_DISCARD_COUNT: Final = _seat.add("discard_count", "cards discarded face down", 30)
_VP: Final = _seat.add("vp", "VPs so far", RULES.end_vp, group="vp", told=COUNTED, words="jumpdrive-reason-vp")
_VP_LEAD: Final = _seat.add("vp_lead", "VPs more than the own seat", RULES.end_vp, group="vp")
_VP_NOW: Final = _seat.add(
    "vp_per_round",
    "VPs the empire scores in a round",
    20,
    group="vp_per_round",
    told=COUNTED,
    words="jumpdrive-reason-vp-per-round",
)
_INCOME: Final = _seat.add(
    "income_per_round",
    "cards the empire draws as income",
    15,
    group="income_per_round",
    told=COUNTED,
    words="jumpdrive-reason-income",
)
_MILITARY: Final = _seat.add(
    "general_military", "general military", 12, group="military", told=COUNTED, words="jumpdrive-reason-military"
)
_CARDS: Final = _seat.add(
    "empire_size", "cards in the empire", 14, group="placed", told=COUNTED, words="jumpdrive-reason-empire"
)
_EXPLORES: Final = _seat.add("explores", "chose Explore at the last reveal")
_DEVELOPED: Final = _seat.add("developed", "placed a development at the last reveal")
_SETTLED: Final = _seat.add("settled", "revealed a world at the last reveal")
_PAID: Final = _seat.block("method", ("conquer", "pay"), "how that world was placed")
_MUST_PAY: Final = _seat.add("must_pay", "cards owed for what was revealed", 8)
_FACTS: Final = _seat.facts("empire", FACTS, totals=True, group="placed", words=TOLD_FACTS)
_EMPIRE_CARDS: Final = _seat.components(
    "cards",
    IDS,
    "copies in the empire",
    2,
    "placed",
    [message("jumpdrive-reason-in-empire", card=card) for card in NAMED],
)
_UNPLACED: Final = _seat.block("unplaced", IDS, "revealed and not placed yet")

_EMPIRE: Final = _layout.repeat(PLACES[:MOST_PLAYERS], _seat)
_EMPIRE_SIZE: Final = _seat.size

# How the game is likely to go on.
_GOES_ON: Final = _layout.add(
    "outlook.goes_on", "chance in percent that the game goes on after this round, with the empires as they are", 100
)
_ROUNDS_LEFT: Final = _layout.add("outlook.rounds", "eighths of a round likely to follow then", 32)
_RIVAL_NOW: Final = _layout.add("outlook.rival_now", "tenths of a VP likely of the best rival after this round", 500)
_RIVAL_END: Final = _layout.add("outlook.rival_end", "tenths of a VP likely of the best rival at the end", 500)
_OWN_NOW: Final = _layout.add("outlook.own_now", "own VPs after this round, with the empire as it is", RULES.end_vp)
_OWN_END: Final = _layout.add("outlook.own_end", "tenths of a VP likely of the own seat at the end", 500)
_CHANCE: Final = _layout.add("outlook.chance", "percent by which victory is likelier than defeat", 50)
_HAND_GAIN: Final = _layout.add("outlook.hand_gain", "tenths of a VP that the cards in hand gain by the end", 200)

FEATURES: Final[tuple[Feature, ...]] = _layout.features()
_BLANK: Final[Row] = row_of([0.0] * len(FEATURES))
# What each card adds to the part of an empire.
_ROWS: Final[list[Addends]] = [
    facts.and_at(_EMPIRE_CARDS + card, 0.5) for card, facts in enumerate(fact_rows(FACTS, _FACTS, totals=True))
]
# What each card adds to the facts of the hand.
_HAND_ROWS: Final[list[Addends]] = fact_rows(FACTS, _HAND_FACTS, totals=True)
# The card that a pick names, or NO_CARD.
_CARD_PICKED: Final[list[int]] = [NO_CARD] * (SECOND + len(DESIGNS))
for _verb in (DEVELOP, SETTLE, DISCARD, SECOND):
    for _card in DESIGNS:
        _CARD_PICKED[_verb + _card] = _card


def features(reading: Reading) -> Row:
    """What the seat knows; a spectator has none."""
    known, seat = reading.known, reading.seat
    assert seat >= 0, "features are for a seat"
    row = _BLANK[:]
    players = known.players
    own = reading.empire
    row[_PLAYERS + players - 2] = 1.0
    row[_ROUND] = known.round / 10
    row[_DECK] = len(known.deck) / CARD_COUNT
    row[_DISCARDS] = known.discard_count() / CARD_COUNT
    row[_SURVEY_TEAMS] = known.survey_teams / 4
    row[_DEALER + (known.dealer - seat) % players] = 1.0
    if seat in known.asked:
        row[_QUESTION + known.asked_question] = 1.0
        row[_PICKS] = len(own.picks) / 5
        row[_PICKS_LEFT] = reading.picks_left / 8
    row[_PUBLIC] = len(known.public_discards) / 4
    _write_hand(row, own, reading.table.economy(seat))
    for card in own.discards:
        row[_OWN_DISCARDS + card] += 0.5
    for action in own.picks:
        card = _CARD_PICKED[action]
        if card != NO_CARD:
            row[_PICKED + card] += 0.5
    own_vp = own.vp
    leader = 0
    for place in range(players):
        other = (seat + place) % players
        economy = reading.table.economy(other)
        vp = _write_empire(row, _EMPIRE + place * _EMPIRE_SIZE, known.empires[other], economy, own_vp)
        leader = max(leader, vp)
        if vp + economy.vp.total >= RULES.end_vp:
            row[_MAY_END] = 1.0
    row[_LEADER_VP] = leader / RULES.end_vp
    _write_outlook(row, reading)
    return row


def _write_outlook(row: Row, reading: Reading) -> None:
    """What is likely if the own seat places nothing more this round."""
    outlook = reading.outlook
    prospect = reading.waiting.prospect
    if not reading.known.over:
        row[_GOES_ON] = nearest(100 * prospect.goes_on) / 100
        row[_ROUNDS_LEFT] = nearest(8 * prospect.rounds) / 32
    row[_RIVAL_NOW] = nearest(10 * outlook.best[1]) / 500
    row[_RIVAL_END] = nearest(10 * outlook.best_rival(prospect.rounds)) / 500
    row[_OWN_NOW] = prospect.total / RULES.end_vp
    row[_OWN_END] = nearest(10 * (outlook.before + prospect.to_end)) / 500
    row[_CHANCE] = nearest(100 * prospect.chance) / 50
    row[_HAND_GAIN] = nearest(10 * reading.waiting.next_round.gained) / 200


def _write_hand(row: Row, own: Empire, economy: Economy) -> None:
    powers = economy.powers
    military = economy.military
    budget = len(own.hand) - 1
    for card in own.hand:
        row[_HAND + card] += 0.5
        _HAND_ROWS[card].add_to(row)
        if 0 <= powers.payment_alone(card) <= budget:
            row[_PAYABLE] += 1 / 6
        if IS_MILITARY[card] and military + powers.restricted_military(card) >= DEFENSE[card]:
            row[_CONQUERABLE] += 0.25


def _write_empire(row: Row, start: int, empire: Empire, economy: Economy, own_vp: int) -> int:
    """Write the part of one seat; tells its VPs."""
    vp = empire.vp
    row[start + _PRESENT] = 1.0
    row[start + _HAND_SIZE] = len(empire.hand) / 15
    row[start + _DISCARD_COUNT] = len(empire.discards) / 30
    row[start + _VP] = vp / RULES.end_vp
    row[start + _VP_LEAD] = (vp - own_vp) / RULES.end_vp
    row[start + _VP_NOW] = economy.vp.total / 20
    row[start + _INCOME] = economy.income.total / 15
    row[start + _MILITARY] = economy.military / 12
    row[start + _CARDS] = len(empire.cards) / 14
    row[start + _EXPLORES] = float(empire.explores)
    row[start + _DEVELOPED] = float(empire.development != NO_CARD)
    row[start + _MUST_PAY] = empire.owed / 8
    if empire.world != NO_CARD:
        row[start + _SETTLED] = 1.0
        if empire.method != NO_METHOD:
            row[start + _PAID + empire.method] = 1.0
        for world in empire.unplaced():
            row[start + _UNPLACED + world] = 1.0
    for card in empire.cards:
        _ROWS[card].add_to(row, start)
    return vp
