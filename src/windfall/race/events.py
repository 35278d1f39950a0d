"""What can happen in a game, as codes of events `(code, audience, seat, ...)`. `log` puts them into words."""

from typing import Final

EVENT_NAMES: Final = (
    "round",  # number
    "start_world",  # card
    "chooses",  # action cards
    "phase",  # phase
    "draws",  # number of cards
    "draws_cards",  # cards; for their owner alone
    "discards",  # number of cards
    "discards_cards",  # cards; for their owner alone
    "keeps",  # number of cards kept
    "places_nothing",  # phase
    "develops",  # card, cards paid
    "settles",  # card, cards paid
    "conquers",  # card, defense, Military
    "gives_up",  # card discarded from the tableau for its power
    "windfall_good",  # world, kind
    "trades",  # world, kind, cards
    "consumes",  # card, goods, VPs, cards
    "discards_for_vp",  # card, cards discarded, VPs
    "gambles",  # number named, card turned up, 1 if kept
    "produces",  # world, kind
    "reshuffle",  # number of cards
    "scores",  # VPs
    "wins",  # number of winners
)
(
    ROUND,
    START_WORLD,
    CHOOSES,
    PHASE,
    DRAWS,
    DRAWS_CARDS,
    DISCARDS,
    DISCARDS_CARDS,
    KEEPS,
    PLACES_NOTHING,
    DEVELOPS,
    SETTLES,
    CONQUERS,
    GIVES_UP,
    WINDFALL_GOOD,
    TRADES,
    CONSUMES,
    DISCARDS_FOR_VP,
    GAMBLES,
    PRODUCES,
    RESHUFFLE,
    SCORES,
    WINS,
) = range(len(EVENT_NAMES))
