"""The action cards as components: what everyone does, and the bonus of who chooses one."""

from typing import Final

from windfall.engine.title import Component
from windfall.engine.words.face import Face, FacePower
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, ACTION_CARD_NAMES

_EXPLORE: Final = "Everyone draws 2 cards and keeps 1."
_CONSUME: Final = "Everyone uses their Consume powers."
# The phase, what everyone does in it, and the bonus of who chose it.
_ACTIONS: Final[dict[str, tuple[str, str, str]]] = {
    "explore_5": ("explore", _EXPLORE, "draw 5 more cards to choose from."),
    "explore_1_1": ("explore", _EXPLORE, "draw 1 more card and keep 1 more."),
    "develop": ("develop", "Everyone may place a development.", "you pay 1 card less."),
    "settle": ("settle", "Everyone may place a world.", "draw a card after placing one."),
    "trade": ("trade", _CONSUME, "sell a good first, with your Trade powers."),
    "consume_2x": ("consume", _CONSUME, "you get double VPs for goods."),
    "produce": (
        "produce",
        "Everyone produces a good on each production world without one.",
        "produce on one windfall world too.",
    ),
}


def action_components() -> list[Component]:
    return [_component(card, name) for card, name in zip(ACTION_CARD_IDS, ACTION_CARD_NAMES, strict=True)]


def _component(card: str, name: str) -> Component:
    phase, everyone, bonus = _ACTIONS[card]
    text = f"{everyone} Bonus: {bonus}"
    face = Face("action", powers=(FacePower(phase, text),))
    return Component(card, name, "action", face, {}, text, ("name", "powers"), ())
