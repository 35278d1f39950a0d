"""Winning: what each empire scores, and who wins."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.state import EVERYONE
from windfall.engine.title import Result, best_seats
from windfall.titles.race.components.bonuses import BONUS_FOR, BONUS_PER_CHIPS, HAS_BONUS
from windfall.titles.race.components.cards import VP
from windfall.titles.race.components.totals import GENERAL_MILITARY, total
from windfall.titles.race.rules import events
from windfall.titles.race.rules.state import Empire, RaceState

TABLEAU_END: Final = 12


def score_game(state: RaceState) -> None:
    state.over = True
    points = scores(state)
    winners = winners_of(state, points)
    for seat, score in enumerate(points):
        state.events.append((events.SCORES, EVERYONE, seat, score))
    for seat in winners:
        state.events.append((events.WINS, EVERYONE, seat, len(winners)))


def result(state: RaceState) -> Result:
    points = scores(state)
    breakdown = tuple(score_of(empire) for empire in state.empires)
    return Result(points, winners_of(state, points), breakdown, ended_by(state), state.round)


def winners_of(state: RaceState, points: tuple[int, ...]) -> tuple[int, ...]:
    return best_seats([(points[seat], tie_break(empire)) for seat, empire in enumerate(state.empires)])


def scores(state: RaceState) -> tuple[int, ...]:
    """What everyone would score if the game ended now."""
    return tuple([points_of(empire.tableau, empire.chips) for empire in state.empires])


def ended_by(state: RaceState) -> tuple[str, ...]:
    """The end conditions that are met, checked at the end of a round (RG-7)."""
    full = any(len(empire.tableau) >= TABLEAU_END for empire in state.empires)
    return (("tableau",) if full else ()) + (("vp_pool",) if state.vp_pool == 0 else ())


def tie_break(empire: Empire) -> int:
    """Cards in hand and goods on worlds."""
    return len(empire.hand) + len(empire.goods) - empire.goods.count(NO_CARD)


def score_of(empire: Empire) -> dict[str, int]:
    """VPs by category."""
    return {
        "chips": empire.chips,
        "tableau": total(VP, empire.tableau),
        "bonuses": bonuses_of(empire.tableau, empire.chips),
    }


def points_of(tableau: Sequence[int], chips: int) -> int:
    """What these cards and chips score together."""
    return points_with(tableau, chips, bonuses_of(tableau, chips))


def points_with(tableau: Sequence[int], chips: int, bonuses: int) -> int:
    """The same, with the bonuses of 6-cost developments."""
    return chips + total(VP, tableau) + bonuses


def bonuses_of(tableau: Sequence[int], chips: int) -> int:
    """The bonuses of all 6-cost developments of a tableau."""
    vp = 0
    for card in tableau:
        if HAS_BONUS[card]:
            vp += bonus_of(card, tableau, chips)
    return vp


def bonus_of(development: int, tableau: Sequence[int], chips: int) -> int:
    """What a 6-cost development scores for these cards and chips."""
    vp, every = BONUS_PER_CHIPS[development]
    return vp * (chips // every) + total(BONUS_FOR[development], tableau)


def total_military(empire: Empire) -> int:
    """Neither specialized nor temporary Military counts; it can be negative."""
    return total(GENERAL_MILITARY, empire.tableau)
