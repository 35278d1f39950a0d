"""The form in which cards are corrected: made from the schema, in words that an owner of the box knows."""

from collections.abc import Iterator
from typing import Final, get_args

from windfall.engine.files.entry_form import Choice, ChoiceInput, EntryForm, FlagInput, ListInput, NumberInput
from windfall.engine.files.form_maker import Condition, Form, FormMaker, Words
from windfall.engine.kinds import KIND_IDS
from windfall.engine.words.message import message
from windfall.titles.race.data.checks import FORMS
from windfall.titles.race.data.schema import BonusSpec, CardSpec, Keyword, PhaseName, PowerSpec

_FIELDS: Final = {
    "name": Words(message("race-form-name"), message("race-form-name-help")),
    "copies": Words(message("race-form-copies"), message("race-form-copies-help")),
    "type": Words(message("race-form-type")),
    "military": Words(message("race-form-military"), message("race-form-military-help")),
    "cost": Words(message("race-form-cost"), message("race-form-cost-help")),
    "defense": Words(message("race-form-defense"), message("race-form-defense-help")),
    "vp": Words(message("race-form-vp"), message("race-form-vp-help")),
    "kind": Words(message("race-form-kind"), message("race-form-kind-help")),
    "goods": Words(message("race-form-goods"), message("race-form-goods-help")),
    "keywords": Words(message("race-form-keywords"), message("race-form-keywords-help")),
    "start_world": Words(message("race-form-start-world"), message("race-form-start-world-help")),
    "preset_hand": Words(message("race-form-preset-hand"), message("race-form-preset-hand-help")),
    "powers": Words(message("race-form-powers"), message("race-form-powers-help")),
    "bonus": Words(message("race-form-bonus"), message("race-form-bonus-help")),
    "amount": Words(message("race-form-amount")),
    "discount": Words(message("race-form-discount"), message("race-form-discount-help")),
    "cards": Words(message("race-form-cards")),
    "PowerSpec.vp": Words(message("race-form-power-vp"), message("race-form-power-vp-help")),
    "PowerSpec.goods": Words(message("race-form-power-goods"), message("race-form-power-goods-help")),
    "PowerSpec.kind": Words(message("race-form-power-kind"), message("race-form-power-kind-help")),
    "PowerSpec.keyword": Words(message("race-form-power-keyword"), message("race-form-power-keyword-help")),
    "different": Words(message("race-form-different")),
    "up_to": Words(message("race-form-up-to"), message("race-form-up-to-help")),
    "vp_less": Words(message("race-form-vp-less"), message("race-form-vp-less-help")),
    "here": Words(message("race-form-here")),
    "trade_powers": Words(message("race-form-trade-powers")),
    "BonusSpec.vp": Words(message("race-form-bonus-vp")),
    "BonusSpec.per": Words(message("race-form-bonus-per"), message("race-form-bonus-per-help")),
    "BonusSpec.count": Words(message("race-form-bonus-count")),
    "BonusSpec.every": Words(message("race-form-bonus-every"), message("race-form-bonus-every-help")),
    "SelectorSpec.type": Words(message("race-form-selector-type")),
    "SelectorSpec.kind": Words(message("race-form-selector-kind")),
    "SelectorSpec.goods": Words(message("race-form-selector-goods")),
    "SelectorSpec.military": Words(message("race-form-selector-military")),
    "SelectorSpec.keyword": Words(message("race-form-selector-keyword")),
    "SelectorSpec.cost": Words(message("race-form-selector-cost")),
    "SelectorSpec.power": Words(message("race-form-selector-power")),
    "SelectorSpec.name": Words(message("race-form-selector-name")),
}
_PHASES: Final = {phase: message("race-phase", phase=phase) for phase in get_args(PhaseName)}
_VALUES: Final = {
    **_PHASES,
    **{kind: message("engine-kind", kind=kind) for kind in KIND_IDS},
    "world": message("race-form-value-world"),
    "development": message("race-form-value-development"),
    "windfall": message("race-form-value-windfall"),
    "production": message("race-form-value-production"),
    "none": message("race-form-value-no-goods"),
    "any": message("race-form-value-any"),
    "military": message("race-form-value-military"),
    "vp_chips": message("race-form-value-chips"),
}
_EFFECTS: Final = {
    ("explore", "draw"): Words(message("race-form-explore-draw"), message("race-form-explore-draw-help")),
    ("explore", "keep"): Words(message("race-form-explore-keep"), message("race-form-explore-keep-help")),
    ("develop", "draw"): Words(message("race-form-develop-draw"), message("race-form-develop-draw-help")),
    ("develop", "discount"): Words(message("race-form-develop-discount"), message("race-form-develop-discount-help")),
    ("develop", "after_develop"): Words(
        message("race-form-develop-after-develop"), message("race-form-develop-after-develop-help")
    ),
    ("settle", "discount"): Words(message("race-form-settle-discount"), message("race-form-settle-discount-help")),
    ("settle", "military"): Words(message("race-form-settle-military"), message("race-form-settle-military-help")),
    ("settle", "temporary_military"): Words(
        message("race-form-settle-temporary-military"), message("race-form-settle-temporary-military-help")
    ),
    ("settle", "free_settle"): Words(
        message("race-form-settle-free-settle"), message("race-form-settle-free-settle-help")
    ),
    ("settle", "pay_for_military"): Words(
        message("race-form-settle-pay-for-military"), message("race-form-settle-pay-for-military-help")
    ),
    ("settle", "after_settle"): Words(
        message("race-form-settle-after-settle"), message("race-form-settle-after-settle-help")
    ),
    ("trade", "price"): Words(message("race-form-trade-price"), message("race-form-trade-price-help")),
    ("consume", "consume"): Words(message("race-form-consume-consume"), message("race-form-consume-consume-help")),
    ("consume", "consume_all"): Words(
        message("race-form-consume-consume-all"), message("race-form-consume-consume-all-help")
    ),
    ("consume", "discard_hand"): Words(
        message("race-form-consume-discard-hand"), message("race-form-consume-discard-hand-help")
    ),
    ("consume", "draw"): Words(message("race-form-consume-draw"), message("race-form-consume-draw-help")),
    ("consume", "gamble"): Words(message("race-form-consume-gamble"), message("race-form-consume-gamble-help")),
    ("consume", "sell"): Words(message("race-form-consume-sell"), message("race-form-consume-sell-help")),
    ("produce", "when_produced_here"): Words(message("race-form-produce-when-produced-here")),
    ("produce", "windfall"): Words(message("race-form-produce-windfall"), message("race-form-produce-windfall-help")),
    ("produce", "draw"): Words(message("race-form-produce-draw"), message("race-form-produce-draw-help")),
    ("produce", "per_produced"): Words(
        message("race-form-produce-per-produced"), message("race-form-produce-per-produced-help")
    ),
    ("produce", "per_kind_produced"): Words(
        message("race-form-produce-per-kind-produced"), message("race-form-produce-per-kind-produced-help")
    ),
    ("produce", "per_world"): Words(
        message("race-form-produce-per-world"), message("race-form-produce-per-world-help")
    ),
    ("produce", "most_produced"): Words(
        message("race-form-produce-most-produced"), message("race-form-produce-most-produced-help")
    ),
}
_BONUS_FORMS: Final = (
    Form(Words(message("race-form-bonus-cards"), message("race-form-bonus-cards-help")), None, {}, ("vp", "per")),
    Form(
        Words(message("race-form-bonus-number"), message("race-form-bonus-number-help")),
        None,
        {},
        ("vp", "count"),
        ("every",),
    ),
)
_KEYWORD: Final = ChoiceInput(
    [Choice(keyword, message("race-keyword", keyword=keyword)) for keyword in get_args(Keyword)]
)
_ORDER: Final = (
    "name",
    "copies",
    "type",
    "military",
    "cost",
    "defense",
    "vp",
    "kind",
    "goods",
    "keywords",
    "start_world",
    "preset_hand",
    "powers",
    "bonus",
)


