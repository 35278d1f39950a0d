"""What the forms of tiles call things, and what a person who holds the printed tile should know to fill them in."""

from typing import Final

from windfall.engine.files.form_maker import Words
from windfall.engine.words.message import Message, message
from windfall.titles.newfrontiers.data.schema import ActionName, EffectName

FIELDS: Final = {
    "name": Words(message("newfrontiers-form-name"), message("newfrontiers-form-name-help")),
    "type": Words(message("newfrontiers-form-type"), message("newfrontiers-form-type-help")),
    "cost": Words(message("newfrontiers-form-cost"), message("newfrontiers-form-cost-help")),
    "defense": Words(message("newfrontiers-form-defense"), message("newfrontiers-form-defense-help")),
    "vp": Words(message("newfrontiers-form-vp"), message("newfrontiers-form-vp-help")),
    "colonists": Words(message("newfrontiers-form-colonists"), message("newfrontiers-form-colonists-help")),
    "kind": Words(message("newfrontiers-form-kind"), message("newfrontiers-form-kind-help")),
    "goods": Words(message("newfrontiers-form-goods"), message("newfrontiers-form-goods-help")),
    "keywords": Words(message("newfrontiers-form-keywords"), message("newfrontiers-form-keywords-help")),
    "powers": Words(message("newfrontiers-form-powers"), message("newfrontiers-form-powers-help")),
    "bonus": Words(message("newfrontiers-form-bonus"), message("newfrontiers-form-bonus-help")),
    "no_trade": Words(message("newfrontiers-form-no-trade")),
    "mat": Words(message("newfrontiers-form-mat"), message("newfrontiers-form-mat-help")),
    "first_game": Words(message("newfrontiers-form-first-game"), message("newfrontiers-form-first-game-help")),
    "size": Words(message("newfrontiers-form-size")),
    "stack": Words(message("newfrontiers-form-stack"), message("newfrontiers-form-stack-help")),
    "spaces": Words(message("newfrontiers-form-spaces"), message("newfrontiers-form-spaces-help")),
    "copies": Words(message("newfrontiers-form-copies"), message("newfrontiers-form-copies-help")),
    "scoring": Words(message("newfrontiers-form-scoring"), message("newfrontiers-form-scoring-help")),
    "count": Words(message("newfrontiers-form-count"), message("newfrontiers-form-count-help")),
    "steps": Words(message("newfrontiers-form-steps"), message("newfrontiers-form-steps-help")),
    "stockpile": Words(message("newfrontiers-form-stockpile"), message("newfrontiers-form-stockpile-help")),
    "StepSpec.at": Words(message("newfrontiers-form-step-at")),
    "StepSpec.vp": Words(message("newfrontiers-form-step-vp")),
    "GoalCountSpec.of": Words(
        message("newfrontiers-form-goal-count-of"), message("newfrontiers-form-goal-count-of-help")
    ),
    "StockpileSpec.max": Words(
        message("newfrontiers-form-stockpile-max"), message("newfrontiers-form-stockpile-max-help")
    ),
    # parameters of powers
    "PowerSpec.credits": Words(message("newfrontiers-form-power-credits")),
    "PowerSpec.vp": Words(message("newfrontiers-form-power-vp"), message("newfrontiers-form-power-vp-help")),
    "PowerSpec.colonists": Words(message("newfrontiers-form-power-colonists")),
    "PowerSpec.worlds": Words(
        message("newfrontiers-form-power-worlds"), message("newfrontiers-form-power-worlds-help")
    ),
    "amount": Words(message("newfrontiers-form-amount")),
    "discount": Words(message("newfrontiers-form-discount"), message("newfrontiers-form-discount-help")),
    "draw": Words(message("newfrontiers-form-draw"), message("newfrontiers-form-draw-help")),
    "keep": Words(message("newfrontiers-form-keep"), message("newfrontiers-form-keep-help")),
    "max_increase": Words(message("newfrontiers-form-max-increase"), message("newfrontiers-form-max-increase-help")),
    "PowerSpec.kind": Words(message("newfrontiers-form-power-kind"), message("newfrontiers-form-power-kind-help")),
    "kinds": Words(message("newfrontiers-form-kinds"), message("newfrontiers-form-kinds-help")),
    "PowerSpec.goods": Words(message("newfrontiers-form-power-goods"), message("newfrontiers-form-power-goods-help")),
    "different": Words(message("newfrontiers-form-different")),
    "up_to": Words(message("newfrontiers-form-up-to"), message("newfrontiers-form-up-to-help")),
    "every": Words(message("newfrontiers-form-every"), message("newfrontiers-form-every-help")),
    "against": Words(message("newfrontiers-form-against"), message("newfrontiers-form-against-help")),
    "when": Words(message("newfrontiers-form-when"), message("newfrontiers-form-when-help")),
    "PowerSpec.per": Words(message("newfrontiers-form-power-per"), message("newfrontiers-form-power-per-help")),
    "with_tile": Words(message("newfrontiers-form-with-tile"), message("newfrontiers-form-with-tile-help")),
    "with_vp": Words(message("newfrontiers-form-with-vp"), message("newfrontiers-form-with-vp-help")),
    # parts of scoring
    "BonusSpec.vp": Words(message("newfrontiers-form-bonus-vp")),
    "BonusSpec.per": Words(message("newfrontiers-form-bonus-per"), message("newfrontiers-form-bonus-per-help")),
    "BonusSpec.count": Words(message("newfrontiers-form-bonus-count")),
    "BonusSpec.table": Words(message("newfrontiers-form-bonus-table"), message("newfrontiers-form-bonus-table-help")),
    # which tiles
    "SelectorSpec.tile": Words(message("newfrontiers-form-selector-tile")),
    "SelectorSpec.kind": Words(message("newfrontiers-form-selector-kind")),
    "SelectorSpec.goods": Words(message("newfrontiers-form-selector-goods")),
    "SelectorSpec.military": Words(message("newfrontiers-form-selector-military")),
    "SelectorSpec.colonists": Words(message("newfrontiers-form-selector-colonists")),
    "SelectorSpec.keyword": Words(
        message("newfrontiers-form-selector-keyword"), message("newfrontiers-form-selector-keyword-help")
    ),
    "SelectorSpec.size": Words(
        message("newfrontiers-form-selector-size"), message("newfrontiers-form-selector-size-help")
    ),
    "SelectorSpec.power": Words(message("newfrontiers-form-selector-power")),
    "SelectorSpec.effect": Words(
        message("newfrontiers-form-selector-effect"), message("newfrontiers-form-selector-effect-help")
    ),
    "SelectorSpec.name": Words(message("newfrontiers-form-selector-name")),
}

