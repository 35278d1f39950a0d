"""The numbers that the rules in the page tell."""

from typing import Final

from windfall.engine.kinds import ALIEN, GENES, KINDS, NOVELTY, RARE
from windfall.titles.race.components.cards import START_WORLDS
from windfall.titles.race.data.checks import BONUS_COST
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    CARD_PAIRS,
    DOUBLE_CARDS,
    EXPLORE_1_1,
    EXPLORE_5,
    HIGHEST_GAMBLE,
)
from windfall.titles.race.rules.consume import BASE_PRICES
from windfall.titles.race.rules.explore import explored
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import TABLEAU_END
from windfall.titles.race.rules.setup import CARDS_DEALT, CARDS_DISCARDED, CHIPS_PER_PLAYER

_DRAWN, _KEPT = explored((), ())
_DRAWN_5, _KEPT_5 = explored((), (EXPLORE_5,))
_DRAWN_1_1, _KEPT_1_1 = explored((), (EXPLORE_1_1,))
_DRAWN_BOTH, _KEPT_BOTH = explored((), (EXPLORE_5, EXPLORE_1_1))

RULE_NUMBERS: Final = {
    "start_worlds": len(START_WORLDS),
    "chips": CHIPS_PER_PLAYER,
    "dealt": CARDS_DEALT,
    "discarded": CARDS_DISCARDED,
    "start_hand": CARDS_DEALT - CARDS_DISCARDED,
    "action_cards": len(ACTION_CARD_IDS),
    "experienced_cards": len(ACTION_CARD_IDS) + len(DOUBLE_CARDS),
    "pairs": len(CARD_PAIRS),
    "drawn": _DRAWN,
    "kept": _KEPT,
    "more_5": _DRAWN_5 - _DRAWN,
    "drawn_5": _DRAWN_5,
    "kept_5": _KEPT_5,
    "drawn_1_1": _DRAWN_1_1,
    "kept_1_1": _KEPT_1_1,
    "drawn_both": _DRAWN_BOTH,
    "kept_both": _KEPT_BOTH,
    "kinds": len(KINDS),
    "price_novelty": BASE_PRICES[NOVELTY],
    "price_rare": BASE_PRICES[RARE],
    "price_genes": BASE_PRICES[GENES],
    "price_alien": BASE_PRICES[ALIEN],
    "highest_gamble": HIGHEST_GAMBLE,
    "bonus_cost": BONUS_COST,
    "hand_limit": HAND_LIMIT,
    "tableau_end": TABLEAU_END,
}