def forms() -> tuple[EntryForm, ...]:
    maker = FormMaker(
        _FIELDS,
        _VALUES,
        inputs={
            "keywords": ListInput(_KEYWORD, 0, None, distinct=True),
            "keyword": _KEYWORD,
            "SelectorSpec.name": ChoiceInput([], ""),
        },
        conditions={
            "CardSpec.military": Condition({"type": ["world"]}, required=False),
            "CardSpec.cost": Condition({"military": [None, False]}, required=True),
            "defense": Condition({"military": [True]}, required=True),
            "CardSpec.kind": Condition({"type": ["world"]}, required=True),
            "CardSpec.goods": Condition({"type": ["world"]}, required=True),
            "start_world": Condition({"type": ["world"]}, required=False),
            "bonus": Condition({"type": ["development"]}, required=False),
        },
    )
    maker.parts[PowerSpec] = maker.variants(PowerSpec, _power_forms())
    maker.parts[BonusSpec] = maker.variants(BonusSpec, _BONUS_FORMS)
    return (
        maker.entry(
            "card", Words(message("race-form-card-entry"), message("race-form-card-entries")), CardSpec, _ORDER
        ),
    )


def _power_forms() -> Iterator[Form]:
    """The parameters of each effect are those that the loader knows."""
    for (phase, effect), (needed, allowed) in FORMS.items():
        up_to = NumberInput(1, 99) if effect == "discard_hand" else FlagInput()
        fixed = {"phase": phase, "effect": effect}
        yield Form(_EFFECTS[phase, effect], _PHASES[phase], fixed, needed, allowed, {"up_to": up_to})
