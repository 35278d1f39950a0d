"""Setup: the table, the priority track and the empire mats, for a first or a later game (NF-21)."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Choice, Question, Step, ask, push
from windfall.engine.chance import Chance
from windfall.engine.kinds import WINDFALL
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.components.tiles import (
    BASE_MATS,
    BASE_STACKS,
    GOAL_COUNT,
    GOODS,
    GOODS_IN_BOX,
    HOMES,
    HOMES_OF_MAT,
    IN_RIFT,
    IS_SMALL,
    KIND,
    MATS,
    NO_TILE,
    REPLACED_IN_RIFT,
    RIFT,
    STACKS,
    WORLDS,
)
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS
from windfall.titles.newfrontiers.rules.actions import HOME as HOME_ACTION
from windfall.titles.newfrontiers.rules.agenda import ASK_HOME, BEGIN_ROUND, CHOOSE_HOME
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, GoalTable, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import put_good

CHIPS_AND_COLONISTS_PER_PLAYER: Final = 12
START_CREDITS: Final = 3
TWO_LAST_FROM: Final = 4  # players: from so many on the last two in order begin with one credit more
COPIES_OF_SMALL: Final = {2: 1, 3: 2, 4: 2, 5: 3}


def set_up(players: int, first_game: bool, with_goals: bool, rift: bool, chance: Chance) -> NewFrontiersState:
    """The table before the first step of the agenda."""
    state = NewFrontiersState(players, rift)
    state.taken = (NO_SEAT,) * len(ACTION_TILE_IDS)
    _lay_out_developments(state, first_game, chance)
    _fill_supplies(state)
    if with_goals:
        state.goals = GoalTable(list(range(GOAL_COUNT)))
    _deal_mats(state, first_game, chance)
    return state


def _lay_out_developments(state: NewFrontiersState, first_game: bool, chance: Chance) -> None:
    """Later games: flip a coin for each large tile and each stack with two faces."""
    faces = []
    for front, back in STACKS if state.rift else BASE_STACKS:
        flipped = back != NO_TILE and not first_game and chance.below(2) == 1
        faces.append(back if flipped else front)
    state.faces = tuple(faces)
    state.market = [COPIES_OF_SMALL[state.players] if IS_SMALL[face] else 1 for face in faces]


def _fill_supplies(state: NewFrontiersState) -> None:
    state.vp_pool = CHIPS_AND_COLONISTS_PER_PLAYER * state.players
    state.colonist_supply = CHIPS_AND_COLONISTS_PER_PLAYER * state.players
    state.bag = [world for world in WORLDS if state.rift or not IN_RIFT[world]]
    state.goods_supply = list(GOODS_IN_BOX)
    if state.rift:
        state.bag = [world for world in state.bag if world not in REPLACED_IN_RIFT]
        added = RIFT.goods_added
        for kind, number in enumerate((added.novelty, added.rare, added.genes, added.alien)):
            state.goods_supply[kind] += number


def _deal_mats(state: NewFrontiersState, first_game: bool, chance: Chance) -> None:
    """Player order, credits and mats; in later games each player in order chooses a side."""
    players = state.players
    seats = list(range(players))
    order = [chance.draw(seats) for _ in range(players)]
    state.track = (*order, *[seat + players for seat in order]) if players == 2 else tuple(order)
    mats = MATS.copy() if state.rift else BASE_MATS.copy()
    state.empires = [Empire(chance.draw(mats), START_CREDITS) for _ in range(players)]
    state.empires[order[-1]].credits += 1
    if players >= TWO_LAST_FROM:
        state.empires[order[-2]].credits += 1
    push(state, BEGIN_ROUND, NO_SEAT)
    if first_game:
        for seat in order:
            _place_home(state, seat, HOMES_OF_MAT[state.empires[seat].mat][0])
    else:
        for seat in reversed(order):
            push(state, CHOOSE_HOME, seat)


def choose_home(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    ask(state, ASK_HOME, seat)


def home_options(state: NewFrontiersState, seat: int) -> list[int]:
    return [HOME_ACTION + home - HOMES.start for home in HOMES_OF_MAT[state.empires[seat].mat]]


def answer_home(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    _place_home(state, seat, action - HOME_ACTION + HOMES.start)


def _place_home(state: NewFrontiersState, seat: int, home: int) -> None:
    """A home colony holds one colonist, and starts with a good if it has a halo."""
    empire = state.empires[seat]
    empire.colonies.append(home)
    empire.goods.append(NO_GOOD)
    state.colonist_supply -= 1
    state.events.append((events.HOME_CHOSEN, EVERYONE, seat, home))
    if GOODS[home] == WINDFALL and put_good(state, empire, 0, KIND[home]):
        state.events.append((events.WINDFALL_GOOD, EVERYONE, seat, home, KIND[home]))


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (Step(CHOOSE_HOME, choose_home),)
QUESTIONS: Final[tuple[Question[NewFrontiersState], ...]] = (
    Choice(ASK_HOME, "choose_home", home_options, answer_home),
)
