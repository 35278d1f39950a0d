"""What the forms of tiles call things, and what a person who holds the printed tile should know to fill them in."""

from typing import Final, get_args

from windfall.engine.files.form_maker import Words
from windfall.titles.newfrontiers.data.schema import ActionName, EffectName

FIELDS: Final = {
    "name": Words("Name", "As printed."),
    "type": Words("Type", "A military world is conquered, any other one is paid for."),
    "cost": Words("Cost", "The lower number: credits."),
    "defense": Words("Defense", "The lower number, red or purple: the Military it takes."),
    "vp": Words("VPs", "The upper number; 0 if it is a “?”."),
    "colonists": Words("Colonists", "How many it takes to settle it."),
    "kind": Words("Kind", "The color; gray has no goods."),
    "goods": Words("Goods", "A windfall world has its good once, with a halo; a production world makes goods."),
    "keywords": Words("Keywords", "All that are printed in capitals or as emblems."),
    "powers": Words("Powers", "One for each action it has a power for; two for the same action are two powers."),
    "bonus": Words(
        "Scoring", "What it scores at the end, if its VPs are a “?”. A tile counts for the first that fits it."
    ),
    "no_trade": Words("Its good cannot be sold"),
    "mat": Words("Mat", "The number of the empire mat: 1 to 8, with The Starry Rift 9 to 16."),
    "first_game": Words("First-game side", "The side whose number stands in a white square."),
    "size": Words("Size"),
    "stack": Words("Stack", "The number or letter of its stack; both sides of a tile have the same."),
    "spaces": Words("Spaces", "How many spaces of the mat it covers: small 1, large 2."),
    "copies": Words("Tiles", "How many of them are in the box: small 3, large 1."),
    "scoring": Words("Scoring", "What the goal is about."),
    "count": Words("Counts", "What is counted."),
    "steps": Words("Steps", "How many VPs at which number; from the lowest to the highest."),
    "stockpile": Words("Stockpile", "What may be put aside for it."),
    "StepSpec.at": Words("At"),
    "StepSpec.vp": Words("VPs"),
    "GoalCountSpec.of": Words("Of", "What is told apart."),
    "StockpileSpec.max": Words("At most", "How many a stockpile mat holds."),
    # parameters of powers
    "PowerSpec.credits": Words("Credits"),
    "PowerSpec.vp": Words("VPs", "In chips."),
    "PowerSpec.colonists": Words("Colonists"),
    "PowerSpec.worlds": Words("Worlds", "Drawn from the bag."),
    "amount": Words("How much"),
    "discount": Words("Less", "Credits less than its defense."),
    "draw": Words("Draw", "Worlds drawn."),
    "keep": Words("Keep", "Worlds kept of those."),
    "max_increase": Words("More", "By how much the new world may cost more, at most."),
    "PowerSpec.kind": Words("Of kind", "Only goods or colonies of this kind."),
    "kinds": Words("Of kinds", "One good of each of these kinds."),
    "PowerSpec.goods": Words("Goods", "How many."),
    "different": Words("All of different kinds"),
    "up_to": Words("Up to so many", "The rewards come for each good."),
    "every": Words("For every", "So many together bring it once."),
    "against": Words("Against", "Only for worlds that fit all of this."),
    "when": Words("When", "Only after a world that fits all of this."),
    "PowerSpec.per": Words("For each", "Times the number of your tiles that fit all of this."),
    "with_tile": Words("With", "The tile that brings more."),
    "with_vp": Words("VPs with it", "Once, if you own that tile."),
    # parts of scoring
    "BonusSpec.vp": Words("VPs"),
    "BonusSpec.per": Words("For each tile", "That fits all of this; the tile itself counts if it does."),
    "BonusSpec.count": Words("For each"),
    "BonusSpec.table": Words("VPs by number", "For 0, 1, 2, 3 and 4 kinds."),
    # which tiles
    "SelectorSpec.tile": Words("Sort of tile"),
    "SelectorSpec.kind": Words("Kind"),
    "SelectorSpec.goods": Words("Goods"),
    "SelectorSpec.military": Words("Military"),
    "SelectorSpec.colonists": Words("Colonists"),
    "SelectorSpec.keyword": Words("Keyword", "Any of these."),
    "SelectorSpec.size": Words("Size", "Of a development."),
    "SelectorSpec.power": Words("With a power for"),
    "SelectorSpec.effect": Words("With a power that brings", "Any of these."),
    "SelectorSpec.name": Words("The tile"),
}

