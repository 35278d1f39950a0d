"""The numbers that the rules in the page tell."""

from typing import Final

from windfall.engine.kinds import ALIEN, GENES, KINDS, NOVELTY, RARE
from windfall.titles.newfrontiers.components.tiles import BASE_MATS, GOALS, GOODS_IN_BOX, MATS, RIFT
from windfall.titles.newfrontiers.rules.actions import (
    CHART_CREDITS,
    COLONISTS_TAKEN,
    DEVELOP_DISCOUNT,
    ENVOYS_VP,
    RETREAT_CREDITS,
    SETTLE_COLONISTS,
    TRADE_VP,
)
from windfall.titles.newfrontiers.rules.develop import ALL_SPACES
from windfall.titles.newfrontiers.rules.explore import OFFER_SIZE
from windfall.titles.newfrontiers.rules.goals import CREDITS_GOAL, GOALS_DRAWN, GOODS_GOAL, WORLDS_GOAL
from windfall.titles.newfrontiers.rules.setup import (
    CHIPS_AND_COLONISTS_PER_PLAYER,
    COPIES_OF_SMALL,
    START_CREDITS,
    TWO_LAST_FROM,
)
from windfall.titles.newfrontiers.rules.supply import COLONIES_TO_END, COLONISTS_TO_GO_ON, MOST_WORLDS, SPACES_TO_END
from windfall.titles.newfrontiers.rules.trade_consume import good_price_by

RULE_NUMBERS: Final = {
    "chips": CHIPS_AND_COLONISTS_PER_PLAYER,
    "start_credits": START_CREDITS,
    "two_last_from": TWO_LAST_FROM,
    "copies_2": COPIES_OF_SMALL[2],
    "copies_3": COPIES_OF_SMALL[3],
    "copies_5": COPIES_OF_SMALL[5],
    "mats": len(BASE_MATS),
    "all_mats": len(MATS),
    "develop_discount": DEVELOP_DISCOUNT,
    "settle_colonists": SETTLE_COLONISTS,
    "colonists_taken": COLONISTS_TAKEN,
    "trade_vp": TRADE_VP,
    "envoys_vp": ENVOYS_VP,
    "retreat_credits": RETREAT_CREDITS,
    "chart_credits": CHART_CREDITS,
    "spaces": SPACES_TO_END - 1,
    "all_spaces": ALL_SPACES,
    "colonies": COLONIES_TO_END - 1,
    "fewest_colonists": COLONISTS_TO_GO_ON,
    "most_worlds": MOST_WORLDS,
    "offer": OFFER_SIZE,
    "offer_rift": RIFT.explore_draw,
    "kinds": len(KINDS),
    "price_novelty": good_price_by((), NOVELTY),
    "price_rare": good_price_by((), RARE),
    "price_genes": good_price_by((), GENES),
    "price_alien": good_price_by((), ALIEN),
    "goods_novelty": GOODS_IN_BOX[NOVELTY],
    "goods_rare": GOODS_IN_BOX[RARE],
    "goods_genes": GOODS_IN_BOX[GENES],
    "goods_alien": GOODS_IN_BOX[ALIEN],
    "goals": len(GOALS),
    "goals_drawn": GOALS_DRAWN,
    "goals_drawn_rift": RIFT.goals_draw,
    "most_goods": GOODS_GOAL[1],
    "most_discarded": WORLDS_GOAL[1],
    "most_credits": CREDITS_GOAL[1],
    "xeno_penalty": -RIFT.xeno_penalty_vp,
}
