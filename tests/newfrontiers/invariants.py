"""What is true of every position of New Frontiers, whoever plays and however: `check(state)` after every move.

The numbers of the box stand here once more, so that a slip in the rules or in the component files is noticed.
"""

from collections import Counter
from typing import Final

from windfall.engine.agenda import NO_SEAT
from windfall.engine.kinds import KINDS, NO_GOODS
from windfall.titles.newfrontiers.components.tiles import (
    ANY_WORLD,
    COLONISTS,
    COMPONENTS,
    DEVELOPMENTS,
    GOALS,
    GOODS,
    HOMES,
    INDEX,
    KIND,
    SPACES,
    WORLDS,
)
from windfall.titles.newfrontiers.rules import agenda
from windfall.titles.newfrontiers.rules.actions import ACTION_COUNT, CHART, RETREAT
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.state import NO_GOOD, UNKNOWN_GOAL, Empire, GoalTable, NewFrontiersState

GOODS_IN_GAME: Final = {False: [19, 17, 13, 11], True: [22, 18, 16, 13]}
PER_PLAYER: Final = 12  # VP chips in the pool, and colonists
COPIES: Final = {2: 1, 3: 2, 4: 2, 5: 3}  # of a small development
STACKS: Final = {False: 24, True: 30}
MOST_SPACES: Final = 12
DEVELOPMENTS_END, COLONIES_END, COLONISTS_END, VP_POOL_END = 1, 2, 4, 8

_RIFT_WORLDS: Final = [world for world, spec in enumerate(COMPONENTS.worlds) if spec.expansion is not None]
_REPLACED: Final = INDEX["galactic_trendsetters"]
WORLDS_IN_GAME: Final = {
    False: [world for world in WORLDS if world not in _RIFT_WORLDS],
    True: [world for world in WORLDS if world != _REPLACED],
}
assert (len(WORLDS_IN_GAME[False]), len(WORLDS_IN_GAME[True])) == (60, 72)
_SMALL: Final = {tile for tile in DEVELOPMENTS if COMPONENTS.developments[tile - DEVELOPMENTS.start].size == "small"}
_MAT: Final = {home: COMPONENTS.homes[home - HOMES.start].mat for home in HOMES}
_GOALS_BY_ITEM: Final[dict[str, int]] = {
    spec.stockpile.item: goal for goal, spec in enumerate(GOALS) if spec.stockpile is not None
}


def check(state: NewFrontiersState) -> None:
    """Fail if anything was lost, made up, or is where it cannot be."""
    _check_supplies(state)
    _check_worlds(state)
    _check_developments(state)
    _check_track(state)
    for empire in state.empires:
        _check_empire(empire)
    _check_stockpiles(state)
    if state.goals is not None:
        _check_goals(state, state.goals)
    _check_question(state)
    if state.asked_question == agenda.ASK_SELECT:
        _check_between_actions(state)


def _check_supplies(state: NewFrontiersState) -> None:
    """Goods, colonists and VP chips are conserved, and nothing is negative."""
    empires = state.empires
    goods = Counter(kind for empire in empires for kind in empire.goods)
    goods.update(kind for empire in empires for kind in empire.stockpiled_goods)
    in_game = [supply + goods[kind] for kind, supply in enumerate(state.goods_supply)]
    assert in_game == GOODS_IN_GAME[state.rift], f"goods are not conserved: {in_game}"
    assert set(goods) <= {*KINDS, NO_GOOD}

    colonists = sum(empire.colonists + sum(COLONISTS[colony] for colony in empire.colonies) for empire in empires)
    assert state.colonist_supply + colonists == PER_PLAYER * state.players, "colonists are not conserved"

    chips = sum(empire.chips for empire in empires)
    assert state.vp_pool + chips - state.reserve_chips == PER_PLAYER * state.players, "VP chips are not conserved"
    assert state.reserve_chips == 0 or state.vp_pool == 0, "chips came from the reserve before the pool was empty"

    table = (state.vp_pool, state.reserve_chips, state.colonist_supply, state.produce_credits, state.step_count)
    assert min(table) >= 0, f"a number of the table is negative: {table}"
    assert min(state.goods_supply) >= 0
    assert min(state.market) >= 0
    for empire in empires:
        numbers = (empire.credits, empire.chips, empire.colonists, empire.spaces, empire.stockpiled_credits)
        assert min(numbers) >= 0, f"a number of an empire is negative: {numbers}"


def _check_worlds(state: NewFrontiersState) -> None:
    """Every world is in exactly one place; the bag has no order."""
    assert state.bag == sorted(state.bag), "the bag is not sorted: its order would be a secret"
    worlds = [*state.bag, *state.offer, *state.drawn, *state.aside]
    # a world a player keeps beside a Xeno world waits while they decide about that one
    worlds += [argument for step, _seat, argument in state.agenda if step == agenda.TAKE_WORLD]
    for empire in state.empires:
        worlds += empire.explored
        worlds += empire.stockpiled_worlds
        worlds += [colony for colony in empire.colonies if colony not in HOMES]
    assert sorted(worlds) == WORLDS_IN_GAME[state.rift], "a world is missing, or there twice"
    mats = [empire.mat for empire in state.empires]
    assert len(set(mats)) == state.players
    assert all(mat <= 8 or state.rift for mat in mats)
    for empire in state.empires:
        own = [home for home in empire.colonies if home in HOMES]
        assert len(own) <= 1
        assert all(_MAT[home] == empire.mat for home in own), "a home colony of another mat"
        assert own == empire.colonies[: len(own)], "the home colony is not the first"


