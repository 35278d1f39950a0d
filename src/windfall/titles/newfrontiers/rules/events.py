"""What can happen in a game, as codes of events `(code, audience, seat, ...)`. `words.log` puts them into words."""

from typing import Final

EVENT_NAMES: Final = (
    "round",  # number
    "home",  # home
    "selects",  # action tile
    "gains_credits",  # amount, source tile or NO_SOURCE
    "gains_vp",  # amount, source
    "gains_colonists",  # amount, source
    "takes_produce_credits",  # amount
    "first_priority",
    "moves_up",  # seat that falls behind
    "develops",  # development, credits paid
    "develops_nothing",
    "offer",  # worlds
    "picks",  # world
    "draws",  # world, source
    "returns_world",  # world
    "stockpiles_world",  # world
    "pays_for_world",  # world, credits paid
    "conquers",  # world, defense, Military
    "pays_for_military",  # world, credits paid
    "replaces",  # old colony, new colony
    "windfall_good",  # colony, kind
    "gives_good",  # colony, kind, source, Military gained
    "names_kind",  # kind
    "produces",  # colony, kind
    "pays_fee",  # colony, credits
    "stockpiles_good",  # colony, kind
    "sells",  # colony, kind, credits
    "sells_nothing",
    "stockpiles_credits",  # amount
    "consumes",  # source, goods, VPs, credits
    "charts",  # goals drawn
    "keeps_goal",  # goal; for its holder alone
    "returns_goal",  # goal; for its holder alone
    "turns_up",  # goal
    "produce_tile",  # credits now on it
    "game_will_end",  # end condition
    "scores",  # VPs
    "wins",
)
ROUND: Final = 0
HOME_CHOSEN: Final = 1
SELECTS: Final = 2
GAINS_CREDITS: Final = 3
GAINS_VP: Final = 4
GAINS_COLONISTS: Final = 5
TAKES_PRODUCE_CREDITS: Final = 6
FIRST_PRIORITY: Final = 7
MOVES_UP: Final = 8
DEVELOPS: Final = 9
DEVELOPS_NOTHING: Final = 10
OFFER: Final = 11
PICKS: Final = 12
DRAWS: Final = 13
RETURNS_WORLD: Final = 14
STOCKPILES_WORLD: Final = 15
PAYS_FOR_WORLD: Final = 16
CONQUERS: Final = 17
PAYS_FOR_MILITARY: Final = 18
REPLACES: Final = 19
WINDFALL_GOOD: Final = 20
GIVES_GOOD: Final = 21
NAMES_KIND: Final = 22
PRODUCES: Final = 23
PAYS_FEE: Final = 24
STOCKPILES_GOOD: Final = 25
SELLS: Final = 26
SELLS_NOTHING: Final = 27
STOCKPILES_CREDITS: Final = 28
CONSUMES: Final = 29
CHARTS: Final = 30
KEEPS_GOAL: Final = 31
RETURNS_GOAL: Final = 32
TURNS_UP: Final = 33
PRODUCE_TILE_CREDITS: Final = 34
GAME_WILL_END: Final = 35
SCORES: Final = 36
WINS: Final = 37

NO_SOURCE: Final = -1