ACTIONS: Final[dict[str, Message]] = {
    "develop": message("newfrontiers-phase", action="develop"),
    "explore": message("newfrontiers-phase", action="explore"),
    "settle": message("newfrontiers-phase", action="settle"),
    "produce": message("newfrontiers-phase", action="produce"),
    "trade": message("newfrontiers-phase", action="trade"),
    "consume": message("newfrontiers-phase", action="consume"),
}

VALUES: Final[dict[str, Message]] = {
    **ACTIONS,
    "novelty": message("engine-kind", kind="novelty"),
    "rare": message("engine-kind", kind="rare"),
    "genes": message("engine-kind", kind="genes"),
    "alien": message("engine-kind", kind="alien"),
    "gray": message("engine-kind", kind="gray"),
    "any": message("newfrontiers-form-value-any"),
    "military": message("newfrontiers-form-value-military"),
    "non_military": message("newfrontiers-form-value-non-military"),
    "windfall": message("newfrontiers-form-value-windfall"),
    "production": message("newfrontiers-form-value-production"),
    "none": message("newfrontiers-form-value-none"),
    "colony": message("newfrontiers-form-value-colony"),
    "development": message("newfrontiers-form-value-development"),
    "small": message("newfrontiers-size", size="small"),
    "large": message("newfrontiers-size", size="large"),
    "kinds": message("newfrontiers-form-value-kinds"),
    "vp_chips": message("newfrontiers-form-value-vp-chips"),
    "quantity": message("newfrontiers-form-value-quantity"),
    "categories": message("newfrontiers-form-value-categories"),
    "stockpile": message("newfrontiers-form-value-stockpile"),
}

