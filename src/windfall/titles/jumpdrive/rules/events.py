"""What can happen in a game, as codes of events `(code, audience, seat, ...)`. `words.log` puts them into words."""

from typing import Final

EVENT_NAMES: Final = (
    "round",  # number
    "dealer",
    "draws",  # number of cards
    "draws_cards",  # cards; for their owner alone
    "discards",  # number of cards
    "discards_cards",  # cards; for their owner alone
    "explores",
    "develops",  # card, cards paid
    "settles",  # world, cards paid
    "conquers",  # world, defense, military
    "gives_up",  # card discarded from the empire for its power
    "hands_over",  # card, seat that gets it
    "scores",  # VPs of this round, VPs in all
    "income",  # cards drawn
    "reshuffle",  # number of cards
    "final_score",  # VPs
    "wins",  # number of winners
)
ROUND: Final = 0
DEALER: Final = 1
DRAWS: Final = 2
DRAWS_CARDS: Final = 3
DISCARDS: Final = 4
DISCARDS_CARDS: Final = 5
EXPLORES: Final = 6
DEVELOPS: Final = 7
SETTLES: Final = 8
CONQUERS: Final = 9
GIVES_UP: Final = 10
HANDS_OVER: Final = 11
SCORES: Final = 12
INCOME: Final = 13
RESHUFFLE: Final = 14
FINAL_SCORE: Final = 15
WINS: Final = 16
