"""Scoring VPs every round, income, and winning."""

from typing import Final

from windfall.engine.agenda import CLOCKWISE, NO_SEAT, Step, push
from windfall.engine.chance import Chance
from windfall.engine.state import EVERYONE
from windfall.engine.title import Result, best_seats
from windfall.titles.jumpdrive.components.cards import (
    CHANGES_HANDS,
    FLAT,
    FLAT_INCOME,
    FLAT_VP,
    PAIR,
    PER,
    PER_SHARED,
    RULES,
    VARIABLE_INCOME,
    VARIABLE_VP,
    WITH,
    Clause,
)
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.agenda import COLLECT_INCOME, SCORE_ROUND
from windfall.titles.jumpdrive.rules.cost import count, general_military
from windfall.titles.jumpdrive.rules.state import JumpDriveState, table_order

END_VP: Final[int] = RULES.end_vp


def score_round(state: JumpDriveState, _seat: int, _about: int, _chance: Chance) -> None:
    """Cards that change hands do so first; then all players are scored at the same moment."""
    hand_over(state)
    yields = [vp_of(state, seat) for seat in range(state.players)]
    for seat in table_order(state):
        empire = state.empires[seat]
        empire.vp_by_round = (*empire.vp_by_round, yields[seat])
        state.events.append((events.SCORES, EVERYONE, seat, yields[seat], empire.vp))
    if any(empire.vp >= END_VP for empire in state.empires):
        _end_game(state)
    else:
        push(state, COLLECT_INCOME, NO_SEAT)


def hand_over(state: JumpDriveState) -> None:
    for card, owner, heir in handed_over([empire.cards for empire in state.empires]):
        state.events.append((events.HANDS_OVER, EVERYONE, owner, card, heir))


def handed_over(empires: list[list[int]]) -> list[tuple[int, int, int]]:
    """War Propaganda goes to the player with the most military, if that is more than its owner has; among tied others
    to the first one left of the owner. All copies are checked on the military before any moves (JD-7). Tells which
    cards went, from whom, and to whom."""
    movable = [(card, owner) for owner, cards in enumerate(empires) for card in cards if CHANGES_HANDS[card]]
    moves: list[tuple[int, int, int]] = []
    if not movable:
        return moves
    military = [general_military(cards) for cards in empires]
    for card, owner in movable:
        left = CLOCKWISE[len(empires)][owner][1:]
        strongest = max(left, key=lambda seat: military[seat])
        if military[strongest] > military[owner]:
            moves.append((card, owner, strongest))
    for card, owner, heir in moves:
        empires[owner].remove(card)
        empires[heir].append(card)
    return moves


def vp_of(state: JumpDriveState, seat: int) -> int:
    """VPs this empire scores in a round."""
    return _total(state.empires[seat].cards, cards_of_others(state, seat), FLAT_VP, VARIABLE_VP)


def income_of(state: JumpDriveState, seat: int) -> int:
    """Cards this empire draws as income."""
    return _total(state.empires[seat].cards, cards_of_others(state, seat), FLAT_INCOME, VARIABLE_INCOME)


def cards_of_others(state: JumpDriveState, seat: int) -> list[list[int]]:
    others = [empire.cards for empire in state.empires]
    del others[seat]
    return others


def yields_with(cards: list[int], others: list[list[int]]) -> tuple[int, int]:
    """VPs and income each round of an empire with these cards, beside others with those."""
    vp = _total(cards, others, FLAT_VP, VARIABLE_VP)
    return vp, _total(cards, others, FLAT_INCOME, VARIABLE_INCOME)


def _total(cards: list[int], others: list[list[int]], flat: list[int], variable: list[tuple[Clause, ...]]) -> int:
    total = 0
    for card in cards:
        total += flat[card]
        for clause in variable[card]:
            total += _yield(cards, others, clause)
    return total


def yields_of(card: int, cards: list[int], others: list[list[int]]) -> tuple[int, int]:
    """VPs and income each round of one card, by what counts in an empire with these cards beside others."""
    vp, income = FLAT_VP[card], FLAT_INCOME[card]
    for clause in VARIABLE_VP[card]:
        vp += _yield(cards, others, clause)
    for clause in VARIABLE_INCOME[card]:
        income += _yield(cards, others, clause)
    return vp, income


def _yield(cards: list[int], others: list[list[int]], clause: Clause) -> int:
    if clause.kind == FLAT:
        return clause.n
    if clause.kind == PER:
        return clause.n * (count(clause.counts, cards) // clause.each)
    if clause.kind == PAIR:
        return clause.n * min(count(clause.counts, cards), count(clause.second, cards))
    if clause.kind == WITH:
        return clause.n if count(clause.counts, cards) else 0
    own = clause.n * count(clause.counts, cards) if clause.kind == PER_SHARED else 0
    return own + yield_by_others(clause, others)


def yield_by_others(clause: Clause, others: list[list[int]]) -> int:
    """What the empires of others add to a clause that looks at them."""
    counted = [count(clause.counts, cards) for cards in others]
    if clause.kind == PER_SHARED:
        # the best other player: the choice is public and hurts nobody (JD-5)
        return clause.other_n * max(counted)
    return clause.n if any(counted) else 0


def _end_game(state: JumpDriveState) -> None:
    state.over = True
    for seat, empire in enumerate(state.empires):
        state.events.append((events.FINAL_SCORE, EVERYONE, seat, empire.vp))
    winners = winners_of(state)
    for seat in winners:
        state.events.append((events.WINS, EVERYONE, seat, len(winners)))


def winners_of(state: JumpDriveState) -> tuple[int, ...]:
    """Most VPs; ties by cards in hand plus total income, else shared (JD-6)."""
    return best_seats([(empire.vp, tie_break(state, seat)) for seat, empire in enumerate(state.empires)])


def result(state: JumpDriveState) -> Result:
    breakdown = tuple(
        {f"round {number}": vp for number, vp in enumerate(empire.vp_by_round, start=1)} for empire in state.empires
    )
    return Result(scores(state), winners_of(state), breakdown, ("fifty_vp",), state.round)


def scores(state: JumpDriveState) -> tuple[int, ...]:
    """The VPs scored so far."""
    return tuple(empire.vp for empire in state.empires)


def tie_break(state: JumpDriveState, seat: int) -> int:
    return len(state.empires[seat].hand) + income_of(state, seat)


STEPS: Final[tuple[Step[JumpDriveState], ...]] = (Step(SCORE_ROUND, score_round),)
