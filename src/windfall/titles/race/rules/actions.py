"""The action space: every choice there is in the game has one number, the same in every state.

A block of numbers is a verb; the offset inside it says which card, action card, power or number is meant.
"""

from typing import Final

from windfall.titles.race.components.cards import CONSUME, DESIGNS, DEVELOP, EXPLORE, PRODUCE, SETTLE, SPECS

# The action cards.
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP_CARD: Final = 2
SETTLE_CARD: Final = 3
TRADE_CARD: Final = 4
CONSUME_2X: Final = 5
PRODUCE_CARD: Final = 6
PHASE_OF: Final = (EXPLORE, EXPLORE, DEVELOP, SETTLE, CONSUME, CONSUME, PRODUCE)  # that each of them names
ACTION_CARD_IDS: Final = ("explore_5", "explore_1_1", "develop", "settle", "trade", "consume_2x", "produce")
ACTION_CARD_NAMES: Final = (
    "Explore: +5",
    "Explore: +1, +1",
    "Develop",
    "Settle",
    "Consume: Trade",
    "Consume: 2x VPs",
    "Produce",
)

# Ways to place a world: military or not, each with or without a card that is discarded for it.
CONQUER: Final = 0
CONQUER_WITH_TACTICS: Final = 1
PAY: Final = 2
PLACE_FREE: Final = 3
METHOD_IDS: Final = ("conquer", "temporary_military", "pay", "free_settle")

MOST_POWERS_ON_A_CARD: Final = 4
HIGHEST_GAMBLE: Final = 7

# Of these the experienced game has two cards each; of its nine cards a player chooses two, named in ascending order.
DOUBLE_CARDS: Final = (DEVELOP_CARD, SETTLE_CARD)
CARD_PAIRS: Final[list[tuple[int, ...]]] = [
    (first, second)
    for first in range(len(ACTION_CARD_IDS))
    for second in range(first, len(ACTION_CARD_IDS))
    if first != second or first in DOUBLE_CARDS
]

_blocks: list[tuple[str, range]] = []


def _block(verb: str, size: int) -> int:
    start = _blocks[-1][1].stop if _blocks else 0
    _blocks.append((verb, range(start, start + size)))
    return start


PASS: Final[int] = _block("pass", 1)  # place, sell, use or discard nothing (more)
CHOOSE: Final[int] = _block("choose", len(ACTION_CARD_IDS))
DISCARD: Final[int] = _block("discard", len(DESIGNS))
KEEP_CARD: Final[int] = _block("keep", len(DESIGNS))
PLACE: Final[int] = _block("place", len(DESIGNS))
METHOD: Final[int] = _block("method", len(METHOD_IDS))
TRADE_GOOD: Final[int] = _block("trade", len(DESIGNS))
USE: Final[int] = _block("use", len(SPECS) * MOST_POWERS_ON_A_CARD)
GOOD: Final[int] = _block("good", len(DESIGNS))
NAME_NUMBER: Final[int] = _block("name_number", HIGHEST_GAMBLE + 1)
PRODUCE_ON: Final[int] = _block("produce", len(DESIGNS))
CHOOSE_PAIR: Final[int] = _block("choose_pair", len(CARD_PAIRS))  # since version 3 of the rules

BLOCKS: Final[tuple[tuple[str, range], ...]] = tuple(_blocks)
ACTION_COUNT: Final[int] = BLOCKS[-1][1].stop

_PARTS: Final[list[tuple[int, ...]]] = [(CHOOSE + first, CHOOSE + second) for first, second in CARD_PAIRS]


def cards_chosen(action: int) -> tuple[int, ...]:
    """The action cards of a choice: one, or a pair."""
    return CARD_PAIRS[action - CHOOSE_PAIR] if action >= CHOOSE_PAIR else (action - CHOOSE,)


def parts_of(action: int) -> tuple[int, ...]:
    """A pair as the choices of its two cards; any other action is simple."""
    return _PARTS[action - CHOOSE_PAIR] if action >= CHOOSE_PAIR else (action,)
