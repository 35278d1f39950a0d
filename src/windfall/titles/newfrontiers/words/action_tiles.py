"""The action tiles as components: what everyone does, and the bonus of who selects one."""

from typing import Final

from windfall.engine.title import Component
from windfall.engine.words.face import Face, FacePower
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS, ACTION_TILE_NAMES

# What everyone does, the selecting player's bonus, and the type of powers that work in the action.
_ACTIONS: Final[dict[str, tuple[str, str, str | None]]] = {
    "retreat_into_isolation": ("The others do nothing.", "gain 2 credits.", None),
    "develop": ("Everyone may buy a development.", "you pay 1 credit less.", "develop"),
    "explore": ("Worlds are drawn, and everyone picks one.", "you pick first, and a second one last.", "explore"),
    "settle": ("Everyone settles a world or takes 2 colonists.", "gain 1 colonist first.", "settle"),
    "produce": (
        "Everyone makes a good on each production colony without one.",
        "take the credits on this tile, and make a good on one windfall colony without one.",
        "produce",
    ),
    "trade_consume": (
        "Everyone may sell one good, and then uses their Consume powers.",
        "gain 1 VP.",
        "trade",
    ),
    "send_diplomatic_envoys": (
        "The others do nothing.",
        "gain 1 VP and move to the front of the priority track.",
        None,
    ),
    "chart_galactic_goals": (
        "The others do nothing.",
        "gain 1 credit, move up 1 in priority, draw goals and keep one of them.",
        None,
    ),
}


def action_components() -> list[Component]:
    return [_component(tile, name) for tile, name in zip(ACTION_TILE_IDS, ACTION_TILE_NAMES, strict=True)]


def _component(tile: str, name: str) -> Component:
    everyone, bonus, phase = _ACTIONS[tile]
    text = f"{everyone} Bonus: {bonus}"
    face = Face("action", powers=(FacePower(phase, text),))
    return Component(tile, name, "action", face, {}, text, ("name", "powers"), ())
