"""The action cards as components: what everyone does, and the bonus of who chooses one."""

from windfall.engine.title import Component
from windfall.engine.words.face import Face, FacePower
from windfall.engine.words.message import message
from windfall.titles.race.components.cards import PHASE_IDS, TRADE
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, ACTION_CARD_NAMES, PHASE_OF, TRADE_CARD


def action_components() -> list[Component]:
    return [_component(card) for card in range(len(ACTION_CARD_IDS))]


def _component(card: int) -> Component:
    text = message("race-action-card", action=ACTION_CARD_IDS[card])
    phase = PHASE_IDS[TRADE if card == TRADE_CARD else PHASE_OF[card]]
    face = Face("action", powers=(FacePower(phase, text),))
    return Component(ACTION_CARD_IDS[card], ACTION_CARD_NAMES[card], "action", face, (), text, ("name", "powers"), ())