def _check_developments(state: NewFrontiersState) -> None:
    owned = Counter(tile for empire in state.empires for tile in empire.developments)
    assert len(state.faces) == len(set(state.faces)) == len(state.market) == STACKS[state.rift]
    assert set(owned) <= set(state.faces), "a development that is not in this game"
    for face, left in zip(state.faces, state.market, strict=True):
        copies = COPIES[state.players] if face in _SMALL else 1
        assert left + owned[face] == copies, "copies of a development are not conserved"


def _check_track(state: NewFrontiersState) -> None:
    disks = state.players * (2 if state.players == 2 else 1)
    assert sorted(state.track) == list(range(disks)), "the priority track has lost a disk"
    selected = [disk for disk in state.taken if disk != NO_SEAT]
    assert len(set(selected)) == len(selected), "a disk has selected two action tiles"
    assert set(selected) <= set(state.track)
    assert state.taken[RETREAT if state.goals is not None else CHART] == NO_SEAT, "a tile that is not in this game"


def _check_empire(empire: Empire) -> None:
    assert len(set(empire.developments)) == len(empire.developments), "a development twice in an empire"
    assert empire.spaces == sum(SPACES[tile] for tile in empire.developments)
    assert empire.spaces <= MOST_SPACES, "developments cover more than 12 spaces"
    assert len(empire.goods) == len(empire.colonies)
    for colony, good in zip(empire.colonies, empire.goods, strict=True):
        if good != NO_GOOD:
            assert GOODS[colony] != NO_GOODS, "a good on a colony that makes none"
            assert good == KIND[colony] or colony == ANY_WORLD, "a good of the wrong kind"


def _check_stockpiles(state: NewFrontiersState) -> None:
    """At most 6 goods, 4 worlds and 7 credits, and only if the goal was face up."""
    face_up = () if state.goals is None else state.goals.face_up
    for empire in state.empires:
        for item, number, most in (
            ("goods", len(empire.stockpiled_goods), 6),
            ("worlds", len(empire.stockpiled_worlds), 4),
            ("credits", empire.stockpiled_credits, 7),
        ):
            assert number <= most, f"more than {most} {item} stockpiled"
            assert number == 0 or _GOALS_BY_ITEM[item] in face_up, f"{item} stockpiled without the goal for it"


def _check_goals(state: NewFrontiersState, goals: GoalTable) -> None:
    """Every goal is in exactly one place; the records agree with where they are."""
    down = [] if goals.face_down == UNKNOWN_GOAL else [goals.face_down]
    places = [*goals.unseen, *goals.bottom, *goals.drawn, *goals.face_up, *down]
    assert sorted(places) == list(range(8)), "a goal is missing, or there twice"
    assert goals.unseen == sorted(goals.unseen), "the unseen goals are not sorted: their order would be a secret"
    assert (goals.holder != NO_SEAT) == bool(down)
    assert [record[3] for record in goals.records] == [*goals.face_up, *down], "goals are turned up in order"
    for by, fresh, drawn, kept, returned in goals.records:
        assert 0 <= by < state.players
        assert 0 <= fresh <= len(drawn) <= (5 if state.rift else 3)
        assert sorted((kept, *returned)) == sorted(drawn)
        assert list(drawn[:fresh]) == sorted(drawn[:fresh]), "goals drawn together have no order"
    charting = state.asked_question in (agenda.ASK_KEEP_GOAL, agenda.ASK_RETURN_GOAL)
    assert bool(goals.drawn) == charting, "goals are being charted, but nobody is asked about them"
    assert {goals.kept, *goals.returned} <= {UNKNOWN_GOAL, *goals.drawn}
    seen = sum(record[1] for record in goals.records)
    assert len(goals.unseen) + seen <= 8
    assert charting or len(goals.unseen) + seen == 8


def _check_question(state: NewFrontiersState) -> None:
    """One seat is asked, and has a choice; nobody once the game is over."""
    if state.over:
        assert state.seats() == ()
        assert list(state.options(0)) == []
        assert state.agenda == []
        assert state.ending, "the game is over for no reason"
        return
    (seat,) = state.seats()
    assert 0 <= seat < state.players
    assert 0 <= state.question(seat) < len(QUESTION_NAMES)
    options = state.options(seat)
    assert len(set(options)) == len(options), "an option is listed twice"
    assert all(type(action) is int and 0 <= action < ACTION_COUNT for action in options)
    # the number of options is a secret when a goal may be turned up; otherwise one option is no choice
    assert len(options) >= (1 if state.asked_question == agenda.ASK_TURN_UP else 2), "a question without a choice"
    assert state.agenda, "nothing would follow the answer"


def _check_between_actions(state: NewFrontiersState) -> None:
    """When a tile is to be selected, no action is under way."""
    assert (state.offer, state.drawn, state.aside) == ((), (), ())
    assert {step for step, _seat, _argument in state.agenda} <= {agenda.SELECT_TILE, agenda.END_ROUND}
    for empire in state.empires:
        assert empire.colonies, "an empire without a home"
        assert len(empire.colonies) + len(empire.explored) <= 9, "more than nine worlds"
    spaces = max(empire.spaces for empire in state.empires)
    colonies = max(len(empire.colonies) for empire in state.empires)
    assert bool(state.ending & DEVELOPMENTS_END) == (spaces > 10), "ten spaces are covered without an end"
    assert bool(state.ending & COLONIES_END) == (colonies > 7), "more than seven colonies without an end"
    assert bool(state.ending & VP_POOL_END) == (state.vp_pool == 0), "the VP pool is empty without an end"
    assert not state.ending & COLONISTS_END or state.colonist_supply < 5, "an end by colonists, but there are enough"
