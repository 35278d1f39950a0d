"""The table as text, for a terminal."""

from collections.abc import Sequence

from windfall.engine.agenda import NO_SEAT
from windfall.engine.kinds import KIND_NAMES, KINDS
from windfall.engine.words.phrases import plural
from windfall.titles.newfrontiers.components.tiles import GOALS, NAMES
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_NAMES, CHART, PRODUCE_TILE, RETREAT
from windfall.titles.newfrontiers.rules.scoring import total, total_military
from windfall.titles.newfrontiers.rules.state import NO_GOOD, UNKNOWN_GOAL, Empire, NewFrontiersState
from windfall.titles.newfrontiers.words.text import world_facts


def board(state: NewFrontiersState, names: Sequence[str]) -> str:
    lines = [f"Round {state.round} · VP pool {state.vp_pool} · colonists {state.colonist_supply} · {_goods(state)}"]
    lines.append(f"Priority: {', '.join(names[disk % state.players] for disk in state.track)}")
    lines.append(f"Actions: {_action_tiles(state, names)}")
    if state.offer:
        lines.append(f"Worlds to pick: {', '.join(NAMES[world] for world in state.offer)}")
    lines.append(f"Developments: {_market(state)}")
    if state.goals is not None:
        lines.append(f"Goals: {_goals(state, names)}")
    for seat, empire in enumerate(state.empires):
        lines.extend(_empire(state, empire, seat, names[seat]))
    return "\n".join(lines)


def _goods(state: NewFrontiersState) -> str:
    return "goods " + ", ".join(f"{KIND_NAMES[kind]} {state.goods_supply[kind]}" for kind in KINDS)


def _action_tiles(state: NewFrontiersState, names: Sequence[str]) -> str:
    absent = RETREAT if state.goals is not None else CHART
    parts = []
    for tile, disk in enumerate(state.taken):
        if tile != absent:
            text = ACTION_TILE_NAMES[tile]
            if tile == PRODUCE_TILE and state.produce_credits:
                text += f" (+{state.produce_credits})"
            parts.append(text if disk == NO_SEAT else f"[{text}: {names[disk % state.players]}]")
    return ", ".join(parts)


def _market(state: NewFrontiersState) -> str:
    left = [(face, copies) for face, copies in zip(state.faces, state.market, strict=True) if copies]
    return ", ".join(NAMES[face] + (f" ×{copies}" if copies > 1 else "") for face, copies in left)


def _goals(state: NewFrontiersState, names: Sequence[str]) -> str:
    assert state.goals is not None
    parts = [GOALS[goal].name for goal in state.goals.face_up]
    if state.goals.holder != NO_SEAT:
        hidden = state.goals.face_down
        what = "a goal" if hidden == UNKNOWN_GOAL else GOALS[hidden].name
        parts.append(f"{what} face down with {names[state.goals.holder]}")
    return ", ".join(parts) or "none in play"


def _empire(state: NewFrontiersState, empire: Empire, seat: int, name: str) -> list[str]:
    """One empire: its numbers, then its tiles."""
    numbers = (
        f"{name}: {total(state, seat)} VPs now ({empire.chips} in chips), {plural(empire.credits, 'credit')}, "
        f"{plural(empire.colonists, 'colonist')}, Military {total_military(state, empire)}"
    )
    stockpile = len(empire.stockpiled_goods), len(empire.stockpiled_worlds), empire.stockpiled_credits
    if any(stockpile):
        numbers += ", stockpiled {} goods, {} worlds, {} credits".format(*stockpile)
    colonies = [
        NAMES[colony] if good == NO_GOOD else f"{NAMES[colony]} ({KIND_NAMES[good]} good)"
        for colony, good in zip(empire.colonies, empire.goods, strict=True)
    ]
    lines = [numbers, f"  colonies: {', '.join(colonies) or 'none yet'}"]
    if empire.explored:
        explored = [f"{NAMES[world]} ({world_facts(world)})" for world in empire.explored]
        lines.append(f"  explored: {', '.join(explored)}")
    if empire.developments:
        developed = ", ".join(NAMES[tile] for tile in empire.developments)
        lines.append(f"  developments ({empire.spaces} of 10 spaces): {developed}")
    return lines
