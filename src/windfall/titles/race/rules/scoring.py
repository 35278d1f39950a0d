"""Winning: what each empire scores, and who wins."""

from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.state import EVERYONE
from windfall.engine.title import Result
from windfall.titles.race.components.cards import MILITARY, POWERS, POWERS_FOR, SETTLE, SPECS, VP, matches
from windfall.titles.race.data.schema import BonusSpec
from windfall.titles.race.rules import events
from windfall.titles.race.rules.state import Empire, RaceState

TABLEAU_END: Final = 12


class Clause:
    """One clause of the bonus of a 6-cost development, in numbers."""

    __slots__ = ("count", "every", "per", "vp")

    def __init__(self, spec: BonusSpec) -> None:
        self.vp = spec.vp
        self.per = matches(spec.per) if spec.per is not None else None
        self.count = spec.count
        self.every = spec.every or 1


BONUSES: Final[list[tuple[Clause, ...]]] = [tuple(Clause(clause) for clause in spec.bonus) for spec in SPECS]


def score_game(state: RaceState) -> None:
    state.over = True
    final = result(state)
    for seat, score in enumerate(final.scores):
        state.events.append((events.SCORES, EVERYONE, seat, score))
    for seat in final.winners:
        state.events.append((events.WINS, EVERYONE, seat, len(final.winners)))


def result(state: RaceState) -> Result:
    breakdown = tuple(score_of(empire) for empire in state.empires)
    scores = tuple(sum(parts.values()) for parts in breakdown)
    ranks = [(points, tie_break(empire)) for points, empire in zip(scores, state.empires, strict=True)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Result(scores, winners, breakdown, ended_by(state), state.round)


def scores(state: RaceState) -> tuple[int, ...]:
    """What everyone would score if the game ended now."""
    return tuple(sum(score_of(empire).values()) for empire in state.empires)


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
        "tableau": sum(VP[card] for card in empire.tableau),
        "bonuses": sum(bonus_of(empire, card) for card in empire.tableau if BONUSES[card]),
    }


def bonus_of(empire: Empire, card: int) -> int:
    """A card scores for the first clause it matches."""
    vp = 0
    rest = empire.tableau
    for clause in BONUSES[card]:
        per = clause.per
        if per is not None:
            vp += clause.vp * sum(per[other] for other in rest)
            rest = [other for other in rest if not per[other]]
        elif clause.count == "military":
            vp += clause.vp * total_military(empire)
        else:
            vp += clause.vp * (empire.chips // clause.every)
    return vp


def total_military(empire: Empire) -> int:
    """Neither specialized nor temporary Military counts; it can be negative."""
    powers = [POWERS[index] for card in empire.tableau for index in POWERS_FOR[SETTLE][card]]
    return sum(power.amount for power in powers if power.effect == MILITARY and power.matches is None)
