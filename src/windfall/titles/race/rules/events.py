"""What can happen in a game, as codes of events `(code, audience, seat, ...)`. `words.log` puts them into words."""

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
    "keeps",  # numbers of cards kept and drawn
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
ROUND: Final = 0
START_WORLD: Final = 1
CHOOSES: Final = 2
PHASE: Final = 3
DRAWS: Final = 4
DRAWS_CARDS: Final = 5
DISCARDS: Final = 6
DISCARDS_CARDS: Final = 7
KEEPS: Final = 8
PLACES_NOTHING: Final = 9
DEVELOPS: Final = 10
SETTLES: Final = 11
CONQUERS: Final = 12
GIVES_UP: Final = 13
WINDFALL_GOOD: Final = 14
TRADES: Final = 15
CONSUMES: Final = 16
DISCARDS_FOR_VP: Final = 17
GAMBLES: Final = 18
PRODUCES: Final = 19
RESHUFFLE: Final = 20
SCORES: Final = 21
WINS: Final = 22
