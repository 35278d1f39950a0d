"""An observation as named data, for a client that draws it."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from windfall.engine.agenda import NO_QUESTION, NO_SEAT
from windfall.engine.kinds import KIND_IDS, KINDS, NO_KIND
from windfall.engine.words.message import Message
from windfall.engine.words.view import View
from windfall.titles.newfrontiers.components.tiles import GOALS, IDS
from windfall.titles.newfrontiers.reading.goals import known_goals
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS, CHART, ENVOYS, PRODUCE_TILE, RETREAT
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_HOME,
    ASK_KEEP_GOAL,
    ASK_REPLACE_WITH,
    ASK_RETURN_GOAL,
    ASK_SELECT,
    ASK_XENO,
    DO_TILE,
    SCORE_GAME,
    SELECT_TILE,
)
from windfall.titles.newfrontiers.rules.develop import ALL_SPACES
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.scoring import END_NAMES, goal_count, score, total_military
from windfall.titles.newfrontiers.rules.state import (
    NO_GOOD,
    UNKNOWN_GOAL,
    Empire,
    GoalTable,
    NewFrontiersState,
)
from windfall.titles.newfrontiers.rules.supply import COLONIES_TO_END, COLONISTS_TO_GO_ON, MOST_WORLDS, SPACES_TO_END
from windfall.titles.newfrontiers.words.score import END_WORDS


class ActionTileView(Struct, frozen=True):
    """An action tile, and who has taken it this round."""

    id: str
    taken_by: int | None
    credits: int


class StackView(Struct, frozen=True):
    """A stack of developments."""

    id: str
    left: int


class SupplyView(Struct, frozen=True):
    """What is left for all."""

    vp: int
    colonists: int
    goods: dict[str, int]


class FaceDownView(Struct, frozen=True):
    """The goal that a player has put face down; null for those who may not know it."""

    holder: int
    id: str | None


class GoalStepView(Struct, frozen=True):
    """What a goal scores for at least so many of the things that it counts."""

    at: int
    vp: int


class StandingView(Struct, frozen=True):
    """A goal in play that is known: its steps, and how many of the things that it counts each seat has."""

    id: str
    steps: list[GoalStepView]
    counts: list[int]


class GoalsView(Struct, frozen=True):
    """The Galactic Goals."""

    stack: int
    face_up: list[str]
    face_down: FaceDownView | None
    drawn: list[str | None]
    standings: Annotated[list[StandingView], Meta(description="of the goals in play that are known")]


class ColonyView(Struct, frozen=True):
    """A colony, and the kind of the good on it."""

    id: str
    good: str | None


class StockpileView(Struct, frozen=True):
    """What goals have let a player put aside."""

    goods: list[str]
    worlds: list[str]
    credits: int


class EmpireView(Struct, frozen=True):
    """An empire; all of it is public."""

    mat: int
    credits: int
    chips: int
    colonists: int
    military: int
    spaces: int
    colonies: list[ColonyView]
    explored: list[str]
    developments: list[str]
    stockpile: StockpileView
    score: Annotated[dict[str, int], Meta(description="VPs by category")]
    total: int


class LimitsView(Struct, frozen=True):
    """Numbers of the rules."""

    colonies: Annotated[int, Meta(description="an empire with this many ends the game")]
    worlds: Annotated[int, Meta(description="colonies and explored worlds that an empire may have together")]
    spaces: Annotated[int, Meta(description="of a mat; covering more ends the game")]
    all_spaces: Annotated[int, Meta(description="of a mat, with its reddish area")]
    colonists: Annotated[int, Meta(description="so many left after Settle, or fewer, end the game")]


class NewFrontiersView(View, frozen=True):
    """What a seat knows of a game of New Frontiers. Components are named by their ids."""

    rift: bool
    track: Annotated[list[int], Meta(description="the seats of the disks, first priority first")]
    selector: int | None
    action: Annotated[str | None, Meta(description="the action tile whose action is not over yet")]
    question: str | None
    turn: int | None
    about: Annotated[str | None, Meta(description="the world that the question is about")]
    to_select: Annotated[list[int], Meta(description="the seats that still select this round, in order")]
    action_tiles: list[ActionTileView]
    market: list[StackView]
    offer: list[str]
    drawn: list[str]
    bag: int
    supply: SupplyView
    any_kind: str | None
    ending: Annotated[list[str], Meta(description="the end conditions that are met")]
    goals: GoalsView | None
    empires: list[EmpireView]
    last_round: Annotated[list[Message], Meta(description="why this is the last round")]
    limits: LimitsView


_LIMITS: Final = LimitsView(
    colonies=COLONIES_TO_END,
    worlds=MOST_WORLDS,
    spaces=SPACES_TO_END - 1,
    all_spaces=ALL_SPACES,
    colonists=COLONISTS_TO_GO_ON - 1,
)


def view(state: NewFrontiersState) -> NewFrontiersView:
    """Everything that is known, by ids; None stands for what is hidden or not there."""
    return NewFrontiersView(
        round=state.round,
        rift=state.rift,
        track=[disk % state.players for disk in state.track],
        selector=None if state.selector == NO_SEAT else state.selector,
        action=_action_being_done(state),
        question=None if state.asked_question == NO_QUESTION else QUESTION_NAMES[state.asked_question],
        turn=None if state.turn == NO_SEAT else state.turn,
        about=IDS[state.asked_about] if state.asked_question in (ASK_XENO, ASK_REPLACE_WITH) else None,
        to_select=[disk % state.players for step, disk, _ in reversed(state.agenda) if step == SELECT_TILE],
        action_tiles=_action_tiles(state),
        market=[StackView(IDS[face], left) for face, left in zip(state.faces, state.market, strict=True)],
        offer=[IDS[world] for world in state.offer],
        drawn=[IDS[world] for world in state.drawn],
        bag=len(state.bag),
        supply=SupplyView(
            vp=state.vp_pool,
            colonists=state.colonist_supply,
            goods={KIND_IDS[kind]: state.goods_supply[kind] for kind in KINDS},
        ),
        any_kind=None if state.any_kind == NO_KIND else KIND_IDS[state.any_kind],
        ending=[name for condition, name in END_NAMES.items() if state.ending & condition],
        goals=None if state.goals is None else _goals(state, state.goals),
        empires=[_empire(state, seat, empire) for seat, empire in enumerate(state.empires)],
        last_round=[words.last_round for condition, words in END_WORDS.items() if state.ending & condition],
        limits=_LIMITS,
    )


def _action_being_done(state: NewFrontiersState) -> str | None:
    """The action tile whose action is not over yet, if there is one."""
    if state.over or state.asked_question in (NO_QUESTION, ASK_HOME, ASK_SELECT):
        return None
    for step, _, argument in state.agenda:
        if step == SCORE_GAME:
            return None
        if step == DO_TILE:
            return ACTION_TILE_IDS[argument]
    if state.asked_question in (ASK_KEEP_GOAL, ASK_RETURN_GOAL):
        return ACTION_TILE_IDS[CHART]
    # of two tiles that the selecting player has, the later one in priority was selected later
    own = [
        (state.track.index(disk), tile)
        for tile, disk in enumerate(state.taken)
        if disk != NO_SEAT and disk % state.players == state.selector and tile not in (RETREAT, ENVOYS, CHART)
    ]
    return ACTION_TILE_IDS[max(own)[1]] if own else None


def _action_tiles(state: NewFrontiersState) -> list[ActionTileView]:
    absent = RETREAT if state.goals is not None else CHART
    return [
        ActionTileView(
            id=ACTION_TILE_IDS[tile],
            taken_by=None if disk == NO_SEAT else disk % state.players,
            credits=state.produce_credits if tile == PRODUCE_TILE else 0,
        )
        for tile, disk in enumerate(state.taken)
        if tile != absent
    ]


def _goals(state: NewFrontiersState, goals: GoalTable) -> GoalsView:
    face_down = None
    if goals.holder != NO_SEAT:
        known = goals.face_down != UNKNOWN_GOAL
        face_down = FaceDownView(goals.holder, GOALS[goals.face_down].id if known else None)
    return GoalsView(
        stack=len(goals.unseen) + len(goals.bottom),
        face_up=[GOALS[goal].id for goal in goals.face_up],
        face_down=face_down,
        drawn=[None if goal == UNKNOWN_GOAL else GOALS[goal].id for goal in goals.drawn],
        standings=[_standing(state, goal) for goal in known_goals(state)],
    )


def _standing(state: NewFrontiersState, goal: int) -> StandingView:
    spec = GOALS[goal]
    return StandingView(
        id=spec.id,
        steps=[GoalStepView(step.at, step.vp) for step in spec.steps],
        counts=[goal_count(state, empire, spec) for empire in state.empires],
    )


def _empire(state: NewFrontiersState, seat: int, empire: Empire) -> EmpireView:
    parts = score(state, seat)
    return EmpireView(
        mat=empire.mat,
        credits=empire.credits,
        chips=empire.chips,
        colonists=empire.colonists,
        military=total_military(state, empire),
        spaces=empire.spaces,
        colonies=[
            ColonyView(IDS[colony], None if good == NO_GOOD else KIND_IDS[good])
            for colony, good in zip(empire.colonies, empire.goods, strict=True)
        ],
        explored=[IDS[world] for world in empire.explored],
        developments=[IDS[tile] for tile in empire.developments],
        stockpile=StockpileView(
            goods=[KIND_IDS[kind] for kind in empire.stockpiled_goods],
            worlds=[IDS[world] for world in empire.stockpiled_worlds],
            credits=empire.stockpiled_credits,
        ),
        score=parts,
        total=sum(parts.values()),
    )