EFFECTS: Final[dict[tuple[ActionName, EffectName], Words]] = {
    ("develop", "gain"): Words(
        message("newfrontiers-form-effect-develop-gain"), message("newfrontiers-form-effect-develop-gain-help")
    ),
    ("develop", "discount"): Words(
        message("newfrontiers-form-effect-develop-discount"), message("newfrontiers-form-effect-develop-discount-help")
    ),
    ("develop", "after_develop"): Words(
        message("newfrontiers-form-effect-develop-after-develop"),
        message("newfrontiers-form-effect-develop-after-develop-help"),
    ),
    ("explore", "gain"): Words(
        message("newfrontiers-form-effect-explore-gain"), message("newfrontiers-form-effect-explore-gain-help")
    ),
    ("explore", "draw_world"): Words(
        message("newfrontiers-form-effect-explore-draw-world"),
        message("newfrontiers-form-effect-explore-draw-world-help"),
    ),
    ("settle", "gain"): Words(
        message("newfrontiers-form-effect-settle-gain"), message("newfrontiers-form-effect-settle-gain-help")
    ),
    ("settle", "military"): Words(
        message("newfrontiers-form-effect-settle-military"), message("newfrontiers-form-effect-settle-military-help")
    ),
    ("settle", "temporary_military"): Words(
        message("newfrontiers-form-effect-settle-temporary-military"),
        message("newfrontiers-form-effect-settle-temporary-military-help"),
    ),
    ("settle", "discount"): Words(
        message("newfrontiers-form-effect-settle-discount"), message("newfrontiers-form-effect-settle-discount-help")
    ),
    ("settle", "discount_or_military"): Words(
        message("newfrontiers-form-effect-settle-discount-or-military"),
        message("newfrontiers-form-effect-settle-discount-or-military-help"),
    ),
    ("settle", "pay_for_military"): Words(
        message("newfrontiers-form-effect-settle-pay-for-military"),
        message("newfrontiers-form-effect-settle-pay-for-military-help"),
    ),
    ("settle", "second_settle"): Words(
        message("newfrontiers-form-effect-settle-second-settle"),
        message("newfrontiers-form-effect-settle-second-settle-help"),
    ),
    ("settle", "after_settle"): Words(
        message("newfrontiers-form-effect-settle-after-settle"),
        message("newfrontiers-form-effect-settle-after-settle-help"),
    ),
    ("settle", "replace_colony"): Words(
        message("newfrontiers-form-effect-settle-replace-colony"),
        message("newfrontiers-form-effect-settle-replace-colony-help"),
    ),
    ("settle", "replace_self"): Words(
        message("newfrontiers-form-effect-settle-replace-self"),
        message("newfrontiers-form-effect-settle-replace-self-help"),
    ),
    ("produce", "gain"): Words(
        message("newfrontiers-form-effect-produce-gain"), message("newfrontiers-form-effect-produce-gain-help")
    ),
    ("produce", "windfall"): Words(
        message("newfrontiers-form-effect-produce-windfall"), message("newfrontiers-form-effect-produce-windfall-help")
    ),
    ("produce", "when_produced_here"): Words(message("newfrontiers-form-effect-produce-when-produced-here")),
    ("produce", "per_produced"): Words(
        message("newfrontiers-form-effect-produce-per-produced"),
        message("newfrontiers-form-effect-produce-per-produced-help"),
    ),
    ("produce", "most_produced"): Words(
        message("newfrontiers-form-effect-produce-most-produced"),
        message("newfrontiers-form-effect-produce-most-produced-help"),
    ),
    ("produce", "production_fee"): Words(
        message("newfrontiers-form-effect-produce-production-fee"),
        message("newfrontiers-form-effect-produce-production-fee-help"),
    ),
    ("trade", "price"): Words(
        message("newfrontiers-form-effect-trade-price"), message("newfrontiers-form-effect-trade-price-help")
    ),
    ("consume", "consume"): Words(
        message("newfrontiers-form-effect-consume-consume"), message("newfrontiers-form-effect-consume-consume-help")
    ),
    ("consume", "gain"): Words(
        message("newfrontiers-form-effect-consume-gain"), message("newfrontiers-form-effect-consume-gain-help")
    ),
    ("consume", "sell"): Words(
        message("newfrontiers-form-effect-consume-sell"), message("newfrontiers-form-effect-consume-sell-help")
    ),
    ("consume", "consume_bonus"): Words(
        message("newfrontiers-form-effect-consume-consume-bonus"),
        message("newfrontiers-form-effect-consume-consume-bonus-help"),
    ),
}

PER_TILE: Final = Words(
    message("newfrontiers-form-scoring-per-tile"), message("newfrontiers-form-scoring-per-tile-help")
)
PER_COUNT: Final = Words(
    message("newfrontiers-form-scoring-per-count"), message("newfrontiers-form-scoring-per-count-help")
)
BY_TABLE: Final = Words(
    message("newfrontiers-form-scoring-by-table"), message("newfrontiers-form-scoring-by-table-help")
)

COUNTS: Final = {
    "powers": Words(message("newfrontiers-form-count-of-powers")),
    "keywords": Words(message("newfrontiers-form-count-of-keywords")),
    "power_types": Words(message("newfrontiers-form-count-of-power-types")),
    "kinds": Words(message("newfrontiers-form-count-of-kinds")),
    "stockpiled_goods": Words(message("newfrontiers-form-count-of-stockpiled-goods")),
    "stockpiled_worlds": Words(message("newfrontiers-form-count-of-stockpiled-worlds")),
    "stockpiled_credits": Words(message("newfrontiers-form-count-of-stockpiled-credits")),
    "unused_colonists": Words(message("newfrontiers-form-count-of-unused-colonists")),
}
STOCKPILES: Final = {
    "goods": Words(
        message("newfrontiers-form-stockpile-of-goods"), message("newfrontiers-form-stockpile-of-goods-help")
    ),
    "worlds": Words(
        message("newfrontiers-form-stockpile-of-worlds"), message("newfrontiers-form-stockpile-of-worlds-help")
    ),
    "credits": Words(
        message("newfrontiers-form-stockpile-of-credits"), message("newfrontiers-form-stockpile-of-credits-help")
    ),
}

WORLD: Final = Words(message("newfrontiers-form-sort-world"), message("newfrontiers-form-sort-worlds"))
HOME: Final = Words(message("newfrontiers-form-sort-home"), message("newfrontiers-form-sort-homes"))
DEVELOPMENT: Final = Words(
    message("newfrontiers-form-sort-development"), message("newfrontiers-form-sort-developments")
)
GOAL: Final = Words(message("newfrontiers-form-sort-goal"), message("newfrontiers-form-sort-goals"))
