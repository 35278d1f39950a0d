"""Winning: what each empire scores, and who wins."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.agenda import Step, push
from windfall.engine.chance import Chance
from windfall.engine.kinds import KIND_IDS, KINDS
from windfall.engine.state import EVERYONE
from windfall.engine.title import Result, best_seats
from windfall.titles.newfrontiers.components.powers import CONSUME, POWERS, POWERS_FOR, SETTLE
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, GOALS, IS_XENO, KIND, RIFT, SPECS, VP, matches
from windfall.titles.newfrontiers.data.schema import BonusSpec, GoalSpec, TileSpec
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.agenda import NAME_KIND, SCORE_GAME
from windfall.titles.newfrontiers.rules.goals import turn_up_for_scoring
from windfall.titles.newfrontiers.rules.military import general_military
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import seen_tiles, working_powers

END_NAMES: Final = {1: "developments", 2: "colonies", 4: "colonists", 8: "vp_pool"}
CATEGORIES: Final = ("chips", "developments", "colonies", "bonuses", "goals", "xeno_penalty")


class Clause:
    """One clause of a "?" bonus, in numbers."""

    __slots__ = ("count", "every", "per", "table", "vp")

    def __init__(self, spec: BonusSpec) -> None:
        self.vp = spec.vp or 0
        self.per = matches(spec.per) if spec.per is not None else None
        self.count = spec.count
        self.every = spec.every or 1
        self.table = spec.table


BONUSES: Final[list[tuple[Clause, ...]]] = [tuple(Clause(clause) for clause in spec.bonus) for spec in SPECS]


def ask_final_kind(state: NewFrontiersState) -> None:
    """The owner of the any-kind world names its kind for scoring, if that makes a difference."""
    turn_up_for_scoring(state)
    for seat, empire in enumerate(state.empires):
        if ANY_WORLD in empire.colonies:
            totals = set()
            for kind in KINDS:
                state.any_kind = kind
                totals.add(total(state, seat))
            if len(totals) > 1:
                push(state, NAME_KIND, seat)


def score_game(state: NewFrontiersState, _seat: int, _about: int, _chance: Chance) -> None:
    state.over = True
    points = scores(state)
    winners = winners_of(state, points)
    for seat, score in enumerate(points):
        state.events.append((events.SCORES, EVERYONE, seat, score))
    for seat in winners:
        state.events.append((events.WINS, EVERYONE, seat, len(winners)))


def result(state: NewFrontiersState) -> Result:
    points = scores(state)
    breakdown = tuple(score(state, seat) for seat in range(state.players))
    ended_by = tuple(name for condition, name in END_NAMES.items() if state.ending & condition)
    return Result(points, winners_of(state, points), breakdown, ended_by, state.round)


def winners_of(state: NewFrontiersState, points: tuple[int, ...]) -> tuple[int, ...]:
    return best_seats([(points[seat], tie_break(empire)) for seat, empire in enumerate(state.empires)])


def tie_break(empire: Empire) -> int:
    """Credits and goods in the empire; stockpiles do not count."""
    return empire.credits + len(empire.goods) - empire.goods.count(NO_GOOD)


def scores(state: NewFrontiersState) -> tuple[int, ...]:
    """What everyone would score if the game ended now; a goal face down does not count yet."""
    return tuple(total(state, seat) for seat in range(state.players))


def total(state: NewFrontiersState, seat: int) -> int:
    empire = state.empires[seat]
    vp = empire.chips + _printed(empire.developments) + _printed(empire.colonies) + _bonuses(state, empire)
    return vp + _goals(state, empire) + _xeno_penalty(state, empire)


def score(state: NewFrontiersState, seat: int) -> dict[str, int]:
    """VPs by category."""
    empire = state.empires[seat]
    parts = {
        "chips": empire.chips,
        "developments": _printed(empire.developments),
        "colonies": _printed(empire.colonies),
        "bonuses": _bonuses(state, empire),
    }
    if state.goals is not None:
        parts["goals"] = _goals(state, empire)
    if state.rift:
        parts["xeno_penalty"] = _xeno_penalty(state, empire)
    return parts


def _printed(tiles: list[int]) -> int:
    vp = 0
    for tile in tiles:
        vp += VP[tile]
    return vp


def _bonuses(state: NewFrontiersState, empire: Empire) -> int:
    vp = 0
    for tile in empire.colonies:
        if BONUSES[tile]:
            vp += bonus_of(state, empire, tile)
    for tile in empire.developments:
        if BONUSES[tile]:
            vp += bonus_of(state, empire, tile)
    return vp


def _goals(state: NewFrontiersState, empire: Empire) -> int:
    vp = 0
    if state.goals is not None:
        for goal in state.goals.face_up:
            vp += goal_score(state, empire, goal)
    return vp


def _xeno_penalty(state: NewFrontiersState, empire: Empire) -> int:
    """Explored worlds score nothing, except that a Xeno world among them costs 1 VP (NF-22)."""
    vp = 0
    if state.rift:
        for world in empire.explored:
            if IS_XENO[world]:
                vp += RIFT.xeno_penalty_vp
    return vp


# "?" bonuses


def bonus_of(state: NewFrontiersState, empire: Empire, tile: int) -> int:
    """A tile scores for at most one clause of a bonus, the first that it matches (NF-18)."""
    vp = 0
    rest = seen_tiles(empire.colonies, empire.developments, state.any_kind)
    for clause in BONUSES[tile]:
        per = clause.per
        if per is not None:
            left = [other for other in rest if not per[other]]
            vp += clause.vp * (len(rest) - len(left))
            rest = left
        else:
            vp += clause_vp(clause, _count(state, empire, clause))
    return vp


def clause_vp(clause: Clause, count: int) -> int:
    """The VPs of a clause that counts something else than tiles."""
    return clause.table[count] if clause.table is not None else clause.vp * (count // clause.every)


def _count(state: NewFrontiersState, empire: Empire, clause: Clause) -> int:
    if clause.count == "military":
        return total_military(state, empire)
    if clause.count == "vp_chips":
        return empire.chips
    return len(kinds_of(empire.colonies, state.any_kind))


def total_military(state: NewFrontiersState, empire: Empire) -> int:
    """Neither specialized nor temporary Military counts."""
    tiles = seen_tiles(empire.colonies, empire.developments, state.any_kind)
    return general_military(working_powers(empire, SETTLE), tiles)


def kinds_of(colonies: Sequence[int], any_kind: int) -> set[int]:
    """The kinds among the colonies; gray is none, and the any-kind world is of the kind its owner named."""
    kinds: set[int] = set()
    for colony in colonies:
        kind = any_kind if colony == ANY_WORLD else KIND[colony]
        if kind in KINDS:
            kinds.add(kind)
    return kinds


# Goals


def goal_score(state: NewFrontiersState, empire: Empire, goal: int) -> int:
    return goal_vp(goal, goal_count(state, empire, GOALS[goal]))


def goal_vp(goal: int, number: int) -> int:
    """A table reads "VP for at least that many"."""
    return max((step.vp for step in GOALS[goal].steps if step.at <= number), default=0)


def goal_count(state: NewFrontiersState, empire: Empire, spec: GoalSpec) -> int:
    what = spec.count.what
    tiles = [SPECS[tile] for tile in empire.colonies + empire.developments]
    if what == "powers":
        return _count_powers(empire, spec)
    if what == "keywords":
        return _categories(tiles, "keywords", [*spec.count.of, *(RIFT.faction_tolerance_adds if state.rift else [])])
    if what == "power_types":
        return _categories(tiles, "power_types", spec.count.of)
    if what == "kinds":
        return len({KIND_IDS[kind] for kind in kinds_of(empire.colonies, state.any_kind)} & set(spec.count.of))
    if what == "stockpiled_goods":
        return len(empire.stockpiled_goods)
    if what == "stockpiled_worlds":
        return len(empire.stockpiled_worlds)
    if what == "stockpiled_credits":
        return empire.stockpiled_credits
    return empire.colonists


def _count_powers(empire: Empire, spec: GoalSpec) -> int:
    """Powers that only modify others count as none."""
    tiles = empire.colonies + empire.developments
    assert spec.count.action == "consume"
    return sum(not POWERS[index].modifier for tile in tiles for index in POWERS_FOR[CONSUME][tile])


def _categories(tiles: list[TileSpec], what: str, of: list[str]) -> int:
    """How many of the categories at least one tile fits."""
    if what == "keywords":
        present = {keyword for tile in tiles for keyword in tile.keywords}
        return len({str(keyword) for keyword in present} & set(of))
    types = {power.action for tile in tiles for power in tile.powers if not power.modifier}
    return len({str(action) for action in types} & set(of))


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (Step(SCORE_GAME, score_game),)
