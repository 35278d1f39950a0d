"""The table as text, for a terminal: here messages are put into words."""

from collections.abc import Sequence

from windfall.engine.agenda import NO_SEAT
from windfall.engine.kinds import KIND_IDS, KINDS
from windfall.engine.words.message import Argument, Message, Seat, message, several
from windfall.titles.newfrontiers.rules.actions import CHART, PRODUCE_TILE, RETREAT
from windfall.titles.newfrontiers.rules.scoring import total, total_military
from windfall.titles.newfrontiers.rules.state import NO_GOOD, UNKNOWN_GOAL, Empire, GoalTable, NewFrontiersState
from windfall.titles.newfrontiers.words.names import ACTION_TILES, GOAL_TILES, TILES
from windfall.titles.newfrontiers.words.text import world_facts


def board(state: NewFrontiersState, names: Sequence[str]) -> str:
    return "\n".join(line.said(names) for line in _lines(state))


def _lines(state: NewFrontiersState) -> list[Message]:
    track = several([Seat(disk % state.players) for disk in state.track], "plain")
    lines = [
        _supply(state),
        message("newfrontiers-board-priority", players=track),
        message("newfrontiers-board-actions", tiles=_action_tiles(state)),
    ]
    if state.offer:
        offer = several([TILES[world] for world in state.offer], "plain")
        lines.append(message("newfrontiers-board-offer", worlds=offer))
    lines.append(message("newfrontiers-board-market", tiles=_market(state)))
    if state.goals is not None:
        lines.append(message("newfrontiers-board-goals", goals=_goals(state.goals)))
    for seat, empire in enumerate(state.empires):
        lines.extend(_empire(state, empire, seat))
    return lines


def _supply(state: NewFrontiersState) -> Message:
    goods = [
        message("newfrontiers-board-goods-left", kind=KIND_IDS[kind], number=state.goods_supply[kind]) for kind in KINDS
    ]
    return message(
        "newfrontiers-board-supply",
        round=state.round,
        vp=state.vp_pool,
        colonists=state.colonist_supply,
        goods=several(goods, "plain"),
    )


def _action_tiles(state: NewFrontiersState) -> Argument:
    absent = RETREAT if state.goals is not None else CHART
    parts: list[Argument] = []
    for tile, disk in enumerate(state.taken):
        if tile != absent:
            named: Argument = ACTION_TILES[tile]
            if tile == PRODUCE_TILE and state.produce_credits:
                named = message("newfrontiers-board-produce", action=named, credits=state.produce_credits)
            taken_by = Seat(disk % state.players)
            parts.append(
                named if disk == NO_SEAT else message("newfrontiers-board-taken", action=named, player=taken_by)
            )
    return several(parts, "plain")


def _market(state: NewFrontiersState) -> Argument:
    left = [(face, copies) for face, copies in zip(state.faces, state.market, strict=True) if copies]
    return several(
        [
            message("newfrontiers-board-copies", tile=TILES[face], copies=copies) if copies > 1 else TILES[face]
            for face, copies in left
        ],
        "plain",
    )


def _goals(goals: GoalTable) -> Argument:
    parts: list[Argument] = [GOAL_TILES[goal] for goal in goals.face_up]
    if goals.holder != NO_SEAT:
        holder = Seat(goals.holder)
        if goals.face_down == UNKNOWN_GOAL:
            parts.append(message("newfrontiers-board-hidden-goal", player=holder))
        else:
            parts.append(message("newfrontiers-board-own-goal", goal=GOAL_TILES[goals.face_down], player=holder))
    return several(parts, "plain") if parts else message("newfrontiers-board-no-goals")


def _empire(state: NewFrontiersState, empire: Empire, seat: int) -> list[Message]:
    """One empire: its numbers, then its tiles."""
    lines = [_numbers(state, empire, seat), message("newfrontiers-board-colonies", colonies=_colonies(empire))]
    if empire.explored:
        explored = [
            message("newfrontiers-board-explored-world", world=TILES[world], takes=world_facts(world))
            for world in empire.explored
        ]
        lines.append(message("newfrontiers-board-explored", worlds=several(explored, "plain")))
    if empire.developments:
        developed = several([TILES[tile] for tile in empire.developments], "plain")
        lines.append(message("newfrontiers-board-developments", spaces=empire.spaces, tiles=developed))
    return lines


def _numbers(state: NewFrontiersState, empire: Empire, seat: int) -> Message:
    numbers = message(
        "newfrontiers-board-empire",
        player=Seat(seat),
        total=total(state, seat),
        chips=empire.chips,
        credits=empire.credits,
        colonists=empire.colonists,
        military=total_military(state, empire),
    )
    goods, worlds = len(empire.stockpiled_goods), len(empire.stockpiled_worlds)
    put_aside = empire.stockpiled_credits
    if not (goods or worlds or put_aside):
        return numbers
    return message("newfrontiers-board-stockpiled", empire=numbers, goods=goods, worlds=worlds, credits=put_aside)


def _colonies(empire: Empire) -> Argument:
    colonies = [
        TILES[colony]
        if good == NO_GOOD
        else message("newfrontiers-board-colony-with-good", colony=TILES[colony], kind=KIND_IDS[good])
        for colony, good in zip(empire.colonies, empire.goods, strict=True)
    ]
    return several(colonies, "plain") if colonies else message("newfrontiers-board-no-colonies")