ACTIONS: Final[dict[str, str]] = {action: action.capitalize() for action in get_args(ActionName)}

VALUES: Final[dict[str, str]] = {
    **ACTIONS,
    "novelty": "Novelty",
    "rare": "Rare Elements",
    "genes": "Genes",
    "alien": "Alien Technology",
    "non_military": "non-military",
    "none": "no goods",
    "vp_chips": "VP in chips",
    "quantity": "a number of things",
    "categories": "different things",
    "stockpile": "what is put aside",
}

EFFECTS: Final[dict[tuple[ActionName, EffectName], Words]] = {
    ("develop", "gain"): Words("Gain", "Before you buy, and whether or not you do."),
    ("develop", "discount"): Words("Discount", "The development you buy costs less."),
    ("develop", "after_develop"): Words("Gain for a development", "After you bought one in this action."),
    ("explore", "gain"): Words("Gain", "After your pick."),
    ("explore", "draw_world"): Words("Draw worlds", "Extra worlds from the bag, some of which you keep."),
    ("settle", "gain"): Words("Gain", "At the start of your turn."),
    ("settle", "military"): Words("Military", "Lasting; with “against” only for such worlds."),
    ("settle", "temporary_military"): Words("Military for a good", "Give up a good; it lasts for this action."),
    ("settle", "discount"): Words("Discount", "A world that you pay for costs less."),
    ("settle", "discount_or_military"): Words("Discount or Military", "Whichever the world takes."),
    ("settle", "pay_for_military"): Words("Pay for a military world", "At its defense, less a discount."),
    ("settle", "second_settle"): Words("Settle a second world", "At once after the first."),
    ("settle", "after_settle"): Words("Gain for a world", "After each world you settle in this action."),
    ("settle", "replace_colony"): Words("Replace a colony", "By an explored world of its kind that may cost more."),
    ("settle", "replace_self"): Words("Replace itself", "By an explored non-military, non-Alien world, free."),
    ("produce", "gain"): Words("Gain", "After you produced."),
    ("produce", "windfall"): Words("Good on a windfall colony", "Of one kind, or of any."),
    ("produce", "when_produced_here"): Words("Gain for a good made here"),
    ("produce", "per_produced"): Words("Gain for goods made", "For every so many goods you made in this action."),
    ("produce", "most_produced"): Words("Gain for most goods made", "If you made more of a kind than each rival."),
    ("produce", "production_fee"): Words("Good for a fee", "This colony makes its good only if you pay."),
    ("trade", "price"): Words("Better price", "A good you sell brings more credits."),
    ("consume", "consume"): Words("Consume goods", "Goods for rewards."),
    ("consume", "gain"): Words("Gain", "No good is needed."),
    ("consume", "sell"): Words("Sell one more good", "At its trade price."),
    ("consume", "consume_bonus"): Words(
        "More for goods consumed", "For each good you consume, and for a certain tile."
    ),
}

PER_TILE: Final = Words("VPs for tiles", "For each of your tiles that fits.")
PER_COUNT: Final = Words("VPs for a number", "For each, or for every so many.")
BY_TABLE: Final = Words("VPs for kinds", "By how many kinds there are among your colonies.")

COUNTS: Final = {
    "powers": Words("Consume powers"),
    "keywords": Words("Different keywords"),
    "power_types": Words("Different types of powers"),
    "kinds": Words("Different kinds"),
    "stockpiled_goods": Words("Stockpiled goods"),
    "stockpiled_worlds": Words("Stockpiled worlds"),
    "stockpiled_credits": Words("Stockpiled credits"),
    "unused_colonists": Words("Unused colonists"),
}
STOCKPILES: Final = {
    "goods": Words("Goods", "After Produce."),
    "worlds": Words("Worlds", "One that you had to discard as a tenth, after Explore or Settle."),
    "credits": Words("Credits", "Of a sale."),
}

WORLD: Final = Words("World", "Worlds")
HOME: Final = Words("Home colony", "Home colonies")
DEVELOPMENT: Final = Words("Development", "Developments")
GOAL: Final = Words("Goal", "Goals")
