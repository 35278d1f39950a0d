"""What can happen in a game, as codes of events `(code, audience, seat, ...)`. `log` puts them into words."""

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
(
    ROUND,
    DEALER,
    DRAWS,
    DRAWS_CARDS,
    DISCARDS,
    DISCARDS_CARDS,
    EXPLORES,
    DEVELOPS,
    SETTLES,
    CONQUERS,
    GIVES_UP,
    HANDS_OVER,
    SCORES,
    INCOME,
    RESHUFFLE,
    FINAL_SCORE,
    WINS,
) = range(len(EVENT_NAMES))
