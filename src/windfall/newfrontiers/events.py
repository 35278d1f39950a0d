"""What can happen in a game, as codes of events `(code, audience, seat, ...)`. `text` puts them into words."""

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
(
    ROUND,
    HOME_CHOSEN,
    SELECTS,
    GAINS_CREDITS,
    GAINS_VP,
    GAINS_COLONISTS,
    TAKES_PRODUCE_CREDITS,
    FIRST_PRIORITY,
    MOVES_UP,
    DEVELOPS,
    DEVELOPS_NOTHING,
    OFFER,
    PICKS,
    DRAWS,
    RETURNS_WORLD,
    STOCKPILES_WORLD,
    PAYS_FOR_WORLD,
    CONQUERS,
    PAYS_FOR_MILITARY,
    REPLACES,
    WINDFALL_GOOD,
    GIVES_GOOD,
    NAMES_KIND,
    PRODUCES,
    PAYS_FEE,
    STOCKPILES_GOOD,
    SELLS,
    SELLS_NOTHING,
    STOCKPILES_CREDITS,
    CONSUMES,
    CHARTS,
    KEEPS_GOAL,
    RETURNS_GOAL,
    TURNS_UP,
    PRODUCE_TILE_CREDITS,
    GAME_WILL_END,
    SCORES,
    WINS,
) = range(len(EVENT_NAMES))

NO_SOURCE = -1
