"""The action tiles as components: what everyone does, and the bonus of who selects one."""

from typing import Final

from windfall.engine.title import Component
from windfall.engine.words.face import Face, FacePower
from windfall.engine.words.message import message
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS, ACTION_TILE_NAMES

# What everyone does and the selecting player's bonus, and the type of powers that work in the action.
_ACTIONS: Final[dict[str, tuple[str, str | None]]] = {
    "retreat_into_isolation": ("newfrontiers-action-retreat", None),
    "develop": ("newfrontiers-action-develop", "develop"),
    "explore": ("newfrontiers-action-explore", "explore"),
    "settle": ("newfrontiers-action-settle", "settle"),
    "produce": ("newfrontiers-action-produce", "produce"),
    "trade_consume": ("newfrontiers-action-trade-consume", "trade"),
    "send_diplomatic_envoys": ("newfrontiers-action-envoys", None),
    "chart_galactic_goals": ("newfrontiers-action-chart", None),
}


def action_components() -> list[Component]:
    return [_component(tile, name) for tile, name in zip(ACTION_TILE_IDS, ACTION_TILE_NAMES, strict=True)]


def _component(tile: str, name: str) -> Component:
    words, phase = _ACTIONS[tile]
    text = message(words)
    face = Face("action", powers=(FacePower(phase, text),))
    return Component(tile, name, "action", face, (), text, ("name", "powers"), ())
