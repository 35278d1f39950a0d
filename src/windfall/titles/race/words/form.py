"""The form in which cards are corrected: made from the schema, in words that an owner of the box knows."""

from collections.abc import Iterator
from typing import Final, get_args

from windfall.engine.files.entry_form import Choice, ChoiceInput, EntryForm, FlagInput, ListInput, NumberInput
from windfall.engine.files.form_maker import Condition, Form, FormMaker, Words
from windfall.titles.race.data.checks import FORMS
from windfall.titles.race.data.schema import BonusSpec, CardSpec, Keyword, PhaseName, PowerSpec

_FIELDS: Final = {
    "name": Words("Name", "As printed."),
    "copies": Words("Copies", "How many of them are in the deck; of a world 1."),
    "type": Words("Type"),
    "military": Words("Military", "A military world is conquered: its number stands in a red circle."),
    "cost": Words("Cost", "The number at the top: cards to pay."),
    "defense": Words("Defense", "The number at the top: the Military it takes."),
    "vp": Words("VPs", "The number in the hexagon; 0 if it is a “?”."),
    "kind": Words("Kind", "The color; gray has no goods."),
    "goods": Words("Goods", "A windfall world has its good once, with a halo; a production world makes goods."),
    "keywords": Words("Keywords", "All that are printed in capitals or as emblems."),
    "start_world": Words("Start world", "The number of a start world; all others have none."),
    "preset_hand": Words("First-game hand", "The number of the hand for the first game it is in, if any."),
    "powers": Words("Powers", "From the top: one for each line."),
    "bonus": Words("Scoring", "What a 6-cost development scores. A card counts for the first that fits it."),
    "amount": Words("How much"),
    "discount": Words("Less", "Cards less than its defense."),
    "cards": Words("Cards"),
    "PowerSpec.vp": Words("VPs", "In chips."),
    "PowerSpec.goods": Words("Goods", "How many."),
    "PowerSpec.kind": Words("Of kind", "Only goods or worlds of this kind."),
    "PowerSpec.keyword": Words("Against", "Only for worlds with this keyword."),
    "different": Words("All of different kinds"),
    "up_to": Words("Up to so many", "The rewards come for each."),
    "vp_less": Words("VPs less", "Than there are goods."),
    "here": Words("Only for the good of this world"),
    "trade_powers": Words("With Trade powers"),
    "BonusSpec.vp": Words("VPs"),
    "BonusSpec.per": Words("For each card", "That fits all of this; the card itself counts if it does."),
    "BonusSpec.count": Words("For each"),
    "BonusSpec.every": Words("For every", "So many together bring it once."),
    "SelectorSpec.type": Words("Type"),
    "SelectorSpec.kind": Words("Kind"),
    "SelectorSpec.goods": Words("Goods"),
    "SelectorSpec.military": Words("Military"),
    "SelectorSpec.keyword": Words("Keyword"),
    "SelectorSpec.cost": Words("Cost"),
    "SelectorSpec.power": Words("With a power for"),
    "SelectorSpec.name": Words("The card"),
}
_PHASES: Final = {phase: phase.capitalize() for phase in get_args(PhaseName)}
_VALUES: Final = {
    **_PHASES,
    "novelty": "Novelty",
    "rare": "Rare Elements",
    "genes": "Genes",
    "alien": "Alien Technology",
    "none": "no goods",
    "vp_chips": "VP in chips",
}
_EFFECTS: Final = {
    ("explore", "draw"): Words("Draw more", "Cards to choose from."),
    ("explore", "keep"): Words("Keep more", "Of the cards drawn."),
    ("develop", "draw"): Words("Draw", "At the start of the phase."),
    ("develop", "discount"): Words("Discount", "Developments cost less."),
    ("develop", "after_develop"): Words("Draw for a development", "After placing one."),
    ("settle", "discount"): Words("Discount", "Worlds that you pay for cost less."),
    ("settle", "military"): Words("Military", "May be negative; with a kind or keyword only against such worlds."),
    ("settle", "temporary_military"): Words("Discard for Military", "Discard this card; it lasts for the phase."),
    ("settle", "free_settle"): Words("Discard for a free world", "Discard this card; not for Alien worlds."),
    ("settle", "pay_for_military"): Words("Pay for a military world", "At its defense, less a discount."),
    ("settle", "after_settle"): Words("Draw for a world", "After placing one."),
    ("trade", "price"): Words("Better price", "A good you sell brings more cards."),
    ("consume", "consume"): Words("Consume goods", "Goods for VPs or cards."),
    ("consume", "consume_all"): Words("Consume all goods", "All that are left."),
    ("consume", "discard_hand"): Words("Discard cards for VPs", "From hand."),
    ("consume", "draw"): Words("Draw", "No good is needed."),
    ("consume", "gamble"): Words("Gamble", "Name a number and turn up a card."),
    ("consume", "sell"): Words("Sell a good", "At its price."),
    ("produce", "when_produced_here"): Words("Draw for a good made here"),
    ("produce", "windfall"): Words("Good on a windfall world", "Of one kind, or of any."),
    ("produce", "draw"): Words("Draw", "In any case."),
    ("produce", "per_produced"): Words("Draw for goods made", "For each of a kind."),
    ("produce", "per_kind_produced"): Words("Draw for kinds made", "For each different kind."),
    ("produce", "per_world"): Words("Draw for worlds", "For each of a kind in the tableau."),
    ("produce", "most_produced"): Words(
        "Draw for most goods made", "If you made more of a kind than each other player."
    ),
}
_BONUS_FORMS: Final = (
    Form(Words("VPs for cards", "For each of your cards that fits."), None, {}, ("vp", "per")),
    Form(Words("VPs for a number", "For each, or for every so many."), None, {}, ("vp", "count"), ("every",)),
)
_KEYWORD: Final = ChoiceInput([Choice(keyword, keyword.upper()) for keyword in get_args(Keyword)])
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
    return (maker.entry("card", Words("Card", "Cards"), CardSpec, _ORDER),)


def _power_forms() -> Iterator[Form]:
    """The parameters of each effect are those that the loader knows."""
    for (phase, effect), (needed, allowed) in FORMS.items():
        up_to = NumberInput(1, 99) if effect == "discard_hand" else FlagInput()
        fixed = {"phase": phase, "effect": effect}
        yield Form(_EFFECTS[phase, effect], _PHASES[phase], fixed, needed, allowed, {"up_to": up_to})
