"""Rounds: the priority track, selecting an action tile, the tiles with a bonus only, round end and game end."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Choice, Question, Step, ask, push
from windfall.engine.chance import Chance
from windfall.engine.kinds import NO_KIND
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.rules import develop, events, explore, goals, produce, settle, trade_consume
from windfall.titles.newfrontiers.rules.actions import (
    CHART,
    DEVELOP_TILE,
    ENVOYS,
    ENVOYS_VP,
    EXPLORE_TILE,
    PRODUCE_TILE,
    RETREAT,
    RETREAT_CREDITS,
    SELECT,
    SETTLE_TILE,
    TRADE_TILE,
)
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_SELECT,
    BEGIN_ROUND,
    DO_TILE,
    END_ROUND,
    SCORE_GAME,
    SELECT_TILE,
)
from windfall.titles.newfrontiers.rules.scoring import ask_final_kind
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import gain_credits, gain_vp
from windfall.titles.newfrontiers.rules.track import move_to_front


def begin_round(state: NewFrontiersState, _seat: int, _about: int, _chance: Chance) -> None:
    """Each disk in turn, front to back, will select a tile. Envoys and Chart change only the order of disks that
    have already selected, so the order of this round is settled now (NF-2, NF-4)."""
    state.round += 1
    state.taken = (NO_SEAT,) * len(state.taken)
    state.events.append((events.ROUND, EVERYONE, NO_SEAT, state.round))
    push(state, END_ROUND, NO_SEAT)
    for disk in reversed(state.track):
        push(state, SELECT_TILE, disk)


def select_tile(state: NewFrontiersState, disk: int, _about: int, _chance: Chance) -> None:
    ask(state, ASK_SELECT, disk % state.players, disk)


def select_options(state: NewFrontiersState, _seat: int) -> list[int]:
    absent = RETREAT if state.goals is not None else CHART
    return [SELECT + tile for tile, by in enumerate(state.taken) if by == NO_SEAT and tile != absent]


def answer_select(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    disk = state.asked_about
    tile = action - SELECT
    taken = list(state.taken)
    taken[tile] = disk
    state.taken = tuple(taken)
    state.selector = seat
    state.any_kind = NO_KIND
    state.events.append((events.SELECTS, EVERYONE, seat, tile))
    push(state, DO_TILE, disk, tile)
    goals.offer_turning_up(state)


def do_tile(state: NewFrontiersState, disk: int, tile: int, chance: Chance) -> None:
    seat = disk % state.players
    if tile == RETREAT:
        gain_credits(state, seat, RETREAT_CREDITS)
    elif tile == DEVELOP_TILE:
        develop.begin(state, disk)
    elif tile == EXPLORE_TILE:
        explore.begin(state, disk, chance)
    elif tile == SETTLE_TILE:
        settle.begin(state, disk)
    elif tile == PRODUCE_TILE:
        produce.begin(state, disk)
    elif tile == TRADE_TILE:
        trade_consume.begin(state, disk)
    elif tile == ENVOYS:
        gain_vp(state, seat, ENVOYS_VP)
        move_to_front(state, disk)
    else:
        goals.chart(state, disk, chance)


def end_round(state: NewFrontiersState, _seat: int, _about: int, _chance: Chance) -> None:
    if state.ending:
        push(state, SCORE_GAME, NO_SEAT)
        ask_final_kind(state)
        return
    if state.taken[PRODUCE_TILE] == NO_SEAT:
        state.produce_credits += 1
        state.events.append((events.PRODUCE_TILE_CREDITS, EVERYONE, NO_SEAT, state.produce_credits))
    push(state, BEGIN_ROUND, NO_SEAT)


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (
    Step(BEGIN_ROUND, begin_round),
    Step(SELECT_TILE, select_tile),
    Step(DO_TILE, do_tile, "action tile"),
    Step(END_ROUND, end_round),
)
QUESTIONS: Final[tuple[Question[NewFrontiersState], ...]] = (
    Choice(ASK_SELECT, "select", select_options, answer_select, about="disk"),
)
